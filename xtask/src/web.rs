//! `cargo xtask web`: the page as files in `dist/`, ready to be embedded by the server.
//!
//! All that belongs to one version of the page lies in `build/HASH/`, so that it can be cached for ever and never
//! mixes with another version; the few files of fixed names beside it point there.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tubewright_texts::{Language, Texts, completed, t};

use crate::machine;
use crate::shell::{command, root, run, target_dir};

const TARGET: &str = "wasm32-unknown-unknown";

/// Programs of the page that are compiled together.
struct Programs {
    package: &'static str,
    /// What their files are called; their binaries have `tubewright-` before it.
    names: &'static [&'static str],
    /// How they are compiled for visitors.
    profile: &'static str,
}

/// The page is as small as can be, without tables and with them; what thinks for it, and is loaded when it is first
/// asked, is fast.
const PROGRAMS: [Programs; 2] = [
    Programs { package: "tubewright-web", names: &["app", "tables"], profile: "web" },
    Programs { package: "tubewright-thinker", names: &["thinker"], profile: "release" },
];

/// What the page begins with, and the same for the program with tables.
const PAGES: [(&str, &str); 2] = [("index.html", "app"), ("tables.html", "tables")];

/// The texts that the page reads, by the ending of the file that it fetches: what a game needs, and what it fetches
/// only for the pages that explain things. Other files of a language are for other faces.
const TEXTS: [(&str, &[&str]); 3] = [
    ("", &["web.ftl", "names.ftl", "game.ftl", "home.ftl", "settings.ftl"]),
    ("-guide", &["how-to-play.ftl", "rules.ftl", "about.ftl"]),
    ("-tables", &["tables.ftl"]),
];

/// The style sheets that the page has as one, in this order: each file is a request that delays the first paint.
const STYLES: [&str; 4] = ["theme.css", "map.css", "style.css", "pages.css"];
/// Those that nothing asks for by themselves; pictures of a sheet are made with the others.
const STYLES_OF_PAGES: [&str; 2] = ["style.css", "pages.css"];

/// The champion's value function, which the page fetches when one has to think, or a hint is asked for.
const NET: &str = "crates/bots/src/value/london.net";

/// What grows smaller by compression; pictures are compressed already.
const COMPRESSED: [&str; 8] = ["css", "ftl", "html", "js", "net", "svg", "wasm", "webmanifest"];

/// Contents by path.
type Files = BTreeMap<String, Vec<u8>>;

/// Builds the page.
pub(crate) fn build(args: &[String]) -> Result<()> {
    let dev = args.iter().any(|arg| arg == "--dev");
    machine::target(TARGET)?;
    let mut versioned = Files::new();
    for programs in PROGRAMS {
        versioned.extend(compile(&programs, if dev { "dev" } else { programs.profile })?);
    }
    let statics = root().join("crates/web/static");
    versioned.extend(read_all(&statics.join("versioned"))?);
    let style = STYLES.map(|name| versioned.get(name).with_context(|| format!("{name} is missing")).cloned());
    let style: Vec<Vec<u8>> = style.into_iter().collect::<Result<_>>()?;
    versioned.insert("page.css".to_owned(), style.concat());
    versioned.retain(|name, _| !STYLES_OF_PAGES.contains(&name.as_str()));
    versioned.insert("london.net".to_owned(), fs::read(root().join(NET))?);
    let mut fixed = read_all(&statics)?;
    fixed.retain(|path, _| !path.starts_with("versioned/"));
    let manifest = fixed.get_mut("manifest.webmanifest").context("the manifest is missing")?;
    versioned.extend(texts(manifest)?);
    *manifest = described(manifest, Language::English)?;

    let page = fixed.get(PAGES[0].0).context("the page is missing")?.clone();
    fixed.insert(PAGES[1].0.to_owned(), page);

    let version = version(&[&versioned, &fixed]);
    let build = format!("build/{version}");
    let mut dist: Files =
        versioned.into_iter().map(|(path, bytes)| (format!("{build}/{path}"), bytes)).collect();
    dist.extend(fixed);
    fill_in(&mut dist, &version)?;
    write(&dist)
}

/// The glue code and the WASM of programs: `app.js` and `app_bg.wasm`.
fn compile(programs: &Programs, profile: &str) -> Result<Files> {
    let package = programs.package;
    run(&mut command(&format!("cargo build --profile {profile} --target {TARGET} -p {package} --bins")))?;
    let folder = if profile == "dev" { "debug" } else { profile };
    let built = target_dir().join(TARGET).join(folder);
    let out = target_dir().join("xtask-web");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    for name in programs.names {
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(built.join(format!("tubewright-{name}.wasm")))
            .out_name(name)
            .web(true)?
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            // The library leaves the path out by default, unlike the command of the same name; `init()` needs it.
            .omit_default_module_path(false)
            .generate(&out)
            .with_context(|| format!("wasm-bindgen of {name}"))?;
    }
    read_all(&out)
}

/// Three files a language: `locales/en.ftl` is all that a game in English needs, `locales/en-guide.ftl` explains it, and
/// `locales/en.webmanifest` describes the app to whoever installs it.
fn texts(manifest: &[u8]) -> Result<Files> {
    let mut files = Files::new();
    for language in Language::ALL {
        for (ending, names) in TEXTS {
            let mut text = String::new();
            for name in names {
                let read = |language: Language| {
                    let path = root().join("locales").join(language.code()).join(name);
                    fs::read_to_string(&path).with_context(|| path.display().to_string())
                };
                // A translation that is under way has English where it has nothing yet.
                let own = if language == Language::English {
                    String::new()
                } else {
                    read(language).unwrap_or_default()
                };
                text += &completed(&own, &read(Language::English)?);
                text.push('\n');
            }
            files.insert(format!("locales/{language}{ending}.ftl"), text.into_bytes());
        }
        files.insert(format!("locales/{language}.webmanifest"), described(manifest, language)?);
    }
    Ok(files)
}

/// The manifest of the app in a language.
fn described(manifest: &[u8], language: Language) -> Result<Vec<u8>> {
    let texts = Texts::embedded(language);
    let text = std::str::from_utf8(manifest)?.replace("%LANG%", language.code());
    Ok(text.replace("%DESCRIPTION%", &t!(texts, "meta-description")).into_bytes())
}

/// Tells the page and its service worker which version they are, and which files belong to it.
fn fill_in(dist: &mut Files, version: &str) -> Result<()> {
    let pages = PAGES.map(|(name, _)| name);
    let kept = dist
        .keys()
        .filter(|path| *path != "sw.js" && *path != "robots.txt" && !pages.contains(&path.as_str()))
        // Of these the page keeps what its visitor can read.
        .filter(|path| !path.contains("/locales/"));
    let (tables, all): (Vec<&String>, Vec<&String>) = kept.partition(|path| path.contains("/tables"));
    let list = |paths: &[&String]| {
        let quoted: Vec<String> = paths.iter().map(|path| format!("\"/{path}\"")).collect();
        quoted.join(", ")
    };
    let (tables, all) = (list(&tables), list(&all));
    let english = Texts::embedded(Language::English);
    // Without a program nobody chooses a language, so it is said in all.
    let no_script = Language::ALL.map(|language| {
        format!("<p lang=\"{language}\">{}</p>", t!(Texts::embedded(language), "boot-no-script"))
    });
    let no_script = no_script.concat();
    for (name, program) in PAGES.into_iter().chain([("sw.js", "")]) {
        let bytes = dist.get_mut(name).with_context(|| format!("{name} is missing"))?;
        let text = String::from_utf8(std::mem::take(bytes))?;
        let text = text
            .replace("%BUILD%", &format!("/build/{version}"))
            .replace("%VERSION%", version)
            .replace("%PROGRAM%", program)
            .replace("%LANGUAGES%", &Language::ALL.map(Language::code).join(" "))
            .replace("%DESCRIPTION%", &t!(english, "meta-description"))
            .replace("%LOADING%", &t!(english, "boot-loading"))
            .replace("%FAILED%", &t!(english, "boot-failed"))
            .replace("%NO-SCRIPT%", &no_script)
            .replace("\"%FILES%\"", &all)
            .replace("\"%TABLES%\"", &tables);
        *bytes = text.into_bytes();
    }
    Ok(())
}

fn version(files: &[&Files]) -> String {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Makes `dist/` hold exactly these files, touching only what differs: the server that embeds them is then
/// rebuilt only when the page has changed.
fn write(files: &Files) -> Result<()> {
    let dist = root().join("dist");
    let mut kept = Vec::new();
    let mut written = 0;
    let mut wire = 0;
    for (name, bytes) in files {
        let path = dist.join(name);
        let compressed = COMPRESSED.iter().any(|ending| name.ends_with(ending));
        let brotli = beside(&path, "br");
        let gzip = beside(&path, "gz");
        let current = fs::read(&path).is_ok_and(|old| old == *bytes);
        if !current || compressed && !(brotli.exists() && gzip.exists()) {
            fs::create_dir_all(path.parent().expect("a file lies in a folder"))?;
            fs::write(&path, bytes)?;
            if compressed {
                fs::write(&brotli, brotlied(bytes)?)?;
                fs::write(&gzip, gzipped(bytes)?)?;
            }
            written += 1;
        }
        kept.push(path);
        if compressed {
            let later = [
                ".ftl",
                ".net",
                ".webmanifest",
                "/map.css",
                "/theme.css",
                "tables.js",
                "tables_bg.wasm",
                "thinker.js",
                "thinker_bg.wasm",
                "worker.js",
            ];
            if name.starts_with("build/") && !later.iter().any(|later| name.ends_with(later)) {
                wire += fs::metadata(&brotli)?.len();
            }
            kept.extend([brotli, gzip]);
        }
    }
    remove_others(&dist, &kept)?;
    eprintln!(
        "dist/: {} files, {written} written; code and style of the page are {wire} bytes over the wire",
        files.len()
    );
    Ok(())
}

fn remove_others(dir: &Path, kept: &[PathBuf]) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
            if fs::read_dir(&path)?.next().is_none() {
                fs::remove_dir(&path)?;
            }
        } else if !kept.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

fn brotlied(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

fn gzipped(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Every file below a folder, by its path relative to it.
fn read_all(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
                files.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(files)
}
