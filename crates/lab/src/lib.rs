//! What makes and measures bots: the training of the value function, the arena, and measurements of advice, reviews,
//! search and the rules engine; and what makes puzzles.
//!
//! Bots play without any of it: this crate is linked by the command line, not by the page or the server.

pub mod arena;
pub mod bench;
pub mod calibration;
pub mod puzzles;
pub mod regret;
pub mod review;
mod sampled;
mod start;
pub mod train;

pub use sampled::Sampled;
