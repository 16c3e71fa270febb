//! The person's own sheet beside the map; on small screens a drawer that opens over it.

use leptos::prelude::*;
use tubewright_texts::t;

use super::figure::Lights;
use super::play::Play;
use super::sheet::{Scored, score_sheet};
use crate::icons::icon;
use crate::words::Words;

/// The sheet of the person at the device.
pub(crate) fn drawer(play: Play) -> AnyView {
    let words = Words::here();
    let scored = Memo::new(move |_| play.see(Scored::of));
    let lights: Lights = play.lights;
    let open = play.sheet_open;
    let close = move || {
        if open.get_untracked() {
            open.set(false);
            super::focus::at("[data-testid=open-sheet]");
        }
    };
    Effect::new(move || {
        if open.get() {
            super::focus::at(".sheet__close");
        }
    });
    // In the drawer a figure that is pressed gives way to the map, where its light is.
    let pressed = Memo::new(move |_| lights.pressed().is_some());
    Effect::new(move || {
        if pressed.get() {
            open.set(false);
        }
    });
    view! {
        <aside
            class="sheet"
            class:is-open=open
            aria-labelledby="sheet-h"
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    close();
                }
            }
        >
            <div class="sheet__head">
                <h2 id="sheet-h">{move || t!(words, "sheet-title")}</h2>
                <button
                    type="button"
                    class="btn btn--quiet btn--icon sheet__close"
                    aria-label=move || t!(words, "sheet-close")
                    on:click=move |_| close()
                >
                    {icon("close")}
                </button>
            </div>
            {score_sheet(scored, lights)}
        </aside>
    }
    .into_any()
}
