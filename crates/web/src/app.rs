//! What every page has around it.

use leptos::prelude::*;
use tubewright_texts::t;
use wasm_bindgen_futures::spawn_local;

use crate::Program;
use crate::game;
use crate::guide::{Guide, with_guide};
use crate::i18n::{I18n, root};
use crate::pages;
use crate::route::{Route, Router};
use crate::settings::Settings;
use crate::thinker::Thinker;
use crate::update::Update;

/// The program to play alone, with bots, or with people who pass the device around.
pub const APP: Program = Program { has: Route::is_of_app, page: |router| page(router, None) };

/// The pages of tables, for the program that has them.
#[derive(Clone, Copy)]
pub(crate) struct Tables {
    /// The page at `/tables`.
    pub(crate) list: fn() -> AnyView,
    /// The page of the table with an id.
    pub(crate) table: fn(String) -> AnyView,
}

/// Puts the app in the place of the loading notice, once its texts are there.
pub(crate) fn start(program: Program) {
    // Leptos has no executor before the app is mounted.
    spawn_local(async move {
        let Some(texts) = I18n::load().await else {
            if let Some(root) = root() {
                // The loading notice says then what to do.
                let _ = root.dataset().set("boot", "failed");
            }
            return;
        };
        if let Some(loading) = document().get_element_by_id("loading") {
            loading.remove();
        }
        mount_to_body(move || {
            I18n::provide(texts);
            Guide::provide();
            Settings::provide();
            Router::provide(program.has);
            Thinker::provide();
            app(program)
        });
    });
}

fn app(program: Program) -> impl IntoView {
    let router = Router::here();
    Effect::new(move || document().set_title(&title(I18n::here(), router.route())));
    view! {
        <main id="page" tabindex="-1">
            {move || {
                I18n::provide_anew();
                (program.page)(router)
            }}
        </main>
        <Update/>
    }
}

/// The page of the address.
pub(crate) fn page(router: Router, tables: Option<Tables>) -> AnyView {
    match router.route() {
        Route::Home => pages::home(),
        Route::Play => game::game_page(),
        Route::HowToPlay => with_guide(pages::how_to_play),
        Route::Rules => with_guide(pages::rules),
        Route::Settings => pages::settings(),
        Route::About => with_guide(pages::about),
        Route::Tables => tables.map_or_else(pages::unreached, |tables| (tables.list)()),
        // From one table to another, a rematch say, the page begins anew.
        Route::Table => match (tables, router.table()) {
            (Some(tables), Some(id)) => (tables.table)(id),
            (None, _) => pages::unreached(),
            (_, None) => pages::missing(),
        },
        // Reviews and practice are another program's.
        Route::Review | Route::Practice | Route::Missing => pages::missing(),
    }
}

/// What the tab, the history and a screen reader call the page.
fn title(i18n: I18n, route: Route) -> String {
    match route {
        Route::Home => t!(i18n, "title-home"),
        Route::Play => t!(i18n, "title-play"),
        Route::HowToPlay => t!(i18n, "title-how-to-play"),
        Route::Rules => t!(i18n, "title-rules"),
        Route::Settings => t!(i18n, "title-settings"),
        Route::About => t!(i18n, "title-about"),
        Route::Tables => t!(i18n, "title-tables"),
        Route::Table => t!(i18n, "title-table"),
        Route::Review => t!(i18n, "title-review"),
        Route::Practice => t!(i18n, "title-practice"),
        Route::Missing => t!(i18n, "title-missing"),
    }
}
