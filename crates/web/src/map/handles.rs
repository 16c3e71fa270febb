//! What can be chosen on the map, by pointer, by keyboard and by those who hear it.
//!
//! Each handle hears its own focus: a listener for focus on the whole map would make browsers focus the map itself.

use leptos::prelude::*;
use tubewright_rules::{Station, Step};
use tubewright_scene::{Key, Layer, Scene, Spot, Way};
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent};

use crate::map::paint::Look;
use crate::names::{section_name, station_name};
use crate::words::Words;

/// The stations. One to which a single section leads is that section's handle: the largest there can be.
pub(super) fn stations(shown: Memo<Scene>, pointed: RwSignal<Option<Step>>) -> AnyView {
    let board = shown.with_untracked(|scene| scene.board);
    let marks = Memo::new(move |_| shown.with(|scene| scene.layer(Layer::Stations)));
    let station = move |station: Station| {
        let words = Words::here();
        let look = Look::new(board, marks, Key::Station(station));
        let way = Memo::new(move |_| shown.with(|scene| scene.way(station)));
        let is_start = Memo::new(move |_| shown.with(|scene| scene.is_start(station)));
        let circle = move || way.get() == Some(Way::Circle);
        view! {
            <g
                class=move || look.class.get()
                transform=look.place
                data-testid="station"
                data-station=board.point(station).to_string()
                data-circle=move || circle().then_some("true")
                role=move || circle().then_some("button")
                tabindex=move || circle().then_some("0")
                aria-label=move || {
                    circle().then(|| t!(words, "circle-name", station = station_name(words, board, station)))
                }
            >
                <g inner_html=move || look.art.get()></g>
                {move || match way.get() {
                    Some(Way::One(step)) => Some(section(shown, pointed, step)),
                    None if !is_start.get() => None,
                    _ => Some(view! { <rect class="hit" x="-48" y="-48" width="96" height="96"></rect> }.into_any()),
                }}
            </g>
        }
    };
    view! { <g class=Layer::Stations.class()>{board.stations().map(station).collect_view()}</g> }.into_any()
}

/// The handle of the only section to a station.
fn section(shown: Memo<Scene>, pointed: RwSignal<Option<Step>>, step: Step) -> AnyView {
    let handle = Handle::new(shown, step);
    view! {
        <rect
            class="hit"
            x="-48"
            y="-48"
            width="96"
            height="96"
            role="button"
            tabindex="0"
            data-testid="section"
            data-section=handle.text
            aria-label=move || handle.name.get()
            aria-pressed=move || handle.pressed.get()
            on:focus=move |event| point(pointed, step, &event)
            on:blur=move |_| pointed.set(None)
        ></rect>
    }
    .into_any()
}

/// The handles of sections that share their station with others: a spot on each, which the style sheet makes larger
/// for fingers.
pub(super) fn grips(shown: Memo<Scene>, pointed: RwSignal<Option<Step>>) -> AnyView {
    let grips = Memo::new(move |_| shown.with(Scene::grips));
    let grip = move |(step, at): (Step, Spot)| {
        let handle = Handle::new(shown, step);
        view! {
            <circle
                class="hit hit--grip"
                cx=at.x.to_string()
                cy=at.y.to_string()
                r="24"
                role="button"
                tabindex="0"
                data-testid="section"
                data-section=handle.text
                aria-label=move || handle.name.get()
                aria-pressed=move || handle.pressed.get()
                on:focus=move |event| point(pointed, step, &event)
                on:blur=move |_| pointed.set(None)
            ></circle>
        }
    };
    // A grip that moves is another one: its place is part of the key.
    let key = |(step, at): &(Step, Spot)| (*step, at.x as i32, at.y as i32);
    view! { <g class="m-grips"><For each=move || grips.get() key children=grip/></g> }.into_any()
}

/// Points at a section whose handle got the focus by keyboard. The page moves the focus too, and what it gives to
/// somebody with a mouse or a finger is no choice of theirs.
fn point(pointed: RwSignal<Option<Step>>, step: Step, event: &FocusEvent) {
    let handle = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if handle.is_some_and(|handle| handle.matches(":focus-visible").unwrap_or_default()) {
        pointed.set(Some(step));
    }
}

/// What the handle of a section says of it.
struct Handle {
    text: String,
    name: Signal<String>,
    pressed: Signal<&'static str>,
}

impl Handle {
    fn new(shown: Memo<Scene>, step: Step) -> Self {
        let words = Words::here();
        let board = shown.with_untracked(|scene| scene.board);
        let is_previewed = Memo::new(move |_| shown.with(|scene| scene.preview.contains(&step)));
        Self {
            text: board.step_text(step),
            name: Signal::derive(move || section_name(words, board, step)),
            pressed: Signal::derive(move || if is_previewed.get() { "true" } else { "false" }),
        }
    }
}
