//! Notices over every page: that a new version is ready, which `boot.js` finds out and carries out, that a language could
//! not be fetched, and that the browser keeps no game.

use std::time::Duration;

use leptos::prelude::*;
use tubewright_texts::{key, t};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use crate::controls::{Key, icon_button};
use crate::game::{NOT_KEPT, focus_at};
use crate::i18n::I18n;
use crate::icons::icon;

/// Said on the window by `boot.js`; the root's `data-update` tells those who come later.
const READY: &str = "update-ready";
/// Said on the window to `boot.js`, which then reloads the page.
const ACCEPTED: &str = "update-accepted";
/// How long a notice stays that has nothing to press: twice as long as it takes to read.
const READ: Duration = Duration::from_secs(10);

/// The notices, each there until it is closed. What the visitor was doing goes on after an update.
#[component]
pub(crate) fn Update() -> impl IntoView {
    let i18n = I18n::here();
    let ready = RwSignal::new(already_ready());
    window_event_listener_untyped(READY, move |_| ready.set(true));
    // Said once: whoever closes it knows it for the whole visit.
    let unkept = RwSignal::new(None::<bool>);
    window_event_listener_untyped(NOT_KEPT, move |_| {
        if unkept.get_untracked().is_none() {
            unkept.set(Some(true));
        }
    });
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(before) = before.flatten() {
            before.clear();
        }
        let leave = move || i18n.forget_failure();
        i18n.has_failed().then(|| set_timeout_with_handle(leave, READ).ok()).flatten()
    });
    let reload = move || {
        view! {
            <button type="button" class="btn" data-testid="update" on:click=|_| say(ACCEPTED)>
                {move || t!(i18n, "update-reload")}
            </button>
        }
    };
    view! {
        <div role="status" class="notices">
            <Show when=move || ready.get()>
                {notice("update-ready", key!("update-ready"), Some(reload().into_any()), move || ready.set(false))}
            </Show>
            <Show when=move || i18n.has_failed()>
                {notice("language-failed", key!("language-failed"), None, move || i18n.forget_failure())}
            </Show>
            <Show when=move || unkept.get() == Some(true)>
                {notice("not-kept", key!("not-kept"), None, move || unkept.set(Some(false)))}
            </Show>
        </div>
    }
}

fn notice(
    name: &'static str,
    text: Key,
    act: Option<AnyView>,
    close: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let i18n = I18n::here();
    let put_away = move |()| {
        close();
        // The button that had the focus is gone.
        focus_at("#page");
    };
    view! {
        <div class="notice" data-testid=name>
            <p>{move || i18n.format(text, &[])}</p>
            {act}
            {icon_button(
                "close-notice",
                icon("close"),
                Signal::derive(move || t!(i18n, "close")),
                Signal::stored(false),
                Callback::new(put_away),
            )}
        </div>
    }
    .into_any()
}

/// Says a word on the window, to `boot.js` or to the notices.
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
