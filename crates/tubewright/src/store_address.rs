//! Where tables are kept: a file of SQLite or a database of PostgreSQL.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result};
use tubewright_store::{Sqlite, Store};
use tubewright_texts::t;

use crate::values::WrongValue;
use crate::words::texts;

/// A store by its address: `sqlite:FILE` or `postgres://…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StoreAddress {
    File(PathBuf),
}

impl FromStr for StoreAddress {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<Self, WrongValue> {
        match text.strip_prefix("sqlite:") {
            Some(file) if !file.is_empty() => Ok(Self::File(file.into())),
            _ => Err(WrongValue::Store),
        }
    }
}

impl fmt::Display for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => write!(f, "sqlite:{}", file.display()),
        }
    }
}

impl StoreAddress {
    /// The store of a data folder.
    pub(crate) fn in_folder(data: &Path) -> Self {
        Self::File(data.join("tables.db"))
    }

    /// Opens it; a file is made if it is missing.
    pub(crate) fn open(&self) -> Result<Arc<dyn Store>> {
        match self {
            Self::File(file) => Ok(Arc::new(open_file(file)?)),
        }
    }
}

/// Opens a file of tables.
pub(crate) fn open_file(file: &Path) -> Result<Sqlite> {
    Sqlite::open(file).with_context(|| t!(texts(), "refuse-tables", file = file.display().to_string()))
}
