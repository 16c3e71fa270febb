//! Writing records as JSON. It needs no library, so that a program that only saves games does not carry one.

use std::fmt::Write as _;

use super::{CHOSEN, DealNote, Entropy, FORMAT, MapName, Record, RoundRecord};
use crate::pencil::Pencil;
use crate::setup::SeatSetup;

impl Record {
    /// The record as one line of JSON. `Record::from_json` reads it, with the feature `json`.
    ///
    /// ```
    /// use tubewright_rules::{Board, Game, Pencil, Setup};
    /// let record = Game::new(Board::london(), Setup::solo(Pencil::ALL))?.record();
    /// assert!(record.to_json().starts_with(r#"{"format":"tubewright-record/1","map":"london","#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_json(&self) -> String {
        let setup = &self.setup;
        let objectives = setup.objectives.map(|both| list(both.iter().map(|one| quoted(one.name()))));
        let powers = setup
            .powers
            .map(|powers| object(Pencil::ALL.map(|pencil| (pencil.name(), quoted(powers[pencil].name())))));
        let modules = object([("objectives", or_null(objectives)), ("powers", or_null(powers))]);
        let mut fields = vec![
            ("format", quoted(FORMAT)),
            ("map", map(&self.map)),
            ("modules", modules),
            ("seats", list(setup.seats.iter().map(seat))),
        ];
        fields.extend(self.deal.as_ref().map(|note| ("deal", deal(note))));
        fields.push(("rounds", list(self.rounds.iter().map(round))));
        object(fields)
    }
}

/// A built-in map is a word, any other an object.
fn map(map: &MapName) -> String {
    match map {
        MapName::BuiltIn(name) => quoted(name),
        MapName::Drawn { name, hash, text } => {
            let fields = [("name", Some(name)), ("hash", Some(hash)), ("text", text.as_ref())];
            object(fields.into_iter().filter_map(|(field, value)| Some((field, quoted(value?)))))
        }
    }
}

fn seat(seat: &SeatSetup) -> String {
    let pencils = list(seat.pencils.iter().map(|pencil| quoted(pencil.name())));
    object([("name", quoted(&seat.name)), ("pencils", pencils)])
}

/// Only what is known of the deal is written.
fn deal(note: &DealNote) -> String {
    let text = |text: &Option<String>| text.as_deref().map(quoted);
    let brought = |it: &Entropy| {
        let (value, commitment) = (quoted(&it.value), quoted(&it.commitment));
        object([("seat", it.seat.to_string()), ("value", value), ("commitment", commitment)])
    };
    let entropy = (!note.entropy.is_empty()).then(|| list(note.entropy.iter().map(brought)));
    let known = [
        ("seed", text(&note.seed)),
        ("commitment", text(&note.commitment)),
        ("server_seed", text(&note.server_seed)),
        ("entropy", entropy),
        ("pencils", note.pencils_chosen.then(|| quoted(CHOSEN))),
    ];
    object(known.into_iter().filter_map(|(name, value)| Some((name, value?))))
}

fn round(round: &RoundRecord) -> String {
    let action = |action: &Option<String>| or_null(action.as_deref().map(quoted));
    let cards = list(round.cards.iter().map(|card| quoted(card.name())));
    let turns = list(round.turns.iter().map(|row| list(row.iter().map(action))));
    object([("cards", cards), ("turns", turns)])
}

fn or_null(json: Option<String>) -> String {
    json.unwrap_or_else(|| "null".to_owned())
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// Field names are the format's own and need no escapes.
fn object(fields: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let fields = fields.into_iter().map(|(name, value)| format!("\"{name}\":{value}"));
    format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
}

/// A string of JSON, with the escapes that it must have.
fn quoted(text: &str) -> String {
    let mut json = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            '\u{8}' => json.push_str("\\b"),
            '\t' => json.push_str("\\t"),
            '\n' => json.push_str("\\n"),
            '\u{c}' => json.push_str("\\f"),
            '\r' => json.push_str("\\r"),
            c if c < ' ' => {
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            c => json.push(c),
        }
    }
    json.push('"');
    json
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;

    #[test]
    fn strings_are_written_as_serde_json_writes_them() {
        let all: String = ('\0'..='\u{ff}').chain(['\u{2028}', '\u{ffff}', '😀']).collect();
        assert_eq!(quoted(&all), serde_json::to_string(&all).expect("a string"));
    }
}
