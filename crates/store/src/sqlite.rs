//! Logs in one SQLite file: a thread of its own writes, and all appends that wait share one synced transaction.

mod check;
mod private;
mod rows;
mod schema;
mod tallies;
mod wal;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, params};

use crate::api::{Append, Done, Listed, Person, Policy, Rewrite, Store, Tail, Whole};
use crate::chain::{Link, Tally, Walk};
use crate::error::{Damage, Failure, StoreError};
use tallies::Kind;
use writer::Job;

/// How a file is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// The layer under SQLite, where it is not that of the system.
    pub vfs: Option<String>,
    /// Wait until the disk has what it was given? Only a test that wants to see data lost says no.
    pub synced: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { vfs: None, synced: true }
    }
}

/// Logs in an SQLite file.
pub struct Sqlite {
    path: PathBuf,
    options: Options,
    jobs: Option<mpsc::Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// Opened when something is first read.
    reader: Mutex<Option<Connection>>,
    dropped: Dropped,
    /// Does the write-ahead log hold words that were deleted?
    traces: Arc<AtomicBool>,
}

/// What could not be read at the end of the write-ahead log when a file was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Its bytes.
    pub bytes: u64,
    /// How many writes end in it. One may have been broken off by a crash before anybody was answered; of more, the others
    /// had been answered, so the file was damaged later.
    pub writes: u64,
}

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);
/// A sweep removes so many tables at a time, and lets appends through in between.
const SWEPT_TOGETHER: u32 = 50;
/// How long a sweep pauses, so that another process gets at the file too.
const SWEEP_PAUSE: Duration = Duration::from_millis(20);

impl Sqlite {
    /// Opens or makes the file, which only its owner may read, and brings its schema up to date.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, &Options::default())
    }

    /// As [`Sqlite::open`], with other options.
    pub fn open_with(path: &Path, options: &Options) -> Result<Self, StoreError> {
        let dropped = if options.vfs.is_none() { wal::check(path)? } else { Dropped::default() };
        if options.vfs.is_none() {
            private::make(path);
        }
        let mut connection = connect(path, options, OpenFlags::default())?;
        schema::migrate(&mut connection)?;
        let (jobs, waiting) = mpsc::channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer::run(connection, &waiting))?;
        Ok(Self {
            path: path.to_owned(),
            options: options.clone(),
            jobs: Some(jobs),
            writer: Some(writer),
            reader: Mutex::new(None),
            dropped,
            // A process that ended before may have left some.
            traces: Arc::new(AtomicBool::new(true)),
        })
    }

    /// What could not be read at the end of the write-ahead log when the file was opened.
    pub fn dropped(&self) -> Dropped {
        self.dropped
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed(Failure::Stopped);
        self.jobs.as_ref().ok_or_else(stopped)?.send(job).map_err(|_| stopped())
    }

    /// Does something on the thread that writes, and waits for it.
    fn write<T: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = mpsc::sync_channel(1);
        self.send(Job::Other(Box::new(move |connection| drop(answer.send(what(connection))))))?;
        answered.recv().unwrap_or_else(|_| Err(StoreError::Failed(Failure::Stopped)))
    }

    /// As [`Self::write`], for what removes words: nothing of them stays in the write-ahead log.
    fn erase<T: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let traces = self.traces.clone();
        self.write(move |connection| {
            traces.store(true, Relaxed);
            let done = what(connection)?;
            empty_log(connection, &traces);
            Ok(done)
        })
    }

    /// Looks at one state of the file, whatever is written meanwhile.
    fn query<T>(&self, what: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut reader: MutexGuard<'_, Option<Connection>> =
            self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        if reader.is_none() {
            *reader = Some(connect(&self.path, &self.options, OpenFlags::SQLITE_OPEN_READ_WRITE)?);
        }
        let state = reader.as_ref().expect("opened just before").unchecked_transaction()?;
        what(&state)
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // Whatever was submitted is written before the thread ends.
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            drop(writer.join());
        }
    }
}

fn connect(path: &Path, options: &Options, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = match &options.vfs {
        None => Connection::open_with_flags(path, flags)?,
        Some(vfs) => Connection::open_with_flags_and_vfs(path, flags, vfs.as_str())?,
    };
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(32);
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", if options.synced { "FULL" } else { "OFF" })?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted is overwritten.
    connection.pragma_update(None, "secure_delete", true)?;
    Ok(connection)
}

/// Writes the log into the file and cuts it off. Where that cannot be done now, as while somebody reads for a backup, it
/// is tried again with the next deletion or sweep.
fn empty_log(connection: &Connection, traces: &AtomicBool) {
    let emptied = || -> rusqlite::Result<bool> {
        connection.busy_timeout(Duration::from_millis(200))?;
        let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
        connection.busy_timeout(PATIENCE)?;
        Ok(busy? == 0)
    };
    if emptied().unwrap_or(false) {
        traces.store(false, Relaxed);
    }
}

impl Store for Sqlite {
    fn submit(&self, append: Append, done: Done) {
        if let Some(jobs) = &self.jobs
            && let Err(mpsc::SendError(Job::Append(_, done))) = jobs.send(Job::Append(append, done))
        {
            done(Err(StoreError::Failed(Failure::Stopped)));
        }
    }

    fn tail(&self, table: &str, from: u64) -> Result<Tail, StoreError> {
        self.query(|state| {
            let no = rows::number(state, table)?;
            let head = rows::head(state, no, table)?;
            if from > head.len {
                return Ok(Tail { head, entries: Vec::new() });
            }
            let mut statement = state
                .prepare_cached("SELECT n, link, bytes FROM entries WHERE no = ?1 AND n >= ?2 ORDER BY n")?;
            let mut found = statement.query(params![no, from.saturating_sub(1)])?;
            let mut walk = Walk::new(table, from, Link::first(table));
            let damaged = || StoreError::Corrupt(Damage::Checksum { table: table.to_owned(), n: from });
            while let Some(row) = found.next()? {
                let row = rows::or_damaged((|| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))())?;
                let (n, link, bytes): (u64, Vec<u8>, Vec<u8>) = row.ok_or_else(damaged)?;
                if n + 1 == from {
                    walk = Walk::new(table, from, Link::from_bytes(&link).ok_or_else(damaged)?);
                } else {
                    walk.take(n, &link, bytes)?;
                }
            }
            Ok(Tail { head, entries: walk.end(&head)? })
        })
    }

    fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.erase(move |connection| writer::rewrite(connection, &rewrite))
    }

    fn facts(&self, table: &str) -> Result<Listed, StoreError> {
        self.query(|state| Ok(rows::row(state, rows::number(state, table)?, table)?.listed()))
    }

    fn listed(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.query(|state| {
            let mut listed = check::listed(state)?;
            listed.truncate(most);
            Ok(listed)
        })
    }

    fn waking(&self) -> Result<Vec<(String, u64)>, StoreError> {
        self.query(check::waking)
    }

    fn tables_of(
        &self,
        person: &Person,
        after: Option<(u64, &str)>,
        most: usize,
    ) -> Result<Vec<Listed>, StoreError> {
        self.query(|state| {
            let mut all = Vec::new();
            for no in tallies::numbers_of(state, person)? {
                all.push(rows::by_number(state, no)?);
            }
            all.retain(|one| after.is_none_or(|after| (one.created, one.table.as_str()) < after));
            all.sort_by(|a, b| (b.created, &b.table).cmp(&(a.created, &a.table)));
            all.truncate(most);
            Ok(all)
        })
    }

    fn forget(&self, person: &Person, table: &str) -> Result<(), StoreError> {
        let (person, table) = (*person, table.to_owned());
        self.erase(move |connection| writer::forget(connection, &person, &table))
    }

    fn delete(&self, table: &str) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.erase(move |connection| writer::delete(connection, &table))
    }

    fn people(&self, table: &str) -> Result<Vec<Person>, StoreError> {
        self.query(|state| {
            let no = rows::number(state, table)?;
            let mut statement =
                state.prepare_cached("SELECT person FROM people WHERE no = ?1 ORDER BY person")?;
            let people = statement.query_map([no], |row| row.get::<_, Person>(0))?;
            let people = rows::or_damaged(people.collect::<Result<Vec<_>, _>>())?;
            people.ok_or(StoreError::Corrupt(Damage::People))
        })
    }

    fn ids(&self) -> Result<Vec<String>, StoreError> {
        self.query(check::ids)
    }

    fn import(&self, whole: Whole) -> Result<(), StoreError> {
        self.write(move |connection| writer::import(connection, &whole))
    }

    fn damages(&self) -> Result<Vec<Damage>, StoreError> {
        self.query(check::damages)
    }

    fn sweep(&self, policy: Policy) -> Result<Vec<String>, StoreError> {
        let mut swept = Vec::new();
        loop {
            let traces = self.traces.clone();
            let mut gone = self.write(move |connection| {
                let gone = writer::sweep(connection, policy, SWEPT_TOGETHER)?;
                if !gone.is_empty() {
                    traces.store(true, Relaxed);
                }
                Ok(gone)
            })?;
            let more = gone.len() as u32 == SWEPT_TOGETHER;
            swept.append(&mut gone);
            if !more {
                break;
            }
            std::thread::sleep(SWEEP_PAUSE);
        }
        if self.traces.load(Relaxed) {
            let traces = self.traces.clone();
            self.write(move |connection| {
                empty_log(connection, &traces);
                Ok(())
            })?;
        }
        Ok(swept)
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.query(|state| {
            let mut count = 0;
            for bucket in 0..tallies::BUCKETS {
                // Where a tally is damaged the rows themselves are counted.
                let Some(Tally { count: tables, .. }) = tallies::read(state, Kind::Tables, bucket)? else {
                    return Ok(state.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?);
                };
                count += tables;
            }
            Ok(count)
        })
    }

    fn probe(&self) -> Result<(), StoreError> {
        self.write(|connection| {
            connection.execute("UPDATE schema SET probed = probed + 1", [])?;
            Ok(())
        })
    }

    fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Exists(to.display().to_string()));
        }
        private::make(to);
        // A connection of its own reads one state of the file while the writer goes on.
        let source = connect(&self.path, &self.options, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let name = to.to_str().ok_or(StoreError::Failed(Failure::Name))?;
        source.execute("VACUUM INTO ?1", [name])?;
        Ok(std::fs::File::open(to).and_then(|file| file.sync_all())?)
    }

    fn free(&self) -> Option<u64> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let disk = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }

    fn size(&self) -> u64 {
        let length = |path: &Path| std::fs::metadata(path).map(|it| it.len()).unwrap_or_default();
        length(&self.path) + length(&wal::beside(&self.path))
    }
}
