//! A game, as the address describes it.

use leptos::prelude::*;
use tubewright_texts::t;

use crate::route::Router;
use crate::words::Words;

/// The page of a game.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let words = Words::here();
    let deal = move || Router::here().query("deal").unwrap_or_default();
    view! { <h1>{move || t!(words, "play-title", deal = deal())}</h1> }
}
