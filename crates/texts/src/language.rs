//! The languages there are, and which of them suits a person.

use std::fmt;
use std::str::FromStr;

/// A language of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English, in which every text is written first.
    English,
    /// Russian.
    Russian,
    /// Polish.
    Polish,
    /// Italian.
    Italian,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 5] = [Self::English, Self::Russian, Self::Polish, Self::Italian, Self::Japanese];

    /// The language's code: its folder in `locales/`, and the `lang` of a page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::Polish => "pl",
            Self::Italian => "it",
            Self::Japanese => "ja",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
            Self::Polish => "Polski",
            Self::Italian => "Italiano",
            Self::Japanese => "日本語",
        }
    }

    /// The first wish that can be met, regions aside; English where none can.
    ///
    /// ```
    /// use tubewright_texts::Language;
    ///
    /// assert_eq!(Language::negotiate(&["fr-CH", "it-CH", "en"]), Language::Italian);
    /// assert_eq!(Language::negotiate(&["fr"]), Language::English);
    /// ```
    pub fn negotiate(wishes: &[&str]) -> Self {
        let met = wishes.iter().find_map(|wish| wish.parse().ok());
        met.unwrap_or(Self::English)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// None of the languages has this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are en, ru, pl, it and ja")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code with or without a region, in any case: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default();
        let same = |language: &Self| language.code().eq_ignore_ascii_case(code);
        Self::ALL.into_iter().find(same).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printing_and_parsing_a_language_are_inverse() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("PL_pl.UTF-8".parse(), Ok(Language::Polish));
        assert_eq!("".parse::<Language>(), Err(UnknownLanguage));
        assert_eq!("english".parse::<Language>(), Err(UnknownLanguage));
    }
}
