//! The languages there are, and which of them suits a person.

use std::fmt;
use std::str::FromStr;

use crate::plural::Plurals;
use crate::value::Number;

/// Makes the enum and its tables from one line a language.
macro_rules! languages {
    ($($(#[$doc:meta])* $variant:ident $code:literal $name:literal $numbers:expr, $plurals:expr;)*) => {
        /// A language of the texts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Language {
            $($(#[$doc])* $variant,)*
        }

        impl Language {
            /// All languages, English first.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$variant),*];

            /// The language's code: its folder in `locales/`, and the `lang` of a page.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)* }
            }

            /// What the language calls itself.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            const fn numbers(self) -> Numbers {
                match self { $(Self::$variant => $numbers,)* }
            }

            /// Which plural forms the language has.
            pub(crate) const fn plurals(self) -> Plurals {
                match self { $(Self::$variant => $plurals,)* }
            }
        }
    };
}

/// How a language writes numbers: between groups of three digits, before decimals, and from how many digits on it groups.
#[derive(Clone, Copy)]
struct Numbers(char, char, usize);

/// A space at which no line breaks.
const SPACE: char = '\u{a0}';

// A further language is one line here and one folder in `locales/`; docs/translating.md says how.
languages! {
    /// English, in which every text is written first.
    English "en" "English" Numbers(',', '.', 4), Plurals::One;
    /// Russian.
    Russian "ru" "Русский" Numbers(SPACE, ',', 4), Plurals::Russian;
    /// Polish.
    Polish "pl" "Polski" Numbers(SPACE, ',', 5), Plurals::Polish;
    /// Italian.
    Italian "it" "Italiano" Numbers('.', ',', 4), Plurals::One;
    /// Japanese.
    Japanese "ja" "日本語" Numbers(',', '.', 4), Plurals::None;
}

impl Language {
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

    /// A number with so many decimals, as the language writes it.
    ///
    /// ```
    /// use tubewright_texts::Language;
    ///
    /// assert_eq!(Language::English.number(12345.678, 1), "12,345.7");
    /// assert_eq!(Language::Polish.number(12345.678, 1), "12\u{a0}345,7");
    /// assert_eq!(Language::Polish.number(1234.0, 0), "1234");
    /// ```
    pub fn number(self, value: f64, decimals: usize) -> String {
        let plain = format!("{:.decimals$}", value.abs());
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        // What is rounded to nothing has no sign.
        let negative = value < 0.0 && plain.bytes().any(|digit| matches!(digit, b'1'..=b'9'));
        self.written(&Number { negative, whole: whole.to_owned(), fraction: fraction.to_owned() })
    }

    /// A number of tenths with one decimal; unlike [`Self::number`] it needs no floating point.
    ///
    /// ```
    /// use tubewright_texts::Language;
    ///
    /// assert_eq!(Language::Russian.tenths(-32), "−3,2");
    /// ```
    pub fn tenths(self, tenths: i32) -> String {
        let size = tenths.unsigned_abs();
        let [whole, fraction] = [size / 10, size % 10].map(|part| part.to_string());
        self.written(&Number { negative: tenths < 0, whole, fraction })
    }

    /// A number as a text shows it: with the decimals that it has.
    pub(crate) fn written(self, number: &Number) -> String {
        let Numbers(group, point, grouped_from) = self.numbers();
        let Number { negative, whole, fraction } = number;
        let mut text = String::new();
        if *negative {
            text.push('−');
        }
        for (place, digit) in whole.chars().enumerate() {
            if place > 0 && (whole.len() - place).is_multiple_of(3) && whole.len() >= grouped_from {
                text.push(group);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push(point);
            text.push_str(fraction);
        }
        text
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
        write!(f, "the languages are {}", Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code with or without a region, in any case: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
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
        assert_eq!("ru@euro".parse(), Ok(Language::Russian));
        assert_eq!("".parse::<Language>(), Err(UnknownLanguage));
        assert_eq!("english".parse::<Language>(), Err(UnknownLanguage));
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |value: f64, decimals| Language::ALL.map(|language| language.number(value, decimals));
        assert_eq!(
            written(1234567.0, 0),
            ["1,234,567", "1\u{a0}234\u{a0}567", "1\u{a0}234\u{a0}567", "1.234.567", "1,234,567"]
        );
        assert_eq!(written(1234.0, 0), ["1,234", "1\u{a0}234", "1234", "1.234", "1,234"]);
        assert_eq!(written(2.54, 1), ["2.5", "2,5", "2,5", "2,5", "2.5"]);
        assert_eq!(written(-2.5, 1)[0], "−2.5");
        assert_eq!(written(-0.04, 1)[0], "0.0");
        assert_eq!(written(999.96, 1)[0], "1,000.0");
    }
}
