//! What is settled when a table is opened.

use serde::{Deserialize, Serialize};
use tubewright_rules::{MOST_SEATS, Modules};

use crate::command_error::CommandError;

/// A table's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settings {
    /// How many seats there are, one to four.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub seats: u8,
    /// Play with shared objectives (module A)?
    pub objectives: bool,
    /// Play with pencil powers (module B)?
    pub powers: bool,
    /// Who waits for whom.
    pub pace: Pace,
    /// How long a turn may last.
    pub clock: Clock,
    /// Who finds the table.
    pub listing: Listing,
    /// Who gets which pencil first.
    pub colours: Colours,
}

/// Who waits for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// The next card comes when all have chosen.
    InStep,
    /// Everyone plays the same cards without waiting; the results come when all are through.
    OwnPace,
}

/// How long a turn may last before the seat passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as it takes.
    None,
    /// So many seconds, 10 to 3600.
    Seconds(#[cfg_attr(feature = "schema", schemars(range(min = 10, max = 3600)))] u32),
    /// So many days, 1 to 14.
    Days(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = 14)))] u32),
}

impl Clock {
    /// How long a turn may last, in milliseconds.
    pub const fn millis(self) -> Option<u64> {
        match self {
            Self::None => None,
            Self::Seconds(seconds) => Some(seconds as u64 * 1000),
            Self::Days(days) => Some(days as u64 * 24 * 60 * 60 * 1000),
        }
    }
}

/// Who finds the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Listing {
    /// It stands in the list of open tables.
    Open,
    /// Only who has the link finds it.
    LinkOnly,
}

/// Who gets which pencil first (R3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// The deal decides.
    Drawn,
    /// Each may choose; the deal decides for the others.
    Chosen,
}

impl Settings {
    /// The modules in play.
    pub const fn modules(&self) -> Modules {
        Modules { objectives: self.objectives, powers: self.powers }
    }

    /// Without modules and clock, in step, by link only, the pencils drawn.
    pub const fn plain(seats: u8) -> Self {
        Self {
            seats,
            objectives: false,
            powers: false,
            pace: Pace::InStep,
            clock: Clock::None,
            listing: Listing::LinkOnly,
            colours: Colours::Drawn,
        }
    }

    /// Can a table be opened with them?
    pub fn check(&self) -> Result<(), CommandError> {
        let seats = (1..=MOST_SEATS).contains(&usize::from(self.seats));
        let clock = match self.clock {
            Clock::None => true,
            Clock::Seconds(seconds) => (10..=3600).contains(&seconds),
            Clock::Days(days) => (1..=14).contains(&days),
        };
        if seats && clock { Ok(()) } else { Err(CommandError::BadSettings) }
    }
}
