//! A seat's situation as a search sees it: one small value, and what may come next.

use tubewright_rules::{
    Action, Board, Call, Card, Deck, Faceup, Objective, Pencil, Power, ROUNDS, Rng, Setup, Sheet, Turn, View,
};

/// What stays the same all game for one seat.
#[derive(Clone, Debug)]
pub struct GameContext {
    /// The map.
    pub board: &'static Board,
    /// The seat's pencils by round.
    pub pencils: [Pencil; ROUNDS],
    /// Their powers, with module B.
    pub powers: [Option<Power>; ROUNDS],
    /// The objectives in play: none or two.
    pub objectives: Vec<Objective>,
}

impl GameContext {
    /// The context of a set-up's first seat.
    pub fn solo(board: &'static Board, setup: &Setup) -> Self {
        Self {
            board,
            pencils: setup.seats[0].pencils,
            powers: setup.seats[0].pencils.map(|pencil| setup.powers.map(|powers| powers[pencil])),
            objectives: setup.objectives().to_vec(),
        }
    }

    /// A game with both modules, for tests.
    #[cfg(test)]
    pub(crate) fn with_modules() -> Self {
        let setup = Setup {
            objectives: Some([Objective::Thames, Objective::Districts]),
            powers: Some(tubewright_rules::ByPencil::new(Power::ALL)),
            ..Setup::solo(Pencil::ALL)
        };
        Self::solo(Board::london(), &setup)
    }

    /// The context of a view's seat.
    pub fn of(view: &View) -> Self {
        Self {
            board: view.board(),
            pencils: std::array::from_fn(|round| view.pencil(round)),
            powers: std::array::from_fn(|round| view.power(round)),
            objectives: view.objectives().to_vec(),
        }
    }

    /// The points of a sheet as it stands.
    #[inline]
    pub fn total(&self, sheet: &Sheet) -> u32 {
        sheet.total(self.board, &self.objectives)
    }
}

/// A seat's sheet and the cards face up. Between turns the next card is unknown; the round's last turn
/// leads on to the next line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The seat's sheet; its current line is the one that the next card will extend.
    pub sheet: Sheet,
    /// The cards face up in its round.
    pub faceup: Faceup,
}

impl Position {
    /// A game before its first card.
    pub fn start(context: &GameContext) -> Self {
        Self {
            sheet: Sheet::new(context.board, context.pencils[0], context.powers[0]),
            faceup: Faceup::default(),
        }
    }

    /// The position of a view whose seat has to act, with the turn's cards face up.
    pub fn of(view: &View) -> Self {
        Self { sheet: *view.sheet(), faceup: view.faceup() }
    }

    /// Is the game over?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.faceup.is_over() && self.sheet.round() + 1 == ROUNDS
    }

    /// After an action: where the round is over, takes up the next pencil.
    #[inline]
    pub fn settle(&mut self, context: &GameContext) {
        let next = self.sheet.round() + 1;
        if self.faceup.is_over() && next < ROUNDS {
            self.sheet.begin_line(context.board, context.pencils[next], context.powers[next]);
            self.faceup = Faceup::default();
        }
    }

    /// The position after an action on the turn whose cards lie there.
    #[inline]
    pub fn after(&self, context: &GameContext, action: Action) -> Self {
        let mut next = *self;
        next.sheet.play_unchecked(context.board, action);
        next.settle(context);
        next
    }

    /// Every turn that may come next, with its weight; the weights are whole numbers, and their sum is given.
    pub fn turns(&self, mut each: impl FnMut(Turn, u32)) -> u32 {
        let unseen = self.faceup.seen().others();
        let count = unseen.len();
        let switch = unseen.contains(Card::Switch);
        // With the switch unseen, a pair "switch, card" is one of count × (count − 1).
        let single = if switch { count - 1 } else { 1 };
        for card in unseen {
            if let Some(turn) = Turn::new(card, false) {
                each(turn, single);
                if switch {
                    each(Turn::new(card, true).expect("not the switch itself"), 1);
                }
            }
        }
        count * single
    }

    /// A turn drawn at random from the unseen cards.
    #[inline]
    pub fn random_turn(&self, rng: &mut Rng) -> Turn {
        let mut unseen = self.faceup.seen().others();
        let mut pick = |cards: &mut tubewright_rules::Cards| {
            let n = rng.below(cards.len());
            cards.nth(n as usize).expect("fewer than there are")
        };
        let first = pick(&mut unseen.clone());
        if first != Card::Switch {
            return Turn::new(first, false).expect("not the switch");
        }
        let mut rest: tubewright_rules::Cards =
            unseen.by_ref().filter(|&card| card != Card::Switch).collect();
        Turn::new(pick(&mut rest), true).expect("not the switch")
    }

    /// Reveals the next turn of a known deck.
    #[inline]
    pub fn reveal(&mut self, deck: &Deck) -> Option<Call> {
        let turn = deck.turn_after(self.faceup)?;
        Some(self.faceup.reveal_unchecked(turn))
    }
}
