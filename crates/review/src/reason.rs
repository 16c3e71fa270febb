//! Why one action is better than another, as facts that code has counted; faces put them into words.

use tubewright_rules::{Objective, Pencil, Power, Symbol};

/// What speaks for an action against another one. All counts are of the better one's side, then of the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Reason {
    /// It draws more sections under the river; the points of those that it has more.
    River {
        /// Sections under the river that it draws and the other does not, by count.
        more: u32,
        /// What they bring.
        points: u32,
    },
    /// The line's fullest district.
    Fullest(Side),
    /// The districts that the line has been in.
    Districts(Side),
    /// Visits to tourist sites.
    TouristSites {
        /// Visits after the one action and the other.
        visits: Side,
        /// The points that it brings more.
        points: u32,
    },
    /// Stations on more than one line.
    Interchanges {
        /// The points for them after the one action and the other.
        points: Side,
    },
    /// An objective.
    Objective {
        /// Which.
        objective: Objective,
        /// How far the network has come after the one action and the other.
        have: Side,
        /// How much is needed.
        need: u32,
    },
    /// The power stays in hand, and the other action spends it.
    KeepsPower {
        /// The power.
        power: Power,
    },
    /// The power is spent, which brings more than the other action.
    UsesPower {
        /// The power.
        power: Power,
    },
    /// Stations that cards to come can lead to; `None` stands for a joker.
    Opens {
        /// The symbol that leads there.
        symbol: Option<Symbol>,
        /// How many stations, after the one action and the other.
        stations: Side,
        /// How many cards with it have not come yet.
        cards: u32,
    },
    /// Sections that stay open at the departure of a pencil to come.
    KeepsRoom {
        /// The pencil.
        pencil: Pencil,
        /// How many, after the one action and the other.
        sections: Side,
    },
    /// Points that it brings at once, all together.
    PointsNow(Signed),
}

/// Two figures, which may be below zero: of the better action, and of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Signed {
    /// Of the better action.
    pub best: i32,
    /// Of the other.
    pub other: i32,
}

/// A figure before the turn, after the better action, and after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Side {
    /// Before the turn.
    pub before: u32,
    /// After the better action.
    pub best: u32,
    /// After the other.
    pub other: u32,
}

impl Side {
    /// How much more the better action has.
    pub const fn more(self) -> u32 {
        self.best.saturating_sub(self.other)
    }
}
