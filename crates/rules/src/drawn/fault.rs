//! What cannot be on a sheet that was drawn by the rules, and where it is.

use super::{DrawnLine, DrawnSheet};
use crate::board::Board;
use crate::notation::named_section;
use crate::pencil::Pencil;
use crate::section::Sections;
use crate::station::{Point, Stations};
use crate::{NamedStep, Step};

/// What cannot be on a sheet that was drawn by the rules; each names the pencil and the section or station.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // each is said in full by its Display
pub enum SheetFault {
    NoSuchSection(Pencil, NamedStep),
    SectionTaken(Pencil, NamedStep),
    CrossesSection(Pencil, NamedStep, [Point; 2]),
    Loop(Pencil, NamedStep),
    NotJoined(Pencil, NamedStep),
    TooManySections(Pencil, NamedStep),
    TooManyBranches(Pencil, NamedStep),
    CircleOffLine(Pencil, Point),
    SecondCircle(Pencil, Point),
}

/// The most sections of a line: ten turns (R2.4), and one more with the double (R8.2).
const MOST_SECTIONS: usize = 11;
/// The most branches of a line: one for the switch (R4.7), and one more with the power of the pencil (R8.2, R8.4).
const MOST_BRANCHES: usize = 2;

impl SheetFault {
    /// The reason as one word, which other programs rely on; that of an action which would draw it so.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::NoSuchSection(..) => "no-such-section",
            Self::SectionTaken(..) => "section-taken",
            Self::CrossesSection(..) => "crosses-section",
            Self::Loop(..) => "already-on-line",
            Self::NotJoined(..) | Self::CircleOffLine(..) => "not-on-line",
            Self::TooManySections(..) => "too-many-sections",
            Self::TooManyBranches(..) => "not-an-end",
            Self::SecondCircle(..) => "power-spent",
        }
    }

    /// The pencil of the line.
    pub const fn pencil(&self) -> Pencil {
        match *self {
            Self::NoSuchSection(pencil, _)
            | Self::SectionTaken(pencil, _)
            | Self::CrossesSection(pencil, ..)
            | Self::Loop(pencil, _)
            | Self::NotJoined(pencil, _)
            | Self::TooManySections(pencil, _)
            | Self::TooManyBranches(pencil, _)
            | Self::CircleOffLine(pencil, _)
            | Self::SecondCircle(pencil, _) => pencil,
        }
    }

    /// The section that cannot be, unless it is about a circle.
    pub const fn section(&self) -> Option<NamedStep> {
        match *self {
            Self::NoSuchSection(_, section)
            | Self::SectionTaken(_, section)
            | Self::CrossesSection(_, section, _)
            | Self::Loop(_, section)
            | Self::NotJoined(_, section)
            | Self::TooManySections(_, section)
            | Self::TooManyBranches(_, section) => Some(section),
            Self::CircleOffLine(..) | Self::SecondCircle(..) => None,
        }
    }

    /// The station of a circle that cannot be.
    pub const fn station(&self) -> Option<Point> {
        match *self {
            Self::CircleOffLine(_, station) | Self::SecondCircle(_, station) => Some(station),
            _ => None,
        }
    }
}

impl std::fmt::Display for SheetFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSuchSection(_, section) => {
                write!(f, "no section joins {} and {}", section.from, section.to)
            }
            Self::SectionTaken(_, section) => write!(f, "{section} is drawn twice"),
            Self::CrossesSection(_, section, [a, b]) => write!(f, "{section} crosses {a}-{b}"),
            Self::Loop(_, section) => write!(f, "{section} closes a loop"),
            Self::NotJoined(pencil, section) => {
                write!(f, "{section} is not joined to the departure station of {pencil}")
            }
            Self::TooManySections(_, section) => {
                write!(f, "{section} is one section more than the turns of a round allow")
            }
            Self::TooManyBranches(_, section) => {
                write!(f, "{section} is one branch more than a switch and a power allow")
            }
            Self::CircleOffLine(_, station) => write!(f, "{station} is circled, but not on the line"),
            Self::SecondCircle(_, station) => {
                write!(f, "{station} is a second circle, and one pencil alone has that power")
            }
        }
    }
}

impl std::error::Error for SheetFault {}

impl DrawnSheet {
    /// What cannot be: first what is wrong with each section by itself and beside those before it, in the order in which
    /// they are listed, then what is wrong with each line as a whole.
    pub fn faults<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = SheetFault> + 'a {
        let mut drawn = Sections::EMPTY;
        let each =
            self.lines.iter().flat_map(|line| line.sections.iter().map(move |&step| (line.pencil, step)));
        let sections = each.filter_map(move |(pencil, step)| {
            let Some(section) = named_section(board, step) else {
                return Some(SheetFault::NoSuchSection(pencil, step));
            };
            let crossed = (drawn & board.blocks(section)).iter().find(|&other| other != section);
            let taken = drawn.contains(section);
            drawn.insert(section);
            if taken {
                return Some(SheetFault::SectionTaken(pencil, step));
            }
            let ends = board.ends(crossed?).map(|station| board.point(station));
            Some(SheetFault::CrossesSection(pencil, step, ends))
        });
        let lines = self.lines.iter().flat_map(move |line| line.faults(board));
        let circled = self.lines.iter().filter_map(|line| Some((line.pencil, line.circled?)));
        let second = circled.skip(1).map(|(pencil, station)| SheetFault::SecondCircle(pencil, station));
        sections.chain(lines).chain(second)
    }
}

impl DrawnLine {
    /// What is wrong with the line as a whole; sections that the map does not have are left to others.
    fn faults(&self, board: &Board) -> Vec<SheetFault> {
        let pencil = self.pencil;
        let mut seen = Sections::EMPTY;
        let mut steps: Vec<(NamedStep, Step)> = Vec::new();
        for &named in &self.sections {
            if let Some(section) = named_section(board, named).filter(|&section| !seen.contains(section)) {
                seen.insert(section);
                let [from, to] = board.ends(section);
                steps.push((named, Step { from, to }));
            }
        }
        let mut faults = Vec::new();

        // R4.3, R4.2: stations that hang together, as sets; one of them has the departure station.
        let mut parts: Vec<Stations> = vec![Stations::one(board.departure(pencil))];
        for &(named, Step { from, to }) in &steps {
            let part = |station| parts.iter().position(|part| part.contains(station));
            match (part(from), part(to)) {
                (Some(a), Some(b)) if a == b => faults.push(SheetFault::Loop(pencil, named)),
                (Some(a), Some(b)) => {
                    let other = parts.remove(a.max(b));
                    parts[a.min(b)] = parts[a.min(b)] | other;
                }
                (Some(there), None) => parts[there].insert(to),
                (None, Some(there)) => parts[there].insert(from),
                (None, None) => parts.push([from, to].into_iter().collect()),
            }
        }
        let apart = steps.iter().find(|(_, step)| !parts[0].contains(step.from));
        faults.extend(apart.map(|&(named, _)| SheetFault::NotJoined(pencil, named)));

        // Whoever circles has no double and no second switch (R8.1).
        let extra = usize::from(self.circled.is_none());
        let sections = MOST_SECTIONS - 1 + extra;
        faults.extend(steps.get(sections).map(|&(named, _)| SheetFault::TooManySections(pencil, named)));
        if faults.is_empty() {
            faults.extend(self.branch_too_many(board, &steps, MOST_BRANCHES - 1 + extra));
        }
        if let Some(point) = self.circled {
            let on_line = |station| station == board.departure(pencil) || parts[0].contains(station);
            if !board.station_at(point).is_some_and(on_line) {
                faults.push(SheetFault::CircleOffLine(pencil, point));
            }
        }
        faults
    }

    /// A line that grows at its ends has two of them; each branch makes one more.
    fn branch_too_many(&self, board: &Board, steps: &[(NamedStep, Step)], most: usize) -> Option<SheetFault> {
        let touching =
            |station| steps.iter().filter(move |(_, step)| step.from == station || step.to == station);
        let stations =
            super::joined(board, self.sections.iter().filter_map(|&it| named_section(board, it)).collect());
        let branches: usize = stations.map(|station| touching(station).count().saturating_sub(2)).sum();
        if branches <= most {
            return None;
        }
        let inside = stations.filter(|&station| touching(station).count() > 2).last()?;
        let &(named, _) = touching(inside).next_back()?;
        Some(SheetFault::TooManyBranches(self.pencil, named))
    }
}
