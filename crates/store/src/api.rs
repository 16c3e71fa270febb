//! What every backend can do.

use std::path::Path;
use std::sync::mpsc;

use crate::chain::Head;
use crate::error::{Damage, Failure, StoreError};

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
    /// The epoch that the log must have, if the caller knows its entries.
    pub epoch: Option<u64>,
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
        let table = table.to_owned();
        Self { table, expected, epoch: None, entries, now, facts: None, people: Vec::new() }
    }
}

/// Entries that take the place of a whole log, as when a person's words are removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// The table.
    pub table: String,
    /// The epoch that the log must have; afterwards it is the next one.
    pub epoch: u64,
    /// As many entries as the log has.
    pub entries: Vec<Vec<u8>>,
    /// The table's facts, where they changed.
    pub facts: Option<Facts>,
    /// People who belong to the table no more.
    pub forgotten: Vec<Person>,
}

/// Some entries of a log up to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tail {
    /// Where the log ends.
    pub head: Head,
    /// The entries.
    pub entries: Vec<Vec<u8>>,
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

/// A table with all that belongs to it, as it is copied from one store to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// The table without its log.
    pub listed: Listed,
    /// How often its log was rewritten.
    pub epoch: u64,
    /// Its log.
    pub entries: Vec<Vec<u8>>,
    /// Its people, in order.
    pub people: Vec<Person>,
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

/// What other servers on the same store have done, as far as is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Somebody else wrote to these tables, or deleted them.
    Changed(Vec<String>),
    /// Hints were lost: any table may have changed.
    Missed,
}

/// Logs of tables. Calls other than [`Store::submit`] wait for the disk.
pub trait Store: Send + Sync + 'static {
    /// Appends, and answers when the entries are durable. Appends that wait at the same time share one write.
    fn submit(&self, append: Append, done: Done);

    /// The entries of a log from the given number on, and where it ends.
    fn tail(&self, table: &str, from: u64) -> Result<Tail, StoreError>;

    /// Writes other entries in place of a whole log, in one step: nothing of what was there stays, its digests included.
    fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError>;

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

    /// The people of a table, in order.
    fn people(&self, table: &str) -> Result<Vec<Person>, StoreError>;

    /// All tables that can be found, also in a store that is damaged.
    fn ids(&self) -> Result<Vec<String>, StoreError>;

    /// Writes a whole table; there must be none of its id.
    fn import(&self, whole: Whole) -> Result<(), StoreError>;

    /// How many tables there are.
    fn count(&self) -> Result<u64, StoreError>;

    /// Writes something and waits until it is durable: does the disk work?
    fn probe(&self) -> Result<(), StoreError>;

    /// Writes a whole and consistent copy to a new file, while appends go on.
    fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Bytes on the disk.
    fn size(&self) -> u64;

    /// From now on tells what other servers write. A hint may come twice, late or, after a while, as [`Hint::Missed`]; who
    /// needs to be right looks at the log.
    fn watch(&self, _told: Box<dyn Fn(Hint) + Send + Sync>) {}

    /// Bytes that are free on its disk, where that is known.
    fn free(&self) -> Option<u64> {
        None
    }

    /// What is damaged beside the tables themselves: the file, its indices, tables that are not found any more.
    fn damages(&self) -> Result<Vec<Damage>, StoreError> {
        Ok(Vec::new())
    }

    /// The entries of a log from the given number on.
    fn read(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        Ok(self.tail(table, from)?.entries)
    }

    /// A table with all that belongs to it.
    fn whole(&self, table: &str) -> Result<Whole, StoreError> {
        let Tail { head, entries } = self.tail(table, 0)?;
        let (listed, people) = (self.facts(table)?, self.people(table)?);
        Ok(Whole { listed, epoch: head.epoch, entries, people })
    }

    /// Appends and waits.
    fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = mpsc::sync_channel(1);
        self.submit(append, Box::new(move |result| drop(answer.send(result))));
        answered.recv().unwrap_or(Err(StoreError::Failed(Failure::Stopped)))
    }
}
