//! What stands at an address that leads nowhere.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::words::Words;

/// The page for a wrong address.
#[component]
pub(crate) fn Missing() -> impl IntoView {
    let words = Words::here();
    view! {
        <h1>{move || t!(words, "missing-title")}</h1>
        <a href="/">{move || t!(words, "missing-home")}</a>
    }
}
