//! JSON lines between Tubewright and other programs: [`Session`] lets them use the rules and the bots, [`BotPlayer`] is
//! one of our bots that plays for somebody else's arena, [`ExternalEngine`] is a program of theirs in ours.
//!
//! `docs/engine.md` describes both protocols.

mod answer;
mod board;
mod bot_player;
mod cards;
mod external;
mod lines;
mod request;
mod review;
mod score;
mod serve;
mod session;
mod setup;
mod state;
mod thinking;

pub use answer::Answer;
pub use bot_player::BotPlayer;
pub use external::{ExternalEngine, Limits};
pub use lines::{Line, Lines};
pub use serve::{MAX_LINE_BYTES, serve};
pub use session::Session;

/// The name of the protocol in which we answer.
pub const ENGINE_PROTOCOL: &str = "tubewright-engine/1";

/// The name of the protocol in which the arena asks outside programs.
pub const PLAYER_PROTOCOL: &str = "tubewright-player/1";
