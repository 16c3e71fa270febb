//! Everyone at the table by their points.

use leptos::prelude::*;
use tubewright_rules::{Board, Sheet};

use crate::map::small_map;

/// One row: who, on which sheet, with how many points.
#[derive(Clone)]
pub(crate) struct Ranked {
    pub(crate) name: String,
    pub(crate) note: String,
    pub(crate) sheet: Sheet,
    pub(crate) total: u32,
    /// Decides a tie (R6.5).
    pub(crate) best_line: u32,
    pub(crate) is_you: bool,
}

/// The rows, the best first; equal ones share a place.
pub(crate) fn rank(board: &'static Board, mut rows: Vec<Ranked>) -> AnyView {
    let points = |row: &Ranked| (row.total, row.best_line);
    rows.sort_by_key(|row| std::cmp::Reverse(points(row)));
    let places: Vec<usize> =
        rows.iter().map(|row| 1 + rows.iter().filter(|other| points(other) > points(row)).count()).collect();
    let row = |(row, place): (Ranked, usize)| {
        view! {
            <li class:is-you=row.is_you data-testid="ranked">
                <span class="rank__n">{place}</span>
                {small_map(board, Signal::stored(row.sheet))}
                <span><b>{row.name}</b> <small>{row.note}</small></span>
                <span class="rank__t">{row.total}</span>
            </li>
        }
    };
    view! { <ol class="rank">{rows.into_iter().zip(places).map(row).collect_view()}</ol> }.into_any()
}
