//! Counts and digests of what an index holds, so that a row which is not found any more is missed.
//!
//! Tables and people fall into buckets, and each bucket has a tally. A row that is not found is looked for in its
//! whole bucket; only if the bucket is as it should be there is none.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::rows::{self, bucket, person_seal, table_seal, wake_seal};
use crate::api::{Facts, Person};
use crate::chain::{Seal, Tally};
use crate::error::{Damage, StoreError};

/// So many buckets for tables, and as many for people.
pub(super) const BUCKETS: u16 = 1024;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Tables, by a hash of their id.
    Tables,
    /// People at tables, by the first bits of the person.
    People,
    /// Open tables shown to everyone, all in one bucket.
    Listed,
    /// Tables with a clock, all in one bucket.
    Waking,
}

/// The bucket of a person; people are hashes, so all buckets fill alike.
pub(super) fn of_person(person: &[u8]) -> u16 {
    let two = [person.first().copied().unwrap_or_default(), person.get(1).copied().unwrap_or_default()];
    u16::from_be_bytes(two) / (u16::MAX / BUCKETS + 1)
}

/// The people of a bucket lie from the first to before the second of these.
fn people_between(bucket: u16) -> (Vec<u8>, Vec<u8>) {
    let width = u16::MAX / BUCKETS + 1;
    let low = bucket * width;
    let high = low.checked_add(width).map_or(vec![0xff; 33], |high| high.to_be_bytes().to_vec());
    (low.to_be_bytes().to_vec(), high)
}

fn seal(kind: Kind, bucket: u16, tally: &Tally) -> [u8; 16] {
    Seal::of("tally")
        .number(kind as u64)
        .number(bucket.into())
        .number(tally.count)
        .bytes(&tally.digest.to_be_bytes())
        .end()
}

/// Writes empty tallies into a new database.
pub(super) fn create(change: &Transaction<'_>) -> Result<(), StoreError> {
    for (kind, buckets) in
        [(Kind::Tables, BUCKETS), (Kind::People, BUCKETS), (Kind::Listed, 1), (Kind::Waking, 1)]
    {
        for bucket in 0..buckets {
            write(change, kind, bucket, &Tally::default())?;
        }
    }
    Ok(())
}

fn write(connection: &Connection, kind: Kind, bucket: u16, tally: &Tally) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO tallies (kind, bucket, count, digest, sum) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            kind as u8,
            bucket,
            tally.count,
            tally.digest.to_be_bytes(),
            seal(kind, bucket, tally)
        ])?;
    Ok(())
}

/// A tally as it was written; `None` if it is lost or damaged.
pub(super) fn read(connection: &Connection, kind: Kind, bucket: u16) -> Result<Option<Tally>, StoreError> {
    let row = connection
        .prepare_cached("SELECT count, digest, sum FROM tallies WHERE kind = ?1 AND bucket = ?2")?
        .query_row(params![kind as u8, bucket], |row| {
            Ok((row.get::<_, u64>(0)?, row.get::<_, Vec<u8>>(1)?, row.get::<_, Vec<u8>>(2)?))
        })
        .optional();
    // A value of another type is as damaged as another value.
    let Some((count, digest, sum)) = rows::or_damaged(row)?.flatten() else { return Ok(None) };
    let Ok(digest) = digest.try_into().map(u128::from_be_bytes) else { return Ok(None) };
    let tally = Tally { count, digest };
    Ok((sum == seal(kind, bucket, &tally)).then_some(tally))
}

/// Changes a tally. One that is damaged stays so, and is missed where an answer depends on it.
pub(super) fn change(
    transaction: &Transaction<'_>,
    kind: Kind,
    bucket: u16,
    what: impl FnOnce(&mut Tally),
) -> Result<(), StoreError> {
    let Some(mut tally) = read(transaction, kind, bucket)? else { return Ok(()) };
    what(&mut tally);
    write(transaction, kind, bucket, &tally)
}

/// A table has come into the database.
pub(super) fn table_added(
    change: &Transaction<'_>,
    no: i64,
    id: &str,
    facts: &Facts,
) -> Result<(), StoreError> {
    self::change(change, Kind::Tables, bucket(id), |tally| tally.add(table_seal(no, id)))?;
    facts_changed(change, no, id, &Facts::default(), facts)
}

/// A table has left the database, or its facts have changed.
pub(super) fn facts_changed(
    change: &Transaction<'_>,
    no: i64,
    id: &str,
    old: &Facts,
    new: &Facts,
) -> Result<(), StoreError> {
    if old.listed != new.listed {
        self::change(change, Kind::Listed, 0, |tally| match new.listed {
            true => tally.add(table_seal(no, id)),
            false => tally.remove(table_seal(no, id)),
        })?;
    }
    if old.wake != new.wake {
        self::change(change, Kind::Waking, 0, |tally| {
            if let Some(at) = old.wake {
                tally.remove(wake_seal(no, id, at));
            }
            if let Some(at) = new.wake {
                tally.add(wake_seal(no, id, at));
            }
        })?;
    }
    Ok(())
}

/// The tables of a bucket as the index has them, if they are those that were written.
pub(super) fn tables(connection: &Connection, bucket: u16) -> Result<Option<Vec<(i64, String)>>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT no, id FROM tables INDEXED BY tables_by_id WHERE bucket = ?1")?;
    let found = statement.query_map([bucket], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let Some(found) = rows::or_damaged(found.collect::<Result<Vec<(i64, String)>, _>>())? else {
        return Ok(None);
    };
    let mut tally = Tally::default();
    for (no, id) in &found {
        tally.add(table_seal(*no, id));
    }
    Ok((read(connection, Kind::Tables, bucket)? == Some(tally)).then_some(found))
}

/// The numbers of a person's tables, checked with all others of the bucket.
pub(super) fn numbers_of(connection: &Connection, person: &Person) -> Result<Vec<i64>, StoreError> {
    let all = people(connection, of_person(person))?.ok_or(StoreError::Corrupt(Damage::People))?;
    Ok(all.into_iter().filter(|(one, _)| one == person).map(|(_, no)| no).collect())
}

/// A person, as the file has them, and the number of a table of theirs.
type Membership = (Vec<u8>, i64);

/// The people of a bucket with the numbers of their tables, if they are those that were written.
pub(super) fn people(connection: &Connection, bucket: u16) -> Result<Option<Vec<Membership>>, StoreError> {
    let (low, high) = people_between(bucket);
    let mut statement =
        connection.prepare_cached("SELECT person, no FROM people WHERE person >= ?1 AND person < ?2")?;
    let found = statement.query_map(params![low, high], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let Some(found) = rows::or_damaged(found.collect::<Result<Vec<Membership>, _>>())? else {
        return Ok(None);
    };
    let mut tally = Tally::default();
    for (person, no) in &found {
        tally.add(person_seal(person, *no));
    }
    Ok((read(connection, Kind::People, bucket)? == Some(tally)).then_some(found))
}

/// Counts anew after a table went whose facts could not be read.
pub(super) fn count_anew(change: &Transaction<'_>, id: &str) -> Result<(), StoreError> {
    let (mut listed, mut waking) = (Tally::default(), Tally::default());
    for one in rows::all_sound(change, "WHERE listed OR wake IS NOT NULL", [])? {
        if one.facts.listed {
            listed.add(table_seal(one.no, &one.id));
        }
        if let Some(at) = one.facts.wake {
            waking.add(wake_seal(one.no, &one.id, at));
        }
    }
    write(change, Kind::Listed, 0, &listed)?;
    write(change, Kind::Waking, 0, &waking)?;
    let mut tables = Tally::default();
    let mut statement =
        change.prepare("SELECT no, id FROM tables INDEXED BY tables_by_id WHERE bucket = ?1")?;
    let found = statement.query_map([bucket(id)], |row| Ok((row.get(0)?, row.get(1)?)))?;
    for found in found {
        let (no, id): (i64, String) = found?;
        tables.add(table_seal(no, &id));
    }
    write(change, Kind::Tables, bucket(id), &tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_person_lies_between_the_bounds_of_their_bucket() {
        for first in [0x0000u16, 0x003f, 0x0040, 0x7fff, 0x8000, 0xffff] {
            let mut person = [0xff; 32];
            person[..2].copy_from_slice(&first.to_be_bytes());
            for rest in [0, 0xff] {
                person[2..].fill(rest);
                let (low, high) = people_between(of_person(&person));
                assert!(
                    low.as_slice() <= &person[..] && &person[..] < high.as_slice(),
                    "{first:04x} {rest:02x}"
                );
            }
        }
    }
}
