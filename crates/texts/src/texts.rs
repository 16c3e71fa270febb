//! The texts of one language, ready to be formatted.

use crate::pattern::{Surroundings, write};
use crate::source::Sources;
use crate::{Language, Value};

/// The files of each language by its code, as the build script found them.
#[cfg(feature = "embedded")]
const EMBEDDED: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The texts of one language.
pub struct Texts {
    language: Language,
    sources: Sources,
}

impl Texts {
    /// Takes Fluent sources; where two have the same key, the later one holds. A text is read when it is wanted. What
    /// cannot be read is left out, and a test sees to it that nothing of `locales/` is.
    pub fn new(language: Language, sources: &[&str]) -> Self {
        Self { language, sources: Sources::new(sources) }
    }

    /// Takes one more source, over what is there.
    pub fn add(&mut self, source: &str) {
        self.sources.add(source);
    }

    /// All texts of a language, with English ones where it has none: for programs that carry every language.
    ///
    /// ```
    /// use tubewright_texts::{Language, Texts};
    ///
    /// assert_eq!(Texts::embedded(Language::English).get("home-name"), "Tubewright");
    /// ```
    #[cfg(feature = "embedded")]
    pub fn embedded(language: Language) -> Self {
        let of = |wanted: Language| EMBEDDED.iter().find(move |(code, _)| *code == wanted.code());
        let sources = [of(Language::English), of(language).filter(|_| language != Language::English)];
        let sources: Vec<&str> =
            sources.into_iter().flatten().flat_map(|(_, files)| files.iter().copied()).collect();
        Self::new(language, &sources)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key; the key itself where there is none.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// The text of a key with its variables filled in; the key itself where there is no such text.
    pub fn format(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let around = Surroundings { language: self.language, sources: &self.sources, args };
        self.sources.pattern(key).map_or_else(|| key.to_owned(), |pattern| write(&around, pattern))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::t;

    #[test]
    fn plurals_follow_the_language() {
        let source = "points = { $count ->\n    [one] { $count } punkt\n    [few] { $count } punkty\n   *[other] { $count } punktów\n }";
        let texts = Texts::new(Language::Polish, &[source]);
        assert_eq!(t!(texts, "points", count = 1), "1 punkt");
        assert_eq!(t!(texts, "points", count = 3), "3 punkty");
        assert_eq!(t!(texts, "points", count = 5), "5 punktów");
    }

    #[test]
    fn numbers_inside_a_text_follow_the_language() {
        let texts = Texts::new(Language::Russian, &["a = { $n } и { $d }"]);
        assert_eq!(t!(texts, "a", n = 12345, d = 0.5), "12\u{a0}345 и 0,5");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        let texts = Texts::new(Language::English, &["a = A", "b = { $name }"]);
        assert_eq!(texts.get("c"), "c");
        assert_eq!(texts.get("b"), "{$name}");
    }

    #[test]
    fn a_broken_source_keeps_its_readable_part() {
        let texts = Texts::new(Language::English, &["a = A\n= nonsense\nb = B\n"]);
        assert_eq!((texts.get("a"), texts.get("b")), ("A".to_owned(), "B".to_owned()));
    }

    #[test]
    fn a_translation_covers_the_english_text() {
        let texts = Texts::new(Language::Italian, &["a = A\nb = B", "a = Ah"]);
        assert_eq!((texts.get("a"), texts.get("b")), ("Ah".to_owned(), "B".to_owned()));
    }
}
