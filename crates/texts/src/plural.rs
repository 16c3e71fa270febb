//! The plural category of a number, as Unicode's CLDR has it for the languages there are.

use crate::Language;
use crate::value::Number;

/// The category's name, as a choice in a text is keyed.
pub(crate) fn category(language: Language, number: &Number) -> &'static str {
    // A number with decimals has the same category whatever they are; of a whole one the last two digits decide.
    let whole = number.fraction.is_empty();
    let last = |count: usize| {
        let digits = &number.whole[number.whole.len().saturating_sub(count)..];
        digits.parse().unwrap_or(0_u32)
    };
    let (tens, ones) = (last(2), last(1));
    let is_one = whole && number.whole == "1";
    let is_few = (2..=4).contains(&ones) && !(12..=14).contains(&tens);
    match language {
        Language::English | Language::Italian if is_one => "one",
        Language::English | Language::Italian | Language::Japanese => "other",
        Language::Russian | Language::Polish if !whole => "other",
        Language::Russian if ones == 1 && tens != 11 => "one",
        Language::Polish if is_one => "one",
        Language::Russian | Language::Polish if is_few => "few",
        Language::Russian | Language::Polish => "many",
    }
}
