//! What is known about advice by measurement: `cargo run --release -p tubewright-lab --example calibration` prints these figures anew.
//!
//! The value function says what its own play would still make, and the search, which goes on with it, plays better
//! than that: the more rounds are to come, the more is made than the tree of one round can see.

use tubewright_rules::{Card, ROUNDS};

use crate::context::GameContext;
use crate::position::Decision;

/// Figures at the start of each round and at the end of the last; in between they go from one to the next
/// with the Underground cards.
type ByRound = [f32; ROUNDS + 1];

/// By the number of modules in play.
type ByModules = [ByRound; 3];

/// How many points more than the search finds are made. Measured on 370 games of the base game and 300 with
/// each module and with both, of the seeds `calibration` and `calibration check`; uncertain by 0.3 at the start.
const MORE: ByModules =
    [[4.25, 3.7, 2.65, 1.15, 0.0], [5.45, 5.0, 3.5, 1.4, 0.0], [6.05, 5.6, 3.9, 1.5, 0.0]];
/// How far what is expected, with that, lies off: root mean squares, of the best action and of others alike.
const OFF: ByModules = [[1.2, 1.2, 1.2, 1.0, 0.3], [1.6, 1.6, 1.6, 1.3, 0.4], [2.0, 2.0, 2.0, 1.3, 0.4]];

fn at(figures: &ByModules, context: &GameContext, decision: &Decision) -> f32 {
    let figures = &figures[context.modules()];
    let round = decision.sheet.round();
    let share = decision.faceup.seen().undergrounds() as f32 / Card::UNDERGROUNDS as f32;
    (1.0 - share) * figures[round] + share * figures[round + 1]
}

/// What is to be added to what a search found out on a turn whose cards lie there.
pub(crate) fn more(context: &GameContext, decision: &Decision) -> f32 {
    at(&MORE, context, decision)
}

/// How far the sum is off, by experience, beside what a search found out about its own uncertainty.
pub(super) fn off(context: &GameContext, decision: &Decision) -> f32 {
    // After the very last turn nothing is left to chance.
    if decision.ends_game() { 0.0 } else { at(&OFF, context, decision) }
}
