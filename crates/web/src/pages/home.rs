//! Where a visit begins.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::words::Words;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let words = Words::here();
    view! {
        <h1>{move || t!(words, "home-title")}</h1>
        <a class="button" href="/play" data-testid="play">{move || t!(words, "home-play")}</a>
    }
}
