//! The sections of a line in an order in which they can be drawn.

use tubewright_rules::{Board, Line, Stations, Step};

/// The sections of a line from its departure station on, each from the station that was reached to the new one, and each branch to
/// its end before the next begins.
///
/// ```
/// use tubewright_rules::{Board, Pencil, Sheet};
/// use tubewright_scene::outward;
///
/// let board = Board::london();
/// assert!(outward(board, Sheet::new(board, Pencil::Green, None).line()).is_empty());
/// ```
pub fn outward(board: &Board, line: &Line) -> Vec<Step> {
    let mut at = Stations::one(board.departure(line.pencil()));
    let (mut reached, mut steps) = (at, Vec::new());
    loop {
        let next = |from: Stations| {
            let mut drawn = line.sections().iter().map(|section| board.step(section, reached));
            drawn.find(|step| from.contains(step.from) && !reached.contains(step.to))
        };
        let Some(step) = next(at).or_else(|| next(reached)) else { return steps };
        at = Stations::one(step.to);
        reached.insert(step.to);
        steps.push(step);
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Pencil, Sheet};

    use super::*;

    #[test]
    fn a_line_goes_from_its_departure_station_on() {
        let board = Board::london();
        let mut sheet = Sheet::new(board, Pencil::Green, None);
        let drawn = ["d3-d7", "d3-a3", "d7-d8", "a3-c5"];
        for text in drawn {
            let (from, to) = text.split_once('-').expect("two stations");
            let [from, to] = [from, to].map(|name| board.station(name).expect("a station"));
            sheet.draw_unchecked(board, board.section(Step { from, to }).expect("a section"));
        }
        let told: Vec<String> =
            outward(board, sheet.line()).into_iter().map(|step| board.step_text(step)).collect();
        assert_eq!(told.len(), drawn.len());
        assert!(told.iter().all(|text| drawn.contains(&text.as_str())), "{told:?}");
        let at = |text| told.iter().position(|told| told == text).expect("it is told");
        assert_eq!(at("d7-d8"), at("d3-d7") + 1, "{told:?}");
        assert_eq!(at("a3-c5"), at("d3-a3") + 1, "{told:?}");
    }
}
