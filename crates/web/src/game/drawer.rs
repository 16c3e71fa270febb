//! The person's own sheet beside the map; on small screens a drawer that opens over it.

use leptos::html::Button;
use leptos::prelude::*;
use tubewright_texts::t;

use super::close_request::CloseRequest;
use super::figure::Lights;
use super::play::Play;
use super::sheet::{Scored, score_sheet};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::route::Router;

/// The sheet of the person at the device.
pub(crate) fn drawer(play: Play) -> AnyView {
    let i18n = I18n::here();
    let scored = Memo::new(move |_| {
        let mut scored = play.see(Scored::of);
        if !play.settings().gains.get() {
            scored.after = scored.before.clone();
        }
        scored
    });
    let lights: Lights = play.lights;
    let open = play.sheet_open;
    let close = move || close(play);
    let request = StoredValue::new_local(None);
    let router = Router::here();
    Effect::new(move || {
        set_aside(open.get());
        request.set_value(open.get().then(|| CloseRequest::listen(close)).flatten());
        if open.get() {
            router.put_over(Callback::new(move |()| close()));
            super::focus::at(".sheet__close");
        } else {
            router.put_away();
        }
    });
    on_cleanup(move || router.put_away());
    // In a window in which the sheet is no drawer, and so has no such button, nothing may stay out of reach. Most changes
    // leave it one: every address bar that slides in or out is a change.
    let close_button = NodeRef::<Button>::new();
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        if close_button.get_untracked().is_none_or(|button| button.offset_width() == 0) {
            open.set(false);
        }
    });
    on_cleanup(move || resized.remove());
    // In the drawer a figure that is pressed gives way to the map, where its light is.
    let pressed = Memo::new(move |_| lights.pressed().is_some());
    Effect::new(move || {
        if pressed.get() {
            close();
        }
    });
    let title = move || {
        if play.table(|table| table.is_watched()) {
            play.name_of(i18n, play.see(|view| view.seat))
        } else {
            t!(i18n, "sheet-title")
        }
    };
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
                <h2 id="sheet-h">{title}</h2>
                <button
                    node_ref=close_button
                    type="button"
                    class="btn btn--quiet btn--icon sheet__close"
                    aria-label=move || t!(i18n, "sheet-close")
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

fn close(play: Play) {
    if play.sheet_open.get_untracked() {
        play.sheet_open.set(false);
        super::focus::at(".peek");
    }
}

/// Closes the drawer by a tap beside it: on the game itself and nothing in it.
pub(crate) fn close_beside(play: Play, event: &web_sys::MouseEvent) {
    if event.target() == event.current_target() {
        close(play);
    }
}

/// Takes the rest of the game out of reach while the drawer lies over it.
fn set_aside(aside: bool) {
    for part in [".bar", ".table", ".turn", ".acts", ".strip", ".rivals", ".talk", ".extras"] {
        let found = document().query_selector(&format!(".game {part}")).ok().flatten();
        // An attribute of a fixed name can always be set.
        let _ = found.map(|part| part.toggle_attribute_with_force("inert", aside));
    }
}
