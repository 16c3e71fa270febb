//! Where tables are kept: a file of SQLite or a database of PostgreSQL.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result};
use tubewright_store::{Postgres, Sqlite, Store};
use tubewright_texts::t;

use crate::values::WrongValue;
use crate::words::texts;

/// A store by its address: `sqlite:FILE` or `postgres://…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StoreAddress {
    File(PathBuf),
    Database(String),
}

impl FromStr for StoreAddress {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<Self, WrongValue> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Database(text.to_owned()));
        }
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
            Self::Database(url) => f.write_str(&without_password(url)),
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
            Self::Database(url) => {
                let opened = Postgres::open(url);
                Ok(Arc::new(opened.with_context(|| t!(texts(), "refuse-store", store = self.to_string()))?))
            }
        }
    }
}

/// Opens a file of tables.
pub(crate) fn open_file(file: &Path) -> Result<Sqlite> {
    Sqlite::open(file).with_context(|| t!(texts(), "refuse-tables", file = file.display().to_string()))
}

/// The address of a database as it may be shown: neither password nor settings.
fn without_password(url: &str) -> String {
    let url = url.split_once('?').map_or(url, |(url, _)| url);
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    match rest.rsplit_once('@') {
        Some((who, host)) => format!("{scheme}://{}@{host}", who.split(':').next().unwrap_or_default()),
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = |url: &str| url.parse::<StoreAddress>().map(|address| address.to_string()).ok();
        let is = |url: &str, wanted: &str| assert_eq!(shown(url).as_deref(), Some(wanted), "{url}");
        is("postgres://me:se:cr@t@db.example:5/tables?sslmode=require", "postgres://me@db.example:5/tables");
        is("postgresql:///tables?host=/run&password=secret", "postgresql:///tables");
        is("sqlite:a/tables.db", "sqlite:a/tables.db");
        assert_eq!(shown("mysql://me@db.example"), None);
        assert_eq!(shown("sqlite:"), None);
    }
}
