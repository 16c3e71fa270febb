//! How a new game is asked for: seats, pencils, modules, and where the cards come from.

use serde::Deserialize;
use serde_json::value::RawValue;
use tubewright_rules::{
    ByPencil, Deal, Deck, MOST_SEATS, Objective, Pencil, Power, ROUNDS, SeatSetup, Setup, UnknownWordError,
    passing,
};

use crate::answer::Refusal;
use crate::cards;
use crate::request::Request;

/// Where the cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The deal of a seed.
    Seed(String, [Deck; ROUNDS]),
    /// Decks that the client has stacked.
    Decks([Deck; ROUNDS]),
    /// The client reveals them, perhaps from a table of wood.
    Client,
}

impl Source {
    /// The decks, where we have them.
    pub(crate) const fn decks(&self) -> Option<&[Deck; ROUNDS]> {
        match self {
            Self::Seed(_, decks) | Self::Decks(decks) => Some(decks),
            Self::Client => None,
        }
    }

    /// Its word in answers.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Seed(..) => "seed",
            Self::Decks(_) => "decks",
            Self::Client => "client",
        }
    }
}

fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new("bad-setup", message)
}

pub(crate) const FIELDS: [&str; 7] = ["seed", "decks", "dealer", "seats", "names", "pencils", "modules"];

/// Reads a request for a new game; a seed at random is asked for where none is named.
pub(crate) fn read(
    request: &Request,
    random_seed: &mut dyn FnMut() -> Option<String>,
) -> Result<(Setup, Source), Refusal> {
    request.only(&FIELDS)?;
    let source = source(request, random_seed)?;
    let deal = match &source {
        Source::Seed(seed, _) => Some(Deal::from_seed(seed)),
        Source::Decks(_) | Source::Client => None,
    };
    let names = names(request)?;
    let pencils = pencils(request, deal.as_ref(), names.len())?;
    let seats = names.into_iter().zip(pencils).map(|(name, pencils)| SeatSetup { name, pencils }).collect();
    let modules: Modules = request
        .field("modules", "an object with objectives and powers")?
        .unwrap_or(Modules { objectives: None, powers: None });
    let setup = Setup {
        seats,
        objectives: objectives(modules.objectives.as_deref(), deal.as_ref())?,
        powers: powers(modules.powers.as_deref(), deal.as_ref())?,
    };
    setup.check().map_err(|why| bad(why.to_string()))?;
    Ok((setup, source))
}

fn source(request: &Request, random_seed: &mut dyn FnMut() -> Option<String>) -> Result<Source, Refusal> {
    let of_seed = |seed: String| {
        let decks = Deal::from_seed(&seed).decks;
        Source::Seed(seed, decks)
    };
    let seed: Option<String> = request.field("seed", "a text")?;
    let decks: Option<Vec<Vec<String>>> = request.field("decks", "four lists of cards")?;
    let dealer: Option<String> = request.field("dealer", "‘client’, or left out")?;
    match (seed, decks, dealer.as_deref()) {
        (Some(seed), None, None) => Ok(of_seed(seed)),
        (None, Some(names), None) => Ok(Source::Decks(cards::decks(&names)?)),
        (None, None, Some("client")) => Ok(Source::Client),
        (None, None, None) => {
            random_seed().map(of_seed).ok_or_else(|| bad("this system gives no random numbers: name a seed"))
        }
        (_, _, Some(dealer)) if dealer != "client" => {
            Err(Refusal::new("bad-field", "dealer is ‘client’, or left out"))
        }
        _ => Err(bad("the cards come from a seed, from decks or from the client: name one of them")),
    }
}

fn names(request: &Request) -> Result<Vec<String>, Refusal> {
    let names: Option<Vec<String>> = request.field("names", "a list of texts")?;
    let seats: Option<usize> = request.field("seats", "a number from 1 to 4")?;
    match (names, seats) {
        (_, Some(seats)) if !(1..=MOST_SEATS).contains(&seats) => {
            Err(Refusal::new("bad-field", "seats is a number from 1 to 4"))
        }
        (Some(names), Some(seats)) if names.len() != seats => {
            Err(bad(format!("{} names for {seats} seats", names.len())))
        }
        (Some(names), _) if (1..=MOST_SEATS).contains(&names.len()) => Ok(names),
        (Some(names), _) => Err(bad(format!("{} names where 1 to 4 sit", names.len()))),
        (None, seats) => Ok(vec![String::new(); seats.unwrap_or(1)]),
    }
}

fn pencils(request: &Request, deal: Option<&Deal>, seats: usize) -> Result<Vec<[Pencil; ROUNDS]>, Refusal> {
    const WHAT: &str = "the first seat's four colours by round";
    let named: Option<[String; ROUNDS]> = request.field("pencils", WHAT)?;
    match (named, deal) {
        (Some(named), _) => {
            let mut order = [Pencil::Purple; ROUNDS];
            for (place, name) in order.iter_mut().zip(&named) {
                *place = name.parse().map_err(|why: UnknownWordError| bad(why.to_string()))?;
            }
            Ok(passing::by_seat(passing::places(order, seats), seats))
        }
        (None, Some(deal)) => Ok(deal.pencils_by_seat(seats)),
        (None, None) => Err(bad(format!("without a seed, pencils must be named: {WHAT}"))),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Modules {
    objectives: Option<Box<RawValue>>,
    powers: Option<Box<RawValue>>,
}

/// `true` takes what the deal drew, `false` and null play without.
#[derive(Deserialize)]
#[serde(untagged)]
enum Wish<T> {
    Drawn(bool),
    Named(T),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Powers {
    purple: String,
    blue: String,
    pink: String,
    green: String,
}

fn wish<T: for<'de> Deserialize<'de>>(raw: Option<&RawValue>, what: &str) -> Result<Wish<T>, Refusal> {
    let Some(raw) = raw else { return Ok(Wish::Drawn(false)) };
    serde_json::from_str(raw.get()).map_err(|_| Refusal::new("bad-field", what))
}

fn objectives(raw: Option<&RawValue>, deal: Option<&Deal>) -> Result<Option<[Objective; 2]>, Refusal> {
    const WHAT: &str = "objectives are true, two names in a list, or null";
    match wish::<[String; 2]>(raw, WHAT)? {
        Wish::Drawn(false) => Ok(None),
        Wish::Drawn(true) => {
            let deal = deal.ok_or_else(|| bad("without a seed, objectives are named"))?;
            Ok(Some(deal.objectives))
        }
        Wish::Named([first, second]) => {
            let read = |name: &str| name.parse().map_err(|why: UnknownWordError| bad(why.to_string()));
            Ok(Some([read(&first)?, read(&second)?]))
        }
    }
}

fn powers(raw: Option<&RawValue>, deal: Option<&Deal>) -> Result<Option<ByPencil<Power>>, Refusal> {
    const WHAT: &str = "powers are true, an object with the power of each pencil, or null";
    match wish::<Powers>(raw, WHAT)? {
        Wish::Drawn(false) => Ok(None),
        Wish::Drawn(true) => {
            let deal = deal.ok_or_else(|| bad("without a seed, powers are named"))?;
            Ok(Some(deal.powers))
        }
        Wish::Named(Powers { purple, blue, pink, green }) => {
            let read = |name: &str| name.parse().map_err(|why: UnknownWordError| bad(why.to_string()));
            Ok(Some(ByPencil::new([read(&purple)?, read(&blue)?, read(&pink)?, read(&green)?])))
        }
    }
}
