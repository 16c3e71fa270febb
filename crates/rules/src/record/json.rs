//! Records as JSON, in the form that other programs rely on.

use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::{BadRecord, DealNote, Record, RoundRecord};
use crate::card::Card;
use crate::pencil::{ByPencil, Objective, Pencil, Power};
use crate::setup::{SeatSetup, Setup};
use crate::words::quote;

const FORMAT: &str = "tubewright-record/1";

/// A word of the game, which JSON writes as a string.
struct Word<T>(T);

impl<T: std::fmt::Display> Serialize for Word<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: std::str::FromStr<Err: std::fmt::Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Word).map_err(serde::de::Error::custom)
    }
}

/// A JSON object. By itself serde would also take a list of the fields' values, which is not the form.
struct Object<T>(T);

impl<T: Serialize> Serialize for Object<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

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

/// What a deal says of its pencils where they are not the seed's.
const CHOSEN: &str = "chosen";

#[derive(Serialize, Deserialize)]
struct JsonRecord {
    format: String,
    map: String,
    modules: Object<JsonModules>,
    seats: Vec<Object<JsonSeat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<Object<JsonDeal>>,
    rounds: Vec<Object<JsonRound>>,
}

#[derive(Serialize, Deserialize)]
struct JsonModules {
    objectives: Option<[Word<Objective>; 2]>,
    powers: Option<Object<JsonPowers>>,
}

#[derive(Serialize, Deserialize)]
struct JsonPowers {
    purple: Word<Power>,
    blue: Word<Power>,
    pink: Word<Power>,
    green: Word<Power>,
}

#[derive(Serialize, Deserialize)]
struct JsonSeat {
    name: String,
    pencils: [Word<Pencil>; 4],
}

#[derive(Serialize, Deserialize)]
struct JsonDeal {
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    /// "chosen" or nothing; whatever else another program writes here says nothing to us.
    #[serde(skip_serializing_if = "Option::is_none")]
    pencils: Option<serde_json::Value>,
}

#[derive(Serialize, Deserialize)]
struct JsonRound {
    cards: Vec<Word<Card>>,
    turns: Vec<Vec<Option<String>>>,
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
    pub fn from_json(bytes: &[u8]) -> Result<Self, BadRecord> {
        let Object::<JsonRecord>(json) = serde_json::from_slice(bytes).map_err(|error| {
            // serde_json quotes the stranger's text, which may be long or hold control characters.
            let message = error.to_string();
            let fit = message.chars().count() <= 160 && !message.chars().any(char::is_control);
            BadRecord::Json(if fit {
                message
            } else {
                format!("unreadable at line {}, column {}", error.line(), error.column())
            })
        })?;
        if json.format != FORMAT {
            return Err(BadRecord::UnknownFormat(quote(&json.format)));
        }
        let seats = json.seats.into_iter();
        let powers =
            |Object(p): Object<JsonPowers>| ByPencil::new([p.purple.0, p.blue.0, p.pink.0, p.green.0]);
        Ok(Self {
            map: json.map,
            setup: Setup {
                seats: seats
                    .map(|Object(seat)| SeatSetup {
                        name: seat.name,
                        pencils: seat.pencils.map(|word| word.0),
                    })
                    .collect(),
                objectives: json.modules.0.objectives.map(|both| both.map(|word| word.0)),
                powers: json.modules.0.powers.map(powers),
            },
            deal: json.deal.map(|Object(deal)| DealNote {
                seed: deal.seed,
                commitment: deal.commitment,
                pencils_chosen: deal.pencils.is_some_and(|pencils| pencils == CHOSEN),
            }),
            rounds: json
                .rounds
                .into_iter()
                .map(|Object(round)| RoundRecord {
                    cards: round.cards.into_iter().map(|word| word.0).collect(),
                    turns: round.turns,
                })
                .collect(),
        })
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        let powers = |p: ByPencil<Power>| {
            Object(JsonPowers {
                purple: Word(p[Pencil::Purple]),
                blue: Word(p[Pencil::Blue]),
                pink: Word(p[Pencil::Pink]),
                green: Word(p[Pencil::Green]),
            })
        };
        let note = |deal: DealNote| {
            let pencils = deal.pencils_chosen.then(|| CHOSEN.into());
            Object(JsonDeal { seed: deal.seed, commitment: deal.commitment, pencils })
        };
        let json = JsonRecord {
            format: FORMAT.to_owned(),
            map: self.map.clone(),
            modules: Object(JsonModules {
                objectives: self.setup.objectives.map(|both| both.map(Word)),
                powers: self.setup.powers.map(powers),
            }),
            seats: self
                .setup
                .seats
                .iter()
                .map(|seat| Object(JsonSeat { name: seat.name.clone(), pencils: seat.pencils.map(Word) }))
                .collect(),
            deal: self.deal.clone().map(note),
            rounds: self
                .rounds
                .iter()
                .map(|round| {
                    Object(JsonRound {
                        cards: round.cards.iter().copied().map(Word).collect(),
                        turns: round.turns.clone(),
                    })
                })
                .collect(),
        };
        serde_json::to_string(&json).expect("a record has nothing that JSON cannot write")
    }
}
