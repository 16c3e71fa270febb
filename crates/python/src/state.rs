//! One seat's game without the cards to come: what planning works on, and what the environments step through.

use std::sync::Arc;

use tubewright_bots::{Decision, GameContext, Position};
use tubewright_rules::{Action, Deck, Turn};

use crate::actions::{ActionSpace, Choice, Mask, Outcome, Stage, choose};

/// What is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// Cards are revealed, or the game is over.
    Chance(Position),
    /// The seat chooses.
    Choice(Decision, Stage),
}

/// One seat's game without the cards to come.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) context: Arc<GameContext>,
    pub(crate) space: Arc<ActionSpace>,
    pub(crate) node: Node,
}

impl State {
    pub(crate) fn new(context: GameContext, space: Arc<ActionSpace>) -> Self {
        let node = Node::Chance(Position::start(&context));
        Self { context: Arc::new(context), space, node }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(&self.node, Node::Chance(position) if position.is_over())
    }

    /// The points of the sheet as it stands.
    pub(crate) fn total(&self) -> u32 {
        match &self.node {
            Node::Chance(position) => self.context.total(&position.sheet),
            Node::Choice(decision, _) => self.context.total(&decision.sheet),
        }
    }

    pub(crate) fn mask(&self) -> Mask {
        match &self.node {
            Node::Chance(_) => Mask::NOTHING,
            Node::Choice(decision, stage) => {
                Mask::of(&self.context.board, &decision.sheet, decision.call, *stage)
            }
        }
    }

    /// The turns that may come next, with their probabilities.
    pub(crate) fn chances(&self) -> Vec<(Turn, f64)> {
        let Node::Chance(position) = &self.node else { return Vec::new() };
        if position.is_over() {
            return Vec::new();
        }
        let mut turns = Vec::new();
        let sum = position.turns(|turn, weight| turns.push((turn, f64::from(weight))));
        turns.iter_mut().for_each(|(_, weight)| *weight /= f64::from(sum));
        turns
    }

    /// Reveals a turn that [`Self::chances`] names.
    pub(crate) fn reveal(&mut self, turn: Turn) {
        if let Node::Chance(position) = self.node {
            self.node = Node::Choice(position.reveal(turn), Stage::Start);
        }
    }

    /// Reveals the next cards of a round's deck, if cards are next and the game is not over.
    pub(crate) fn reveal_next(&mut self, decks: &[Deck]) {
        if let Node::Chance(position) = self.node
            && let Some(decision) = position.reveal_next(&decks[position.sheet.round()])
        {
            self.node = Node::Choice(decision, Stage::Start);
        }
    }

    /// Takes a choice that [`Self::mask`] allows; returns the action that it completes.
    pub(crate) fn choose(&mut self, choice: Choice) -> Option<Action> {
        let Node::Choice(decision, stage) = self.node else { return None };
        match choose(&self.context.board, &decision.sheet, decision.call, stage, choice) {
            Outcome::Goes(stage) => {
                self.node = Node::Choice(decision, stage);
                None
            }
            Outcome::Acts(action) => {
                self.node = Node::Chance(decision.play_unchecked(&self.context, action));
                Some(action)
            }
        }
    }
}
