//! Who thinks: the bots at the table, and the adviser.

use tubewright_bots::value;
use tubewright_bots::{Advice, Budget, Level, advice, levels};
use tubewright_rules::{Action, View};

/// How many positions a hint may cost: well under a second.
const HINT: u64 = 20_000;
/// How many hints are given.
const HINTS: usize = 3;

/// The level of this name.
pub(crate) fn level(name: &str) -> Option<Level> {
    Level::named(name)
}

/// What a bot of this level does. The seat as a seed makes two of the same level at one table differ.
pub(crate) fn choose(view: &View, level: Level) -> Action {
    let net = levels::needs_value(level).then(value::london);
    levels::choose(level, view, view.seat().index() as u64, net.as_ref())
}

/// The best actions for a view; of those that begin with the same section only the best.
pub(crate) fn hints(view: &View) -> Vec<Advice> {
    let first = |advice: &Advice| advice.action.steps().next();
    let mut best: Vec<Advice> = Vec::new();
    for found in advice(&value::london(), view, Budget::Nodes(HINT), 0) {
        if best.len() < HINTS && best.iter().all(|better| first(better) != first(&found)) {
            best.push(found);
        }
    }
    best
}
