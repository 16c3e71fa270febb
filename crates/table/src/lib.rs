//! Tables: seats, whose turn it is and what they are about to do; commands in, effects out, no I/O.
//!
//! [`LocalTable`] is one device: a person alone, people who pass it around, bots beside them. [`Draft`] is what a
//! person has under the pencil before they confirm it. [`Table`] is where people play together from afar: a command
//! and the time are decided into [`Event`]s, which are all that has to be kept.

mod command;
mod draft;
mod from_record;
mod local;
mod online;
mod order;
mod save;
mod sketch;

pub use command::{Command, Effect, Refused, Stage};
pub use draft::{Draft, Open};
pub use from_record::FromRecordError;
pub use local::{LocalTable, Player};
pub use online::{
    BotTurn, CorruptLogError, Event, EventKind, Newcomer, Numbers, Opening, OpeningSeat, PersonId, Receipt,
    Table, Update, Watcher, redact, said_by,
};
pub use order::{Order, OrderError};
pub use save::SaveError;
