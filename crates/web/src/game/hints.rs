//! Hints on request: the best few actions with what they are expected to bring.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::hints::{Hint, best};
use tubewright_rules::Step;
use tubewright_table::Command;
use tubewright_thinker::{Question, Rated, Wish};

use super::play::Play;
use crate::thinker::WorkerLost;

/// What there is in the way of hints.
#[derive(Clone, PartialEq)]
pub(crate) enum Hints {
    /// Nobody asked.
    None,
    /// The worker thinks; what was under the pencil may have been taken back for it.
    Thinking { instead: bool },
    /// Here they are, the best first.
    Ready(Vec<Hint>),
    /// The worker or what it has learned could not be had; whoever asks again tries again.
    Failed,
}

impl Hints {
    /// The sections that they begin with, the best first; a pass has none.
    pub(crate) fn steps(&self) -> Vec<Option<Step>> {
        let Self::Ready(hints) = self else { return Vec::new() };
        hints.iter().map(|hint| hint.action.steps().next()).collect()
    }
}

/// Are hints to be seen? What is under the pencil hides them, and so does the question from where to draw.
pub(crate) fn are_shown(play: Play) -> bool {
    let hidden = play.picked.get().is_some() || play.see(|view| view.draft.is_playable());
    !matches!(play.hints.get(), Hints::None | Hints::Failed) && !hidden
}

/// Asks for hints, or puts them away.
pub(crate) fn toggle(play: Play) {
    let were_shown = untrack(|| are_shown(play));
    play.turn_to_other_things();
    if were_shown {
        play.hints.set(Hints::None);
        return;
    }
    // Hints are for the whole turn: they stand in the place of what was tried.
    let is_tried = || play.now(|view| view.draft.is_playable());
    let instead = is_tried();
    while is_tried() {
        play.command(Command::Undo);
    }
    play.hints.set(Hints::Thinking { instead });
    let question = play.table_now(|table| Question {
        wish: Wish::Advise,
        record: table.game().record(),
        seat: play.now(|view| view.seat.index()),
        level: String::new(),
    });
    let asked_on = play.now(|view| (view.round, view.turn));
    spawn_local(async move {
        let answer = play.thinker().ask(question).await;
        let board = play.view.try_with_untracked(|view| {
            let still = (view.round, view.turn) == asked_on;
            still.then(|| view.board().clone())
        });
        // The turn may be over, or the page left, before the worker has an answer.
        let (Some(Some(board)), Some(Hints::Thinking { .. })) = (board, play.hints.try_get_untracked())
        else {
            return;
        };
        let read = |Rated { action, tenths }: Rated| {
            Some(Hint { action: board.parse_action(&action).ok()?, tenths })
        };
        let list: Vec<Hint> = match answer {
            Ok(answer) => answer.actions.into_iter().filter_map(read).collect(),
            Err(WorkerLost) => Vec::new(),
        };
        play.hints.set(if list.is_empty() { Hints::Failed } else { Hints::Ready(best(list)) });
    });
}
