//! The lines of the score sheet: districts × stations + river = points.

use leptos::prelude::*;
use tubewright_rules::{Pencil, Score};
use tubewright_texts::t;

use super::fig::{Look, fig};
use super::figure::{Figure, Lights};
use super::sheet::Scored;
use crate::icons::{icon, swatch};
use crate::words::Words;

/// The table of the four lines.
pub(super) fn lines(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let words = Words::here();
    let order = Memo::new(move |_| scored.with(|scored| (scored.pencils, scored.now)));
    let rows = move || {
        let (pencils, now) = order.get();
        let row = |(line, pencil)| line_row(scored, lights, line, pencil, now);
        pencils.into_iter().enumerate().map(row).collect_view()
    };
    let head = |name: &'static str, text: fn(Words) -> String| {
        view! { <th scope="col">{icon(name)} {move || text(words)}</th> }
    };
    view! {
        <table class="score">
            <caption class="vh">{move || t!(words, "sheet-lines")}</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="vh">{move || t!(words, "sheet-line")}</span></th>
                    {head("district", |words| t!(words, "sheet-districts"))}
                    <td></td>
                    {head("station", |words| t!(words, "sheet-stations"))}
                    <td></td>
                    {head("river", |words| t!(words, "sheet-river"))}
                    <td></td>
                    {head("pencil", |words| t!(words, "sheet-points"))}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn line_row(
    scored: Memo<Scored>,
    lights: Lights,
    line: usize,
    pencil: Pencil,
    now: Option<usize>,
) -> AnyView {
    let words = Words::here();
    // In the order of the columns; the river's column has points, so that the row reads as a true sum.
    let begun = now.is_none_or(|now| line <= now);
    let figures = move |score: &Score| {
        // After a round's last turn the next line has begun, with nothing in it yet.
        let line = score.lines.get(line).filter(|_| begun)?;
        Some([
            line.districts.len() as i32,
            line.stations as i32,
            2 * line.crossings.len() as i32,
            line.points as i32,
        ])
    };
    let look = move |at: usize, column: &'static str| {
        move || {
            let (before, after) = scored.with(|scored| (figures(&scored.before), figures(&scored.after)));
            let after_text = after.map_or("–".to_owned(), |after| after[at].to_string());
            let plus = before.zip(after).map_or(0, |(before, after)| after[at] - before[at]);
            let name = t!(
                words,
                "sheet-figure",
                pencil = pencil.name(),
                column = column,
                count = after_text.clone()
            );
            Look { text: after_text, name, plus }
        }
    };
    let class = match now {
        Some(now) if line == now => "is-now",
        Some(now) if line > now => "is-later",
        _ => "",
    };
    view! {
        <tr class=format!("line--{pencil} {class}")>
            <th scope="row">
                {swatch(pencil)}
                <span class="vh">{move || t!(words, "sheet-line-name", pencil = pencil.name())}</span>
            </th>
            <td>{fig(Figure::Districts(line), "", lights, None, look(0, "districts"))}</td>
            <td class="score__op">"×"</td>
            <td>{fig(Figure::Stations(line), "", lights, None, look(1, "stations"))}</td>
            <td class="score__op">"+"</td>
            <td>{fig(Figure::Crossings(line), "", lights, None, look(2, "river"))}</td>
            <td class="score__op">"="</td>
            <td>{fig(Figure::Points(line), "fig--points", lights, None, look(3, "points"))}</td>
        </tr>
    }
    .into_any()
}
