//! `cargo xtask puzzles`: do the puzzles that ship with the page hold?

use anyhow::Result;

use crate::shell::{command, run};

/// Where they lie.
const FILE: &str = "crates/web/static/versioned/puzzles.txt";

/// Holds each of them to a higher budget than it was made with; what does not hold is named.
pub(crate) fn verify() -> Result<()> {
    let example = "cargo run --quiet --release -p tubewright-lab --example puzzles verify";
    run(command(example).arg(FILE))
}
