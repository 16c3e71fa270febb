//! The plural category of a number, as Unicode's CLDR has it for the languages there are.

use crate::value::Number;

/// Languages with the same plural forms share a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plurals {
    /// No forms at all, as in Japanese.
    None,
    /// One and all others, as in English and Italian.
    One,
    /// One, a few, many, by the last digits: 21 is one.
    Russian,
    /// One, a few, many, by the last digits: only 1 is one.
    Polish,
}

impl Plurals {
    /// The category's name, as a choice in a text is keyed.
    pub(crate) fn category(self, number: &Number) -> &'static str {
        // A number with decimals has the same category whatever they are; of a whole one the last two digits decide.
        let whole = number.fraction.is_empty();
        let last = |count: usize| {
            let digits = &number.whole[number.whole.len().saturating_sub(count)..];
            digits.parse().unwrap_or(0_u32)
        };
        let (tens, ones) = (last(2), last(1));
        let is_one = whole && number.whole == "1";
        let is_few = (2..=4).contains(&ones) && !(12..=14).contains(&tens);
        match self {
            Self::One | Self::Polish if is_one => "one",
            Self::None | Self::One => "other",
            Self::Russian | Self::Polish if !whole => "other",
            Self::Russian if ones == 1 && tens != 11 => "one",
            Self::Russian | Self::Polish if is_few => "few",
            Self::Russian | Self::Polish => "many",
        }
    }
}
