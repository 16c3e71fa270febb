//! The same game in two tabs: what is played in one is taken over by the other, so that neither undoes it.

use leptos::ev;
use leptos::prelude::*;

use super::play::Play;
use super::{bots, keep};

/// Follows what other tabs do to a game that this browser keeps.
pub(crate) fn follow(play: Play) {
    let theirs = StoredValue::new(false);
    let heard = window_event_listener(ev::storage, move |event| {
        let is_this = event.key().is_some_and(|name| name == keep::name(&play.address()));
        if is_this && play.take_over_kept() {
            theirs.set_value(true);
        }
    });
    // The bots of that turn were asked by the other tab, which may be gone when this one is looked at again.
    let seen = window_event_listener(ev::focus, move |_| {
        if theirs.get_value() {
            theirs.set_value(false);
            play.table_now(|table| table.asked()).into_iter().for_each(|seat| bots::ask(play, seat));
        }
    });
    on_cleanup(move || {
        heard.remove();
        seen.remove();
    });
}
