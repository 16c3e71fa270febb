//! A table at which people play together from afar: its log of events is all there is, the rest follows from it.

mod apply;
mod clock;
mod decide;
mod event;
mod known;
mod opening;
mod redact;
mod replay;
mod seats;
mod snapshot;
mod state;

pub use apply::Update;
pub use event::{CorruptLogError, Event, EventKind, Newcomer, Opening, OpeningSeat, PersonId, Receipt};
pub use known::Watcher;
pub use redact::{redact, said_by};
pub use state::{BotTurn, Table};
