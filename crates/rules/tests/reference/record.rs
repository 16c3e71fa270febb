//! A game record's shape: what can be told from it without playing any action.

use serde_json::Value;

use super::board::Board;
use super::cards::{CARDS, COLORS, OBJECTIVES, POWERS, SWITCH, count_underground, turns_of};

#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) objectives: Option<Vec<String>>,
    /// Colour and power; empty without the module.
    pub(crate) powers: Vec<(String, String)>,
    /// By seat, then by round.
    pub(crate) pencils: Vec<Vec<String>>,
    pub(crate) rounds: Vec<Round>,
}

#[derive(Debug)]
pub(crate) struct Round {
    pub(crate) cards: Vec<String>,
    /// By turn, then by seat; none where the seat has not acted.
    pub(crate) actions: Vec<Vec<Option<String>>>,
}

impl Round {
    fn is_dealt_out(&self) -> bool {
        count_underground(&self.cards) == 5
    }

    fn has_all_rows(&self) -> bool {
        self.actions.len() == turns_of(&self.cards).len()
    }
}

impl Record {
    /// Nothing if the record is impossible.
    pub(crate) fn from_json(board: &Board, json: &Value) -> Option<Record> {
        let json = json.as_object()?;
        let modules = json.get("modules")?.as_object()?;
        let seats = json.get("seats")?.as_array()?;
        let rounds = json.get("rounds")?.as_array()?;
        let record = Record {
            objectives: match modules.get("objectives") {
                None | Some(Value::Null) => None,
                Some(names) => Some(objectives(names)?),
            },
            powers: match modules.get("powers") {
                None | Some(Value::Null) => Vec::new(),
                Some(powers) => powers_by_color(powers)?,
            },
            pencils: seats.iter().map(seat_pencils).collect::<Option<_>>()?,
            rounds: rounds.iter().map(round).collect::<Option<_>>()?,
        };
        let known = json.get("format")?.as_str()? == "tubewright-record/1" && names(json.get("map")?, board)?;
        let possible = known
            && is_deal(json.get("deal"))
            && pencils_pass_to_the_left(&record.pencils)
            && record.rounds.len() <= 4
            && record.rounds.iter().all(cards_are_possible)
            && rows_fit(&record)
            && nobody_acts_after_waiting(&record);
        possible.then_some(record)
    }

    /// Whether all four rounds are played out by every seat.
    pub(crate) fn is_over(&self) -> bool {
        let done = |round: &Round| {
            let mut actions = round.actions.iter().flatten();
            round.is_dealt_out() && round.has_all_rows() && actions.all(Option::is_some)
        };
        self.rounds.len() == 4 && self.rounds.iter().all(done)
    }
}

/// A word for a map that is built in, name and hash for any other.
fn names(map: &Value, board: &Board) -> Option<bool> {
    let name = map.as_str().or_else(|| map.get("hash").and_then(|_| map.get("name")?.as_str()));
    Some(name? == board.name)
}

fn objectives(json: &Value) -> Option<Vec<String>> {
    let names = words(json)?;
    let known = names.iter().all(|name| OBJECTIVES.contains(&name.as_str()));
    (known && names.len() == 2 && all_differ(&names)).then_some(names)
}

fn powers_by_color(json: &Value) -> Option<Vec<(String, String)>> {
    let laid = COLORS.map(|color| Some(json.get(color)?.as_str()?.to_string()));
    let laid: Vec<String> = laid.into_iter().collect::<Option<_>>()?;
    let known = laid.iter().all(|power| POWERS.contains(&power.as_str()));
    let colors = COLORS.into_iter().map(str::to_string);
    (known && all_differ(&laid)).then(|| colors.zip(laid).collect())
}

fn seat_pencils(json: &Value) -> Option<Vec<String>> {
    json.get("name")?.as_str()?;
    let pencils = words(json.get("pencils")?)?;
    let known = pencils.iter().all(|color| COLORS.contains(&color.as_str()));
    (known && pencils.len() == 4 && all_differ(&pencils)).then_some(pencils)
}

fn round(json: &Value) -> Option<Round> {
    let rows = json.get("turns")?.as_array()?.iter();
    Some(Round { cards: words(json.get("cards")?)?, actions: rows.map(row).collect::<Option<_>>()? })
}

fn row(json: &Value) -> Option<Vec<Option<String>>> {
    let action = |entry: &Value| match entry {
        Value::Null => Some(None),
        Value::String(action) => Some(Some(action.clone())),
        _ => None,
    };
    json.as_array()?.iter().map(action).collect()
}

/// The seed and its commitment are looked into by another command; here they are texts, if they are there at all.
fn is_deal(json: Option<&Value>) -> bool {
    let text_or_nothing = |json: Option<&Value>| match json {
        None | Some(Value::Null | Value::String(_)) => true,
        Some(_) => false,
    };
    match json {
        None | Some(Value::Null) => true,
        Some(Value::Object(deal)) => {
            text_or_nothing(deal.get("seed")) && text_or_nothing(deal.get("commitment"))
        }
        Some(_) => false,
    }
}

/// R3.3: the first seat's order tells which pencil began at which of the four places, and so what everyone else holds.
fn pencils_pass_to_the_left(pencils: &[Vec<String>]) -> bool {
    let places: &[usize] = match pencils.len() {
        1 => &[0],
        2 => &[0, 2],
        3 => &[0, 1, 2],
        4 => &[0, 1, 2, 3],
        _ => return false,
    };
    // A pencil that reaches place 0 in round r has come from the place r places to the right.
    let held = |place: usize, round: usize| &pencils[0][(round + 4 - place) % 4];
    let mut seats = pencils.iter().zip(places);
    seats.all(|(order, &place)| (0..4).all(|round| order[round] == *held(place, round)))
}

/// R2.1 to R2.4.
fn cards_are_possible(round: &Round) -> bool {
    let cards = &round.cards;
    let known = cards.iter().all(|card| CARDS.contains(&card.as_str()));
    let switch_waits = cards.last().is_some_and(|card| card == SWITCH);
    let before_last = &cards[..cards.len().saturating_sub(1)];
    let ended_before = count_underground(before_last) == 5;
    known && all_differ(cards) && !switch_waits && !ended_before
}

fn rows_fit(record: &Record) -> bool {
    let last = record.rounds.len().saturating_sub(1);
    let fits = |(number, round): (usize, &Round)| {
        let turns = turns_of(&round.cards).len();
        let rows = round.actions.len();
        let finished = round.is_dealt_out() && round.has_all_rows();
        let mut lengths = round.actions.iter().map(Vec::len);
        (rows == turns || rows + 1 == turns)
            && (finished || number == last)
            && lengths.all(|length| length == record.pencils.len())
    };
    record.rounds.iter().enumerate().all(fits)
}

/// Own pace: once a seat has not acted, it has not acted later either.
fn nobody_acts_after_waiting(record: &Record) -> bool {
    (0..record.pencils.len()).all(|seat| {
        let rows = record.rounds.iter().flat_map(|round| &round.actions);
        let mut waiting_on = rows.skip_while(|row| row[seat].is_some());
        waiting_on.all(|row| row[seat].is_none())
    })
}

fn words(json: &Value) -> Option<Vec<String>> {
    let word = |json: &Value| json.as_str().map(str::to_string);
    json.as_array()?.iter().map(word).collect()
}

fn all_differ(words: &[String]) -> bool {
    let mut enumerated = words.iter().enumerate();
    enumerated.all(|(i, word)| !words[..i].contains(word))
}
