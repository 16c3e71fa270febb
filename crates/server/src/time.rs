//! The server's clock: milliseconds since 1970 that never stand still, and follow the system's clock only where it has held
//! for a while.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The system's clock may move by so much, in milliseconds, beside the time that passes before it counts as set.
const NEAR: u64 = 2_000;
/// What it was set to counts once it has held so long, in milliseconds.
const HELD: u64 = 5 * 60 * 1000;

/// How far the system's clock is from the time since the start, as it was found, and since when.
#[derive(Clone, Copy)]
struct Found {
    offset: i64,
    since: u64,
}

/// Time that passes, with what is added to it to make a time of day.
#[derive(Default)]
struct Steady {
    offset: i64,
    found: Option<Found>,
    /// Has the system's clock held for a while since the start?
    is_certain: bool,
}

impl Steady {
    /// The time, given the milliseconds since the start and what the system's clock says, and by how many milliseconds the
    /// system's clock was just set. Nothing is believed of a clock that was set until it has held for a while; one that was
    /// set back is then not followed, and time goes on from where it was. Only right after the start, when nobody knows
    /// whether the clock was ever right, it is.
    fn at(&mut self, since_start: u64, wall: u64) -> (u64, Option<i64>) {
        let offset = wall.cast_signed().saturating_sub(since_start.cast_signed());
        let mut was_set = None;
        match self.found {
            None => {
                self.offset = offset;
                self.found = Some(Found { offset, since: since_start });
            }
            Some(found) if found.offset.abs_diff(offset) > NEAR => {
                was_set = Some(offset.saturating_sub(found.offset));
                self.found = Some(Found { offset, since: since_start });
            }
            Some(found) if since_start.saturating_sub(found.since) >= HELD => {
                self.offset = if self.is_certain { self.offset.max(offset) } else { offset };
                self.is_certain = true;
                self.found = Some(Found { offset, since: found.since });
            }
            Some(_) => {}
        }
        (since_start.saturating_add_signed(self.offset), was_set)
    }

    /// How long the system's clock has held.
    fn held(&self, since_start: u64) -> Duration {
        let since = self.found.map_or(since_start, |found| found.since);
        Duration::from_millis(since_start.saturating_sub(since))
    }
}

static STEADY: Mutex<Steady> = Mutex::new(Steady { offset: 0, found: None, is_certain: false });

fn since_start() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// Milliseconds since 1970, for tables: they count time that passes, whatever happens to the system's clock.
pub(crate) fn now() -> u64 {
    let since_start = since_start();
    let (now, was_set) = STEADY.lock().unwrap_or_else(PoisonError::into_inner).at(since_start, wall());
    if let Some(by) = was_set {
        tracing::warn!(
            milliseconds = by,
            why = "tables count the time that passes; a clock that is ahead counts once it has held for five minutes",
            "clock-was-set"
        );
    }
    now
}

/// Has the system's clock ever held for so long since the start?
pub(crate) fn is_certain(held: Duration) -> bool {
    let steady = STEADY.lock().unwrap_or_else(PoisonError::into_inner);
    steady.is_certain || steady.held(since_start()) >= held
}

/// Milliseconds since 1970 as the system's clock has them.
pub(crate) fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60 * 1000;
    const START: u64 = 1_800_000_000_000;

    /// A clock that has run for ten minutes, and the time since its start.
    fn running() -> (Steady, u64) {
        let mut steady = Steady::default();
        for since in (0..=600_000).step_by(1_000) {
            assert_eq!(steady.at(since, START + since), (START + since, None));
        }
        assert!(steady.is_certain);
        (steady, 600_000)
    }

    #[test]
    fn a_clock_that_is_set_back_does_not_stop_the_time() {
        let (mut steady, mut since) = running();
        // Ten minutes back, for good.
        assert_eq!(steady.at(since, START), (START + since, Some(-600_000)));
        for _ in 0..600 {
            since += 1_000;
            assert_eq!(steady.at(since, START + since - 600_000), (START + since, None));
        }
    }

    #[test]
    fn a_jump_ahead_that_is_taken_back_brings_nothing_about_and_is_noticed_once_each_way() {
        let (mut steady, mut since) = running();
        let ahead = 8 * DAY;
        assert_eq!(steady.at(since, START + since + ahead), (START + since, Some(ahead.cast_signed())));
        for _ in 0..240 {
            since += 1_000;
            assert_eq!(steady.at(since, START + since + ahead), (START + since, None), "not believed yet");
        }
        assert_eq!(steady.at(since, START + since), (START + since, Some(-ahead.cast_signed())));
        for _ in 0..600 {
            since += 1_000;
            assert_eq!(steady.at(since, START + since), (START + since, None));
        }
    }

    #[test]
    fn a_jump_ahead_that_holds_is_followed_after_some_minutes() {
        // As after a sleep, in which no time since the start has passed.
        let (mut steady, since) = running();
        let ahead = 3 * DAY;
        steady.at(since, START + since + ahead);
        let before = steady.at(since + HELD - 1, START + since + HELD - 1 + ahead);
        assert_eq!(before, (START + since + HELD - 1, None));
        let after = steady.at(since + HELD, START + since + HELD + ahead);
        assert_eq!(after, (START + since + HELD + ahead, None));
    }

    #[test]
    fn a_clock_that_is_set_right_after_the_start_is_followed_both_ways() {
        let mut steady = Steady::default();
        // Until it was set, it was a month ahead.
        assert_eq!(steady.at(0, START + 30 * DAY).0, START + 30 * DAY);
        assert_eq!(steady.at(20_000, START).1, Some(-(30 * DAY + 20_000).cast_signed()));
        assert!(!steady.is_certain);
        let held = 20_000 + HELD;
        assert_eq!(steady.at(held, START + HELD).0, START + HELD);
        assert!(steady.is_certain);
    }

    #[test]
    fn small_corrections_are_followed() {
        let (mut steady, since) = running();
        assert_eq!(steady.at(since + 1, START + since + 501), (START + since + 501, None));
    }
}
