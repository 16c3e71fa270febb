//! What thinks for the page. It runs in a worker as a program of its own, which the page loads when it first has
//! something to ask; the page itself uses only the [`Question`] and the [`Answer`].

mod answer;
mod question;
mod think;

pub use answer::{Answer, Rated};
pub use question::{Question, Wish};
pub use think::{Value, answer};
