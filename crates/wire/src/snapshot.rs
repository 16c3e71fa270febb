//! A snapshot: all that somebody may know of a table.

use serde::{Deserialize, Serialize};
use tubewright_rules::{Card, NamedAction, Objective, Pencil, Power, ROUNDS};

use crate::Time;
use crate::settings::Settings;
use tubewright_rules::Level;

/// All that one watcher may know of a table. Seats count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// The table's id.
    pub table: String,
    /// The number of the last entry that is in it.
    pub n: u64,
    /// When that was.
    pub at: Time,
    /// The watcher's seat; none for a spectator.
    pub you: Option<u8>,
    /// The host's seat; none once nobody is left.
    pub host: Option<u8>,
    /// What was settled; the pace may have been changed since.
    pub settings: Settings,
    /// How far the table is.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The hash of the seed, published before the first card.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The game, once it has started.
    pub game: Option<GameSnapshot>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    /// The table at which these people play again.
    pub rematch: Option<String>,
}

impl Snapshot {
    /// How many lines of chat are kept.
    pub const CHAT_KEPT: usize = 50;
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// It has ended.
    Over(End),
}

/// How a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The game was played through.
    Finished,
    /// Everyone left, or nobody did anything for a long time.
    Abandoned,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// The first pencil, where it was chosen.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Pencil>"))]
    pub colour: Option<Pencil>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Kept for somebody who played at the table before this one.
    Reserved {
        /// Their name.
        name: String,
    },
    /// Somebody.
    Person {
        /// Their name; empty where they had their data deleted.
        name: String,
        /// Their number at this table, the same in the chat.
        member: u16,
        /// The bot that plays for them while they are away.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Level>"))]
        stand_in: Option<Level>,
    },
    /// A bot.
    Bot {
        /// Its level.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Level"))]
        level: Level,
        /// May somebody take the seat? So it is where a person has left a game.
        free: bool,
    },
}

impl Sitter {
    /// The name in the record: a bot's is its level.
    pub fn name(&self) -> &str {
        match self {
            Self::Open => "",
            Self::Reserved { name } | Self::Person { name, .. } => name,
            Self::Bot { level, .. } => level.name(),
        }
    }

    /// The level of the bot that plays there now.
    pub const fn bot(&self) -> Option<Level> {
        match self {
            Self::Person { stand_in, .. } => *stand_in,
            Self::Bot { level, .. } => Some(*level),
            Self::Open | Self::Reserved { .. } => None,
        }
    }
}

/// What a watcher may know of the game.
///
/// `turns` and each of `runs` are lists by turn through the whole game: the action at a place belongs to the cards
/// at the same place. A round ends with its fifth Underground card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameSnapshot {
    /// The pencils of each seat by round.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<[crate::schema::Pencil; 4]>"))]
    pub pencils: Vec<[Pencil; ROUNDS]>,
    /// The two objectives, with module A.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<[crate::schema::Objective; 2]>"))]
    pub objectives: Option<[Objective; 2]>,
    /// The powers of purple, blue, pink and green, with module B.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<[crate::schema::Power; 4]>"))]
    pub powers: Option<[Power; 4]>,
    /// The cards of each turn, in the order revealed.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<crate::schema::Card>>"))]
    pub turns: Vec<Vec<Card>>,
    /// By seat, the actions in the order of the turns.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<String>>"))]
    pub runs: Vec<Vec<NamedAction>>,
    /// By seat: has it acted on more turns than are shown here? In step that means it has chosen.
    pub chosen: Vec<bool>,
    /// When the turn's clock runs out: in step for everyone, at own pace for the watcher's seat.
    pub deadline: Option<Time>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// The speaker's number at this table.
    pub member: u16,
    /// The speaker's name when it was said; empty where they had their data deleted.
    pub name: String,
    /// When it was said.
    pub at: Time,
    /// The text; empty where the speaker had it deleted.
    pub text: String,
}
