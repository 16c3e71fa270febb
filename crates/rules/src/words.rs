//! Enums whose values are words of the text forms: their list, their names, and the way back.

/// Defines a `Copy` enum whose variants each have one word, with `ALL`, `name`, `Display` and `FromStr`.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// Every value, in the order in which records and deals list them.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// Its word in records and on the command line.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::words::UnknownWordError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.name() == text)
                    .ok_or_else(|| $crate::words::UnknownWordError::new($crate::words::Sort::$name, text))
            }
        }
    };
}
pub(crate) use words;

/// What a word of the text forms can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is the type of its name
pub enum Sort {
    Card,
    Pencil,
    Power,
    Objective,
    Symbol,
    Point,
}

impl std::fmt::Display for Sort {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Card => "card",
            Self::Pencil => "pencil",
            Self::Power => "power",
            Self::Objective => "objective",
            Self::Symbol => "symbol",
            Self::Point => "point of the grid",
        })
    }
}

/// A word that is none of those that can stand in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWordError {
    /// What it should have named.
    pub sort: Sort,
    /// The word, quoted.
    pub text: String,
}

impl UnknownWordError {
    pub(crate) fn new(sort: Sort, text: &str) -> Self {
        Self { sort, text: quote(text) }
    }
}

impl std::fmt::Display for UnknownWordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is no {}", self.text, self.sort)
    }
}

impl std::error::Error for UnknownWordError {}

/// A stranger's text made fit for one line of an error: short, quoted, without control characters.
pub fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::from("‘");
    for (i, c) in text.chars().enumerate() {
        if i == LONGEST {
            quoted.push('…');
            break;
        }
        quoted.push(visible(c));
    }
    quoted.push('’');
    quoted
}

/// A stranger's character, or a mark in its place where it could move the cursor or scramble the line.
pub fn visible(c: char) -> char {
    // Characters that turn the writing direction are as bad as control characters.
    let turns = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if c.is_control() || turns { '\u{fffd}' } else { c }
}
