//! What the page asks, as a text. It tells of the game as a record does: what lies face up, and never the seed.

use std::str::FromStr;

use tubewright_rules::{
    ByPencil, Card, MapName, Objective, Pencil, Power, ROUNDS, Record, RoundRecord, SeatSetup, Setup,
};

/// Stands for a seat that has not acted on a turn.
const NOT_YET: &str = "-";
/// Between the actions of a turn, none of which has it.
const BETWEEN: &str = " | ";
/// Begins the line of a round's cards.
const CARDS: &str = "cards ";

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A bot's action on this turn.
    Choose,
    /// Every action of this turn, with what it is expected to bring.
    Advise,
    /// A bot's whole run on the cards of this game: its actions in order.
    Run,
    /// What each decision of the seat was worth.
    Review,
    /// What the seat's last decision was worth.
    Judge,
    /// What was possible on the cards of a game that is over, all of them known.
    Hindsight,
}

impl Wish {
    const ALL: [Self; 6] =
        [Self::Choose, Self::Advise, Self::Run, Self::Review, Self::Judge, Self::Hindsight];

    /// Is it about a game that was played, and answered with a review or a part of one?
    pub const fn looks_back(self) -> bool {
        matches!(self, Self::Review | Self::Judge | Self::Hindsight)
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Choose => "choose",
            Self::Advise => "advise",
            Self::Run => "run",
            Self::Review => "review",
            Self::Judge => "judge",
            Self::Hindsight => "hindsight",
        }
    }
}

/// A question about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked for.
    pub wish: Wish,
    /// The seat in question, from 0.
    pub seat: usize,
    /// The level of the bot that thinks; advice and reviews have none.
    pub level: String,
    /// The game so far. Names and the deal stay behind: nobody needs them to think.
    pub record: Record,
}

impl Question {
    /// The question as lines: wish, map, modules, pencils, and for each round its cards and its turns.
    pub fn to_text(&self) -> String {
        let Record { map, setup, rounds, .. } = &self.record;
        let mut lines = vec![
            format!("{} {} {}", self.wish.word(), self.seat, self.level),
            map_line(map),
            setup.objectives.map_or(String::new(), |both| both.map(Objective::name).join(" ")),
            setup
                .powers
                .map_or(String::new(), |powers| Pencil::ALL.map(|pencil| powers[pencil].name()).join(" ")),
            setup
                .seats
                .iter()
                .map(|seat| seat.pencils.map(Pencil::name).join(" "))
                .collect::<Vec<_>>()
                .join(","),
        ];
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

    /// Reads what [`Self::to_text`] wrote.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut head = lines.next()?.splitn(3, ' ');
        let (word, seat, level) = (head.next()?, head.next()?.parse().ok()?, head.next()?.to_owned());
        let wish = Wish::ALL.into_iter().find(|wish| wish.word() == word)?;
        let map = map_of(lines.next()?)?;
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
                let cards = cards.split(' ').map(|card| card.parse::<Card>().ok()).collect::<Option<_>>()?;
                rounds.push(RoundRecord { cards, turns: Vec::new() });
            } else {
                let action = |action: &str| (action != NOT_YET).then(|| action.to_owned());
                rounds.last_mut()?.turns.push(line.split(BETWEEN).map(action).collect());
            }
        }
        Some(Self { wish, seat, level, record: Record { map, setup, deal: None, rounds } })
    }
}

/// Between the name, the hash and the lines of a map that is not built in; no map's text has it.
const BREAK: char = '\u{1f}';

/// A map on one line: the name alone, or everything.
fn map_line(map: &MapName) -> String {
    match map {
        MapName::BuiltIn(name) => name.clone(),
        MapName::Drawn { name, hash, text } => {
            let lines = text.iter().flat_map(|text| text.lines());
            [name.as_str(), hash].into_iter().chain(lines).collect::<Vec<_>>().join(&BREAK.to_string())
        }
    }
}

fn map_of(line: &str) -> Option<MapName> {
    let Some((name, rest)) = line.split_once(BREAK) else { return Some(MapName::BuiltIn(line.to_owned())) };
    let (hash, text) = rest.split_once(BREAK)?;
    let text = text.split(BREAK).map(|line| format!("{line}\n")).collect();
    Some(MapName::Drawn { name: name.to_owned(), hash: hash.to_owned(), text: Some(text) })
}

/// So many words, neither more nor fewer.
fn words<T: FromStr, const N: usize>(line: &str) -> Option<[T; N]> {
    let words: Vec<T> = line.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
    words.try_into().ok()
}
