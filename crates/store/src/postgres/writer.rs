//! The one task that writes a node's appends: what waits shares a transaction, and is answered after its commit.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::Instant;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use super::connection::{Address, PATIENCE, is_passing, prepare};
use super::rows::{facts_seal, head, head_seal, number, stored};
use crate::api::{Append, Done, Facts, Person};
use crate::chain::{Head, Link};
use crate::error::{Failure, StoreError};

/// As many appends share a transaction at most; more only make the first of them wait.
const TOGETHER: usize = 1024;
/// Pauses between two tries.
const PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(1)];
/// The channel on which nodes tell each other of new entries.
pub(super) const CHANNEL: &str = "tubewright_entries";
/// A notification has to be shorter than 8,000 bytes.
const MAX_NOTIFICATION: usize = 7_500;

/// An append that waits for its answer.
pub(super) struct Waiting {
    pub(super) append: Append,
    pub(super) done: Done,
}

/// What is sent with a statement.
type Params<'a, const COUNT: usize> = [&'a (dyn ToSql + Sync); COUNT];

type Answers = Vec<Result<(), StoreError>>;

/// Why nothing of a batch was written, as far as is known.
enum Failed {
    /// Nothing was written, and it will not be by itself.
    For(StoreError),
    /// Nothing was written; it may work the next time.
    Passing(StoreError),
    /// The connection broke while the answer to the commit was on its way.
    Unsure,
}

/// Works until nobody can send any more, and answers everybody.
pub(super) async fn run(address: Address, node: String, mut waiting: UnboundedReceiver<Waiting>) {
    let mut writer = Writer { address, node, session: None };
    let mut together = Vec::new();
    while waiting.recv_many(&mut together, TOGETHER).await > 0 {
        let together =
            std::mem::take(&mut together).into_iter().map(|Waiting { append, done }| (append, done));
        let (appends, dones) = together.unzip();
        writer.write(Batch { appends, dones }, &mut waiting).await;
    }
}

/// Appends that share a transaction, and who waits for their answers.
struct Batch {
    appends: Vec<Append>,
    dones: Vec<Done>,
}

impl Batch {
    fn answer(self, answers: Answers) {
        self.dones.into_iter().zip(answers).for_each(|(done, answer)| done(answer));
    }

    fn refuse(self, error: &StoreError) {
        self.dones.into_iter().for_each(|done| done(Err(error.clone())));
    }

    fn split(self) -> impl Iterator<Item = Self> {
        let one = |(append, done)| Self { appends: vec![append], dones: vec![done] };
        self.appends.into_iter().zip(self.dones).map(one)
    }
}

struct Writer {
    address: Address,
    /// Hints of this node's own are passed over by it.
    node: String,
    session: Option<Session>,
}

/// A connection with its statements.
struct Session {
    client: Client,
    lock: Statement,
    insert_tables: Statement,
    insert_entries: Statement,
    write_heads: Statement,
    write_facts: Statement,
    insert_people: Statement,
    notify: Statement,
}

impl Session {
    async fn open(address: &Address) -> Result<Self, StoreError> {
        let (client, half) = address.connect().await?;
        tokio::spawn(half);
        prepare(&client).await?;
        let lock = client
            .prepare(
                "SELECT h.id, h.no, h.len, h.epoch, h.link, h.sum, t.created
                 FROM heads h JOIN tables t ON t.no = h.no
                 WHERE h.id = ANY ($1) ORDER BY h.no FOR UPDATE OF h",
            )
            .await?;
        // In the order of their ids, so that two nodes never wait for each other.
        let insert_tables = client
            .prepare(
                "INSERT INTO tables (id, created, touched, listed, over, note, sum)
                 SELECT id, created, created, false, false, ''::bytea, sum
                 FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS new (id, created, sum)
                 ORDER BY id COLLATE \"C\" ON CONFLICT (id) DO NOTHING RETURNING id, no",
            )
            .await?;
        let insert_entries = client
            .prepare(
                "INSERT INTO entries (no, n, link, bytes)
                 SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[])",
            )
            .await?;
        let write_heads = client
            .prepare(
                "INSERT INTO heads (no, id, len, epoch, link, sum)
                 SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bytea[],
                     $6::bytea[])
                 ON CONFLICT (no) DO UPDATE SET len = excluded.len, link = excluded.link, sum = excluded.sum",
            )
            .await?;
        let write_facts = client
            .prepare(
                "UPDATE tables SET touched = new.touched, listed = new.listed, over = new.over,
                     wake = new.wake, note = new.note, sum = new.sum
                 FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::boolean[], $5::bigint[],
                     $6::bytea[], $7::bytea[]) AS new (no, touched, listed, over, wake, note, sum)
                 WHERE tables.no = new.no",
            )
            .await?;
        let insert_people = client
            .prepare(
                "INSERT INTO people (person, no)
                 SELECT * FROM unnest($1::bytea[], $2::bigint[]) AS new (person, no)
                 ORDER BY person, no ON CONFLICT DO NOTHING",
            )
            .await?;
        let notify = client.prepare("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note").await?;
        Ok(Self {
            client,
            lock,
            insert_tables,
            insert_entries,
            write_heads,
            write_facts,
            insert_people,
            notify,
        })
    }
}

/// What is known of a table while a batch is decided.
struct Log {
    no: i64,
    created: u64,
    head: Head,
    /// Is its head to be written?
    is_longer: bool,
    facts: Option<(u64, Facts)>,
    people: Vec<Person>,
}

impl Log {
    fn new(no: i64, created: u64, head: Head, is_longer: bool) -> Self {
        Self { no, created, head, is_longer, facts: None, people: Vec::new() }
    }
}

/// An entry with its link and its place.
struct NewEntry<'a> {
    table: &'a str,
    n: u64,
    link: Link,
    bytes: &'a [u8],
}

impl Writer {
    async fn write(&mut self, batch: Batch, later: &mut UnboundedReceiver<Waiting>) {
        match self.settle(&batch.appends, later).await {
            Ok(answers) => batch.answer(answers),
            // What is wrong with one must not keep the others from being written.
            Err(StoreError::Corrupt(_) | StoreError::Failed(Failure::Other(_))) if batch.dones.len() > 1 => {
                for one in batch.split() {
                    Box::pin(self.write(one, later)).await;
                }
            }
            Err(error) => batch.refuse(&error),
        }
    }

    /// Tries as often as it takes to know what became of a batch. Where an answer to a commit was lost that may take as
    /// long as the database is away; those who come later are refused meanwhile.
    async fn settle(
        &mut self,
        appends: &[Append],
        later: &mut UnboundedReceiver<Waiting>,
    ) -> Result<Answers, StoreError> {
        let begun = Instant::now();
        let mut unsure = false;
        loop {
            match self.attempt(appends, unsure).await {
                Ok(answers) => return Ok(answers),
                Err(Failed::For(error)) if !unsure => return Err(error),
                Err(Failed::Passing(error)) if !unsure && begun.elapsed() > PATIENCE => return Err(error),
                Err(Failed::For(_) | Failed::Passing(_)) => {}
                Err(Failed::Unsure) => unsure = true,
            }
            if unsure && begun.elapsed() > PATIENCE {
                while let Ok(waiting) = later.try_recv() {
                    (waiting.done)(Err(StoreError::Failed(Failure::Unreachable)));
                }
                if later.is_closed() {
                    return Err(StoreError::Unsure);
                }
            }
            tokio::time::sleep(PAUSES[usize::from(begun.elapsed() > PAUSES[1])]).await;
        }
    }

    /// One transaction. A conflict concerns its append alone. `again` says that the same batch may have been written
    /// before: what stands in a log just as it was to be appended has been appended.
    async fn attempt(&mut self, appends: &[Append], again: bool) -> Result<Answers, Failed> {
        if self.session.as_ref().is_none_or(|session| session.client.is_closed()) {
            self.session = None;
            let opened = Session::open(&self.address).await;
            self.session = Some(opened.map_err(Failed::Passing)?);
        }
        let session = self.session.as_ref().expect("opened above");
        let done = attempt(session, &self.node, appends, again).await;
        if done.is_err() {
            // The transaction ends with its connection, whatever state it was in.
            self.session = None;
        }
        done
    }
}

fn failed(error: tokio_postgres::Error) -> Failed {
    if is_passing(&error) { Failed::Passing(error.into()) } else { Failed::For(error.into()) }
}

async fn attempt(session: &Session, node: &str, appends: &[Append], again: bool) -> Result<Answers, Failed> {
    let client = &session.client;
    let mut ids: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    // Sent together: each of these waits for the one before it at the server, not here.
    let wanted: Params<'_, 1> = [&ids];
    let (begun, locked) = tokio::join!(client.batch_execute("BEGIN"), client.query(&session.lock, &wanted));
    begun.map_err(failed)?;
    let mut logs: BTreeMap<&str, Result<Log, StoreError>> = BTreeMap::new();
    add_logs(&locked.map_err(failed)?, &ids, &mut logs)?;
    add_new_tables(session, appends, &mut logs).await?;
    let written = if again { written_before(client, appends, &logs).await? } else { Vec::new() };

    let mut entries = Vec::new();
    let mut answers = Vec::with_capacity(appends.len());
    for (place, append) in appends.iter().enumerate() {
        answers.push(if written.contains(&place) { Ok(()) } else { take(append, &mut logs, &mut entries) });
    }
    write_all(session, node, &logs, &entries).await?;
    Ok(answers)
}

/// Makes the tables of a batch that are not there. One that another node makes at the same time is a conflict later.
async fn add_new_tables<'a>(
    session: &Session,
    appends: &'a [Append],
    logs: &mut BTreeMap<&'a str, Result<Log, StoreError>>,
) -> Result<(), Failed> {
    let mut new: BTreeMap<&str, u64> = BTreeMap::new();
    for append in appends {
        if append.expected == 0 && append.epoch.unwrap_or(0) == 0 && !logs.contains_key(append.table.as_str())
        {
            new.entry(&append.table).or_insert(append.now);
        }
    }
    if new.is_empty() {
        return Ok(());
    }
    let ids: Vec<&str> = new.keys().copied().collect();
    let created: Vec<i64> = new.values().copied().map(stored).collect();
    let sums: Vec<Vec<u8>> =
        new.iter().map(|(id, created)| facts_seal(id, *created, *created, &Facts::default())).collect();
    let rows =
        session.client.query(&session.insert_tables, &[&ids, &created, &sums]).await.map_err(failed)?;
    for row in rows {
        let id: &str = row.try_get(0).map_err(failed)?;
        if let Some((id, created)) = new.get_key_value(id) {
            let no = row.try_get(1).map_err(failed)?;
            logs.insert(id, Ok(Log::new(no, *created, Head::empty(id), true)));
        }
    }
    let taken: Vec<&str> = ids.into_iter().filter(|id| !logs.contains_key(id)).collect();
    if taken.is_empty() {
        return Ok(());
    }
    // Made by another node since the heads were locked: that node's transaction has ended, so its head is there.
    let made = session.client.query(&session.lock, &[&taken]).await.map_err(failed)?;
    add_logs(&made, &taken, logs)
}

/// Takes in what the database has of some tables.
fn add_logs<'a>(
    rows: &[Row],
    ids: &[&'a str],
    logs: &mut BTreeMap<&'a str, Result<Log, StoreError>>,
) -> Result<(), Failed> {
    for row in rows {
        let id: &str = row.try_get(0).map_err(failed)?;
        let Some(id) = ids.iter().find(|one| **one == id) else { continue };
        let (no, created) = (row.try_get(1).map_err(failed)?, number(row.try_get(6).map_err(failed)?));
        logs.insert(id, head(row, 2, id).map(|head| Log::new(no, created, head, false)));
    }
    Ok(())
}

/// The places of the appends whose entries are there, written by a commit whose answer was lost.
async fn written_before(
    client: &Client,
    appends: &[Append],
    logs: &BTreeMap<&str, Result<Log, StoreError>>,
) -> Result<Vec<usize>, Failed> {
    let mut written = Vec::new();
    for (place, append) in appends.iter().enumerate() {
        let Some(Ok(log)) = logs.get(append.table.as_str()) else { continue };
        let (from, to) = (append.expected, append.expected + append.entries.len() as u64);
        if append.entries.is_empty() || log.head.len < to {
            continue;
        }
        let rows = client
            .query(
                "SELECT bytes FROM entries WHERE no = $1 AND n >= $2 AND n < $3 ORDER BY n",
                &[&log.no, &stored(from), &stored(to)],
            )
            .await
            .map_err(failed)?;
        // The same words in the same place: whoever wrote them, the log is as it was to be.
        let there = rows.iter().map(|row| row.try_get::<_, &[u8]>(0));
        if there.collect::<Result<Vec<_>, _>>().map_err(failed)? == append.entries {
            written.push(place);
        }
    }
    Ok(written)
}

/// Takes an append into its log, or says why not.
fn take<'a>(
    append: &'a Append,
    logs: &mut BTreeMap<&str, Result<Log, StoreError>>,
    entries: &mut Vec<NewEntry<'a>>,
) -> Result<(), StoreError> {
    let none = Err(StoreError::Conflict { len: 0, epoch: 0 });
    let Some(log) = logs.get_mut(append.table.as_str()) else { return none };
    let log = log.as_mut().map_err(|error| error.clone())?;
    let Head { len, epoch, .. } = log.head;
    if (len, epoch) != (append.expected, append.epoch.unwrap_or(epoch)) {
        return Err(StoreError::Conflict { len, epoch });
    }
    for bytes in &append.entries {
        let n = log.head.len;
        log.head = log.head.push(bytes);
        log.is_longer = true;
        entries.push(NewEntry { table: &append.table, n, link: log.head.link, bytes });
    }
    if let Some(facts) = &append.facts {
        log.facts = Some((append.now, facts.clone()));
    }
    log.people.extend(&append.people);
    Ok(())
}

/// Sends everything with the commit behind it, so that the heads are locked for one way to the server and back.
async fn write_all(
    session: &Session,
    node: &str,
    logs: &BTreeMap<&str, Result<Log, StoreError>>,
    entries: &[NewEntry<'_>],
) -> Result<(), Failed> {
    let logs: BTreeMap<&str, &Log> =
        logs.iter().filter_map(|(id, log)| Some((*id, log.as_ref().ok()?))).collect();

    let mut columns = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for entry in entries {
        columns.0.push(logs.get(entry.table).map_or(0, |log| log.no));
        columns.1.push(stored(entry.n));
        columns.2.push(entry.link.as_bytes());
        columns.3.push(entry.bytes);
    }
    let mut heads = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut facts = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut people = (Vec::new(), Vec::new());
    for (id, log) in &logs {
        if log.is_longer {
            heads.0.push(log.no);
            heads.1.push(*id);
            heads.2.push(stored(log.head.len));
            heads.3.push(stored(log.head.epoch));
            heads.4.push(log.head.link.as_bytes());
            heads.5.push(head_seal(id, &log.head));
        }
        if let Some((touched, new)) = &log.facts {
            facts.0.push(log.no);
            facts.1.push(stored(*touched));
            facts.2.push(new.listed);
            facts.3.push(new.over);
            facts.4.push(new.wake.map(stored));
            facts.5.push(new.note.as_slice());
            facts.6.push(facts_seal(id, log.created, *touched, new));
        }
        for person in &log.people {
            people.0.push(person.as_slice());
            people.1.push(log.no);
        }
    }
    let notes = notifications(node, entries);

    let client = &session.client;
    let new_entries: Params<'_, 4> = [&columns.0, &columns.1, &columns.2, &columns.3];
    let new_heads: Params<'_, 6> = [&heads.0, &heads.1, &heads.2, &heads.3, &heads.4, &heads.5];
    let new_facts: Params<'_, 7> = [&facts.0, &facts.1, &facts.2, &facts.3, &facts.4, &facts.5, &facts.6];
    let new_people: Params<'_, 2> = [&people.0, &people.1];
    let told: Params<'_, 2> = [&CHANNEL, &notes];
    let (entries, heads, facts, people, told, committed) = tokio::join!(
        client.execute(&session.insert_entries, &new_entries),
        client.execute(&session.write_heads, &new_heads),
        client.execute(&session.write_facts, &new_facts),
        client.execute(&session.insert_people, &new_people),
        client.query(&session.notify, &told),
        client.batch_execute("COMMIT"),
    );
    // An error that the database reports undid everything, whatever it says to the commit that follows.
    let said = [entries.err(), heads.err(), facts.err(), people.err(), told.err(), committed.err()];
    let mut unsure = false;
    for error in said.into_iter().flatten() {
        if error.as_db_error().is_some() && !is_ending(&error) {
            return Err(failed(error));
        }
        unsure = true;
    }
    if unsure { Err(Failed::Unsure) } else { Ok(()) }
}

/// Did the database end the connection? Then a commit may have come before that.
fn is_ending(error: &tokio_postgres::Error) -> bool {
    error.code().is_some_and(|code| code.code().starts_with("57P"))
}

/// The tables that are longer now, as short texts: `node table table …`.
fn notifications(node: &str, entries: &[NewEntry<'_>]) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    let mut last = "";
    for entry in entries {
        if entry.table == last {
            continue;
        }
        last = entry.table;
        match notes.last_mut() {
            Some(note) if note.len() + last.len() < MAX_NOTIFICATION => {
                note.push(' ');
                note.push_str(last);
            }
            _ => notes.push(format!("{node} {last}")),
        }
    }
    notes
}
