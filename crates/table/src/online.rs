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
mod seen;
mod state;

pub use apply::Step;
pub use event::{Corrupt, Event, Newcomer, Opening, OpeningSeat, PersonId, Receipt, What};
pub use known::Watcher;
pub use redact::redact;
pub use state::{Asked, Table};
