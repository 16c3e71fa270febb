//! Rows as they were written, or damage: each row carries a digest of itself.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::tallies;
use crate::api::{Facts, Listed};
use crate::chain::{Head, LINK_BYTES, Link, Seal};
use crate::error::{Damage, StoreError};

type Digest = [u8; LINK_BYTES];

/// The bucket of a table.
pub(super) fn bucket(id: &str) -> u16 {
    (crc32fast::hash(id.as_bytes()) % u32::from(tallies::BUCKETS)) as u16
}

pub(super) fn table_seal(no: i64, id: &str) -> Digest {
    Seal::of("table").number(no as u64).bytes(id.as_bytes()).end()
}

pub(super) fn wake_seal(no: i64, id: &str, at: u64) -> Digest {
    Seal::of("wake").number(no as u64).bytes(id.as_bytes()).number(at).end()
}

pub(super) fn person_seal(person: &[u8], no: i64) -> Digest {
    Seal::of("person").bytes(person).number(no as u64).end()
}

pub(super) fn head_seal(no: i64, head: &Head) -> Digest {
    Seal::of("head").number(no as u64).head(head).end()
}

pub(super) fn facts_seal(no: i64, id: &str, created: u64, touched: u64, facts: &Facts) -> Digest {
    Seal::of("facts").number(no as u64).bytes(id.as_bytes()).facts(created, touched, facts).end()
}

/// What a query found; `None` where a value is of another type than is ever written, or the file is malformed there.
pub(super) fn or_damaged<T>(found: rusqlite::Result<T>) -> Result<Option<T>, StoreError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(
            rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::Utf8Error(..),
        ) => Ok(None),
        Err(error) => match StoreError::from(error) {
            StoreError::Corrupt(_) => Ok(None),
            error => Err(error),
        },
    }
}

/// The answer, or `None` where damage kept it from being found.
pub(super) fn or_corrupt<T>(found: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match found {
        Err(StoreError::Corrupt(_)) => Ok(None),
        found => found.map(Some),
    }
}

/// A table's row.
pub(super) struct Found {
    pub(super) no: i64,
    pub(super) id: String,
    pub(super) created: u64,
    pub(super) touched: u64,
    pub(super) facts: Facts,
}

impl Found {
    pub(super) fn listed(self) -> Listed {
        let Self { id, created, touched, facts, .. } = self;
        Listed { table: id, created, touched, facts }
    }
}

const COLUMNS: &str = "no, id, created, touched, listed, over, wake, note, sum";

/// The row; an error of type where it is not the one that was written.
fn found(row: &Row<'_>) -> rusqlite::Result<Found> {
    let (no, id): (i64, String) = (row.get(0)?, row.get(1)?);
    let (created, touched) = (row.get(2)?, row.get(3)?);
    let facts = Facts { listed: row.get(4)?, over: row.get(5)?, wake: row.get(6)?, note: row.get(7)? };
    let sum: Vec<u8> = row.get(8)?;
    if sum != facts_seal(no, &id, created, touched, &facts) {
        return Err(rusqlite::Error::InvalidColumnType(8, "sum".to_owned(), Type::Blob));
    }
    Ok(Found { no, id, created, touched, facts })
}

/// The rows that are as they were written; others are passed over.
pub(super) fn all_sound(
    connection: &Connection,
    wanted: &str,
    given: impl rusqlite::Params,
) -> Result<Vec<Found>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM tables {wanted}"))?;
    let mut rows = statement.query(given)?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.extend(or_damaged(found(row))?);
    }
    Ok(all)
}

/// The number of a table. Where it is not found, its bucket must say that there is none.
pub(super) fn number(connection: &Connection, id: &str) -> Result<i64, StoreError> {
    if let Some(no) = looked_up(connection, id)? {
        return Ok(no);
    }
    match tallies::tables(connection, bucket(id))? {
        Some(all) if all.iter().all(|(_, other)| other != id) => Err(StoreError::Unknown),
        _ => Err(lost(id)),
    }
}

/// The number of a table, if the index leads to it. A damaged index may lead to another table: its row tells.
pub(super) fn looked_up(connection: &Connection, id: &str) -> Result<Option<i64>, StoreError> {
    let no = connection
        .prepare_cached("SELECT no FROM tables WHERE bucket = ?1 AND id = ?2")?
        .query_row(params![bucket(id), id], |row| row.get(0))
        .optional();
    let no: Option<i64> = or_damaged(no)?.flatten();
    if let Some(no) = no
        && all_sound(connection, "WHERE no = ?1", [no])?.iter().any(|row| row.id != id)
    {
        return Err(lost(id));
    }
    Ok(no)
}

/// A table's row, by its number.
pub(super) fn row(connection: &Connection, no: i64, id: &str) -> Result<Found, StoreError> {
    let row = connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM tables WHERE no = ?1"))?
        .query_row([no], found)
        .optional();
    match or_damaged(row)? {
        Some(Some(row)) if row.id == id => Ok(row),
        Some(None) => Err(lost(id)),
        _ => Err(StoreError::Corrupt(Damage::Facts { table: id.to_owned() })),
    }
}

/// A table by its number. Of one that is damaged the id is known from the index, and no facts.
pub(super) fn by_number(connection: &Connection, no: i64) -> Result<Listed, StoreError> {
    if let Some(row) = all_sound(connection, "WHERE no = ?1", [no])?.pop() {
        return Ok(row.listed());
    }
    let lost = StoreError::Corrupt(Damage::People);
    let id = connection
        .prepare_cached("SELECT id FROM tables WHERE no = ?1")?
        .query_row([no], |row| row.get::<_, String>(0))
        .optional();
    let table = or_damaged(id)?.flatten().ok_or_else(|| lost.clone())?;
    let bucket = tallies::tables(connection, bucket(&table))?.unwrap_or_default();
    if bucket.contains(&(no, table.clone())) {
        Ok(Listed { table, created: 0, touched: 0, facts: Facts::default() })
    } else {
        Err(lost)
    }
}

/// The end of a table's log.
pub(super) fn head(connection: &Connection, no: i64, id: &str) -> Result<Head, StoreError> {
    let row = connection
        .prepare_cached("SELECT len, epoch, link, sum FROM heads WHERE no = ?1")?
        .query_row([no], |row| {
            let link: Vec<u8> = row.get(2)?;
            Ok((row.get(0)?, row.get(1)?, link, row.get::<_, Vec<u8>>(3)?))
        })
        .optional();
    let head = or_damaged(row)?.flatten().and_then(|(len, epoch, link, sum)| {
        let head = Head { len, epoch, link: Link::from_bytes(&link)? };
        (sum == head_seal(no, &head)).then_some(head)
    });
    head.ok_or_else(|| StoreError::Corrupt(Damage::Facts { table: id.to_owned() }))
}

pub(super) fn insert_head(change: &Transaction<'_>, no: i64, head: &Head) -> Result<(), StoreError> {
    change
        .prepare_cached(
            "INSERT OR REPLACE INTO heads (no, len, epoch, link, sum) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![no, head.len, head.epoch, head.link.as_bytes(), head_seal(no, head)])?;
    Ok(())
}

fn lost(id: &str) -> StoreError {
    StoreError::Corrupt(Damage::Lost { table: id.to_owned() })
}
