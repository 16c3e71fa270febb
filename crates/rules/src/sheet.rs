//! One seat's paper: four lines, and what they leave open.

use crate::action::Step;
use crate::board::Board;
use crate::card::Call;
use crate::line::Line;
use crate::pencil::{Objective, Pencil, Power};
use crate::score::{INTERCHANGE, OBJECTIVE};
use crate::section::{Section, Sections};
use crate::station::{Station, Stations};

/// How many lines a sheet gets, which is the number of rounds (R3.2).
pub const ROUNDS: usize = 4;

/// A sheet: small and `Copy`, so that a search keeps the old one instead of undoing.
///
/// The last line begun is the current one; its power is the pencil's (R8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    lines: [Line; ROUNDS],
    begun: u8,
    power: Option<Power>,
    spent: bool,
    /// Drawn in any colour, or crossing what is drawn (R4.5, R4.6).
    blocked: Sections,
    /// Stations on at least one, two, three and four lines (R4.9).
    on: [Stations; ROUNDS],
    /// The current line's ends (R4.2).
    ends: Stations,
    /// Sections that touch the current line.
    touching: Sections,
    /// Blocked, or with both ends on the current line (R4.3).
    closed: Sections,
}

impl Sheet {
    /// An empty sheet on which the first line is begun.
    pub fn new(board: &Board, pencil: Pencil, power: Option<Power>) -> Self {
        let mut sheet = Self {
            lines: [Line::new(board, pencil); ROUNDS],
            begun: 0,
            power: None,
            spent: false,
            blocked: Sections::EMPTY,
            on: [Stations::EMPTY; ROUNDS],
            ends: Stations::EMPTY,
            touching: Sections::EMPTY,
            closed: Sections::EMPTY,
        };
        sheet.begin_line(board, pencil, power);
        sheet
    }

    /// A sheet of lines that lie there already, each a pencil with its sections and its circled station.
    pub(crate) fn as_drawn(
        board: &Board,
        lines: impl Iterator<Item = (Pencil, Sections, Option<Station>)>,
    ) -> Self {
        let mut sheet: Option<Self> = None;
        for (pencil, sections, circled) in lines {
            match &mut sheet {
                Some(sheet) => sheet.begin_line(board, pencil, None),
                None => sheet = Some(Self::new(board, pencil, None)),
            }
            if let Some(sheet) = &mut sheet {
                sheet.take_line(board, Line::as_drawn(board, pencil, sections, circled));
            }
        }
        sheet.unwrap_or_else(|| Self::new(board, Pencil::ALL[0], None))
    }

    /// Puts a whole line in the place of the one just begun.
    fn take_line(&mut self, board: &Board, line: Line) {
        line.stations().for_each(|station| self.visit(station));
        let reached = line.reached();
        self.ends = reached.filter(|&station| (board.at(station) & line.sections()).len() < 2).collect();
        for section in line.sections().iter() {
            self.blocked |= board.blocks(section);
        }
        self.touching = Sections::EMPTY;
        self.closed = self.blocked;
        for station in reached {
            self.closed |= board.at(station) & self.touching;
            self.touching |= board.at(station);
        }
        self.lines[self.current()] = line;
    }

    /// Begins the next line; there are four of them.
    pub fn begin_line(&mut self, board: &Board, pencil: Pencil, power: Option<Power>) {
        assert!(usize::from(self.begun) < ROUNDS, "a sheet has four lines");
        let departure = board.departure(pencil);
        self.lines[usize::from(self.begun)] = Line::new(board, pencil);
        self.begun += 1;
        self.power = power;
        self.spent = false;
        self.ends = Stations::one(departure);
        self.touching = board.at(departure);
        self.closed = self.blocked;
    }

    /// The lines begun so far, by round.
    pub fn lines(&self) -> &[Line] {
        &self.lines[..usize::from(self.begun)]
    }

    /// The current line.
    pub fn line(&self) -> &Line {
        &self.lines[self.current()]
    }

    /// The round that it is in, from 0.
    pub const fn round(&self) -> usize {
        self.current()
    }

    const fn current(&self) -> usize {
        // `begun` is 1 to 4; the mask spares the bounds check.
        (self.begun as usize).wrapping_sub(1) & (ROUNDS - 1)
    }

    /// The ends of the current line (R4.2).
    pub const fn ends(&self) -> Stations {
        self.ends
    }

    /// The power of the pencil in hand, spent or not.
    pub const fn held_power(&self) -> Option<Power> {
        self.power
    }

    /// Has the pencil's power been used in this round?
    pub const fn is_power_spent(&self) -> bool {
        self.spent
    }

    /// The power that can still be used in this round.
    pub const fn power(&self) -> Option<Power> {
        if self.spent { None } else { self.power }
    }

    pub(crate) const fn spend_power(&mut self) {
        self.spent = true;
    }

    /// The sections that are drawn or cross what is drawn.
    pub const fn blocked(&self) -> Sections {
        self.blocked
    }

    /// The sections that the current line cannot draw: blocked, or with both ends on it.
    pub const fn closed(&self) -> Sections {
        self.closed
    }

    /// The sections that touch the current line.
    pub const fn touching(&self) -> Sections {
        self.touching
    }

    /// The stations on at least so many lines, 1 to 4.
    pub const fn on_lines(&self, lines: usize) -> Stations {
        self.on[lines - 1]
    }

    /// The sections that the current line may draw on this call (R4), without a power.
    ///
    /// ```
    /// use tubewright_rules::{Board, Call, Pencil, Sheet, Symbol, Target};
    /// let board = Board::london();
    /// let sheet = Sheet::new(board, Pencil::Green, None);
    /// let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
    /// assert_eq!(sheet.open_sections(board, call).len(), 2); // d3-a3 and d3-f1
    /// ```
    #[inline]
    pub fn open_sections(&self, board: &Board, call: Call) -> Sections {
        // R4.2, R4.7: the ends, or with a switch every station of the line.
        let starts = if call.branch { self.line().reached() } else { self.ends };
        let mut sections = Sections::EMPTY;
        for start in starts {
            sections |= board.toward(start, call.target);
        }
        sections - self.closed
    }

    /// Draws a section of [`Self::open_sections`]; another one makes the sheet worthless.
    #[inline]
    pub fn draw_unchecked(&mut self, board: &Board, section: Section) -> Step {
        let current = self.current();
        let line = &mut self.lines[current];
        let step = board.step(section, line.reached());
        if line.is_empty() {
            // R5.2: only now is the line on its departure station, which stays an end (R4.2).
            self.visit(step.from);
        } else {
            self.ends.remove(step.from);
        }
        self.ends.insert(step.to);
        self.visit(step.to);
        let blocks = board.blocks(section);
        self.blocked |= blocks;
        self.closed |= blocks | (board.at(step.to) & self.touching);
        self.touching |= board.at(step.to);
        self.lines[current].draw(board, section, step.to);
        step
    }

    fn visit(&mut self, station: Station) {
        let mut one = Stations::one(station);
        for on in &mut self.on {
            let carried = *on & one;
            *on = *on | one;
            one = carried;
        }
    }

    pub(crate) fn circle(&mut self, board: &Board, station: Station) {
        let current = self.current();
        self.lines[current].circle(board, station);
    }

    /// How often a line of this sheet visits a tourist site, beyond what the track counts too.
    pub fn visits(&self, board: &Board) -> u32 {
        self.on.iter().map(|&on| (on & board.sights()).len()).sum()
    }

    /// The points of interchanges (R6.3): a station counts for its second line, and more for each further one.
    pub const fn interchange_points(&self) -> u32 {
        let [two, three, four] = INTERCHANGE;
        two * self.on[1].len() + (three - two) * self.on[2].len() + (four - three) * self.on[3].len()
    }

    /// Does the network meet an objective (R7.2)?
    pub fn meets(&self, board: &Board, objective: Objective) -> bool {
        let (have, need) = self.progress(board, objective);
        have >= need
    }

    /// How much of an objective the network has, and how much it needs.
    pub fn progress(&self, board: &Board, objective: Objective) -> (u32, u32) {
        let network = self.on[0];
        let have = match objective {
            Objective::Interchanges => self.on[1].len(),
            Objective::Districts => {
                let have = board.districts().iter().filter(|&&district| !(district & network).is_empty());
                have.count() as u32
            }
            Objective::TouristSites => (network & board.sights()).len(),
            Objective::CentralDistrict => (network & board.central_district()).len(),
            Objective::Thames => self.lines().iter().map(Line::crossings).sum(),
        };
        (have, board.needed(objective))
    }

    /// The total as it stands (R6), with the points of these objectives.
    pub fn total(&self, board: &Board, objectives: &[Objective]) -> u32 {
        let lines: u32 = self.lines().iter().map(Line::points).sum();
        let met = objectives.iter().filter(|&&objective| self.meets(board, objective)).count() as u32;
        lines + board.tourist_points(self.visits(board)) + self.interchange_points() + OBJECTIVE * met
    }
}
