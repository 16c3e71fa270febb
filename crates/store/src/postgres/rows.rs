//! Rows as they were written, or damage: each row carries a digest of itself.

use tokio_postgres::Row;

use crate::api::{Facts, Listed};
use crate::chain::{Head, Link, Seal};
use crate::error::{Damage, StoreError};

/// The columns of a table that [`listed`] reads.
pub(super) const LISTED: &str = "id, created, touched, listed, over, wake, note, sum";

/// Rows are sealed with the table's id: its number is only known when it has been written.
pub(super) fn facts_seal(id: &str, created: u64, touched: u64, facts: &Facts) -> Vec<u8> {
    Seal::of("facts").bytes(id.as_bytes()).facts(created, touched, facts).end().to_vec()
}

pub(super) fn head_seal(id: &str, head: &Head) -> Vec<u8> {
    Seal::of("head").bytes(id.as_bytes()).head(head).end().to_vec()
}

/// A table's row.
pub(super) fn listed(row: &Row) -> Result<Listed, StoreError> {
    let table: String = row.try_get(0)?;
    let (created, touched) = (number(row.try_get(1)?), number(row.try_get(2)?));
    let wake = row.try_get::<_, Option<i64>>(5)?.map(number);
    let facts = Facts { listed: row.try_get(3)?, over: row.try_get(4)?, wake, note: row.try_get(6)? };
    if row.try_get::<_, &[u8]>(7)? != facts_seal(&table, created, touched, &facts) {
        return Err(StoreError::Corrupt(Damage::Facts { table }));
    }
    Ok(Listed { table, created, touched, facts })
}

/// The end of a table's log, from the columns `len`, `epoch`, `link` and `sum` that begin at a place.
pub(super) fn head(row: &Row, place: usize, table: &str) -> Result<Head, StoreError> {
    let (len, epoch) = (number(row.try_get(place)?), number(row.try_get(place + 1)?));
    let link = Link::from_bytes(row.try_get(place + 2)?);
    let head = link.map(|link| Head { len, epoch, link });
    let sum: &[u8] = row.try_get(place + 3)?;
    head.filter(|head| sum == head_seal(table, head))
        .ok_or_else(|| StoreError::Corrupt(Damage::Facts { table: table.to_owned() }))
}

/// A number as PostgreSQL keeps it; one that is too large is never reached.
pub(super) fn stored(number: u64) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// The number that was kept; a negative one was never written and fits no seal.
pub(super) fn number(stored: i64) -> u64 {
    stored.max(0) as u64
}
