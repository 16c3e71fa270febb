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
pub(crate) fn rank(board: &'static Board, rows: &[Ranked]) -> AnyView {
    let points = |row: &Ranked| (row.total, row.best_line);
    let place = |row: &Ranked| 1 + rows.iter().filter(|other| points(other) > points(row)).count();
    // Four rows at most: gone through place by place, they need no sorting.
    let places = (1..=rows.len())
        .flat_map(|at| rows.iter().filter(move |row| place(row) == at).map(move |row| (row, at)));
    let row = |(row, place): (&Ranked, usize)| {
        view! {
            <li class:is-you=row.is_you data-testid="ranked">
                <span class="rank__n">{place}</span>
                {small_map(board, Signal::stored(row.sheet))}
                <span><b>{row.name.clone()}</b> <small>{row.note.clone()}</small></span>
                <span class="rank__t">{row.total}</span>
            </li>
        }
    };
    view! { <ol class="rank">{places.map(row).collect_view()}</ol> }.into_any()
}
