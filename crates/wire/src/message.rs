//! The messages themselves, both ways.

use serde::{Deserialize, Serialize};

use crate::Time;
use crate::change::Change;
use crate::command::{Command, Reaction};
use crate::presence::Presence;
use crate::room::Room;
use crate::snapshot::Snapshot;

/// From a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message on a socket.
    Hello {
        /// The secret of a seat, where the client has one.
        secret: Option<String>,
        /// What the client saw last, to go on from there.
        last: Option<ResumePoint>,
    },
    /// A request; its answer is [`ServerMessage::Done`] or [`ServerMessage::Refused`] with the same id.
    Command {
        /// A random number below 2⁵³, kept when the same request is sent again.
        #[cfg_attr(feature = "schema", schemars(range(max = 9_007_199_254_740_991_u64)))]
        id: u64,
        /// What is asked for.
        command: Command,
    },
    /// A sign of life.
    Ping {
        /// Any number; it comes back.
        stamp: u64,
    },
}

/// Where a returning client stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ResumePoint {
    /// The last entry number that it saw.
    pub n: u64,
    /// The seat that it had then.
    pub you: Option<u8>,
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to a hello.
    Welcome {
        /// The server's version.
        server: String,
        /// The build of the page that belongs to it; another one is out of date.
        build: String,
        /// The server's time.
        now: Time,
        /// Everything; none where the client goes on from what it named, and the missing events follow.
        #[serde(rename = "seen")]
        snapshot: Option<Snapshot>,
        /// By seat: is its player connected?
        here: Vec<bool>,
    },
    /// An entry after which the client's picture is better painted anew: the game started, or the client's seat is another.
    Snapshot {
        /// Everything.
        #[serde(rename = "seen")]
        snapshot: Snapshot,
    },
    /// An entry of the table's log that tells this client something. Each person's numbers are their own and have no gaps.
    Event {
        /// Its number.
        n: u64,
        /// When it was.
        at: Time,
        /// What this client may learn from it, in order.
        changes: Vec<Change>,
    },
    /// A command was carried out, and will not be lost.
    Done {
        /// The command's id.
        id: u64,
        /// The last entry that this person knew of when it was carried out.
        n: u64,
    },
    /// A command or message was refused and has no effect.
    Refused {
        /// The command's id, as far as it could be read.
        id: Option<u64>,
        /// One word that programs can rely on.
        reason: String,
        /// One line in English.
        message: String,
    },
    /// Who is connected.
    Presence(Presence),
    /// A quick reaction.
    Reaction {
        /// Whose.
        seat: u8,
        /// Which.
        reaction: Reaction,
    },
    /// The answer to a ping.
    Pong {
        /// The ping's number.
        stamp: u64,
        /// The server's time.
        now: Time,
    },
    /// The server stops; the client is to come back.
    ComeBack {
        /// After so many milliseconds.
        after: u32,
    },
    /// The client speaks a version that the server does not.
    Outdated {
        /// The version that the server speaks.
        protocol: u16,
        /// One line in English.
        message: String,
    },
    /// Who may come in, where that is not as at a new table, or no longer as it was.
    Room(Room),
}
