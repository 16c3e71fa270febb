//! Tables outside the memory at which something happens by itself, by time.

use std::collections::{BTreeSet, HashMap};

/// When each is to be looked at; a table has one time.
#[derive(Default)]
pub(crate) struct Wakes {
    by_time: BTreeSet<(u64, String)>,
    by_table: HashMap<String, u64>,
}

impl Wakes {
    /// Sets a table's time, in milliseconds since 1970, in the place of the one that it had.
    pub(crate) fn set(&mut self, table: String, at: u64) {
        if let Some(old) = self.by_table.insert(table.clone(), at) {
            self.by_time.remove(&(old, table.clone()));
        }
        self.by_time.insert((at, table));
    }

    /// Takes out the tables whose time has come, the earliest first and only so many.
    pub(crate) fn due(&mut self, now: u64, most: usize) -> Vec<String> {
        let mut due = Vec::new();
        while due.len() < most
            && self.by_time.first().is_some_and(|(at, _)| *at <= now)
            && let Some((_, table)) = self.by_time.pop_first()
        {
            self.by_table.remove(&table);
            due.push(table);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_wakes_once_at_the_time_that_was_set_last() {
        let mut wakes = Wakes::default();
        for at in [30, 10, 20] {
            wakes.set("a".to_owned(), at);
        }
        wakes.set("b".to_owned(), 15);
        assert!(wakes.due(14, 9).is_empty());
        assert_eq!(wakes.due(100, 1), ["b"]);
        assert_eq!(wakes.due(100, 9), ["a"]);
        assert!(wakes.by_table.is_empty() && wakes.by_time.is_empty());
    }

    #[test]
    fn loading_and_unloading_does_not_add_up() {
        let mut wakes = Wakes::default();
        for at in 0..1_000 {
            wakes.set("a".to_owned(), at);
        }
        assert_eq!(wakes.by_time.len(), 1);
    }
}
