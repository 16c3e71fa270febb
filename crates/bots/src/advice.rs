//! Advice on a turn: every legal action with the final score to expect and how sure that is.

use tubewright_rules::{Action, Section, Sheet, View};

use crate::bot::{Bot, Budget};
use crate::lookahead::LookaheadBot;
use crate::position::{Frame, Position};
use crate::search::{BY_VALUE_ALONE, Judge, search};
use crate::value::Net;

/// The only map that the value function has seen.
const MAP: &str = "london";

/// What to expect of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The action.
    pub action: Action,
    /// The final score to expect when going on well after it.
    pub expected: f32,
    /// The standard error of that figure.
    pub error: f32,
}

/// Every legal action of a view whose seat has to act, best first; none on a map that the network does not know.
///
/// Actions that come to the same thing, like circling another station of the same district, get the
/// same figures.
pub fn advice(net: &Net, view: &View, budget: Budget<'_>, seed: u64) -> Vec<Advice> {
    let Some(call) = view.call().filter(|_| view.board().name() == MAP) else { return Vec::new() };
    let (frame, shown) = (Frame::of(view), Position::of(view));
    let now = frame.total(&shown.sheet) as f32;
    let judge = Judge { net, frame: &frame };
    let findings = search(judge, &shown, call, budget, seed);
    let actions = shown.sheet.actions(view.board(), call);
    let mut list: Vec<Advice> = Vec::with_capacity(actions.len());
    let mut least = f32::MAX;
    // After the very last turn nothing is left to chance.
    let error = |found: f32| if shown.is_over() { 0.0 } else { found };
    for finding in &findings {
        // One that dropped out was behind on the decks on which both were played; that its own mean, of
        // fewer decks, may be higher says nothing against that.
        least = least.min(now + finding.mean);
        let effect = Effect::of(view, &shown.sheet, finding.action);
        let same = actions.iter().filter(|&&action| Effect::of(view, &shown.sheet, action) == effect);
        list.extend(same.map(|&action| Advice { action, expected: least, error: error(finding.error) }));
    }
    // What a search does not even look at: a power spent on what is allowed without it.
    for action in actions {
        if list.iter().all(|advice| advice.action != action) {
            let expected = (now + judge.worth(&shown, action)).min(least);
            list.push(Advice { action, expected, error: error(BY_VALUE_ALONE) });
        }
    }
    list.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    list
}

/// What an action costs against the best of a list, in points; `None` where it is not in it.
pub fn cost(list: &[Advice], action: Action) -> Option<f32> {
    let given = list.iter().find(|advice| advice.action == action)?;
    Some(list[0].expected - given.expected)
}

/// What an action comes to, whichever way it is put.
#[derive(PartialEq, Eq)]
struct Effect {
    sections: [Option<Section>; 2],
    circled: Option<usize>,
    spends: bool,
}

impl Effect {
    fn of(view: &View, sheet: &Sheet, action: Action) -> Self {
        let board = view.board();
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
        Self { sections, circled, spends: action.power().is_some() && sheet.power().is_some() }
    }
}

/// The strong player.
#[derive(Clone, Debug)]
pub struct SearchBot {
    net: std::sync::Arc<Net>,
    seed: u64,
}

impl SearchBot {
    /// A player with this value function; the same seed and number of nodes give the same choices.
    pub fn new(net: std::sync::Arc<Net>, seed: u64) -> Self {
        Self { net, seed }
    }
}

impl Bot for SearchBot {
    fn choose(&mut self, view: &View, budget: Budget<'_>) -> Action {
        let Some(call) = view.call() else { return Action::Pass };
        if view.board().name() != MAP {
            return LookaheadBot::new(3).choose(view, budget);
        }
        let (frame, shown) = (Frame::of(view), Position::of(view));
        // Each decision has its own decks, whatever was asked before.
        let turn = (view.round() * 16) as u64 + u64::from(shown.faceup.turns());
        let seed = self.seed ^ turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        search(Judge { net: &self.net, frame: &frame }, &shown, call, budget, seed)[0].action
    }
}
