//! One decision of a game.

use tubewright_rules::NamedAction;

use crate::class::{Class, is_nothing};
use crate::reason::Reason;

/// What is said of one decision. Figures are in points of the final score.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionReview {
    /// The round, from 0.
    pub round: usize,
    /// The turn of the round, from 0.
    pub turn: usize,
    /// What was played.
    pub action: NamedAction,
    /// What is best; what was played, if that comes to the same.
    pub best: NamedAction,
    /// The score expected before the cards were revealed.
    pub before: f64,
    /// The score expected with the cards, with best play from here.
    pub expected: f64,
    /// The luck of the cards.
    pub luck: f64,
    /// What the action lost; slightly below zero where an estimate prefers it to what the search chose.
    pub loss: f64,
    /// The standard error of the loss, of the difference as such.
    pub error: f64,
    /// The score expected after the action.
    pub after: f64,
    /// The actions that were compared, the best first: what was played and the best of the others.
    pub alternatives: Vec<Alternative>,
    /// What speaks for the best action against the one played, the weightiest first; none where the loss is not
    /// established.
    pub reasons: Vec<Reason>,
}

/// An action that was compared with the best.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Alternative {
    /// The action.
    pub action: NamedAction,
    /// What it loses against the best.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
}

impl DecisionReview {
    /// How bad the loss is.
    pub fn class(&self) -> Class {
        Class::of(self.loss, self.error)
    }

    /// Returns `true` if the action is as good as the best, as far as the estimates can tell.
    pub fn is_as_good(&self) -> bool {
        is_nothing(self.loss, self.error)
    }

    /// The loss as people see it: never below nothing.
    pub fn shown_loss(&self) -> f64 {
        self.loss.max(0.0)
    }

    /// The share of the rest that this decision brings: where the estimates before and after it do not agree.
    pub fn rest(&self) -> f64 {
        self.after - (self.before + self.luck - self.loss)
    }
}

impl Alternative {
    /// Returns `true` if it is as good as the best, as far as the estimates can tell.
    pub fn is_as_good(&self) -> bool {
        is_nothing(self.loss, self.error)
    }
}
