//! Choices and positions in points, by the value function.

use tubewright_rules::{Action, Turn};

use crate::context::GameContext;
use crate::position::{Decision, Position};
use crate::value::{Accumulator, Net};

/// The value function applied to one seat's game.
#[derive(Clone, Copy, Debug)]
pub struct Evaluator<'a> {
    /// The value function.
    pub net: &'a Net,
    /// What stays the same all game.
    pub context: &'a GameContext,
}

/// A choice on a turn: where it leads, and what the value function makes of that.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The position after it.
    pub next: Position,
    /// The points that it adds until the end of the game, by the value function.
    pub worth: f32,
}

impl Evaluator<'_> {
    /// The points that are still to come in a position.
    pub fn value(&self, position: &Position) -> f32 {
        if position.is_over() {
            0.0
        } else {
            self.net.value(&self.net.accumulate(self.context, position, None))
        }
    }

    /// Passes every choice to `each`: the action, the position after it, what it adds at once, and what it adds until
    /// the end of the game by the value function. Pass comes first.
    ///
    /// An accumulator of a position not far from these saves time.
    #[inline]
    pub fn each_choice(
        &self,
        decision: &Decision,
        near: Option<&Accumulator>,
        mut each: impl FnMut(Action, &Position, f32, f32),
    ) {
        let total = self.context.total(&decision.sheet) as i32;
        let mut pass: Option<Accumulator> = None;
        decision.each_choice(&self.context.board, |action, sheet| {
            let gain = (self.context.total(sheet) as i32 - total) as f32;
            let next = decision.leading_to(self.context, sheet);
            if next.is_over() {
                each(action, &next, gain, gain);
                return;
            }
            // Pass is named first, and every other choice differs little from it.
            let accumulator = self.net.accumulate(self.context, &next, pass.as_ref().or(near));
            let worth = gain + self.net.value(&accumulator);
            each(action, &next, gain, worth);
            if pass.is_none() {
                pass = Some(accumulator);
            }
        });
    }

    /// Lists every choice, in the order of [`Self::each_choice`].
    pub fn candidates(&self, decision: &Decision, near: Option<&Accumulator>, list: &mut Vec<Candidate>) {
        list.clear();
        self.each_choice(decision, near, |_, next, _, worth| list.push(Candidate { next: *next, worth }));
    }

    /// What any legal action adds until the end of the game.
    pub fn worth(&self, decision: &Decision, action: Action) -> f32 {
        let next = decision.play_unchecked(self.context, action);
        let total = |sheet| self.context.total(sheet) as i32;
        (total(&next.sheet) - total(&decision.sheet)) as f32 + self.value(&next)
    }

    /// What the best choice adds until the end of the game.
    fn best_worth(&self, decision: &Decision) -> f64 {
        let mut best = f32::MIN;
        self.each_choice(decision, None, |_, _, _, worth| best = best.max(worth));
        f64::from(best)
    }

    /// How lucky a turn is, in points: the best choice on it against the mean over all turns that could have come.
    ///
    /// Its mean is zero for any player and any value function, so a score less the luck of its cards has the mean of the
    /// score and, for good players, far less spread.
    pub fn luck(&self, position: &Position, turn: Turn) -> f64 {
        let mut sum = 0.0;
        let weights = position.turns(|turn, weight| {
            sum += f64::from(weight) * self.best_worth(&position.reveal(turn));
        });
        self.best_worth(&position.reveal(turn)) - sum / f64::from(weights)
    }
}

impl Candidate {
    /// The best of a list; the first of equals.
    ///
    /// # Panics
    ///
    /// If the list is empty; every decision has a choice, since passing is always legal.
    pub fn best(list: &[Self]) -> &Self {
        let mut best = &list[0];
        for candidate in list {
            if candidate.worth > best.worth {
                best = candidate;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Cards, Deck, ROUNDS, Rng};

    use super::*;
    use crate::stats::mean_and_error;

    #[test]
    fn the_luck_of_shuffled_cards_has_mean_zero() {
        let (net, context, mut rng) = (crate::value::london(), GameContext::with_modules(), Rng::new(2));
        let evaluator = Evaluator { net: &net, context: &context };
        let mut list = Vec::new();
        let mut game = || {
            let decks: [Deck; ROUNDS] = std::array::from_fn(|_| Deck::with_top(Cards::EMPTY, &mut rng));
            let mut position = Position::start(&context);
            let mut luck = 0.0;
            while !position.is_over() {
                let turn =
                    decks[position.sheet.round()].turn_after(position.faceup).expect("the round goes on");
                luck += evaluator.luck(&position, turn);
                evaluator.candidates(&position.reveal(turn), None, &mut list);
                position = Candidate::best(&list).next;
            }
            luck
        };
        let (mean, error) = mean_and_error((0..400).map(|_| game()));
        assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
        // The luck of one game is some fifteen points.
        assert!((0.4..1.4).contains(&error), "{error}");
    }
}
