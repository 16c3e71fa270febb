//! How many nodes a decision may have so that a whole review takes a given time; the clock is the caller's.

/// Adapts the nodes of each decision to the time that is left.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    nodes: f64,
    left: usize,
    spent: f64,
}

impl Pace {
    /// So few are quick on any machine, and show how quick it is.
    const FIRST: f64 = 50.0;
    /// Fewer say nothing, and more fill the memory.
    const LEAST: f64 = 20.0;
    const MOST: f64 = 300_000.0;
    /// Decisions differ in what they take: one of them does not change the pace by more than this.
    const CHANGE: f64 = 4.0;

    /// The pace of a review of so many decisions.
    pub const fn of(decisions: usize) -> Self {
        Self { nodes: Self::FIRST, left: decisions, spent: 0.0 }
    }

    /// The nodes for the next decision.
    pub const fn nodes(&self) -> u64 {
        self.nodes as u64
    }

    /// A decision is done, and this share of the whole time is spent, from 0 to 1.
    pub fn spent(&mut self, share: f64) {
        self.left = self.left.saturating_sub(1);
        let took = (share - self.spent).max(1e-6);
        self.spent = share;
        let each = (1.0 - share).max(0.0) / self.left.max(1) as f64;
        let change = (each / took).clamp(1.0 / Self::CHANGE, Self::CHANGE);
        self.nodes = (self.nodes * change).clamp(Self::LEAST, Self::MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_takes_about_its_time_on_fast_machines_and_slow_ones() {
        // So many nodes a decision take the whole time.
        for whole in [2e3, 1e5, 5e6] {
            let (mut pace, mut spent) = (Pace::of(37), 0.0);
            for decision in 0..37 {
                // Some decisions take twice as long for as many nodes.
                spent += pace.nodes() as f64 / whole * if decision % 3 == 0 { 2.0 } else { 1.0 };
                pace.spent(spent);
            }
            assert!((0.75..1.25).contains(&spent), "{spent} of the time of {whole} nodes");
        }
    }
}
