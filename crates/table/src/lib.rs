//! Tables: seats, whose turn it is and what they are about to do; commands in, effects out, no I/O.
//!
//! [`LocalTable`] is one device: a person alone, people who pass it around, bots beside them. [`Draft`] is what a
//! person has under the pencil before they confirm it.

mod command;
mod draft;
mod local;
mod order;
mod save;

pub use command::{Command, Effect, Refused, Stage};
pub use draft::{Draft, Open};
pub use local::{LocalTable, Player};
pub use order::{Order, OrderError};
pub use save::SaveError;
