//! The head of the first page: a finished map, what the game is, and the way into it.

use leptos::prelude::*;
use tubewright_texts::t;

use super::resume::resume;
use crate::game_params::{GameParams, fresh_seed};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::pictures::network;
use crate::route::Router;

/// Play, or go on: at a table, or on this device.
pub(super) fn hero(tables: AnyView) -> AnyView {
    let i18n = I18n::here();
    let router = Router::here();
    let play = move |_| {
        // Alone, without modules, pencils as they come: nothing to choose before the first card.
        router.go(&GameParams { deal: Some(fresh_seed()), ..GameParams::default() }.address());
    };
    view! {
        <section class="hero">
            <div class="hero__art" aria-hidden="true" inner_html=network()></div>
            <div class="hero__text">
                <h1 class="hero__name">{move || t!(i18n, "home-title")}</h1>
                <p class="hero__say">{move || t!(i18n, "home-say")}</p>
            </div>
            <div class="hero__go">
                <button class="btn btn--primary btn--big" id="play" data-testid="play" on:click=play>
                    {icon("play")}
                    {move || t!(i18n, "home-play")}
                </button>
                {tables}
                {resume()}
            </div>
        </section>
    }
    .into_any()
}
