//! Everything that runs in Chromium: the stories of `e2e/`, screenshots and figures.

use std::process::Command;

use anyhow::Result;

use crate::shell::{command, root, run, target_dir};

/// Builds the page and a server, and runs one of the scripts of `e2e/`.
pub(crate) fn script(name: &str, args: &[String]) -> Result<()> {
    run(prepare()?.arg(name).args(args))
}

/// The command for the stories, which print in the form of TAP.
pub(crate) fn stories() -> Result<Command> {
    let mut node = prepare()?;
    node.args(["--test", "--test-reporter=tap", "--test-concurrency=2", "stories/"]);
    Ok(node)
}

/// A node that finds the program to test; its server shows the page in `dist/`.
fn prepare() -> Result<Command> {
    crate::machine::browser()?;
    crate::web::build(&[])?;
    run(&mut command("cargo build -p tubewright"))?;
    let mut node = Command::new("node");
    node.current_dir(root().join("e2e"))
        .env("TUBEWRIGHT", target_dir().join("debug/tubewright"))
        .env("SCREENSHOTS", root().join("screenshots"));
    Ok(node)
}
