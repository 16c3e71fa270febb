//! What travels between the server and its clients in a whole game is valid against the schema that the documents carry.

mod common;

use std::collections::BTreeMap;

use boon::{Compiler, SchemaIndex, Schemas};
use common::*;
use serde_json::{Value, json};
use tubewright_loadtest::{Answer, Client, request};
use tubewright_rules::Rng;
use tubewright_wire::{
    ClientMessage, Clock, Colours, Command, Encoding, Level, Pace, Reaction, Settings, to_json,
};

const DOCUMENT: &str = "https://tubewright.invalid/protocol.schema.json";

/// The schema, how often each type was compared with it, and the kinds of messages that came.
struct Protocol {
    schemas: Schemas,
    types: BTreeMap<String, SchemaIndex>,
    counts: BTreeMap<String, usize>,
}

impl Protocol {
    fn new() -> Self {
        let document: Value =
            serde_json::from_str(include_str!("../../../docs/protocol.schema.json")).expect("JSON");
        let names: Vec<String> =
            document["$defs"].as_object().expect("types by name").keys().cloned().collect();
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.add_resource(DOCUMENT, document).expect("a schema");
        let types = names.into_iter().map(|name| {
            let index =
                compiler.compile(&format!("{DOCUMENT}#/$defs/{name}"), &mut schemas).expect("a schema");
            (name, index)
        });
        let types = types.collect();
        Self { schemas, types, counts: BTreeMap::new() }
    }

    fn is_valid(&self, kind: &str, value: &Value) -> Result<(), String> {
        self.schemas.validate(value, self.types[kind]).map_err(|error| format!("{error:#}"))
    }

    fn check(&mut self, kind: &str, text: &[u8]) {
        let value: Value = serde_json::from_slice(text).expect("JSON");
        if let Err(error) = self.is_valid(kind, &value) {
            panic!("{value} is no {kind}: {error}");
        }
        *self.counts.entry(kind.to_owned()).or_default() += 1;
        let inner = ["event", "command"].iter().find_map(|name| value.get(name));
        let names = value.as_object().into_iter().flat_map(|map| map.keys());
        let changes = inner.and_then(|inner| inner["changes"].as_array()).into_iter().flatten();
        let changes = changes.filter_map(Value::as_object).flat_map(|map| map.keys());
        for name in names.chain(changes) {
            *self.counts.entry(name.clone()).or_default() += 1;
        }
    }

    fn sent(&mut self, message: &ClientMessage) {
        self.check("ClientMessage", to_json(message).as_bytes());
    }

    fn received(&mut self, client: &mut Client) {
        for bytes in client.kept.replace(Vec::new()).expect("they are kept") {
            self.check("ServerMessage", &bytes);
        }
    }

    async fn asked(&mut self, server: &Server, path: &str, headers: &[&str], kind: &str) {
        let reply = request(server.address, "GET", path, headers, b"").await.expect("an answer");
        let value: Value = serde_json::from_slice(&reply.body).expect("JSON");
        let values = if kind == "Summary" || kind == "MyTable" {
            value.as_array().expect("a list").clone()
        } else {
            vec![value]
        };
        assert!(!values.is_empty(), "{path}");
        for value in values {
            self.check(kind, to_json(&value).as_bytes());
        }
    }
}

async fn ask(protocol: &mut Protocol, client: &mut Client, command: Command) -> Answer {
    let id = client.next_id();
    let message = ClientMessage::Command { id, command };
    protocol.sent(&message);
    client.send(&message).await.expect("sent");
    soon(client.answer(id)).await.expect("an answer")
}

async fn comes(server: &Server, table: &str, cookie: Option<&str>) -> Client {
    let way = cookie.map_or_else(|| way(Encoding::Json), |cookie| known(Encoding::Json, cookie));
    let mut client = Client::knock(server.address, table, &way).await.expect("in");
    client.kept = Some(Vec::new());
    soon(client.hello(&way)).await.expect("a welcome");
    client
}

#[tokio::test]
async fn all_messages_of_a_whole_game_are_valid_against_the_schema() {
    let mut protocol = Protocol::new();
    let server = start().await;
    let settings = Settings {
        objectives: true,
        powers: true,
        clock: Clock::Seconds(3600),
        colours: Colours::Chosen,
        listing: tubewright_wire::Listing::Open,
        ..Settings::plain(3)
    };
    let mut new = new_table(3);
    (new.settings, new.bots) = (settings, vec![None, None, Some(Level::Novice)]);
    new.secret = Some("0f".repeat(16));
    protocol.check("NewTable", to_json(&new).as_bytes());
    let headers = ["content-type: application/json"];
    let opened = request(server.address, "POST", "/api/tables", &headers, to_json(&new).as_bytes())
        .await
        .expect("open");
    protocol.check("Summary", &opened.body);
    let summary: Value = serde_json::from_slice(&opened.body).expect("JSON");
    let (table, cookie) =
        (summary["table"].as_str().expect("its id").to_owned(), opened.cookie().expect("a cookie"));
    protocol.asked(&server, "/api/tables", &[], "Summary").await;
    protocol.asked(&server, "/api/version", &[], "Version").await;
    protocol.asked(&server, "/api/tables/nosuchtable", &[], "ErrorBody").await;
    let mut host = comes(&server, &table, Some(&cookie)).await;
    let mut guest = comes(&server, &table, None).await;
    let mut looker = comes(&server, &table, None).await;
    ask(&mut protocol, &mut host, Command::Colour { colour: Some(tubewright_rules::Pencil::Pink) }).await;
    ask(&mut protocol, &mut host, Command::SetBot { seat: 2, level: Level::Casual }).await;
    ask(&mut protocol, &mut guest, sit("Bob")).await;
    let mut rng = Rng::new(3);
    let mut turns = 0;
    while !is_over(host.mirror()) {
        for client in [&mut host, &mut guest] {
            soon(client.until(|mirror| mirror.turn().is_some() || is_over(mirror))).await.expect("a turn");
            let Some(play) = client.any_play(&mut rng) else { continue };
            let Command::Play { round, turn, .. } = play else { panic!("a play") };
            if turns == 2 {
                ask(&mut protocol, client, play.clone()).await;
                ask(&mut protocol, client, Command::Undo { round, turn }).await;
            }
            let answer = ask(&mut protocol, client, play).await;
            assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
            turns += 1;
        }
        if turns == 4 {
            for command in [
                Command::Chat { text: "well drawn".into() },
                Command::React { reaction: Reaction::Clap },
                Command::Rename { name: "Bobby".into() },
                Command::LetBot { seat: 1, level: Some(Level::Novice) },
                Command::TakeBack,
                Command::Start,
                Command::Play { round: 9, turn: 9, action: "z9-z8".parse().expect("two points") },
            ] {
                ask(&mut protocol, &mut guest, command).await;
            }
            protocol.asked(&server, &format!("/api/tables/{table}"), &[], "Snapshot").await;
            let back = ClientMessage::Ping { stamp: 7 };
            protocol.sent(&back);
            looker.send(&back).await.expect("sent");
        }
        if turns == 8 {
            ask(&mut protocol, &mut host, Command::ToOwnPace).await;
            assert_eq!(host.mirror().snapshot().settings.pace, Pace::OwnPace);
        }
    }
    ask(&mut protocol, &mut host, Command::Rematch).await;
    let deleted =
        request(server.address, "DELETE", "/api/me", &[&format!("cookie: {}", guest.cookie)], b"").await;
    assert_eq!(deleted.expect("an answer").status, 200);
    protocol.asked(&server, "/api/me/tables", &[&format!("cookie: {cookie}")], "MyTable").await;
    for client in [&mut host, &mut guest, &mut looker] {
        let _ = tokio::time::timeout(std::time::Duration::from_millis(300), client.until(|_| false)).await;
        protocol.received(client);
    }
    let counts = &protocol.counts;
    assert!(counts["ServerMessage"] > 100 && counts["ClientMessage"] > 50, "{counts:?}");
    for kind in [
        "welcome", "snapshot", "event", "done", "refused", "presence", "reaction", "pong", "seat",
        "revealed", "acted", "undone", "chosen", "deadline", "chat", "pace", "over", "rematch",
    ] {
        assert!(counts.contains_key(kind), "{kind} did not come: {counts:?}");
    }
}

#[test]
fn the_schema_refuses_what_is_no_message() {
    let protocol = Protocol::new();
    let is_valid = |kind: &str, value: Value| protocol.is_valid(kind, &value).is_ok();
    assert!(is_valid("ClientMessage", json!({"hello": {}})));
    assert!(is_valid("ClientMessage", json!({"command": {"id": 1, "command": "leave", "why": "tea"}})));
    for wrong in [
        json!({"hello": {}, "ping": {"stamp": 1}}),
        json!({"hello": {"last": {"you": 1}}}),
        json!({"command": {"id": 1, "command": "fly"}}),
        json!({"command": {"id": -1, "command": "leave"}}),
        json!({"command": {"id": 9_007_199_254_740_992_u64, "command": "leave"}}),
        json!({"command": {"id": 1, "command": {"sit": {"name": "Ann", "colour": "red"}}}}),
        json!({"command": {"id": 1, "command": {"secret": {"secret": "short"}}}}),
        json!("hello"),
    ] {
        assert!(!is_valid("ClientMessage", wrong.clone()), "{wrong}");
    }
    assert!(is_valid("ServerMessage", json!({"done": {"id": 1, "n": 2}})));
    assert!(!is_valid("ServerMessage", json!({"done": {"id": 1}})));
    assert!(!is_valid(
        "ServerMessage",
        json!({"event": {"n": 1, "at": 2, "changes": [{"revealed": {"cards": ["red"]}}]}})
    ));
}
