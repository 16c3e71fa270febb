//! The two encodings: what is read, what is refused, and that a refusal finds its way back.

use tubewright_wire::{
    ClientMessage, CloseCode, Command, Encoding, Frame, Level, MAX_FRAME_BYTES, Reaction, ResumePoint,
    ServerMessage, TextError, check_chat, check_name, check_secret,
};

const JSON: Encoding = Encoding::Json;
const POSTCARD: Encoding = Encoding::Postcard;

fn bytes(frame: Frame) -> Vec<u8> {
    match frame {
        Frame::Text(text) => text.into_bytes(),
        Frame::Binary(bytes) => bytes,
    }
}

fn json(text: &str) -> ClientMessage {
    JSON.decode_client(text.as_bytes()).expect("it is a message")
}

#[test]
fn each_encoding_has_a_subprotocol_of_this_version() {
    let names: Vec<&str> = Encoding::ALL.iter().map(|encoding| encoding.subprotocol()).collect();
    assert_eq!(names, ["tubewright.1.json", "tubewright.1.postcard"]);
    assert!(names.iter().all(|name| name.starts_with(&format!("tubewright.{}.", tubewright_wire::PROTOCOL))));
    assert!(matches!(JSON.encode(&ServerMessage::ComeBack { after: 1 }), Frame::Text(_)));
    assert!(matches!(POSTCARD.encode(&ServerMessage::ComeBack { after: 1 }), Frame::Binary(_)));
}

#[test]
fn what_may_be_absent_may_be_left_out_in_json() {
    assert_eq!(json(r#"{"hello":{}}"#), ClientMessage::Hello { secret: None, last: None });
    let last = Some(ResumePoint { n: 4, you: None });
    assert_eq!(json(r#"{"hello":{"last":{"n":4}}}"#), ClientMessage::Hello { secret: None, last });
    let command = Command::Sit { seat: None, name: "Ann".into(), colour: None, secret: None };
    assert_eq!(
        json(r#"{"command":{"id":1,"command":{"sit":{"name":"Ann"}}}}"#),
        ClientMessage::Command { id: 1, command }
    );
    let command = Command::LetBot { seat: 2, level: None };
    assert_eq!(
        json(r#"{"command":{"id":1,"command":{"let-bot":{"seat":2}}}}"#),
        ClientMessage::Command { id: 1, command }
    );
}

#[test]
fn unknown_fields_are_passed_over_in_json() {
    let leave = ClientMessage::Command { id: 3, command: Command::Leave };
    assert_eq!(json(r#"{"command":{"id":3,"command":"leave","why":"tea"}}"#), leave);
}

#[test]
fn words_are_the_same_for_levels_and_reactions() {
    for level in Level::ALL {
        let text = format!(
            r#"{{"command":{{"id":1,"command":{{"set-bot":{{"seat":1,"level":"{}"}}}}}}}}"#,
            level.name()
        );
        assert_eq!(
            json(&text),
            ClientMessage::Command { id: 1, command: Command::SetBot { seat: 1, level } }
        );
    }
    for reaction in Reaction::ALL {
        let text =
            format!(r#"{{"command":{{"id":1,"command":{{"react":{{"reaction":"{}"}}}}}}}}"#, reaction.name());
        assert_eq!(json(&text), ClientMessage::Command { id: 1, command: Command::React { reaction } });
    }
}

#[test]
fn a_frame_that_is_too_long_is_not_read() {
    let text = format!(r#"{{"hello":{{"pad":"{}"}}}}"#, "x".repeat(MAX_FRAME_BYTES));
    let error = JSON.decode_client(text.as_bytes()).expect_err("it is too long");
    assert_eq!(error.message, "a frame has at most 4096 bytes");
    let fits = format!(r#"{{"hello":{{"pad":"{}"}}}}"#, "x".repeat(MAX_FRAME_BYTES - 20));
    assert_eq!(fits.len(), MAX_FRAME_BYTES);
    assert!(JSON.decode_client(fits.as_bytes()).is_ok());
    let zeros = vec![0; MAX_FRAME_BYTES + 1];
    assert_eq!(POSTCARD.decode_client(&zeros).expect_err("it is too long").id, None);
}

#[test]
fn a_command_that_cannot_be_read_is_refused_by_its_id() {
    for text in [
        r#"{"command":{"id":12,"command":"fly"}}"#,
        r#"{"command":{"id":12,"command":{"sit":{"name":7}}}}"#,
        r#"{"command":{"command":{"sit":{"name":"x","colour":"red"}},"id":12}}"#,
        r#"{"command":{"id":12}}"#,
    ] {
        let error = JSON.decode_client(text.as_bytes()).expect_err("it is no command");
        assert_eq!(error.id, Some(12), "{text}");
    }
    for text in ["", "{", "null", "[]", r#"{"command":{}}"#, r#"{"command":{"id":-1,"command":"leave"}}"#] {
        assert_eq!(JSON.decode_client(text.as_bytes()).expect_err("it is no message").id, None, "{text}");
    }
    let mut sit = bytes(POSTCARD.encode_client(&ClientMessage::Command { id: 300, command: Command::Leave }));
    *sit.last_mut().expect("the command's kind") = 99;
    assert_eq!(POSTCARD.decode_client(&sit).expect_err("no such command").id, Some(300));
    sit.truncate(3);
    assert_eq!(POSTCARD.decode_client(&sit).expect_err("cut off").id, Some(300));
    let mut ping = bytes(POSTCARD.encode_client(&ClientMessage::Ping { stamp: 5 }));
    ping.push(0);
    assert_eq!(POSTCARD.decode_client(&ping).expect_err("a byte too many").id, None);
}

#[test]
fn a_play_whose_text_is_no_action_is_refused_for_that_and_by_its_id() {
    let text = |action: &str| {
        format!(r#"{{"command":{{"id":7,"command":{{"play":{{"round":1,"turn":2,"action":"{action}"}}}}}}}}"#)
    };
    let action = "d3-a3, a3-c5 +double".parse().expect("an action");
    let play = ClientMessage::Command { id: 7, command: Command::Play { round: 1, turn: 2, action } };
    assert_eq!(json(&text("d3-a3, a3-c5 +double")), play);
    let good = bytes(POSTCARD.encode_client(&play));
    let before = good.len() - "d3-a3, a3-c5 +double".len() - 1;
    for (wrong, reason) in
        [("fly", "bad-action"), ("d3", "bad-action"), ("d3-a3, a3-c5", "too-many-sections")]
    {
        let error = JSON.decode_client(text(wrong).as_bytes()).expect_err("it is no action");
        assert_eq!((error.id, error.reason), (Some(7), reason), "{wrong}");
        let mut sent = good[..before].to_vec();
        sent.push(wrong.len() as u8);
        sent.extend(wrong.as_bytes());
        assert_eq!(POSTCARD.decode_client(&sent), Err(error), "{wrong}");
    }
    let number = text("x").replace(r#""x""#, "7");
    assert_eq!(JSON.decode_client(number.as_bytes()).expect_err("a number").reason, "unreadable");
}

#[test]
fn an_error_is_one_line_without_what_scrambles_a_terminal() {
    let text = format!("{{\"command\":{{\"id\":1,\"command\":\"\\u001b[2J\\u202e{}\"}}}}", "y".repeat(3000));
    let error = JSON.decode_client(text.as_bytes()).expect_err("no such command");
    assert!(error.message.chars().count() <= 200 && !error.message.contains(char::is_control), "{error}");
    assert!(!error.message.contains('\u{202e}'));
}

#[test]
fn names_chat_and_secrets_have_their_limits() {
    assert!(check_name(&"ż".repeat(24)).is_ok());
    assert!(check_name(&"ż".repeat(25)).is_err());
    for blank in ["\u{3164}", "\u{2800}", "A\u{ad}nn", "Ann\u{2060}", "\u{feff}Ann", "Ann\u{e0041}"] {
        assert_eq!(check_name(blank), Err(TextError::Invisible), "{blank:?}");
    }
    assert_eq!(check_name("\u{fe0f}"), Err(TextError::Empty));
    assert_eq!(check_name("Ann ❤️"), Ok("Ann ❤️"));
    assert!(check_chat(&"ż".repeat(200)).is_ok());
    assert!(check_chat(&"ż".repeat(201)).is_err());
    assert!(check_chat("one\nline").is_err() && check_chat("\u{200b}").is_err());
    assert!(check_secret(&"0a".repeat(16)));
    assert!(
        !check_secret(&"0A".repeat(16)) && !check_secret(&"0a".repeat(15)) && !check_secret(&"0g".repeat(16))
    );
}

#[test]
fn close_codes_are_those_of_the_protocol_document() {
    let document = include_str!("../../../docs/protocol.md");
    let list =
        document.split_once("Close codes:").and_then(|(_, rest)| rest.split_once("\n\n")).expect("a list").0;
    for code in CloseCode::ALL {
        assert!(list.contains(&code.code().to_string()), "{code:?} is missing");
        assert_eq!(CloseCode::from_code(code.code()), Some(code));
    }
    let temporary = list.split_once("After ").expect("which are temporary").1;
    for code in CloseCode::ALL {
        assert_eq!(temporary.contains(&code.code().to_string()), code.is_temporary(), "{code:?}");
    }
}
