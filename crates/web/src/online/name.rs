//! The name by which the visitor is known at tables.

use crate::storage;

const NAME: &str = "name";

/// The name used last; empty on a first visit.
pub(crate) fn kept() -> String {
    storage::read(NAME).unwrap_or_default()
}

/// Keeps a name for the next table.
pub(crate) fn keep(name: &str) {
    storage::write(NAME, name);
}
