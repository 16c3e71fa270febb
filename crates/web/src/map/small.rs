//! A sheet so small that only its lines count: an opponent's, a game to resume.

use leptos::prelude::*;
use tubewright_rules::{SharedBoard, Sheet};
use tubewright_scene::{mini, size};

use crate::map::paint::paint;

/// A small live sheet. It says nothing to a screen reader, so a text goes with it.
pub(crate) fn small_map(board: &SharedBoard, sheet: impl Into<Signal<Sheet>>) -> AnyView {
    let sheet = sheet.into();
    let of_sheet = board.clone();
    let marks = Memo::new(move |_| sheet.with(|sheet| mini(&of_sheet, sheet)));
    let edge = size(board);
    let whole = format!("0 0 {} {}", edge.x as u32, edge.y as u32);
    view! { <svg class="mini" viewBox=whole aria-hidden="true">{paint("", board, marks)}</svg> }.into_any()
}
