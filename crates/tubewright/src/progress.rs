//! A bar on stderr for what takes long, where somebody can see it.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tubewright_texts::t;

use crate::words::texts;

/// A bar that is drawn again at most ten times a second.
pub(crate) struct Progress {
    start: Instant,
    /// The tenth of a second in which it was drawn last.
    drawn: AtomicU64,
    seen: bool,
    /// Held while something is written; true once the bar is gone for good.
    gone: Mutex<bool>,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            start: Instant::now(),
            drawn: AtomicU64::new(0),
            seen: stderr().is_terminal(),
            gone: Mutex::new(false),
        }
    }
}

impl Progress {
    /// A bar that nobody sees.
    pub(crate) fn none() -> Self {
        Self { seen: false, ..Self::default() }
    }

    /// Draws the bar; may be called from any thread, as often as one likes.
    pub(crate) fn show(&self, done: u64, all: u64) {
        let elapsed = self.start.elapsed();
        let tenth = elapsed.as_millis() as u64 / 100;
        if !self.seen || self.drawn.fetch_max(tenth, Ordering::Relaxed) >= tenth {
            return;
        }
        const WIDTH: u64 = 40;
        let filled = (WIDTH * done / all.max(1)) as usize;
        let left = elapsed.as_secs_f64() / done.max(1) as f64 * all.saturating_sub(done) as f64;
        let bar = format!("{}{}", "#".repeat(filled), ".".repeat(WIDTH as usize - filled));
        let left = t!(texts(), "progress-left", done = done, all = all, seconds = left.round());
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        if *gone {
            return;
        }
        // A bar that cannot be drawn is no loss.
        let _ = write!(stderr(), "\r[{bar}] {left}\u{1b}[K");
    }

    /// Takes the bar away for good, whatever other threads still have to show.
    pub(crate) fn clear(&self) {
        *self.gone.lock().unwrap_or_else(PoisonError::into_inner) = true;
        if self.seen {
            let _ = write!(stderr(), "\r\u{1b}[K");
        }
    }
}
