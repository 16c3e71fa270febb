//! The rules of Tubewright as values: what is legal, what it scores, and why.
//!
//! Everything here is a pure value: no I/O, no clock, no hidden randomness. The same inputs give the same game on every
//! target.
//!
//! # A game
//!
//! [`Game`] is what lies face up for all seats, [`Dealer`] alone knows the cards to come, and a [`View`] is what one seat may
//! know.
//!
//! ```
//! use tubewright_rules::{Board, Deal, Dealer, Game, Modules, Setup};
//!
//! let deal = Deal::from_seed("london");
//! let mut game = Game::new(Board::london(), Setup::of_deal(&deal, &["me", "you"], Modules::BOTH))?;
//! let mut dealer = Dealer::new(deal);
//! while let Some(turn) = dealer.next_turn(&game) {
//!     game.reveal(turn)?;
//!     for seat in game.waiting() {
//!         let actions = game.view(seat).actions();
//!         game.play(seat, *actions.last().expect("one can always pass"))?;
//!     }
//! }
//! assert!(game.is_over());
//! assert!(!game.winners().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # One sheet
//!
//! A [`Sheet`] is one seat's paper: `Copy`, without a heap, for searches that look at millions of them.
//!
//! ```
//! use tubewright_rules::{Board, Call, Pencil, Sheet, Symbol, Target};
//!
//! let board = Board::london();
//! let mut sheet = Sheet::new(board, Pencil::Green, None);
//! let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
//! sheet.play(board, call, board.parse_action("d3-a3")?)?;
//! let wrong = board.parse_action("d3-d2")?;
//! assert!(sheet.play(board, call, wrong).is_err(), "a refused action changes nothing");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! | Feature | What it adds |
//! | --- | --- |
//! | (none) | no dependency at all |
//! | `serde` | words of the game ([`Card`], [`Pencil`], [`NamedAction`] …) in any format that serde knows |
//! | `json` | records and reports of games as JSON |
//!
//! Numbers such as R4.7 are clauses of the rules as the project decides them, `docs/rules.md` in its repository.

mod action;
mod action_set;
mod board;
mod card;
mod deck;
mod drawn;
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
pub use drawn::{DrawnLine, DrawnSheet, DrawnTextError, DrawnTextProblem, SheetFault};
pub use game::{Dealer, Game, NothingToUndoError, PlayError, RevealError};
pub use illegal::{ActionError, IllegalActionError};
pub use level::Level;
pub use line::Line;
pub use notation::ParseActionError;
pub use pencil::{ByPencil, Objective, Pencil, Power, Symbol};
pub use perft::perft;
pub use record::{
    BadRecordError, DealNote, Entropy, JsonError, JsonFault, MapName, Place, Record, RecordError,
    RoundRecord, VerifyError, entropy_commitment, is_entropy, sealed_seed, turns_of,
};
#[cfg(feature = "json")]
pub use report::{ErrorReport, Report, SheetErrorReport, SheetReport};
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

/// So does that in the crate's own.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct OwnReadme;
