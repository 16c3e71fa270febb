//! What a watcher learns from one entry of a table's log.

use serde::{Deserialize, Serialize};
use tubewright_rules::{Card, NamedAction};

use crate::Time;
use crate::settings::Pace;
use crate::snapshot::{ChatLine, End, SeatInfo};

/// One thing that is new. [`crate::Snapshot`] with it is the next [`crate::Snapshot`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Somebody sat down, left, was renamed, or a bot took over or went.
    Seat {
        /// Which seat.
        seat: u8,
        /// As it is now.
        now: SeatInfo,
    },
    /// Another is host; none when nobody is left.
    Host {
        /// Their seat.
        seat: Option<u8>,
    },
    /// Who waits for whom was changed.
    Pace {
        /// As it is now.
        pace: Pace,
    },
    /// Cards came up.
    Revealed {
        /// One, or the switch and one.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Card>"))]
        cards: Vec<Card>,
    },
    /// A seat's action on the next turn that it had none for.
    Acted {
        /// The seat.
        seat: u8,
        /// What it did.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        action: NamedAction,
    },
    /// The watcher's own seat took back its last action.
    Undone {
        /// The seat.
        seat: u8,
    },
    /// A seat has acted on more turns than are shown, or no longer.
    Chosen {
        /// The seat.
        seat: u8,
        /// Has it?
        chosen: bool,
    },
    /// The turn's clock was set or stopped.
    Deadline {
        /// When it runs out.
        deadline: Option<Time>,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Somebody had their data deleted: their lines of chat lose name and text.
    Forgotten {
        /// Their number.
        member: u16,
    },
    /// These people play again elsewhere.
    Rematch {
        /// The other table's id.
        table: String,
    },
    /// The table has ended; everything is shown.
    Over {
        /// How.
        end: End,
        /// The seed, if there was a game.
        seed: Option<String>,
    },
}
