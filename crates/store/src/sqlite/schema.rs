//! What the file looks like, and how an older one becomes what it is now.

use rusqlite::{Connection, TransactionBehavior};

use crate::error::{Damage, StoreError};

/// Each step leads from the version of its place to the next; steps are only ever added.
const STEPS: [&str; 1] = ["
    CREATE TABLE schema (version INTEGER NOT NULL, probed INTEGER NOT NULL DEFAULT 0);
    INSERT INTO schema (version) VALUES (0);
    CREATE TABLE tables (
        no INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        listed INTEGER NOT NULL DEFAULT 0,
        over INTEGER NOT NULL DEFAULT 0,
        wake INTEGER,
        note BLOB NOT NULL DEFAULT x''
    );
    CREATE INDEX tables_listed ON tables (created DESC, id DESC) WHERE listed;
    CREATE INDEX tables_waking ON tables (wake, id) WHERE wake IS NOT NULL;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE entries (
        no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (no, n)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        person BLOB NOT NULL,
        no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, no)
    ) WITHOUT ROWID;
    CREATE INDEX people_of_table ON people (no);
"];

/// Brings the file up to date, in one transaction.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    // A file that may only be read, but is up to date, is still good for reading.
    if version(connection)? == STEPS.len() {
        return Ok(());
    }
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&change)?;
    let missing =
        STEPS.get(found..).ok_or(StoreError::Newer { found: found as i64, known: STEPS.len() as i64 })?;
    for step in missing {
        change.execute_batch(step)?;
    }
    change.execute("UPDATE schema SET version = ?1", [STEPS.len() as i64])?;
    Ok(change.commit()?)
}

fn version(connection: &Connection) -> Result<usize, StoreError> {
    let there = "SELECT count(*) FROM sqlite_master WHERE name = 'schema'";
    if connection.query_row(there, [], |row| row.get::<_, i64>(0))? == 0 {
        return Ok(0);
    }
    let version: i64 = connection.query_row("SELECT version FROM schema", [], |row| row.get(0))?;
    usize::try_from(version).map_err(|_| StoreError::Corrupt(Damage::Schema(version)))
}
