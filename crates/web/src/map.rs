//! The map of a sheet: paints a scene, and tells what a person chooses on it.

mod drawn;
mod gesture;
mod handles;
mod paint;
mod small;
mod still;

use leptos::prelude::*;
use tubewright_rules::{Station, Step};
use tubewright_scene::{Layer, Scene, size};

use self::drawn::drawn;
use self::gesture::Gestures;
use self::handles::handles;
use self::paint::layer;
pub(crate) use self::small::small_map;
pub(crate) use self::still::{square_around, still_map};
use crate::later::later;

/// What a person chose on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// A section to draw.
    Section(Step),
    /// A station to circle.
    Circle(Station),
    /// A station that is not open: whoever taps on it wants to know why.
    Closed(Station),
}

/// The map of a scene. Legal targets come in with the scene, choices go out.
///
/// What is pointed at, and which station of several ways is picked, the map keeps by itself; a page that has words for
/// them hands in signals of its own and reads them.
#[component]
pub(crate) fn Map(
    /// What is to be seen; its `fresh`, and `picked` and `pointed` where they are none, are the map's own business.
    #[prop(into)]
    scene: Signal<Scene>,
    /// What the map is called, for those who cannot see it.
    #[prop(into)]
    label: Signal<String>,
    /// Hears of every choice.
    #[prop(into)]
    choose: Callback<Choice>,
    /// The station picked to which several sections lead.
    #[prop(default = RwSignal::new(None))]
    picked: RwSignal<Option<Station>>,
    /// The section under the pointer or with the focus.
    #[prop(default = RwSignal::new(None))]
    pointed: RwSignal<Option<Step>>,
) -> impl IntoView {
    let shown = Memo::new(move |before: Option<&Scene>| {
        let mut scene = scene.get();
        scene.pick(scene.picked.or_else(|| picked.get()));
        scene.pointed = scene.pointed.or_else(|| pointed.get());
        scene.fresh = before.map(|before| scene.fresh_since(before)).unwrap_or_default();
        scene
    });
    let gestures = Gestures::new(shown, choose, picked, pointed);
    let keys = window_event_listener(leptos::ev::keydown, move |event| gestures.escape(&event));
    on_cleanup(move || keys.remove());
    let edge = shown.with_untracked(|scene| size(&scene.board));
    // What is pulled lies below the stations; handles lie on top, and nothing else takes a pointer.
    let [below, above] = [&Layer::ALL[..9], &Layer::ALL[9..]];
    view! {
        <svg
            node_ref=gestures.root
            class=move || shown.with(Scene::class)
            viewBox=format!("0 0 {} {}", edge.x as u32, edge.y as u32)
            role="group"
            aria-label=move || label.get()
            on:click=move |event| gestures.click(&event)
            on:keydown=move |event| gestures.key(&event)
            on:pointerdown=move |event| gestures.down(&event)
            on:pointermove=move |event| gestures.move_to(&event)
            on:touchmove=move |event| gestures.hold(&event)
            on:pointerup=move |event| gestures.up(&event)
            on:pointercancel=move |_| gestures.cancel()
            on:pointerover=move |event| gestures.point_at(&event)
            on:pointerleave=move |_| gestures.point_at_nothing()
        >
            {below.iter().map(|&below| layer(shown, below)).collect_view()}
            <path class="m-pull" d=move || gestures.pull()></path>
            {above.iter().map(|&above| layer(shown, above)).collect_view()}
            {handles(shown, pointed)}
        </svg>
        {later(move || drawn(shown))}
    }
}
