//! Files read in the worker: the page learns what the command line learns.

use std::fs;
use std::path::Path;

use tubewright_rules::{DealNote, Game, Record, RecordError};
use tubewright_thinker::{Refusal, ask_to_read, read_file, respond};

fn read(file: &str) -> Result<Record, Refusal> {
    read_file(&respond(&ask_to_read(file), &|| None)).expect("an answer to what was asked")
}

/// The records of the rules' fixtures.
fn fixtures(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures").join(folder);
    let files = fs::read_dir(folder).expect("a folder of fixtures");
    let record = |file: &Path| {
        let text = fs::read_to_string(file).expect("a text");
        let (_, record) = text.split_once("\"record\":").expect("a record");
        // The object ends where it is whole; what follows is the fixture's.
        let ends = record.match_indices('}').map(|(end, _)| &record[..=end]);
        let whole = ends.clone().find(|text| Record::from_json(text.as_bytes()).is_ok());
        whole.unwrap_or(record).to_owned()
    };
    files.map(|file| record(&file.expect("a file").path())).collect()
}

#[test]
fn records_that_can_be_played_come_back_as_the_same_game() {
    let files = fixtures("valid");
    assert!(files.len() > 20, "{} fixtures", files.len());
    for file in files {
        let record = Record::from_json(file.as_bytes()).expect("a valid fixture");
        let read = read(&file).expect("it can be played");
        assert_eq!(Game::replay(&read), Game::replay(&record), "{file}");
        assert_eq!((&read.setup, &read.deal), (&record.setup, &record.deal), "{file}");
    }
}

#[test]
fn what_is_refused_has_the_reason_the_place_and_the_words_of_the_command_line() {
    let files = fixtures("invalid");
    assert!(files.len() > 90, "{} fixtures", files.len());
    for file in files {
        let why = Record::from_json(file.as_bytes())
            .map_err(RecordError::Bad)
            .and_then(|record| Game::replay(&record))
            .expect_err("an invalid fixture");
        let said = Refusal { reason: why.reason().to_owned(), place: why.place(), line: why.to_string() };
        assert_eq!(read(&file), Err(said), "{file}");
    }
}

#[test]
fn names_and_seeds_may_hold_anything() {
    let any = "Ann\t\\n \\\n\r\u{0} =|,\u{2028}\"";
    let file = fixtures("valid").swap_remove(0);
    let mut record = Record::from_json(file.as_bytes()).expect("a valid fixture");
    for seat in &mut record.setup.seats {
        seat.name = any.to_owned();
    }
    for deal in [
        None,
        Some(DealNote::default()),
        Some(DealNote { seed: Some(any.to_owned()), commitment: None, pencils_chosen: true }),
        Some(DealNote { seed: Some(String::new()), commitment: Some(any.to_owned()), pencils_chosen: false }),
    ] {
        let record = Record { deal, ..record.clone() };
        let read = read(&record.to_json()).expect("it can be played");
        assert_eq!((read.setup, read.deal), (record.setup, record.deal));
    }
}

#[test]
fn what_is_no_answer_is_told_from_one() {
    for text in ["", "record", "record\n\n", "one two 3\nwords"] {
        assert_eq!(read_file(text), None, "{text:?}");
    }
}
