//! Who is at a table, and from when others may act for those who are not.

use serde::{Deserialize, Serialize};

use crate::Time;
use crate::snapshot::{Sitter, Snapshot};

/// Who is connected, and from when others may act for those who are away or let the others wait. Times are by the table's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Presence {
    /// By seat: is its player connected? Bots always are.
    pub here: Vec<bool>,
    /// By seat: from when a bot can be let play for its person; nothing for who is there and plays. Empty where that is so
    /// for all.
    #[serde(default)]
    pub bots: Vec<Option<BotFrom>>,
    /// From when anybody who sits there may act as host, while the host is away.
    #[serde(default)]
    pub host: Option<Time>,
}

/// From when a bot can be let play for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BotFrom {
    /// By the host.
    pub host: Time,
    /// By anybody else who sits there.
    pub others: Time,
}

impl Presence {
    /// Is a seat's player connected?
    pub fn is_here(&self, seat: usize) -> bool {
        self.here.get(seat).copied().unwrap_or_default()
    }

    /// From when whoever is shown this table may let a bot play for a seat's person; nothing where there is no question of
    /// it.
    pub fn bot_from(&self, snapshot: &Snapshot, seat: u8) -> Option<Time> {
        let you = snapshot.you.filter(|&you| you != seat)?;
        let sitter = &snapshot.seats.get(usize::from(seat))?.sitter;
        let from = (*self.bots.get(usize::from(seat))?)?;
        let plays = matches!(sitter, Sitter::Person { stand_in: None, .. });
        plays.then_some(if snapshot.host == Some(you) { from.host } else { from.others })
    }

    /// From when whoever is shown this table may act as its host; nothing where they may not.
    pub fn host_from(&self, snapshot: &Snapshot) -> Option<Time> {
        match snapshot.host {
            _ if snapshot.you.is_none() => None,
            None => Some(0),
            host if host == snapshot.you => Some(0),
            Some(_) => self.host,
        }
    }
}
