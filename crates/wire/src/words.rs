//! Cards, pencils, objectives and powers as their words, in both encodings.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};
use tubewright_rules::{Card, Objective, Pencil, Power};

/// A value of the rules that travels as its word.
#[derive(Clone, Copy)]
struct Word<T>(T);

impl<T: Display> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Reads a text without allocating for those encodings that can lend it.
struct WordVisitor<T>(std::marker::PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for WordVisitor<T> {
    type Value = Word<T>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a word of the game")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Word<T>, E> {
        text.parse().map(Word).map_err(E::custom)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(WordVisitor(std::marker::PhantomData))
    }
}

/// A type that is made of words and travels as such.
trait Worded: Sized {
    type Words: Serialize + for<'de> Deserialize<'de>;
    fn words(&self) -> Self::Words;
    fn of_words(words: Self::Words) -> Self;
}

macro_rules! worded {
    ($($word:ty),+) => { $(
        impl Worded for Option<$word> {
            type Words = Option<Word<$word>>;
            fn words(&self) -> Self::Words {
                self.map(Word)
            }
            fn of_words(words: Self::Words) -> Self {
                words.map(|word| word.0)
            }
        }

        impl Worded for Vec<$word> {
            type Words = Vec<Word<$word>>;
            fn words(&self) -> Self::Words {
                self.iter().copied().map(Word).collect()
            }
            fn of_words(words: Self::Words) -> Self {
                words.into_iter().map(|word| word.0).collect()
            }
        }

        impl<const N: usize> Worded for [$word; N] where [Word<$word>; N]: Serialize + for<'de> Deserialize<'de> {
            type Words = [Word<$word>; N];
            fn words(&self) -> Self::Words {
                self.map(Word)
            }
            fn of_words(words: Self::Words) -> Self {
                words.map(|word| word.0)
            }
        }
    )+ };
}
worded!(Card, Pencil, Objective, Power);

impl<const N: usize> Worded for Option<[Objective; N]>
where
    [Objective; N]: Worded,
{
    type Words = Option<<[Objective; N] as Worded>::Words>;
    fn words(&self) -> Self::Words {
        self.as_ref().map(Worded::words)
    }
    fn of_words(words: Self::Words) -> Self {
        words.map(Worded::of_words)
    }
}

impl<const N: usize> Worded for Option<[Power; N]>
where
    [Power; N]: Worded,
{
    type Words = Option<<[Power; N] as Worded>::Words>;
    fn words(&self) -> Self::Words {
        self.as_ref().map(Worded::words)
    }
    fn of_words(words: Self::Words) -> Self {
        words.map(Worded::of_words)
    }
}

impl<const N: usize> Worded for Vec<[Pencil; N]>
where
    [Pencil; N]: Worded,
{
    type Words = Vec<<[Pencil; N] as Worded>::Words>;
    fn words(&self) -> Self::Words {
        self.iter().map(Worded::words).collect()
    }
    fn of_words(words: Self::Words) -> Self {
        words.into_iter().map(Worded::of_words).collect()
    }
}

impl Worded for Vec<Vec<Card>> {
    type Words = Vec<Vec<Word<Card>>>;
    fn words(&self) -> Self::Words {
        self.iter().map(Worded::words).collect()
    }
    fn of_words(words: Self::Words) -> Self {
        words.into_iter().map(Worded::of_words).collect()
    }
}

#[expect(private_bounds, reason = "serde calls it by path, for the types above only")]
pub(crate) fn serialize<T: Worded, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.words().serialize(serializer)
}

#[expect(private_bounds, reason = "serde calls it by path, for the types above only")]
pub(crate) fn deserialize<'de, T: Worded, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::Words::deserialize(deserializer).map(T::of_words)
}
