//! Advice held against what is then made: where its constants come from, and what they are checked by.

use tubewright_bots::{Advice, Budget, Decision, Evaluator, advise};
use tubewright_rules::Rng;

use crate::sampled::{Sampled, go_on};

/// Going on well after an action means going on like this: so many nodes a decision.
const PLAY: u64 = 2_000;

/// What was said about an action, and what came of it.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The round, from 0.
    pub round: usize,
    /// How many Underground cards lay there.
    pub undergrounds: u32,
    /// Was it the best by what was said?
    pub best: bool,
    /// What was said about it.
    pub said: Advice,
    /// What games after it made, less the luck of their cards.
    pub made: Vec<f64>,
}

/// What is tried in which games.
#[derive(Clone, Copy, Debug)]
pub struct Trials<'a> {
    /// The games.
    pub sampled: Sampled<'a>,
    /// The positions that advice may look at.
    pub nodes: u64,
    /// Is another action tried beside the best?
    pub others: bool,
    /// How many games are played after each.
    pub games: usize,
}

impl Trials<'_> {
    /// The trials of a game, on those of its turns that are wanted, by round and turn from 0.
    pub fn of_game(&self, number: u64, wanted: impl Fn(usize, u32) -> bool) -> Vec<Trial> {
        let mut trials = Vec::new();
        self.sampled.each_turn(number, PLAY, wanted, |evaluator, decision, rng| {
            trials.extend(self.on_turn(evaluator, decision, rng));
        });
        trials
    }

    fn on_turn(&self, evaluator: Evaluator<'_>, decision: &Decision, rng: &mut Rng) -> Vec<Trial> {
        let list = advise(evaluator, decision, Budget::Nodes(self.nodes), rng.next_u64());
        let other = 1 + rng.below(list.len().max(2) as u32 - 1) as usize;
        let mut trial = |place: usize| {
            let said = *list.get(place)?;
            let after = decision.play_unchecked(evaluator.context, said.action);
            Some(Trial {
                round: decision.sheet.round(),
                undergrounds: decision.faceup.seen().undergrounds(),
                best: place == 0,
                said,
                made: (0..self.games).map(|_| go_on(evaluator, after, PLAY, rng)).collect(),
            })
        };
        let best = trial(0);
        best.into_iter().chain(if self.others { trial(other) } else { None }).collect()
    }
}
