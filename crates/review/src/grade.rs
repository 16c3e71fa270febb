//! What our own bots lose, and where a player's losses lie among theirs.

use tubewright_rules::Level;

/// What a level loses in a game, on the average.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TypicalLoss {
    /// The level.
    pub level: Level,
    /// Its mean loss, in points.
    pub loss: f64,
}

/// By the number of modules in play, from the strongest level. The example `review_figures` of the lab prints these figures
/// anew (`sums`); [docs/review.md](../../../docs/review.md) has the command.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Grade {
    /// The weakest level that loses less; `None` where all lose more.
    pub better: Option<TypicalLoss>,
    /// The strongest level that loses as much or more; `None` where all lose less.
    pub worse: Option<TypicalLoss>,
}

/// Where a loss lies among those of our own bots in games with as many modules.
pub fn grade(modules: usize, loss: f64) -> Grade {
    let list = &TYPICAL_LOSSES[modules.min(TYPICAL_LOSSES.len() - 1)];
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
        let [champion, strong, .., novice] = TYPICAL_LOSSES[2];
        let middle = grade(2, (champion.loss + strong.loss) / 2.0);
        assert_eq!((middle.better, middle.worse), (Some(champion), Some(strong)));
        assert_eq!(grade(2, -5.0), Grade { better: None, worse: Some(champion) });
        assert_eq!(grade(2, 500.0), Grade { better: Some(novice), worse: None });
    }

    #[test]
    fn weaker_levels_lose_more() {
        for list in TYPICAL_LOSSES {
            assert!(list.is_sorted_by(|a, b| a.loss < b.loss));
        }
    }
}
