//! The game in progress, where there is one.

use leptos::prelude::*;
use tubewright_scene::mini;
use tubewright_table::{LocalTable, Stage};
use tubewright_texts::t;

use crate::icons::icon;
use crate::words::Words;

/// A link back into the game that this browser keeps, unless it is over.
pub(super) fn resume() -> AnyView {
    let words = Words::here();
    let Some(table) = saved().filter(|table| table.stage() != Stage::Over) else {
        return ().into_any();
    };
    let _ = (words, mini, icon("right"), t!(words, "home-resume"));
    ().into_any()
}

fn saved() -> Option<LocalTable> {
    LocalTable::from_text(&crate::storage::read("game")?).ok()
}
