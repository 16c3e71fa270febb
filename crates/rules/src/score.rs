//! The score, itemised clause by clause, so that every face can show what each point came from.

use crate::board::Board;
use crate::line::Line;
use crate::pencil::{Objective, Pencil};
use crate::section::Sections;
use crate::setup::Modules;
use crate::sheet::Sheet;
use crate::station::{Station, Stations};

/// A line's score with what it counts (R5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineScore {
    /// The pencil that drew it.
    pub pencil: Pencil,
    /// The districts with a station of the line, by their numbers on the board.
    pub districts: Vec<usize>,
    /// The districts with the most of its stations; more than one where they tie.
    pub fullest: Vec<usize>,
    /// The most stations in one district, the circled one counted twice.
    pub stations: u32,
    /// The station that counts twice.
    pub circled: Option<Station>,
    /// Its sections under the river.
    pub crossings: Sections,
    /// The tourist sites on it.
    pub sights: Stations,
    /// R5.1.
    pub points: u32,
}

impl LineScore {
    fn of(board: &Board, line: &Line) -> Self {
        let districts: Vec<usize> =
            (0..board.districts().len()).filter(|&district| line.count_in(district) > 0).collect();
        Self {
            pencil: line.pencil(),
            fullest: districts.iter().copied().filter(|&d| line.count_in(d) == line.fullest()).collect(),
            districts,
            stations: line.fullest(),
            circled: line.circled(),
            crossings: line.sections() & board.under_river(),
            sights: line.stations() & board.sights(),
            points: line.points(),
        }
    }

    /// What its crossings bring (R5.1).
    pub const fn crossing_points(&self) -> u32 {
        CROSSING * self.crossings.len()
    }
}

/// What a section under the river is worth (R5.1).
pub const CROSSING: u32 = 2;
/// What an objective that is met is worth (R6.4).
pub const OBJECTIVE: u32 = 10;
/// What a station on two, three and four lines is worth (R6.3).
pub const INTERCHANGE: [u32; 3] = [2, 5, 9];

/// An objective, how far the network has come, and whether that is enough (R7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectiveScore {
    /// Which one.
    pub objective: Objective,
    /// How much of it there is.
    pub have: u32,
    /// How much is needed.
    pub need: u32,
}

impl ObjectiveScore {
    /// Is it met?
    pub const fn is_met(&self) -> bool {
        self.have >= self.need
    }

    /// What it brings (R6.4).
    pub const fn points(&self) -> u32 {
        if self.is_met() { OBJECTIVE } else { 0 }
    }
}

/// A sheet's whole score as it stands (R6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The lines begun, by round.
    pub lines: Vec<LineScore>,
    /// Circles of the tourist track crossed off (R5.3).
    pub tourist_visits: u32,
    /// R6.2.
    pub tourist_points: u32,
    /// The stations on exactly two, three and four lines (R6.3).
    pub interchanges: [Stations; 3],
    /// R6.3.
    pub interchange_points: u32,
    /// The objectives in play.
    pub objectives: Vec<ObjectiveScore>,
    /// The sum of it all.
    pub total: u32,
}

impl Score {
    /// The score of a sheet with these objectives in play.
    pub fn of(board: &Board, sheet: &Sheet, objectives: &[Objective]) -> Self {
        let progress = |&objective| {
            let (have, need) = sheet.progress(board, objective);
            ObjectiveScore { objective, have, need }
        };
        let on = |lines| sheet.on_lines(lines);
        Self {
            lines: sheet.lines().iter().map(|line| LineScore::of(board, line)).collect(),
            tourist_visits: board.tourist_visits(sheet.visits(board)),
            tourist_points: board.tourist_points(sheet.visits(board)),
            interchanges: [on(2) - on(3), on(3) - on(4), on(4)],
            interchange_points: sheet.interchange_points(),
            objectives: objectives.iter().map(progress).collect(),
            total: sheet.total(board, objectives),
        }
    }

    /// The four lines together.
    pub fn line_points(&self) -> u32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// R6.4.
    pub fn objective_points(&self) -> u32 {
        self.objectives.iter().map(ObjectiveScore::points).sum()
    }

    /// The best single line, which decides a tie (R6.5).
    pub fn best_line(&self) -> u32 {
        self.lines.iter().map(|line| line.points).max().unwrap_or(0)
    }

    /// What places are given by (R6.5): the total, then the best single line. Who has the same shares a place.
    pub fn rank(&self) -> (u32, u32) {
        (self.total, self.best_line())
    }
}

/// The places of those who win (R6.5): the highest total, then the best single line, then together.
pub fn winners(scores: &[Score]) -> Vec<usize> {
    let best = scores.iter().map(Score::rank).max();
    (0..scores.len()).filter(|&seat| Some(scores[seat].rank()) == best).collect()
}

/// What a module in play takes off the total of a solo game (R9.1).
const DEDUCTION: i32 = 10;

/// The verdict on a solo game (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solo {
    /// The total less 10 for each module in play; it can fall below zero.
    pub score: i32,
    /// 1 to 6.
    pub verdict: u8,
}

impl Solo {
    /// The verdict on a total with these modules in play.
    ///
    /// ```
    /// use tubewright_rules::{Board, Modules, Solo};
    /// assert_eq!(Solo::of(Board::london(), 129, Modules::BOTH), Solo { score: 109, verdict: 3 });
    /// ```
    pub fn of(board: &Board, total: u32, modules: Modules) -> Self {
        let score = total as i32 - DEDUCTION * modules.count() as i32;
        let verdict = 1 + board.verdicts().into_iter().filter(|&most| score > most as i32).count() as u8;
        Self { score, verdict }
    }

    /// How many points more would have brought the next verdict; none after the last.
    ///
    /// ```
    /// use tubewright_rules::{Board, Modules, Solo};
    /// let london = Board::london();
    /// assert_eq!(Solo::of(london, 129, Modules::BOTH).to_next(london), Some(12));
    /// assert_eq!(Solo::of(london, 151, Modules::NONE).to_next(london), None);
    /// ```
    pub fn to_next(self, board: &Board) -> Option<i32> {
        let most = board.verdicts().into_iter().find(|&most| self.score <= most as i32)?;
        Some(most as i32 + 1 - self.score)
    }
}
