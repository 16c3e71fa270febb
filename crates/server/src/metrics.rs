//! Numbers for Prometheus, in its text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::log;
use crate::observe::Requests;
use crate::process;

/// Upper bounds of the buckets of all times, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

/// How often something took how long.
#[derive(Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn add(&self, took: Duration) {
        let millis = took.as_micros().div_ceil(1000) as u64;
        let place = BOUNDS.iter().position(|bound| millis <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[place].fetch_add(1, Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// Adds its figures to a page for Prometheus, with these labels.
    pub(crate) fn write(&self, page: &mut String, name: &str, labels: &str) {
        let mut count = 0;
        let comma = if labels.is_empty() { "" } else { "," };
        for (place, bucket) in self.buckets.iter().enumerate() {
            count += bucket.load(Relaxed);
            let bound =
                BOUNDS.get(place).map_or("+Inf".to_owned(), |millis| (*millis as f64 / 1000.0).to_string());
            let _ = writeln!(page, "tubewright_{name}_bucket{{{labels}{comma}le=\"{bound}\"}} {count}");
        }
        let sum = self.micros.load(Relaxed) as f64 / 1e6;
        let labels = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        let _ =
            writeln!(page, "tubewright_{name}_sum{labels} {sum}\ntubewright_{name}_count{labels} {count}");
    }
}

/// Figures that others know.
#[derive(Default)]
pub(crate) struct Other<'a> {
    pub(crate) build: &'a str,
    pub(crate) tables_stored: u64,
    pub(crate) disk_bytes: u64,
    pub(crate) bots_waiting: usize,
    pub(crate) mail_waiting: usize,
    pub(crate) reports: usize,
    /// When the process started, in milliseconds since 1970.
    pub(crate) started: u64,
}

/// All numbers; those that go up and down are signed.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: AtomicI64,
    pub(crate) tables_loaded: AtomicI64,
    pub(crate) thinking: AtomicI64,
    pub(crate) read_only: AtomicI64,
    pub(crate) disk_free: AtomicI64,
    pub(crate) disk_reserve: AtomicI64,
    pub(crate) disk_soon_low: AtomicI64,
    pub(crate) disk_low: AtomicI64,
    pub(crate) appends_waiting: AtomicI64,
    pub(crate) reads_waiting: AtomicI64,
    pub(crate) reports: AtomicU64,
    pub(crate) unwelcome: AtomicU64,
    pub(crate) banned: AtomicU64,
    pub(crate) sockets_opened: AtomicU64,
    pub(crate) tables_opened: AtomicU64,
    pub(crate) tables_swept: AtomicU64,
    pub(crate) commands_done: AtomicU64,
    pub(crate) commands_refused: AtomicU64,
    pub(crate) messages_sent: AtomicU64,
    pub(crate) entries_written: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) disk_failures: AtomicU64,
    pub(crate) unreadable: AtomicU64,
    pub(crate) too_fast: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) silent_sockets: AtomicU64,
    pub(crate) turned_away: AtomicU64,
    pub(crate) durable: Histogram,
    pub(crate) store_writes: Histogram,
    pub(crate) store_reads: Histogram,
    pub(crate) requests: Requests,
}

impl Metrics {
    /// The page that Prometheus reads; the figures that are not counted here come from whoever asks.
    pub(crate) fn page(&self, other: &Other<'_>) -> String {
        let mut page = String::new();
        let _ = writeln!(
            page,
            "# HELP tubewright_build_info The version of the server and the build of its page\n\
             # TYPE tubewright_build_info gauge\n\
             tubewright_build_info{{version=\"{}\",build=\"{}\"}} 1",
            env!("CARGO_PKG_VERSION"),
            other.build
        );
        let mut line = |kind: &str, name: &str, about: &str, value: i64| {
            let _ = writeln!(
                page,
                "# HELP tubewright_{name} {about}\n# TYPE tubewright_{name} {kind}\ntubewright_{name} {value}"
            );
        };
        let gauges = [
            ("sockets", "Open sockets", self.sockets.load(Relaxed)),
            ("tables_loaded", "Tables in memory", self.tables_loaded.load(Relaxed)),
            ("bots_thinking", "Bots that think or wait to", self.thinking.load(Relaxed)),
            ("read_only", "1 while the disk cannot be written", self.read_only.load(Relaxed)),
            ("bots_waiting", "Bots that wait for a place to think", other.bots_waiting as i64),
            ("mail_waiting", "Messages that wait for tables", other.mail_waiting as i64),
            ("appends_waiting", "Appends that wait for the disk", self.appends_waiting.load(Relaxed)),
            ("reads_waiting", "Reads that wait for the disk", self.reads_waiting.load(Relaxed)),
            ("reports_open", "Reports that no operator has resolved", other.reports as i64),
            ("tables_stored", "Tables on the disk", other.tables_stored as i64),
            ("disk_bytes", "Bytes of the database", other.disk_bytes as i64),
            ("disk_free_bytes", "Bytes that are free on its disk", self.disk_free.load(Relaxed)),
            ("disk_reserve_bytes", "Bytes kept for games that go on", self.disk_reserve.load(Relaxed)),
            ("disk_low", "1 while less is free than is kept for games", self.disk_low.load(Relaxed)),
        ];
        for (name, about, value) in gauges {
            line("gauge", name, about, value);
        }
        let counters = [
            ("sockets_opened_total", "Sockets that were accepted", &self.sockets_opened),
            ("tables_opened_total", "Tables that were opened", &self.tables_opened),
            ("tables_swept_total", "Old tables that were removed", &self.tables_swept),
            ("commands_done_total", "Commands carried out and durable", &self.commands_done),
            ("commands_refused_total", "Commands refused with a reason", &self.commands_refused),
            ("messages_sent_total", "Messages to clients", &self.messages_sent),
            ("entries_written_total", "Log entries made durable", &self.entries_written),
            ("conflicts_total", "Appends that another process forestalled", &self.conflicts),
            ("disk_failures_total", "Appends that the disk refused", &self.disk_failures),
            ("unreadable_messages_total", "Messages that could not be read", &self.unreadable),
            ("too_fast_total", "Messages beyond the rate of a connection", &self.too_fast),
            ("slow_readers_total", "Sockets cut off for reading too slowly", &self.slow_readers),
            ("silent_sockets_total", "Sockets swept after a long silence", &self.silent_sockets),
            ("reports_total", "Reports by people", &self.reports),
            ("unwelcome_total", "Names and lines with unwelcome words", &self.unwelcome),
            ("banned_total", "Requests and sockets of the banned", &self.banned),
            ("turned_away_total", "Requests and sockets beyond a limit", &self.turned_away),
        ];
        for (name, about, value) in counters {
            line("counter", name, about, value.load(Relaxed) as i64);
        }
        let about = "Log lines left out because too many of their kind came";
        line("counter", "log_lines_left_out_total", about, log::left_out() as i64);
        for (name, about, times) in [
            ("durable_seconds", "From a command's arrival until it was on the disk", &self.durable),
            ("store_write_seconds", "How long an append took", &self.store_writes),
            ("store_read_seconds", "How long all else took that waits for the store", &self.store_reads),
        ] {
            let _ = writeln!(page, "# HELP tubewright_{name} {about}\n# TYPE tubewright_{name} histogram");
            times.write(&mut page, name, "");
        }
        self.requests.write(&mut page);
        process::write(&mut page, other.started);
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_histogram_counts_upwards() {
        let metrics = Metrics::default();
        for millis in [1, 3, 3, 2000] {
            metrics.durable.add(Duration::from_millis(millis));
        }
        let page = metrics.page(&Other { build: "b", tables_stored: 7, ..Other::default() });
        for line in [
            "tubewright_durable_seconds_bucket{le=\"0.001\"} 1",
            "tubewright_durable_seconds_bucket{le=\"0.005\"} 3",
            "tubewright_durable_seconds_bucket{le=\"1\"} 3",
            "tubewright_durable_seconds_bucket{le=\"+Inf\"} 4",
            "tubewright_durable_seconds_sum 2.007",
            "tubewright_tables_stored 7",
            concat!("tubewright_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\",build=\"b\"} 1"),
        ] {
            assert!(page.lines().any(|it| it == line), "{line} is missing in\n{page}");
        }
    }
}
