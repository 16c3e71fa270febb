//! What changes a table otherwise than by an append: each in a transaction of its own, with the head locked first.

use tokio_postgres::{Client, Transaction};

use super::rows::{facts_seal, head, head_seal, listed, number, stored};
use super::writer::CHANNEL;
use crate::api::{Facts, Listed, Person, Policy, Rewrite, Whole};
use crate::chain::Head;
use crate::error::{Damage, StoreError};

/// A sweep removes so many tables at a time.
const SWEPT_TOGETHER: i64 = 50;

/// The number of a table and where its log ends; locked until the transaction ends.
async fn lock(change: &Transaction<'_>, table: &str) -> Result<(i64, Result<Head, StoreError>), StoreError> {
    let row = change
        .query_opt("SELECT no, len, epoch, link, sum FROM heads WHERE id = $1 FOR UPDATE", &[&table])
        .await?
        .ok_or(StoreError::Unknown)?;
    Ok((row.try_get(0)?, head(&row, 1, table)))
}

/// Tells the other nodes that there is something new at a table.
async fn tell(change: &Transaction<'_>, node: &str, table: &str) -> Result<(), StoreError> {
    change.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &format!("{node} {table}")]).await?;
    Ok(())
}

/// Other bytes in place of a log of the same length.
pub(super) async fn rewrite(client: &mut Client, node: &str, rewrite: &Rewrite) -> Result<(), StoreError> {
    let change = client.transaction().await?;
    let table = &rewrite.table;
    let (no, head) = lock(&change, table).await?;
    let Head { len, epoch, .. } = head?;
    if (len, epoch) != (rewrite.entries.len() as u64, rewrite.epoch) {
        return Err(StoreError::Conflict { len, epoch });
    }
    let new = Head { epoch: epoch + 1, ..Head::empty(table) };
    let (new, links) = chained(new, &rewrite.entries);
    let numbers: Vec<i64> = (0..stored(len)).collect();
    change
        .execute(
            "UPDATE entries SET link = new.link, bytes = new.bytes
             FROM unnest($2::bigint[], $3::bytea[], $4::bytea[]) AS new (n, link, bytes)
             WHERE entries.no = $1 AND entries.n = new.n AND entries.link <> new.link",
            &[&no, &numbers, &links, &rewrite.entries],
        )
        .await?;
    change
        .execute(
            "UPDATE heads SET epoch = $2, link = $3, sum = $4 WHERE no = $1",
            &[&no, &stored(new.epoch), &new.link.as_bytes(), &head_seal(table, &new)],
        )
        .await?;
    if let Some(facts) = &rewrite.facts {
        set_facts(&change, no, table, facts).await?;
    }
    let forgotten: Vec<&[u8]> = rewrite.forgotten.iter().map(Person::as_slice).collect();
    change.execute("DELETE FROM people WHERE no = $1 AND person = ANY ($2)", &[&no, &forgotten]).await?;
    tell(&change, node, table).await?;
    Ok(change.commit().await?)
}

/// The head behind some entries, and the link of each.
fn chained(mut head: Head, entries: &[Vec<u8>]) -> (Head, Vec<Vec<u8>>) {
    let mut links = Vec::with_capacity(entries.len());
    for bytes in entries {
        head = head.push(bytes);
        links.push(head.link.as_bytes().to_vec());
    }
    (head, links)
}

async fn set_facts(change: &Transaction<'_>, no: i64, table: &str, facts: &Facts) -> Result<(), StoreError> {
    let row = change.query_one("SELECT created, touched FROM tables WHERE no = $1", &[&no]).await?;
    let (created, touched) = (number(row.try_get(0)?), number(row.try_get(1)?));
    change
        .execute(
            "UPDATE tables SET listed = $2, over = $3, wake = $4, note = $5, sum = $6 WHERE no = $1",
            &[
                &no,
                &facts.listed,
                &facts.over,
                &facts.wake.map(stored),
                &facts.note,
                &facts_seal(table, created, touched, facts),
            ],
        )
        .await?;
    Ok(())
}

/// Takes a person off a table's people.
pub(super) async fn forget(client: &mut Client, person: &Person, table: &str) -> Result<(), StoreError> {
    client
        .execute(
            "DELETE FROM people USING heads WHERE heads.id = $2 AND people.no = heads.no AND people.person = $1",
            &[&person.as_slice(), &table],
        )
        .await?;
    Ok(())
}

/// Removes a table, damaged or not.
pub(super) async fn delete(client: &mut Client, node: &str, table: &str) -> Result<(), StoreError> {
    let change = client.transaction().await?;
    let no = match lock(&change, table).await {
        Ok((no, _)) => no,
        // One that has lost its head can still go.
        Err(StoreError::Unknown) => {
            let row = change.query_opt("SELECT no FROM tables WHERE id = $1", &[&table]).await?;
            row.ok_or(StoreError::Unknown)?.try_get(0)?
        }
        Err(error) => return Err(error),
    };
    remove(&change, &[no]).await?;
    tell(&change, node, table).await?;
    Ok(change.commit().await?)
}

async fn remove(change: &Transaction<'_>, numbers: &[i64]) -> Result<(), StoreError> {
    for from in ["people", "entries", "tables", "heads"] {
        change.execute(&format!("DELETE FROM {from} WHERE no = ANY ($1)"), &[&numbers]).await?;
    }
    Ok(())
}

/// Removes some old tables; says which, and whether there may be more.
pub(super) async fn sweep(client: &mut Client, policy: Policy) -> Result<(Vec<String>, bool), StoreError> {
    let change = client.transaction().await?;
    let (over, open, not) =
        (stored(policy.over_before), stored(policy.open_before), stored(policy.not_before));
    // Tables that somebody writes to are passed over, not waited for; what is locked here cannot become new again.
    let rows = change
        .query(
            "SELECT t.no, t.id, t.created, t.touched, t.listed, t.over, t.wake, t.note, t.sum
             FROM tables t JOIN heads h ON h.no = t.no
             WHERE t.touched >= $3 AND t.touched < greatest($1::bigint, $2::bigint)
                 AND t.touched < CASE WHEN t.over THEN $1 ELSE $2 END
             LIMIT $4 FOR UPDATE OF h SKIP LOCKED",
            &[&over, &open, &not, &SWEPT_TOGETHER],
        )
        .await?;
    let numbers = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    let gone = rows.iter().map(|row| row.try_get(1)).collect::<Result<Vec<String>, _>>()?;
    remove(&change, &numbers).await?;
    change.commit().await?;
    let more = gone.len() as i64 == SWEPT_TOGETHER;
    Ok((gone, more))
}

/// A whole table of another store.
pub(super) async fn import(client: &mut Client, whole: &Whole) -> Result<(), StoreError> {
    let change = client.transaction().await?;
    let Listed { table, created, touched, facts } = &whole.listed;
    let row = change
        .query_opt(
            "INSERT INTO tables (id, created, touched, listed, over, wake, note, sum)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING no",
            &[
                table,
                &stored(*created),
                &stored(*touched),
                &facts.listed,
                &facts.over,
                &facts.wake.map(stored),
                &facts.note,
                &facts_seal(table, *created, *touched, facts),
            ],
        )
        .await?;
    let Some(row) = row else {
        let Head { len, epoch, .. } = lock(&change, table).await?.1?;
        return Err(StoreError::Conflict { len, epoch });
    };
    let no: i64 = row.try_get(0)?;
    let (head, links) = chained(Head { epoch: whole.epoch, ..Head::empty(table) }, &whole.entries);
    change
        .execute(
            "INSERT INTO heads (no, id, len, epoch, link, sum) VALUES ($1, $2, $3, $4, $5, $6)",
            &[
                &no,
                table,
                &stored(head.len),
                &stored(head.epoch),
                &head.link.as_bytes(),
                &head_seal(table, &head),
            ],
        )
        .await?;
    let numbers: Vec<i64> = (0..stored(head.len)).collect();
    change
        .execute(
            "INSERT INTO entries (no, n, link, bytes)
             SELECT $1, * FROM unnest($2::bigint[], $3::bytea[], $4::bytea[])",
            &[&no, &numbers, &links, &whole.entries],
        )
        .await?;
    let people: Vec<&[u8]> = whole.people.iter().map(Person::as_slice).collect();
    change
        .execute(
            "INSERT INTO people (person, no) SELECT person, $2 FROM unnest($1::bytea[]) AS person",
            &[&people, &no],
        )
        .await?;
    Ok(change.commit().await?)
}

/// Tables that have lost a part, and parts that have lost their table.
pub(super) async fn damages(client: &mut Client) -> Result<Vec<Damage>, StoreError> {
    let lost = client
        .query(
            "SELECT coalesce(t.id, h.id) FROM tables t FULL JOIN heads h ON h.no = t.no AND h.id = t.id
             WHERE t.no IS NULL OR h.no IS NULL ORDER BY 1",
            &[],
        )
        .await?;
    let mut damages = Vec::new();
    for row in lost {
        damages.push(Damage::Lost { table: row.try_get(0)? });
    }
    for (part, damage) in [("entries", Damage::Tables), ("people", Damage::People)] {
        let orphans = format!(
            "SELECT 1 FROM {part} p WHERE NOT EXISTS (SELECT 1 FROM heads h WHERE h.no = p.no) LIMIT 1"
        );
        if client.query_opt(&orphans, &[]).await?.is_some() {
            damages.push(damage);
        }
    }
    Ok(damages)
}

/// A table's row by its id.
pub(super) async fn facts(client: &mut Client, table: &str) -> Result<Listed, StoreError> {
    let row = client
        .query_opt(&format!("SELECT {} FROM tables WHERE id = $1", super::rows::LISTED), &[&table])
        .await?;
    listed(&row.ok_or(StoreError::Unknown)?)
}
