//! Logs in a PostgreSQL database, for any number of servers at once: none owns a table, the log decides.
//!
//! An append locks the head of its log and goes in if the log is as long as expected. A node learns of what the others
//! wrote by a notification, which is only a hint: whoever missed it finds out with the next append or look.

mod change;
mod connection;
mod hints;
mod rows;
mod schema;
mod writer;

use std::path::Path;
use std::sync::mpsc;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::UnboundedSender;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use crate::api::{Append, Done, Hint, Listed, Person, Policy, Rewrite, Store, Tail, Whole};
use crate::chain::{Link, Walk};
use crate::error::{Damage, Failure, StoreError};
use connection::Address;
use rows::{LISTED, stored};
use writer::Waiting;

/// How long a store that closes waits for what was submitted.
const CLOSING: Duration = Duration::from_secs(10);

/// Logs in a PostgreSQL database.
pub struct Postgres {
    /// Taken when the store closes.
    runtime: Option<Runtime>,
    address: Address,
    readers: Pool,
    /// What this node is called in hints.
    node: String,
    waiting: Option<UnboundedSender<Waiting>>,
    /// Answers when everything submitted has been answered.
    closed: Mutex<mpsc::Receiver<()>>,
}

impl Postgres {
    /// Opens a database by its address, `postgres://…`, and brings its layout up to date.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store")
            .enable_all()
            .build()?;
        let (readers, node) = runtime.block_on(async {
            let (mut client, half) = address.connect().await?;
            tokio::spawn(half);
            connection::prepare(&client).await?;
            schema::migrate(&mut client).await?;
            // A name that no other node has had.
            let row = client.query_one("SELECT gen_random_uuid()::text", &[]).await?;
            Ok::<_, StoreError>((address.pool()?, row.try_get::<_, String>(0)?))
        })?;
        let (waiting, submitted) = tokio::sync::mpsc::unbounded_channel();
        let (closing, closed) = mpsc::sync_channel(1);
        let writing = writer::run(address.clone(), node.clone(), submitted);
        runtime.spawn(async move {
            writing.await;
            let _ = closing.send(());
        });
        Ok(Self {
            runtime: Some(runtime),
            address,
            readers,
            node,
            waiting: Some(waiting),
            closed: Mutex::new(closed),
        })
    }

    /// Asks a connection, and waits for the answer.
    fn ask<T>(&self, what: impl AsyncFnOnce(&mut Client) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let stopped = StoreError::Failed(Failure::Stopped);
        self.runtime.as_ref().ok_or(stopped)?.block_on(async {
            let mut client = self.readers.get().await?;
            what(&mut client).await
        })
    }

    fn number(&self, words: &'static str) -> Result<u64, StoreError> {
        let row = self.ask(async |client| Ok(client.query_one(words, &[]).await?))?;
        Ok(rows::number(row.try_get(0)?))
    }

    /// The tables that a condition names. A damaged row is left out; whoever asks for its table is told.
    fn list(&self, wanted: &str, given: &[&(dyn ToSql + Sync)]) -> Result<Vec<Listed>, StoreError> {
        let words = format!("SELECT {LISTED} FROM tables {wanted}");
        let rows = self.ask(async |client| Ok(client.query(&words, given).await?))?;
        Ok(rows.iter().filter_map(|row| rows::listed(row).ok()).collect())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Whatever was submitted is written before the runtime ends.
        self.waiting = None;
        let closed = self.closed.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = closed.recv_timeout(CLOSING);
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Store for Postgres {
    fn submit(&self, append: Append, done: Done) {
        let waiting = Waiting { append, done };
        if let Some(sender) = &self.waiting
            && let Err(unsent) = sender.send(waiting)
        {
            (unsent.0.done)(Err(StoreError::Failed(Failure::Stopped)));
        }
    }

    fn watch(&self, told: Box<dyn Fn(Hint) + Send + Sync>) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(hints::listen(self.address.clone(), self.node.clone(), told));
        }
    }

    fn tail(&self, table: &str, from: u64) -> Result<Tail, StoreError> {
        self.ask(async |client| {
            // One statement sees one state of the log.
            let rows = client
                .query(
                    "SELECT h.len, h.epoch, h.link, h.sum, e.n, e.link, e.bytes
                         FROM heads h LEFT JOIN entries e ON e.no = h.no AND e.n >= $2
                         WHERE h.id = $1 ORDER BY e.n",
                    &[&table, &stored(from.saturating_sub(1))],
                )
                .await?;
            match rows.first() {
                Some(first) => walk(table, from, first, &rows),
                None => Err(missing(client, table).await?),
            }
        })
    }

    fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.ask(async |client| change::rewrite(client, &self.node, &rewrite).await)
    }

    fn facts(&self, table: &str) -> Result<Listed, StoreError> {
        self.ask(async |client| change::facts(client, table).await)
    }

    fn listed(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.list("WHERE listed ORDER BY created DESC, id DESC LIMIT $1", &[&(most as i64)])
    }

    fn waking(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let waking = self.list("WHERE wake IS NOT NULL ORDER BY wake, id", &[])?;
        Ok(waking.into_iter().filter_map(|one| Some((one.table, one.facts.wake?))).collect())
    }

    fn tables_of(
        &self,
        person: &Person,
        after: Option<(u64, &str)>,
        most: usize,
    ) -> Result<Vec<Listed>, StoreError> {
        let (created, id) = after.map_or((i64::MAX, ""), |(created, id)| (stored(created), id));
        self.list(
            "WHERE no IN (SELECT no FROM people WHERE person = $1) AND (created, id) < ($2, $3)
             ORDER BY created DESC, id DESC LIMIT $4",
            &[&person.as_slice(), &created, &id, &(most as i64)],
        )
    }

    fn forget(&self, person: &Person, table: &str) -> Result<(), StoreError> {
        self.ask(async |client| change::forget(client, person, table).await)
    }

    fn delete(&self, table: &str) -> Result<(), StoreError> {
        self.ask(async |client| change::delete(client, &self.node, table).await)
    }

    fn sweep(&self, policy: Policy) -> Result<Vec<String>, StoreError> {
        let mut swept = Vec::new();
        loop {
            let (mut gone, more) = self.ask(async |client| change::sweep(client, policy).await)?;
            swept.append(&mut gone);
            if !more {
                return Ok(swept);
            }
        }
    }

    fn people(&self, table: &str) -> Result<Vec<Person>, StoreError> {
        let rows = self.ask(async |client| {
            let known = client.query_opt("SELECT no FROM heads WHERE id = $1", &[&table]).await?;
            let no: i64 = known.ok_or(StoreError::Unknown)?.try_get(0)?;
            let words = "SELECT person FROM people WHERE no = $1 ORDER BY person";
            Ok(client.query(words, &[&no]).await?)
        })?;
        let damaged = |_| StoreError::Corrupt(Damage::People);
        rows.iter().map(|row| row.try_get::<_, &[u8]>(0)?.try_into().map_err(damaged)).collect()
    }

    fn ids(&self) -> Result<Vec<String>, StoreError> {
        // By both, since a table may have lost one of them.
        let words = "SELECT id FROM tables UNION SELECT id FROM heads ORDER BY id";
        let rows = self.ask(async |client| Ok(client.query(words, &[]).await?))?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    fn import(&self, whole: Whole) -> Result<(), StoreError> {
        self.ask(async |client| change::import(client, &whole).await)
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.number("SELECT count(*) FROM heads")
    }

    fn probe(&self) -> Result<(), StoreError> {
        self.ask(async |client| {
            client.execute("UPDATE schema SET probed = probed + 1", &[]).await?;
            Ok(())
        })
    }

    fn backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed(Failure::OwnBackup))
    }

    fn size(&self) -> u64 {
        self.number("SELECT pg_database_size(current_database())").unwrap_or_default()
    }

    fn damages(&self) -> Result<Vec<Damage>, StoreError> {
        self.ask(async |client| change::damages(client).await)
    }
}

/// Follows the links of the rows of a log, each of which has the head too.
fn walk(table: &str, from: u64, first: &Row, rows: &[Row]) -> Result<Tail, StoreError> {
    let head = rows::head(first, 0, table)?;
    if from > head.len {
        return Ok(Tail { head, entries: Vec::new() });
    }
    let mut walk = Walk::new(table, from, Link::first(table));
    for row in rows {
        // A log without entries has one row without an entry.
        let Some(n) = row.try_get::<_, Option<i64>>(4)?.map(rows::number) else { continue };
        let link: &[u8] = row.try_get(5)?;
        if n + 1 == from {
            let damaged = || StoreError::Corrupt(Damage::Checksum { table: table.to_owned(), n });
            walk = Walk::new(table, from, Link::from_bytes(link).ok_or_else(damaged)?);
        } else {
            walk.take(n, link, row.try_get(6)?)?;
        }
    }
    Ok(Tail { head, entries: walk.end(&head)? })
}

/// Why a log without a head cannot be read: there is no such table, or it has lost its head.
async fn missing(client: &Client, table: &str) -> Result<StoreError, StoreError> {
    let row = client.query_opt("SELECT 1 FROM tables WHERE id = $1", &[&table]).await?;
    let lost = StoreError::Corrupt(Damage::Lost { table: table.to_owned() });
    Ok(row.map_or(StoreError::Unknown, |_| lost))
}
