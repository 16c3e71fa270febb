//! The search as a player.

use std::sync::Arc;

use tubewright_rules::{Action, View};

use super::search;
use crate::bot::{Bot, Budget};
use crate::context::GameContext;
use crate::evaluator::Evaluator;
use crate::lookahead::LookaheadBot;
use crate::position::Decision;
use crate::value::{self, Net};

/// The strongest player.
#[derive(Clone, Debug)]
pub struct SearchBot {
    net: Arc<Net>,
    seed: u64,
}

impl SearchBot {
    /// A player with this value function; the same seed and number of nodes give the same choices.
    pub fn new(net: Arc<Net>, seed: u64) -> Self {
        Self { net, seed }
    }
}

impl Bot for SearchBot {
    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
        let Some(decision) = Decision::of(view) else { return Action::Pass };
        if !value::knows(view.board()) {
            return LookaheadBot::new(3).choose(view, budget);
        }
        let context = GameContext::of(view);
        let evaluator = Evaluator { net: &self.net, context: &context };
        search(evaluator, &decision, budget, decision.seed(self.seed))[0].action
    }
}
