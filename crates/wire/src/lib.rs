//! Messages between a table's server and its clients: the only types that face the socket.
//!
//! [`ClientMessage`] and [`ServerMessage`] are what travels, in one of two [`Encoding`]s. [`Snapshot`] is all that somebody
//! may know of a table, a [`Change`] what they learn.
//! `docs/protocol.md` tells the protocol to other programs.

mod change;
mod codec;
mod command;
mod command_error;
mod confusable;
mod connection;
mod http;
mod limits;
mod message;
mod new_table;
mod presence;
mod replay;
mod report;
mod room;
#[cfg(feature = "schema")]
pub mod schema;
mod settings;
mod snapshot;

pub use change::Change;
pub use codec::{DecodeError, Encoding, Frame, from_postcard, to_postcard};
#[cfg(feature = "json")]
pub use codec::{from_json, to_json};
pub use command::{Command, Reaction};
pub use command_error::CommandError;
pub use confusable::skeleton;
pub use connection::{COOKIE_NAME, CloseCode, POSTCARD_MEDIA_TYPE, PROTOCOL, SECURE_COOKIE_NAME};
pub use http::{
    DeleteMe, DeleteTable, ErrorBody, ErrorInfo, GetVersion, HttpMethod, HttpRequest, LeaveNoName,
    ListMyTables, ListTables, MyTable, OpenTable, ShowTable, Version, path,
};
pub use limits::{
    MAX_CHAT_CHARS, MAX_COMMAND_ID, MAX_FRAME_BYTES, MAX_ID_BYTES, MAX_NAME_CHARS, TextError, check_chat,
    check_name, check_secret,
};
pub use message::{ClientMessage, ResumePoint, ServerMessage};
pub use new_table::{NewTable, Summary};
pub use presence::{BotFrom, Presence};
pub use replay::{OutOfSyncError, play, turn_of};
pub use report::{NewReport, ReportMember};
pub use room::{Room, RoomPerson, Sealing, Share};
pub use settings::{Clock, Colours, Listing, Pace, Settings};
pub use snapshot::{ChatLine, End, GameSnapshot, SeatInfo, Sitter, Snapshot, Stage};
pub use tubewright_rules::Level;

/// Milliseconds since 1970 by the server's clock.
pub type Time = u64;
