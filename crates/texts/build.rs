//! Lists the files of `locales/` for `Texts::embedded`, so that a new file or folder there needs no line of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&locales)?.into_iter().filter(|path| path.is_dir()) {
        let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        list += &format!("    ({code:?}, &[\n");
        for file in sorted(&folder)?.into_iter().filter(|file| file.extension().is_some_and(|it| it == "ftl"))
        {
            list += &format!("        include_str!({file:?}),\n");
        }
        list += "    ]),\n";
    }
    list += "]\n";
    let out = env::var_os("OUT_DIR").expect("cargo names a folder for what it builds");
    fs::write(Path::new(&out).join("embedded.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
