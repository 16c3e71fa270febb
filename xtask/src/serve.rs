//! `cargo xtask serve`: builds the page and the server, then becomes the server.

use std::os::unix::process::CommandExt;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{command, root, run, target_dir};

/// Builds everything and replaces this process with `tubewright serve`, so that signals reach the server itself.
pub(crate) fn serve(args: &[String]) -> Result<()> {
    crate::web::build(&[])?;
    run(&mut command("cargo build --release -p tubewright"))?;
    let binary = target_dir().join("release/tubewright");
    let error = Command::new(&binary).arg("serve").args(args).current_dir(root()).exec();
    Err(error).with_context(|| format!("cannot start {}", binary.display()))
}
