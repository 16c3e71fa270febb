//! The verdict on a finished sheet, as `present` words it.

use leptos::prelude::*;
use tubewright_present::{Standing, Verdict};
use tubewright_rules::Board;
use tubewright_texts::t;

use super::result_page::Outcome;
use crate::i18n::I18n;

/// The verdict on one of the rows.
pub(super) fn verdict(
    i18n: I18n,
    board: &Board,
    rows: &[Standing],
    row: &Standing,
    outcome: Outcome,
) -> AnyView {
    let total = row.score.total;
    let Verdict { title, text, rank } = match outcome {
        Outcome::Alone(modules) => Verdict::alone(&i18n, board, row, modules),
        Outcome::Among => Verdict::among(&i18n, rows, row),
        Outcome::GivenUp => Verdict { title: t!(i18n, "table-ended"), text: String::new(), rank: None },
    };
    let told = t!(i18n, "verdict-told", total = total, title = title.as_str(), text = text.as_str());
    let ladder = rank.map(|rank| {
        let rung = |rung| view! { <li class:on=rung <= rank></li> };
        view! { <ol class="ladder" aria-hidden="true">{(1..=6).map(rung).collect_view()}</ol> }
    });
    view! {
        <section class="verdict" id="verdict" tabindex="-1" data-testid="verdict" aria-label=told>
            <p class="verdict__total num" data-testid="final-total" data-total=total>{total}</p>
            <h1>{title}</h1>
            <p>{text}</p>
            {ladder}
        </section>
    }
    .into_any()
}
