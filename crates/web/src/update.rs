//! The notice that a new version of the page is ready; `boot.js` finds it out and carries it out.

use leptos::prelude::*;
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use crate::words::Words;

/// Said on the window by `boot.js`; the root's `data-update` tells those who come later.
const READY: &str = "update-ready";
/// Said on the window to `boot.js`, which then reloads the page.
const ACCEPTED: &str = "update-accepted";

/// Shows itself when a new version waits; what the visitor was doing goes on after the reload.
#[component]
pub(crate) fn Update() -> impl IntoView {
    let words = Words::here();
    let ready = RwSignal::new(already_ready());
    window_event_listener_untyped(READY, move |_| ready.set(true));
    let accept = |_| say(ACCEPTED);
    view! {
        <div role="status" class="update">
            <Show when=move || ready.get()>
                <p>{move || t!(words, "update-ready")}</p>
                <button data-testid="update" on:click=accept>{move || t!(words, "update-reload")}</button>
            </Show>
            <Show when=move || words.has_failed()>
                <p data-testid="language-failed">{move || t!(words, "language-failed")}</p>
            </Show>
        </div>
    }
}

/// Says a word on the window, to `boot.js`.
pub(crate) fn say(word: &str) {
    if let Ok(event) = Event::new(word) {
        // The answer only says whether a listener objected.
        let _ = window().dispatch_event(&event);
    }
}

fn already_ready() -> bool {
    let root = document().document_element();
    let root = root.and_then(|root| root.dyn_into::<HtmlElement>().ok());
    root.is_some_and(|root| root.dataset().get("update").is_some())
}
