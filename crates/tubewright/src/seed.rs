//! A seed that nobody knows before.

use std::fmt::Write;

use anyhow::{Context, Result};
use tubewright_texts::t;

use crate::words::texts;

/// 128 random bits as 32 hexadecimal digits.
pub(crate) fn random_seed() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context(t!(texts(), "refuse-random"))?;
    let mut seed = String::new();
    for byte in bytes {
        write!(seed, "{byte:02x}")?;
    }
    Ok(seed)
}
