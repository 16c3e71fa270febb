//! Lists that are checked against their tallies, and what is wrong with a file as a whole.

use std::collections::BTreeSet;

use rusqlite::Connection;

use super::rows::{self, Found, table_seal, wake_seal};
use super::tallies::{self, BUCKETS, Kind};
use crate::api::Listed;
use crate::chain::Tally;
use crate::error::{Damage, StoreError};

/// How many lines of SQLite's own check are passed on.
const MAX_LINES: u32 = 20;

/// The tables with a mark, by an index or, if that does not have all that were written, by a look at every row.
fn marked(
    state: &Connection,
    kind: Kind,
    by_index: &str,
    by_rows: &str,
    seal: impl Fn(&Found) -> [u8; 16],
) -> Result<(Vec<Found>, bool), StoreError> {
    let found = match rows::all_sound(state, by_index, []) {
        Err(StoreError::Corrupt(_)) => None,
        found => Some(found?),
    };
    let wanted = tallies::read(state, kind, 0)?;
    let whole = |found: &Vec<Found>| {
        let mut tally = Tally::default();
        found.iter().for_each(|one| tally.add(seal(one)));
        wanted == Some(tally)
    };
    match found.filter(whole) {
        Some(found) => Ok((found, true)),
        // Every table that is sound has its row here.
        None => Ok((rows::all_sound(state, by_rows, [])?, false)),
    }
}

fn listed_rows(state: &Connection) -> Result<(Vec<Found>, bool), StoreError> {
    let seal = |one: &Found| table_seal(one.no, &one.id);
    marked(state, Kind::Listed, "WHERE listed", "NOT INDEXED WHERE listed", seal)
}

fn waking_rows(state: &Connection) -> Result<(Vec<Found>, bool), StoreError> {
    let seal = |one: &Found| wake_seal(one.no, &one.id, one.facts.wake.unwrap_or_default());
    marked(state, Kind::Waking, "WHERE wake IS NOT NULL", "NOT INDEXED WHERE wake IS NOT NULL", seal)
}

/// The open tables shown to everyone, the newest first.
pub(super) fn listed(state: &Connection) -> Result<Vec<Listed>, StoreError> {
    let mut listed: Vec<_> = listed_rows(state)?.0.into_iter().map(Found::listed).collect();
    listed.sort_by(|a, b| (b.created, &b.table).cmp(&(a.created, &a.table)));
    Ok(listed)
}

/// The tables with a clock, the earliest first.
pub(super) fn waking(state: &Connection) -> Result<Vec<(String, u64)>, StoreError> {
    let found = waking_rows(state)?.0;
    let mut wakes: Vec<_> = found.into_iter().filter_map(|one| Some((one.id, one.facts.wake?))).collect();
    wakes.sort_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
    Ok(wakes)
}

/// All tables that either the index or the rows know of; where the file is malformed, those before and behind.
pub(super) fn ids(state: &Connection) -> Result<Vec<String>, StoreError> {
    let mut ids = BTreeSet::new();
    for query in [
        "SELECT id FROM tables INDEXED BY tables_by_id",
        "SELECT id FROM tables NOT INDEXED ORDER BY no",
        "SELECT id FROM tables NOT INDEXED ORDER BY no DESC",
    ] {
        let mut statement = state.prepare(query)?;
        let mut found = statement.query([])?;
        while let Some(Some(row)) = rows::or_damaged(found.next())? {
            ids.extend(rows::or_damaged(row.get::<_, String>(0))?);
        }
    }
    Ok(ids.into_iter().collect())
}

/// What is wrong beside the tables themselves.
pub(super) fn damages(state: &Connection) -> Result<Vec<Damage>, StoreError> {
    let mut damages = Vec::new();
    let mut statement = state.prepare(&format!("PRAGMA integrity_check({MAX_LINES})"))?;
    let lines = statement.query_map([], |row| row.get::<_, String>(0))?;
    match rows::or_damaged(lines.collect::<Result<Vec<_>, _>>())? {
        Some(lines) => {
            damages.extend(lines.into_iter().filter(|line| line != "ok").map(Damage::Other));
        }
        None => damages.push(Damage::Other("the file is malformed".to_owned())),
    }
    let (mut tables_differ, mut people_differ) = (false, false);
    for bucket in 0..BUCKETS {
        tables_differ |= tallies::tables(state, bucket)?.is_none();
        people_differ |= tallies::people(state, bucket)?.is_none();
    }
    if tables_differ {
        damages.push(Damage::Tables);
    }
    if people_differ || !people_twice(state)? {
        damages.push(Damage::People);
    }
    let listed = rows::or_corrupt(listed_rows(state))?.is_some_and(|(_, whole)| whole);
    let waking = rows::or_corrupt(waking_rows(state))?.is_some_and(|(_, whole)| whole);
    if !(listed && waking) {
        damages.push(Damage::Lists);
    }
    Ok(damages)
}

/// The people of all tables lie in an index by table too: does it hold the same?
fn people_twice(state: &Connection) -> Result<bool, StoreError> {
    let mut tallies = [Tally::default(); 2];
    for (tally, query) in tallies.iter_mut().zip([
        "SELECT person, no FROM people WHERE person >= x''",
        "SELECT person, no FROM people INDEXED BY people_of_table WHERE no > -1",
    ]) {
        let mut statement = state.prepare(query)?;
        let mut found = statement.query([])?;
        while let Some(row) = match rows::or_damaged(found.next())? {
            None => return Ok(false),
            Some(row) => row,
        } {
            let Some((person, no)) =
                rows::or_damaged(row.get(0).and_then(|person| Ok((person, row.get(1)?))))?
            else {
                return Ok(false);
            };
            let person: Vec<u8> = person;
            tally.add(rows::person_seal(&person, no));
        }
    }
    Ok(tallies[0] == tallies[1])
}
