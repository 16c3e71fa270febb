//! Parts of a page that may come a moment later: what matters most is there sooner, and no step holds the page for long.

use std::time::Duration;

use leptos::prelude::*;

/// A part that is made once the page was painted without it.
pub(crate) fn later(part: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let there = RwSignal::new(false);
    let come = move || {
        // The page may have been left meanwhile.
        there.try_set(true);
    };
    // What waits for nothing comes right after the frame that is about to be painted.
    request_animation_frame(move || set_timeout(come, Duration::ZERO));
    view! { {move || there.get().then(|| untrack(&part))} }.into_any()
}
