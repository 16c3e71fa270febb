//! How long decisions took.

use std::time::Duration;

/// Times of decisions, in classes 1.6 % wide: millions of them take no more room than ten.
#[derive(Clone, Debug)]
pub(super) struct Times {
    pub(super) count: u64,
    nanos: u64,
    classes: Vec<u64>,
}

impl Default for Times {
    fn default() -> Self {
        Self { count: 0, nanos: 0, classes: vec![0; Self::CLASSES] }
    }
}

impl Times {
    /// Classes for each doubling, as a power of two.
    const FINE: u32 = 6;
    const CLASSES: usize = (64 - Self::FINE as usize + 1) << Self::FINE;

    pub(super) fn count(&mut self, time: Duration) {
        let nanos = time.as_nanos() as u64;
        self.count += 1;
        self.nanos += nanos;
        self.classes[Self::class(nanos)] += 1;
    }

    /// Below 64 ns a class each; then the exponent and the next six bits.
    fn class(nanos: u64) -> usize {
        let doublings = (nanos >> Self::FINE).checked_ilog2().map_or(0, |log| log + 1);
        if doublings == 0 {
            return nanos as usize;
        }
        let fine = nanos >> (doublings - 1) & ((1 << Self::FINE) - 1);
        ((doublings as usize) << Self::FINE) + fine as usize
    }

    /// The longest time of a class.
    fn longest(class: usize) -> u64 {
        let (doublings, fine) = (class as u64 >> Self::FINE, class as u64 & ((1 << Self::FINE) - 1));
        if doublings == 0 {
            return fine;
        }
        ((((1 << Self::FINE) + fine + 1) as u128) << (doublings - 1)).saturating_sub(1) as u64
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.nanos += other.nanos;
        self.classes.iter_mut().zip(&other.classes).for_each(|(all, more)| *all += more);
    }

    pub(super) fn mean_ms(&self) -> f64 {
        self.nanos as f64 / 1e6 / self.count.max(1) as f64
    }

    pub(super) fn p99_ms(&self) -> f64 {
        let mut longer = self.count / 100;
        for (class, &count) in self.classes.iter().enumerate().rev() {
            if count > longer {
                return Self::longest(class) as f64 / 1e6;
            }
            longer -= count;
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_holds_the_times_that_it_says() {
        for nanos in (0..10_000).chain([1 << 20, (1 << 40) + 12345, u64::MAX]) {
            let class = Times::class(nanos);
            assert!(nanos <= Times::longest(class), "{nanos}");
            assert!(class == 0 || nanos > Times::longest(class - 1), "{nanos}");
        }
    }

    #[test]
    fn the_99th_of_a_hundred_times() {
        let mut times = Times::default();
        (1..=100).for_each(|ns| times.count(Duration::from_nanos(ns)));
        assert!((times.p99_ms() - 99e-6).abs() < 3e-6, "{}", times.p99_ms());
    }
}
