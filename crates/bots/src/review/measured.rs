//! What is known about reviews by measurement: the lab's example `review_figures` prints these figures anew (`right`).

use tubewright_rules::{Card, ROUNDS};

use crate::position::Decision;

/// How far off the difference of two estimates is, as a root mean square: at the start of each round and at the end of
/// the last, in between by the Underground cards.
const OFF: [f64; ROUNDS + 1] = [0.5, 0.5, 0.5, 0.3, 0.0];

/// The standard error of a loss on a decision.
pub(super) fn error(decision: &Decision) -> f64 {
    // After the very last turn nothing is left to chance.
    if decision.ends_game() {
        return 0.0;
    }
    let share = f64::from(decision.faceup.seen().undergrounds()) / f64::from(Card::UNDERGROUNDS);
    let round = decision.sheet.round();
    (1.0 - share) * OFF[round] + share * OFF[round + 1]
}
