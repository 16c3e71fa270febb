//! What stations and sections are called, for those who hear the map.

use tubewright_rules::{Board, Station, Step};
use tubewright_scene::{Direction, direction};
use tubewright_texts::t;

use crate::words::Words;

/// A station's name with its symbol: "d3 triangle".
pub(crate) fn station_name(words: Words, board: &Board, station: Station) -> String {
    let symbol = board.symbol(station).map_or("central", |symbol| symbol.name());
    t!(words, "station-name", station = board.point(station).to_string(), symbol = symbol)
}

/// A section's name as it is drawn: "from d3 triangle west to a3 circle".
pub(crate) fn section_name(words: Words, board: &Board, step: Step) -> String {
    let [from, to] = [step.from, step.to].map(|station| station_name(words, board, station));
    let direction = match direction(board, step) {
        Direction::North => "north",
        Direction::NorthEast => "north-east",
        Direction::East => "east",
        Direction::SouthEast => "south-east",
        Direction::South => "south",
        Direction::SouthWest => "south-west",
        Direction::West => "west",
        Direction::NorthWest => "north-west",
    };
    let name = t!(words, "section-name", direction = direction, from = from, to = to);
    let under = board.section(step).is_some_and(|section| board.under_river().contains(section));
    if under { t!(words, "section-name-under-river", section = name) } else { name }
}
