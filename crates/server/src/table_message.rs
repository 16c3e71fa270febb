//! What is sent to a table's task, and what it sends to sockets.

use std::time::Instant;

use axum::extract::ws::Message;
use tokio::sync::{mpsc, oneshot};
use tubewright_store::{Damage, Person, StoreError};
use tubewright_table::Table;
use tubewright_wire::{CloseCode, Command, CommandError, Encoding, ResumePoint, ServerMessage};

/// The way to a table's task.
pub(crate) type TableSender = mpsc::Sender<TableMessage>;

/// Looks at a table, or learns why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<&Table, ApiError>) + Send>;

/// Who speaks on a socket.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    /// The hash of the person's secret.
    pub(crate) person: Person,
    /// The secret of a seat, if they named one.
    pub(crate) secret: Option<String>,
}

/// The way to one socket.
#[derive(Clone, Debug)]
pub(crate) struct ClientHandle {
    pub(crate) id: u64,
    pub(crate) encoding: Encoding,
    pub(crate) queue: mpsc::Sender<Out>,
}

/// Something for a socket.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Frame(Message),
    /// Close it, with this code and reason.
    End(CloseCode, &'static str),
}

/// Something for a table.
pub(crate) enum TableMessage {
    /// A client comes, perhaps again; it is told by how many milliseconds the table's clock is ahead.
    Join {
        who: Identity,
        last: Option<ResumePoint>,
        line: ClientHandle,
        joined: oneshot::Sender<Result<u64, ApiError>>,
    },
    /// A client asks for something.
    Command { line: u64, id: u64, command: Command, at: Instant },
    /// A client has gone.
    Gone { line: u64 },
    /// A bot has thought.
    Thought { seat: u8, round: u8, turn: u8, action: String },
    /// Somebody wants to see the table.
    Look(Look),
    /// A person's data are to be deleted.
    Forget { person: Person, done: oneshot::Sender<Result<(), ApiError>> },
    /// The host wants the table to be gone.
    Delete { host: Identity, done: oneshot::Sender<Result<(), ApiError>> },
}

/// Why the server, not the game, refuses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ApiError {
    /// The table refuses it.
    Table(CommandError),
    NoSuchTable,
    /// The table's log cannot be read.
    Damaged(Damage),
    /// The disk cannot be written.
    ReadOnly(StoreError),
    /// Something was done at some tables only.
    InPart {
        done: usize,
        all: usize,
        why: Box<ApiError>,
    },
    HelloFirst,
    HelloTwice,
    TooFast,
    TooMany,
    Busy,
    WrongOrigin,
    BadRequest(String),
}

impl ApiError {
    /// The reason as one word, which other programs rely on.
    pub(crate) fn reason(&self) -> &'static str {
        match self {
            Self::Table(refusal) => refusal.reason(),
            Self::NoSuchTable => "no-such-table",
            Self::Damaged(_) => "damaged",
            Self::ReadOnly(_) => "read-only",
            Self::InPart { .. } => "in-part",
            Self::HelloFirst => "hello-first",
            Self::HelloTwice => "hello-twice",
            Self::TooFast => "too-fast",
            Self::TooMany => "too-many",
            Self::Busy => "busy",
            Self::WrongOrigin => "wrong-origin",
            Self::BadRequest(_) => "bad-request",
        }
    }

    /// The refusal as it is sent.
    pub(crate) fn message(&self, id: Option<u64>) -> ServerMessage {
        ServerMessage::Refused { id, reason: self.reason().to_owned(), message: self.to_string() }
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Table(refusal) => return refusal.fmt(f),
            Self::Damaged(why) => return write!(f, "this table cannot be read: {why}"),
            Self::ReadOnly(why) => {
                return write!(f, "nothing can be saved at the moment: {why}; nothing was changed");
            }
            Self::InPart { done, all, why } => {
                return write!(f, "done at {done} of {all} tables; not at the others: {why}");
            }
            Self::BadRequest(why) => return write!(f, "the request cannot be read: {why}"),
            Self::NoSuchTable => "there is no such table",
            Self::HelloFirst => "the first message is a hello",
            Self::HelloTwice => "the hello has been said",
            Self::TooFast => "too many messages in a short time; wait a moment",
            Self::TooMany => "too many of these from one place; wait a while",
            Self::Busy => "the server is busy; try again",
            Self::WrongOrigin => "this page belongs to another server",
        })
    }
}

impl From<CommandError> for ApiError {
    fn from(refusal: CommandError) -> Self {
        Self::Table(refusal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown => Self::NoSuchTable,
            StoreError::Conflict { .. } => Self::Busy,
            StoreError::Corrupt(why) => Self::Damaged(why),
            error => Self::ReadOnly(error),
        }
    }
}
