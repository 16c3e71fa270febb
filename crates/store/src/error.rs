//! Why a store did not do what it was asked for.

use std::fmt;
use std::io;

/// Why a store refused or failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The log has another length or epoch than was expected; nothing was written.
    Conflict {
        /// Its length.
        len: u64,
        /// Its epoch.
        epoch: u64,
    },
    /// There is no such table.
    Unknown,
    /// The disk is full; nothing was written.
    Full,
    /// The disk or the file may only be read; nothing was written.
    ReadOnly,
    /// There is a file of this name already; it was left alone.
    Exists(String),
    /// What lies on the disk is damaged.
    Corrupt(Damage),
    /// The file was written by a newer version of the program.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// The answer to a write was lost, and nobody can say yet whether it was carried out.
    Unsure,
    /// Anything else that went wrong.
    Failed(Failure),
}

/// What is wrong with stored data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The file is something else than a database.
    NotADatabase,
    /// An entry is not the one that was written.
    Checksum {
        /// Its table.
        table: String,
        /// Its number.
        n: u64,
    },
    /// The entry before this one is missing.
    Gap {
        /// Its table.
        table: String,
        /// Its number.
        n: u64,
    },
    /// A log does not end where it should.
    End {
        /// Its table.
        table: String,
        /// The entries that are there.
        there: u64,
        /// The entries that it should have.
        all: u64,
    },
    /// What is kept of a table beside its entries is not what was written.
    Facts {
        /// The table.
        table: String,
    },
    /// A table is in one index and not in another, or some are missing and this may be one of them.
    Lost {
        /// The table.
        table: String,
    },
    /// The index of tables is not what was written: some may be missing.
    Tables,
    /// The index of people is not what was written.
    People,
    /// The list of open tables or that of clocks is not what was written.
    Lists,
    /// The database has other tables or indices than this program made.
    Layout,
    /// The file has lost its tail.
    Tail {
        /// The bytes that are there.
        there: u64,
        /// The bytes that it should have.
        all: u64,
        /// The first page that is missing.
        page: u32,
    },
    /// There is no such version of the schema.
    Schema(i64),
    /// Whoever read it found this, or the database says so.
    Other(String),
}

/// What else can keep a store from its work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Nobody is left who would do it.
    Stopped,
    /// The file cannot be opened, or there is none.
    CannotOpen,
    /// The file may not be read or written.
    NotAllowed,
    /// Another program holds the file.
    Locked,
    /// The disk fails when it reads or writes.
    Disk,
    /// The file's name is not UTF-8.
    Name,
    /// A store in memory has no file to copy.
    InMemory,
    /// The database has its own means of backup.
    OwnBackup,
    /// Somebody else holds what is needed for too long.
    Busy,
    /// The database does not answer.
    Unreachable,
    /// This is no address of a store.
    Address,
    /// The system says so, in these words.
    System(io::ErrorKind, String),
    /// The database says so, in these words.
    Other(String),
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotADatabase => f.write_str("the file is not a database"),
            Self::Checksum { table, n } => write!(f, "table {table}, entry {n}: wrong checksum"),
            Self::Gap { table, n } => write!(f, "table {table}, entry {n}: the one before is missing"),
            Self::End { table, there, all } => {
                write!(f, "table {table}: the log ends after {there} of {all} entries")
            }
            Self::Facts { table } => write!(f, "table {table}: its facts are not what was written"),
            Self::Lost { table } => write!(f, "table {table}: lost from an index"),
            Self::Tables => f.write_str("the index of tables is not what was written"),
            Self::People => f.write_str("the index of people is not what was written"),
            Self::Lists => f.write_str("the lists of tables are not what was written"),
            Self::Layout => f.write_str("the database has another layout than was made"),
            Self::Tail { there, all, page } => {
                write!(f, "the file has {there} of {all} bytes, page {page} is missing")
            }
            Self::Schema(version) => write!(f, "schema version {version}"),
            Self::Other(what) => f.write_str(what),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stopped => "it has stopped",
            Self::CannotOpen => "the file cannot be opened",
            Self::NotAllowed => "the file may not be used",
            Self::Locked => "another program holds the file",
            Self::Disk => "the disk cannot be read or written",
            Self::Name => "the file's name is not UTF-8",
            Self::Unreachable => "the database cannot be reached",
            Self::Address => "this is no address of a store",
            Self::Busy => "the database is busy",
            Self::OwnBackup => "a database is backed up with its own means",
            Self::InMemory => "a store in memory has no backup",
            Self::System(_, said) | Self::Other(said) => said,
        })
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::Failed(Failure::System(error.kind(), error.to_string()))
    }
}

impl StoreError {
    /// Is it the disk that failed, and not the caller?
    pub fn is_disk(&self) -> bool {
        !matches!(self, Self::Conflict { .. } | Self::Unknown | Self::Exists(_))
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { len, epoch } => {
                write!(f, "the log has {len} entries and epoch {epoch}, which was not expected")
            }
            Self::Unknown => f.write_str("there is no such table"),
            Self::Full => f.write_str("the disk is full"),
            Self::ReadOnly => f.write_str("the disk or the file may only be read"),
            Self::Exists(file) => write!(f, "{file} exists already"),
            Self::Corrupt(what) => write!(f, "the stored data is damaged: {what}"),
            Self::Newer { found, known } => {
                write!(
                    f,
                    "the data was written by a newer version (schema {found}, this program knows {known})"
                )
            }
            Self::Unsure => f.write_str("the answer was lost; it may have been written or not"),
            Self::Failed(what) => write!(f, "the store failed: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode::{
            CannotOpen, DatabaseBusy, DatabaseCorrupt, DatabaseLocked, DiskFull, NotADatabase,
            PermissionDenied, ReadOnly, SystemIoFailure,
        };
        match error.sqlite_error_code() {
            Some(DiskFull) => Self::Full,
            Some(ReadOnly) => Self::ReadOnly,
            Some(NotADatabase) => Self::Corrupt(Damage::NotADatabase),
            Some(DatabaseCorrupt) => Self::Corrupt(Damage::Other(error.to_string())),
            Some(CannotOpen) => Self::Failed(Failure::CannotOpen),
            Some(PermissionDenied) => Self::Failed(Failure::NotAllowed),
            Some(DatabaseBusy | DatabaseLocked) => Self::Failed(Failure::Locked),
            Some(SystemIoFailure) => Self::Failed(Failure::Disk),
            _ => Self::Failed(Failure::Other(error.to_string())),
        }
    }
}
