//! One game of an environment: a state, and the cards that it will be dealt.

use std::sync::Arc;

use tubewright_bots::GameContext;
use tubewright_rules::{Deal, Deck, Modules, ROUNDS, Setup, SharedBoard};

use crate::actions::{ActionSpace, Mask, PASS, Stage};
use crate::state::{Node, State};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotAllowed;

/// Which games an environment plays.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    pub(crate) board: SharedBoard,
    pub(crate) space: Arc<ActionSpace>,
    pub(crate) modules: Modules,
}

impl Rules {
    pub(crate) fn new(board: SharedBoard, modules: Modules) -> Self {
        let space = Arc::new(ActionSpace::new(&board));
        Self { board, space, modules }
    }

    /// A seat's state before the first card of a deal.
    pub(crate) fn state(&self, deal: &Deal, seats: usize, seat: usize) -> State {
        let pencils = deal.pencils_by_seat(seats)[seat];
        let setup = Setup {
            objectives: self.modules.objectives.then_some(deal.objectives),
            powers: self.modules.powers.then_some(deal.powers),
            ..Setup::solo(pencils)
        };
        State::new(GameContext::solo(&self.board, &setup), self.space.clone())
    }
}

/// A game of one seat, with the cards that it will be dealt.
#[derive(Clone, Debug)]
pub(crate) struct Episode {
    pub(crate) state: State,
    pub(crate) mask: Mask,
    decks: [Deck; ROUNDS],
    total: u32,
}

impl Episode {
    /// A game at its first decision.
    pub(crate) fn new(rules: &Rules, deal: &Deal, seats: usize, seat: usize) -> Self {
        let mut state = rules.state(deal, seats, seat);
        state.reveal_next(&deal.decks);
        let mask = state.mask();
        Self { state, mask, decks: deal.decks, total: 0 }
    }

    /// Takes the action of this number; returns the points that it made. After the turn the next cards are revealed
    /// at once.
    pub(crate) fn step(&mut self, number: usize) -> Result<i64, NotAllowed> {
        let points = self.act(number)?;
        self.reveal();
        Ok(points)
    }

    /// As [`Self::step`], but the next cards wait for [`Self::reveal`]: others are still to act on this turn.
    pub(crate) fn act(&mut self, number: usize) -> Result<i64, NotAllowed> {
        let choice = self.state.space.choice(number).filter(|&choice| self.mask.allows(choice));
        self.state.choose(choice.ok_or(NotAllowed)?);
        self.mask = self.state.mask();
        let before = std::mem::replace(&mut self.total, self.state.total());
        Ok(i64::from(self.total) - i64::from(before))
    }

    /// As [`Self::step`], but an action that is not allowed passes the turn; returns whether it was allowed, too.
    pub(crate) fn step_or_pass(&mut self, number: Option<usize>) -> (i64, bool) {
        if let Some(Ok(points)) = number.map(|number| self.step(number)) {
            return (points, true);
        }
        if let Node::Choice(decision, _) = self.state.node {
            self.state.node = Node::Choice(decision, Stage::Start);
            self.mask = self.state.mask();
            self.step(PASS).expect("one can always pass");
        }
        (0, false)
    }

    /// Reveals the next cards once the turn is through.
    pub(crate) fn reveal(&mut self) {
        if self.is_waiting() {
            self.state.reveal_next(&self.decks);
            self.mask = self.state.mask();
        }
    }

    /// Returns `true` if the turn is through.
    pub(crate) fn is_waiting(&self) -> bool {
        matches!(self.state.node, Node::Chance(_))
    }

    pub(crate) fn total(&self) -> u32 {
        self.total
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.is_over()
    }
}
