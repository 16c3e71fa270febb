//! Files that are opened as records: chosen by a button, and kept for the next visit.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use crate::controls::Key;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::route::Router;
use crate::storage;

/// The file last opened is kept under this name.
const KEPT: &str = "record";
/// No game's record is as long; a longer file would leave the games of this browser no room.
const MAX_KEPT: usize = 100_000;

thread_local! {
    /// The file opened last: a browser may keep nothing, or have no room for it.
    static OPENED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A button that asks for a file and goes to where it can be looked at. The field itself stays reachable by keyboard,
/// under the button's face.
pub(crate) fn open_button(handle: &'static str, label: Key, class: &'static str) -> AnyView {
    let i18n = I18n::here();
    let router = Router::here();
    let open = move |field: HtmlInputElement| {
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            open_file(router, file);
        }
    };
    view! {
        <label class=class>
            {icon("folder")}
            {move || i18n.format(label, &[])}
            <input
                type="file"
                accept=".json,application/json"
                data-testid=handle
                on:change:target=move |event| open(event.target())
            />
        </label>
    }
    .into_any()
}

fn open_file(router: Router, file: web_sys::File) {
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        OPENED.set(Some(text.unwrap_or_default()));
        router.go("/play?record");
    });
}

/// The file opened last, on this visit or an earlier one.
pub(super) fn opened() -> String {
    OPENED.with_borrow(Clone::clone).or_else(|| storage::read(KEPT)).unwrap_or_default()
}

/// Keeps a file for the next visit if it is a record, even of an impossible game. Of anything else nothing is kept, nor the record
/// before it, which would otherwise come up in its place.
pub(super) fn keep(file: &str, is_record: bool) {
    if !(is_record && file.len() < MAX_KEPT && storage::write(KEPT, file)) {
        storage::forget(KEPT);
    }
}
