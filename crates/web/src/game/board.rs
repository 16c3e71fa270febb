//! The map of the game: what is offered, tried, hinted at or lit up on the sheet.

use leptos::prelude::*;
use tubewright_present::TurnView;
use tubewright_present::figures::signed;
use tubewright_rules::{Action, Station, Step};
use tubewright_scene::{Gain, Scene};
use tubewright_texts::t;

use super::play::Play;
use crate::i18n::I18n;
use crate::map::{Choice, Map};

/// The map on which the game is played.
pub(crate) fn board(play: Play) -> AnyView {
    let i18n = I18n::here();
    let scene = Signal::derive(move || play.see(|view| scene(play, view)));
    let label = Signal::derive(move || t!(i18n, "map-title"));
    let choose = Callback::new(move |choice| match choice {
        Choice::Section(step) => play.choose(step),
        Choice::Circle(station) => play.circle(station),
        Choice::Closed(station) => play.say_why_closed(station),
    });
    // The question from where to draw is newer than whatever was refused before it.
    Effect::new(move || {
        if play.picked.get().is_some() {
            play.forget_refusal();
        }
    });
    // Whoever turns to the map, or presses Escape, wants to see it whole again.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            play.lights.out();
        }
    });
    on_cleanup(move || keys.remove());
    view! { <div class="table" on:pointerdown=move |_| play.lights.out()><Map scene label choose picked=play.picked pointed=play.pointed/></div> }
        .into_any()
}

fn scene(play: Play, view: &TurnView) -> Scene {
    let board = view.board();
    let mut scene = Scene::new(board, view.base);
    scene.targets = view.choices.iter().map(|choice| choice.step).collect();
    scene.preview = view.action.steps().collect();
    scene.circles = view.circles;
    scene.circled = if let Action::Circle(_, station) = view.action { Some(station) } else { None };
    if !view.draft.is_playable() {
        scene.hints = play.hints.with(super::hints::Hints::steps);
    }
    if play.settings().gains.get() {
        scene.gain = gain(view, play.pointed.get());
    }
    scene.coordinates = play.settings().coords.get();
    scene.lit = play.lights.get().map(|figure| figure.lit(board, &view.sheet, &view.after));
    scene
}

/// What the section pointed at would bring, else what is under the pencil brings.
fn gain(view: &TurnView, pointed: Option<Step>) -> Option<Gain> {
    let label = |station: Station, gain: i32| Gain { station, text: signed(gain) };
    let drafted = view.action.steps().last().map(|step| step.to);
    let drafted = if let Action::Circle(_, station) = view.action { Some(station) } else { drafted };
    let candidate = view.choices.iter().find(|choice| Some(choice.step) == pointed);
    match (candidate, drafted) {
        (Some(choice), _) if !view.action.steps().any(|step| step == choice.step) => {
            Some(label(choice.step.to, choice.gain))
        }
        (_, Some(station)) => Some(label(station, view.gain())),
        _ => None,
    }
}
