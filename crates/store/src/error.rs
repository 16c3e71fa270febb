//! Why a store did not do what it was asked for.

use std::fmt;

/// Why a store refused or failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The log has another length than the append expected; nothing was written.
    Conflict {
        /// Its length.
        len: u64,
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
    Corrupt(String),
    /// The file was written by a newer version of the program.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// Anything else that the disk or the database said.
    Failed(String),
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
            Self::Conflict { len } => {
                write!(f, "the log has {len} entries, the append expected another length")
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
            Self::Failed(what) => write!(f, "the store failed: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode::{DatabaseCorrupt, DiskFull, NotADatabase, ReadOnly};
        match error.sqlite_error_code() {
            Some(DiskFull) => Self::Full,
            Some(ReadOnly) => Self::ReadOnly,
            Some(DatabaseCorrupt | NotADatabase) => Self::Corrupt(error.to_string()),
            _ => Self::Failed(error.to_string()),
        }
    }
}
