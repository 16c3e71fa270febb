//! What a figure of the score sheet counts, in words: for those who cannot see it light up on the map.

use leptos::prelude::*;
use tubewright_rules::Board;
use tubewright_scene::{Lit, Scene};
use tubewright_texts::t;

use super::figure::Lights;
use crate::lists::listed;
use crate::names::station_name;
use crate::words::Words;

/// What lights up: the stations, else the sections, else the number of districts, which have no names.
pub(super) fn counted(words: Words, board: &Board, lit: &Lit) -> String {
    let section = |section| board.ends(section).map(|end| board.point(end).to_string()).join("–");
    if !lit.stations.is_empty() {
        let names = listed(words, lit.stations.map(|station| station_name(words, board, station)));
        t!(words, "say-counted-stations", names = names)
    } else if !lit.sections.is_empty() {
        t!(words, "say-counted-sections", names = listed(words, lit.sections.iter().map(section)))
    } else if !lit.districts.is_empty() {
        t!(words, "say-counted-districts", count = lit.districts.len())
    } else {
        t!(words, "say-counted-nothing")
    }
}

/// Says what the figure pressed counts, beside a sheet that nothing else speaks of.
pub(crate) fn said_counted(scene: Signal<Scene>, lights: Lights) -> AnyView {
    let words = Words::here();
    let said = move || {
        lights.pressed()?;
        scene.with(|scene| Some(counted(words, scene.board, scene.lit.as_ref()?)))
    };
    view! { <p class="vh" role="status" data-testid="counted">{said}</p> }.into_any()
}
