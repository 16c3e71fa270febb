//! Everything that a seat may do on a turn, as sets. Lists of actions, counts, a choice by chance, drafts and bots are made
//! from this: what each power allows is said nowhere else.

use std::iter::once;

use crate::action::{Action, Step};
use crate::board::Board;
use crate::card::{Call, Target};
use crate::pencil::Power;
use crate::section::{Section, Sections};
use crate::sheet::Sheet;
use crate::station::Station;

/// What a pencil's unspent power adds to a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PowerMoves {
    /// Nothing: there is no power, or it is spent.
    None,
    /// One section on a wider call (R8.3, R8.4): those that are open only then, and those that are open anyway.
    Section {
        /// The joker or the switch.
        power: Power,
        /// All sections that can be drawn with it.
        open: Sections,
    },
    /// Two sections, one after the other (R8.2): see [`ActionSet::second`].
    Double,
    /// A circle around a station of the line, after drawing or without (R8.5): see [`ActionSet::circles`].
    Circle,
}

/// What a seat may do on a turn.
///
/// ```
/// use tubewright_rules::{Board, Call, Pencil, Power, Sheet, Symbol, Target};
/// let board = Board::london();
/// let sheet = Sheet::new(board, Pencil::Green, Some(Power::Joker));
/// let call = Call { target: Target::Symbol(Symbol::Circle), branch: false };
/// let set = sheet.action_set(board, call);
/// assert_eq!(set.len() as usize, sheet.actions(board, call).len());
/// assert!(!set.further().is_empty(), "the joker opens more");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ActionSet<'a> {
    board: &'a Board,
    sheet: &'a Sheet,
    call: Call,
    sections: Sections,
    power: PowerMoves,
}

impl Sheet {
    /// Everything that may be done on this call.
    #[inline]
    pub fn action_set<'a>(&'a self, board: &'a Board, call: Call) -> ActionSet<'a> {
        let power = match self.power() {
            None => PowerMoves::None,
            Some(Power::Double) => PowerMoves::Double,
            Some(Power::Circle) => PowerMoves::Circle,
            Some(power @ (Power::Joker | Power::Switch)) => {
                PowerMoves::Section { power, open: self.open_sections(board, call.widened(power)) }
            }
        };
        ActionSet { board, sheet: self, call, sections: self.open_sections(board, call), power }
    }
}

impl Call {
    /// The call as a power makes it: as a joker (R8.3), as if the switch lay beside the card (R8.4), or as it is.
    pub const fn widened(self, power: Power) -> Self {
        match power {
            Power::Joker => self.as_joker(),
            Power::Switch => self.as_switch(),
            Power::Double | Power::Circle => self,
        }
    }

    /// The call for the second section of a double (R8.2): after a joker it must reach the symbol of the first.
    pub(crate) fn after(self, board: &Board, first: Station) -> Self {
        let target = match (self.target, board.symbol(first)) {
            (Target::Any, Some(symbol)) => Target::Symbol(symbol),
            (target, _) => target,
        };
        Self { target, ..self }
    }
}

impl<'a> ActionSet<'a> {
    /// The sections that may be drawn without a power.
    #[inline]
    pub const fn sections(&self) -> Sections {
        self.sections
    }

    /// What the power adds.
    #[inline]
    pub const fn power(&self) -> PowerMoves {
        self.power
    }

    /// The further sections that the joker or switch power opens.
    #[inline]
    pub fn further(&self) -> Sections {
        match self.power {
            PowerMoves::Section { open, .. } => open - self.sections,
            PowerMoves::None | PowerMoves::Double | PowerMoves::Circle => Sections::EMPTY,
        }
    }

    /// A section as it is drawn from the line.
    #[inline]
    pub fn step(&self, section: Section) -> Step {
        self.board.step(section, self.sheet.line().reached())
    }

    /// The action that draws a section with the joker or switch power.
    #[inline]
    pub fn with_power(&self, power: Power, section: Section) -> Action {
        let step = self.step(section);
        if power == Power::Joker { Action::Joker(step) } else { Action::Switch(step) }
    }

    /// The first section of a double as it is drawn, the sheet with it, and the sections that may follow.
    #[inline]
    pub fn second(&self, first: Section) -> (Step, Sheet, Sections) {
        let mut drawn = *self.sheet;
        let step = drawn.draw_unchecked(self.board, first);
        let open = drawn.open_sections(self.board, self.call.after(self.board, step.to));
        (step, drawn, open)
    }

    /// The stations that can be circled after drawing or without: those of the line, last the one just reached.
    #[inline]
    pub fn circles(&self, drawn: Option<Step>) -> impl Iterator<Item = Station> + use<> {
        self.sheet.line().reached().chain(drawn.map(|step| step.to))
    }

    /// Does the power allow anything that is not allowed without it?
    pub fn power_helps(&self) -> bool {
        match self.power {
            PowerMoves::None => false,
            PowerMoves::Circle => true,
            PowerMoves::Section { .. } => !self.further().is_empty(),
            PowerMoves::Double => self.sections.iter().any(|first| !self.second(first).2.is_empty()),
        }
    }

    /// How many actions there are; passing is always one.
    #[expect(clippy::len_without_is_empty, reason = "one can always pass")]
    pub fn len(&self) -> u32 {
        self.sections.len() + 1 + self.count_with_power()
    }

    #[inline]
    fn count_with_power(&self) -> u32 {
        match self.power {
            PowerMoves::None => 0,
            PowerMoves::Section { open, .. } => open.len(),
            PowerMoves::Circle => {
                let line = self.sheet.line().reached().len();
                line + self.sections.len() * (line + 1)
            }
            PowerMoves::Double => self.sections.iter().map(|first| self.second(first).2.len()).sum(),
        }
    }

    /// One of the actions by a number below [`Self::len`], without listing them: first the sections, then a pass, then what
    /// the power adds.
    ///
    /// # Panics
    /// Where the number is not below [`Self::len`].
    #[inline]
    pub fn nth(&self, n: u32) -> Action {
        let plain = self.sections.len();
        if n < plain {
            return Action::Draw(self.step(self.sections.nth_section(n)));
        }
        let Some(n) = n.checked_sub(plain + 1) else { return Action::Pass };
        let line = self.sheet.line().reached();
        match self.power {
            PowerMoves::None => panic!("there are fewer actions"),
            PowerMoves::Section { power, open } => self.with_power(power, open.nth_section(n)),
            PowerMoves::Circle if n < line.len() => {
                Action::Circle(None, { line }.nth(n as usize).expect("fewer than there are"))
            }
            PowerMoves::Circle => {
                let (first, circled) =
                    ((n - line.len()) / (line.len() + 1), (n - line.len()) % (line.len() + 1));
                let step = self.step(self.sections.nth_section(first));
                Action::Circle(Some(step), { line }.nth(circled as usize).unwrap_or(step.to))
            }
            PowerMoves::Double => {
                let mut n = n;
                for first in self.sections.iter() {
                    let (first, drawn, open) = self.second(first);
                    if n < open.len() {
                        let second = self.board.step(open.nth_section(n), drawn.line().reached());
                        return Action::Double(first, second);
                    }
                    n -= open.len();
                }
                panic!("there are fewer actions")
            }
        }
    }

    /// Names every action, pass first; nothing is allocated.
    pub fn each(&self, mut name: impl FnMut(Action)) {
        name(Action::Pass);
        self.sections.iter().for_each(|section| name(Action::Draw(self.step(section))));
        match self.power {
            PowerMoves::None => {}
            PowerMoves::Section { power, open } => {
                open.iter().for_each(|section| name(self.with_power(power, section)));
            }
            PowerMoves::Circle => {
                for drawn in once(None).chain(self.sections.iter().map(|section| Some(self.step(section)))) {
                    self.circles(drawn).for_each(|station| name(Action::Circle(drawn, station)));
                }
            }
            PowerMoves::Double => {
                for first in self.sections.iter() {
                    let (first, drawn, open) = self.second(first);
                    let line = drawn.line().reached();
                    open.iter().for_each(|second| name(Action::Double(first, self.board.step(second, line))));
                }
            }
        }
    }
}
