//! Records made to do harm: each is answered with one clear line, soon, and without a panic.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tubewright_rules::{DealNote, Record, RecordError};

fn refusal(bytes: &[u8]) -> RecordError {
    let start = Instant::now();
    let error = Record::from_json(bytes)
        .map_err(RecordError::from)
        .and_then(|record| record.report(true))
        .err()
        .expect("a record that tells of no game");
    // Far more than a linear answer takes, far less than a quadratic one.
    assert!(start.elapsed() < Duration::from_secs(20), "{error} took {:?}", start.elapsed());
    let line = error.to_string();
    assert!(!line.chars().any(|c| c.is_control() || c == '\u{202e}'), "{line:?}");
    assert!(line.chars().count() < 300, "{line}");
    error
}

fn record() -> Value {
    json!({
        "format": "tubewright-record/1",
        "map": "london",
        "modules": { "objectives": null, "powers": null },
        "seats": [{ "name": "first", "pencils": ["green", "pink", "blue", "purple"] }],
        "rounds": [{ "cards": ["street:circle"], "turns": [["d3-a3"]] }],
    })
}

fn refused_with(change: impl FnOnce(&mut Value)) -> RecordError {
    let mut record = record();
    change(&mut record);
    refusal(record.to_string().as_bytes())
}

#[test]
fn the_record_that_the_others_are_made_from_is_a_game() {
    let record = Record::from_json(record().to_string().as_bytes()).expect("a record");
    assert!(record.report(true).is_ok());
}

#[test]
fn megabytes_of_garbage() {
    for garbage in [&b"\xff\x00"[..], b"[", b"{\"a\":", b"\"", b" ", b"9", b"{\"format\":\"", b"[[],"] {
        let bytes = garbage.repeat(2_000_000 / garbage.len());
        assert_eq!(refusal(&bytes).reason(), "bad-record");
    }
}

fn nested() -> String {
    format!("{}{}", "[".repeat(200_000), "]".repeat(200_000))
}

#[test]
fn deep_nesting_in_an_unknown_field_is_ignored_like_the_field() {
    let text = record().to_string().replacen('{', &format!("{{\"more\":{},", nested()), 1);
    let record = Record::from_json(text.as_bytes()).expect("unknown fields are ignored");
    assert!(record.report(true).is_ok());
}

#[test]
fn what_another_program_notes_of_its_deal_is_ignored() {
    for pencils in ["\"drawn\"", "[\"pink\"]", "7", "{\"by\": \"dice\"}"] {
        let note = format!("{{\"deal\":{{\"pencils\":{pencils},\"cut\":3}},");
        let text = record().to_string().replacen('{', &note, 1);
        let record = Record::from_json(text.as_bytes()).expect("unknown fields are ignored");
        assert_eq!(record.deal, Some(DealNote::default()), "{pencils}");
    }
}

#[test]
fn deep_nesting_in_a_known_field() {
    for field in ["[\"street:circle\"]", "[[\"d3-a3\"]]", "\"d3-a3\"", "\"green\"", "\"london\"", "\"first\""]
    {
        let text = record().to_string().replace(field, &nested());
        assert_eq!(refusal(text.as_bytes()).reason(), "bad-record", "{field}");
    }
}

#[test]
fn a_hundred_thousand_rounds_turns_seats_cards_or_entries() {
    let many = |value: Value| Value::Array(vec![value; 100_000]);
    let round = json!({ "cards": [], "turns": [] });
    let errors = [
        refused_with(|record| record["rounds"] = many(round)),
        refused_with(|record| record["rounds"][0]["turns"] = many(json!(["pass"]))),
        refused_with(|record| record["rounds"][0]["turns"][0] = many(json!("pass"))),
        refused_with(|record| record["rounds"][0]["cards"] = many(json!("street:circle"))),
        refused_with(|record| record["seats"] = many(record["seats"][0].clone())),
    ];
    assert!(errors.iter().all(|error| error.reason() == "bad-record"));
}

#[test]
fn an_action_of_two_hundred_thousand_sections() {
    let sections = vec!["d3-a3"; 200_000].join(", ");
    let error = refused_with(|record| record["rounds"][0]["turns"][0][0] = json!(sections));
    assert_eq!(error.reason(), "too-many-sections");
    let error = refused_with(|record| record["rounds"][0]["turns"][0][0] = json!(format!("{sections},")));
    assert_eq!(error.reason(), "bad-action");
}

#[test]
fn texts_that_would_scramble_the_line() {
    let nasty = "\u{202e}\u{0}\u{1b}[31m\n\u{2028}".repeat(1000);
    let errors = [
        (refused_with(|record| record["map"] = json!(nasty)), "bad-record"),
        (refused_with(|record| record["format"] = json!(nasty)), "bad-record"),
        (refused_with(|record| record["rounds"][0]["cards"][0] = json!(nasty)), "bad-record"),
        (refused_with(|record| record["seats"][0]["pencils"][0] = json!(nasty)), "bad-record"),
        (refused_with(|record| record["seats"][0]["pencils"] = json!(nasty)), "bad-record"),
        (refused_with(|record| record["rounds"][0]["turns"][0][0] = json!(nasty)), "bad-action"),
        (refused_with(|record| record["rounds"][0]["turns"][0][0] = json!("d3-a3 +\u{202e}")), "bad-action"),
    ];
    for (error, reason) in errors {
        assert_eq!(error.reason(), reason, "{error}");
    }
}

#[test]
fn a_name_may_be_any_text() {
    for name in ["", "東京", "\u{202e}\n\u{0}", &"x".repeat(1_000_000)] {
        let mut record = record();
        record["seats"][0]["name"] = json!(name);
        let read = Record::from_json(record.to_string().as_bytes()).expect("names are free");
        assert_eq!(read.setup.seats[0].name, name);
        assert!(read.report(false).is_ok());
    }
}

#[test]
fn numbers_out_of_range() {
    for number in ["1e999", "-1", "18446744073709551616", "0.5"] {
        for field in ["\"street:circle\"", "\"d3-a3\"", "\"green\"", "\"london\""] {
            let text = record().to_string().replace(field, number);
            assert_eq!(refusal(text.as_bytes()).reason(), "bad-record", "{field} as {number}");
        }
    }
}
