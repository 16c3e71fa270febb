//! The hand-made records: valid ones score exactly what was worked out, invalid ones are refused where and why it was.

mod reference;

use std::path::Path;

use serde_json::{Value, json};
use tubewright_rules::{ErrorReport, Record, RecordError};

/// Every fixture of a folder with its file's name.
fn fixtures(folder: &str) -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(folder);
    let files = std::fs::read_dir(&folder).expect("the folder of fixtures");
    let mut fixtures: Vec<(String, Value)> = files
        .map(|file| {
            let path = file.expect("an entry of the folder").path();
            let text = std::fs::read(&path).expect("a readable fixture");
            let name = path.file_name().expect("files have names").to_string_lossy().into_owned();
            (name, serde_json::from_slice(&text).expect("a fixture is JSON"))
        })
        .collect();
    fixtures.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(!fixtures.is_empty(), "no fixture in {}", folder.display());
    fixtures
}

/// With the open sections of every turn where the fixture lists them.
fn wants_legal(fixture: &Value) -> bool {
    fixture["expect"]["rounds"][0].get("turns").is_some()
}

fn report(record: &Value, legal: bool) -> Result<Value, RecordError> {
    let record = Record::from_json(record.to_string().as_bytes())?;
    record.report(legal).map(|report| json!(report))
}

/// A refusal's place and reason; the message is for people and may change.
fn refusal(error: &RecordError) -> Value {
    let mut refusal = json!(ErrorReport::from(error));
    refusal.as_object_mut().expect("a refusal is an object").remove("message");
    refusal
}

fn reference_board(record: &Value) -> reference::Board {
    if record["map"] == "hamlet" { reference::Board::hamlet() } else { reference::Board::london() }
}

#[test]
fn valid_records_come_to_the_figures_worked_out_by_hand() {
    for (name, fixture) in fixtures("valid") {
        match report(&fixture["record"], wants_legal(&fixture)) {
            Ok(report) => assert_eq!(report, fixture["expect"], "{name}"),
            Err(error) => panic!("{name}: {error}"),
        }
    }
}

#[test]
fn invalid_records_are_refused_at_the_place_and_for_the_reason_expected() {
    for (name, fixture) in fixtures("invalid") {
        match report(&fixture["record"], false) {
            Ok(_) => panic!("{name} was taken for a legal game"),
            Err(error) => assert_eq!(refusal(&error), fixture["expect"], "{name}: {error}"),
        }
    }
}

#[test]
fn a_refusal_is_one_line() {
    for (name, fixture) in fixtures("invalid") {
        let error = report(&fixture["record"], false).expect_err("an invalid record").to_string();
        assert!(!error.chars().any(char::is_control), "{name}: {error:?}");
        assert!(error.chars().count() < 250, "{name}: {error}");
    }
}

#[test]
fn the_reference_agrees_on_valid_records() {
    for (name, fixture) in fixtures("valid") {
        let board = reference_board(&fixture["record"]);
        let results = reference::replay(&board, &fixture["record"], wants_legal(&fixture));
        assert_eq!(results.expect("a legal game"), fixture["expect"], "{name}");
    }
}

#[test]
fn the_reference_agrees_on_invalid_records() {
    for (name, fixture) in fixtures("invalid") {
        let board = reference_board(&fixture["record"]);
        let refusal = reference::replay(&board, &fixture["record"], false).expect_err("an invalid record");
        assert_eq!(refusal.to_json(), fixture["expect"], "{name}");
    }
}
