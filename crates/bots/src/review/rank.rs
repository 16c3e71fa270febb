//! The best actions of a turn, whatever was played on it.

use tubewright_rules::Action;

use super::estimate::{CHOOSING_SEED, Estimator};
use super::{CHOOSING, measured};
use crate::advice::Effect;
use crate::bot::Budget;
use crate::context::GameContext;
use crate::evaluator::Evaluator;
use crate::position::Decision;
use crate::search::search;

/// An action, and how far it lies behind the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The action.
    pub action: Action,
    /// What it loses against the first of the list.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
}

/// At most so many actions that a search finds best, its first one first and the others by what they lose against it; chosen and
/// estimated on different samples, as in a review. Actions that come to the same thing stand there once.
pub fn rank(evaluator: Evaluator<'_>, decision: &Decision, nodes: u64, most: usize) -> Vec<Ranked> {
    let budget = Budget::Nodes(nodes.saturating_mul(CHOOSING));
    let found = search(evaluator, decision, budget, decision.seed(CHOOSING_SEED));
    let estimator = Estimator { evaluator, nodes };
    let worth = |action| estimator.position(&decision.play_unchecked(evaluator.context, action));
    let (best, error) = (worth(found[0].action), measured::error(decision));
    let first = Ranked { action: found[0].action, loss: 0.0, error: 0.0 };
    let others = found.iter().skip(1).take(most.saturating_sub(1));
    let mut others: Vec<Ranked> =
        others.map(|it| Ranked { action: it.action, loss: best - worth(it.action), error }).collect();
    others.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    [first].into_iter().chain(others).collect()
}

/// Every legal action that comes to the same as this one, itself among them.
pub fn equivalent(context: &GameContext, decision: &Decision, action: Action) -> Vec<Action> {
    let effect = Effect::of(&context.board, action);
    let actions = decision.sheet.actions(&context.board, decision.call);
    actions.into_iter().filter(|&other| Effect::of(&context.board, other) == effect).collect()
}
