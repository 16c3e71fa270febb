//! What was measured.

use std::time::Duration;

use serde::Serialize;

/// How long each of many things took.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<u32>);

impl Times {
    /// One more.
    pub fn add(&mut self, took: Duration) {
        self.0.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    /// Takes in others.
    pub fn extend(&mut self, others: &Self) {
        self.0.extend_from_slice(&others.0);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The time in milliseconds within which this share of them was done; 1 for the longest of all.
    pub fn within(&mut self, share: f64) -> f64 {
        self.0.sort_unstable();
        let place = (self.0.len() as f64 * share).ceil() as usize;
        let micros = self.0.get(place.saturating_sub(1)).or(self.0.last());
        micros.map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }
}

/// One measurement.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// Sockets that were open.
    pub sockets: usize,
    /// Seconds that were measured.
    pub seconds: f64,
    /// Commands that were acknowledged as durable.
    pub commands: usize,
    /// The same a second.
    pub commands_per_s: f64,
    /// Messages that clients received a second.
    pub messages_per_s: f64,
    /// From send to acknowledged, in milliseconds: half of them within this time,
    pub p50_ms: f64,
    /// 99 of 100,
    pub p99_ms: f64,
    /// all of them.
    pub max_ms: f64,
    /// Commands that were refused, and clients that lost their connection.
    pub failures: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_a_hundred_times() {
        let mut times = Times::default();
        for millis in (1..=100).rev() {
            times.add(Duration::from_millis(millis));
        }
        assert_eq!([times.within(0.5), times.within(0.99), times.within(1.0)], [50.0, 99.0, 100.0]);
    }
}
