//! Thinks for the page: bots' actions, hints, and files read as records. It is a program of its own in a worker, which the page
//! loads when it first has something to ask. The page itself uses only the questions and the answers.

mod answer;
mod question;
mod reading;
mod record_text;
mod think;

pub use answer::{Answer, Rated};
pub use question::{Question, Wish};
pub use reading::{ask_to_read, read_file};
pub use think::{Value, answer};

/// Answers a message from the page.
pub fn respond(message: &str, value: Value<'_>) -> String {
    if let Some(file) = reading::asked_to_read(message) {
        return reading::read(file);
    }
    let answered = Question::from_text(message).map(|question| answer(&question, value));
    answered.unwrap_or_default().to_text()
}
