//! What every page has around it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::pages;
use crate::route::{Route, Router};
use crate::thinker::Thinker;
use crate::update::Update;
use crate::words::Words;

/// Puts the app in the place of the loading notice, once its texts are there.
pub(crate) fn start() {
    // Leptos has no executor before the app is mounted.
    spawn_local(async {
        let texts = Words::load().await;
        if let Some(loading) = document().get_element_by_id("loading") {
            loading.remove();
        }
        mount_to_body(move || {
            Words::provide(texts);
            Router::provide();
            Thinker::provide().warm_up();
            App()
        });
    });
}

#[component]
fn App() -> impl IntoView {
    let router = Router::here();
    view! {
        <main id="page" tabindex="-1">
            {move || match router.route() {
                Route::Home => pages::Home().into_any(),
                Route::Play => pages::Play().into_any(),
                Route::Settings => pages::Settings().into_any(),
                _ => pages::Missing().into_any(),
            }}
        </main>
        <Update/>
    }
}
