//! Undo, pass, hint and done.

use leptos::prelude::*;
use tubewright_present::TurnView;
use tubewright_table::Command;
use tubewright_texts::t;

use super::hints;
use super::play::Play;
use crate::i18n::I18n;
use crate::icons::icon;

/// The four buttons of a turn.
pub(crate) fn acts(play: Play) -> AnyView {
    let i18n = I18n::here();
    let cannot_undo = move || !play.see(|view| view.can_undo) && play.picked.get().is_none();
    let cannot_pass = move || !play.see(|view| view.acts() && !view.draft.is_playable());
    let cannot_finish = move || !play.see(|view| view.acts() && view.draft.is_playable());
    let cannot_hint = move || !play.see(TurnView::acts);
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
            <button type="button" class="act" data-testid="undo" disabled=cannot_undo on:click=undo>
                {icon("undo")}
                {move || t!(i18n, "act-undo")}
            </button>
            <button
                type="button"
                class="act"
                id="pass"
                data-testid="pass"
                disabled=cannot_pass
                on:click=move |_| play.pass()
            >
                {icon("pass")}
                {move || t!(i18n, "act-pass")}
            </button>
            <button
                type="button"
                class="act"
                data-testid="hint"
                disabled=cannot_hint
                aria-pressed=move || hints::are_shown(play).to_string()
                on:click=move |_| hints::toggle(play)
            >
                {icon("hint")}
                {move || t!(i18n, "act-hint")}
            </button>
            <button
                type="button"
                class="act act--done"
                id="done"
                data-testid="done"
                disabled=cannot_finish
                on:click=move |_| play.command(Command::Done)
            >
                {icon("done")}
                {move || t!(i18n, "act-done")}
            </button>
        </div>
    }
    .into_any()
}
