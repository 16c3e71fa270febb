//! The texts of one language, ready to be formatted.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Language, Value};

/// English for the page, inside the program: it needs no second request, and stands in where a translation lacks a text.
pub const ENGLISH_WEB: &[&str] = &[
    include_str!("../../../locales/en/web.ftl"),
    include_str!("../../../locales/en/names.ftl"),
    include_str!("../../../locales/en/game.ftl"),
    include_str!("../../../locales/en/home.ftl"),
    include_str!("../../../locales/en/settings.ftl"),
];

/// The files of each language by its code, as the build script found them.
#[cfg(feature = "embedded")]
const EMBEDDED: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads Fluent sources; where two have the same key, the later one holds. What cannot be read is left out, and
    /// a test sees to it that nothing of `locales/` is.
    pub fn new(language: Language, sources: &[&str]) -> Self {
        let id: LanguageIdentifier = language.code().parse().expect("the codes are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks would show up in labels, in shared texts and on terminals.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(language.formatter()));
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Self { language, bundle }
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
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> =
            args.iter().map(|(name, value)| (Cow::from(*name), value.clone())).collect();
        // A variable that is missing shows its name in braces, which is as much as a reader can be told.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
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
