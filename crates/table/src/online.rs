//! A table at which people play together from afar: its log of events is all there is, the rest follows from it.

mod apply;
mod belongs;
mod clock;
mod decide;
mod door;
mod event;
mod known;
mod numbers;
mod opening;
mod redact;
mod replay;
mod sealing;
mod seats;
mod snapshot;
mod state;

pub use apply::Update;
pub use event::{CorruptLogError, Event, EventKind, Newcomer, Opening, OpeningSeat, PersonId, Receipt};
pub use known::Watcher;
pub use numbers::Numbers;
pub use redact::{redact, said_by};
pub use state::{BotTurn, Table};
