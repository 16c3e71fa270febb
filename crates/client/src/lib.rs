//! The client's half of a table, without sockets, clock or chance of its own; and the session that local play shares.
//!
//! A [`Client`] keeps a seat at a server's table: it says when to connect, goes on by number after a connection broke, sends
//! again what has no answer, and shows a choice before the server has confirmed it. Whoever drives it has a socket and the
//! time. Its model of the table is a [`Mirror`].
//!
//! A [`GameSession`] is a game as those who show it see it: at a server's table, or on this device.

mod absence;
mod choice;
mod client;
mod connection;
mod event;
mod hear;
mod mirror;
mod muted;
mod online;
mod seal;
mod session;
mod socket;
#[cfg(test)]
mod test_table;

pub use absence::Offer;
pub use client::Client;
pub use event::{Contact, Event};
pub use mirror::Mirror;
pub use muted::Muted;
pub use seal::Seal;
pub use session::{Activity, GameSession};
pub use socket::{Output, SocketId};
