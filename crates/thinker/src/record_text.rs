//! A game's record as lines, for messages between the page and its worker: short, and read without a library. What it holds may be
//! a stranger's, and need not be possible.

use std::str::FromStr;

use tubewright_rules::{
    ByPencil, Card, MapName, Objective, Pencil, Power, ROUNDS, Record, RoundRecord, SeatSetup, Setup,
};

/// Between the fields of a line.
pub(crate) const BETWEEN: &str = "\t";
/// Stands for a seat that has not acted on a turn.
const NOT_YET: &str = "-";
/// Begins an action.
const ACTION: &str = "=";
/// Begins the line of a round's cards.
const CARDS: &str = "cards";

/// Writes map, modules, pencils, and for each round its cards and its turns. Names and the deal are left out.
pub(crate) fn write(record: &Record) -> String {
    let Record { map, setup, rounds, .. } = record;
    let objectives = setup.objectives.map(|both| both.map(Objective::name).join(BETWEEN));
    let powers = setup.powers.map(|powers| Pencil::ALL.map(|pencil| powers[pencil].name()).join(BETWEEN));
    let pencils = setup.seats.iter().flat_map(|seat| seat.pencils.map(Pencil::name));
    let mut lines = vec![
        map_line(map),
        objectives.unwrap_or_default(),
        powers.unwrap_or_default(),
        pencils.collect::<Vec<_>>().join(BETWEEN),
    ];
    for round in rounds {
        let cards = round.cards.iter().map(|card| card.name());
        lines.push(std::iter::once(CARDS).chain(cards).collect::<Vec<_>>().join(BETWEEN));
        lines.extend(round.turns.iter().map(|row| {
            let action = |action: &Option<String>| {
                let action = action.as_deref().map(|action| format!("{ACTION}{}", escaped(action)));
                action.unwrap_or_else(|| NOT_YET.to_owned())
            };
            row.iter().map(action).collect::<Vec<_>>().join(BETWEEN)
        }));
    }
    lines.join("\n")
}

/// Reads what [`write`] wrote.
pub(crate) fn read<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<Record> {
    let map = map_of(lines.next()?)?;
    let objectives = words(lines.next()?)?;
    let powers: Vec<Power> = words(lines.next()?)?;
    let pencils: Vec<Pencil> = words(lines.next()?)?;
    let seats = pencils
        .chunks(ROUNDS)
        .map(|pencils| Some(SeatSetup { name: String::new(), pencils: pencils.try_into().ok()? }));
    let setup = Setup {
        seats: seats.collect::<Option<_>>()?,
        objectives: if objectives.is_empty() { None } else { Some(objectives.try_into().ok()?) },
        powers: if powers.is_empty() { None } else { Some(ByPencil::new(powers.try_into().ok()?)) },
    };
    let mut rounds: Vec<RoundRecord> = Vec::new();
    for line in lines {
        if let Some(cards) = line.strip_prefix(CARDS) {
            let cards: Vec<Card> = words(cards.strip_prefix(BETWEEN).unwrap_or_default())?;
            rounds.push(RoundRecord { cards, turns: Vec::new() });
        } else {
            let row = fields(line).map(|action| action.strip_prefix(ACTION).map(unescaped));
            rounds.last_mut()?.turns.push(row.collect());
        }
    }
    Some(Record { map, setup, deal: None, rounds })
}

/// A built-in map is its name; any other its name, its hash and, where it is known, its text.
fn map_line(map: &MapName) -> String {
    match map {
        MapName::BuiltIn(name) => escaped(name),
        MapName::Drawn { name, hash, text } => {
            let fields = [Some(name), Some(hash), text.as_ref()].into_iter().flatten();
            fields.map(|field| escaped(field)).collect::<Vec<_>>().join(BETWEEN)
        }
    }
}

fn map_of(line: &str) -> Option<MapName> {
    let mut fields = line.split(BETWEEN).map(unescaped);
    let name = fields.next()?;
    Some(match fields.next() {
        None => MapName::BuiltIn(name),
        Some(hash) => MapName::Drawn { name, hash, text: fields.next() },
    })
}

/// The fields of a line; an empty line has none.
fn fields(line: &str) -> impl Iterator<Item = &str> {
    line.split(BETWEEN).filter(|_| !line.is_empty())
}

/// The words of a line, if all are known.
fn words<T: FromStr>(line: &str) -> Option<Vec<T>> {
    fields(line).map(|word| word.parse().ok()).collect()
}

/// A text without the signs that end fields and lines.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n")
}

/// The text that [`escaped`] was given.
pub(crate) fn unescaped(text: &str) -> String {
    let mut chars = text.chars();
    let mut unescaped = String::new();
    while let Some(c) = chars.next() {
        unescaped.push(match c {
            '\\' => match chars.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                _ => '\\',
            },
            c => c,
        });
    }
    unescaped
}
