//! Hints on request: the best few actions with what they are expected to bring.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_rules::{Action, Step};

use super::play::Play;
use crate::think::Question;
use crate::worker::{Answer, Job};

/// How many are shown.
const MOST: usize = 3;

/// An action that is recommended.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Hint {
    pub(crate) action: Action,
    /// The points that it is expected to bring.
    pub(crate) points: f32,
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
fn best(list: impl Iterator<Item = Hint>) -> Vec<Hint> {
    let first = |hint: &Hint| hint.action.steps().next();
    let mut best: Vec<Hint> = Vec::new();
    for hint in list {
        if best.len() < MOST && best.iter().all(|better| first(better) != first(&hint)) {
            best.push(hint);
        }
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
        record: table.game().record().to_json(),
        seat: play.now(|shown| shown.seat.index() as u8),
        level: String::new(),
    });
    let asked_on = play.now(|shown| (shown.round, shown.turn));
    spawn_local(async move {
        let answer = play.thinker().ask(Job::Advise(question)).await;
        let board = play.shown.try_with_untracked(|shown| {
            let still = (shown.round, shown.turn) == asked_on;
            still.then(|| shown.board())
        });
        // The turn may be over, or the page left, before the worker has an answer.
        let (Some(Some(board)), Some(Hints::Thinking)) = (board, play.hints.try_get_untracked()) else {
            return;
        };
        let list = if let Ok(Answer::Advice(list)) = answer { list } else { Vec::new() };
        let read =
            |(text, points): (String, f32)| Some(Hint { action: board.parse_action(&text).ok()?, points });
        play.hints.set(Hints::Ready(best(list.into_iter().filter_map(read))));
    });
}

#[cfg(test)]
mod tests {
    use tubewright_rules::Board;

    use super::*;

    #[test]
    fn each_section_is_recommended_once() {
        let hint =
            |text, points| Hint { action: Board::london().parse_action(text).expect("an action"), points };
        let list = [hint("d3-a3 +joker", 3.0), hint("d3-a3", 2.0), hint("pass", 0.0), hint("d3-f1", -1.0)];
        let best: Vec<f32> = best(list.into_iter()).iter().map(|hint| hint.points).collect();
        assert_eq!(best, [3.0, 0.0, -1.0]);
    }
}
