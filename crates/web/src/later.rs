//! Parts of a page that may come a moment later: what matters most is there sooner, and no step holds the page for long.

use std::time::Duration;

use leptos::prelude::*;

/// Some two frames: the first one is painted, and a tap that waits is heard.
const A_MOMENT: Duration = Duration::from_millis(30);

/// Has the page been painted since this was asked for? It turns true once.
pub(crate) fn painted() -> RwSignal<bool> {
    let there = RwSignal::new(false);
    let come = move || {
        // The page may have been left meanwhile.
        there.try_set(true);
    };
    request_animation_frame(move || set_timeout(come, A_MOMENT));
    there
}

/// A part that is made once the page was painted without it.
pub(crate) fn later(part: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let there = painted();
    view! { {move || there.get().then(|| untrack(&part))} }.into_any()
}

/// Does something once the page was painted as it is now.
pub(crate) fn after_paint(act: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(act, Duration::ZERO));
}
