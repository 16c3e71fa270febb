//! What strangers may send: always one clear line, never a panic, never a hang.

mod common;
mod files;

use std::io::Read;
use std::process::Stdio;

use common::{Ran, command, run};
use files::file;
use serde_json::{Value, json};

/// A possible game of two seats that has come two turns far.
fn record() -> Value {
    json!({
        "format": "tubewright-record/1", "map": "london",
        "modules": {"objectives": null, "powers": null},
        "seats": [
            {"name": "first", "pencils": ["green", "pink", "blue", "purple"]},
            {"name": "second", "pencils": ["blue", "purple", "green", "pink"]},
        ],
        "rounds": [{"cards": ["street:circle", "underground:square"], "turns": [["d3-a3", "pass"], ["pass", "pass"]]}],
    })
}

fn changed(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut record = record();
    change(&mut record);
    record.to_string().into_bytes()
}

/// Refused in time, with one clean line and nothing on stdout but the document under `--json`.
fn refused(ran: &Ran, what: &str) {
    assert_eq!(ran.code, Some(1), "{what}: {}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{what}: {}", ran.err);
    let line = ran.err.trim_end_matches('\n');
    assert!(!line.is_empty() && line.len() < 600, "{what}: {line}");
    assert!(!line.contains(char::is_control), "{what}: {line:?}");
    assert!(!line.contains("panicked"), "{what}: {line}");
}

fn refused_everywhere(bytes: &[u8], what: &str) {
    let plain = run(&["replay", "-"], bytes);
    refused(&plain, what);
    assert_eq!(plain.out, "", "{what}");
    let json = run(&["replay", "--legal", "-"], bytes);
    refused(&json, what);
    let document: Value = serde_json::from_str(&json.out).expect("one JSON document");
    assert!(document["error"]["reason"].is_string(), "{what}: {document}");
    refused(&run(&["verify", "-"], bytes), what);
    refused(&run(&["map", "-"], bytes), what);
    refused(&run(&["review", "-"], bytes), what);
}

#[test]
fn the_record_itself_is_possible() {
    assert_eq!(run(&["replay", "-"], &changed(|_| {})).code, Some(0));
}

#[test]
fn bytes_that_are_no_record() {
    let nested = |open: &str, close: &str| open.repeat(100_000) + &close.repeat(100_000);
    let cases: [(&str, Vec<u8>); 14] = [
        ("an empty file", Vec::new()),
        ("spaces", b"  \n ".to_vec()),
        ("words", b"not a record".to_vec()),
        ("a number", b"1e999999999".to_vec()),
        ("a list", b"[]".to_vec()),
        ("an object", b"{}".to_vec()),
        ("half a record", record().to_string().into_bytes()[..200].to_vec()),
        ("two records", [changed(|_| {}), changed(|_| {})].concat()),
        ("100,000 open brackets", "[".repeat(100_000).into_bytes()),
        ("100,000 nested lists", nested("[", "]").into_bytes()),
        ("100,000 nested objects", nested("{\"a\":", "}").into_bytes()),
        ("no UTF-8", vec![0xff, 0xfe, 0x00, 0x9f]),
        (
            "no UTF-8 in a name",
            changed(|r| r["seats"][0]["name"] = json!("X"))
                .into_iter()
                .map(|b| if b == b'X' { 0xc3 } else { b })
                .collect(),
        ),
        ("zeros", vec![0; 1000]),
    ];
    for (what, bytes) in &cases {
        refused_everywhere(bytes, what);
    }
    let deep = String::from_utf8(changed(|_| {})).expect("text").replacen(
        '{',
        &format!("{{\"extra\": {},", nested("[", "]")),
        1,
    );
    let ran = run(&["replay", "-"], deep.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "unknown fields are ignored, however deep");
}

#[test]
fn fifty_megabytes_of_garbage() {
    let size = 50 << 20;
    let mut rng = tubewright_rules::Rng::new(1);
    let noise: Vec<u8> = (0..size / 8).flat_map(|_| rng.next_u64().to_le_bytes()).collect();
    let text = |start: &str| {
        let mut text = start.as_bytes().to_vec();
        text.resize(size, b'x');
        text
    };
    let action = changed(|r| r["rounds"][0]["turns"][0][0] = json!("d3-a3,".repeat(size / 6)));
    let rows = String::from_utf8(changed(|r| r["rounds"][0]["turns"] = json!("ROWS"))).expect("text");
    let rows = rows.replace("\"ROWS\"", &format!("[{}[]]", "[],".repeat(size / 3)));
    for (what, bytes) in [
        ("noise", noise),
        ("brackets", vec![b'['; size]),
        ("spaces", vec![b' '; size]),
        ("a text without end", text("\"")),
        ("an action without end", action),
        ("rows without end", rows.into_bytes()),
    ] {
        let ran = run(&["replay", "--json", "-"], &bytes);
        refused(&ran, what);
        assert!(ran.out.starts_with("{\"error\": "), "{what}");
        refused(&run(&["map", "-"], &bytes), what);
    }
}

#[test]
fn more_than_can_be_meant_is_not_read() {
    refused(&run(&["replay", "-"], &vec![b' '; (64 << 20) + 1]), "64 MiB and a byte");
    #[cfg(unix)]
    refused(&run(&["replay", "/dev/zero"], b""), "a device without end");
}

#[test]
fn a_million_rows_and_seats() {
    let rows = changed(|r| r["rounds"][0]["turns"] = json!(vec![json!(["pass", "pass"]); 1_000_000]));
    refused_everywhere(&rows, "rows");
    let seats = changed(|r| r["seats"] = json!(vec![r["seats"][0].clone(); 300_000]));
    refused_everywhere(&seats, "seats");
    let rounds = changed(|r| r["rounds"] = json!(vec![json!({"cards": [], "turns": []}); 300_000]));
    refused_everywhere(&rounds, "rounds");
}

#[test]
fn impossible_records() {
    let hostile = "\u{1b}[2J\u{7}\n\r\u{202e}";
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("an unknown format", changed(|r| r["format"] = json!(hostile))),
        ("an unknown map", changed(|r| r["map"] = json!(hostile))),
        ("an unknown card", changed(|r| r["rounds"][0]["cards"][0] = json!(hostile))),
        ("an unknown pencil", changed(|r| r["seats"][0]["pencils"][0] = json!(hostile))),
        ("an unknown objective", changed(|r| r["modules"]["objectives"] = json!(["thames", hostile]))),
        (
            "an unknown power",
            changed(|r| {
                r["modules"]["powers"] =
                    json!({"purple": hostile, "blue": "joker", "pink": "switch", "green": "circle"});
            }),
        ),
        ("a hostile key", changed(|r| r["modules"] = json!({hostile: hostile, "objectives": hostile}))),
        ("a hostile action", changed(|r| r["rounds"][0]["turns"][0][0] = json!(hostile))),
        ("a hostile station", changed(|r| r["rounds"][0]["turns"][0][0] = json!(format!("d3-{hostile}")))),
        ("a hostile power", changed(|r| r["rounds"][0]["turns"][0][0] = json!(format!("d3-a3 +{hostile}")))),
        ("an action in another script", changed(|r| r["rounds"][0]["turns"][0][0] = json!("д3-а3"))),
        (
            "a row that does not exist",
            changed(|r| r["rounds"][0]["turns"][0][0] = json!("d3-a99999999999999999999")),
        ),
        ("a number for an action", changed(|r| r["rounds"][0]["turns"][0][0] = json!(-1))),
        (
            "a number too large",
            String::from_utf8(changed(|_| {})).expect("text").replace("\"d3-a3\"", "1e400").into_bytes(),
        ),
        ("five rounds", changed(|r| r["rounds"] = json!(vec![r["rounds"][0].clone(); 5]))),
        ("a second round too early", changed(|r| r["rounds"] = json!(vec![r["rounds"][0].clone(); 2]))),
        ("a card twice", changed(|r| r["rounds"][0]["cards"][1] = json!("street:circle"))),
        ("a switch at the end", changed(|r| r["rounds"][0]["cards"][1] = json!("street:switch"))),
        (
            "seats with the same pencil",
            changed(|r| r["seats"][1]["pencils"] = r["seats"][0]["pencils"].clone()),
        ),
        ("a pencil twice", changed(|r| r["seats"][0]["pencils"][1] = json!("green"))),
        ("no seat", changed(|r| r["seats"] = json!([]))),
        (
            "more rows than turns",
            changed(|r| r["rounds"][0]["turns"] = json!(vec![json!(["pass", "pass"]); 3])),
        ),
        ("a row too short", changed(|r| r["rounds"][0]["turns"][1] = json!(["pass"]))),
        (
            "an action after none",
            changed(|r| r["rounds"][0]["turns"] = json!([[null, "pass"], ["pass", "pass"]])),
        ),
        ("an objective twice", changed(|r| r["modules"]["objectives"] = json!(["thames", "thames"]))),
        ("an illegal section", changed(|r| r["rounds"][0]["turns"][0][0] = json!("d3-b1"))),
    ];
    for (what, bytes) in &cases {
        refused_everywhere(bytes, what);
    }
}

#[test]
fn names_may_be_anything_and_move_no_cursor() {
    for name in [
        "Ольга",
        "ロンドン",
        "\u{1b}[31mred\u{1b}[0m",
        "a\nb\rc\u{7}\u{9b}31m",
        "\u{202e}backwards",
        "🚇",
        "",
    ] {
        let ran = run(&["replay", "-"], &changed(|r| r["seats"][0]["name"] = json!(name)));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{name:?}");
        assert!(!ran.out.contains(|c: char| c.is_control() && c != '\n'), "{name:?}: {:?}", ran.out);
        assert!(!ran.out.contains('\u{202e}'));
    }
    let long = run(&["replay", "-"], &changed(|r| r["seats"][0]["name"] = json!("x".repeat(1 << 20))));
    assert!(long.code == Some(0) && long.out.len() < 4000);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for path in [folder, "no/such/file.json", "bad\u{1b}[2J\nname.json"] {
        for args in
            [&["replay"][..], &["replay", "--json"], &["verify"], &["map"], &["play", "--plain", "--resume"]]
        {
            let ran = run(&[args, &[path]].concat(), b"");
            refused(&ran, &format!("{args:?} {path:?}"));
            assert_eq!(ran.out.is_empty(), !args.contains(&"--json"));
        }
    }
    let ran = run(&["play", "--plain", "--save", folder], b"");
    refused(&ran, "saving to a folder");
    let ran = run(&["play", "--plain", "--save", "no/such/folder/game.json"], b"");
    refused(&ran, "saving to nowhere");
}

#[test]
fn wrong_arguments_move_no_cursor() {
    let hostile = "\u{1b}[2J\u{7}\r\u{202e}x";
    for args in [
        &[hostile][..],
        &["map", "a", hostile],
        &["deal", "--json", "a", hostile],
        &["arena", "--bot", hostile, "--games", "1", "--seed", "x"],
        &["arena", "--bot", "greedy", "--games", hostile, "--seed", "x"],
        &["--lang", hostile, "map"],
        &["engine", "--as-player", hostile],
    ] {
        let ran = run(args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(!ran.err.contains(|c: char| c.is_control() && c != '\n'), "{args:?}: {:?}", ran.err);
        assert!(!ran.err.contains('\u{202e}'), "{args:?}: {:?}", ran.err);
    }
}

#[test]
fn seeds_may_be_anything() {
    for seed in ["", "-", "--json", "\u{1b}[2J", "Темза", &"x".repeat(100_000)] {
        let ran = run(&["deal", "--", seed], b"");
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(!ran.out.contains('\u{1b}'));
        let ran = run(&["play", "--plain", "--no-map", &format!("--deal={seed}")], &b"pass\n".repeat(50));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(!ran.out.contains('\u{1b}'));
    }
}

#[test]
fn a_hostile_player_ends_with_a_polite_word() {
    let mut noise = Vec::new();
    let mut rng = tubewright_rules::Rng::new(7);
    for _ in 0..50_000 {
        noise.extend_from_slice(&rng.next_u64().to_le_bytes());
        noise.push(b'\n');
    }
    for input in [noise, vec![b'x'; 10 << 20], vec![0xff; 100], b"\x1b[2J\n\x1b]0;title\x07-\n".to_vec()] {
        let ran = run(&["play", "--plain", "--no-map", "--deal", "london"], &input);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains("--resume FILE"), "{}", ran.out);
        assert!(!ran.out.contains(|c: char| c.is_control() && c != '\n'));
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let record = file("game.json", &changed(|_| {}));
    let record = record.to_str().expect("a plain path");
    for args in [
        &["map"][..],
        &["deal", "x"],
        &["replay", record],
        &["replay", "--legal", record],
        &["completions", "zsh"],
        &["--help"],
        &["play", "--plain"],
    ] {
        let mut child =
            command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
        let status = child.wait().expect("it ends");
        assert_eq!((err.as_str(), status.code()), ("", Some(0)), "{args:?}");
    }
}
