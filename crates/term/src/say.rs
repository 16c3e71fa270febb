//! What is said in a terminal: every text comes from `locales/`, none is put together from halves of sentences.

mod game;
mod names;
mod refusal;
mod score;
mod table;
mod turn;

pub use table::come_back;
pub(crate) use turn::{Detail, Prospect, padded};

use tubewright_texts::Texts;

/// The texts of a language, with the ways in which a terminal needs them.
#[derive(Clone, Copy)]
pub(crate) struct Say<'t>(pub(crate) &'t Texts);

/// Names side by side.
pub(crate) fn list<T: AsRef<str>>(names: &[T]) -> String {
    names.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
}
