//! `cargo xtask serve`: the page and the server built, then the server in the place of this process.

use std::os::unix::process::CommandExt;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{command, root, run, target_dir};

/// Builds everything and becomes `tubewright serve`, so that a signal reaches the server itself.
pub(crate) fn serve(args: &[String]) -> Result<()> {
    crate::web::build(&[])?;
    run(&mut command("cargo build --release -p tubewright"))?;
    let binary = target_dir().join("release/tubewright");
    let error = Command::new(&binary).arg("serve").args(args).current_dir(root()).exec();
    Err(error).with_context(|| format!("cannot start {}", binary.display()))
}
