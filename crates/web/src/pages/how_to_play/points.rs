//! The points of the lesson's line as figures: pointing at one shows on the map what it counts.

use leptos::prelude::*;
use tubewright_texts::key;

use super::lesson::Lesson;
use crate::game::{Figure, Lights};
use crate::guide::Guide;
use crate::icons::icon;

/// The sum, written out.
pub(super) fn points(guide: Guide, lesson: &Lesson, lights: Lights) -> AnyView {
    let score = lesson.score();
    let line = &score.lines[0];
    let cell = |figure: Figure, picture: &'static str, value: u32, name: &'static str| {
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
                <span>{move || guide.get(name)}</span>
            </button>
        }
    };
    let crossings = line.crossings.len();
    view! {
        <div class="formula">
            {cell(Figure::Districts(0), "district", line.districts.len() as u32, key!("lesson-districts"))}
            <span class="formula__op">"×"</span>
            {cell(Figure::Stations(0), "station", line.stations, key!("lesson-stations"))}
            <span class="formula__op">"+"</span>
            {cell(Figure::Crossings(0), "river", 2 * crossings, key!("lesson-crossings"))}
            <span class="formula__op">"="</span>
            <div class="formula__cell formula__cell--sum" data-testid="lesson-points" data-total=line.points>
                <b>{line.points}</b>
                <span>{move || guide.get(key!("lesson-sum"))}</span>
            </div>
        </div>
    }
    .into_any()
}
