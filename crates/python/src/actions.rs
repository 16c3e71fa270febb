//! The numbered actions of the environments: what a power allows is chosen in steps of its own, so that few numbers do.
//!
//! With `S` sections and `N` stations on the board: 0 passes, `1 + s` draws section `s`, `1 + S` takes the power of the pencil
//! in hand into use, and `2 + S + n` circles station `n`.

use tubewright_rules::{
    Action, ActionSet, Board, Call, PowerMoves, Section, Sections, Sheet, Station, Stations, Step,
};

/// The number of the pass.
pub(crate) const PASS: usize = 0;

/// How many words of 64 bits a mask takes on any board.
pub(crate) const MASK_WORDS: usize = (2 + Section::MOST + 64).div_ceil(64);

/// What a number stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Pass,
    Draw(Section),
    UsePower,
    Circle(Station),
}

/// The numbering on one board.
#[derive(Clone, Debug)]
pub(crate) struct ActionSpace {
    sections: Vec<Section>,
    stations: Vec<Station>,
}

impl ActionSpace {
    pub(crate) fn new(board: &Board) -> Self {
        Self {
            sections: board.sections().map(|(section, _)| section).collect(),
            stations: board.stations().collect(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        2 + self.sections.len() + self.stations.len()
    }

    pub(crate) fn choice(&self, number: usize) -> Option<Choice> {
        let power = 1 + self.sections.len();
        match number {
            PASS => Some(Choice::Pass),
            n if n < power => Some(Choice::Draw(self.sections[n - 1])),
            n if n == power => Some(Choice::UsePower),
            n => self.stations.get(n - power - 1).map(|&station| Choice::Circle(station)),
        }
    }

    pub(crate) fn number(&self, choice: Choice) -> usize {
        match choice {
            Choice::Pass => PASS,
            Choice::Draw(section) => 1 + section.index(),
            Choice::UsePower => 1 + self.sections.len(),
            Choice::Circle(station) => 2 + self.sections.len() + station.index(),
        }
    }

    /// The numbers that make up an action, in order.
    pub(crate) fn numbers(&self, board: &Board, action: Action) -> Vec<usize> {
        let draw = |step: Step| {
            let section = board.section(step).expect("a legal step is a section");
            self.number(Choice::Draw(section))
        };
        let power = self.number(Choice::UsePower);
        match action {
            Action::Pass => vec![PASS],
            Action::Draw(step) => vec![draw(step)],
            Action::Joker(step) | Action::Switch(step) => vec![power, draw(step)],
            Action::Double(first, second) => vec![power, draw(first), draw(second)],
            Action::Circle(step, station) => {
                vec![power, step.map_or(PASS, draw), self.number(Choice::Circle(station))]
            }
        }
    }
}

/// How far a seat has come within its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing is chosen yet.
    Start,
    /// The power is in use: a section is next, under the circle power perhaps none.
    Power,
    /// The first section of a double is chosen.
    Second(Step),
    /// The circle power's section is chosen, or none: the station is next.
    Circle(Option<Step>),
}

impl Stage {
    pub(crate) const COUNT: usize = 4;

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Start => 0,
            Self::Power => 1,
            Self::Second(_) => 2,
            Self::Circle(_) => 3,
        }
    }

    /// The section that is chosen but not played yet.
    pub(crate) const fn step(self) -> Option<Step> {
        match self {
            Self::Second(step) => Some(step),
            Self::Circle(step) => step,
            Self::Start | Self::Power => None,
        }
    }
}

/// What may be chosen now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mask {
    pub(crate) pass: bool,
    pub(crate) sections: Sections,
    pub(crate) power: bool,
    pub(crate) stations: Stations,
}

impl Mask {
    /// The mask of a seat before its turn's cards.
    pub(crate) const NOTHING: Self =
        Self { pass: false, sections: Sections::EMPTY, power: false, stations: Stations::EMPTY };

    pub(crate) fn of(board: &Board, sheet: &Sheet, call: Call, stage: Stage) -> Self {
        let mut mask = Self::NOTHING;
        let set = sheet.action_set(board, call);
        match stage {
            Stage::Start => {
                mask.pass = true;
                mask.sections = set.sections();
                mask.power = can_use_power(&set);
            }
            Stage::Power => match set.power() {
                PowerMoves::None => {}
                PowerMoves::Section { open, .. } => mask.sections = open,
                PowerMoves::Double => mask.sections = first_of_two(&set),
                PowerMoves::Circle => {
                    mask.pass = true;
                    mask.sections = set.sections();
                }
            },
            Stage::Second(first) => {
                let first = board.section(first).expect("a section was chosen");
                mask.sections = set.second(first).2;
            }
            Stage::Circle(step) => {
                mask.stations = set.circles(step).collect();
            }
        }
        mask
    }

    pub(crate) fn allows(&self, choice: Choice) -> bool {
        match choice {
            Choice::Pass => self.pass,
            Choice::Draw(section) => self.sections.contains(section),
            Choice::UsePower => self.power,
            Choice::Circle(station) => self.stations.contains(station),
        }
    }

    pub(crate) fn len(&self) -> u32 {
        u32::from(self.pass) + self.sections.len() + u32::from(self.power) + self.stations.len()
    }

    /// The `n`-th choice of the mask, counted from 0; `n` must be below [`Self::len`].
    pub(crate) fn nth(&self, n: u32) -> Choice {
        let Some(n) = n.checked_sub(u32::from(self.pass)) else { return Choice::Pass };
        let Some(n) = n.checked_sub(self.sections.len()) else {
            return Choice::Draw(self.sections.nth_section(n));
        };
        let Some(n) = n.checked_sub(u32::from(self.power)) else { return Choice::UsePower };
        Choice::Circle({ self.stations }.nth(n as usize).expect("n is below the number of choices"))
    }

    /// The mask as bits by number of the action.
    pub(crate) fn words(&self, space: &ActionSpace) -> [u64; MASK_WORDS] {
        let mut words = [0; MASK_WORDS];
        words[0] |= u64::from(self.pass);
        or_shifted(&mut words, &self.sections.bits(), 1);
        let power = space.number(Choice::UsePower);
        words[power / 64] |= u64::from(self.power) << (power % 64);
        or_shifted(&mut words, &[self.stations.bits()], power + 1);
        words
    }
}

/// Puts bits into others, from a place on.
fn or_shifted(words: &mut [u64], bits: &[u64], place: usize) {
    let (start, shift) = (place / 64, place % 64);
    for (i, &word) in bits.iter().enumerate() {
        words[start + i] |= word << shift;
        if shift > 0 && word >> (64 - shift) != 0 {
            words[start + i + 1] |= word >> (64 - shift);
        }
    }
}

/// Does the power lead to any action at all?
fn can_use_power(set: &ActionSet<'_>) -> bool {
    match set.power() {
        PowerMoves::None => false,
        PowerMoves::Circle => true,
        PowerMoves::Section { open, .. } => !open.is_empty(),
        PowerMoves::Double => !first_of_two(set).is_empty(),
    }
}

/// The sections after which the double power allows another.
fn first_of_two(set: &ActionSet<'_>) -> Sections {
    let mut firsts = Sections::EMPTY;
    for first in set.sections().iter() {
        if !set.second(first).2.is_empty() {
            firsts.insert(first);
        }
    }
    firsts
}

/// What a choice leads to: another one within the turn, or the action that it completes.
pub(crate) enum Outcome {
    Goes(Stage),
    Acts(Action),
}

/// Takes a choice that the mask allows.
pub(crate) fn choose(board: &Board, sheet: &Sheet, call: Call, stage: Stage, choice: Choice) -> Outcome {
    let set = sheet.action_set(board, call);
    match (stage, choice) {
        (Stage::Start, Choice::Pass) => Outcome::Acts(Action::Pass),
        (Stage::Start, Choice::Draw(section)) => Outcome::Acts(Action::Draw(set.step(section))),
        (Stage::Start, _) => Outcome::Goes(Stage::Power),
        (Stage::Power, Choice::Draw(section)) => match set.power() {
            PowerMoves::Section { power, .. } => Outcome::Acts(set.with_power(power, section)),
            PowerMoves::Double => Outcome::Goes(Stage::Second(set.step(section))),
            PowerMoves::Circle | PowerMoves::None => Outcome::Goes(Stage::Circle(Some(set.step(section)))),
        },
        (Stage::Power, _) => Outcome::Goes(Stage::Circle(None)),
        (Stage::Second(first), Choice::Draw(section)) => {
            let mut line = sheet.line().reached();
            line.insert(first.to);
            Outcome::Acts(Action::Double(first, board.step(section, line)))
        }
        (Stage::Circle(step), Choice::Circle(station)) => Outcome::Acts(Action::Circle(step, station)),
        (Stage::Second(_) | Stage::Circle(_), _) => {
            debug_assert!(false, "the mask allows no {choice:?} here, {call:?}");
            Outcome::Acts(Action::Pass)
        }
    }
}
