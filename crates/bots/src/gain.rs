//! What one more section would bring, counted without drawing it.

use tubewright_rules::{
    ActionSet, Board, CROSSING, INTERCHANGE, Line, OBJECTIVE, Objective, Section, Sections, Sheet, Station,
    Stations, Step,
};

/// A sheet, ready to say what any section of its current line would add to the total.
///
/// A search asks this for many sections and draws few of them. All but the first section of a line are
/// counted from a few figures; the first, which brings the departure station along, is drawn on a copy.
#[derive(Clone, Copy, Debug)]
pub struct Gains<'a> {
    board: &'a Board,
    objectives: &'a [Objective],
    sheet: &'a Sheet,
    line: &'a Line,
    districts: i32,
    fullest: i32,
    /// Points of the next visit to a tourist site.
    sight: i32,
    /// Points of a section under the river.
    river: i32,
    /// For each objective that lacks one station only: the stations that would meet it.
    goals: [Stations; 2],
}

impl<'a> Gains<'a> {
    /// The gains on a sheet with these objectives in play.
    #[inline]
    pub fn of(board: &'a Board, objectives: &'a [Objective], sheet: &'a Sheet) -> Self {
        let line = sheet.line();
        let visits = sheet.visits(board);
        let mut gains = Self {
            board,
            objectives,
            sheet,
            line,
            districts: line.districts() as i32,
            fullest: line.fullest() as i32,
            sight: (board.tourist_points(visits + 1) - board.tourist_points(visits)) as i32,
            river: CROSSING as i32,
            goals: [Stations::EMPTY; 2],
        };
        for (goal, &objective) in gains.goals.iter_mut().zip(objectives) {
            let (have, need) = sheet.progress(board, objective);
            if have + 1 == need {
                match objective {
                    Objective::Thames => gains.river += OBJECTIVE as i32,
                    _ => *goal = lacking(board, sheet, objective),
                }
            }
        }
        gains
    }

    #[inline(always)]
    fn of_later(&self, section: Section, to: Station) -> i32 {
        let count = self.line.reached_in(self.board.district(to)) as i32;
        let districts = self.districts + i32::from(count == 0);
        let fullest = self.fullest.max(count + 1);
        let meeting = meeting(|lines| i32::from(self.sheet.on_lines(lines).contains(to)));
        let goals = i32::from(self.goals[0].contains(to)) + i32::from(self.goals[1].contains(to));
        let river = if self.board.under_river().contains(section) { self.river } else { 0 };
        let sight = if self.board.sights().contains(to) { self.sight } else { 0 };
        districts * fullest - self.districts * self.fullest
            + meeting
            + OBJECTIVE as i32 * goals
            + river
            + sight
    }

    #[cold]
    fn of_first(&self, section: Section) -> i32 {
        let mut next = *self.sheet;
        next.draw_unchecked(self.board, section);
        let total = |sheet: &Sheet| sheet.total(self.board, self.objectives) as i32;
        total(&next) - total(self.sheet)
    }

    /// The districts of the line with this station: what the circle power would add after drawing to it.
    #[inline]
    pub fn districts_with(&self, to: Station) -> i32 {
        if self.line.is_empty() {
            let departure = self.board.departure(self.line.pencil());
            return 1 + i32::from(self.board.district(departure) != self.board.district(to));
        }
        self.districts + i32::from(self.line.reached_in(self.board.district(to)) == 0)
    }

    /// Each of these sections with the station that it leads to and what it adds.
    #[inline]
    pub fn each(&self, sections: Sections, mut each: impl FnMut(Section, Station, i32)) {
        let line = self.line.reached();
        let first = self.line.is_empty();
        for section in sections.iter() {
            let to = self.board.step(section, line).to;
            each(section, to, if first { self.of_first(section) } else { self.of_later(section, to) });
        }
    }

    /// Each two sections that the double power may draw on a turn (R8.2), with what they add together.
    pub(crate) fn each_double(&self, set: &ActionSet<'_>, mut each: impl FnMut(Step, Step, i32)) {
        let board = self.board;
        self.each(set.sections(), |first, _, gain| {
            let (first, drawn, seconds) = set.second(first);
            Gains::of(board, self.objectives, &drawn).each(seconds, |second, _, more| {
                each(first, board.step(second, drawn.line().reached()), gain + more);
            });
        });
    }
}

/// What one more line brings at a station (R6.3), where `on` says whether so many lines are there.
#[inline(always)]
pub(crate) fn meeting(on: impl Fn(usize) -> i32) -> i32 {
    let [two, three, four] = INTERCHANGE.map(|points| points as i32);
    // Whoever is on two lines is on one too: each adds what it is worth more.
    two * on(1) + (three - 2 * two) * on(2) + (four - 2 * three + two) * on(3)
}

/// The stations any of which brings an objective of stations one step on.
fn lacking(board: &Board, sheet: &Sheet, objective: Objective) -> Stations {
    let network = sheet.on_lines(1);
    match objective {
        Objective::Interchanges => network - sheet.on_lines(2),
        Objective::Districts => {
            let unvisited = board.districts().iter().filter(|&&district| (district & network).is_empty());
            unvisited.fold(Stations::EMPTY, |all, &district| all | district)
        }
        Objective::TouristSites => board.sights() - network,
        Objective::CentralDistrict => board.central_district() - network,
        Objective::Thames => Stations::EMPTY,
    }
}
