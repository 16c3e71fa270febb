//! A line for those who are here for the first time; it stays away once it was followed or closed.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::game::{focus_at, has_finished_any};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::storage;

/// Under this name the browser keeps that the lesson was offered.
const OFFERED: &str = "lesson-offered";

/// The offer of a lesson.
pub(super) fn hint() -> AnyView {
    let i18n = I18n::here();
    // Whoever has finished a game knows how it goes.
    let shown = RwSignal::new(storage::read(OFFERED).is_none() && !has_finished_any());
    let offered = || {
        // Where it cannot be kept, the next visit offers it again.
        storage::write(OFFERED, "yes");
    };
    let close = move |_| {
        offered();
        shown.set(false);
        // The button that had the focus is gone.
        focus_at("#play");
    };
    view! {
        <Show when=move || shown.get()>
            <p class="panel hint" data-testid="first-visit">
                {icon("hint")}
                <span>{move || t!(i18n, "home-hint")}</span>
                <a class="btn" href="/how-to-play" on:click=move |_| offered()>
                    {move || t!(i18n, "home-hint-go")}
                </a>
                <button
                    class="btn btn--quiet btn--icon"
                    aria-label=move || t!(i18n, "home-hint-close")
                    data-testid="close-hint"
                    on:click=close
                >
                    {icon("close")}
                </button>
            </p>
        </Show>
    }
    .into_any()
}
