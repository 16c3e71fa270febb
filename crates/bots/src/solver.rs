//! Hindsight: with the cards known, the best line of a round, and the best whole game that can be found.

mod beam;
mod bound;
mod deal;
mod hindsight;
mod round;

use tubewright_rules::{Call, Deck, Faceup};

pub use deal::{DealSolution, GoesOn, Leads, solve_deal, solve_deal_while};
pub use hindsight::{RoundHindsight, game_in_hindsight, round_in_hindsight};
pub use round::{RoundSolution, solve_round};

/// What a known deck asks for on each turn that is still to come.
///
/// ```
/// use tubewright_bots::solver::calls;
/// use tubewright_rules::{Deal, Faceup};
/// let deck = &Deal::from_seed("london").decks[0];
/// assert!((5..=10).contains(&calls(deck, Faceup::default()).len())); // R2.4
/// ```
pub fn calls(deck: &Deck, mut faceup: Faceup) -> Vec<Call> {
    let mut calls = Vec::new();
    while let Some(turn) = deck.turn_after(faceup) {
        calls.push(faceup.reveal_unchecked(turn));
    }
    calls
}
