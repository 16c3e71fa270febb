//! What the database looks like. It is brought up to date by one node, forward only; an older program refuses a newer one.

use tokio_postgres::Client;

use crate::error::{Damage, StoreError};

/// The version of the layout that this program makes and reads.
const VERSION: i64 = 1;

/// Nodes that start together take turns; any number does that no other program uses.
const TURN: i64 = 0x7475_6265_7772_6967;

/// Ids are compared by their bytes, as the program does. `link` covers an entry and all before it, `sum` the rest of its
/// row. Heads are written with every entry and have room to be changed in place.
const LAYOUT: &str = r#"
    CREATE TABLE tables (
        no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        created bigint NOT NULL,
        touched bigint NOT NULL,
        listed boolean NOT NULL,
        over boolean NOT NULL,
        wake bigint,
        note bytea NOT NULL,
        sum bytea NOT NULL
    );
    CREATE INDEX tables_listed ON tables (created DESC, id DESC) WHERE listed;
    CREATE INDEX tables_waking ON tables (wake, id) WHERE wake IS NOT NULL;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE heads (
        no bigint PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        len bigint NOT NULL,
        epoch bigint NOT NULL,
        link bytea NOT NULL,
        sum bytea NOT NULL
    ) WITH (fillfactor = 60);
    CREATE TABLE entries (
        no bigint NOT NULL,
        n bigint NOT NULL,
        link bytea NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (no, n)
    );
    CREATE TABLE people (
        person bytea NOT NULL,
        no bigint NOT NULL,
        PRIMARY KEY (person, no)
    );
    CREATE INDEX people_of_table ON people (no);
    CREATE TABLE schema (version bigint NOT NULL, probed bigint NOT NULL DEFAULT 0);
    INSERT INTO schema (version) VALUES (1);
"#;

/// Brings the database up to date, in one transaction.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    if version(client).await? == VERSION {
        // Also a database that may only be read is good for reading.
        return Ok(());
    }
    let change = client.transaction().await?;
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&TURN]).await?;
    match version(change.client()).await? {
        0 => change.batch_execute(LAYOUT).await?,
        VERSION => {}
        found if found > VERSION => return Err(StoreError::Newer { found, known: VERSION }),
        found => return Err(StoreError::Corrupt(Damage::Schema(found))),
    }
    Ok(change.commit().await?)
}

async fn version(client: &Client) -> Result<i64, StoreError> {
    let there = client.query_one("SELECT to_regclass('schema') IS NOT NULL", &[]).await?;
    if !there.get::<_, bool>(0) {
        return Ok(0);
    }
    let row = client.query_opt("SELECT version FROM schema", &[]).await?;
    row.map(|row| row.get(0)).ok_or(StoreError::Corrupt(Damage::Layout))
}
