//! The server's clock: milliseconds since 1970 that never go back and never stand still.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// What is added to the time since the start; it only grows.
struct Steady(AtomicU64);

impl Steady {
    /// The time, given the milliseconds since the start and what the system's clock says. A clock that is set forward is
    /// followed; one that is set back is not, and time goes on from where it was.
    fn at(&self, since_start: u64, wall: u64) -> u64 {
        let wanted = wall.saturating_sub(since_start);
        since_start + self.0.fetch_max(wanted, Relaxed).max(wanted)
    }
}

/// Milliseconds since 1970, for tables: they count time that passes, whatever happens to the system's clock.
pub(crate) fn now() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    static STEADY: Steady = Steady(AtomicU64::new(0));
    let since_start = START.get_or_init(Instant::now).elapsed().as_millis() as u64;
    STEADY.at(since_start, wall())
}

/// Milliseconds since 1970 as the system's clock has them.
pub(crate) fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_does_not_stop_the_time() {
        let steady = Steady(AtomicU64::new(0));
        assert_eq!(steady.at(0, 1_000_000), 1_000_000);
        assert_eq!(steady.at(50, 1_000_050), 1_000_050);
        // Ten minutes back.
        assert_eq!(steady.at(60, 400_060), 1_000_060);
        assert_eq!(steady.at(5_060, 405_060), 1_005_060);
        // Forward, and back again.
        assert_eq!(steady.at(5_070, 9_000_000), 9_000_000);
        assert_eq!(steady.at(5_080, 405_080), 9_000_010);
    }
}
