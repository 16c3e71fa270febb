//! Files and standard input, never more of them than can be meant.

use std::fs::File;
use std::io::{Read, stdin};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use tubewright_bots::value::Net;
use tubewright_texts::t;

use crate::words::texts;

/// The longest game makes some twenty kilobytes; what is larger than this is a mistake.
const MOST: u64 = 64 << 20;

/// Reads a file, or standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    if path == Path::new("-") {
        return read_some(stdin().lock(), &t!(texts(), "standard-input"));
    }
    let name = path.display().to_string();
    let file = File::open(path).with_context(|| t!(texts(), "refuse-read", name = name.as_str()))?;
    read_some(file, &name)
}

/// Reads a file, or standard input for `-`, as text.
pub(crate) fn text(path: &Path) -> Result<String> {
    let bytes = read(path)?;
    let name =
        || if path == Path::new("-") { t!(texts(), "standard-input") } else { path.display().to_string() };
    String::from_utf8(bytes).ok().with_context(|| t!(texts(), "refuse-utf-8", name = name()))
}

/// Reads a value function that `train` made.
pub(crate) fn value_function(path: &Path) -> Result<Net> {
    let refused = |_| anyhow!(t!(texts(), "refuse-value", name = path.display().to_string()));
    Net::from_bytes(&read(path)?).map_err(refused)
}

fn read_some(source: impl Read, name: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MOST + 1).read_to_end(&mut bytes).with_context(|| t!(texts(), "refuse-read", name = name))?;
    ensure!(bytes.len() as u64 <= MOST, t!(texts(), "refuse-large", name = name, limit = MOST >> 20));
    Ok(bytes)
}
