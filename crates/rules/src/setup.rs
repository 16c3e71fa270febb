//! What is settled before the first card: the map, the seats and their pencils, the modules.

use crate::board::Board;
use crate::deck::Deal;
use crate::passing;
use crate::pencil::{ByPencil, Objective, Pencil, Power};
use crate::sheet::ROUNDS;

/// A place at the table, from 0 to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seats of a table with so many of them.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        (0..count as u8).map(Self)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most seats at a table (R3.1).
pub const MOST_SEATS: usize = 4;

/// Which of the two modules are in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Modules {
    /// Shared objectives (module A, R7).
    pub objectives: bool,
    /// Pencil powers (module B, R8).
    pub powers: bool,
}

impl Modules {
    /// The base game.
    pub const NONE: Self = Self { objectives: false, powers: false };
    /// Objectives and powers.
    pub const BOTH: Self = Self { objectives: true, powers: true };

    /// How many there are (R9.1).
    pub const fn count(self) -> u32 {
        self.objectives as u32 + self.powers as u32
    }
}

/// Who sits somewhere, and the pencil they have in each round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSetup {
    /// A name to show, any text.
    pub name: String,
    /// The pencils by round (R3.2).
    pub pencils: [Pencil; ROUNDS],
}

/// A set-up as somebody asks for it; [`Setup::check`] says whether it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The seats, to the left.
    pub seats: Vec<SeatSetup>,
    /// The two objectives, with module A.
    pub objectives: Option<[Objective; 2]>,
    /// The power of each pencil, with module B.
    pub powers: Option<ByPencil<Power>>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum SetupError {
    NoSeat,
    TooManySeats(usize),
    NotFourPencils(Seat),
    PencilsDoNotPass(Seat),
    SameObjectives(Objective),
    PowerTwice(Power),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSeat => f.write_str("nobody sits at the table"),
            Self::TooManySeats(count) => write!(f, "{count} seats where four is the most"),
            Self::NotFourPencils(seat) => {
                write!(f, "seat {} does not get each of the four pencils once", seat.index() + 1)
            }
            Self::PencilsDoNotPass(seat) => {
                write!(f, "the pencils of seat {} do not pass to the left from seat 1", seat.index() + 1)
            }
            Self::SameObjectives(objective) => write!(f, "the objective {objective} twice"),
            Self::PowerTwice(power) => write!(f, "two pencils with the {power} power"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// A solo game without modules, with the pencils in this order.
    pub fn solo(pencils: [Pencil; ROUNDS]) -> Self {
        Self { seats: vec![SeatSetup { name: String::new(), pencils }], objectives: None, powers: None }
    }

    /// The set-up of a deal for people of these names, with the modules that they want.
    pub fn of_deal(deal: &Deal, names: &[&str], modules: Modules) -> Self {
        let pencils = deal.pencils_by_seat(names.len());
        let seat = |(name, pencils): (&&str, _)| SeatSetup { name: (*name).to_owned(), pencils };
        Self {
            seats: names.iter().zip(pencils).map(seat).collect(),
            objectives: modules.objectives.then_some(deal.objectives),
            powers: modules.powers.then_some(deal.powers),
        }
    }

    /// The modules in play.
    pub const fn modules(&self) -> Modules {
        Modules { objectives: self.objectives.is_some(), powers: self.powers.is_some() }
    }

    /// The objectives in play.
    pub fn objectives(&self) -> &[Objective] {
        self.objectives.as_ref().map_or(&[], |both| both)
    }

    /// A seat's pencil in a round, from 0.
    pub fn pencil(&self, seat: Seat, round: usize) -> Pencil {
        self.seats[seat.index()].pencils[round]
    }

    /// The power of a seat's pencil in a round.
    pub fn power(&self, seat: Seat, round: usize) -> Option<Power> {
        self.powers.map(|powers| powers[self.pencil(seat, round)])
    }

    /// The first sheet of a seat, before any card.
    pub(crate) fn sheet(&self, board: &Board, seat: Seat) -> crate::Sheet {
        crate::Sheet::new(board, self.pencil(seat, 0), self.power(seat, 0))
    }

    /// Can it be played?
    pub fn check(&self) -> Result<(), SetupError> {
        let count = self.seats.len();
        if count == 0 {
            return Err(SetupError::NoSeat);
        }
        if count > MOST_SEATS {
            return Err(SetupError::TooManySeats(count));
        }
        let passed = passing::by_seat(passing::places(self.seats[0].pencils, count), count);
        for ((seat, setup), passed) in Seat::all(count).zip(&self.seats).zip(passed) {
            if Pencil::ALL.iter().any(|pencil| !setup.pencils.contains(pencil)) {
                return Err(SetupError::NotFourPencils(seat));
            }
            if setup.pencils != passed {
                return Err(SetupError::PencilsDoNotPass(seat));
            }
        }
        if let Some([first, second]) = self.objectives
            && first == second
        {
            return Err(SetupError::SameObjectives(first));
        }
        if let Some(powers) = self.powers {
            for power in Power::ALL {
                if powers.iter().filter(|&(_, &held)| held == power).count() > 1 {
                    return Err(SetupError::PowerTwice(power));
                }
            }
        }
        Ok(())
    }
}
