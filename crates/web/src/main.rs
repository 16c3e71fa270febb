//! The page. What thinks for the bots is a program of its own, `tubewright-thinker`.

#![expect(unreachable_pub, reason = "the macro of components makes what it generates public")]

mod app;
mod cards;
mod controls;
mod game;
mod guide;
mod head;
mod icons;
mod levels;
mod map;
mod names;
mod online;
mod pages;
mod pictures;
mod record_json;
mod route;
mod settings;
mod storage;
mod thinker;
mod top;
mod update;
mod wanted;
mod words;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
    app::start();
}
