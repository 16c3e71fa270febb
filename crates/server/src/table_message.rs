//! What is sent to a table's task, and what it sends to sockets.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::ws::Message;
use tokio::sync::{mpsc, oneshot};
use tubewright_rules::Action;
use tubewright_store::Person;
use tubewright_table::Table;
use tubewright_wire::{CloseCode, Command, Encoding, ResumePoint};

use crate::api_error::ApiError;

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
    /// Where they come from.
    pub(crate) address: IpAddr,
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
        client: ClientHandle,
        joined: oneshot::Sender<Result<u64, ApiError>>,
    },
    /// A client asks for something.
    Command { client: u64, id: u64, command: Command, at: Instant },
    /// A client has gone.
    Gone { client: u64 },
    /// A bot has thought.
    Thought { seat: u8, round: u8, turn: u8, action: Action },
    /// Another server may have written to the log.
    Changed,
    /// Somebody wants to see the table.
    Look(Look),
    /// A person's data are to be deleted.
    Forget { person: Person, done: oneshot::Sender<Result<(), ApiError>> },
    /// An operator takes the table out of memory; its clients may come back.
    Close { done: oneshot::Sender<Result<(), ApiError>> },
    /// An operator removes the table.
    Remove { done: oneshot::Sender<Result<(), ApiError>> },
    /// Somebody wants the table to be gone.
    Delete { who: Identity, done: oneshot::Sender<Result<(), ApiError>> },
    /// Somebody wants their name and words to be gone from this table.
    LeaveNoName { who: Identity, done: oneshot::Sender<Result<(), ApiError>> },
}
