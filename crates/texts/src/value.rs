//! What a text's variables can be.

use std::borrow::Cow;

/// A text, or a number that a language writes in its own way and makes plurals of.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// Words.
    Text(Cow<'a, str>),
    /// A number.
    Number(Number),
}

/// A number by its digits: a page that has whole numbers only then needs no code for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    pub(crate) negative: bool,
    /// The digits before the point.
    pub(crate) whole: String,
    /// The digits after the point.
    pub(crate) fraction: String,
}

impl Number {
    /// Is it this number, as a source writes it?
    pub(crate) fn is(&self, literal: &str) -> bool {
        let (negative, digits) = literal.strip_prefix('-').map_or((false, literal), |digits| (true, digits));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let zero = self.whole == "0" && self.fraction.is_empty();
        (self.negative == negative || zero)
            && self.whole == whole
            && self.fraction.trim_end_matches('0') == fraction.trim_end_matches('0')
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        let whole = number.unsigned_abs().to_string();
        Self::Number(Number { negative: number < 0, whole, fraction: String::new() })
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        let digits = number.abs().to_string();
        let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
        Self::Number(Number {
            negative: number < 0.0,
            whole: whole.to_owned(),
            fraction: fraction.to_owned(),
        })
    }
}

macro_rules! from_whole_numbers {
    ($($type:ty),*) => {
        $(impl From<$type> for Value<'_> {
            fn from(number: $type) -> Self {
                Self::from(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

from_whole_numbers!(u8, u16, u32, u64, usize, i8, i16, i32, isize);
