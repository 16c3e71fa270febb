//! Bots for Tubewright: from dice to the strongest known, all of which get a View and nothing else.

mod advice;
#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
#[cfg(not(target_arch = "wasm32"))]
pub mod bench;
mod bot;
#[cfg(not(target_arch = "wasm32"))]
pub mod calibration;
mod choices;
mod gain;
mod greedy;
mod levels;
mod lookahead;
#[cfg(not(target_arch = "wasm32"))]
mod luck;
mod position;
mod random;
#[cfg(not(target_arch = "wasm32"))]
pub mod regret;
#[cfg(not(target_arch = "wasm32"))]
mod sampled;
mod search;
pub mod solver;
mod spec;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;
pub mod value;

pub use advice::{Advice, advice, cost};
pub use bot::{Bot, Budget};
pub use gain::Gains;
pub use greedy::{GreedyBot, greedy_action};
pub use levels::{Level, PersonBot};
pub use lookahead::LookaheadBot;
pub use position::{GameContext, Position};
pub use random::{RandomBot, play_random, random_action};
#[cfg(not(target_arch = "wasm32"))]
pub use sampled::Sampled;
pub use search::SearchBot;
pub use spec::{Player, Spec, SpecError, Thinking};
