//! What every backend can do.

use std::path::Path;
use std::sync::mpsc;

use crate::error::{Failure, StoreError};

/// Who a person is to the store: the hash of their secret.
pub type Person = [u8; 32];

/// Called once with the answer, on a thread of the store.
pub type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// What must be known of a table without reading its log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Is it shown to everyone in the list of open tables?
    pub listed: bool,
    /// Is its game over?
    pub over: bool,
    /// When something happens at it by itself, in milliseconds since 1970.
    pub wake: Option<u64>,
    /// A short note for lists; only the caller understands it.
    pub note: Vec<u8>,
}

/// Entries to be written behind a log, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The length that the log must have; 0 makes a new table.
    pub expected: u64,
    /// What is added.
    pub entries: Vec<Vec<u8>>,
    /// When, in milliseconds since 1970.
    pub now: u64,
    /// The table's facts, where they changed.
    pub facts: Option<Facts>,
    /// People who belong to the table from now on.
    pub people: Vec<Person>,
}

impl Append {
    /// Entries alone.
    pub fn new(table: &str, expected: u64, entries: Vec<Vec<u8>>, now: u64) -> Self {
        Self { table: table.to_owned(), expected, entries, now, facts: None, people: Vec::new() }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table.
    pub table: String,
    /// When it was made.
    pub created: u64,
    /// When its facts were last written.
    pub touched: u64,
    /// Its facts.
    pub facts: Facts,
}

/// Which tables are old: those not touched since the given times, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// For tables whose game is over.
    pub over_before: u64,
    /// For all others.
    pub open_before: u64,
    /// Tables touched before this time are kept: the clock was not set when they were, so their age is not known.
    pub not_before: u64,
}

/// Logs of tables. Calls other than [`Store::submit`] wait for the disk.
pub trait Store: Send + Sync + 'static {
    /// Appends, and answers when the entries are durable. Appends that wait at the same time share one write.
    fn submit(&self, append: Append, done: Done);

    /// The entries of a log from the given number on.
    fn read(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, StoreError>;

    /// Writes other bytes in place of a whole log of the expected length, as when a person's words are removed.
    fn rewrite(&self, table: &str, entries: &[Vec<u8>]) -> Result<(), StoreError>;

    /// A table without its log.
    fn facts(&self, table: &str) -> Result<Listed, StoreError>;

    /// The open tables shown to everyone, the newest first.
    fn listed(&self, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// The tables at which something happens by itself, the earliest first.
    fn waking(&self) -> Result<Vec<(String, u64)>, StoreError>;

    /// Some tables of a person, the newest first: from the newest on, or those after one by when it was opened and its id.
    fn tables_of(
        &self,
        person: &Person,
        after: Option<(u64, &str)>,
        most: usize,
    ) -> Result<Vec<Listed>, StoreError>;

    /// Takes a person off a table's people; the log stays.
    fn forget(&self, person: &Person, table: &str) -> Result<(), StoreError>;

    /// Removes a table with all that belongs to it.
    fn delete(&self, table: &str) -> Result<(), StoreError>;

    /// Removes old tables, a few at a time so that appends go on, and says which.
    fn sweep(&self, policy: Policy) -> Result<Vec<String>, StoreError>;

    /// How many tables there are.
    fn count(&self) -> Result<u64, StoreError>;

    /// Writes something and waits until it is durable: does the disk work?
    fn probe(&self) -> Result<(), StoreError>;

    /// Writes a whole and consistent copy to a new file, while appends go on.
    fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Bytes on the disk.
    fn size(&self) -> u64;

    /// Appends and waits.
    fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = mpsc::sync_channel(1);
        self.submit(append, Box::new(move |result| drop(answer.send(result))));
        answered.recv().unwrap_or(Err(StoreError::Failed(Failure::Stopped)))
    }
}
