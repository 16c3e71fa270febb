//! Advice on a turn: every legal action with the final score to expect and how sure that is.

pub(crate) mod measured;

use tubewright_rules::{Action, Board, Section, View};

use crate::bot::Budget;
use crate::context::GameContext;
use crate::evaluator::Evaluator;
use crate::position::Decision;
use crate::search::search;
use crate::value::{self, Net};

/// What to expect of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The action.
    pub action: Action,
    /// The final score to expect when going on after it as `search` with 2,000 nodes does.
    pub expected: f32,
    /// The standard error of that figure: by experience, and by what was looked at on this turn. The luck of the
    /// cards to come, by which the score of one game lies off, is no part of it.
    pub error: f32,
}

/// Every legal action of a view whose seat has to act, best first; none on a map that the network does not know.
///
/// With the same value function, seed and budget in nodes the first of them is what [`crate::SearchBot`] plays, or comes to
/// the same. Actions that come to the same thing, like circling another station of the same district, get the
/// same figures.
pub fn advice(net: &Net, view: &View, budget: Budget<'_>, seed: u64) -> Vec<Advice> {
    let decision = Decision::of(view).filter(|_| value::knows(view.board()));
    let Some(decision) = decision else { return Vec::new() };
    let context = GameContext::of(view);
    advise(Evaluator { net, context: &context }, &decision, budget, decision.seed(seed))
}

/// How many positions a hint may cost: well under a second.
const HINT_NODES: u64 = 20_000;

/// What hints say: every legal action of a view, best first, with tenths of the points that it is expected to bring beyond those of
/// a pass. Every face shows these figures.
pub fn hints(net: &Net, view: &View) -> Vec<(Action, i32)> {
    let list = advice(net, view, Budget::Nodes(HINT_NODES), 0);
    let pass = list.iter().find(|advice| advice.action == Action::Pass).map_or(0.0, |pass| pass.expected);
    let tenths = |expected: f32| (10.0 * (expected - pass)).round() as i32;
    list.iter().map(|advice| (advice.action, tenths(advice.expected))).collect()
}

/// As [`advice`], for a decision on a map that the network knows.
pub fn advise(evaluator: Evaluator<'_>, decision: &Decision, budget: Budget<'_>, seed: u64) -> Vec<Advice> {
    let board = &evaluator.context.board;
    let now = evaluator.context.total(&decision.sheet) as f32 + measured::more(evaluator.context, decision);
    let off = measured::off(evaluator.context, decision);
    let error = |found: f32| (found * found + off * off).sqrt();
    let root_moves = search(evaluator, decision, budget, seed);
    let actions = decision.sheet.actions(board, decision.call);
    let mut list: Vec<Advice> = Vec::with_capacity(actions.len());
    for root_move in &root_moves {
        let expected = now + root_move.mean;
        let effect = Effect::of(board, root_move.action);
        let same = actions.iter().filter(|&&action| Effect::of(board, action) == effect);
        list.extend(same.map(|&action| Advice { action, expected, error: error(root_move.error) }));
    }
    // What a search does not even look at: a power spent on what is allowed without it. That costs what the
    // value function would give for the power, and never less than nothing.
    for action in actions {
        if list.iter().all(|advice| advice.action != action) {
            let twin = without_power(action);
            let keeping = list.iter().find(|advice| advice.action == twin).expect("it is allowed without");
            let loss = (evaluator.worth(decision, twin) - evaluator.worth(decision, action)).max(0.0);
            let expected = keeping.expected - loss;
            list.push(Advice { action, expected, error: keeping.error });
        }
    }
    list.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    list
}

/// The same section without spending the joker or the switch on it.
fn without_power(action: Action) -> Action {
    match action {
        Action::Joker(step) | Action::Switch(step) => Action::Draw(step),
        Action::Pass | Action::Draw(_) | Action::Circle(..) | Action::Double(..) => action,
    }
}

/// What an action costs against the best of a list, in points; `None` where it is not in it.
pub fn cost(list: &[Advice], action: Action) -> Option<f32> {
    let given = list.iter().find(|advice| advice.action == action)?;
    Some(list[0].expected - given.expected)
}

/// What an action comes to, whichever way it is put.
#[derive(PartialEq, Eq)]
pub(crate) struct Effect {
    sections: [Option<Section>; 2],
    circled: Option<usize>,
    spends: bool,
}

impl Effect {
    pub(crate) fn of(board: &Board, action: Action) -> Self {
        let mut sections = [None; 2];
        for (place, step) in sections.iter_mut().zip(action.steps()) {
            *place = board.section(step);
        }
        sections.sort_unstable();
        let circled = match action {
            Action::Circle(_, station) => Some(board.district(station)),
            _ => None,
        };
        // A joker or switch spent on a section that is open anyway differs from not spending it.
        Self { sections, circled, spends: action.power().is_some() }
    }
}
