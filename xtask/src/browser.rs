//! Everything that runs in Chromium: the stories of `e2e/`, screenshots and figures.

use std::fs;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::shell::{command, root, run, target_dir};

/// Builds the page and a server, and makes pictures of the pages.
pub(crate) fn screenshots(args: &[String]) -> Result<()> {
    run(prepare("debug")?.arg("screenshots.mjs").args(args))
}

/// Builds the page and a server, and paints the pictures that are kept with the source.
pub(crate) fn pictures(args: &[String]) -> Result<()> {
    run(prepare("debug")?.arg("pictures.mjs").args(args))
}

/// Builds the page and the server as visitors have them, and measures.
pub(crate) fn figures(args: &[String]) -> Result<()> {
    run(prepare("release")?.arg("figures.mjs").args(args))
}

/// The command for the stories, which print in the form of TAP.
pub(crate) fn stories() -> Result<Command> {
    let mut node = prepare("debug")?;
    node.args(["--test", "--test-reporter=tap", "--test-concurrency=2"]).args(story_files()?);
    Ok(node)
}

/// Every file of stories, from `e2e/`. They are named one by one: what a folder or a pattern means to node's runner
/// differs between 20 and later.
fn story_files() -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("e2e/stories"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") {
            files.push(format!("stories/{name}"));
        }
    }
    files.sort();
    ensure!(!files.is_empty(), "there are no stories in e2e/stories");
    Ok(files)
}

/// A node that finds the program to test; its server shows the page in `dist/`.
fn prepare(profile: &str) -> Result<Command> {
    let chromium = crate::machine::browser()?;
    crate::web::build(&[])?;
    // With a test beside it the program is built of the same libraries as for the tests, and none is compiled twice.
    let build = match profile {
        "release" => "cargo build --release -p tubewright",
        _ => "cargo build --workspace --bin tubewright --test questions",
    };
    run(&mut command(build))?;
    let mut node = Command::new("node");
    node.current_dir(root().join("e2e"))
        .env("CHROMIUM", chromium)
        .env("TUBEWRIGHT", target_dir().join(profile).join("tubewright"))
        .env("SCREENSHOTS", root().join("screenshots"));
    Ok(node)
}
