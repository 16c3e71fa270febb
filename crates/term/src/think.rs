//! Who thinks: the bots at the table, and the adviser.

use tubewright_bots::{Level, levels, value};
use tubewright_present::hints::{Hint, best};
use tubewright_rules::{Action, View};

/// The level of this name.
pub(crate) fn level(name: &str) -> Option<Level> {
    Level::named(name)
}

/// What a bot of this level does. The seat as a seed makes two of the same level at one table differ.
pub(crate) fn choose(view: &View, level: Level) -> Action {
    let net = levels::needs_value(level).then(value::london);
    levels::choose(level, view, view.seat().index() as u64, net.as_ref())
}

/// The hints for a view, the best first.
pub(crate) fn hints(view: &View) -> Vec<Hint> {
    let figures = tubewright_bots::hints(&value::london(), view);
    best(figures.into_iter().map(|(action, tenths)| Hint { action, tenths }).collect())
}
