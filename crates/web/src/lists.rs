//! Lists within a sentence, with the marks that the language puts between their parts.

use tubewright_texts::t;

use crate::i18n::I18n;

/// A few words each: names, numbers.
pub(crate) fn listed(i18n: I18n, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    parts.reduce(|list, next| t!(i18n, "list-more", list = list, next = next)).unwrap_or_default()
}

/// Longer parts, which may hold such lists themselves.
pub(crate) fn listed_apart(i18n: I18n, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    parts.reduce(|list, next| t!(i18n, "list-more-apart", list = list, next = next)).unwrap_or_default()
}
