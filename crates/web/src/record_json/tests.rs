//! The page and the command line read the same files alike, and refuse the same ones with the same words.

use std::fs;
use std::path::Path;

use tubewright_rules::Record;

use super::read;

const RECORD: &str = r#"{
  "format": "tubewright-record/1", "map": "london", "by": [{"a": [1, -2.5e+3, true, {}]}, [], "\ud800"],
  "modules": {"objectives": ["thames", "districts"], "powers": {"purple": "double", "blue": "joker", "pink": "switch", "green": "circle"}},
  "seats": [{"name": "\u00e9\n\ud83d\ude00 \"", "pencils": ["green", "pink", "blue", "purple"]}],
  "deal": {"seed": "london", "commitment": null, "pencils": "chosen"},
  "rounds": [{"cards": ["underground:circle"], "turns": [["d3-a3"], [null]]}]
}"#;

fn assert_alike(text: &str) {
    assert_eq!(read(text), Record::from_json(text.as_bytes()), "{text}");
}

#[test]
fn the_record_of_these_tests_is_a_good_one() {
    assert!(read(RECORD).is_ok_and(|record| record.deal.is_some_and(|deal| deal.pencils_chosen)));
}

#[test]
fn every_fixture_is_read_as_by_the_command_line() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures");
    let mut count = 0;
    for folder in ["valid", "invalid"] {
        for file in fs::read_dir(fixtures.join(folder)).expect("a folder of fixtures") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            // The record within it; what stands around it is of the shape of no record.
            let (_, record) = text.split_once("\"record\":").expect("a record");
            assert_alike(&text);
            assert_alike(record);
            for end in record.match_indices('}').map(|(end, _)| end + 1) {
                assert_alike(&record[..end]);
            }
            count += 1;
        }
    }
    assert!(count > 150, "{count} fixtures");
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_refused_alike() {
    (0..RECORD.len()).for_each(|end| assert_alike(&RECORD[..end]));
}

#[test]
fn a_record_with_another_sign_anywhere_is_refused_alike() {
    // On one line: where a string is left open and runs into the next one, the command line's reader names its end.
    let record = RECORD.replace('\n', "");
    for at in 0..record.len() {
        for sign in ["", "\"", "{", "}", "[", "]", ",", ":", "\\", "null", "x", " "] {
            assert_alike(&format!("{}{sign}{}", &record[..at], &record[at + 1..]));
            assert_alike(&format!("{}{sign}{}", &record[..at], &record[at..]));
        }
    }
}

#[test]
fn lists_for_objects_fields_that_stand_twice_and_broken_strings_are_refused_alike() {
    for (from, to) in [
        (r#""modules": {"#, r#""modules": [], "others": {"#),
        (r#""deal": {"#, r#""deal": [], "other": {"#),
        (r#""map": "london""#, r#""map": "london", "map": "london""#),
        (r#""name": "#, r#""name": "", "name": "#),
        (r#"["green","#, r#"["green", "green","#),
        (r#""seed": "london""#, "\"seed\": \"lon\ndon\""),
    ] {
        let text = RECORD.replacen(from, to, 1);
        assert_ne!(text, RECORD);
        assert!(read(&text).is_err(), "{text}");
        assert_alike(&text);
    }
}
