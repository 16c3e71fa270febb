//! A second, slow and plain reading of the rules, which the tests compare the fast one with.
//!
//! It shares no code with the crate under test: stations are points of the grid, lines are lists of sections, and
//! every question is answered afresh from those lists.

// Each test asks only some of the questions that this module answers.
#![allow(dead_code, unused_imports)]

mod action;
mod board;
mod cards;
mod deal;
mod legal;
mod perft;
mod record;
mod replay;
mod score;
mod sheet;

pub(crate) use board::Board;
pub(crate) use cards::{Turn, turns_of};
pub(crate) use deal::deal;
pub(crate) use legal::{further_sections, legal_actions, legal_first_sections};
pub(crate) use perft::perft;
pub(crate) use replay::{Refusal, replay};
pub(crate) use sheet::{Line, State, judge};
