//! Words of the game in formats that serde knows: each is its text, read without allocating where the format can lend it.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::action::{NamedAction, NamedStep};
use crate::card::Card;
use crate::pencil::{ByPencil, Objective, Pencil, Power, Symbol};
use crate::station::Point;

struct TextVisitor<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word of the game")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty),+) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor(PhantomData))
            }
        }
    )+ };
}
as_text!(Card, Pencil, Power, Objective, Symbol, Point, NamedStep, NamedAction);

/// Four values in the order of the pencils.
impl<T: Serialize> Serialize for ByPencil<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Pencil::ALL.map(|pencil| &self[pencil]).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByPencil<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <[T; 4]>::deserialize(deserializer).map(Self::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_actions_are_texts_that_read_back_and_others_are_refused() {
        let action: NamedAction = "d3-a3, a3-c5 +double".parse().expect("an action");
        let json = serde_json::to_string(&(Card::Switch, Power::Joker, action)).expect("texts");
        assert_eq!(json, r#"["street:switch","joker","d3-a3, a3-c5 +double"]"#);
        assert_eq!(serde_json::from_str(&json).ok(), Some((Card::Switch, Power::Joker, action)));
        for wrong in [r#""fly""#, r#""d3-a3, a3-c5""#, r#""A1-b2""#, "7"] {
            assert!(serde_json::from_str::<NamedAction>(wrong).is_err(), "{wrong}");
        }
    }
}
