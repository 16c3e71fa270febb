//! Hints: the best few actions with the points that they are expected to bring beyond those of a pass.

use tubewright_rules::{Action, Board, Step};
use tubewright_texts::t;

use crate::figures::signed_tenths;
use crate::lists::listed;
use crate::{Phrases, names};

/// How many are shown.
pub const MOST: usize = 3;

/// An action that is recommended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The action.
    pub action: Action,
    /// Tenths of the points that it is expected to bring beyond those of a pass.
    pub tenths: i32,
}

impl Hint {
    /// What it is expected to bring: "+3.2".
    pub fn figure(&self, texts: &dyn Phrases) -> String {
        signed_tenths(texts.language(), self.tenths)
    }
}

/// The best few of all actions. Of those that begin with the same section only the best is among them, and a double in one order
/// only.
pub fn best(mut list: Vec<Hint>) -> Vec<Hint> {
    let mut best: Vec<Hint> = Vec::new();
    while best.len() < MOST {
        // The first of equals is to win, and `max_by_key` takes the last.
        let next = list.iter().rev().max_by_key(|hint| hint.tenths).copied();
        let Some(next) = next else { break };
        list.retain(|hint| !are_alike(hint.action, next.action));
        best.push(next);
    }
    best
}

/// Do two actions begin with the same section, or draw the same two?
fn are_alike(a: Action, b: Action) -> bool {
    let ends = |step: Step| {
        let (a, b) = (step.from.min(step.to), step.from.max(step.to));
        [a, b]
    };
    let sections = |action: Action| {
        let mut sections: Vec<_> = action.steps().map(ends).collect();
        sections.sort_unstable();
        sections
    };
    a.steps().next() == b.steps().next() || sections(a) == sections(b)
}

/// An action in few signs: "d3 → a3", "d3 → a3 + joker". Two sections say by themselves that the double is in use.
pub fn action(texts: &dyn Phrases, board: &Board, action: Action) -> String {
    let steps = listed(texts, action.steps().map(|step| names::arrow(board, step)));
    let drawn = if steps.is_empty() { t!(texts, "act-pass") } else { steps };
    match action {
        Action::Pass | Action::Draw(_) | Action::Double(..) => drawn,
        Action::Circle(_, station) => format!("{drawn} ◯ {}", board.point(station)),
        Action::Joker(_) => t!(texts, "tell-with-joker", action = drawn),
        Action::Switch(_) => t!(texts, "tell-with-switch", action = drawn),
    }
}

/// An action for those who listen: with the names of its sections, and of the power that it spends.
pub fn spoken(texts: &dyn Phrases, board: &Board, action: Action) -> String {
    let steps = action.steps().map(|step| names::section(texts, board, step));
    match action {
        Action::Pass => t!(texts, "act-pass"),
        Action::Draw(_) | Action::Double(..) => listed(texts, steps),
        Action::Joker(_) => t!(texts, "tell-with-joker", action = listed(texts, steps)),
        Action::Switch(_) => t!(texts, "tell-with-switch", action = listed(texts, steps)),
        Action::Circle(_, station) => {
            let circle = t!(texts, "circle-name", station = names::station(texts, board, station));
            listed(texts, steps.chain([circle]))
        }
    }
}

#[cfg(test)]
mod tests {
    use tubewright_texts::{Language, Texts};

    use super::*;

    fn hint(text: &str, tenths: i32) -> Hint {
        Hint { action: Board::london().parse_action(text).expect("an action"), tenths }
    }

    fn figures(list: &[Hint]) -> Vec<i32> {
        best(list.to_vec()).iter().map(|hint| hint.tenths).collect()
    }

    #[test]
    fn each_section_is_recommended_once() {
        let list = [hint("d3-a3 +joker", 30), hint("d3-a3", 20), hint("pass", 0), hint("d3-f1", -10)];
        assert_eq!(figures(&list), [30, 0, -10]);
    }

    #[test]
    fn a_double_is_recommended_in_one_order_only() {
        let list = [
            hint("d3-a3, d3-f1 +double", 30),
            hint("d3-f1, d3-a3 +double", 30),
            hint("d3-f1", 20),
            hint("pass", 0),
        ];
        assert_eq!(figures(&list), [30, 20, 0]);
    }

    #[test]
    fn figures_follow_the_language() {
        let hint = hint("d3-a3 +joker", 32);
        let said = Language::ALL.map(|language| {
            let texts = Texts::embedded(language);
            format!("{} {}", action(&texts, Board::london(), hint.action), hint.figure(&texts))
        });
        assert_eq!(said[0], "d3 → a3 + joker +3.2");
        assert_eq!(said[2], "d3 → a3 + joker +3,2");
        assert!(said.iter().all(|said| said.contains("d3 → a3")), "{said:?}");
    }
}
