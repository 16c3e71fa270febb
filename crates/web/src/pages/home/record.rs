//! Opening the record of a game from a file.

use leptos::prelude::*;
use tubewright_texts::t;
use web_sys::HtmlInputElement;

use crate::icons::icon;
use crate::route::Router;
use crate::words::Words;

/// A button that asks for a file. The field itself stays reachable by keyboard, under the button's face.
pub(super) fn open_record() -> AnyView {
    let words = Words::here();
    let router = Router::here();
    let open = move |field: HtmlInputElement| {
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            crate::game::open_record(router, file);
        }
    };
    view! {
        <label class="btn btn--quiet file">
            {icon("folder")}
            {move || t!(words, "setup-open-record")}
            <input
                type="file"
                accept=".json,application/json"
                data-testid="open-record"
                on:change:target=move |event| open(event.target())
            />
        </label>
    }
    .into_any()
}
