//! What a figure of the score sheet counts, in words: for those who cannot see it light up on the map.

use leptos::prelude::*;
use tubewright_present::lists::listed;
use tubewright_present::names;
use tubewright_rules::Board;
use tubewright_scene::{Lit, Scene};
use tubewright_texts::t;

use super::figure::Lights;
use crate::i18n::I18n;

/// What lights up: the stations, else the sections, else the number of districts, which have no names.
pub(super) fn counted(i18n: I18n, board: &Board, lit: &Lit) -> String {
    let section = |section| board.ends(section).map(|end| board.point(end).to_string()).join("–");
    if !lit.stations.is_empty() {
        let names = listed(&i18n, lit.stations.map(|station| names::station(&i18n, board, station)));
        t!(i18n, "say-counted-stations", names = names)
    } else if !lit.sections.is_empty() {
        t!(i18n, "say-counted-sections", names = listed(&i18n, lit.sections.iter().map(section)))
    } else if !lit.districts.is_empty() {
        t!(i18n, "say-counted-districts", count = lit.districts.len())
    } else {
        t!(i18n, "say-counted-nothing")
    }
}

/// Says what the figure pressed counts, beside a sheet that nothing else speaks of.
pub(super) fn said_counted(scene: Signal<Scene>, lights: Lights) -> AnyView {
    let i18n = I18n::here();
    let said = move || {
        lights.pressed()?;
        scene.with(|scene| Some(counted(i18n, &scene.board, scene.lit.as_ref()?)))
    };
    view! { <p class="vh" role="status" data-testid="counted">{said}</p> }.into_any()
}
