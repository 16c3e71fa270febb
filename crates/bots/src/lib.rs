//! Bots for Tubewright: from dice to the strongest known, all of which get a View and nothing else.
//!
//! [`Bot`] is what they have in common, [`Spec`] names them. What a search sees is a [`Position`] before the cards of a
//! turn and a [`Decision`] once they lie there; an [`Evaluator`] gives both in points.

mod advice;
mod bot;
mod choices;
mod context;
mod evaluator;
mod gain;
mod greedy;
pub mod guest;
pub mod levels;
mod lookahead;
mod position;
mod random;
pub mod review;
pub mod search;
pub mod solver;
mod spec;
pub mod stats;
pub mod value;

pub use advice::{Advice, advice, advise, cost, hints};
pub use bot::{Bot, Budget};
pub use context::GameContext;
pub use evaluator::{Candidate, Evaluator};
pub use gain::Gains;
pub use greedy::{GreedyBot, greedy_action};
pub use levels::PersonBot;
pub use lookahead::LookaheadBot;
pub use position::{Decision, Position};
pub use random::{RandomBot, play_random, random_action};
pub use search::SearchBot;
pub use spec::{Player, Spec, SpecError, Thinking};
pub use tubewright_rules::Level;
