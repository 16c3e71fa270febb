//! What happened at a table: the entries of its log, and their lasting form as bytes.

use serde::{Deserialize, Serialize};
use tubewright_rules::{NamedAction, Pencil};
use tubewright_wire::{Level, Settings, Time, from_postcard, to_postcard};

/// Who somebody is to the server: an opaque text of its making, never shown to others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonId(pub String);

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When it was decided; never before the entry before it.
    pub at: Time,
    /// The command that it carries out.
    pub by: Option<Receipt>,
    /// What happened.
    #[serde(rename = "what")]
    pub kind: EventKind,
}

/// The command that an entry carries out: a member's, by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The member.
    pub member: u16,
    /// The command's id.
    pub id: u64,
}

/// What happened. Seats count from 0; members are numbered as they first sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are those of the commands
pub enum EventKind {
    /// The first entry, and only the first.
    Opened(Opening),
    Sat {
        seat: u8,
        newcomer: Newcomer,
        colour: Option<Pencil>,
    },
    Coloured {
        seat: u8,
        colour: Option<Pencil>,
    },
    Renamed {
        member: u16,
        name: String,
    },
    Keyed {
        member: u16,
        key: String,
    },
    /// Somebody left or was put out; in a game a bot of this level goes on.
    Left {
        seat: u8,
        level: Level,
    },
    HostPassed {
        host: Option<u16>,
    },
    BotSet {
        seat: u8,
        level: Level,
    },
    Started,
    Played {
        seat: u8,
        action: NamedAction,
    },
    Undone {
        seat: u8,
    },
    /// The clocks of these seats ran out: they pass.
    TimedOut {
        seats: Vec<u8>,
    },
    BotLet {
        seat: u8,
        level: Level,
    },
    TakenBack {
        seat: u8,
    },
    OwnPace,
    Said {
        member: u16,
        text: String,
    },
    Rematched {
        table: String,
    },
    /// Somebody's data were deleted.
    Forgotten {
        member: u16,
    },
    /// Nobody is left, or nobody did anything for a long time.
    Abandoned,
    Locked {
        locked: bool,
    },
    ApprovalSet {
        required: bool,
    },
    /// Somebody wants to sit down and waits to be let in.
    Asked {
        newcomer: Newcomer,
        seat: Option<u8>,
        colour: Option<Pencil>,
    },
    /// They wait no longer: they left, or were turned away.
    Withdrawn {
        member: u16,
    },
    /// Put out, and not to sit down again; nor is anybody else from their network.
    Banned {
        member: u16,
        network: Option<String>,
    },
    Unbanned {
        member: u16,
    },
    /// Where somebody comes from, as a keyed hash.
    CameFrom {
        member: u16,
        network: String,
    },
    /// The place of somebody who left before they played: another may have their number.
    Freed {
        member: u16,
    },
    /// Somebody is bound to a value for the seed, of which this is the hash.
    Committed {
        member: u16,
        commitment: String,
    },
    /// All who sit there are to reveal their values; then the game starts.
    Revealing,
    Revealed {
        member: u16,
        value: String,
    },
    /// Not all did.
    StartVoided,
}

impl EventKind {
    /// Does it leave everyone in their place? All that [`crate::Table::summary`] tells is the same then, but for the stage,
    /// the time, and who is waited for.
    pub const fn is_quiet(&self) -> bool {
        matches!(self, Self::Played { .. } | Self::Undone { .. } | Self::TimedOut { .. } | Self::Said { .. })
    }
}

/// Somebody as they sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// Who they are.
    pub person: PersonId,
    /// What they want to be called.
    pub name: String,
    /// The hash of their seat's secret.
    pub key: Option<String>,
}

/// A table as it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// Its id.
    pub table: String,
    /// Its settings.
    pub settings: Settings,
    /// The seed of its deal, which nobody sees before the end.
    pub seed: String,
    /// Who sits where from the start.
    pub seats: Vec<OpeningSeat>,
}

/// A seat of a table as it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum OpeningSeat {
    Open,
    Bot(Level),
    Host { newcomer: Newcomer, colour: Option<Pencil> },
    Reserved(Newcomer),
}

/// Why a log tells of no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorruptLogError {
    /// The number of the entry that does not fit.
    pub n: u64,
    /// What is wrong with it.
    pub why: String,
}

impl std::fmt::Display for CorruptLogError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {} does not fit: {}", self.n, self.why)
    }
}

impl std::error::Error for CorruptLogError {}

/// The first byte of an entry, so that a later form can be told from this one.
const FORMAT: u8 = 1;

impl Event {
    /// The entry as it is kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![FORMAT];
        bytes.extend(to_postcard(self));
        bytes
    }

    /// Reads the entries of a log, the first of which has this number.
    ///
    /// # Errors
    /// Where one of them cannot be read.
    pub fn read_log(first: u64, log: &[Vec<u8>]) -> Result<Vec<Self>, CorruptLogError> {
        (first..).zip(log).map(|(n, bytes)| Self::from_bytes(n, bytes)).collect()
    }

    /// Reads what [`Self::to_bytes`] wrote as entry `n`.
    pub fn from_bytes(n: u64, bytes: &[u8]) -> Result<Self, CorruptLogError> {
        match bytes {
            [FORMAT, rest @ ..] => {
                from_postcard(rest).map_err(|error| CorruptLogError { n, why: error.message })
            }
            _ => Err(CorruptLogError { n, why: "it is of an unknown format".to_owned() }),
        }
    }
}
