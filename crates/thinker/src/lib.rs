//! Thinks for the page: bots' actions, hints, and files read as records. It is a program of its own in a worker, which the page
//! loads when it first has something to ask. The page itself uses only the questions and the answers.

mod answer;
mod look_back;
mod question;
mod reading;
mod record_text;
mod think;

pub use answer::{Answer, Rated};
pub use look_back::{hindsight_text, look_back, read_hindsight};
pub use question::{Question, Wish};
pub use reading::{ask_to_read, read_file};
pub use think::{Value, answer};

/// Follows the number of a question where what comes is a part of its answer, and more will come.
pub const PART: char = '+';

/// Answers a message from the page; of an answer in parts `tell` gets each as it comes.
pub fn respond(message: &str, value: Value<'_>, tell: &mut dyn FnMut(&str)) -> String {
    if let Some(file) = reading::asked_to_read(message) {
        return reading::read(file);
    }
    match Question::from_text(message) {
        Some(question) if question.wish.looks_back() => look_back(&question, value, tell),
        question => question.map(|question| answer(&question, value)).unwrap_or_default().to_text(),
    }
}
