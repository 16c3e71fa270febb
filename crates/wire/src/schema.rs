//! The messages as a JSON Schema that is made of the types themselves. `cargo xtask schema` writes it to
//! `docs/protocol.schema.json`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema, json_schema};
use serde_json::{Map, Value, json};

use crate::http::{
    DeleteMe, DeleteTable, ErrorBody, GetVersion, HttpRequest, LeaveNoName, ListMyTables, ListTables,
    OpenTable, ShowTable,
};
use crate::message::{ClientMessage, ServerMessage};
use crate::{COOKIE_NAME, CloseCode, Encoding, PROTOCOL, SECURE_COOKIE_NAME};

/// Types of `rules` that travel as words: how their fields are described.
macro_rules! words {
    ($($name:ident),+) => { $(
        pub(crate) struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "enum": tubewright_rules::$name::ALL.map(|word| word.name()) })
            }
        }
    )+ };
}
words!(Card, Pencil, Objective, Power, Level);

/// The secret of a seat.
pub(crate) struct Secret;

impl JsonSchema for Secret {
    fn schema_name() -> Cow<'static, str> {
        "Secret".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9a-f]{32}$" })
    }
}

/// The whole protocol as one document: a message of either side is valid against it, one of a certain type against the type
/// in its `$defs`.
pub fn document() -> Value {
    let (mut sent, mut received) = (generator(true), generator(false));
    let from_server = sent.subschema_for::<ServerMessage>();
    sent.subschema_for::<ErrorBody>();
    let from_client = received.subschema_for::<ClientMessage>();
    let table = || "{id}".to_owned();
    let mut requests = Requests { sent: &mut sent, received: &mut received, all: Vec::new() };
    let settings = crate::Settings::plain(1);
    let new = crate::NewTable { settings, name: String::new(), colour: None, bots: Vec::new(), secret: None };
    requests.add(&OpenTable(new));
    requests.add(&ListTables);
    requests.add(&ShowTable { table: table() });
    requests.add(&DeleteTable { table: table(), secret: None });
    requests.add(&LeaveNoName { table: table(), secret: None });
    requests.add(&ListMyTables);
    requests.add(&DeleteMe);
    requests.add(&GetVersion);
    let requests = requests.all;
    let mut document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Tubewright: playing at a table, version {PROTOCOL}"),
        "description": "Generated from the types of crates/wire by `cargo xtask schema`; docs/protocol.md explains it.",
        "anyOf": [from_client, from_server],
        "x-socket": crate::path::SOCKET,
        "x-subprotocol": Encoding::Json.subprotocol(),
        "x-cookies": [COOKIE_NAME, SECURE_COOKIE_NAME],
        "x-close-codes": close_codes(),
        "x-requests": requests,
        "$defs": definitions(sent, received),
    });
    plain(&mut document);
    document
}

/// The server writes every field, a client may leave out what is absent.
fn generator(by_server: bool) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12();
    if by_server { settings.for_serialize() } else { settings.for_deserialize() }.into_generator()
}

/// The types of both sides; those that both use are the same on both.
fn definitions(mut sent: SchemaGenerator, mut received: SchemaGenerator) -> BTreeMap<String, Value> {
    let mut all = BTreeMap::new();
    for (name, schema) in sent.take_definitions(true).into_iter().chain(received.take_definitions(true)) {
        let other = all.insert(name.clone(), schema.clone());
        assert!(
            other.is_none_or(|other| other == schema),
            "{name} is read in another form than it is written"
        );
    }
    all
}

struct Requests<'a> {
    sent: &'a mut SchemaGenerator,
    received: &'a mut SchemaGenerator,
    all: Vec<Value>,
}

impl Requests<'_> {
    fn add<R: HttpRequest>(&mut self, request: &R)
    where
        R::Body: JsonSchema,
        R::Answer: JsonSchema,
    {
        let mut described = Map::new();
        described.insert("method".to_owned(), R::METHOD.name().into());
        described.insert("path".to_owned(), request.path().into());
        if request.body().is_some() {
            described.insert("body".to_owned(), self.received.subschema_for::<R::Body>().to_value());
        }
        described.insert("answer".to_owned(), self.sent.subschema_for::<R::Answer>().to_value());
        self.all.push(described.into());
    }
}

fn close_codes() -> Value {
    let described = |code: CloseCode| json!({ "code": code.code(), "reconnect": code.is_temporary() });
    CloseCode::ALL.map(described).to_vec().into()
}

/// Descriptions are comments of the code: links to other items of it lead nowhere here.
fn plain(value: &mut Value) {
    match value {
        Value::Object(map) => {
            if let Some(Value::String(text)) = map.get_mut("description") {
                *text = text.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`");
                *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            }
            map.values_mut().for_each(plain);
        }
        Value::Array(list) => list.iter_mut().for_each(plain),
        _ => {}
    }
}
