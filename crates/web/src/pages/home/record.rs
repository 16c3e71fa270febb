//! Opening the record of a game from a file.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::icons::icon;
use crate::words::Words;

/// A button that asks for a file.
pub(super) fn open_record() -> AnyView {
    let words = Words::here();
    view! {
        <label class="btn btn--quiet file">
            {icon("folder")}
            {move || t!(words, "setup-open-record")}
            <input type="file" class="vh" accept=".json,application/json" data-testid="open-record"/>
        </label>
    }
    .into_any()
}
