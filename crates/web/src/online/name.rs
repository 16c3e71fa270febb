//! The name by which the visitor is known at tables.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::i18n::I18n;
use crate::storage;

const NAME: &str = "name";

/// The name used last; empty on a first visit.
pub(crate) fn kept() -> String {
    storage::read(NAME).unwrap_or_default()
}

/// The field in which the visitor says who they are.
pub(super) fn field() -> AnyView {
    let i18n = I18n::here();
    view! {
        <label class="field">
            <span class="legend">{move || t!(i18n, "room-your-name")}</span>
            <input
                class="input"
                data-testid="your-name"
                maxlength="24"
                autocomplete="nickname"
                prop:value=kept()
                on:input:target=move |event| keep(&event.target().value())
            />
        </label>
    }
    .into_any()
}

/// Keeps a name for the next table.
pub(crate) fn keep(name: &str) {
    storage::write(NAME, name);
}
