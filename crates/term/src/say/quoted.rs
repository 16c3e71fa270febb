//! A stranger's text between the marks that a language puts around words.

use tubewright_rules::quote;
use tubewright_texts::{Texts, t};

use super::Say;

/// A stranger's text made fit for one line: short, quoted as the language does it, without control characters.
pub fn quoted(texts: &Texts, text: &str) -> String {
    Say(texts).quoted(text)
}

/// A text that an error holds in English quotation marks, in those of the language.
pub fn requoted(texts: &Texts, quoted: &str) -> String {
    Say(texts).requoted(quoted)
}

impl Say<'_> {
    /// A stranger's text, quoted.
    pub(crate) fn quoted(self, text: &str) -> String {
        self.requoted(&quote(text))
    }

    /// What was quoted in English, with the language's own marks.
    pub(crate) fn requoted(self, quoted: &str) -> String {
        match quoted.strip_prefix('‘').and_then(|rest| rest.strip_suffix('’')) {
            Some(text) => t!(self.0, "term-quoted", text = text),
            None => quoted.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tubewright_texts::Language;

    #[test]
    fn each_language_has_marks_of_its_own() {
        let said = |language| quoted(&Texts::embedded(language), "a’\u{1b}");
        assert_eq!(said(Language::English), "‘a’\u{fffd}’");
        assert_eq!(said(Language::Russian), "«a’\u{fffd}»");
        assert_eq!(said(Language::Polish), "„a’\u{fffd}”");
        assert_eq!(said(Language::Italian), "«a’\u{fffd}»");
        assert_eq!(said(Language::Japanese), "「a’\u{fffd}」");
    }
}
