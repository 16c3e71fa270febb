//! A review as a whole: its sums, its costliest decisions, and what it says of the player.

use tubewright_rules::{ROUNDS, Seat};

use super::{DecisionReview, Grade, grade};
use crate::context::GameContext;
use crate::position::{Decision, Position};

/// What is said of a seat's game. `total` = `expected` + luck − loss + rest, exactly.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whose game it is.
    pub seat: Seat,
    /// What was given to the seat before the first card.
    pub context: GameContext,
    /// The score expected before the first card.
    pub expected: f64,
    /// The final score before the solo deduction; of a game that goes on, the score expected where it stands.
    pub total: f64,
    /// The points on the sheet.
    pub points: u32,
    /// Has every decision of the game been made and reviewed?
    pub finished: bool,
    /// The decisions in order.
    pub decisions: Vec<DecisionReview>,
}

/// The sums of one round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RoundReview {
    /// The luck of its cards.
    pub luck: f64,
    /// What its actions lost.
    pub loss: f64,
}

impl Review {
    /// The situation in which a decision of the list was made.
    pub fn situation(&self, place: usize) -> Decision {
        let mut position = Position::start(&self.context);
        for earlier in &self.decisions[..place] {
            position = position.reveal(earlier.cards).play_unchecked(&self.context, earlier.action);
        }
        position.reveal(self.decisions[place].cards)
    }

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

    /// At most so many decisions that are worse than good, the costliest first.
    pub fn costliest(&self, most: usize) -> Vec<&DecisionReview> {
        let mut worse: Vec<&DecisionReview> =
            self.decisions.iter().filter(|decision| !decision.is_as_good()).collect();
        worse.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        worse.truncate(most);
        worse
    }

    /// How many decisions are as good as the best.
    pub fn as_good(&self) -> usize {
        self.decisions.iter().filter(|decision| decision.is_as_good()).count()
    }

    /// Where the losses lie among those of our own bots in games of this kind; `None` for a game that goes on.
    pub fn grade(&self) -> Option<Grade> {
        self.finished.then(|| grade(&self.context, self.loss()))
    }
}
