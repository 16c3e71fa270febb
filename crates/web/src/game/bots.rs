//! Bots at the table: asked when cards come up, answered by the worker while the page stays free.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_rules::Seat;
use tubewright_table::Command;
use tubewright_thinker::{Question, Wish};

use super::play::Play;
use crate::later::after_paint;

/// How often a worker that got lost is started again for one question.
const TRIES: usize = 3;

/// Has a bot think about the turn, and plays what it finds. What the person did is painted first: a bot that thinks
/// takes a processor from the browser.
pub(crate) fn ask(play: Play, seat: Seat) {
    after_paint(move || think(play, seat));
}

fn think(play: Play, seat: Seat) {
    let question = move || {
        play.try_table_now(|table| Question {
            wish: Wish::Choose,
            record: table.game().record(),
            seat: seat.index(),
            level: table.players()[seat.index()].name().to_owned(),
        })
    };
    spawn_local(async move {
        for _ in 0..TRIES {
            let Some(question) = question() else { return };
            let Ok(answer) = play.thinker().ask(question).await else { continue };
            let Some(chosen) = answer.0.first() else { continue };
            // A page that was left has no table any more.
            let action = play.shown.try_with_untracked(|shown| shown.board().parse_action(&chosen.action));
            if let Some(Ok(action)) = action {
                play.command(Command::Act(seat, action));
            }
            return;
        }
        // Without a worker a bot passes, so that the person can play on.
        if play.shown.try_with_untracked(|_| ()).is_some() {
            play.command(Command::Act(seat, tubewright_rules::Action::Pass));
        }
    });
}
