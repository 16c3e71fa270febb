//! What stations and sections are called, for those who hear the map.

use tubewright_rules::{Board, Station, Step};
use tubewright_scene::{Direction, direction};
use tubewright_texts::t;

use crate::i18n::I18n;

/// A station's name with its symbol: "d3 triangle".
pub(crate) fn station_name(i18n: I18n, board: &Board, station: Station) -> String {
    let symbol = board.symbol(station).map_or("central", |symbol| symbol.name());
    t!(i18n, "station-name", station = board.point(station).to_string(), symbol = symbol)
}

/// A section's name as it is drawn: "from d3 triangle west to a3 circle".
pub(crate) fn section_name(i18n: I18n, board: &Board, step: Step) -> String {
    let [from, to] = [step.from, step.to].map(|station| station_name(i18n, board, station));
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
    let name = t!(i18n, "section-name", direction = direction, from = from, to = to);
    let under = board.section(step).is_some_and(|section| board.under_river().contains(section));
    if under { t!(i18n, "section-name-under-river", section = name) } else { name }
}
