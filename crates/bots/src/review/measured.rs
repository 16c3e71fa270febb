//! What is known about reviews by measurement: `cargo xtask review-figures` prints these figures anew.

use tubewright_rules::{Card, ROUNDS};

use crate::context::GameContext;
use crate::position::Decision;
use tubewright_rules::Level;

/// How far off the difference of two estimates is, as a root mean square: at the start of each round and at the end of
/// the last, in between by the Underground cards.
const OFF: [f64; ROUNDS + 1] = [0.5, 0.5, 0.5, 0.3, 0.0];

/// The standard error of a loss on a decision.
pub(super) fn error(decision: &Decision) -> f64 {
    // After the very last turn nothing is left to chance.
    if decision.ends_game() {
        return 0.0;
    }
    let share = f64::from(decision.faceup.seen().undergrounds()) / f64::from(Card::UNDERGROUNDS);
    let round = decision.sheet.round();
    (1.0 - share) * OFF[round] + share * OFF[round + 1]
}

/// What a level loses in a game, on the average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TypicalLoss {
    /// The level.
    pub level: Level,
    /// Its mean loss, in points.
    pub loss: f64,
}

/// By the number of modules in play, from the strongest level.
pub const TYPICAL_LOSSES: [[TypicalLoss; 5]; 3] = [
    losses([1.5, 12.0, 19.0, 38.0, 56.0]),
    losses([1.8, 15.0, 23.0, 43.0, 65.0]),
    losses([2.0, 18.0, 27.0, 48.0, 74.0]),
];

const fn losses(losses: [f64; 5]) -> [TypicalLoss; 5] {
    let [champion, strong, regular, casual, novice] = losses;
    [
        TypicalLoss { level: Level::Champion, loss: champion },
        TypicalLoss { level: Level::Strong, loss: strong },
        TypicalLoss { level: Level::Regular, loss: regular },
        TypicalLoss { level: Level::Casual, loss: casual },
        TypicalLoss { level: Level::Novice, loss: novice },
    ]
}

/// Losses among those of our own bots: between these two levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grade {
    /// The weakest level that loses less; `None` where all lose more.
    pub better: Option<TypicalLoss>,
    /// The strongest level that loses as much or more; `None` where all lose less.
    pub worse: Option<TypicalLoss>,
}

/// Where a loss lies among those of our own bots in games with as many modules.
pub fn grade(context: &GameContext, loss: f64) -> Grade {
    let modules = usize::from(context.powers[0].is_some()) + usize::from(!context.objectives.is_empty());
    let list = &TYPICAL_LOSSES[modules];
    Grade {
        better: list.iter().rev().find(|typical| typical.loss < loss).copied(),
        worse: list.iter().find(|typical| typical.loss >= loss).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_lies_between_the_levels_that_lose_less_and_more() {
        let context = GameContext::with_modules();
        let [champion, strong, .., novice] = TYPICAL_LOSSES[2];
        let middle = grade(&context, (champion.loss + strong.loss) / 2.0);
        assert_eq!((middle.better, middle.worse), (Some(champion), Some(strong)));
        assert_eq!(grade(&context, -5.0), Grade { better: None, worse: Some(champion) });
        assert_eq!(grade(&context, 500.0), Grade { better: Some(novice), worse: None });
    }

    #[test]
    fn weaker_levels_lose_more() {
        for list in TYPICAL_LOSSES {
            assert!(list.is_sorted_by(|a, b| a.loss < b.loss));
        }
    }
}
