//! Runs programs from the root of the checkout.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The root of the checkout.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies one folder below the root")
}

/// Where cargo puts what it builds.
pub(crate) fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A command that starts at the root; its words are separated by single spaces.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split(' ');
    let mut command = Command::new(words.next().expect("split yields at least one word"));
    command.args(words).current_dir(root());
    command
}

/// Says what is run, runs it, and fails when it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    eprintln!("+ {line}");
    let status = command.status().with_context(|| format!("cannot run `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Like [`run`], but hands every line that the program prints to `each` as well.
pub(crate) fn run_and_read(command: &mut Command, mut each: impl FnMut(&str)) -> Result<()> {
    let line = shown(command);
    eprintln!("+ {line}");
    let (reader, writer) = std::io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.stdin(Stdio::null()).spawn().with_context(|| format!("cannot run `{line}`"))?;
    // The command still holds the pipe's writing ends: without this the reading below would never end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    for text in BufReader::new(reader).split(b'\n') {
        let text = String::from_utf8_lossy(&text?).into_owned();
        eprintln!("{text}");
        each(&text);
    }
    if !child.wait()?.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// What a program prints on its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot run `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` failed");
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program of this name can be started.
pub(crate) fn exists(program: &str) -> bool {
    find(program).is_some()
}

/// The program of this name that would be started.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(program)).find(|place| place.is_file())
}

/// A command as a person would type it; of a long list of files the first will do.
fn shown(command: &Command) -> String {
    const MOST: usize = 12;
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    let more = words.len().saturating_sub(MOST);
    let line = words[..words.len() - more].join(" ");
    if more > 0 { format!("{line} … ({more} more)") } else { line }
}
