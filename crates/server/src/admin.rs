//! What whoever runs the server does with its tables, while it runs or not.

use std::sync::Arc;

use serde::Serialize;
use tubewright_store::{Dropped, Failure, Store, StoreError};
use tubewright_table::{CorruptLogError, Event};

use crate::actor::from_hex;
use crate::api_error::ApiError;
use crate::app::App;
use crate::table_message::TableMessage;

/// Why something could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminError {
    /// The store says so.
    Store(StoreError),
    /// The log tells of no table.
    Corrupt(CorruptLogError),
    /// This is no person's id.
    NoPerson,
    /// Somebody else writes to the same table all the time.
    Busy,
    /// It was done at some tables only; at one of the others this was in the way.
    InPart {
        /// At so many.
        done: usize,
        /// Of so many.
        all: usize,
        /// Why not at another.
        why: Box<AdminError>,
    },
    /// A table refuses, for the reason in this line.
    Refused(String),
}

impl std::fmt::Display for AdminError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Corrupt(corrupt) => corrupt.fmt(f),
            Self::NoPerson => f.write_str("a person's id has 64 hex digits"),
            Self::Busy => f.write_str("the server is busy; try again"),
            Self::InPart { done, all, why } => {
                write!(f, "done at {done} of {all} tables; not at the others: {why}")
            }
            Self::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for AdminError {}

impl From<ApiError> for AdminError {
    fn from(why: ApiError) -> Self {
        match why {
            ApiError::NoSuchTable => Self::Store(StoreError::Unknown),
            ApiError::Damaged(what) => Self::Store(StoreError::Corrupt(what)),
            ApiError::ReadOnly(why) => Self::Store(why),
            ApiError::Busy => Self::Busy,
            ApiError::InPart { done, all, why } => {
                Self::InPart { done, all, why: Box::new(Self::from(*why)) }
            }
            other => Self::Refused(other.to_string()),
        }
    }
}

#[derive(Serialize)]
struct Export<'a> {
    format: &'a str,
    table: &'a str,
    events: Vec<Event>,
}

/// All entries of a table's log as one line of JSON.
pub fn export(store: &dyn Store, table: &str) -> Result<String, AdminError> {
    let bytes = store.read(table, 0).map_err(AdminError::Store)?;
    let events = Event::read_log(0, &bytes).map_err(AdminError::Corrupt)?;
    Ok(tubewright_wire::to_json(&Export { format: "tubewright-table/1", table, events }))
}

impl App {
    /// Deletes what is kept of a person at every table, and says how many that were.
    pub async fn forget(self: Arc<Self>, person: &str) -> Result<usize, AdminError> {
        let person = from_hex(person).ok_or(AdminError::NoPerson)?;
        self.forget_person(person).await.map_err(AdminError::from)
    }

    pub(crate) async fn forget_person(
        self: &Arc<Self>,
        person: tubewright_store::Person,
    ) -> Result<usize, ApiError> {
        let (mut done, mut all, mut failed) = (0, 0, None::<ApiError>);
        if let Err(why) = self.operators.forget(&person) {
            let why = Failure::System(why.kind(), why.to_string());
            return Err(ApiError::ReadOnly(StoreError::Failed(why)));
        }
        let mut after = None;
        loop {
            let listed = match self.tables_of(person, after).await {
                Ok(listed) => listed,
                // At the first tables nothing was changed yet, and the refusal itself says so.
                Err(why) if all == 0 => return Err(why.into()),
                Err(why) => {
                    failed = failed.or(Some(why.into()));
                    break;
                }
            };
            let Some(last) = listed.last() else { break };
            after = Some((last.created, last.table.clone()));
            for listed in &listed {
                all += 1;
                // One table that cannot be read hinders nothing at the others.
                match self.ask(&listed.table, |done| TableMessage::Forget { person, done }).await {
                    Ok(()) => done += 1,
                    Err(why) => {
                        tracing::warn!(table = %listed.table, why = %why, "not-forgotten");
                        failed = failed.or(Some(why));
                    }
                }
            }
        }
        match failed {
            None => Ok(done),
            Some(why) => Err(ApiError::InPart { done, all, why: Box::new(why) }),
        }
    }

    /// Logs what could not be read at the end of the store's log when it was opened.
    pub fn warn_of_dropped(&self, dropped: Dropped) {
        let Dropped { bytes, writes } = dropped;
        if writes > 1 {
            let why = "the file was damaged: writes that had been acknowledged cannot be read";
            tracing::warn!(bytes, writes, why, "lost-writes");
        } else {
            let why = "the last write before the stop was not finished, or was damaged since";
            tracing::warn!(bytes, why, "broken-tail");
        }
    }
}
