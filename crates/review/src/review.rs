//! A review as a whole: its sums, its costliest decisions, and what it says of the player.

use tubewright_rules::ROUNDS;

use crate::decision::DecisionReview;
use crate::grade::{Grade, grade};

/// What is said of a seat's game. `total` = `expected` + luck − loss + rest, exactly.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Whose game it is, from 0.
    pub seat: usize,
    /// How many modules are in play.
    pub modules: usize,
    /// The score expected before the first card.
    pub expected: f64,
    /// The final score before the solo deduction; of a game that goes on, the score expected where it stands.
    pub total: f64,
    /// The points on the sheet.
    pub points: u32,
    /// Has every decision of the game been made and reviewed?
    pub finished: bool,
    /// The budget: positions looked at for each turn that could have come. With a budget of time, the least of any
    /// decision.
    pub nodes: u64,
    /// The decisions in order.
    pub decisions: Vec<DecisionReview>,
    /// What was possible with all cards known, where that was asked for.
    pub hindsight: Option<Hindsight>,
}

/// What was possible in a game by somebody who knows all its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hindsight {
    /// The best total that was found.
    pub total: u32,
    /// What no game on these cards exceeds.
    pub bound: u32,
}

/// The sums of one round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RoundReview {
    /// The luck of its cards.
    pub luck: f64,
    /// What its actions lost.
    pub loss: f64,
}

impl Review {
    /// The luck of all cards.
    pub fn luck(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.luck).sum()
    }

    /// What all actions lost.
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss).sum()
    }

    /// What the estimates do not account for.
    pub fn rest(&self) -> f64 {
        self.total - (self.expected + self.luck() - self.loss())
    }

    /// The sums by round, of the rounds that were begun.
    pub fn rounds(&self) -> Vec<RoundReview> {
        let mut rounds: Vec<RoundReview> = Vec::with_capacity(ROUNDS);
        for decision in &self.decisions {
            rounds.resize(rounds.len().max(decision.round + 1), RoundReview::default());
            rounds[decision.round].luck += decision.luck;
            rounds[decision.round].loss += decision.loss;
        }
        rounds
    }

    /// The places of at most so many decisions that are worse than the best, the costliest first.
    pub fn costliest(&self, most: usize) -> Vec<usize> {
        let worse = self.decisions.iter().enumerate().filter(|(_, decision)| !decision.is_as_good());
        let mut worse: Vec<usize> = worse.map(|(place, _)| place).collect();
        worse.sort_by(|&a, &b| self.decisions[b].loss.total_cmp(&self.decisions[a].loss));
        worse.truncate(most);
        worse
    }

    /// How many decisions are as good as the best.
    pub fn as_good(&self) -> usize {
        self.decisions.iter().filter(|decision| decision.is_as_good()).count()
    }

    /// Where the losses lie among those of our own bots in games of this kind; `None` for a game that goes on.
    pub fn grade(&self) -> Option<Grade> {
        self.finished.then(|| grade(self.modules, self.loss()))
    }
}

impl Hindsight {
    /// Is the best total proved to be the most?
    pub const fn is_exact(self) -> bool {
        self.total == self.bound
    }
}
