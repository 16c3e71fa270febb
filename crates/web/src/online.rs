//! Tables on a server: the link to it, what the page knows of a table, and the pages of one.

mod api;
mod at_table;
mod chat;
mod delete;
mod door;
mod heard;
mod link;
pub(crate) mod listed;
mod moment;
mod mute;
mod name;
mod notify;
mod page;
mod report;
mod result;
mod room;
mod seal;
mod secret;
mod sitting;
mod state;
mod tables;
mod version;

pub(crate) use api::ask;
pub(crate) use secret::has_any as has_seats;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::t;

use crate::Program;
use crate::app::{self, Tables};
use crate::i18n::I18n;

/// The program to play, tables and all.
pub const TABLES: Program =
    Program { has: |route| !route.is_of_study(), page: |router| app::page(router, Some(PAGES)) };

const PAGES: Tables = Tables {
    list: || with_texts(tables::tables_page),
    table: |id| with_texts(move || page::table_page(id.clone())),
};

/// A page about tables, as soon as its texts are there.
fn with_texts(page: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let i18n = I18n::here();
    let there = RwSignal::new(None::<bool>);
    let load = move || {
        spawn_local(async move {
            let found = i18n.add("tables").await;
            there.try_set(Some(found));
        });
    };
    load();
    let content = move || match there.get() {
        None => ().into_any(),
        Some(true) => page(),
        Some(false) => view! {
            <div class="page page--text" role="alert">
                <h1>{move || t!(i18n, "guide-failed")}</h1>
                <p>{move || t!(i18n, "guide-failed-why")}</p>
                <p><button class="btn" on:click=move |_| load()>{move || t!(i18n, "guide-retry")}</button></p>
            </div>
        }
        .into_any(),
    };
    view! { {content} }.into_any()
}
