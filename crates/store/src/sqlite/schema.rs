//! What the file looks like, and how an older one becomes what it is now.

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::rows::{self, bucket, facts_seal, person_seal};
use super::tallies::{self, Kind};
use crate::api::Facts;
use crate::chain::{Head, Link};
use crate::error::{Damage, StoreError};

/// The version of the layout that this program makes and reads.
const VERSION: i64 = 2;

const VERSION_TABLE: &str = "
    CREATE TABLE schema (version INTEGER NOT NULL, probed INTEGER NOT NULL DEFAULT 0);
    INSERT INTO schema (version) VALUES (2);
";

/// Rows are sealed: `sum` covers the rest of the row, `link` an entry and all before it.
const LAYOUT: &str = "
    CREATE TABLE tables (
        no INTEGER PRIMARY KEY,
        bucket INTEGER NOT NULL,
        id TEXT NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        over INTEGER NOT NULL,
        wake INTEGER,
        note BLOB NOT NULL,
        sum BLOB NOT NULL
    );
    CREATE UNIQUE INDEX tables_by_id ON tables (bucket, id);
    CREATE INDEX tables_listed ON tables (created DESC, id DESC) WHERE listed;
    CREATE INDEX tables_waking ON tables (wake, id) WHERE wake IS NOT NULL;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE heads (
        no INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        len INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        link BLOB NOT NULL,
        sum BLOB NOT NULL
    );
    CREATE TABLE entries (
        no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        link BLOB NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (no, n)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        person BLOB NOT NULL,
        no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, no)
    ) WITHOUT ROWID;
    CREATE INDEX people_of_table ON people (no);
    CREATE TABLE tallies (
        kind INTEGER NOT NULL,
        bucket INTEGER NOT NULL,
        count INTEGER NOT NULL,
        digest BLOB NOT NULL,
        sum BLOB NOT NULL,
        PRIMARY KEY (kind, bucket)
    ) WITHOUT ROWID;
";

/// Brings the file up to date, in one transaction, and refuses one that has another layout.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    // A file that may only be read, but is up to date, is still good for reading.
    if version(connection)? != VERSION {
        let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        match version(&change)? {
            0 => {
                change.execute_batch(VERSION_TABLE)?;
                lay_out(&change)?;
            }
            1 => chain_logs(&change)?,
            VERSION => {}
            found if found > VERSION => return Err(StoreError::Newer { found, known: VERSION }),
            found => return Err(StoreError::Corrupt(Damage::Schema(found))),
        }
        change.commit()?;
    }
    let fresh = Connection::open_in_memory()?;
    fresh.execute_batch(VERSION_TABLE)?;
    fresh.execute_batch(LAYOUT)?;
    if layout(connection)? == layout(&fresh)? { Ok(()) } else { Err(StoreError::Corrupt(Damage::Layout)) }
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    let there = "SELECT count(*) FROM sqlite_master WHERE name = 'schema'";
    if connection.query_row(there, [], |row| row.get::<_, i64>(0))? == 0 {
        // A database without it is a new one, or its list of tables is damaged.
        let any =
            connection.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get::<_, i64>(0))?;
        return if any == 0 { Ok(0) } else { Err(StoreError::Corrupt(Damage::Layout)) };
    }
    let version = connection.query_row("SELECT version FROM schema", [], |row| row.get(0)).optional()?;
    version.ok_or(StoreError::Corrupt(Damage::Layout))
}

/// A table or an index: its type, its name, what it belongs to, the words it was made with.
type Made = (String, String, String, Option<String>);

fn layout(connection: &Connection) -> Result<Vec<Made>, StoreError> {
    let mut statement =
        connection.prepare("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn lay_out(change: &Transaction<'_>) -> Result<(), StoreError> {
    change.execute_batch(LAYOUT)?;
    tallies::create(change)
}

/// From version 1, whose entries each had a checksum of their own: what was damaged there stays recognisable as damaged.
fn chain_logs(change: &Transaction<'_>) -> Result<(), StoreError> {
    change.execute_batch(
        "DROP INDEX tables_listed; DROP INDEX tables_waking; DROP INDEX tables_touched; DROP INDEX people_of_table;
         ALTER TABLE tables RENAME TO old_tables;
         ALTER TABLE entries RENAME TO old_entries;
         ALTER TABLE people RENAME TO old_people;",
    )?;
    lay_out(change)?;
    {
        let mut old =
            change.prepare("SELECT no, id, created, touched, listed, over, wake, note FROM old_tables")?;
        let mut all = old.query([])?;
        while let Some(row) = all.next()? {
            let (no, id): (i64, String) = (row.get(0)?, row.get(1)?);
            let (created, touched) = (row.get(2)?, row.get(3)?);
            let facts =
                Facts { listed: row.get(4)?, over: row.get(5)?, wake: row.get(6)?, note: row.get(7)? };
            change
                .prepare_cached(
                    "INSERT INTO tables (no, bucket, id, created, touched, listed, over, wake, note, sum)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                )?
                .execute(params![
                    no,
                    bucket(&id),
                    id,
                    created,
                    touched,
                    facts.listed,
                    facts.over,
                    facts.wake,
                    facts.note,
                    facts_seal(no, &id, created, touched, &facts)
                ])?;
            tallies::table_added(change, no, &id, &facts)?;
            let head = chain_log(change, no, &id)?;
            rows::insert_head(change, no, &head)?;
        }
        let mut old = change.prepare("SELECT person, no FROM old_people")?;
        let mut all = old.query([])?;
        while let Some(row) = all.next()? {
            let (person, no): (Vec<u8>, i64) = (row.get(0)?, row.get(1)?);
            change.execute("INSERT INTO people (person, no) VALUES (?1, ?2)", params![person, no])?;
            let seal = person_seal(&person, no);
            tallies::change(change, Kind::People, tallies::of_person(&person), |tally| tally.add(seal))?;
        }
    }
    change.execute_batch(
        "DROP TABLE old_entries; DROP TABLE old_people; DROP TABLE old_tables; UPDATE schema SET version = 2;",
    )?;
    Ok(())
}

fn chain_log(change: &Transaction<'_>, no: i64, id: &str) -> Result<Head, StoreError> {
    let mut old = change.prepare_cached("SELECT n, sum, bytes FROM old_entries WHERE no = ?1 ORDER BY n")?;
    let mut all = old.query([no])?;
    let mut head = Head::empty(id);
    while let Some(row) = all.next()? {
        let (n, sum, bytes): (u64, u32, Vec<u8>) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let whole = n == head.len && sum == old_checksum(id, n, &bytes);
        head = Head { len: n, ..head }.push(&bytes);
        let link = if whole { head.link } else { Link::first(id) };
        change
            .prepare_cached("INSERT INTO entries (no, n, link, bytes) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![no, n, link.as_bytes(), bytes])?;
    }
    Ok(head)
}

fn old_checksum(table: &str, n: u64, bytes: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(table.as_bytes());
    sum.update(&n.to_be_bytes());
    sum.update(bytes);
    sum.finalize()
}
