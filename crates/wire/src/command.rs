//! What somebody at a table can ask for.

use serde::{Deserialize, Serialize};
use tubewright_rules::{Level, NamedAction, Pencil};

/// A request to the table. Seats count from 0, rounds and turns from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Take a seat: this one, or any that is free.
    Sit {
        /// The seat.
        seat: Option<u8>,
        /// A name to be known by.
        name: String,
        /// The first pencil, where they are chosen.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Pencil>"))]
        colour: Option<Pencil>,
        /// A secret of the client's own making, 32 hex digits, which lets other devices in to this seat.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Secret>"))]
        secret: Option<String>,
    },
    /// Choose the first pencil, or leave it to the deal.
    Colour {
        /// The pencil.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Pencil>"))]
        colour: Option<Pencil>,
    },
    /// Be known by another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Have another secret for one's seat; the old one lets nobody in any more.
    Secret {
        /// 32 hex digits.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Secret"))]
        secret: String,
    },
    /// Give up one's seat for good.
    Leave,
    /// The host puts a bot in an empty seat, or changes its level, before the start.
    SetBot {
        /// The seat.
        seat: u8,
        /// The bot's level.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Level"))]
        level: Level,
    },
    /// The host empties a seat; in a game a bot plays on there until somebody takes it.
    FreeSeat {
        /// The seat.
        seat: u8,
    },
    /// The host starts the game; seats that are empty are left out.
    Start,
    /// Play on a turn.
    Play {
        /// The round, from 1.
        round: u8,
        /// The turn in the round, from 1.
        turn: u8,
        /// The action; as text, `d3-a3`.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        action: NamedAction,
    },
    /// Take back what was played on a turn that is not committed.
    Undo {
        /// The round, from 1.
        round: u8,
        /// The turn in the round, from 1.
        turn: u8,
    },
    /// Let a bot play for a seat whose owner is away, or for one's own.
    LetBot {
        /// The seat.
        seat: u8,
        /// The bot's level; regular without it.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Level>"))]
        level: Option<Level>,
    },
    /// Play oneself again.
    TakeBack,
    /// The host turns a table in step to own pace.
    ToOwnPace,
    /// Say something.
    Chat {
        /// The text.
        text: String,
    },
    /// Show a quick reaction. It is not kept.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Play again with the same people, at a new table.
    Rematch,
    /// The host lets nobody else sit down, or lets people again.
    Lock {
        /// Shall it be so?
        locked: bool,
    },
    /// The host wants to let in everyone who sits down, or no longer.
    Approval {
        /// Shall it be so?
        required: bool,
    },
    /// The host lets in somebody who asked.
    Admit {
        /// Their number at this table.
        member: u16,
    },
    /// The host turns away somebody who asked.
    TurnAway {
        /// Their number at this table.
        member: u16,
    },
    /// The host puts somebody out and lets them sit down no more, nor others from their network.
    Ban {
        /// Their number at this table.
        member: u16,
    },
    /// The host lifts a ban.
    Unban {
        /// Their number at this table.
        member: u16,
    },
    /// Take a seat, as with `sit`, and commit oneself to a value for the seed.
    SitSealed {
        /// The seat.
        seat: Option<u8>,
        /// A name to be known by.
        name: String,
        /// The first pencil, where they are chosen.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Pencil>"))]
        colour: Option<Pencil>,
        /// A secret of the client's own making, 32 hex digits, which lets other devices in to this seat.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Secret>"))]
        secret: Option<String>,
        /// The hash of the value.
        commitment: String,
    },
    /// Commit oneself to a value for the seed, in the place of an earlier one.
    Seal {
        /// The hash of the value.
        commitment: String,
    },
    /// Bring the value.
    Reveal {
        /// 32 hex digits.
        value: String,
    },
}

/// A quick reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hello, or good bye.
    Wave,
    /// Well drawn.
    Clap,
    /// That is funny.
    Laugh,
    /// What a surprise.
    Wow,
    /// A pity.
    Oops,
    /// It takes long.
    Waiting,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Wave, Self::Clap, Self::Laugh, Self::Wow, Self::Oops, Self::Waiting];

    /// Its word in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wave => "wave",
            Self::Clap => "clap",
            Self::Laugh => "laugh",
            Self::Wow => "wow",
            Self::Oops => "oops",
            Self::Waiting => "waiting",
        }
    }
}
