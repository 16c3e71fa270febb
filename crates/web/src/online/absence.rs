//! From when others may act for those who are away: what the table says, by the clock of this device.

use std::time::Duration;

use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use tubewright_wire::{Presence, Snapshot, Time};

use super::state::Online;
use crate::i18n::I18n;

/// How often it is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// Who is there and lets the others wait is spoken of so long, in milliseconds, before a bot may play for them.
const SOON: f64 = 180_000.0;
/// The clocks of table and page agree as far as messages are quick: nobody clicks sooner than after so many milliseconds.
const DELAY: f64 = 500.0;
/// Further away than this, in milliseconds, a time wants its day.
const HALF_A_DAY: f64 = 43_200_000.0;

/// A bot for a seat whose person is away or lets the others wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    /// The visitor may let it play.
    Now,
    /// They may from then on.
    From(Time),
}

/// Changes now and then, so that what depends on the time is looked at again.
pub(super) fn ticks() -> RwSignal<u32> {
    let tick = RwSignal::new(0_u32);
    let count = move || tick.update(|tick| *tick = tick.wrapping_add(1));
    if let Ok(interval) = set_interval_with_handle(count, LOOK_EVERY) {
        on_cleanup(move || interval.clear());
    }
    tick
}

/// By seat: is there a bot to be had for its person? `until` says how long it is, in milliseconds, to a moment.
pub(super) fn offers(
    snapshot: &Snapshot,
    presence: &Presence,
    until: impl Fn(Time) -> f64,
) -> Vec<Option<Offer>> {
    let offer = |seat: usize| {
        let from = presence.bot_from(snapshot, seat as u8)?;
        let left = until(from);
        if left <= DELAY {
            Some(Offer::Now)
        } else {
            (left < SOON || !presence.is_here(seat)).then_some(Offer::From(from))
        }
    };
    (0..snapshot.seats.len()).map(offer).collect()
}

/// A moment of the table's clock as people here say it.
pub(super) fn told(i18n: I18n, online: Online, moment: Time) -> String {
    let left = online.until(moment);
    let options = Object::new();
    let say = |part: &str, how: &str| drop(Reflect::set(&options, &part.into(), &how.into()));
    say("hour", "2-digit");
    say("minute", "2-digit");
    if left > HALF_A_DAY {
        say("weekday", "long");
    }
    let date = Date::new(&(Date::now() + left).into());
    date.to_locale_string(i18n.language().code(), &options).into()
}
