//! Who may come in to a table, and who is asking to.

use serde::{Deserialize, Serialize};

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
