//! The page. It is two programs, in `bin/`: one with the pages of tables, and a smaller one without, which is all that
//! a first visit to a game loads. What thinks for the bots is a program of its own, `tubewright-thinker`.

#![expect(unreachable_pub, reason = "the macro of components makes what it generates public")]

mod app;
mod cards;
mod controls;
mod game;
mod game_params;
mod guide;
mod head;
mod i18n;
mod icons;
mod later;
mod map;
mod online;
mod pages;
mod pictures;
mod route;
mod settings;
mod storage;
mod thinker;
mod top;
mod update;

pub use online::TABLES;

use leptos::prelude::AnyView;

/// The pages of tables, for the program that has them.
#[derive(Clone, Copy)]
pub struct Tables {
    /// The page at `/tables`.
    list: fn() -> AnyView,
    /// The page of the table with an id.
    table: fn(String) -> AnyView,
}

/// Runs the page.
pub fn start(tables: Option<Tables>) {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
    app::start(tables);
}
