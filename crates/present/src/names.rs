//! What cards, stations, sections, pencils and players are called.

use tubewright_rules::{Board, Card, Objective, Pencil, Power, Seat, Station, Step, Symbol};
use tubewright_table::Player;
use tubewright_texts::{key, t};
use tubewright_wire::Level;

use crate::Phrases;

/// Each level of bots with the key of its name, the weakest first.
pub const LEVELS: [(Level, &str); 5] = [
    (Level::Novice, key!("level-novice")),
    (Level::Casual, key!("level-casual")),
    (Level::Regular, key!("level-regular")),
    (Level::Strong, key!("level-strong")),
    (Level::Champion, key!("level-champion")),
];

/// The words by which texts choose a direction, north being up.
pub const DIRECTIONS: [&str; 8] =
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/// The direction in which a section is drawn: one of [`DIRECTIONS`].
///
/// ```
/// use tubewright_present::names::direction;
/// use tubewright_rules::{Board, Step};
///
/// let board = Board::london();
/// let [from, to] = ["d3", "a3"].map(|name| board.station(name).expect("a station"));
/// assert_eq!(direction(board, Step { from, to }), "west");
/// ```
pub fn direction(board: &Board, step: Step) -> &'static str {
    let [from, to] = [step.from, step.to].map(|station| board.point(station));
    DIRECTIONS[match (to.column.cmp(&from.column) as i8, to.row.cmp(&from.row) as i8) {
        // No section leads to where it starts, but the match must be whole.
        (0, -1 | 0) => 0,
        (1, -1) => 1,
        (1, 0) => 2,
        (1, _) => 3,
        (0, _) => 4,
        (_, 1) => 5,
        (_, 0) => 6,
        (_, _) => 7,
    }]
}

/// The kind and the symbol of a card, as texts choose by them: `street` and `circle`.
pub fn card_words(card: Card) -> (&'static str, &'static str) {
    card.name().split_once(':').expect("a card's name has two parts")
}

/// A card in full: "Underground, circle".
pub fn card(texts: &dyn Phrases, card: Card) -> String {
    let (kind, symbol) = card_words(card);
    t!(texts, "card-name", kind = kind, symbol = symbol)
}

/// What a card shows: "Circle".
pub fn card_symbol(texts: &dyn Phrases, card: Card) -> String {
    t!(texts, "card-symbol", symbol = card_words(card).1)
}

/// "Street" or "Underground".
pub fn card_kind(texts: &dyn Phrases, card: Card) -> String {
    t!(texts, "card-kind", kind = card_words(card).0)
}

/// A station with its symbol: "d3 triangle".
pub fn station(texts: &dyn Phrases, board: &Board, station: Station) -> String {
    let symbol = board.symbol(station).map_or("central", Symbol::name);
    t!(texts, "station-name", station = board.point(station).to_string(), symbol = symbol)
}

/// A section as it is drawn: "from d3 triangle west to a3 circle".
pub fn section(texts: &dyn Phrases, board: &Board, step: Step) -> String {
    let [from, to] = [step.from, step.to].map(|end| station(texts, board, end));
    let name = t!(texts, "section-name", direction = direction(board, step), from = from, to = to);
    if is_under_river(board, step) { t!(texts, "section-name-under-river", section = name) } else { name }
}

/// Does a section pass under the river?
pub fn is_under_river(board: &Board, step: Step) -> bool {
    board.section(step).is_some_and(|section| board.under_river().contains(section))
}

/// A section in few signs: "d3 → a3".
pub fn arrow(board: &Board, step: Step) -> String {
    format!("{} → {}", board.point(step.from), board.point(step.to))
}

/// A pencil's colour, to begin a sentence with: "Pink".
pub fn pencil(texts: &dyn Phrases, pencil: Pencil) -> String {
    t!(texts, "game-pencil", pencil = pencil.name())
}

/// The line of a pencil: "Pink line".
pub fn line(texts: &dyn Phrases, pencil: Pencil) -> String {
    t!(texts, "sheet-line-name", pencil = pencil.name())
}

/// A power: "Double".
pub fn power(texts: &dyn Phrases, power: Power) -> String {
    t!(texts, "power-name", power = power.name())
}

/// What a power does.
pub fn power_does(texts: &dyn Phrases, power: Power) -> String {
    t!(texts, "power-does", power = power.name())
}

/// What an objective asks for.
pub fn objective(texts: &dyn Phrases, objective: Objective) -> String {
    t!(texts, "objective-name", objective = objective.name())
}

/// A level of bots by its word; the word itself where there is no such level.
pub fn level(texts: &dyn Phrases, word: &str) -> String {
    let known = LEVELS.iter().find(|(level, _)| level.name() == word);
    known.map_or_else(|| word.to_owned(), |(_, key)| texts.get(key))
}

/// The bot at a seat, counted from 0.
pub fn bot(texts: &dyn Phrases, seat: usize) -> String {
    let names = [key!("bot-name-first"), key!("bot-name-second"), key!("bot-name-third")];
    texts.get(names[seat.saturating_sub(1) % names.len()])
}

/// Somebody at the table. A person's name is as they wrote it.
pub fn player(texts: &dyn Phrases, seat: Seat, player: &Player) -> String {
    match player {
        Player::Person(name) if name.is_empty() => t!(texts, "seat-you"),
        Player::Person(name) => name.clone(),
        Player::Bot(_) => bot(texts, seat.index()),
    }
}

/// What kind of player it is, where that needs saying: "Bot, Champion".
pub fn kind(texts: &dyn Phrases, player: &Player) -> String {
    match player {
        Player::Person(_) => String::new(),
        Player::Bot(word) => t!(texts, "bot-kind", level = level(texts, word)),
    }
}

/// Who sat at a seat of a record, as far as its name tells: bots are named after their levels.
///
/// ```
/// use tubewright_present::names::recorded;
/// use tubewright_table::Player;
///
/// assert_eq!(recorded("novice"), Player::Bot("novice".to_owned()));
/// assert_eq!(recorded("Ann"), Player::Person("Ann".to_owned()));
/// ```
pub fn recorded(name: &str) -> Player {
    let is_bot = LEVELS.iter().any(|(level, _)| level.name() == name);
    if is_bot { Player::Bot(name.to_owned()) } else { Player::Person(name.to_owned()) }
}

#[cfg(test)]
mod tests {
    use tubewright_texts::{Language, Texts};

    use super::*;

    fn step(from: &str, to: &str) -> Step {
        let [from, to] = [from, to].map(|name| Board::london().station(name).expect("a station"));
        Step { from, to }
    }

    #[test]
    fn a_section_is_named_with_its_stations_and_direction_in_every_language() {
        let said = Language::ALL
            .map(|language| section(&Texts::embedded(language), Board::london(), step("d3", "a3")));
        assert_eq!(
            said,
            [
                "from d3 triangle west to a3 circle",
                "от d3 (треугольник) на запад до a3 (круг)",
                "od d3 (trójkąt) na zachód do a3 (okrąg)",
                "da d3 triangolo verso ovest, arrivo in a3 cerchio",
                "d3 三角駅から西の a3 円駅へ",
            ]
        );
    }

    #[test]
    fn each_card_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::embedded(language);
            let mut names = Card::ALL.map(|it| card(&texts, it)).to_vec();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), Card::ALL.len(), "{language}");
        }
    }

    #[test]
    fn all_eight_directions_are_told_apart() {
        let board = Board::london();
        let mut found: Vec<&str> = board
            .sections()
            .flat_map(|(_, [a, b])| [Step { from: a, to: b }, Step { from: b, to: a }])
            .map(|step| direction(board, step))
            .collect();
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), DIRECTIONS.len());
    }
}
