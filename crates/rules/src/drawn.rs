//! A sheet as it lies on a table: its lines without the cards that led to them.

mod fault;
mod text;

use crate::board::Board;
use crate::notation::named_section;
use crate::pencil::{Objective, Pencil};
use crate::score::Score;
use crate::section::Sections;
use crate::sheet::{ROUNDS, Sheet};
use crate::station::{Point, Station};
use crate::{NamedStep, Stations};

pub use fault::SheetFault;
pub use text::{DrawnTextError, DrawnTextProblem};

/// One line as it was drawn, its sections in any order and direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLine {
    /// The pencil that drew it.
    pub pencil: Pencil,
    /// What it drew.
    pub sections: Vec<NamedStep>,
    /// The station circled with the power (R8.5).
    pub circled: Option<Point>,
}

/// A sheet without cards: as somebody reads it off the paper.
///
/// ```
/// use tubewright_rules::{Board, DrawnSheet};
/// let sheet: DrawnSheet = "green d3-b1-a1 d3-e4-e5-f4-h6-j8".parse()?;
/// let score = sheet.score(Board::london())?;
/// // Six districts, three stations in the fullest and one crossing (R10).
/// assert_eq!(score.lines[0].points, 20);
/// // The central station is a tourist site, and the first visit brings a point.
/// assert_eq!(score.total, 21);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnSheet {
    /// The lines, a pencil at most once, in any order; one that is left out was not drawn.
    pub lines: Vec<DrawnLine>,
    /// The objectives that were in play.
    pub objectives: Option<[Objective; 2]>,
}

/// A line by the stations and sections of a board.
struct Located {
    pencil: Pencil,
    sections: Sections,
    circled: Option<Station>,
}

impl DrawnSheet {
    /// The score of a sheet that the rules allow, or the first fault in it.
    pub fn score(&self, board: &Board) -> Result<Score, SheetFault> {
        match self.faults(board).next() {
            Some(fault) => Err(fault),
            None => self.score_as_drawn(board),
        }
    }

    /// The score of what is drawn there, whether or not the rules allow it.
    ///
    /// # Errors
    /// Where a section is none of the map's, so that nobody could say what it counts.
    pub fn score_as_drawn(&self, board: &Board) -> Result<Score, SheetFault> {
        Ok(Score::of(board, &self.sheet(board)?, self.objectives.as_ref().map_or(&[], |both| both)))
    }

    /// The sheet with these lines in their order, and after them those of the other pencils, empty.
    ///
    /// # Errors
    /// Where a section is none of the map's.
    pub fn sheet(&self, board: &Board) -> Result<Sheet, SheetFault> {
        let drawn = self.lines.iter().take(ROUNDS).map(|line| line.located(board));
        let drawn = drawn.collect::<Result<Vec<_>, _>>()?;
        let missing =
            Pencil::ALL.into_iter().filter(|&pencil| drawn.iter().all(|line| line.pencil != pencil));
        let missing = missing.map(|pencil| (pencil, Sections::EMPTY, None));
        let lines: Vec<_> = drawn.iter().map(|line| (line.pencil, line.sections, line.circled)).collect();
        Ok(Sheet::as_drawn(board, lines.into_iter().chain(missing).take(ROUNDS)))
    }
}

impl DrawnLine {
    fn located(&self, board: &Board) -> Result<Located, SheetFault> {
        let mut sections = Sections::EMPTY;
        for &step in &self.sections {
            let section = named_section(board, step);
            sections.insert(section.ok_or(SheetFault::NoSuchSection(self.pencil, step))?);
        }
        let circled = self.circled.and_then(|point| board.station_at(point));
        Ok(Located { pencil: self.pencil, sections, circled })
    }
}

/// The stations that some sections join.
pub(crate) fn joined(board: &Board, sections: Sections) -> Stations {
    sections.iter().flat_map(|section| board.ends(section)).collect()
}
