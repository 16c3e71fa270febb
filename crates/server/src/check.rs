//! Checks a whole store, rebuilds one that is damaged, and copies tables from one store to another.

use std::collections::BTreeSet;

use tubewright_store::{Damage, Listed, Person, Store, StoreError, Whole};
use tubewright_table::{Event, Table};

use crate::actor::{facts, store_people};
use crate::time::now;

/// Something damaged: a table, or the store as such.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The table.
    pub table: Option<String>,
    /// What is wrong.
    pub what: Damage,
}

/// Reads every table, compares it with the indices, and tells what is damaged. Returns how many tables are sound.
pub fn check(store: &dyn Store, mut tell: impl FnMut(Finding)) -> Result<u64, StoreError> {
    for what in store.damages()? {
        tell(Finding { table: None, what });
    }
    let mut sound = 0;
    for table in store.ids()? {
        match unless_it_changes(store, &table) {
            Ok(()) => sound += 1,
            // It was deleted meanwhile.
            Err(StoreError::Unknown) => {}
            Err(StoreError::Corrupt(what)) => tell(Finding { table: Some(table), what }),
            Err(error) => return Err(error),
        }
    }
    Ok(sound)
}

/// Log, facts and people are read one after the other: while somebody writes, they may not fit together.
fn unless_it_changes(store: &dyn Store, table: &str) -> Result<(), StoreError> {
    for _ in 0..5 {
        let before = store.tail(table, 0)?.head;
        let found = sound(store, table);
        if found.is_ok() || store.tail(table, 0)?.head == before {
            return found.map(drop);
        }
    }
    Ok(())
}

/// A table whose log tells of a game, and whose people are those of the log.
fn sound(store: &dyn Store, table: &str) -> Result<Whole, StoreError> {
    let whole = store.whole(table)?;
    let events = events(&whole.entries)?;
    if people(&events) != whole.people {
        return Err(StoreError::Corrupt(Damage::People));
    }
    Ok(whole)
}

fn events(entries: &[Vec<u8>]) -> Result<Vec<Event>, StoreError> {
    let damaged =
        |corrupt: tubewright_table::CorruptLogError| StoreError::Corrupt(Damage::Other(corrupt.to_string()));
    let events = Event::read_log(0, entries).map_err(damaged)?;
    Table::replay(&events, now()).map_err(damaged)?;
    Ok(events)
}

fn people(events: &[Event]) -> Vec<Person> {
    store_people(events).into_iter().collect::<BTreeSet<_>>().into_iter().collect()
}

/// The table as its log alone tells it: facts and people follow from it.
fn from_log(store: &dyn Store, table: &str) -> Result<Whole, StoreError> {
    let tail = store.tail(table, 0)?;
    let events = events(&tail.entries)?;
    let replayed = Table::replay(&events, now())
        .map_err(|corrupt| StoreError::Corrupt(Damage::Other(corrupt.to_string())))?;
    let at = |event: Option<&Event>| event.map_or(0, |event| event.at);
    let (created, touched) = (at(events.first()), at(events.last()));
    let listed = Listed { table: table.to_owned(), created, touched, facts: facts(&replayed) };
    Ok(Whole { listed, epoch: tail.head.epoch, entries: tail.entries, people: people(&events) })
}

/// What became of a table when its store was rebuilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// It was sound.
    Kept,
    /// Its log was sound; what else is kept of it was made anew from the log.
    Rebuilt,
    /// It was taken from the backup.
    Restored,
    /// There is neither a sound log nor a backup.
    Lost,
}

/// Writes whatever can be saved of a damaged store into an empty one. Where a table cannot be read it is taken from
/// the backup. Tables that only the backup has were deleted since, unless the damaged store misses some.
pub fn repair(
    damaged: Option<&dyn Store>,
    backup: Option<&dyn Store>,
    to: &dyn Store,
    mut tell: impl FnMut(&str, Repair),
) -> Result<(), StoreError> {
    let mut ids: BTreeSet<String> =
        damaged.map(|store| store.ids()).transpose()?.into_iter().flatten().collect();
    let misses_some = match damaged {
        Some(store) => store.damages()?.contains(&Damage::Tables),
        None => true,
    };
    if misses_some {
        ids.extend(backup.map(|store| store.ids()).transpose()?.into_iter().flatten());
    }
    for id in &ids {
        let found = [
            (damaged.and_then(|store| sound(store, id).ok()), Repair::Kept),
            (damaged.and_then(|store| from_log(store, id).ok()), Repair::Rebuilt),
            (backup.and_then(|store| from_log(store, id).ok()), Repair::Restored),
        ];
        match found.into_iter().find_map(|(whole, how)| Some((whole?, how))) {
            Some((whole, how)) => {
                to.import(whole)?;
                tell(id, how);
            }
            None => tell(id, Repair::Lost),
        }
    }
    Ok(())
}

/// What copying came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables that were copied, and compared with what they were copied from.
    pub copied: u64,
    /// Tables that were there already, as they are.
    pub same: u64,
    /// Tables of the target that the source does not have.
    pub others: u64,
}

/// Copies all tables. What was copied before and has not changed since is passed over, so an interrupted copy goes on.
pub fn copy(from: &dyn Store, to: &dyn Store, mut tell: impl FnMut(Finding)) -> Result<Copied, StoreError> {
    let mut done = Copied::default();
    let ids = from.ids()?;
    for id in &ids {
        let whole = match from.whole(id) {
            Ok(whole) => whole,
            Err(StoreError::Unknown) => continue,
            Err(StoreError::Corrupt(what)) => {
                tell(Finding { table: Some(id.clone()), what });
                continue;
            }
            Err(error) => return Err(error),
        };
        match to.whole(id) {
            Ok(there) if there == whole => {
                done.same += 1;
                continue;
            }
            // An earlier state of it, or one that was not written to its end.
            Ok(_) | Err(StoreError::Corrupt(_)) => to.delete(id)?,
            Err(StoreError::Unknown) => {}
            Err(error) => return Err(error),
        }
        to.import(whole.clone())?;
        if to.whole(id)? == whole {
            done.copied += 1;
        } else {
            tell(Finding { table: Some(id.clone()), what: Damage::Facts { table: id.clone() } });
        }
    }
    let ids: BTreeSet<_> = ids.into_iter().collect();
    done.others = to.ids()?.into_iter().filter(|id| !ids.contains(id)).count() as u64;
    Ok(done)
}
