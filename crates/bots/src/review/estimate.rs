//! What is to be expected of a position, by exact chance over the cards of the next turn.

use crate::advice::measured;
use crate::bot::Budget;
use crate::evaluator::Evaluator;
use crate::position::{Decision, Position};
use crate::search::search;

/// Estimates draw other cards than the search that chooses: what was lucky there is not lucky here.
pub(super) const CHOOSING_SEED: u64 = 1;
const ESTIMATING_SEED: u64 = 2;

/// One estimator for every position that is compared, so that differences of its figures mean something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimator<'a> {
    pub(super) evaluator: Evaluator<'a>,
    /// Positions looked at for each turn that could come.
    pub(super) nodes: u64,
}

impl Estimator<'_> {
    /// The final score to expect with these cards, going on well.
    pub(super) fn decision(&self, decision: &Decision) -> f64 {
        let context = self.evaluator.context;
        let seed = decision.seed(ESTIMATING_SEED);
        let best = &search(self.evaluator, decision, Budget::Nodes(self.nodes), seed)[0];
        let more = measured::more(context, decision);
        f64::from(context.total(&decision.sheet)) + f64::from(best.mean) + f64::from(more)
    }

    /// The final score to expect before the cards of the next turn: the mean over all turns that could come, by their
    /// chances.
    pub(super) fn position(&self, position: &Position) -> f64 {
        if position.is_over() {
            return self.evaluator.context.total(&position.sheet).into();
        }
        let mut sum = 0.0;
        let weights = position.turns(|turn, weight| {
            sum += f64::from(weight) * self.decision(&position.reveal(turn));
        });
        sum / f64::from(weights)
    }
}
