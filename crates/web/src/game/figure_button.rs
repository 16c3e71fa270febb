//! A figure of the score sheet: a button that lights up what it counts.

use leptos::prelude::*;
use tubewright_present::figures::signed;
use tubewright_rules::INTERCHANGE;
use tubewright_texts::t;

use super::figure::{Figure, Lights};
use super::sheet::Scored;
use crate::i18n::I18n;

/// A figure, and what it grew by under the pencil.
pub(super) fn figure_button(
    figure: Figure,
    class: &'static str,
    scored: Memo<Scored>,
    lights: Lights,
    picture: Option<AnyView>,
) -> AnyView {
    let i18n = I18n::here();
    let plus = move || {
        scored.with(|scored| {
            let [before, after] = [&scored.before, &scored.after].map(|score| scored.value(figure, score));
            before.zip(after).map_or(0, |(before, after)| after - before)
        })
    };
    let text = move || scored.with(|scored| text(figure, scored));
    view! {
        <button
            type="button"
            class=format!("fig {class}")
            class:is-on=move || lights.get() == Some(figure)
            class:is-changed=move || plus() != 0
            data-plus=move || Some(plus()).filter(|&plus| plus != 0).map(signed)
            aria-label=move || scored.with(|scored| name(i18n, figure, scored))
            aria-pressed=move || lights.is_pressed(figure).to_string()
            on:click=move |_| lights.press(figure)
            on:pointerenter=move |event| lights.enter(figure, &event)
            on:pointerleave=move |_| lights.leave()
        >
            {picture}
            {text}
        </button>
    }
    .into_any()
}

fn text(figure: Figure, scored: &Scored) -> String {
    match (figure, scored.value(figure, &scored.after)) {
        (_, None) => "–".to_owned(),
        (Figure::OnLines(lines), Some(count)) => format!("{count} × {}", INTERCHANGE[lines - 2]),
        (_, Some(value)) => value.to_string(),
    }
}

fn name(i18n: I18n, figure: Figure, scored: &Scored) -> String {
    let count = text(figure, scored);
    let of_line = |line: usize, column: &'static str, count: String| {
        t!(i18n, "sheet-figure", pencil = scored.pencils[line].name(), column = column, count = count)
    };
    match figure {
        Figure::Districts(line) => of_line(line, "districts", count),
        Figure::Stations(line) => of_line(line, "stations", count),
        Figure::Crossings(line) => of_line(line, "river", count),
        Figure::Points(line) => of_line(line, "points", count),
        Figure::Tourist => t!(i18n, "sheet-tourist-points", count = count),
        Figure::Interchanges => t!(i18n, "sheet-interchange-points", count = count),
        Figure::OnLines(lines) => {
            let count = scored.value(figure, &scored.after).unwrap_or(0);
            t!(i18n, "sheet-on-lines", lines = lines, count = count, worth = INTERCHANGE[lines - 2])
        }
        Figure::Objectives => t!(i18n, "sheet-objective-points", count = count),
        // These have buttons of their own, whose texts are their names.
        Figure::Objective(_) | Figure::Total => count,
    }
}
