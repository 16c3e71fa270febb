//! A store that lasts as long as the process, for tests and for trying things out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::api::{Append, Done, Facts, Listed, Person, Policy, Rewrite, Store, Tail, Whole};
use crate::chain::Head;
use crate::error::{Failure, StoreError};

#[derive(Default)]
struct Log {
    entries: Vec<Vec<u8>>,
    epoch: u64,
    created: u64,
    touched: u64,
    facts: Facts,
    people: BTreeSet<Person>,
}

impl Log {
    fn len_and_epoch(&self) -> (u64, u64) {
        (self.entries.len() as u64, self.epoch)
    }

    fn listed(&self, table: &str) -> Listed {
        let facts = self.facts.clone();
        Listed { table: table.to_owned(), created: self.created, touched: self.touched, facts }
    }
}

/// Logs in memory.
#[derive(Default)]
pub struct Memory {
    logs: Mutex<BTreeMap<String, Log>>,
}

impl Memory {
    fn logs(&self) -> MutexGuard<'_, BTreeMap<String, Log>> {
        // No call leaves the map half changed, so a panic elsewhere has spoiled nothing.
        self.logs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, append: Append) -> Result<(), StoreError> {
        let mut logs = self.logs();
        let there = logs.get(&append.table).map_or((0, 0), Log::len_and_epoch);
        if there != (append.expected, append.epoch.unwrap_or(there.1)) {
            return Err(StoreError::Conflict { len: there.0, epoch: there.1 });
        }
        let new = || Log { created: append.now, touched: append.now, ..Log::default() };
        let log = logs.entry(append.table).or_insert_with(new);
        log.entries.extend(append.entries);
        log.people.extend(append.people);
        if let Some(facts) = append.facts {
            (log.facts, log.touched) = (facts, append.now);
        }
        Ok(())
    }

    fn lists(&self, keep: impl Fn(&Log) -> bool) -> Vec<Listed> {
        let logs = self.logs();
        let mut found: Vec<_> =
            logs.iter().filter(|(_, log)| keep(log)).map(|(table, log)| log.listed(table)).collect();
        found.sort_by(|a, b| (b.created, &b.table).cmp(&(a.created, &a.table)));
        found
    }
}

impl Store for Memory {
    fn submit(&self, append: Append, done: Done) {
        done(self.write(append));
    }

    fn tail(&self, table: &str, from: u64) -> Result<Tail, StoreError> {
        let logs = self.logs();
        let log = logs.get(table).ok_or(StoreError::Unknown)?;
        let entries = log.entries.iter().skip(from as usize).cloned().collect();
        Ok(Tail { head: Head::of(table, log.epoch, &log.entries), entries })
    }

    fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        let mut logs = self.logs();
        let log = logs.get_mut(&rewrite.table).ok_or(StoreError::Unknown)?;
        let (len, epoch) = log.len_and_epoch();
        if (len, epoch) != (rewrite.entries.len() as u64, rewrite.epoch) {
            return Err(StoreError::Conflict { len, epoch });
        }
        (log.entries, log.epoch) = (rewrite.entries, epoch + 1);
        if let Some(facts) = rewrite.facts {
            log.facts = facts;
        }
        log.people.retain(|person| !rewrite.forgotten.contains(person));
        Ok(())
    }

    fn facts(&self, table: &str) -> Result<Listed, StoreError> {
        self.logs().get(table).map(|log| log.listed(table)).ok_or(StoreError::Unknown)
    }

    fn listed(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let mut found = self.lists(|log| log.facts.listed);
        found.truncate(most);
        Ok(found)
    }

    fn waking(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let logs = self.logs();
        let wakes = logs.iter().filter_map(|(table, log)| Some((table.clone(), log.facts.wake?)));
        let mut wakes: Vec<_> = wakes.collect();
        wakes.sort_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
        Ok(wakes)
    }

    fn tables_of(
        &self,
        person: &Person,
        after: Option<(u64, &str)>,
        most: usize,
    ) -> Result<Vec<Listed>, StoreError> {
        let mut found = self.lists(|log| log.people.contains(person));
        found.retain(|it| after.is_none_or(|after| (it.created, it.table.as_str()) < after));
        found.truncate(most);
        Ok(found)
    }

    fn forget(&self, person: &Person, table: &str) -> Result<(), StoreError> {
        if let Some(log) = self.logs().get_mut(table) {
            log.people.remove(person);
        }
        Ok(())
    }

    fn delete(&self, table: &str) -> Result<(), StoreError> {
        self.logs().remove(table).map(drop).ok_or(StoreError::Unknown)
    }

    fn sweep(&self, policy: Policy) -> Result<Vec<String>, StoreError> {
        let mut gone = Vec::new();
        self.logs().retain(|table, log| {
            let before = if log.facts.over { policy.over_before } else { policy.open_before };
            let old = log.touched < before && log.touched >= policy.not_before;
            if old {
                gone.push(table.clone());
            }
            !old
        });
        Ok(gone)
    }

    fn people(&self, table: &str) -> Result<Vec<Person>, StoreError> {
        let logs = self.logs();
        let log = logs.get(table).ok_or(StoreError::Unknown)?;
        Ok(log.people.iter().copied().collect())
    }

    fn ids(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.logs().keys().cloned().collect())
    }

    fn import(&self, whole: Whole) -> Result<(), StoreError> {
        let mut logs = self.logs();
        let Whole { listed: Listed { table, created, touched, facts }, epoch, entries, people } = whole;
        if let Some(log) = logs.get(&table) {
            let (len, epoch) = log.len_and_epoch();
            return Err(StoreError::Conflict { len, epoch });
        }
        let people = people.into_iter().collect();
        logs.insert(table, Log { entries, epoch, created, touched, facts, people });
        Ok(())
    }

    fn count(&self) -> Result<u64, StoreError> {
        Ok(self.logs().len() as u64)
    }

    fn probe(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed(Failure::InMemory))
    }

    fn size(&self) -> u64 {
        0
    }
}
