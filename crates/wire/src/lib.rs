//! Messages between a table's server and its clients: the only types that face the socket.
//!
//! [`ClientMessage`] and [`ServerMessage`] are what travels, in one of two [`Encoding`]s. [`Seen`] is all that somebody
//! may know of a table, a [`Change`] what they learn.
//! `docs/protocol.md` tells the protocol to other programs.

mod change;
mod codec;
mod command;
mod limits;
mod message;
mod new_table;
mod presence;
mod refusal;
mod replay;
mod seen;
mod settings;
mod words;

pub use change::Change;
pub use codec::{Encoding, Frame, Unreadable, from_postcard, to_postcard};
#[cfg(feature = "json")]
pub use codec::{from_json, to_json};
pub use command::{Command, Reaction};
pub use limits::{
    BadText, LONGEST_CHAT, LONGEST_FRAME, LONGEST_ID, LONGEST_NAME, MOST_COMMAND_ID, check_chat, check_name,
    check_secret,
};
pub use message::{ClientMessage, Last, PROTOCOL, ServerMessage};
pub use new_table::{NewTable, Summary};
pub use presence::{BotFrom, Presence};
pub use refusal::Refusal;
pub use replay::{OutOfStep, play, turn_of};
pub use seen::{ChatLine, End, GameSeen, SeatSeen, Seen, Sitter, Stage};
pub use settings::{Clock, Colours, Level, Listing, Pace, Settings};

/// Milliseconds since 1970 by the server's clock.
pub type Time = u64;
