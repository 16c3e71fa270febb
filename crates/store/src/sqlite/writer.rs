//! The one thread that writes: what waits is written together, synced once, and only then answered.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::rows::{self, Found};
use super::tallies::{self, Kind};
use crate::api::{Append, Done, Facts, Listed, Person, Policy, Rewrite, Whole};
use crate::chain::Head;
use crate::error::StoreError;

/// As many appends share a transaction at most; more only make the first of them wait.
const TOGETHER: usize = 1024;

/// Something for the writer.
pub(super) enum Job {
    Append(Append, Done),
    Other(Box<dyn FnOnce(&mut Connection) + Send>),
}

/// Works until nobody can send any more.
pub(super) fn run(mut connection: Connection, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut appends = Vec::new();
        let mut other = None;
        let mut next = Some(first);
        while let Some(job) = next.take() {
            match job {
                Job::Append(append, done) => appends.push((append, done)),
                Job::Other(what) => other = Some(what),
            }
            if other.is_none() && appends.len() < TOGETHER {
                next = jobs.try_recv().ok();
            }
        }
        if !appends.is_empty() {
            write_together(&mut connection, appends);
        }
        if let Some(what) = other {
            what(&mut connection);
        }
    }
}

fn write_together(connection: &mut Connection, appends: Vec<(Append, Done)>) {
    let (appends, dones): (Vec<_>, Vec<_>) = appends.into_iter().unzip();
    let written = match write_all(connection, &appends) {
        // One of them met with damage: each has a transaction of its own, so that the others go on.
        Err(StoreError::Corrupt(_)) if appends.len() > 1 => {
            let alone = |append: &Append| {
                let written = write_all(connection, std::slice::from_ref(append));
                written.and_then(|mut results| results.pop().expect("one append has one result"))
            };
            Ok(appends.iter().map(alone).collect())
        }
        written => written,
    };
    for (place, done) in dones.into_iter().enumerate() {
        // Where the transaction as a whole failed, nothing of it was written.
        done(match &written {
            Ok(results) => results[place].clone(),
            Err(error) => Err(error.clone()),
        });
    }
}

/// One transaction; a conflict concerns its append alone.
fn write_all(
    connection: &mut Connection,
    appends: &[Append],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(appends.len());
    for append in appends {
        match write(&change, append) {
            Err(error) if error.is_disk() => return Err(error),
            result => results.push(result),
        }
    }
    change.commit()?;
    Ok(results)
}

fn write(change: &Transaction<'_>, append: &Append) -> Result<(), StoreError> {
    let table = &append.table;
    let (no, head) = match rows::looked_up(change, table)? {
        Some(no) => (Some(no), rows::head(change, no, table)?),
        None if append.expected == 0 => (None, Head::empty(table)),
        None => match rows::number(change, table) {
            Err(StoreError::Unknown) => (None, Head::empty(table)),
            Err(error) => return Err(error),
            Ok(no) => (Some(no), rows::head(change, no, table)?),
        },
    };
    if (head.len, head.epoch) != (append.expected, append.epoch.unwrap_or(head.epoch)) {
        return Err(StoreError::Conflict { len: head.len, epoch: head.epoch });
    }
    let no = match no {
        Some(no) => no,
        None => insert_table(change, table, (append.now, append.now), &Facts::default())?,
    };
    let head = insert_entries(change, no, head, &append.entries)?;
    rows::insert_head(change, no, &head)?;
    if let Some(facts) = &append.facts {
        set_facts(change, no, table, Some(append.now), facts)?;
    }
    insert_people(change, no, &append.people)
}

/// Adds a row without a head and returns its number.
fn insert_table(
    change: &Transaction<'_>,
    id: &str,
    (created, touched): (u64, u64),
    facts: &Facts,
) -> Result<i64, StoreError> {
    change
        .prepare_cached(
            "INSERT INTO tables (bucket, id, created, touched, listed, over, wake, note, sum)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, x'')",
        )?
        .execute(params![
            rows::bucket(id),
            id,
            created,
            touched,
            facts.listed,
            facts.over,
            facts.wake,
            facts.note
        ])?;
    let no = change.last_insert_rowid();
    // Its seal covers its number, which is known only now.
    change
        .prepare_cached("UPDATE tables SET sum = ?2 WHERE no = ?1")?
        .execute(params![no, rows::facts_seal(no, id, created, touched, facts)])?;
    tallies::table_added(change, no, id, facts)?;
    Ok(no)
}

fn insert_entries(
    change: &Transaction<'_>,
    no: i64,
    mut head: Head,
    entries: &[Vec<u8>],
) -> Result<Head, StoreError> {
    let mut insert =
        change.prepare_cached("INSERT INTO entries (no, n, link, bytes) VALUES (?1, ?2, ?3, ?4)")?;
    for bytes in entries {
        let n = head.len;
        head = head.push(bytes);
        insert.execute(params![no, n, head.link.as_bytes(), bytes])?;
    }
    Ok(head)
}

fn set_facts(
    change: &Transaction<'_>,
    no: i64,
    id: &str,
    touched: Option<u64>,
    facts: &Facts,
) -> Result<(), StoreError> {
    let old = rows::row(change, no, id)?;
    let touched = touched.unwrap_or(old.touched);
    change
        .prepare_cached(
            "UPDATE tables SET touched = ?2, listed = ?3, over = ?4, wake = ?5, note = ?6, sum = ?7
             WHERE no = ?1",
        )?
        .execute(params![
            no,
            touched,
            facts.listed,
            facts.over,
            facts.wake,
            facts.note,
            rows::facts_seal(no, id, old.created, touched, facts)
        ])?;
    tallies::facts_changed(change, no, id, &old.facts, facts)
}

fn insert_people(change: &Transaction<'_>, no: i64, people: &[Person]) -> Result<(), StoreError> {
    for person in people {
        let new = change
            .prepare_cached("INSERT OR IGNORE INTO people (person, no) VALUES (?1, ?2)")?
            .execute(params![person.as_slice(), no])?;
        if new > 0 {
            let seal = rows::person_seal(person, no);
            tallies::change(change, Kind::People, tallies::of_person(person), |tally| tally.add(seal))?;
        }
    }
    Ok(())
}

fn remove_person(change: &Transaction<'_>, no: i64, person: &[u8]) -> Result<(), StoreError> {
    let gone = change
        .prepare_cached("DELETE FROM people WHERE person = ?1 AND no = ?2")?
        .execute(params![person, no])?;
    if gone > 0 {
        let seal = rows::person_seal(person, no);
        tallies::change(change, Kind::People, tallies::of_person(person), |tally| tally.remove(seal))?;
    }
    Ok(())
}

/// Takes a person off a table's people.
pub(super) fn forget(connection: &mut Connection, person: &Person, table: &str) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    match rows::number(&change, table) {
        Ok(no) => remove_person(&change, no, person)?,
        Err(StoreError::Unknown) => return Ok(()),
        Err(error) => return Err(error),
    }
    Ok(change.commit()?)
}

/// Removes a table. One that is damaged goes too, and what was counted with it is counted anew.
pub(super) fn delete(connection: &mut Connection, table: &str) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    match rows::number(&change, table) {
        Ok(no) => match rows::row(&change, no, table) {
            Ok(row) => remove(&change, &row)?,
            Err(StoreError::Corrupt(_)) => {
                remove_people_of(&change, no)?;
                change.execute("DELETE FROM tables WHERE no = ?1", [no])?;
                tallies::count_anew(&change, table)?;
            }
            Err(error) => return Err(error),
        },
        Err(error) => return Err(error),
    }
    Ok(change.commit()?)
}

/// Entries and the head go with the table.
fn remove(change: &Transaction<'_>, row: &Found) -> Result<(), StoreError> {
    remove_people_of(change, row.no)?;
    tallies::facts_changed(change, row.no, &row.id, &row.facts, &Facts::default())?;
    tallies::change(change, Kind::Tables, rows::bucket(&row.id), |tally| {
        tally.remove(rows::table_seal(row.no, &row.id));
    })?;
    change.prepare_cached("DELETE FROM tables WHERE no = ?1")?.execute([row.no])?;
    Ok(())
}

fn remove_people_of(change: &Transaction<'_>, no: i64) -> Result<(), StoreError> {
    let people = {
        let mut statement = change.prepare_cached("SELECT person FROM people WHERE no = ?1")?;
        let people = statement.query_map([no], |row| row.get(0))?;
        people.collect::<Result<Vec<Vec<u8>>, _>>()?
    };
    people.iter().try_for_each(|person| remove_person(change, no, person))
}

/// Removes some old tables; a damaged one is left for whoever looks into the damage.
pub(super) fn sweep(
    connection: &mut Connection,
    policy: Policy,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let given = params![policy.over_before, policy.open_before, policy.not_before, most];
    let candidates = {
        let mut statement = change.prepare_cached(
            "SELECT no, id FROM tables
             WHERE touched >= ?3 AND touched < max(?1, ?2) AND touched < CASE WHEN over THEN ?1 ELSE ?2 END
             LIMIT ?4",
        )?;
        let found = statement.query_map(given, |row| Ok((row.get(0)?, row.get(1)?)))?;
        found.collect::<Result<Vec<(i64, String)>, _>>()?
    };
    let mut gone = Vec::new();
    for (no, id) in candidates {
        let row = match rows::row(&change, no, &id) {
            Err(StoreError::Corrupt(_)) => continue,
            row => row?,
        };
        // The index may be damaged and name one that is not old.
        let before = if row.facts.over { policy.over_before } else { policy.open_before };
        if row.touched < before && row.touched >= policy.not_before {
            remove(&change, &row)?;
            gone.push(id);
        }
    }
    change.commit()?;
    Ok(gone)
}

/// Other bytes in place of a log of the same length: from the first that differs on, entries and links are new.
pub(super) fn rewrite(connection: &mut Connection, rewrite: &Rewrite) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let table = &rewrite.table;
    let no = rows::number(&change, table)?;
    let head = rows::head(&change, no, table)?;
    if (head.len, head.epoch) != (rewrite.entries.len() as u64, rewrite.epoch) {
        return Err(StoreError::Conflict { len: head.len, epoch: head.epoch });
    }
    let mut new = Head { epoch: head.epoch + 1, ..Head::empty(table) };
    {
        let mut update = change.prepare_cached(
            "UPDATE entries SET link = ?3, bytes = ?4 WHERE no = ?1 AND n = ?2 AND link <> ?3",
        )?;
        for bytes in &rewrite.entries {
            let n = new.len;
            new = new.push(bytes);
            update.execute(params![no, n, new.link.as_bytes(), bytes])?;
        }
    }
    rows::insert_head(&change, no, &new)?;
    if let Some(facts) = &rewrite.facts {
        set_facts(&change, no, table, None, facts)?;
    }
    for person in &rewrite.forgotten {
        remove_person(&change, no, person)?;
    }
    Ok(change.commit()?)
}

/// A whole table of another store.
pub(super) fn import(connection: &mut Connection, whole: &Whole) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let Listed { table, created, touched, facts } = &whole.listed;
    if let Some(no) = rows::looked_up(&change, table)? {
        let Head { len, epoch, .. } = rows::head(&change, no, table)?;
        return Err(StoreError::Conflict { len, epoch });
    }
    let no = insert_table(&change, table, (*created, *touched), facts)?;
    let empty = Head { epoch: whole.epoch, ..Head::empty(table) };
    let head = insert_entries(&change, no, empty, &whole.entries)?;
    rows::insert_head(&change, no, &head)?;
    insert_people(&change, no, &whole.people)?;
    Ok(change.commit()?)
}
