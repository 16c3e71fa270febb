//! What cards, stations, pencils and people are called.

use tubewright_bots::Level;
use tubewright_present::names;
use tubewright_rules::{Board, Card, Objective, Pencil, Power, Seat, Station, Step, Symbol};
use tubewright_table::Player;
use tubewright_texts::t;
use unicode_width::UnicodeWidthStr;

use super::Say;

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
        names::line(self.0, pencil)
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
        names::card_symbol(self.0, card)
    }

    /// Street or Underground.
    pub(crate) fn card_kind(self, card: Card) -> String {
        names::card_kind(self.0, card)
    }

    /// A card in full.
    pub(crate) fn card(self, card: Card) -> String {
        names::card(self.0, card)
    }

    /// A card in a table that explains the letter of its kind.
    pub(crate) fn card_in_table(self, card: Card) -> String {
        let symbol = self.card_symbol(card).to_lowercase();
        t!(self.0, "deal-card-name", kind = names::card_words(card).0, symbol = symbol)
    }

    /// What the cards of one sort show, one after another.
    pub(crate) fn cards(self, cards: &[Card], underground: bool) -> String {
        let of = cards.iter().filter(|card| card.is_underground() == underground);
        let names: Vec<String> = of.map(|&card| self.card_symbol(card)).collect();
        if names.is_empty() { t!(self.0, "term-none") } else { self.list(&names) }
    }

    /// `a3 circle`.
    pub(crate) fn station(self, board: &Board, station: Station) -> String {
        names::station(self.0, board, station)
    }

    /// `west to a3 circle`.
    pub(crate) fn way(self, board: &Board, step: Step) -> String {
        let station = self.station(board, step.to);
        t!(self.0, "term-way", direction = names::direction(board, step), station = station)
    }

    /// `W`.
    pub(crate) fn direction(self, board: &Board, step: Step) -> String {
        t!(self.0, "term-direction", direction = names::direction(board, step))
    }

    /// The columns that the longest direction takes.
    pub(crate) fn direction_width(self) -> usize {
        let width = |direction| t!(self.0, "term-direction", direction = direction).width();
        names::DIRECTIONS.map(width).into_iter().max().unwrap_or(0)
    }

    /// A power's name.
    pub(crate) fn power(self, power: Power) -> String {
        names::power(self.0, power)
    }

    /// What a power does.
    pub(crate) fn power_does(self, power: Power) -> String {
        names::power_does(self.0, power)
    }

    /// What an objective asks for.
    pub(crate) fn objective(self, objective: Objective) -> String {
        names::objective(self.0, objective)
    }

    /// A level's name.
    pub(crate) fn level(self, level: Level) -> String {
        names::level(self.0, level.name())
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
        names::bot(self.0, seat)
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
