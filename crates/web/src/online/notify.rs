//! "Your turn": in the title, on the tab's icon, by a sound, and by the browser's own notice where it is allowed.

use leptos::prelude::*;
use tubewright_texts::t;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    HtmlLinkElement, Notification, NotificationOptions, NotificationPermission, ServiceWorkerContainer,
    ServiceWorkerRegistration,
};

use super::state::Online;
use crate::game::sound;
use crate::i18n::I18n;
use crate::settings::Settings;

/// Follows whether the table waits for the visitor, and tells them.
pub(super) fn watch(online: Online) {
    let i18n = I18n::here();
    let settings = Settings::here();
    let yours = Memo::new(move |_| online.is_your_turn());
    Effect::new(move |before: Option<bool>| {
        let now = yours.get();
        let title = t!(i18n, "title-table");
        document().set_title(&if now { t!(i18n, "title-your-turn", title = title) } else { title });
        set_icon(if now { "/icon-turn.svg" } else { "/icon.svg" });
        if now && before == Some(false) {
            sound::card(settings);
            if document().hidden() {
                notice(&online.id(), t!(i18n, "table-your-turn"));
            }
        }
        now
    });
    on_cleanup(|| set_icon("/icon.svg"));
}

fn set_icon(address: &str) {
    let found = document().query_selector("link[rel=icon]").ok().flatten();
    if let Some(link) = found.and_then(|link| link.dyn_into::<HtmlLinkElement>().ok()) {
        link.set_href(address);
    }
}

/// A notice of the browser's; whoever did not allow it, or closed it, misses nothing else.
fn notice(table: &str, text: String) {
    if permission() != Some(NotificationPermission::Granted) {
        return;
    }
    // One notice a table; who follows it is led there.
    let options = NotificationOptions::new();
    options.set_tag(table);
    options.set_data(&format!("/t/{table}").into());
    if Notification::new_with_options(&text, &options).is_err() {
        // On telephones only the worker may give notices.
        spawn_local(async move {
            if let Some(worker) = worker().await {
                let _ = worker.show_notification_with_options(&text, &options);
            }
        });
    }
}

/// The worker that keeps the page, where there is one.
async fn worker() -> Option<ServiceWorkerRegistration> {
    let container = js_sys::Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    let container: ServiceWorkerContainer = container.dyn_into().ok()?;
    JsFuture::from(container.get_registration()).await.ok()?.dyn_into().ok()
}

/// What the visitor has said that the browser may do; nothing where it has no notices, as in a tab on some telephones.
fn permission() -> Option<NotificationPermission> {
    let there = js_sys::Reflect::has(&window(), &JsValue::from_str("Notification")).unwrap_or_default();
    there.then(Notification::permission)
}

/// Can the visitor still be asked what the browser may do?
pub(super) fn may_ask() -> bool {
    permission() == Some(NotificationPermission::Default)
}

/// Asks the visitor whether the browser may tell them of their turn; `answered` is set when they have said something.
pub(super) fn ask(answered: RwSignal<bool>) {
    if let Ok(promise) = Notification::request_permission() {
        spawn_local(async move {
            // Whatever the answer, there is nothing more to ask.
            let _ = JsFuture::from(promise).await;
            answered.try_set(true);
        });
    }
}
