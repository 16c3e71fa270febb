//! What thinks for the page. It runs in a worker as a program of its own, which the page loads when it first has
//! something to ask; the page itself uses only the [`Question`] and the [`Answer`].

mod answer;
mod look_back;
mod question;
mod think;

pub use answer::{Answer, Rated};
pub use look_back::{hindsight_text, look_back, read_hindsight};
pub use question::{Question, Wish};
pub use think::{Value, answer};

/// Follows the number of a question where what comes is a part of its answer, and more will come.
pub const PART: char = '+';
