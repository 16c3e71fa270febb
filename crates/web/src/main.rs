//! The page: mounted where there is a window; the same program thinks for the bots where there is none.

#![expect(unreachable_pub, reason = "the macro of components makes what it generates public")]

mod app;
mod cards;
mod controls;
mod game;
mod guide;
mod icons;
mod levels;
mod map;
mod names;
mod pages;
mod pictures;
mod route;
mod settings;
mod storage;
mod think;
mod thinker;
mod top;
mod update;
mod wanted;
mod words;
mod worker;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
    if web_sys::window().is_some() {
        app::start();
    } else {
        worker::listen();
    }
}
