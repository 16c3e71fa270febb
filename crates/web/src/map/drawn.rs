//! The lines that are drawn, in words: for those who cannot see the map.

use leptos::prelude::*;
use tubewright_present::lists::listed;
use tubewright_rules::{Board, Line};
use tubewright_scene::{Scene, outward};
use tubewright_texts::t;

use crate::i18n::I18n;

/// A list beside the map, with an item for each line.
pub(super) fn drawn(shown: Memo<Scene>) -> AnyView {
    let i18n = I18n::here();
    let board = shown.with_untracked(|scene| scene.board.clone());
    let sheet = Memo::new(move |_| shown.with(|scene| scene.sheet));
    let list = move || {
        let sheet = sheet.get();
        let lines = sheet.lines().iter().filter(|line| !line.is_empty());
        let items: Vec<_> = lines.map(|line| view! { <li>{item(i18n, &board, line)}</li> }).collect();
        let label = t!(i18n, "map-lines");
        (!items.is_empty())
            .then(|| view! { <ul class="vh" data-testid="drawn" aria-label=label>{items}</ul> })
    };
    view! { {list} }.into_any()
}

fn item(i18n: I18n, board: &Board, line: &Line) -> String {
    let steps = outward(board, line).into_iter();
    let sections = steps.map(|step| format!("{}–{}", board.point(step.from), board.point(step.to)));
    let name = t!(i18n, "sheet-line-name", pencil = line.pencil().name());
    let sections = listed(&i18n, sections);
    match line.circled() {
        None => t!(i18n, "map-line-drawn", line = name, sections = sections),
        Some(station) => {
            let station = board.point(station).to_string();
            t!(i18n, "map-line-circled", line = name, sections = sections, station = station)
        }
    }
}
