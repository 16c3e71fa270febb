//! What a client tells of, and how it is connected.

use tubewright_wire::{ChatLine, Reaction};

/// How a client is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Nothing was heard yet.
    Connecting,
    /// All is well.
    Connected,
    /// The connection broke; another is being tried.
    Lost,
    /// The server said that it starts anew.
    Restarting,
    /// The server speaks another version; it is asked again now and then.
    Outdated,
    /// There is no such table, or no longer: nothing more will come.
    NoTable,
    /// The client was told to end.
    Ended,
}

/// Something that happened and that a person may want to be told. What is to be shown is asked of the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The connection is another: see [`crate::Client::contact`].
    Contact(Contact),
    /// A connection broke or was not made; so many attempts in a row came to nothing.
    Lost {
        /// How many.
        failed: u32,
    },
    /// The server has said of which build its page is.
    Build(String),
    /// Something came that is no message of this version.
    Unreadable,
    /// The table is shown whole: for the first time, or because much has changed.
    Snapshot,
    /// Somebody sat down at this seat, left, was renamed, or a bot took over or went.
    Seat(u8),
    /// The host is another.
    Host,
    /// Nobody waits for anybody any more.
    Pace,
    /// The game went on: cards, actions, who has chosen, the clock, the end.
    Game,
    /// The server has taken back the client's last action, which is under the pencil again.
    TakenBack,
    /// Somebody who is not muted said something.
    Chat {
        /// What.
        line: ChatLine,
        /// Was it the person at this client?
        is_own: bool,
    },
    /// Somebody had their words deleted.
    Forgotten,
    /// These people play again at the table with this id.
    Rematch(String),
    /// Somebody who is not muted shows a quick reaction.
    Reaction {
        /// At this seat.
        seat: u8,
        /// Which.
        reaction: Reaction,
    },
    /// Who is connected has changed, or what others may do for them: see [`crate::Client::is_here`],
    /// [`crate::Client::bot_offer`] and [`crate::Client::may_host`].
    Presence,
    /// The person at this seat is connected again, or no longer.
    Here(u8, bool),
    /// Who may come in is another question than before: see [`crate::Client::room`].
    Room,
    /// The person with this number asks to be let in.
    Asks(u16),
    /// From now on the client may act as the host, who is away.
    MayHost,
    /// From now on the client may let a bot play for the person at this seat.
    MayLetBot(u8),
    /// The command with this id was carried out.
    Done(u64),
    /// A command was refused, or the hello where there is no id.
    Refused {
        /// The command's id.
        id: Option<u64>,
        /// The word for the reason.
        reason: String,
    },
}
