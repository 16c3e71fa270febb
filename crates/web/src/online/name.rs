//! The name by which the visitor is known at tables.

use leptos::prelude::*;
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::i18n::I18n;
use crate::storage;

const NAME: &str = "name";

/// The name used last; empty on a first visit.
pub(crate) fn kept() -> String {
    storage::read(NAME).unwrap_or_default()
}

/// The id of the field.
const FIELD: &str = "your-name";

/// The field in which the visitor says who they are, with what is wrong about it.
pub(super) fn field(wrong: Signal<Option<String>>) -> AnyView {
    let i18n = I18n::here();
    view! {
        <label class="field">
            <span class="legend">{move || t!(i18n, "room-your-name")}</span>
            <input
                class="input"
                id=FIELD
                data-testid="your-name"
                aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                aria-describedby="your-name-wrong"
                maxlength="24"
                autocomplete="nickname"
                prop:value=kept()
                on:input:target=move |event| keep(&event.target().value())
            />
        </label>
        <p class="refused" role="alert" id="your-name-wrong" data-testid="name-wrong">{wrong}</p>
    }
    .into_any()
}

/// Leads back to the field, wherever the visitor has scrolled.
pub(super) fn at_field() {
    let field = document().get_element_by_id(FIELD).and_then(|field| field.dyn_into::<HtmlElement>().ok());
    if let Some(field) = field {
        // It scrolls there by itself. Where it cannot have the focus, what is wrong is said all the same.
        let _ = field.focus();
    }
}

/// Keeps a name for the next table.
pub(crate) fn keep(name: &str) {
    storage::write(NAME, name);
}
