//! The page. It is three programs, in `bin/`: one to play, which is all that a first visit to a game loads; the same with
//! the pages of tables; and one to learn from games, with reviews and practice. What thinks for the bots is a program of
//! its own, `tubewright-thinker`.

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
mod practice;
mod review;
mod route;
mod settings;
mod storage;
mod thinker;
mod top;
mod update;

pub use app::APP;
pub use online::TABLES;
pub use review::STUDY;

use leptos::prelude::AnyView;

use crate::route::{Route, Router};

/// A program of the page. What it does not name is left out of it when it is linked.
#[derive(Clone, Copy)]
pub struct Program {
    /// Is a page one of its own? A link to any other is a visit to another program.
    has: fn(Route) -> bool,
    /// The page of the address.
    page: fn(Router) -> AnyView,
}

/// Runs a program of the page.
pub fn start(program: Program) {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
    app::start(program);
}
