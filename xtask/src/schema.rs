//! `cargo xtask schema`: the JSON Schema of the protocol, written from the types of `crates/wire`.

use std::fs;

use anyhow::{Result, ensure};

use crate::shell::{command, output, root};

/// Writes the document anew; a test of `crates/wire` compares it with the types.
pub(crate) fn schema(args: &[String]) -> Result<()> {
    ensure!(args.is_empty(), "usage: cargo xtask schema");
    let schema = "cargo run --quiet -p tubewright-wire --features schema --example schema";
    fs::write(root().join("docs/protocol.schema.json"), output(&mut command(schema))?)?;
    Ok(())
}
