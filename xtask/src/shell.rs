//! Runs programs from the root of the checkout.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The root of the checkout.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies one folder below the root")
}

/// Cargo's target folder.
pub(crate) fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A command that runs in the root; single spaces separate its words.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split(' ');
    let mut command = Command::new(words.next().expect("split yields at least one word"));
    command.args(words).current_dir(root());
    command
}

/// Prints and runs a command, and fails if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    eprintln!("+ {line}");
    let status = command.status().with_context(|| format!("cannot run `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed");
    }
    Ok(())
}

/// Like [`run`], and also passes every printed line to `each`.
pub(crate) fn run_and_read(command: &mut Command, mut each: impl FnMut(&str)) -> Result<()> {
    let line = shown(command);
    eprintln!("+ {line}");
    let (reader, writer) = std::io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.stdin(Stdio::null()).spawn().with_context(|| format!("cannot run `{line}`"))?;
    // `command` still holds the pipe's write ends; drop them, or the loop below would never end.
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

/// The standard output of a program.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot run `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` failed");
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program of this name is on the path.
pub(crate) fn exists(program: &str) -> bool {
    find(program).is_some()
}

/// Finds a program on the path.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(program)).find(|place| place.is_file())
}

/// The command line, shortened if it is long.
fn shown(command: &Command) -> String {
    const MOST: usize = 12;
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    let more = words.len().saturating_sub(MOST);
    let line = words[..words.len() - more].join(" ");
    if more > 0 { format!("{line} … ({more} more)") } else { line }
}
