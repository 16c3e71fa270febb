//! A figure of the score sheet: a button that lights up what it counts.

use leptos::prelude::*;

use super::figure::{Figure, Lights};
use super::names;

/// How a figure looks.
#[derive(Clone, PartialEq)]
pub(super) struct Look {
    pub(super) text: String,
    pub(super) name: String,
    pub(super) plus: i32,
}

/// A figure: its text, and what it grew by under the pencil.
pub(super) fn fig(
    figure: Figure,
    class: &'static str,
    lights: Lights,
    picture: Option<AnyView>,
    look: impl Fn() -> Look + Send + Sync + 'static,
) -> AnyView {
    let look = Memo::new(move |_| look());
    let changed = move || look.with(|look| look.plus != 0);
    view! {
        <button
            type="button"
            class=format!("fig {class}")
            class:is-on=move || lights.get() == Some(figure)
            class:is-changed=changed
            data-plus=move || changed().then(|| names::signed(look.with(|look| look.plus)))
            aria-label=move || look.with(|look| look.name.clone())
            aria-pressed=move || lights.is_pressed(figure).to_string()
            on:click=move |_| lights.press(figure)
            on:pointerenter=move |event| {
                // A finger that taps would light the figure and put it out again at once.
                if event.pointer_type() == "mouse" {
                    lights.point(Some(figure));
                }
            }
            on:pointerleave=move |_| lights.point(None)
        >
            {picture}
            {move || look.with(|look| look.text.clone())}
        </button>
    }
    .into_any()
}
