//! The menu of a game: leave it, begin again, how choices are confirmed, and the record so far.

use leptos::prelude::*;
use tubewright_texts::{key, t};

use super::dialog::{close_button, dialog};
use super::play::Play;
use super::{keep, share};
use crate::controls::switch;
use crate::i18n::I18n;
use crate::icons::icon;

/// The menu, while it is open.
pub(crate) fn menu(play: Play, open: RwSignal<bool>, again: Option<Callback<()>>) -> AnyView {
    let shown = move || open.get().then(|| window(play, open, again));
    view! { {shown} }.into_any()
}

fn window(play: Play, open: RwSignal<bool>, again: Option<Callback<()>>) -> AnyView {
    let i18n = I18n::here();
    let settings = play.settings();
    let close = Callback::new(move |()| {
        open.set(false);
        super::focus::at("#menu");
    });
    // A game in progress is not thrown away by a slip.
    let sure = RwSignal::new(false);
    let again = again.map(|again| {
        let repeat = move |_| {
            if sure.get_untracked() {
                keep::forget(&play.address());
                again.run(());
            } else {
                sure.set(true);
            }
        };
        view! {
            <button type="button" class="btn" data-testid="again" on:click=repeat>
                {icon("again")}
                {move || if sure.get() { t!(i18n, "menu-again-sure") } else { t!(i18n, "menu-again") }}
            </button>
        }
    });
    let auto_done = Signal::derive(move || settings.auto_done.get());
    let gains = Signal::derive(move || settings.gains.get());
    let sound = Signal::derive(move || settings.sound.get());
    let content = view! {
        <div class="sheet__head">
            <h1 id="menu-h">{move || t!(i18n, "game-menu")}</h1>
            {close_button(close)}
        </div>
        <nav class="menu">
            <a class="btn" href="/">{icon("left")} {move || t!(i18n, "menu-leave")}</a>
            {again}
            <a class="btn" href="/rules">{icon("book")} {move || t!(i18n, "menu-rules")}</a>
            {share::record_link(&play.name(), &play.table_now(|table| table.record()))}
        </nav>
        <div class="menu__set">
            {crate::top::languages()}
            {switch(
                "auto-done",
                [key!("settings-auto-done"), key!("settings-auto-done-note")],
                auto_done,
                Callback::new(move |on| settings.auto_done.set(on)),
            )}
            {switch(
                "gains",
                [key!("settings-gains"), key!("settings-gains-note")],
                gains,
                Callback::new(move |on| settings.gains.set(on)),
            )}
            {switch(
                "sound",
                [key!("settings-sound"), key!("settings-sound-note")],
                sound,
                Callback::new(move |on| settings.sound.set(on)),
            )}
        </div>
    };
    dialog("dialog--menu", "menu-h", content.into_any(), close)
}
