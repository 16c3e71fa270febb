//! `cargo xtask thinking`: compares the search's speed natively and as WASM.

use anyhow::{Context, Result, ensure};

use crate::shell::{command, output};
use crate::test::in_node;

/// Measures release builds, and fails if WASM takes more than twice as long.
pub(crate) fn compare(args: &[String]) -> Result<()> {
    const SPEED: &str = "cargo run --quiet --release -p tubewright-lab --example speed";
    ensure!(args.is_empty(), "`cargo xtask thinking` takes no arguments");
    let native = millis(&output(&mut command(SPEED))?)?;
    let wasm = millis(&output(&mut in_node(SPEED)?)?)?;
    println!("a decision of 20,000 nodes, base game and both modules in turn, each the least of eight");
    println!("natively        {native:.2} ms");
    println!("as WASM in node {wasm:.2} ms, {:.0} % of the native speed", 100.0 * native / wasm);
    ensure!(wasm <= 2.0 * native, "as WASM it is less than half as fast");
    Ok(())
}

fn millis(printed: &str) -> Result<f64> {
    printed.trim().parse().with_context(|| format!("no number of milliseconds: `{printed}`"))
}
