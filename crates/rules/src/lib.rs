//! The rules of Tubewright as values: what is legal, what it scores, and why.
//!
//! Everything here is a pure value: no I/O, no clock, no hidden randomness. Start with [`Game`] for a
//! whole game, [`Sheet`] for one seat's paper, [`Board`] for the map.

mod action;
mod action_set;
mod board;
mod card;
mod deck;
mod game;
mod illegal;
mod level;
mod line;
mod moves;
mod notation;
pub mod passing;
mod pencil;
mod perft;
mod record;
#[cfg(feature = "json")]
mod report;
mod rng;
mod score;
mod section;
#[cfg(feature = "serde")]
mod serde_words;
mod setup;
mod sha256;
mod sheet;
mod station;
mod view;
mod words;

pub use action::{Action, NamedAction, NamedStep, Step};
pub use action_set::{ActionSet, PowerMoves};
pub use board::{Board, MapCount, MapError, MapPart, MapProblem, SharedBoard};
pub use card::{Call, Card, CardError, Cards, Ending, Faceup, Target, Turn};
pub use deck::{Deal, Deck, commitment};
pub use game::{Dealer, Game, NothingToUndoError, PlayError, RevealError};
pub use illegal::{ActionError, IllegalActionError};
pub use level::Level;
pub use line::Line;
pub use notation::ParseActionError;
pub use pencil::{ByPencil, Objective, Pencil, Power, Symbol};
pub use perft::perft;
pub use record::{
    BadRecordError, DealNote, JsonError, JsonFault, Place, Record, RecordError, RoundRecord, VerifyError,
    turns_of,
};
#[cfg(feature = "json")]
pub use report::{ErrorReport, Report};
pub use rng::Rng;
pub use score::{CROSSING, INTERCHANGE, LineScore, OBJECTIVE, ObjectiveScore, Score, Solo, winners};
pub use section::{Section, Sections};
pub use setup::{MOST_SEATS, Modules, Seat, SeatSetup, Setup, SetupError};
pub use sheet::{ROUNDS, Sheet};
pub use station::{Point, Station, Stations};
pub use view::View;
pub use words::{Sort, UnknownWordError, quote, visible};

/// The code in the README compiles and holds.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
