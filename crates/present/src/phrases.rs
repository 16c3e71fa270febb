//! Where phrases come from.

use tubewright_texts::{Language, Texts, Value};

/// The texts of one language, however a face holds them. `t!` works with it as with [`Texts`].
pub trait Phrases {
    /// The text of a key with its variables filled in; see [`Texts::format`].
    fn format(&self, key: &str, args: &[(&str, Value<'_>)]) -> String;

    /// The language.
    fn language(&self) -> Language;

    /// The text of a key without variables.
    fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }
}

impl Phrases for Texts {
    fn format(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        Self::format(self, key, args)
    }

    fn language(&self) -> Language {
        Self::language(self)
    }
}
