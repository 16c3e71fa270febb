//! Lines from a stranger: never more of them in memory than commands can need.

use std::collections::VecDeque;
use std::io::{BufRead, Read};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The longest action has some thirty signs.
const LONGEST: u64 = 4096;

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Line(String),
    TooLong,
    End,
}

/// Reads a line; one that is too long is read to its end and dropped, bytes that are no UTF-8 are replaced.
pub(crate) fn next_line(input: &mut impl BufRead) -> std::io::Result<Input> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Input::End);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Input::TooLong);
    }
    Ok(Input::Line(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// So many lines wait to be looked at; the rest stays where it comes from.
const WAITING: usize = 64;

/// Where lines wait, and where whoever looks at them waits for more or for other news.
#[derive(Default)]
pub(crate) struct Mailbox {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    lines: VecDeque<Input>,
    /// Something has come that nobody has looked at.
    has_news: bool,
    /// Nobody looks any more.
    is_closed: bool,
}

impl Mailbox {
    /// A mailbox into which the lines of this input come.
    pub(crate) fn of(mut input: impl BufRead + Send + 'static) -> Arc<Self> {
        let mailbox = Arc::new(Self::default());
        let filled = mailbox.clone();
        thread::spawn(move || {
            loop {
                // A terminal that cannot be read has ended.
                let line = next_line(&mut input).unwrap_or(Input::End);
                let has_ended = line == Input::End;
                if !filled.put(line) || has_ended {
                    return;
                }
            }
        });
        mailbox
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nobody leaves it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a line once there is room; `false` where nobody looks any more.
    fn put(&self, line: Input) -> bool {
        let is_full = |state: &mut State| state.lines.len() >= WAITING && !state.is_closed;
        let mut state = self.changed.wait_while(self.lock(), is_full).unwrap_or_else(PoisonError::into_inner);
        state.lines.push_back(line);
        state.has_news = true;
        self.changed.notify_all();
        !state.is_closed
    }

    /// Puts a line back that was taken too early.
    pub(crate) fn put_back(&self, line: Input) {
        self.lock().lines.push_front(line);
    }

    /// Tells whoever waits to look for news elsewhere.
    pub(crate) fn wake(&self) {
        self.lock().has_news = true;
        self.changed.notify_all();
    }

    /// Takes the next line, if its time has come.
    pub(crate) fn take(&self, is_due: impl FnOnce(&Input) -> bool) -> Option<Input> {
        let mut state = self.lock();
        let line = if is_due(state.lines.front()?) { state.lines.pop_front() } else { None };
        self.changed.notify_all();
        line
    }

    /// Waits for a line or other news, but no longer than this.
    pub(crate) fn wait(&self, most: Duration) {
        let is_quiet = |state: &mut State| !state.has_news;
        let waited = self.changed.wait_timeout_while(self.lock(), most, is_quiet);
        waited.unwrap_or_else(PoisonError::into_inner).0.has_news = false;
    }

    /// Lets whoever reads for us stop.
    pub(crate) fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use super::{Input, LONGEST, Mailbox, WAITING, next_line};

    #[test]
    fn a_line_without_end_is_dropped_and_the_next_one_read() {
        let mut text = vec![b'x'; 3 * LONGEST as usize];
        text.extend_from_slice(b"\n pass \xff\n");
        let mut input = &text[..];
        assert_eq!(next_line(&mut input).ok(), Some(Input::TooLong));
        assert_eq!(next_line(&mut input).ok(), Some(Input::Line("pass \u{fffd}".to_owned())));
        assert_eq!(next_line(&mut input).ok(), Some(Input::End));
    }

    /// Counts what was read of something without end.
    struct Endless(Arc<AtomicU64>);

    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            buffer[0] = b'\n';
            self.0.fetch_add(1, Ordering::SeqCst);
            Ok(1)
        }
    }

    #[test]
    fn input_without_end_waits_where_it_comes_from() {
        let count = Arc::new(AtomicU64::new(0));
        let mailbox = Mailbox::of(std::io::BufReader::with_capacity(1, Endless(count.clone())));
        let mut taken = 0;
        while taken < 1000 {
            mailbox.wait(Duration::from_secs(60));
            while mailbox.take(|_| true).is_some() {
                taken += 1;
            }
            // What waits, and one line that waits for room.
            assert!(count.load(Ordering::SeqCst) <= taken + WAITING as u64 + 1);
        }
        mailbox.close();
    }

    #[test]
    fn a_line_whose_time_has_not_come_stays_and_wakes_nobody_again() {
        let mailbox = Mailbox::of(Cursor::new("pass\n"));
        let arrived = |mailbox: &Mailbox| mailbox.lock().lines.len() == 2;
        while !arrived(&mailbox) {
            mailbox.wait(Duration::from_secs(60));
        }
        mailbox.wait(Duration::ZERO);
        assert_eq!(mailbox.take(|_| false), None);
        mailbox.wait(Duration::from_millis(1));
        assert_eq!(mailbox.take(|_| true), Some(Input::Line("pass".to_owned())));
        mailbox.put_back(Input::TooLong);
        assert_eq!(
            [mailbox.take(|_| true), mailbox.take(|_| true)],
            [Some(Input::TooLong), Some(Input::End)]
        );
    }
}
