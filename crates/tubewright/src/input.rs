//! Files and standard input, never more of them than can be meant.

use std::fs::File;
use std::io::{Read, stdin};
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The longest game makes some twenty kilobytes; what is larger than this is a mistake.
const MOST: u64 = 64 << 20;

/// Reads a file, or standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    if path == Path::new("-") {
        return read_some(stdin().lock(), "standard input");
    }
    let name = path.display().to_string();
    let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
    read_some(file, &name)
}

fn read_some(source: impl Read, name: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MOST + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {name}"))?;
    ensure!(bytes.len() as u64 <= MOST, "{name} is larger than {} MiB", MOST >> 20);
    Ok(bytes)
}
