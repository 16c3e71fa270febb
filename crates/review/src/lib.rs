//! What a review says of a seat's game, as plain values that every face can hold.
//!
//! Bots make reviews (`tubewright_bots::review`), faces show them, and neither needs the other: actions are named by points of
//! the grid, so no board is needed either. A [`Review`] has a text form ([`Review::to_text`]), in which a worker sends it
//! and a page keeps it, and with the feature `serde` the JSON document of the command line ([`Document`]).
//!
//! ```
//! use tubewright_review::{Class, Review};
//!
//! let text = "review 0 0 finished 100000 92000 92 2000\n0 0|pass|d3-a3|100000 101500 1500 9500 400 92000|d3-a3 0 0;pass 9500 400|fullest 1 2 1";
//! let review = Review::from_text(text).expect("the form that to_text writes");
//! assert_eq!(review.decisions[0].class(), Class::Blunder);
//! assert_eq!(review.expected + review.luck() - review.loss() + review.rest(), review.total);
//! assert_eq!(review.to_text(), text);
//! ```

mod class;
mod decision;
mod grade;
#[cfg(feature = "serde")]
mod json;
mod puzzle;
mod reason;
mod review;
mod text;

pub use class::Class;
pub use decision::{Alternative, DecisionReview};
pub use grade::{Grade, TYPICAL_LOSSES, TypicalLoss, grade};
#[cfg(feature = "serde")]
pub use json::{Budget, Document};
pub use puzzle::{Puzzle, Theme};
pub use reason::{Reason, Side, Signed};
pub use review::{Hindsight, Review, RoundReview};
