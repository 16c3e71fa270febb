//! A game's record as lines, for messages between the page and its worker: short, and read without a library.

use std::str::FromStr;

use tubewright_rules::{
    ByPencil, Card, Objective, Pencil, Power, ROUNDS, Record, RoundRecord, SeatSetup, Setup,
};

/// Stands for a seat that has not acted on a turn.
const NOT_YET: &str = "-";
/// Between the actions of a turn, none of which has it.
const BETWEEN: &str = " | ";
/// Begins the line of a round's cards.
const CARDS: &str = "cards ";

/// Writes map, modules, pencils, and for each round its cards and its turns. Names and the deal are left out.
pub(crate) fn write(record: &Record) -> String {
    let Record { map, setup, rounds, .. } = record;
    let objectives = setup.objectives.map_or(String::new(), |both| both.map(Objective::name).join(" "));
    let powers = setup.powers.map(|powers| Pencil::ALL.map(|pencil| powers[pencil].name()).join(" "));
    let pencils = setup.seats.iter().map(|seat| seat.pencils.map(Pencil::name).join(" "));
    let mut lines =
        vec![map.clone(), objectives, powers.unwrap_or_default(), pencils.collect::<Vec<_>>().join(",")];
    for round in rounds {
        let cards: Vec<&str> = round.cards.iter().map(|card| card.name()).collect();
        lines.push(format!("{CARDS}{}", cards.join(" ")));
        lines.extend(round.turns.iter().map(|row| {
            let row: Vec<&str> = row.iter().map(|action| action.as_deref().unwrap_or(NOT_YET)).collect();
            row.join(BETWEEN)
        }));
    }
    lines.join("\n")
}

/// Reads what [`write`] wrote.
pub(crate) fn read<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<Record> {
    let map = lines.next()?.to_owned();
    let objectives = lines.next()?;
    let powers = lines.next()?;
    let seats = lines
        .next()?
        .split(',')
        .map(|seat| Some(SeatSetup { name: String::new(), pencils: words::<Pencil, ROUNDS>(seat)? }));
    let setup = Setup {
        seats: seats.collect::<Option<_>>()?,
        objectives: if objectives.is_empty() { None } else { Some(words(objectives)?) },
        powers: if powers.is_empty() { None } else { Some(ByPencil::new(words::<Power, 4>(powers)?)) },
    };
    let mut rounds: Vec<RoundRecord> = Vec::new();
    for line in lines {
        if let Some(cards) = line.strip_prefix(CARDS) {
            let cards =
                cards.split_whitespace().map(|card| card.parse::<Card>().ok()).collect::<Option<_>>()?;
            rounds.push(RoundRecord { cards, turns: Vec::new() });
        } else {
            let action = |action: &str| (action != NOT_YET).then(|| action.to_owned());
            rounds.last_mut()?.turns.push(line.split(BETWEEN).map(action).collect());
        }
    }
    Some(Record { map, setup, deal: None, rounds })
}

/// Exactly `N` words.
fn words<T: FromStr, const N: usize>(line: &str) -> Option<[T; N]> {
    let words: Vec<T> = line.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
    words.try_into().ok()
}
