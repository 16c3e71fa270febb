//! `tubewright score`: sheets without cards.

mod common;
mod files;

use common::run;
use serde_json::{Value, json};

const WORKED_EXAMPLE: &str = "\
green d3-g3-g2-h1-j1-i2-i5-i8-j7 d8-d7 d7-d3
blue f8-g9-i9-h10-f10-e10 f8-d10-d8-b10
pink h4-g3-g4-f4-e4 h4-i5-j4-j7-j8-i8
purple d3-c4, a3-d3 a4-a3 c6-a6-a4 c6-a8-a10-b10-d10-e10
";

fn json_of(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one document on one line: {text}");
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn the_worked_example_of_the_rulebook_totals_119() {
    let path = files::file("sheet.txt", WORKED_EXAMPLE.as_bytes());
    let ran = run(&["score", path.to_str().expect("a plain path"), "--json"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let report = json_of(&ran.out);
    let figures = json!({
        "seat": 0, "lines": 87, "tourist_visits": 7, "tourist": 14, "interchanges": {"2": 9, "3": 0, "4": 0},
        "interchange_points": 18, "objectives": [], "objective_points": 0, "total": 119, "best_line": 26,
    });
    for (name, value) in figures.as_object().expect("an object") {
        assert_eq!(&report[name], value, "{name}");
    }
    let line = json!({
        "seat": 0, "color": "green", "districts": 7, "stations": 3, "crossings": 2, "tourist_sites": 2, "points": 25,
    });
    assert_eq!(report["line_scores"][0], line);
    assert_eq!(report["line_scores"].as_array().map(Vec::len), Some(4));

    let people = run(&["score", "-"], WORKED_EXAMPLE.as_bytes());
    assert_eq!(people.code, Some(0));
    assert!(people.out.lines().any(|line| line.trim_end().ends_with(" 119")), "{}", people.out);
}

#[test]
fn what_cannot_be_a_sheet_is_named_with_its_section() {
    for (text, reason, section) in [
        ("green d3-d4", "no-such-section", "d3-d4"),
        ("green d3-b1 b1-d3", "section-taken", "b1-d3"),
        ("green d3-e4-f4-g4-g3-d3", "already-on-line", "g3-d3"),
        ("green d3-e4 h4-g3", "not-on-line", "h4-g3"),
    ] {
        let ran = run(&["score", "-", "--json"], text.as_bytes());
        assert_eq!(ran.code, Some(1), "{text}");
        let error = &json_of(&ran.out)["error"];
        assert_eq!((&error["color"], &error["section"]), (&json!("green"), &json!(section)), "{text}");
        assert_eq!(error["reason"], reason);
        let message = error["message"].as_str().expect("a message");
        assert_eq!(ran.err, format!("green: {reason}: {message}\n"));
        assert!(message.contains(section) || reason == "no-such-section", "{message}");

        let people = run(&["score", "-"], text.as_bytes());
        assert_eq!((people.code, people.out.as_str(), people.err), (Some(1), "", ran.err));
    }
}

#[test]
fn what_is_drawn_is_scored_all_the_same_with_the_flag() {
    let ran = run(&["score", "-", "--json", "--as-drawn"], b"green d3-e4-f4-g4-g3-d3");
    assert_eq!(ran.code, Some(0));
    assert_eq!(json_of(&ran.out)["lines"], 6);
    assert_eq!(ran.err, "green: already-on-line: g3-d3 closes a loop\n");
    // What is nowhere on the map counts nothing that anybody could say.
    assert_eq!(run(&["score", "-", "--as-drawn"], b"green d3-d4").code, Some(1));
}

#[test]
fn a_text_that_is_no_sheet_is_refused_in_one_line() {
    let many = "pink h4-g3 ".repeat(100_000);
    for (text, line, said) in [
        (&b""[..], Value::Null, "no line is drawn"),
        (b"green d3-e4\ngold d3-a3", json!(2), "‘gold’ begins no line"),
        (b"green \xff", Value::Null, "no text in UTF-8"),
        (b"green d3-e4 \x1b[2Jd3", json!(1), "is no section"),
        (many.as_bytes(), json!(1), "‘pink’ is no section"),
    ] {
        let ran = run(&["score", "-", "--json"], text);
        assert_eq!(ran.code, Some(1), "{said}");
        let error = &json_of(&ran.out)["error"];
        assert_eq!((&error["reason"], &error["line"]), (&json!("bad-sheet"), &line));
        assert!(ran.err.contains(said) && ran.err.lines().count() == 1, "{}", ran.err);
        assert!(!ran.err.trim_end().chars().any(char::is_control), "{}", ran.err);
    }
    assert_eq!(run(&["score", "nowhere.txt"], b"").code, Some(1));
    assert_eq!(run(&["score"], b"").code, Some(2));
}
