//! What can be chosen on the map, by pointer, by keyboard and by those who hear it.
//!
//! Each handle hears its own focus: a listener for focus on the whole map would make browsers focus the map itself.

use leptos::prelude::*;
use tubewright_present::names;
use tubewright_rules::{Station, Step};
use tubewright_scene::{Scene, Spot, Way, place, spot};
use tubewright_texts::t;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent};

use crate::i18n::I18n;

/// Something to take hold of.
#[derive(Clone, Copy, PartialEq)]
enum Handle {
    /// A station that means something, or where a drag may begin. One to which a single section leads is that section's
    /// handle: the largest there can be.
    Station(Station, Option<Way>),
    /// A station that means nothing now.
    Idle(Station),
    /// A section that shares its station with others: a spot on it, which the style sheet makes larger for fingers.
    Grip(Step, Spot),
}

impl Handle {
    fn all(scene: &Scene) -> Vec<Self> {
        let station = |station| match scene.way(station) {
            None if !scene.is_start(station) => Self::Idle(station),
            way => Self::Station(station, way),
        };
        let grips = scene.grips().into_iter().map(|(step, at)| Self::Grip(step, at));
        scene.board.stations().map(station).chain(grips).collect()
    }

    fn key(&self) -> Key {
        match *self {
            Self::Station(station, way) => Key::Station(station, way),
            Self::Idle(station) => Key::Idle(station),
            Self::Grip(step, at) => Key::Grip(step, at.x as i32, at.y as i32),
        }
    }
}

/// What makes a handle the same one: a grip that moves is another.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Station(Station, Option<Way>),
    Idle(Station),
    Grip(Step, i32, i32),
}

/// All handles of the map.
pub(super) fn handles(shown: Memo<Scene>, pointed: RwSignal<Option<Step>>) -> AnyView {
    let all = Memo::new(move |_| shown.with(Handle::all));
    let handle = move |handle: Handle| match handle {
        Handle::Station(station, Some(Way::One(step))) => section(shown, pointed, station, step),
        Handle::Station(station, Some(Way::Circle)) => circle(shown, station),
        Handle::Station(station, _) => way(shown, station),
        Handle::Idle(station) => idle(shown, station),
        Handle::Grip(step, at) => grip(shown, pointed, step, at),
    };
    view! { <g><For each=move || all.get() key=Handle::key children=handle/></g> }.into_any()
}

/// Where a station is, as a transformation, and what it is called in attributes.
fn place_and_name(shown: Memo<Scene>, station: Station) -> (String, String) {
    shown.with_untracked(|scene| (place(spot(&scene.board, station)), scene.board.point(station).to_string()))
}

/// A station that only says which one it is. A tap on it means what a tap beside all handles means.
fn idle(shown: Memo<Scene>, station: Station) -> AnyView {
    let (place, name) = place_and_name(shown, station);
    view! { <rect class="hit hit--idle" transform=place data-testid="station" data-station=name></rect> }
        .into_any()
}

/// A station where a drag may begin, or to which several sections lead.
fn way(shown: Memo<Scene>, station: Station) -> AnyView {
    let (place, name) = place_and_name(shown, station);
    let is_start = move || shown.with(|scene| scene.is_start(station));
    view! {
        <rect class="hit" class:is-start=is_start transform=place data-testid="station" data-station=name></rect>
    }
    .into_any()
}

/// A station that can be circled.
fn circle(shown: Memo<Scene>, station: Station) -> AnyView {
    let i18n = I18n::here();
    let (place, name) = place_and_name(shown, station);
    let board = shown.with_untracked(|scene| scene.board.clone());
    view! {
        <rect
            class="hit"
            transform=place
            role="button"
            tabindex="0"
            data-testid="station"
            data-station=name
            data-circle="true"
            aria-label=move || t!(i18n, "circle-name", station = names::station(&i18n, &board, station))
        ></rect>
    }
    .into_any()
}

/// The only section to a station, within the station itself: each has a name of its own.
fn section(shown: Memo<Scene>, pointed: RwSignal<Option<Step>>, station: Station, step: Step) -> AnyView {
    let (place, name) = place_and_name(shown, station);
    let said = Said::new(shown, step);
    view! {
        <g transform=place data-testid="station" data-station=name>
            <rect
                class="hit"
                role="button"
                tabindex="0"
                data-testid="section"
                data-section=said.text
                aria-label=move || said.name.get()
                aria-pressed=move || said.pressed.get()
                on:focus=move |event| point(pointed, step, &event)
                on:blur=move |_| pointed.set(None)
            ></rect>
        </g>
    }
    .into_any()
}

fn grip(shown: Memo<Scene>, pointed: RwSignal<Option<Step>>, step: Step, at: Spot) -> AnyView {
    let said = Said::new(shown, step);
    view! {
        <circle
            class="hit hit--grip"
            transform=place(at)
            r="24"
            role="button"
            tabindex="0"
            data-testid="section"
            data-section=said.text
            aria-label=move || said.name.get()
            aria-pressed=move || said.pressed.get()
            on:focus=move |event| point(pointed, step, &event)
            on:blur=move |_| pointed.set(None)
        ></circle>
    }
    .into_any()
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
struct Said {
    text: String,
    name: Signal<String>,
    pressed: Signal<&'static str>,
}

impl Said {
    fn new(shown: Memo<Scene>, step: Step) -> Self {
        let i18n = I18n::here();
        let board = shown.with_untracked(|scene| scene.board.clone());
        let is_previewed = Memo::new(move |_| shown.with(|scene| scene.preview.contains(&step)));
        Self {
            text: board.step_text(step),
            name: Signal::derive(move || names::section(&i18n, &board, step)),
            pressed: Signal::derive(move || if is_previewed.get() { "true" } else { "false" }),
        }
    }
}
