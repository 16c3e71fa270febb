//! Tables in a list: the visitor's own, and those that anybody may join.

use tubewright_wire::Time;
use wasm_bindgen::JsValue;

use super::api::{self, NoAnswer};
use super::secret;

/// So many tables are asked for one by one.
const MOST_BY_KEY: usize = 20;

/// How far a table in a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Waiting,
    YourTurn,
    Playing,
    Over,
}

impl State {
    /// The word by which texts know it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::YourTurn => "your-turn",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) names: Vec<String>,
    pub(crate) free: usize,
    pub(crate) state: State,
    /// When something happened last, by the server's clock.
    pub(crate) at: Time,
}

impl Listed {
    /// Reads one of the visitor's own tables.
    fn own(mine: &JsValue) -> Self {
        let summary = api::field(mine, "summary");
        let mut listed = Self::of(&summary);
        let seat = api::field(mine, "seat").as_f64().unwrap_or(-1.0) as usize;
        let waits = api::list_of(&summary, "waiting").get(seat).is_some_and(JsValue::is_truthy);
        if listed.state == State::Playing && waits {
            listed.state = State::YourTurn;
        }
        listed
    }

    /// Reads what the server shows to anybody who looks at a table.
    fn snapshot(table: &JsValue) -> Self {
        let seats = api::list_of(table, "seats");
        let sitters: Vec<JsValue> = seats.iter().map(|seat| api::field(seat, "sitter")).collect();
        Self::with(table, &sitters)
    }

    /// Reads a summary of the server's.
    fn of(summary: &JsValue) -> Self {
        Self::with(summary, &api::list_of(summary, "seats"))
    }

    /// A table with those who sit at it.
    fn with(summary: &JsValue, seats: &[JsValue]) -> Self {
        let name = |seat: &JsValue| {
            let person = api::text_of(&api::field(seat, "person"), "name");
            if person.is_empty() { api::text_of(&api::field(seat, "reserved"), "name") } else { person }
        };
        let free = seats.iter().filter(|seat| seat.as_string().as_deref() == Some("open")).count();
        let stage = api::field(summary, "stage").as_string();
        let state = match stage.as_deref() {
            Some("gathering") => State::Waiting,
            Some("playing") => State::Playing,
            _ => State::Over,
        };
        let names = seats.iter().map(name).filter(|name| !name.is_empty()).collect();
        let at = api::field(summary, "at").as_f64().unwrap_or_default() as Time;
        Self { id: api::text_of(summary, "table"), names, free, state, at }
    }
}

/// The visitor's own tables.
pub(crate) async fn mine() -> Result<Vec<Listed>, NoAnswer> {
    let mine = api::get("/api/me/tables").await?;
    let mut mine: Vec<Listed> = api::items(mine).iter().map(Listed::own).collect();
    mine.extend(by_key(&mine).await);
    Ok(mine)
}

/// The tables that anybody may join.
pub(super) async fn open() -> Result<Vec<Listed>, NoAnswer> {
    Ok(api::items(api::get("/api/tables").await?).iter().map(Listed::of).collect())
}

/// The tables to which this browser has keys although the server knows its visitor by another one: they were handed on by a
/// link. A key to a table that is gone is thrown away.
async fn by_key(known: &[Listed]) -> Vec<Listed> {
    let mut found = Vec::new();
    let others = secret::tables().into_iter().filter(|id| known.iter().all(|table| table.id != *id));
    for id in others.take(MOST_BY_KEY) {
        match api::get(&format!("/api/tables/{id}")).await {
            Ok(snapshot) => found.push(Listed::snapshot(&snapshot)),
            Err(NoAnswer::Refused(reason)) if reason == "no-such-table" => secret::forget(&id),
            Err(_) => {}
        }
    }
    found
}
