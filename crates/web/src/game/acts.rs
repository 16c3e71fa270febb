//! Undo, pass, hint and done.

use leptos::prelude::*;
use tubewright_table::Command;
use tubewright_texts::t;

use super::hints::{self, Hints};
use super::play::Play;
use crate::icons::icon;
use crate::words::Words;

/// The four buttons of a turn.
pub(crate) fn acts(play: Play) -> AnyView {
    let words = Words::here();
    let can_undo = Memo::new(move |_| play.see(|shown| shown.can_undo) || play.picked.get().is_some());
    let can_pass = Memo::new(move |_| play.see(|shown| shown.acts() && !shown.draft.is_playable()));
    let can_hint = Memo::new(move |_| play.see(super::shown::Shown::acts));
    let can_finish = Memo::new(move |_| play.see(|shown| shown.acts() && shown.draft.is_playable()));
    let undo = move |_| {
        if play.picked.get_untracked().is_some() {
            play.picked.set(None);
        } else {
            play.command(Command::Undo);
        }
        super::focus::at_turn();
    };
    view! {
        <div class="acts">
            <button type="button" class="act" data-testid="undo" disabled=move || !can_undo.get() on:click=undo>
                {icon("undo")}
                {move || t!(words, "act-undo")}
            </button>
            <button
                type="button"
                class="act"
                data-testid="pass"
                disabled=move || !can_pass.get()
                on:click=move |_| play.command(Command::Pass)
            >
                {icon("pass")}
                {move || t!(words, "act-pass")}
            </button>
            <button
                type="button"
                class="act"
                data-testid="hint"
                disabled=move || !can_hint.get()
                aria-pressed=move || (play.hints.get() != Hints::None).to_string()
                on:click=move |_| hints::toggle(play)
            >
                {icon("hint")}
                {move || t!(words, "act-hint")}
            </button>
            <button
                type="button"
                class="act act--done"
                data-testid="done"
                disabled=move || !can_finish.get()
                on:click=move |_| play.command(Command::Done)
            >
                {icon("done")}
                {move || t!(words, "act-done")}
            </button>
        </div>
    }
    .into_any()
}
