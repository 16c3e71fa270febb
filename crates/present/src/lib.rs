//! What a game, a table and a refusal *say*: figures and phrases that the page and the terminal share, and only lay out.
//!
//! A view-model ([`TurnView`], [`RoundEnd`], [`Standing`], [`Figure`]) holds what there is to show, worked out once. Phrases are
//! functions of it and of the [`Phrases`] of a language. Nothing here knows a screen, and no bot is linked: what bots advise comes
//! in as plain actions with figures ([`hints`]), what they find in a game as plain values ([`review`]).
//!
//! ```
//! use tubewright_present::names;
//! use tubewright_rules::{Board, Card};
//! use tubewright_texts::{Language, Texts};
//!
//! let texts = Texts::new(Language::English, &["station-name = { $station } { $symbol }"]);
//! let board = Board::london();
//! let station = board.station("d3").expect("a station");
//! assert_eq!(names::station(&texts, board, station), "d3 triangle");
//! ```

pub mod clock;
pub mod figures;
pub mod hints;
pub mod lists;
pub mod names;
mod phrases;
pub mod refusal;
pub mod review;
pub mod room;
mod round_end;
pub mod situation;
mod standing;
mod turn_view;
mod verdict;

pub use phrases::Phrases;
pub use round_end::RoundEnd;
pub use standing::{Standing, by_place};
pub use turn_view::{Choice, TurnView};
pub use verdict::{Verdict, rank};
