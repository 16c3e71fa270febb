//! Finished games gathered: what each came to ([`Finished`]), and what they say together ([`Statistics`]).
//!
//! No files, no clock: whoever keeps the games hands them over in the order in which they were played.
//!
//! ```
//! use tubewright_history::{Finished, Statistics};
//! use tubewright_rules::{Action, Board, Deal, Dealer, Game, Modules, Setup};
//!
//! let deal = Deal::from_seed("london");
//! let mut game = Game::new(Board::london(), Setup::of_deal(&deal, &["me"], Modules::NONE))?;
//! let mut dealer = Dealer::new(deal);
//! let seat = game.seats().next().expect("there is one seat");
//! while let Some(cards) = dealer.next_turn(&game) {
//!     game.reveal(cards)?;
//!     game.play(seat, Action::Pass)?;
//! }
//! let finished = Finished::of(&game, seat).expect("the game is over");
//! let statistics = Statistics::of(&[finished]).expect("there is a game");
//! assert_eq!((statistics.games, statistics.scores.mean), (1, 0.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod distribution;
mod finished;
mod statistics;

pub use distribution::{Distribution, Quantiles};
pub use finished::Finished;
pub use statistics::{MOVING, ModuleScores, Parts, Statistics};
