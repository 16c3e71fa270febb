//! A line as a request: its id, what is asked, and the fields that say more.

use serde::Serialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use tubewright_rules::quote;

use crate::answer::Refusal;
use crate::lines::Line;

/// What a program calls its request; it comes back with the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum Id {
    /// It gave none, or none that could be read.
    #[default]
    None,
    /// A whole number.
    Number(serde_json::Number),
    /// A text.
    Text(String),
}

impl Id {
    const MAX_LEN: usize = 200;

    fn read(raw: &RawValue) -> Option<Self> {
        match serde_json::from_str(raw.get()).ok()? {
            serde_json::Value::Null => Some(Self::None),
            serde_json::Value::Number(number) if number.is_i64() || number.is_u64() => {
                Some(Self::Number(number))
            }
            serde_json::Value::String(text) if text.len() <= Self::MAX_LEN => Some(Self::Text(text)),
            _ => None,
        }
    }
}

/// A request, its fields still as they were written.
#[derive(Debug)]
pub(crate) struct Request {
    /// What is asked.
    pub(crate) op: String,
    fields: Vec<(String, Box<RawValue>)>,
}

impl Request {
    /// No request has more fields than this.
    const MAX_FIELDS: usize = 24;

    /// Reads a line. The id is there also where the rest is wrong, as far as it could be read.
    pub(crate) fn read(line: &Line, longest: usize) -> (Id, Result<Self, Refusal>) {
        let bytes = match line {
            Line::Whole(bytes) => &bytes[..],
            // Cut at a comma, so that half a number is not taken for one.
            Line::TooLong(bytes) => {
                bytes.iter().rposition(|&byte| byte == b',').map_or(&[][..], |end| &bytes[..end])
            }
        };
        let text = String::from_utf8_lossy(bytes);
        let mut fields = Vec::new();
        let read = read_fields(&text, &mut fields);
        let id = fields.iter().position(|(name, _)| name == "id").map(|place| fields.remove(place).1);
        let known = id.map_or(Some(Id::None), |raw| Id::read(&raw));
        let request = match line {
            Line::TooLong(_) => Err(Refusal::new("too-long", format!("a line has at most {longest} bytes"))),
            Line::Whole(bytes) if std::str::from_utf8(bytes).is_err() => {
                Err(Refusal::new("not-utf8", "the line is no text in UTF-8"))
            }
            Line::Whole(_) => Self::of(read, known.is_some(), fields),
        };
        (known.unwrap_or_default(), request)
    }

    fn of(
        read: serde_json::Result<()>,
        id_is_good: bool,
        mut fields: Vec<(String, Box<RawValue>)>,
    ) -> Result<Self, Refusal> {
        if let Err(error) = read {
            let reason = if error.is_data() { "bad-request" } else { "not-json" };
            return Err(Refusal::new(reason, fit(&error)));
        }
        if !id_is_good {
            let most = Id::MAX_LEN;
            let message = format!("an id is a whole number or a text of at most {most} bytes");
            return Err(Refusal::new("bad-request", message));
        }
        let Some(place) = fields.iter().position(|(name, _)| name == "op") else {
            return Err(Refusal::new("bad-request", "there is no op"));
        };
        let (_, op) = fields.remove(place);
        let Ok(op) = serde_json::from_str(op.get()) else {
            return Err(Refusal::new("bad-request", "op is a text"));
        };
        Ok(Self { op, fields })
    }

    /// Refuses fields that the request does not have: a misspelt one would be passed over in silence.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), Refusal> {
        let Some((name, _)) = self.fields.iter().find(|(name, _)| !known.contains(&name.as_str())) else {
            return Ok(());
        };
        let has = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        Err(Refusal::new("unknown-field", format!("{} has no field {}; it has {has}", self.op, quote(name))))
    }

    /// A field as it was written; null is as good as absent.
    pub(crate) fn raw(&self, name: &str) -> Option<&RawValue> {
        let (_, raw) = self.fields.iter().find(|(field, _)| field == name)?;
        (raw.get() != "null").then_some(raw)
    }

    /// A field's value; `what` says to a person what it may be.
    pub(crate) fn field<T: DeserializeOwned>(&self, name: &str, what: &str) -> Result<Option<T>, Refusal> {
        let Some(raw) = self.raw(name) else { return Ok(None) };
        let read = serde_json::from_str(raw.get());
        read.map(Some).map_err(|_| Refusal::new("bad-field", format!("{name} is {what}")))
    }

    /// The value of a field that must be there.
    pub(crate) fn needed<T: DeserializeOwned>(&self, name: &str, what: &str) -> Result<T, Refusal> {
        let missing = || Refusal::new("bad-field", format!("{} wants {name}: {what}", self.op));
        self.field(name, what)?.ok_or_else(missing)
    }
}

/// Collects an object's fields; those before a mistake are kept.
fn read_fields(text: &str, fields: &mut Vec<(String, Box<RawValue>)>) -> serde_json::Result<()> {
    struct Collect<'a>(&'a mut Vec<(String, Box<RawValue>)>);

    impl<'de> Visitor<'de> for Collect<'_> {
        type Value = ();

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
            while let Some(name) = map.next_key::<String>()? {
                if self.0.iter().any(|(known, _)| *known == name) {
                    return Err(A::Error::custom(format!("the field {} twice", quote(&name))));
                }
                if self.0.len() == Request::MAX_FIELDS {
                    return Err(A::Error::custom("more fields than any request has"));
                }
                let value = map.next_value()?;
                self.0.push((name, value));
            }
            Ok(())
        }
    }

    let mut reader = serde_json::Deserializer::from_str(text);
    reader.deserialize_map(Collect(fields))?;
    reader.end()
}

/// serde_json quotes the stranger's text, which may be long or hold control characters.
fn fit(error: &serde_json::Error) -> String {
    let message = error.to_string();
    if message.chars().count() <= 160 && !message.chars().any(char::is_control) {
        message
    } else {
        format!("unreadable at column {}", error.column())
    }
}
