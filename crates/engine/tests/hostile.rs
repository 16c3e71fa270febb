//! What strangers may send: one answer to each line, valid JSON, and the game as it was.

mod common;

use common::Client;
use proptest::prelude::*;
use serde_json::{Value, json};
use tubewright_engine::{BotPlayer, Line, Lines, MAX_LINE_BYTES, Session, serve};

/// What comes back for these bytes, line by line.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut session = Session::new(|| None);
    let mut output = Vec::new();
    serve(input, &mut output, |line, say| session.answer_with(line, say)).expect("memory takes it all");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

/// How many lines a stranger has sent.
fn count(input: &[u8]) -> usize {
    let mut lines = Lines::new(input, MAX_LINE_BYTES);
    std::iter::from_fn(|| lines.read().expect("memory")).count()
}

fn sound(answer: &Value) {
    assert!(answer["ok"].is_boolean() && answer.get("id").is_some(), "{answer}");
    assert_eq!(answer["ok"] == false, answer["error"]["reason"].is_string(), "{answer}");
    if let Some(message) = answer["error"]["message"].as_str() {
        assert!(message.len() < 800 && !message.contains(char::is_control), "{message:?}");
    }
}

#[test]
fn lines_of_every_wrong_kind_are_answered_with_a_reason_and_their_id() {
    let deep = |open: &str, close: &str| {
        format!("{{\"id\":9,\"x\":{}{}}}", open.repeat(100_000), close.repeat(100_000))
    };
    let cases: Vec<(Vec<u8>, Value, &str)> = vec![
        (b"words".to_vec(), json!(null), "not-json"),
        (b" ".to_vec(), json!(null), "not-json"),
        (b"\r".to_vec(), json!(null), "not-json"),
        (b"[]".to_vec(), json!(null), "bad-request"),
        (b"7".to_vec(), json!(null), "bad-request"),
        (b"null".to_vec(), json!(null), "bad-request"),
        (b"{}".to_vec(), json!(null), "bad-request"),
        (br#"{"id":1}"#.to_vec(), json!(1), "bad-request"),
        (br#"{"id":1,"op":"#.to_vec(), json!(1), "not-json"),
        (br#"{"op":"quit","id":"seven",}"#.to_vec(), json!("seven"), "not-json"),
        (br#"{"id":1,"op":"quit"} {}"#.to_vec(), json!(1), "not-json"),
        (br#"{"id":1,"id":2,"op":"quit"}"#.to_vec(), json!(1), "bad-request"),
        (br#"{"id":{"a":1},"op":"quit"}"#.to_vec(), json!(null), "bad-request"),
        (br#"{"id":1.5,"op":"quit"}"#.to_vec(), json!(null), "bad-request"),
        (br#"{"id":1e400,"op":"quit"}"#.to_vec(), json!(null), "bad-request"),
        (br#"{"id":18446744073709551615,"op":"no"}"#.to_vec(), json!(u64::MAX), "unknown-op"),
        (br#"{"id":-1,"op":"no"}"#.to_vec(), json!(-1), "unknown-op"),
        (br#"{"id":"\u001b[2J","op":"\u001b[2J\n"}"#.to_vec(), json!("\u{1b}[2J"), "unknown-op"),
        (b"{\"id\":3,\"op\":\"\xff\xfe\"}".to_vec(), json!(3), "not-utf8"),
        (b"\xff\xfe".to_vec(), json!(null), "not-utf8"),
        (vec![0; 1000], json!(null), "not-json"),
        (deep("[", "]").into_bytes(), json!(9), "bad-request"),
        (deep("{\"a\":", "}").into_bytes(), json!(9), "not-json"),
        (deep("[", "").into_bytes(), json!(9), "not-json"),
        (vec![b'['; 100_000], json!(null), "bad-request"),
    ];
    for (line, id, reason) in &cases {
        let answer = Client::new().line(line);
        sound(&answer);
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        assert_eq!(
            (&answer["id"], answer["error"]["reason"].as_str()),
            (id, Some(*reason)),
            "{shown}: {answer}"
        );
    }
    let long_id = format!(r#"{{"id":"{}","op":"quit"}}"#, "x".repeat(201));
    assert_eq!(Client::new().line(long_id.as_bytes())["error"]["reason"], "bad-request");
    let fields: String = (0..100).map(|i| format!(r#","f{i}":0"#)).collect();
    let many = format!(r#"{{"id":4,"op":"quit"{fields}}}"#);
    assert_eq!(Client::new().line(many.as_bytes())["id"], 4);
}

#[test]
fn a_line_without_end_is_answered_once_and_the_next_one_is_heard() {
    let mut input = br#"{"id": 5, "op": "load", "record": ""#.to_vec();
    input.resize(20 << 20, b'x');
    input.extend_from_slice(b"\n{\"id\": 6, \"op\": \"hello\"}\n");
    let answers = answers(&input);
    assert_eq!(answers.len(), 2);
    assert_eq!((&answers[0]["id"], &answers[0]["error"]["reason"]), (&json!(5), &json!("too-long")));
    assert_eq!((&answers[1]["id"], &answers[1]["ok"]), (&json!(6), &json!(true)));

    // Half a number is no id.
    let mut input = b"{\"id\":".to_vec();
    input.resize(MAX_LINE_BYTES - 1, b' ');
    input.extend_from_slice(b"12345, \"op\": \"hello\"}");
    let answer = &self::answers(&input)[0];
    assert_eq!((&answer["id"], &answer["error"]["reason"]), (&json!(null), &json!("too-long")));
}

#[test]
fn what_comes_after_quit_is_not_answered() {
    assert_eq!(answers(b"{\"op\":\"quit\"}\n{\"op\":\"hello\"}\n").len(), 1);
    assert_eq!(answers(b"").len(), 0);
    assert_eq!(answers(b"\n\n{\"op\":\"hello\"}").len(), 3, "also a line without an end");
}

#[test]
fn hostile_texts_come_back_as_json_and_in_messages_not_at_all() {
    let hostile = "\u{1b}[2J\u{7}\n\r\u{202e}";
    let mut client = Client::new();
    client.ok(json!({"op": "new", "seed": hostile, "names": [hostile]}));
    assert_eq!(client.ok(json!({"op": "state"}))["state"]["seats"][0]["name"], hostile);
    for request in [
        json!({"op": hostile}),
        json!({"op": "play", "action": hostile}),
        json!({"op": "play", "action": format!("d3-{hostile}")}),
        json!({"op": "play", hostile: 1}),
        json!({"op": "best", "bot": hostile}),
        json!({"op": "reveal", "cards": [hostile]}),
        json!({"op": "new", "pencils": [hostile, hostile, hostile, hostile]}),
        json!({"op": "load", "record": {"format": hostile}}),
    ] {
        client.refused(request);
    }
}

#[test]
fn a_player_answers_strangers_too() {
    let mut player = BotPlayer::new("greedy".parse().expect("a bot"));
    for line in [
        "",
        "x",
        "{}",
        r#"{"id":1,"op":"choose"}"#,
        r#"{"id":1,"op":"choose","record":{}}"#,
        r#"{"op":"game"}"#,
    ] {
        let answer = player.answer(&Line::Whole(line.as_bytes().to_vec()));
        sound(&serde_json::from_str(&answer.text).expect("JSON"));
        assert!(answer.text.contains("\"ok\":false"), "{line}");
    }
}

/// Requests that are right, to be made wrong.
fn good_lines() -> Vec<String> {
    let mut client = Client::new();
    client.ok(
        json!({"op": "new", "seed": "good", "seats": 2, "modules": {"objectives": true, "powers": true}}),
    );
    for seat in [0, 1, 0] {
        let action = client.ok(json!({"op": "best", "seat": seat, "bot": "greedy"}))["action"].clone();
        client.ok(json!({"op": "play", "seat": seat, "action": action}));
    }
    let record = client.ok(json!({"op": "record"}))["record"].clone();
    let deck: Vec<&str> = tubewright_rules::Card::ALL.iter().map(|card| card.name()).collect();
    let pencils = ["green", "pink", "blue", "purple"];
    [
        json!({"id": 1, "op": "load", "record": record}),
        json!({"id": "two", "op": "new", "seed": "x", "names": ["a", "b"], "modules": {"objectives": true, "powers": null}}),
        json!({"id": 3, "op": "new", "decks": [deck, deck, deck, deck], "pencils": pencils}),
        json!({"id": 4, "op": "new", "dealer": "client", "pencils": pencils, "seats": 4}),
        json!({"id": 5, "op": "reveal", "cards": ["street:switch", "street:circle"]}),
        json!({"id": 6, "op": "play", "seat": 0, "action": "d3-a3, a3-c5 +double"}),
        json!({"id": 7, "op": "play", "seat": 1, "action": "pass +circle d3"}),
        json!({"id": 8, "op": "state", "seat": 0}),
        json!({"id": 9, "op": "legal", "seat": 0}),
        json!({"id": 10, "op": "undo", "seat": 0}),
        json!({"id": 11, "op": "best", "seat": 0, "bot": "search:nodes=20", "seed": 3}),
        json!({"id": 12, "op": "advice", "seat": 0, "nodes": 20}),
        json!({"id": 13, "op": "score"}),
    ]
    .iter()
    .map(Value::to_string)
    .collect()
}

/// A line that is right but for some bytes.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), any::<u8>(), 0..5u8);
    (prop::sample::select(good_lines()), prop::collection::vec(change, 0..6)).prop_map(|(line, changes)| {
        let mut bytes = line.into_bytes();
        for (place, byte, kind) in changes {
            let at = place.index(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match kind {
                0 if !bytes.is_empty() => bytes[at] = byte,
                1 if !bytes.is_empty() => drop(bytes.remove(at)),
                2 => bytes.insert(at, byte),
                3 => bytes.truncate(at),
                // A character that JSON knows, in a place where it may not stand.
                _ => bytes.insert(at, b"{}[]\",:0e-nt"[usize::from(byte) % 12]),
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_get_one_answer_a_line(input in prop::collection::vec(any::<u8>(), 0..2000)) {
        let answers = answers(&input);
        prop_assert_eq!(answers.len(), count(&input));
        answers.iter().for_each(sound);
    }

    #[test]
    fn mutated_requests_get_one_answer_a_line(lines in prop::collection::vec(mutated(), 1..12)) {
        let input = lines.join(&b'\n');
        let answers = answers(&input);
        prop_assert_eq!(answers.len(), count(&input));
        answers.iter().for_each(sound);
    }

    #[test]
    fn a_refused_request_changes_nothing(lines in prop::collection::vec(mutated(), 1..12)) {
        let mut session = Session::new(|| None);
        let mut ask = |line: &[u8]| session.answer(&Line::Whole(line.to_vec())).text;
        let mut before = ask(br#"{"op":"state"}"#);
        for line in lines {
            let refused = ask(&line).contains("\"ok\":false");
            let after = ask(br#"{"op":"state"}"#);
            if refused {
                prop_assert_eq!(&before, &after);
            }
            before = after;
        }
    }
}
