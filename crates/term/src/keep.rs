//! Where a game is kept while it goes on, and where its record can be saved.

use std::io;

use tubewright_rules::Record;

/// Where a game is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Nowhere.
    Nowhere,
    /// Where the program looks for it by itself.
    StateDir,
    /// In a file that the person chose.
    File(String),
}

/// Files as the player needs them; the caller knows where they lie.
pub trait Keep {
    /// Where the game is kept.
    fn kept(&self) -> Kept;

    /// Keeps the record so far, whole or not at all.
    fn keep(&mut self, record: &Record, over: bool) -> io::Result<()>;

    /// Writes a record to a new file of this name.
    fn save(&self, name: &str, record: &Record) -> io::Result<()>;
}

impl<K: Keep + ?Sized> Keep for &mut K {
    fn kept(&self) -> Kept {
        (**self).kept()
    }

    fn keep(&mut self, record: &Record, over: bool) -> io::Result<()> {
        (**self).keep(record, over)
    }

    fn save(&self, name: &str, record: &Record) -> io::Result<()> {
        (**self).save(name, record)
    }
}
