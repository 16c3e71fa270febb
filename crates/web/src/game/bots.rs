//! Bots at the table: asked when cards come up, answered by the worker while the page stays free.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_client::GameSession;
use tubewright_rules::{Action, Seat};
use tubewright_table::{Command, Stage};
use tubewright_texts::t;
use tubewright_thinker::{Question, Wish};

use super::play::Play;
use crate::i18n::I18n;
use crate::later::after_paint;

/// How often a worker that got lost is started again for one question.
const TRIES: usize = 3;

/// Has a bot think about the turn, and plays what it finds. What the person did is painted first: a bot that thinks
/// takes a processor from the browser.
pub(crate) fn ask(play: Play, seat: Seat) {
    after_paint(move || think(play, seat));
}

/// The turn that a seat is asked about, as round and turn; none when it has acted.
fn place(table: &dyn GameSession, seat: Seat) -> Option<(usize, usize)> {
    let rounds = table.game().rounds();
    table.asked().contains(&seat).then(|| (rounds.len(), rounds.last().map_or(0, Vec::len)))
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
    // It may have acted meanwhile, in another tab.
    let Some(Some(asked)) = play.try_table_now(|table| place(table, seat)) else { return };
    if play.failed_bots.with_untracked(|failed| failed.contains(&seat)) {
        play.failed_bots.update(|failed| failed.retain(|&other| other != seat));
    }
    spawn_local(async move {
        for _ in 0..TRIES {
            let Some(question) = question() else { return };
            let Ok(answer) = play.thinker().ask(question).await else { continue };
            let Some(chosen) = answer.actions.first() else { continue };
            // A page that was left has no table any more; one whose game went on in another tab has no use for this.
            if play.try_table_now(|table| place(table, seat)) != Some(Some(asked)) {
                return;
            }
            let action = play.view.try_with_untracked(|view| view.board().parse_action(&chosen.action));
            play.weaker_bots.try_set(answer.weaker);
            if let Some(Ok(action)) = action {
                play.command(Command::Act(seat, action));
            }
            return;
        }
        // Whether a bot that cannot think passes is for the person to say.
        if play.try_table_now(|table| place(table, seat)) == Some(Some(asked)) {
            play.failed_bots.update(|failed| failed.push(seat));
        }
    });
}

/// Says that a champion plays without what makes it one.
pub(crate) fn weaker(play: Play) -> AnyView {
    let i18n = I18n::here();
    let note = move || view! { <p class="note" role="status" data-testid="bots-weaker">{t!(i18n, "bots-weaker")}</p> };
    view! { {move || play.weaker_bots.get().then(note)} }.into_any()
}

/// Is nobody left to wait for but bots that cannot think?
pub(crate) fn are_stuck(play: Play) -> bool {
    let asked = play.table(|table| table.asked());
    let waits = play.see(|view| view.stage == Stage::Bots) && !asked.is_empty();
    waits && play.failed_bots.with(|failed| asked.iter().all(|seat| failed.contains(seat)))
}

/// Says that the bots could not be loaded, and how the game can go on.
pub(crate) fn stuck(play: Play) -> AnyView {
    let i18n = I18n::here();
    let each = move |act: fn(Play, Seat)| {
        play.table_now(|table| table.asked()).into_iter().for_each(|seat| act(play, seat));
    };
    super::focus::at("#bots-retry");
    view! {
        <div class="tell" data-testid="bots-failed">
            <p class="tell__head" role="alert">{move || t!(i18n, "bots-failed")}</p>
            <div class="tell__list">
                <button
                    type="button"
                    class="pick pick--plain"
                    id="bots-retry"
                    data-testid="bots-retry"
                    on:click=move |_| each(ask)
                >
                    {move || t!(i18n, "guide-retry")}
                </button>
                <button type="button" class="pick pick--plain" data-testid="bots-pass" on:click=move |_| each(pass)>
                    {move || t!(i18n, "bots-pass")}
                </button>
            </div>
        </div>
    }
    .into_any()
}

fn pass(play: Play, seat: Seat) {
    play.command(Command::Act(seat, Action::Pass));
}
