//! Who is away, and for how long, as far as this page has seen it.

use std::time::Duration;

use leptos::prelude::*;
use tubewright_wire::{Mirror, Pace, Seen, Sitter};

/// Sooner than this, in milliseconds, nobody but the host may act for somebody who is away. Some tables want them to be
/// away for longer; they say so when they are asked.
const A_WHILE: f64 = 60_000.0;
/// So long, in milliseconds, the others wait in step for somebody who is there and does nothing.
const TOO_LONG: f64 = 5.0 * A_WHILE;
/// How often it is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// What the page has noticed of people's absence.
#[derive(Clone, Copy)]
pub(super) struct Absence {
    /// By seat: since when it has nobody who is connected.
    since: Memo<Vec<Option<f64>>>,
    /// How many turns were seen, and when the last of them came.
    turn: Memo<(usize, f64)>,
    now: RwSignal<f64>,
}

impl Absence {
    /// Begins to notice.
    pub(super) fn watch(here: RwSignal<Vec<bool>>, mirror: RwSignal<Option<Mirror>>) -> Self {
        let now = RwSignal::new(js_sys::Date::now());
        if let Ok(interval) = set_interval_with_handle(move || now.set(js_sys::Date::now()), LOOK_EVERY) {
            on_cleanup(move || interval.clear());
        }
        let since = Memo::new(move |before: Option<&Vec<Option<f64>>>| {
            let known = |seat: usize| before.and_then(|before| before.get(seat).copied().flatten());
            let one = |(seat, &here): (usize, &bool)| {
                (!here).then(|| known(seat).unwrap_or_else(js_sys::Date::now))
            };
            here.with(|here| here.iter().enumerate().map(one).collect())
        });
        let turn = Memo::new(move |before: Option<&(usize, f64)>| {
            let turns = |mirror: &Mirror| mirror.seen().game.as_ref().map_or(0, |game| game.turns.len());
            let turns = mirror.with(|mirror| mirror.as_ref().map_or(0, turns));
            match before {
                Some(&(known, since)) if known == turns => (known, since),
                _ => (turns, js_sys::Date::now()),
            }
        });
        Self { since, turn, now }
    }

    /// Has a seat's person been away for a while?
    pub(super) fn is_long(self, seat: u8) -> bool {
        let since = self.since(seat);
        since.is_some_and(|since| self.now.get() - since >= A_WHILE)
    }

    fn since(self, seat: u8) -> Option<f64> {
        self.since.with(|since| since.get(usize::from(seat)).copied().flatten())
    }

    /// May the visitor have a bot play for a seat's person, as far as the page can tell?
    pub(super) fn calls_for_bot(self, seen: &Seen, seat: u8) -> bool {
        let Some(place) = seen.seats.get(usize::from(seat)) else { return false };
        if seen.you.is_none_or(|you| you == seat)
            || !matches!(place.sitter, Sitter::Person { stand_in: None, .. })
        {
            return false;
        }
        let in_step = seen.settings.pace == Pace::InStep;
        let for_host = in_step && seen.you == seen.host && self.since(seat).is_some();
        for_host || self.is_long(seat) || in_step && is_waited_for(seen, seat) && self.waits_long()
    }

    fn waits_long(self) -> bool {
        let (_, since) = self.turn.get();
        self.now.get() - since >= TOO_LONG
    }
}

/// Has a seat still to act on the turn that lies there?
fn is_waited_for(seen: &Seen, seat: u8) -> bool {
    let seat = usize::from(seat);
    let acts = |game: &tubewright_wire::GameSeen| {
        Some(!*game.chosen.get(seat)? && game.runs.get(seat)?.len() < game.turns.len())
    };
    seen.game.as_ref().and_then(acts).unwrap_or_default()
}
