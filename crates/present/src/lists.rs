//! Lists within a sentence, with the marks that the language puts between their parts.

use tubewright_texts::t;

use crate::Phrases;

/// A few words each: names, numbers.
pub fn listed(texts: &dyn Phrases, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    parts.reduce(|list, next| t!(texts, "list-more", list = list, next = next)).unwrap_or_default()
}

/// Longer parts, which may hold such lists themselves.
pub fn listed_apart(texts: &dyn Phrases, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    parts.reduce(|list, next| t!(texts, "list-more-apart", list = list, next = next)).unwrap_or_default()
}
