//! What is said in a terminal: every text comes from `locales/`, none is put together from halves of sentences.

mod drawn;
mod game;
mod map;
mod names;
mod quoted;
mod record;
mod refusal;
mod score;
#[cfg(test)]
mod spoken;
mod system;
mod table;
mod turn;

pub use drawn::{drawn_text_refused, fault_refused};
pub use map::map_refused;
pub use quoted::{quoted, requoted};
pub use record::{action_refused, record_refused, verify_refused, word_refused};
pub use system::{system_refused, system_says};
pub use table::come_back;
pub(crate) use turn::{Detail, Prospect, padded};

use tubewright_texts::{Texts, t};

/// The texts of a language, with the ways in which a terminal needs them.
#[derive(Clone, Copy)]
pub(crate) struct Say<'t>(pub(crate) &'t Texts);

impl Say<'_> {
    /// Names side by side, as the language separates them.
    pub(crate) fn list<T: AsRef<str>>(self, names: &[T]) -> String {
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        names.join(&t!(self.0, "term-comma"))
    }
}
