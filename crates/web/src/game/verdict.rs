//! What a finished sheet came to, in words: the verdict on somebody alone, the place among several.

use leptos::prelude::*;
use tubewright_present::Standing;
use tubewright_present::lists::listed;
use tubewright_rules::{Board, Modules, Solo};
use tubewright_texts::{key, t};

use crate::i18n::I18n;

/// The verdict on one of the rows; `alone` has the modules where the other rows only played the same cards.
pub(super) fn verdict(i18n: I18n, rows: &[Standing], row: &Standing, alone: Option<Modules>) -> AnyView {
    let total = row.score.total;
    let solo = alone.map(|modules| Solo::of(Board::london(), total, modules));
    let (title, text) = match alone.zip(solo) {
        Some((modules, solo)) => on_solo(i18n, row, modules, solo),
        None => among(i18n, rows, row),
    };
    let told = t!(i18n, "verdict-told", total = total, title = title.as_str(), text = text.as_str());
    let ladder = solo.map(|solo| {
        let rung = |rung| view! { <li class:on=rung <= solo.verdict></li> };
        view! { <ol class="ladder" aria-hidden="true">{(1..=6).map(rung).collect_view()}</ol> }
    });
    view! {
        <section class="verdict" tabindex="-1" data-testid="verdict" aria-label=told>
            <p class="verdict__total num" data-testid="final-total" data-total=total>{total}</p>
            <h1>{title}</h1>
            <p>{text}</p>
            {ladder}
        </section>
    }
    .into_any()
}

fn on_solo(i18n: I18n, row: &Standing, modules: Modules, solo: Solo) -> (String, String) {
    let place =
        t!(i18n, "verdict-place", score = solo.score, modules = modules.count(), verdict = solo.verdict);
    // The verdicts speak to the person; a bot has its name instead.
    if !row.is_you {
        return (row.name.clone(), place);
    }
    let titles = [
        key!("verdict-1"),
        key!("verdict-2"),
        key!("verdict-3"),
        key!("verdict-4"),
        key!("verdict-5"),
        key!("verdict-6"),
    ];
    let title = i18n.format(titles[usize::from(solo.verdict - 1) % titles.len()], &[]);
    let next = solo.to_next(Board::london()).map(|more| t!(i18n, "verdict-next", count = more));
    (title, format!("{place} {}", next.unwrap_or_default()))
}

/// Who wins; under the total of anybody else, their place first.
fn among(i18n: I18n, rows: &[Standing], row: &Standing) -> (String, String) {
    let winners: Vec<&Standing> = rows.iter().filter(|row| row.place(rows) == 1).collect();
    let names = listed(&i18n, winners.iter().map(|row| row.name.clone()));
    let best = winners.first().map_or(0, |winner| winner.score.total);
    let place = row.place(rows);
    let (title, text) = match (place, winners.len()) {
        (1, 1) if row.is_you => (t!(i18n, "winner-you"), String::new()),
        (1, 1) => (t!(i18n, "winner-other", name = names), String::new()),
        (1, _) => (t!(i18n, "winner-shared"), t!(i18n, "winner-names", names = names)),
        (_, several) => {
            let name = row.name.as_str();
            let title = t!(i18n, "final-place", name = name, place = place, count = rows.len());
            let wins = if several > 1 {
                t!(i18n, "winner-shared-with", names = names, points = best)
            } else {
                t!(i18n, "winner-with", name = names, points = best)
            };
            (title, wins)
        }
    };
    let decided_by_line = rows.iter().any(|row| row.place(rows) > 1 && row.score.total == best);
    let why = if decided_by_line { t!(i18n, "result-tie-break") } else { String::new() };
    (title, format!("{text} {why}"))
}
