//! Files read in the worker: the page learns what the command line learns.

use std::fs;
use std::path::Path;

use tubewright_rules::{DealNote, Entropy, MapName, Record, RecordError};
use tubewright_thinker::{ask_to_read, read_file, respond};

fn read(file: &str) -> Result<Record, String> {
    read_file(&respond(&ask_to_read(file), &|| None, &mut |_| ())).expect("an answer to what was asked")
}

/// The records of the rules' fixtures.
fn fixtures(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures").join(folder);
    let files = fs::read_dir(folder).expect("a folder of fixtures");
    let record = |file: &Path| {
        let text = fs::read_to_string(file).expect("a text");
        let (_, record) = text.split_once("\"record\":").expect("a record");
        // The object ends where it is whole; what follows is the fixture's.
        let mut ends = record.match_indices('}').map(|(end, _)| &record[..=end]);
        let whole = ends.find(|text| Record::from_json(text.as_bytes()).is_ok());
        whole.unwrap_or(record).to_owned()
    };
    files.map(|file| record(&file.expect("a file").path())).collect()
}

#[test]
fn every_file_is_read_as_by_the_command_line() {
    let (mut records, mut refused) = (0, 0);
    for file in ["valid", "invalid"].into_iter().flat_map(fixtures) {
        let expected = Record::from_json(file.as_bytes());
        match &expected {
            Ok(_) => records += 1,
            Err(_) => refused += 1,
        }
        assert_eq!(read(&file), expected.map_err(|why| RecordError::Bad(why).to_string()), "{file}");
    }
    assert!(records > 100 && refused > 20, "{records} records, {refused} others");
}

#[test]
fn names_seeds_maps_and_actions_may_hold_anything() {
    let any = "Ann\t\\n \\\n\r\u{0} =|,\u{2028}\"-";
    let mut record = Record::from_json(fixtures("valid").swap_remove(0).as_bytes()).expect("a record");
    record.map = MapName::BuiltIn(any.to_owned());
    for seat in &mut record.setup.seats {
        any.clone_into(&mut seat.name);
    }
    let seats = record.setup.seats.len();
    for round in &mut record.rounds {
        let row = [Some(any), Some(""), Some("-"), None].map(|action| action.map(str::to_owned));
        round.turns.extend([row.to_vec(), Vec::new(), vec![None; seats]]);
    }
    record.rounds.push(tubewright_rules::RoundRecord::default());
    for deal in [
        None,
        Some(DealNote::default()),
        Some(DealNote { seed: Some(any.to_owned()), pencils_chosen: true, ..DealNote::default() }),
        Some(DealNote {
            seed: Some(String::new()),
            commitment: Some(any.to_owned()),
            server_seed: Some(any.to_owned()),
            entropy: vec![Entropy { seat: 1, value: any.to_owned(), commitment: String::new() }; 2],
            pencils_chosen: false,
        }),
    ] {
        let record = Record { deal, ..record.clone() };
        assert_eq!(read(&record.to_json()), Ok(record));
    }
    record.setup.seats.clear();
    record.rounds.clear();
    assert_eq!(read(&record.to_json()), Ok(record), "nobody and nothing");
}

#[test]
fn what_is_no_answer_is_told_from_one() {
    for text in ["", "record", "record\n\n", "weaker", "0 pass"] {
        assert_eq!(read_file(text), None, "{text:?}");
    }
}
