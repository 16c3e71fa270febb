//! Everyone at the table by their points.

use leptos::prelude::*;
use tubewright_present::{Standing, by_place};
use tubewright_rules::SharedBoard;
use tubewright_texts::t;

use crate::i18n::I18n;
use crate::map::small_map;

/// The rows, the best first. Where there is something to choose, each is a button that chooses its number.
pub(crate) fn rank(board: &SharedBoard, rows: &[Standing], chosen: Option<RwSignal<usize>>) -> AnyView {
    let i18n = I18n::here();
    let row = |(number, row): (usize, &Standing)| {
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
