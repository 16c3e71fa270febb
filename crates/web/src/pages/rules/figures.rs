//! Small pictures of the rules: marks of the map by themselves, and the tourist track.

use leptos::prelude::*;
use tubewright_rules::{Board, Pencil};
use tubewright_scene::{Key, Layer, Scene, art};
use tubewright_texts::t;

use crate::guide::Guide;
use crate::pictures::drawn;

/// Three short lines that meet at c4.
const MEETING: [(Pencil, &str); 3] =
    [(Pencil::Green, "d3-c4"), (Pencil::Purple, "c6-c5 c5-c4"), (Pencil::Pink, "h4-g4 g4-f4 f4-e4 e4-c4")];

/// A station as the map draws it, alone; with lines on it, as the interchange of these.
pub(super) fn key_mark(name: &str, lines: &[Pencil]) -> AnyView {
    let board = Board::london();
    let sheet = if lines.is_empty() { drawn(&[]) } else { drawn(&MEETING) };
    let scene = Scene::new(board, sheet);
    let station = board.station(name);
    let marks = scene.layer(Layer::Stations);
    let mark =
        marks.into_iter().find(|mark| station.is_some_and(|station| mark.key == Key::Station(station)));
    let content = mark.map(|mark| format!(r#"<g class="{}">{}</g>"#, mark.class, art(board, &mark.shapes)));
    view! {
        <svg class="key" viewBox="-54 -54 108 108" aria-hidden="true" inner_html=content.unwrap_or_default()></svg>
    }
    .into_any()
}

/// What so many circles crossed off are worth.
pub(super) fn tourist_track(guide: Guide) -> AnyView {
    let track = Board::london().tourist_track();
    let visits = (0..track.len()).map(|visits| view! { <td>{visits}</td> });
    let points = track.iter().map(|&points| view! { <td>{points}</td> });
    view! {
        <div class="rule__scroll" tabindex="0" role="group" aria-label=move || t!(guide, "rules-track")>
            <table class="ptable">
                <caption class="vh">{move || t!(guide, "rules-track")}</caption>
                <tbody>
                    <tr><th scope="row">{move || t!(guide, "rules-track-visits")}</th>{visits.collect_view()}</tr>
                    <tr><th scope="row">{move || t!(guide, "rules-track-points")}</th>{points.collect_view()}</tr>
                </tbody>
            </table>
        </div>
    }
    .into_any()
}
