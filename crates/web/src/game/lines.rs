//! The lines of the score sheet: districts × stations + river = points.

use leptos::prelude::*;
use tubewright_rules::Pencil;
use tubewright_texts::t;

use super::figure::{Figure, Lights};
use super::figure_button::figure_button;
use super::sheet::Scored;
use crate::i18n::I18n;
use crate::icons::{icon, swatch};

/// The table of the four lines.
pub(super) fn lines(scored: Memo<Scored>, lights: Lights) -> AnyView {
    let i18n = I18n::here();
    let order = Memo::new(move |_| scored.with(|scored| (scored.pencils, scored.now)));
    let rows = move || {
        let (pencils, now) = order.get();
        let row = |(line, pencil)| line_row(scored, lights, line, pencil, now);
        pencils.into_iter().enumerate().map(row).collect_view()
    };
    let head = |name: &'static str, text: fn(I18n) -> String| {
        view! { <th scope="col">{icon(name)} {move || text(i18n)}</th> }
    };
    view! {
        <table class="score">
            <caption class="vh">{move || t!(i18n, "sheet-lines")}</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="vh">{move || t!(i18n, "sheet-line")}</span></th>
                    {head("district", |i18n| t!(i18n, "sheet-districts"))}
                    <td></td>
                    {head("station", |i18n| t!(i18n, "sheet-stations"))}
                    <td></td>
                    {head("river", |i18n| t!(i18n, "sheet-river"))}
                    <td></td>
                    {head("pencil", |i18n| t!(i18n, "sheet-points"))}
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
    let i18n = I18n::here();
    let figure = |figure, class| figure_button(figure, class, scored, lights, None);
    let class = match now {
        Some(now) if line == now => "is-now",
        Some(now) if line > now => "is-later",
        _ => "",
    };
    view! {
        <tr class=format!("line--{pencil} {class}")>
            <th scope="row">
                {swatch(pencil)}
                <span class="vh">{move || t!(i18n, "sheet-line-name", pencil = pencil.name())}</span>
            </th>
            <td>{figure(Figure::Districts(line), "")}</td>
            <td class="score__op">"×"</td>
            <td>{figure(Figure::Stations(line), "")}</td>
            <td class="score__op">"+"</td>
            <td>{figure(Figure::Crossings(line), "")}</td>
            <td class="score__op">"="</td>
            <td>{figure(Figure::Points(line), "fig--points")}</td>
        </tr>
    }
    .into_any()
}
