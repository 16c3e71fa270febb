//! The log: one line of JSON on standard error for each thing that whoever runs the server may want to know.
//!
//! The code says `tracing::warn!` for what went wrong and `tracing::info!` for what happened; the message is a word to
//! search for. What a stranger can cause as often as they like fills no disk: each place in the code has a rate.

use std::collections::HashMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tracing::level_filters::LevelFilter;
use tracing::subscriber::Interest;
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{FilterExt, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Context, Filter, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;

use crate::limits::Bucket;

/// The target of the lines about requests.
pub(crate) const ACCESS: &str = "tubewright::access";
/// The target of the lines about what operators do.
pub(crate) const AUDIT: &str = "tubewright::audit";

/// How much is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verbosity {
    /// Nothing at all.
    Silent,
    /// Only what went wrong.
    #[default]
    Problems,
    /// What happens to the server and its tables.
    Normal,
}

/// Writes the log to standard error from now on; with `access`, a line for each request too.
///
/// A program does so once; without it nothing is written, as in tests.
pub fn init_log(verbosity: Verbosity, access: bool) {
    let log = tracing_subscriber::registry().with(layer(io::stderr, verbosity, access));
    // An error means that somebody listens already.
    let _ = tracing::subscriber::set_global_default(log);
}

fn layer<S, W>(writer: W, verbosity: Verbosity, access: bool) -> impl Layer<S>
where
    S: Subscriber + for<'span> LookupSpan<'span>,
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let (own, audit) = match verbosity {
        Verbosity::Silent => (LevelFilter::OFF, LevelFilter::OFF),
        Verbosity::Problems => (LevelFilter::WARN, LevelFilter::INFO),
        Verbosity::Normal => (LevelFilter::INFO, LevelFilter::INFO),
    };
    let targets = Targets::new()
        .with_target("tubewright", own)
        .with_target("tubewright_server", own)
        .with_target("tubewright_store", own)
        .with_target(ACCESS, if access { LevelFilter::INFO } else { LevelFilter::OFF })
        .with_target(AUDIT, audit);
    let json = tracing_subscriber::fmt::layer().json().flatten_event(true).with_current_span(false);
    json.with_span_list(false).with_writer(writer).with_filter(targets.and(Rate::default()))
}

/// So many lines of one kind may come at once, and so many a second in the long run: 26 MB a day of lines as long as they get.
const MAX_LINES: f64 = 60.0;
const LINES_PER_SECOND: f64 = 1.0;

static LEFT_OUT: AtomicU64 = AtomicU64::new(0);

/// How many lines were left out since the start, because too many of their kind came.
pub(crate) fn left_out() -> u64 {
    LEFT_OUT.load(Relaxed)
}

/// Lets lines of each kind through at a rate.
#[derive(Default)]
struct Rate(Mutex<HashMap<tracing::callsite::Identifier, Bucket>>);

impl<S> Filter<S> for Rate {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn callsite_enabled(&self, _: &'static Metadata<'static>) -> Interest {
        Interest::sometimes()
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        // Whoever asked for these wants all of them; requests have limits of their own.
        if event.metadata().target() == ACCESS || event.metadata().target() == AUDIT {
            return true;
        }
        let now = Instant::now();
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kind = kinds.entry(event.metadata().callsite()).or_insert_with(|| Bucket::full(MAX_LINES, now));
        let in_time = kind.take(MAX_LINES, LINES_PER_SECOND, now);
        if !in_time {
            LEFT_OUT.fetch_add(1, Relaxed);
        }
        in_time
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("whole").extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn written(verbosity: Verbosity, access: bool, say: impl FnOnce()) -> Vec<serde_json::Value> {
        let written = Written::default();
        let writer = written.clone();
        let log = tracing_subscriber::registry().with(layer(move || writer.clone(), verbosity, access));
        tracing::subscriber::with_default(log, say);
        let text = String::from_utf8(written.0.lock().expect("whole").clone()).expect("text");
        text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
    }

    #[test]
    fn a_line_is_json_with_its_level_its_word_and_its_facts() {
        let say = || {
            tracing::warn!(table = "k3jq", why = %"it is \"damaged\"", "table-damaged");
            tracing::info!(tables = 3, "swept");
            tracing::info!(target: ACCESS, path = "/", "request");
        };
        let lines = written(Verbosity::Problems, false, say);
        assert_eq!(lines.len(), 1, "{lines:?}");
        for (name, value) in
            [("level", "WARN"), ("message", "table-damaged"), ("table", "k3jq"), ("why", "it is \"damaged\"")]
        {
            assert_eq!(lines[0][name], value, "{lines:?}");
        }
        assert!(lines[0]["timestamp"].is_string());
        let lines = written(Verbosity::Normal, true, say);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert_eq!((&lines[1]["message"], &lines[1]["tables"]), (&"swept".into(), &3.into()));
        assert!(written(Verbosity::Silent, false, say).is_empty());
    }

    #[test]
    fn what_a_stranger_repeats_does_not_fill_the_log() {
        let before = left_out();
        let lines = written(Verbosity::Problems, false, || {
            for client in 0..10_000 {
                tracing::warn!(client, "client-is-ahead");
            }
            tracing::warn!("accept-failed");
        });
        let kinds = |word: &str| lines.iter().filter(|line| line["message"] == word).count();
        assert!((60..100).contains(&kinds("client-is-ahead")), "{}", kinds("client-is-ahead"));
        assert_eq!(kinds("accept-failed"), 1, "another kind has its own rate");
        assert!(left_out() - before >= 9_900);
    }
}
