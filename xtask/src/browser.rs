//! What runs in Chromium: stories, screenshots and figures, all in `e2e/`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::machine;
use crate::shell::{command, root, run, target_dir};

/// Takes screenshots of the pages.
pub(crate) fn screenshots(args: &[String]) -> Result<()> {
    run(prepare("debug")?.arg("screenshots.mjs").args(args))
}

/// Repaints the pictures kept in the repository.
pub(crate) fn pictures(args: &[String]) -> Result<()> {
    run(prepare("debug")?.arg("pictures.mjs").args(args))
}

/// Measures release builds of the page and the server.
pub(crate) fn figures(args: &[String]) -> Result<()> {
    run(prepare("release")?.arg("figures.mjs").args(args))
}

/// The command for the stories: all, or only those of the files named in `chosen` and with one of its other entries in
/// their title. It prints TAP.
pub(crate) fn stories(chosen: &[String]) -> Result<Command> {
    let all = story_files()?;
    let (named, titles): (Vec<&String>, Vec<&String>) = chosen.iter().partition(|name| all.contains(name));
    let mut files = if named.is_empty() { all.iter().collect() } else { named };
    if !titles.is_empty() {
        let found = files.iter().copied().filter(|file| mentions(file, &titles)).collect::<Vec<_>>();
        // A title may be composed of parts, so that no file has it as it is; then all of them are asked.
        files = if found.is_empty() { files } else { found };
    }
    let mut node = prepare("debug")?;
    node.args(["--test", "--test-reporter=tap", "--test-concurrency=2"]);
    node.args(titles.iter().map(|title| format!("--test-name-pattern={}", escaped(title))));
    // Named one by one: what a folder or a pattern means to node's runner differs between versions.
    node.args(files.iter().map(|name| format!("stories/{name}.test.mjs")));
    Ok(node)
}

fn story_file(name: &str) -> PathBuf {
    root().join("e2e/stories").join(format!("{name}.test.mjs"))
}

fn mentions(file: &str, titles: &[&String]) -> bool {
    fs::read_to_string(story_file(file)).is_ok_and(|text| titles.iter().any(|title| text.contains(*title)))
}

/// A regular expression of JavaScript that matches just this text.
fn escaped(text: &str) -> String {
    text.chars().flat_map(|c| c.is_ascii_punctuation().then_some('\\').into_iter().chain([c])).collect()
}

/// The names of all story files, without their ending.
fn story_files() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("e2e/stories"))? {
        let file = entry?.file_name().to_string_lossy().into_owned();
        names.extend(file.strip_suffix(".test.mjs").map(str::to_owned));
    }
    names.sort();
    ensure!(!names.is_empty(), "there are no stories in e2e/stories");
    Ok(names)
}

/// Builds the page and the binary under test, and returns a node command that finds both.
fn prepare(profile: &str) -> Result<Command> {
    let (chromium, node) = (machine::browser()?, machine::node()?);
    machine::e2e_packages()?;
    crate::web::build(&[])?;
    // Built beside a test, the binary shares the features of the tests' dependencies, and nothing is compiled twice.
    let build = match profile {
        "release" => "cargo build --release -p tubewright",
        _ => "cargo build --workspace --bin tubewright --test questions",
    };
    run(&mut command(build))?;
    let mut node = Command::new(node);
    node.current_dir(root().join("e2e"))
        .env("CHROMIUM", chromium)
        .env("TUBEWRIGHT", target_dir().join(profile).join("tubewright"))
        .env("SCREENSHOTS", root().join("screenshots"));
    Ok(node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_taken_literally() {
        assert_eq!(escaped("2 ways (to c8)"), r"2 ways \(to c8\)");
    }
}
