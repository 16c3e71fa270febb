//! The texts that the commands print, in the person's language.

use std::sync::OnceLock;

use tubewright_texts::{Language, Texts};

static TEXTS: OnceLock<Texts> = OnceLock::new();

/// The texts for this run.
pub(crate) fn texts() -> &'static Texts {
    TEXTS.get_or_init(|| Texts::embedded(Language::English))
}
