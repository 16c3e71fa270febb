//! Who may come in to a table, and who is asking to.

use serde::{Deserialize, Serialize};
use tubewright_rules::{DealNote, Entropy};

/// What somebody may know of a table's door. It has no number: it comes when it is another than it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Room {
    /// The seat of whoever opened the table, while they sit there: only they delete it alone while it is in use.
    pub opener: Option<u8>,
    /// May nobody else sit down?
    pub locked: bool,
    /// Does the host let in everyone who wants to sit down?
    pub approval: bool,
    /// Has this client's person asked to be let in, and waits?
    pub asking: bool,
    /// Has the host banned this client's person?
    pub banned: bool,
    /// Those who ask to be let in, for those who sit there.
    pub requests: Vec<RoomPerson>,
    /// Those who are banned, for those who sit there.
    pub bans: Vec<RoomPerson>,
    /// How the seed comes about.
    pub sealing: Sealing,
}

/// How the seats bring values of their own to the seed of a table's deal, so that nobody alone chooses the cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sealing {
    /// What the seats have committed themselves to, and brought once the game is on.
    pub shares: Vec<Share>,
    /// Is it revealed now? Then whoever has a share sends it, and the game starts with the last one.
    pub revealing: bool,
    /// Has the game started with a seed that is made of all of these? If a game has started without, it is not sealed.
    pub sealed: bool,
    /// The seats that did not reveal what they had committed themselves to, so that the last start was void.
    pub failed: Vec<u8>,
    /// The server's part of the seed, once the game is over.
    pub server_seed: Option<String>,
}

/// What a seat brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// The seat.
    pub seat: u8,
    /// The hash that it committed itself with.
    pub commitment: String,
    /// The value, 32 hex digits, once the game is sealed.
    pub value: Option<String>,
}

impl Sealing {
    /// Adds to what a record says of its deal.
    pub fn note(&self, note: &mut DealNote) {
        if !self.sealed {
            return;
        }
        note.server_seed.clone_from(&self.server_seed);
        let brought = self.shares.iter().filter_map(|share| {
            let (value, commitment) = (share.value.clone()?, share.commitment.clone());
            Some(Entropy { seat: share.seat.into(), value, commitment })
        });
        note.entropy = brought.collect();
    }
}

/// Somebody who has no seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomPerson {
    /// Their number at this table.
    pub member: u16,
    /// Their name; empty where they had their data deleted.
    pub name: String,
}
