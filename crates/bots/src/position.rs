//! A seat's situation as a search sees it: a [`Position`] before the cards of a turn, a [`Decision`] once they lie there.

use tubewright_rules::{Action, Board, Call, Card, Cards, Deck, Faceup, ROUNDS, Rng, Sheet, Turn, View};

use crate::choices::each_choice;
use crate::context::GameContext;

/// Between two turns: chance is next.
///
/// The last turn of a round leads to the start of the next one, so no position stands between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The seat's sheet; its current line is the one that the next card will extend.
    pub sheet: Sheet,
    /// The cards revealed in this round.
    pub faceup: Faceup,
}

/// The cards of a turn lie there: the seat is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The seat's sheet before it acts.
    pub sheet: Sheet,
    /// The cards revealed in this round, with those of the turn.
    pub faceup: Faceup,
    /// What the turn's cards ask for.
    pub call: Call,
}

impl Position {
    /// A game before its first card.
    pub fn start(context: &GameContext) -> Self {
        Self {
            sheet: Sheet::new(&context.board, context.pencils[0], context.powers[0]),
            faceup: Faceup::default(),
        }
    }

    /// The position after a turn: where it was the round's last, the next pencil is taken up.
    #[inline(always)]
    pub(crate) fn after_turn(context: &GameContext, mut sheet: Sheet, mut faceup: Faceup) -> Self {
        let next = sheet.round() + 1;
        if faceup.is_over() && next < ROUNDS {
            sheet.begin_line(&context.board, context.pencils[next], context.powers[next]);
            faceup = Faceup::default();
        }
        Self { sheet, faceup }
    }

    /// Returns `true` if the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.faceup.is_over() && self.sheet.round() + 1 == ROUNDS
    }

    /// Passes every turn that may come next to `each`, with its weight; gives the sum of the weights.
    ///
    /// A turn's chance is its weight divided by that sum. Weights are whole numbers, so that exact means are exact.
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

    /// How likely a turn is to come next.
    #[inline]
    pub fn chance(&self, turn: Turn) -> f32 {
        let unseen = self.faceup.seen().others().len();
        1.0 / (if turn.has_switch() { unseen * (unseen - 1) } else { unseen }) as f32
    }

    /// A turn drawn at random from the unseen cards.
    #[inline]
    pub fn random_turn(&self, rng: &mut Rng) -> Turn {
        let mut unseen = self.faceup.seen().others();
        let mut pick = |cards: &mut Cards| {
            let n = rng.below(cards.len());
            cards.nth(n as usize).expect("fewer than there are")
        };
        let first = pick(&mut unseen.clone());
        if first != Card::Switch {
            return Turn::new(first, false).expect("not the switch");
        }
        let mut rest: Cards = unseen.by_ref().filter(|&card| card != Card::Switch).collect();
        Turn::new(pick(&mut rest), true).expect("not the switch")
    }

    /// Reveals a turn's cards, which must be unseen.
    #[inline(always)]
    pub fn reveal(self, turn: Turn) -> Decision {
        let Self { sheet, mut faceup } = self;
        let call = faceup.reveal_unchecked(turn);
        Decision { sheet, faceup, call }
    }

    /// Reveals the next turn of the round's deck; `None` once the game is over.
    #[inline(always)]
    pub fn reveal_next(self, deck: &Deck) -> Option<Decision> {
        Some(self.reveal(deck.turn_after(self.faceup)?))
    }
}

impl Decision {
    /// The decision that a view's seat has to make; `None` where it has none.
    pub fn of(view: &View) -> Option<Self> {
        Some(Self { sheet: *view.sheet(), faceup: view.faceup(), call: view.call()? })
    }

    /// Returns `true` if the round ends with this turn.
    #[inline]
    pub fn ends_round(&self) -> bool {
        self.faceup.is_over()
    }

    /// Returns `true` if the game ends with this turn.
    #[inline]
    pub fn ends_game(&self) -> bool {
        self.ends_round() && self.sheet.round() + 1 == ROUNDS
    }

    /// A seed of this turn's own, so that what a bot draws by lot here does not depend on what it was asked before.
    pub fn seed(&self, seed: u64) -> u64 {
        let turn = (self.sheet.round() * 16) as u64 + u64::from(self.faceup.turns());
        // The generator's own step would make the next turn's numbers those of this one.
        seed ^ turn.wrapping_mul(0xd1b5_4a32_d192_ed03)
    }

    /// The position after a legal action; another one makes it worthless.
    #[inline(always)]
    pub fn play_unchecked(self, context: &GameContext, action: Action) -> Position {
        let Self { mut sheet, faceup, .. } = self;
        sheet.play_unchecked(&context.board, action);
        Position::after_turn(context, sheet, faceup)
    }

    /// The position after an action that leads to this sheet.
    #[inline(always)]
    pub fn leading_to(&self, context: &GameContext, sheet: &Sheet) -> Position {
        Position::after_turn(context, *sheet, self.faceup)
    }

    /// Passes every legal action worth telling apart to `each`, with the sheet that it leads to; pass comes first.
    pub(crate) fn each_choice(&self, board: &Board, each: impl FnMut(Action, &Sheet)) {
        each_choice(board, &self.sheet, self.call, each);
    }
}
