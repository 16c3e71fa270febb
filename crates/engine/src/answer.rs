//! What goes back for a line: the request's id, and either what was asked for or why not.

use serde::Serialize;
use tubewright_rules::{Place, RecordError};

use crate::MAX_LINE_BYTES;
use crate::lines::Line;
use crate::request::{Id, Request};

/// One line to send back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The line, without its end.
    pub text: String,
    /// Is it the last one?
    pub last: bool,
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// One word, which other programs rely on.
    pub(crate) reason: &'static str,
    /// For a person.
    pub(crate) message: String,
    /// The place in the game that it is about.
    pub(crate) place: Option<Place>,
}

impl Refusal {
    pub(crate) fn new(reason: &'static str, message: impl Into<String>) -> Self {
        Self { reason, message: message.into(), place: None }
    }
}

impl From<RecordError> for Refusal {
    fn from(why: RecordError) -> Self {
        let message = match &why {
            RecordError::Bad(why) => why.to_string(),
            RecordError::Action(_, why) => why.to_string(),
        };
        Self { reason: why.reason(), message, place: why.place() }
    }
}

#[derive(Serialize)]
struct Granted<'a, T> {
    id: &'a Id,
    ok: bool,
    #[serde(flatten)]
    body: T,
}

#[derive(Serialize)]
struct Refused<'a> {
    id: &'a Id,
    ok: bool,
    error: ErrorBody<'a>,
}

#[derive(Serialize)]
struct ErrorBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    reason: &'a str,
    message: &'a str,
}

/// The one answer to a line: what `op` makes of its request, or why not. "quit" is the last.
pub(crate) fn answered(line: &Line, op: impl FnOnce(&Id, &Request) -> Result<String, Refusal>) -> Answer {
    let (id, request) = Request::read(line, MAX_LINE_BYTES);
    match request.and_then(|request| Ok((op(&id, &request)?, request.op == "quit"))) {
        Ok((text, last)) => Answer { text, last },
        Err(why) => Answer { text: refused(&id, &why), last: false },
    }
}

/// The line for something that was done.
pub(crate) fn granted(id: &Id, body: impl Serialize) -> String {
    let answer = Granted { id, ok: true, body };
    serde_json::to_string(&answer).expect("an answer has only texts for keys")
}

/// The line for something that was not.
fn refused(id: &Id, why: &Refusal) -> String {
    let place = why.place;
    let error = ErrorBody {
        round: place.map(|place| place.round),
        turn: place.map(|place| place.turn),
        seat: place.map(|place| place.seat),
        reason: why.reason,
        message: &why.message,
    };
    serde_json::to_string(&Refused { id, ok: false, error }).expect("an answer has only texts for keys")
}
