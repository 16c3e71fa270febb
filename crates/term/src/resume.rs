//! A game that was left: from its record back to the table.

use tubewright_rules::{Record, RecordError, VerifyError};
use tubewright_table::{FromRecordError, LocalTable};
use tubewright_texts::Texts;

use crate::say::Say;
use crate::think;

/// Why a game cannot be gone on with.
#[derive(Debug)]
pub enum ResumeError {
    /// The record is none, or of no possible game.
    Record(RecordError),
    /// It does not follow from its seed.
    Verify(VerifyError),
    /// Somebody else than one person and bots plays in it.
    Others,
}

impl std::fmt::Display for ResumeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Record(why) => why.fmt(f),
            Self::Verify(why) => why.fmt(f),
            Self::Others => {
                f.write_str("only a game of one person, alone or with bots, can be gone on with here")
            }
        }
    }
}

impl std::error::Error for ResumeError {}

impl ResumeError {
    /// The same in the language of these texts.
    pub fn said(&self, texts: &Texts) -> String {
        Say(texts).not_resumed(self)
    }
}

/// The table of a record. A bot's seat bears the name of its level; the first seat is the person's.
pub fn resume(record: &Record) -> Result<LocalTable, ResumeError> {
    let names = record.setup.seats.iter().map(|seat| seat.name.as_str());
    let people: Vec<bool> =
        names.enumerate().map(|(seat, name)| seat == 0 || think::level(name).is_none()).collect();
    let table = LocalTable::from_record(record, &people).map_err(|why| match why {
        FromRecordError::Record(why) => ResumeError::Record(why),
        FromRecordError::Verify(why) => ResumeError::Verify(why),
        FromRecordError::Seats => ResumeError::Others,
    })?;
    if people.iter().filter(|&&person| person).count() != 1 {
        return Err(ResumeError::Others);
    }
    Ok(table)
}
