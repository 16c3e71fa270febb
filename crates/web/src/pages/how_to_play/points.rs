//! The points of the lesson's line as figures: pointing at one shows on the map what it counts.

use leptos::prelude::*;
use tubewright_texts::t;

use super::lesson::Lesson;
use crate::game::{Figure, Lights};
use crate::guide::Guide;
use crate::i18n::I18n;
use crate::icons::icon;

/// The sum, written out.
pub(super) fn points(guide: Guide, lesson: &Lesson, lights: Lights) -> AnyView {
    let i18n = I18n::here();
    let score = lesson.score();
    let line = &score.lines[0];
    let cell = |figure: Figure, picture: &'static str, value: u32, name: fn(I18n, Guide, u32) -> String| {
        view! {
            <button
                type="button"
                class="formula__cell"
                class:is-on=move || lights.get() == Some(figure)
                aria-pressed=move || lights.is_pressed(figure).to_string()
                data-testid="lesson-figure"
                on:click=move |_| lights.press(figure)
                on:pointerenter=move |event| lights.enter(figure, &event)
                on:pointerleave=move |_| lights.leave()
            >
                {icon(picture)}
                <b>{value}</b>
                <span>{move || name(i18n, guide, value)}</span>
            </button>
        }
    };
    let total = line.points;
    view! {
        <div class="formula">
            {cell(Figure::Districts(0), "district", line.districts.len() as u32, |i18n, _, count| {
                t!(i18n, "tally-districts", count = count)
            })}
            <span class="formula__op">"×"</span>
            {cell(Figure::Stations(0), "station", line.stations, |i18n, _, count| {
                t!(i18n, "tally-stations", count = count)
            })}
            <span class="formula__op">"+"</span>
            {cell(Figure::Crossings(0), "river", line.crossing_points(), |_, guide, _| t!(guide, "lesson-crossings"))}
            <span class="formula__op">"="</span>
            <div class="formula__cell formula__cell--sum" data-testid="lesson-points" data-total=line.points>
                <b>{line.points}</b>
                <span>{move || t!(i18n, "tally-points", count = total)}</span>
            </div>
        </div>
    }
    .into_any()
}
