//! The one thread that writes: what waits is written together, synced once, and only then answered.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::checksum;
use crate::api::{Append, Done, Policy};
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
    let found = number(change, &append.table)?;
    let len = match found {
        Some(no) => length(change, no)?,
        None => 0,
    };
    if len != append.expected {
        return Err(StoreError::Conflict { len });
    }
    let no = match found {
        Some(no) => no,
        None => {
            change
                .prepare_cached("INSERT INTO tables (id, created, touched) VALUES (?1, ?2, ?2)")?
                .execute(params![append.table, append.now])?;
            change.last_insert_rowid()
        }
    };
    let mut insert =
        change.prepare_cached("INSERT INTO entries (no, n, sum, bytes) VALUES (?1, ?2, ?3, ?4)")?;
    for (n, bytes) in (len..).zip(&append.entries) {
        insert.execute(params![no, n, checksum(&append.table, n, bytes), bytes])?;
    }
    if let Some(facts) = &append.facts {
        change
            .prepare_cached(
                "UPDATE tables SET touched = ?2, listed = ?3, over = ?4, wake = ?5, note = ?6 WHERE no = ?1",
            )?
            .execute(params![no, append.now, facts.listed, facts.over, facts.wake, facts.note])?;
    }
    for person in &append.people {
        change
            .prepare_cached("INSERT OR IGNORE INTO people (person, no) VALUES (?1, ?2)")?
            .execute(params![person.as_slice(), no])?;
    }
    Ok(())
}

/// Removes some old tables; entries and people go with them.
pub(super) fn sweep(
    connection: &mut Connection,
    policy: Policy,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let gone = {
        let mut statement = change.prepare_cached(
            "DELETE FROM tables WHERE no IN (SELECT no FROM tables
             WHERE touched >= ?3 AND touched < max(?1, ?2) AND touched < CASE WHEN over THEN ?1 ELSE ?2 END
             LIMIT ?4) RETURNING id",
        )?;
        let given = params![policy.over_before, policy.open_before, policy.not_before, most];
        let gone = statement.query_map(given, |row| row.get(0))?;
        gone.collect::<Result<Vec<String>, _>>()?
    };
    change.commit()?;
    Ok(gone)
}

/// Other bytes in place of a log of the same length.
pub(super) fn rewrite(
    connection: &mut Connection,
    table: &str,
    entries: &[Vec<u8>],
) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let no = number(&change, table)?.ok_or(StoreError::Unknown)?;
    let len = length(&change, no)?;
    if len != entries.len() as u64 {
        return Err(StoreError::Conflict { len });
    }
    {
        let mut update =
            change.prepare_cached("UPDATE entries SET sum = ?3, bytes = ?4 WHERE no = ?1 AND n = ?2")?;
        for (n, bytes) in (0u64..).zip(entries) {
            update.execute(params![no, n, checksum(table, n, bytes), bytes])?;
        }
    }
    Ok(change.commit()?)
}

fn number(change: &Transaction<'_>, table: &str) -> Result<Option<i64>, StoreError> {
    let mut statement = change.prepare_cached("SELECT no FROM tables WHERE id = ?1")?;
    Ok(statement.query_row([table], |row| row.get(0)).optional()?)
}

fn length(change: &Transaction<'_>, no: i64) -> Result<u64, StoreError> {
    let mut statement = change.prepare_cached("SELECT coalesce(max(n) + 1, 0) FROM entries WHERE no = ?1")?;
    Ok(statement.query_row([no], |row| row.get(0))?)
}
