//! `cargo xtask texts`: finds what is missing or wrong in the texts of a language.

use anyhow::{Context, Result, bail};
use tubewright_texts::{Language, check};

use crate::shell::root;

/// Checks these folders, or those of all languages. A folder's language need not be registered yet.
pub(crate) fn check(codes: &[String]) -> Result<()> {
    let locales = root().join("locales");
    let same = std::fs::read_to_string(locales.join("same-as-english.txt"))
        .context("locales/same-as-english.txt")?;
    let all = Language::ALL.map(|language| language.code().to_owned());
    let codes = if codes.is_empty() { &all[..] } else { codes };
    let mut to_mend = 0;
    for code in codes {
        let checked =
            check::folder(&locales, code, &same).with_context(|| format!("cannot read locales/{code}"))?;
        for finding in &checked.findings {
            println!("locales/{code}/{finding}");
        }
        println!("{code}: {} texts, {} to mend", checked.texts, checked.findings.len());
        to_mend += checked.findings.len();
    }
    if to_mend > 0 {
        bail!("{to_mend} to mend");
    }
    Ok(())
}
