//! Everyone at the table by their points.

use leptos::prelude::*;
use tubewright_rules::{Board, Score, Sheet};
use tubewright_texts::t;

use crate::i18n::I18n;
use crate::map::small_map;

/// One row: who, on which sheet, with how many points.
#[derive(Clone, PartialEq)]
pub(crate) struct Ranked {
    pub(crate) name: String,
    pub(crate) note: String,
    pub(crate) sheet: Sheet,
    pub(crate) score: Score,
    pub(crate) is_you: bool,
}

impl Ranked {
    /// The place among all rows; equal ones share it.
    pub(crate) fn place(&self, rows: &[Self]) -> usize {
        1 + rows.iter().filter(|other| other.score.rank() > self.score.rank()).count()
    }
}

/// The rows with their numbers, the best first.
pub(crate) fn by_place(rows: &[Ranked]) -> impl Iterator<Item = (usize, &Ranked)> {
    // Four rows at most: gone through place by place, they need no sorting.
    (1..=rows.len())
        .flat_map(move |place| rows.iter().enumerate().filter(move |(_, row)| row.place(rows) == place))
}

/// The rows, the best first. Where there is something to choose, each is a button that chooses its number.
pub(crate) fn rank(board: &'static Board, rows: &[Ranked], chosen: Option<RwSignal<usize>>) -> AnyView {
    let i18n = I18n::here();
    let row = |(number, row): (usize, &Ranked)| {
        let content = view! {
            <span class="rank__n">{row.place(rows)}</span>
            {small_map(board, Signal::stored(row.sheet))}
            <span><b>{row.name.clone()}</b> <small>{row.note.clone()}</small></span>
            <span class="rank__t">{row.score.total}</span>
        };
        let content = match chosen {
            Some(chosen) => view! {
                <button
                    type="button"
                    class="rank__row"
                    aria-pressed=move || (chosen.get() == number).to_string()
                    on:click=move |_| chosen.set(number)
                >
                    {content}
                    <span class="vh">{t!(i18n, "rival-open")}</span>
                </button>
            }
            .into_any(),
            None => view! { <div class="rank__row">{content}</div> }.into_any(),
        };
        view! { <li class:is-you=row.is_you data-testid="ranked">{content}</li> }
    };
    view! { <ol class="rank">{by_place(rows).map(row).collect_view()}</ol> }.into_any()
}
