//! Reading records as JSON, in the form that other programs rely on.

use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde_json::error::Category;

use super::{
    BadRecordError, CHOSEN, DealNote, Entropy, FORMAT, JsonError, JsonFault, MapName, Record, RoundRecord,
};
use crate::card::Card;
use crate::pencil::{ByPencil, Objective, Pencil, Power};
use crate::setup::{SeatSetup, Setup};
use crate::words::{UnknownWordError, quote};

/// A word of the game, which JSON writes as a string; one that is unknown is refused when the whole has been read.
struct Word<T>(Result<T, UnknownWordError>);

impl<'de, T: std::str::FromStr<Err = UnknownWordError>> Deserialize<'de> for Word<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(String::deserialize(deserializer)?.parse()))
    }
}

/// All of them, if all are known.
fn known<T: Copy, const N: usize>(words: [Word<T>; N]) -> Result<[T; N], UnknownWordError> {
    let words: Vec<T> = words.into_iter().map(|word| word.0).collect::<Result<_, _>>()?;
    Ok(std::array::from_fn(|i| words[i]))
}

/// A JSON object. By itself serde would also take a list of the fields' values, which is not the form.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OfMap<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for OfMap<T> {
            type Value = T;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(OfMap(PhantomData)).map(Object)
    }
}

#[derive(Deserialize)]
struct JsonRecord {
    format: String,
    map: JsonMap,
    modules: Object<JsonModules>,
    seats: Vec<Object<JsonSeat>>,
    deal: Option<Object<JsonDeal>>,
    rounds: Vec<Object<JsonRound>>,
}

/// A word, or an object.
struct JsonMap(MapName);

#[derive(Deserialize)]
struct JsonDrawn {
    name: String,
    hash: String,
    text: Option<String>,
}

impl<'de> Deserialize<'de> for JsonMap {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WordOrObject;

        impl<'de> Visitor<'de> for WordOrObject {
            type Value = MapName;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a map's name or an object")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<MapName, E> {
                Ok(MapName::BuiltIn(name.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<MapName, A::Error> {
                let JsonDrawn { name, hash, text } = JsonDrawn::deserialize(MapAccessDeserializer::new(map))?;
                Ok(MapName::Drawn { name, hash, text })
            }
        }

        deserializer.deserialize_any(WordOrObject).map(Self)
    }
}

#[derive(Deserialize)]
struct JsonModules {
    objectives: Option<[Word<Objective>; 2]>,
    powers: Option<Object<JsonPowers>>,
}

#[derive(Deserialize)]
struct JsonPowers {
    purple: Word<Power>,
    blue: Word<Power>,
    pink: Word<Power>,
    green: Word<Power>,
}

#[derive(Deserialize)]
struct JsonSeat {
    name: String,
    pencils: [Word<Pencil>; 4],
}

#[derive(Deserialize)]
struct JsonDeal {
    seed: Option<String>,
    commitment: Option<String>,
    server_seed: Option<String>,
    #[serde(default)]
    entropy: Vec<Object<JsonEntropy>>,
    /// "chosen" or nothing; whatever else another program writes here says nothing to us.
    pencils: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct JsonEntropy {
    seat: usize,
    value: String,
    commitment: String,
}

#[derive(Deserialize)]
struct JsonRound {
    cards: Vec<Word<Card>>,
    turns: Vec<Vec<Option<String>>>,
}

/// What serde_json found, without its words: they quote the stranger's text, which may be long or hold anything.
fn unreadable(error: &serde_json::Error) -> JsonError {
    let message = error.to_string();
    let missing = || message.strip_prefix("missing field `")?.split('`').next();
    let fault = match error.classify() {
        Category::Syntax => JsonFault::Syntax,
        Category::Eof | Category::Io => JsonFault::CutOff,
        Category::Data => missing().map_or(JsonFault::Shape, |field| JsonFault::Missing(field.to_owned())),
    };
    JsonError { fault, line: error.line(), column: error.column() }
}

impl Record {
    /// Reads a record; what is not JSON of its shape is refused.
    ///
    /// ```
    /// use tubewright_rules::{Board, Game, Pencil, Record, Setup};
    /// let record = Game::new(Board::london(), Setup::solo(Pencil::ALL))?.record();
    /// assert_eq!(Record::from_json(record.to_json().as_bytes())?, record);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_json(bytes: &[u8]) -> Result<Self, BadRecordError> {
        let Object::<JsonRecord>(json) =
            serde_json::from_slice(bytes).map_err(|error| BadRecordError::Json(unreadable(&error)))?;
        if json.format != FORMAT {
            return Err(BadRecordError::UnknownFormat(quote(&json.format)));
        }
        let seats = json.seats.into_iter();
        let powers = |Object(p): Object<JsonPowers>| known([p.purple, p.blue, p.pink, p.green]);
        Ok(Self {
            map: json.map.0,
            setup: Setup {
                seats: seats
                    .map(|Object(seat)| Ok(SeatSetup { name: seat.name, pencils: known(seat.pencils)? }))
                    .collect::<Result<_, UnknownWordError>>()?,
                objectives: json.modules.0.objectives.map(known).transpose()?,
                powers: json.modules.0.powers.map(powers).transpose()?.map(ByPencil::new),
            },
            deal: json.deal.map(|Object(deal)| DealNote {
                seed: deal.seed,
                commitment: deal.commitment,
                server_seed: deal.server_seed,
                entropy: deal
                    .entropy
                    .into_iter()
                    .map(|Object(it)| Entropy { seat: it.seat, value: it.value, commitment: it.commitment })
                    .collect(),
                pencils_chosen: deal.pencils.is_some_and(|pencils| pencils == CHOSEN),
            }),
            rounds: json
                .rounds
                .into_iter()
                .map(|Object(round)| {
                    let cards = round.cards.into_iter().map(|word| word.0).collect::<Result<_, _>>()?;
                    Ok(RoundRecord { cards, turns: round.turns })
                })
                .collect::<Result<_, UnknownWordError>>()?,
        })
    }
}
