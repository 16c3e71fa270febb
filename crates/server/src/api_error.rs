//! Why the server refuses something: a word for programs, a line for people, and as an answer to a request.

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tubewright_store::{Damage, StoreError};
use tubewright_wire::{
    CommandError, Encoding, ErrorBody, ErrorInfo, POSTCARD_MEDIA_TYPE, ServerMessage, to_json, to_postcard,
};

/// The media type of JSON.
pub(crate) const JSON_MEDIA_TYPE: &str = "application/json";

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
    /// What is left of the disk is kept for games that go on.
    DiskLow,
    /// An operator has banned whoever asks.
    Banned,
    /// An operator has locked the table.
    TableLocked,
    /// It has a word that operators do not want here.
    Unwelcome,
    /// Somebody else at the table has a name that looks like it.
    NameTaken,
    /// Only operators may do this.
    NotOperator,
    /// Something was done at some tables only.
    InPart {
        done: usize,
        all: usize,
        why: Box<ApiError>,
    },
    HelloFirst,
    HelloTwice,
    TooFast,
    /// Beyond a limit; after so many seconds it may be tried again.
    TooMany {
        seconds: u32,
    },
    Busy,
    WrongOrigin,
    /// The request names a host that this server is not.
    WrongHost,
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
            Self::DiskLow => "disk-low",
            Self::Banned => "banned-by-server",
            Self::TableLocked => "table-locked",
            Self::Unwelcome => "unwelcome",
            Self::NameTaken => "name-taken",
            Self::NotOperator => "not-operator",
            Self::InPart { .. } => "in-part",
            Self::HelloFirst => "hello-first",
            Self::HelloTwice => "hello-twice",
            Self::TooFast => "too-fast",
            Self::TooMany { .. } => "too-many",
            Self::Busy => "busy",
            Self::WrongOrigin => "wrong-origin",
            Self::WrongHost => "wrong-host",
            Self::BadRequest(_) => "bad-request",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::TooFast | Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::ReadOnly(_) | Self::Busy | Self::DiskLow => StatusCode::SERVICE_UNAVAILABLE,
            Self::Damaged(_) | Self::InPart { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            Self::WrongOrigin | Self::Banned | Self::TableLocked | Self::NotOperator => StatusCode::FORBIDDEN,
            Self::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Self::Table(CommandError::NotHost | CommandError::NotOpener | CommandError::BelongsToAll) => {
                StatusCode::FORBIDDEN
            }
            Self::Table(_) | Self::NameTaken => StatusCode::CONFLICT,
            Self::HelloFirst | Self::HelloTwice | Self::Unwelcome | Self::BadRequest(_) => {
                StatusCode::BAD_REQUEST
            }
        }
    }

    /// After how many seconds the same may be tried again, where waiting helps.
    fn retry_after(&self) -> Option<u32> {
        match self {
            Self::TooMany { seconds } => Some((*seconds).max(1)),
            Self::TooFast | Self::Busy => Some(1),
            // The disk is tried every second; whoever asks need not come as often.
            Self::ReadOnly(_) | Self::DiskLow => Some(10),
            _ => None,
        }
    }

    /// The refusal of an HTTP request in an encoding.
    pub(crate) fn response(&self, encoding: Encoding) -> Response {
        let error = ErrorInfo { reason: self.reason().to_owned(), message: self.to_string() };
        let mut response = encoded(self.status(), encoding, &ErrorBody { error });
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }

    /// The refusal as it is sent on a socket.
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
            Self::DiskLow => "the server's disk is almost full; games that have begun go on, nothing else is saved",
            Self::Banned => "whoever runs this server has banned you",
            Self::TableLocked => "whoever runs this server has locked this table",
            Self::Unwelcome => "it has a word that is not welcome on this server",
            Self::NameTaken => "somebody at this table has a name that looks like this one",
            Self::NotOperator => "this is for those who run the server",
            Self::NoSuchTable => "there is no such table",
            Self::HelloFirst => "the first message is a hello",
            Self::HelloTwice => "the hello has been said",
            Self::TooFast => "too many messages in a short time; wait a moment",
            Self::TooMany { .. } => "too many of these from one place; wait a while",
            Self::Busy => "the server is busy; try again",
            Self::WrongOrigin => "this page belongs to another server",
            Self::WrongHost => {
                "this server does not go by that name; whoever runs it can allow the name with --public-url or --allow-host"
            }
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

/// In JSON; [`crate::caller::answered`] puts it into the encoding that was asked for.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.response(Encoding::Json);
        response.extensions_mut().insert(self);
        response
    }
}

/// A value as the body of an answer.
pub(crate) fn encoded<T: Serialize>(status: StatusCode, encoding: Encoding, value: &T) -> Response {
    let (kind, body) = match encoding {
        Encoding::Postcard => (POSTCARD_MEDIA_TYPE, to_postcard(value)),
        Encoding::Json => (JSON_MEDIA_TYPE, to_json(value).into_bytes()),
    };
    (status, [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store")], body).into_response()
}

#[cfg(test)]
mod tests {
    use tubewright_store::Failure;
    use tubewright_wire::TextError;

    use super::*;

    /// The row of the document for a reason: its status and whether the same may be sent again.
    fn documented(reason: &str) -> (String, String) {
        let document = include_str!("../../../docs/protocol.md");
        let table = document
            .split_once("## Refusals")
            .and_then(|(_, rest)| rest.split_once("\n## "))
            .expect("there")
            .0;
        let word = format!("`{reason}`");
        let is_row = |line: &&str| {
            line.starts_with("| `") && line.split('|').nth(1).is_some_and(|it| it.contains(&word))
        };
        let row =
            table.lines().find(is_row).unwrap_or_else(|| panic!("docs/protocol.md has no row for {reason}"));
        let cell = |place| row.split('|').nth(place).unwrap_or_default().trim().to_owned();
        (cell(2), cell(3))
    }

    #[test]
    fn the_document_tells_every_reason_with_its_status_and_whether_it_may_be_tried_again() {
        let failed = StoreError::Failed(Failure::Stopped);
        let all = [
            ApiError::NoSuchTable,
            ApiError::DiskLow,
            ApiError::Banned,
            ApiError::TableLocked,
            ApiError::Unwelcome,
            ApiError::NameTaken,
            ApiError::NotOperator,
            ApiError::Damaged(Damage::Tables),
            ApiError::ReadOnly(failed),
            ApiError::InPart { done: 1, all: 2, why: Box::new(ApiError::Busy) },
            ApiError::HelloFirst,
            ApiError::HelloTwice,
            ApiError::TooFast,
            ApiError::TooMany { seconds: 1 },
            ApiError::Busy,
            ApiError::WrongOrigin,
            ApiError::WrongHost,
            ApiError::BadRequest(String::new()),
            ApiError::Table(CommandError::BadSettings),
            ApiError::Table(CommandError::BadName(TextError::Empty)),
            ApiError::Table(CommandError::BadSecret),
            ApiError::Table(CommandError::NotHost),
            ApiError::Table(CommandError::NotStarted),
            ApiError::Table(CommandError::NoColourChoice),
        ];
        for why in all {
            let (status, again) = documented(why.reason());
            // On a socket there is no status.
            let on_sockets_only = matches!(
                why,
                ApiError::HelloFirst | ApiError::HelloTwice | ApiError::TooFast | ApiError::NameTaken
            );
            let answered = if on_sockets_only { String::new() } else { why.status().as_u16().to_string() };
            assert_eq!(status, answered, "{}", why.reason());
            assert!(again == "later" || again == "no", "{}: {again}", why.reason());
            if why.retry_after().is_some() {
                assert_eq!(again, "later", "{}", why.reason());
            }
        }
    }
}
