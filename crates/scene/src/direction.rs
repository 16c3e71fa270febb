//! The eight directions of sections, for texts that name one.

use tubewright_rules::{Board, Step};

/// A direction on the map, north being up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it all
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

/// The direction in which a section is drawn: "from d3 triangle *west* to a3 circle".
///
/// ```
/// use tubewright_rules::{Board, Step};
/// use tubewright_scene::{Direction, direction};
///
/// let board = Board::london();
/// let [from, to] = ["d3", "a3"].map(|name| board.station(name).expect("a station"));
/// assert_eq!(direction(board, Step { from, to }), Direction::West);
/// ```
pub fn direction(board: &Board, step: Step) -> Direction {
    let [from, to] = [step.from, step.to].map(|station| board.point(station));
    match (to.column.cmp(&from.column) as i8, to.row.cmp(&from.row) as i8) {
        // No section leads to where it starts, but the match must be whole.
        (0, -1 | 0) => Direction::North,
        (1, -1) => Direction::NorthEast,
        (1, 0) => Direction::East,
        (1, _) => Direction::SouthEast,
        (0, _) => Direction::South,
        (_, 1) => Direction::SouthWest,
        (_, 0) => Direction::West,
        (_, _) => Direction::NorthWest,
    }
}
