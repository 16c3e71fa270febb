//! Hints on request: the best few actions with what they are expected to bring.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_rules::{Action, Step};
use tubewright_thinker::{Question, Rated, Wish};

use super::play::Play;

/// How many are shown.
const MOST: usize = 3;

/// An action that is recommended.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Hint {
    pub(crate) action: Action,
    /// Tenths of the points that it is expected to bring beyond those of a pass.
    pub(crate) tenths: i32,
}

/// What there is in the way of hints.
#[derive(Clone, PartialEq)]
pub(crate) enum Hints {
    /// Nobody asked.
    None,
    /// The worker thinks.
    Thinking,
    /// Here they are, the best first.
    Ready(Vec<Hint>),
}

impl Hints {
    /// The sections that they begin with, the best first.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let Self::Ready(hints) = self else { return Vec::new() };
        hints.iter().filter_map(|hint| hint.action.steps().next()).collect()
    }
}

/// The best few; of those that begin with the same section only the best.
fn best(mut list: Vec<Hint>) -> Vec<Hint> {
    let first = |hint: &Hint| hint.action.steps().next();
    let mut best: Vec<Hint> = Vec::new();
    while best.len() < MOST {
        // The first of equals is to win, and `max_by_key` takes the last.
        let next = list.iter().rev().max_by_key(|hint| hint.tenths).copied();
        let Some(next) = next else { break };
        list.retain(|hint| first(hint) != first(&next));
        best.push(next);
    }
    best
}

/// Asks for hints, or puts them away.
pub(crate) fn toggle(play: Play) {
    if play.hints.get_untracked() != Hints::None {
        play.hints.set(Hints::None);
        return;
    }
    play.hints.set(Hints::Thinking);
    let question = play.table_now(|table| Question {
        wish: Wish::Advise,
        record: table.game().record(),
        seat: play.now(|shown| shown.seat.index()),
        level: String::new(),
    });
    let asked_on = play.now(|shown| (shown.round, shown.turn));
    spawn_local(async move {
        let answer = play.thinker().ask(question).await;
        let board = play.shown.try_with_untracked(|shown| {
            let still = (shown.round, shown.turn) == asked_on;
            still.then(|| shown.board())
        });
        // The turn may be over, or the page left, before the worker has an answer.
        let (Some(Some(board)), Some(Hints::Thinking)) = (board, play.hints.try_get_untracked()) else {
            return;
        };
        let read = |Rated { action, tenths }: Rated| {
            Some(Hint { action: board.parse_action(&action).ok()?, tenths })
        };
        let list = answer.unwrap_or_default().0.into_iter().filter_map(read).collect();
        play.hints.set(Hints::Ready(best(list)));
    });
}

#[cfg(test)]
mod tests {
    use tubewright_rules::Board;

    use super::*;

    #[test]
    fn each_section_is_recommended_once() {
        let hint =
            |text, tenths| Hint { action: Board::london().parse_action(text).expect("an action"), tenths };
        let list = [hint("d3-a3 +joker", 30), hint("d3-a3", 20), hint("pass", 0), hint("d3-f1", -10)];
        let best: Vec<i32> = best(list.to_vec()).iter().map(|hint| hint.tenths).collect();
        assert_eq!(best, [30, 0, -10]);
    }
}
