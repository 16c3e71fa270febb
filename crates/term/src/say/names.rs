//! What cards, stations, pencils and people are called.

use tubewright_bots::Level;
use tubewright_rules::{Board, Card, Objective, Pencil, Power, Seat, Station, Step, Symbol};
use tubewright_table::Player;
use tubewright_texts::{key, t};

use unicode_width::UnicodeWidthStr;

use super::Say;

/// The names by which texts choose a direction.
const DIRECTIONS: [&str; 8] =
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

impl Say<'_> {
    /// A pencil's colour in a list.
    pub(crate) fn pencil(self, pencil: Pencil) -> String {
        t!(self.0, "term-pencil", pencil = pencil.name())
    }

    /// A line's colour in a table of lines.
    pub(crate) fn line_colour(self, pencil: Pencil) -> String {
        t!(self.0, "term-line-colour", pencil = pencil.name())
    }

    /// `Pink line`.
    pub(crate) fn line(self, pencil: Pencil) -> String {
        t!(self.0, "sheet-line-name", pencil = pencil.name())
    }

    /// A symbol; the central station has none.
    pub(crate) fn symbol(self, symbol: Option<Symbol>) -> String {
        match symbol {
            Some(symbol) => t!(self.0, "card-symbol", symbol = symbol.name()),
            None => t!(self.0, "term-central"),
        }
    }

    /// What a card shows.
    pub(crate) fn card_symbol(self, card: Card) -> String {
        t!(self.0, "card-symbol", symbol = parts(card).1)
    }

    /// Street or Underground.
    pub(crate) fn card_kind(self, card: Card) -> String {
        t!(self.0, "card-kind", kind = parts(card).0)
    }

    /// A card in full.
    pub(crate) fn card(self, card: Card) -> String {
        let (kind, symbol) = parts(card);
        t!(self.0, "card-name", kind = kind, symbol = symbol)
    }

    /// A card in a table that explains the letter of its kind.
    pub(crate) fn card_in_table(self, card: Card) -> String {
        let (kind, symbol) = parts(card);
        let symbol = t!(self.0, "card-symbol", symbol = symbol).to_lowercase();
        t!(self.0, "deal-card-name", kind = kind, symbol = symbol)
    }

    /// What the cards of one sort show, one after another.
    pub(crate) fn cards(self, cards: &[Card], underground: bool) -> String {
        let of = cards.iter().filter(|card| card.is_underground() == underground);
        let names: Vec<String> = of.map(|&card| self.card_symbol(card)).collect();
        if names.is_empty() { t!(self.0, "term-none") } else { self.list(&names) }
    }

    /// `a3 circle`.
    pub(crate) fn station(self, board: &Board, station: Station) -> String {
        let symbol = board.symbol(station).map_or("central", Symbol::name);
        t!(self.0, "station-name", station = board.point(station).to_string(), symbol = symbol)
    }

    /// `west to a3 circle`.
    pub(crate) fn way(self, board: &Board, step: Step) -> String {
        let station = self.station(board, step.to);
        t!(self.0, "term-way", direction = direction(board, step), station = station)
    }

    /// `W`.
    pub(crate) fn direction(self, board: &Board, step: Step) -> String {
        t!(self.0, "term-direction", direction = direction(board, step))
    }

    /// The columns that the longest direction takes.
    pub(crate) fn direction_width(self) -> usize {
        let widths = DIRECTIONS.map(|direction| t!(self.0, "term-direction", direction = direction).width());
        widths.into_iter().max().unwrap_or(0)
    }

    /// A power's name.
    pub(crate) fn power(self, power: Power) -> String {
        t!(self.0, "power-name", power = power.name())
    }

    /// What a power does.
    pub(crate) fn power_does(self, power: Power) -> String {
        t!(self.0, "power-does", power = power.name())
    }

    /// What an objective asks for.
    pub(crate) fn objective(self, objective: Objective) -> String {
        t!(self.0, "objective-name", objective = objective.name())
    }

    /// A level's name.
    pub(crate) fn level(self, level: Level) -> String {
        self.0.get(match level {
            Level::Novice => key!("level-novice"),
            Level::Casual => key!("level-casual"),
            Level::Regular => key!("level-regular"),
            Level::Strong => key!("level-strong"),
            Level::Champion => key!("level-champion"),
        })
    }

    /// What somebody at a table on this device is called.
    pub(crate) fn player(self, seat: Seat, player: &Player) -> String {
        match player {
            Player::Person(name) if name.is_empty() => t!(self.0, "seat-you"),
            Player::Person(name) => self.quoted(name),
            Player::Bot(_) => self.bot(seat.index()),
        }
    }

    /// What a bot at this seat, from 0, is called.
    pub(crate) fn bot(self, seat: usize) -> String {
        let names = [key!("bot-name-first"), key!("bot-name-second"), key!("bot-name-third")];
        self.0.get(names[seat.saturating_sub(1) % names.len()])
    }

    /// The heading of a seat in a record; its name is a stranger's.
    pub(crate) fn seat(self, seat: Seat, name: &str) -> String {
        let number = seat.index() as u32 + 1;
        if name.is_empty() {
            t!(self.0, "look-seat", number = number)
        } else {
            t!(self.0, "term-seat-named", number = number, name = self.quoted(name))
        }
    }

    /// A map's name; only London has one of its own in every language.
    pub(crate) fn map(self, board: &Board) -> String {
        if board.hash() == Board::london().hash() {
            t!(self.0, "term-map-london")
        } else {
            board.name().to_owned()
        }
    }
}

/// `street` and `circle`.
fn parts(card: Card) -> (&'static str, &'static str) {
    card.name().split_once(':').expect("a card's name has two parts")
}

/// The eight directions by column and row.
fn direction(board: &Board, step: Step) -> &'static str {
    let (from, to) = (board.point(step.from), board.point(step.to));
    DIRECTIONS[match (to.column.cmp(&from.column) as i8, to.row.cmp(&from.row) as i8) {
        (0, -1) => 0,
        (1, -1) => 1,
        (1, 0) => 2,
        (1, 1) => 3,
        (0, 1) => 4,
        (-1, 1) => 5,
        (-1, 0) => 6,
        _ => 7,
    }]
}
