//! What others do and say at a table, shown for a moment over whatever the page shows.

use std::time::Duration;

use leptos::prelude::*;

use super::chat::{CHAT, face, is_chat_in_view, show_chat};
use super::state::{Online, Said, Shout};
use crate::icons::icon;

/// How long a reaction stays, and a line of chat, which has to be read.
const SEEN: Duration = Duration::from_secs(4);
const READ: Duration = Duration::from_secs(8);

/// What came last, for so long: then it goes, unless another came meanwhile.
fn for_a_while<T: Clone + PartialEq + Send + Sync + 'static>(
    came: RwSignal<Option<T>>,
    how_long: Duration,
    is_shown: impl Fn() -> bool + 'static,
) -> RwSignal<Option<T>> {
    let shown = RwSignal::new(None::<T>);
    Effect::new(move || {
        let Some(one) = came.get().filter(|_| is_shown()) else { return };
        shown.set(Some(one.clone()));
        let leave = move || {
            // The page may be gone.
            if shown.try_get_untracked().flatten().as_ref() == Some(&one) {
                shown.set(None);
            }
        };
        set_timeout(leave, how_long);
    });
    shown
}

/// The last quick reaction.
pub(super) fn shouted(online: Online) -> AnyView {
    let shown: RwSignal<Option<Shout>> = for_a_while(online.shout, SEEN, || true);
    let content = move || {
        let (_, seat, reaction) = shown.get()?;
        let name = online
            .see(|snapshot| snapshot.seats.get(usize::from(seat)).map(|seat| seat.sitter.name().to_owned()));
        let name = name.flatten().unwrap_or_default();
        Some(view! {
            <p class="shout" role="status" data-testid="shout">{icon(face(reaction))} " " {name}</p>
        })
    };
    view! { {content} }.into_any()
}

/// The last line of chat, where the chat itself is out of view. Whoever taps on it is led there. The chat is a live region,
/// so those who hear the page have heard it.
pub(super) fn chat_heard(online: Online) -> AnyView {
    let shown: RwSignal<Option<Said>> = for_a_while(online.said, READ, || !is_chat_in_view());
    let show = move |_| {
        shown.set(None);
        show_chat();
    };
    let content = move || {
        let (_, line) = shown.get()?;
        Some(view! {
            <button
                type="button"
                class="shout shout--chat"
                data-testid="chat-heard"
                aria-controls=CHAT
                on:click=show
            >
                {icon("chat")}
                <span><b>{line.name}</b> " " {line.text}</span>
            </button>
        })
    };
    view! { {content} }.into_any()
}
