//! A table's transaction: events are decided and applied once, on a copy of the table; they are appended to the log; and only
//! then the copy takes the table's place and everyone is told.

use std::borrow::Cow;
use std::time::Instant;

use tubewright_store::{Append, Damage, Facts, StoreError};
use tubewright_table::{CorruptLogError, Event, PersonId, Table};
use tubewright_wire::CommandError;

use super::entries::{self, Entry};
use super::load::{damaged, facts, facts_differ, is_stale, length, replay, store_people, wakes_differ};
use super::{Actor, RETRY, RETRY_DAMAGED};
use crate::api_error::ApiError;
use crate::time::now;

/// What became of a decision.
pub(super) enum Committed {
    /// It is durable and told, or there was nothing to do.
    Done,
    Failed(ApiError),
}

/// Events that are decided one after another, each on what the one before made of the table.
pub(super) struct Transaction<'a> {
    now: u64,
    /// The table itself until something happens, then the copy to which it happened.
    table: Cow<'a, Table>,
    /// Who is connected.
    people: Vec<&'a PersonId>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    corrupt: Option<CorruptLogError>,
}

impl Transaction<'_> {
    /// Decides on the table as it has become by now, and applies what was decided. A refusal changes nothing.
    pub(super) fn run(
        &mut self,
        decide: impl FnOnce(&Table, u64) -> Result<Vec<Event>, CommandError>,
    ) -> Result<(), CommandError> {
        for event in decide(&self.table, self.now)? {
            match entries::apply(self.table.to_mut(), &event, &self.people) {
                Ok(entry) => self.entries.push(entry),
                // What was just decided always fits; if it does not, nothing of it is written.
                Err(corrupt) => self.corrupt = Some(corrupt),
            }
            self.events.push(event);
        }
        Ok(())
    }
}

/// What a transaction came to, if anything.
struct Outcome {
    now: u64,
    table: Table,
    events: Vec<Event>,
    entries: Vec<Entry>,
}

impl Actor {
    /// Decides, writes, and only then applies and tells. Where another process was faster, its entries are taken in and
    /// the decision is made anew.
    pub(super) async fn commit(
        &mut self,
        mut fill: impl FnMut(&mut Transaction<'_>) -> Result<(), CommandError>,
    ) -> Committed {
        for _ in 0..5 {
            let outcome = match self.decide(&mut fill) {
                Ok(None) => return Committed::Done,
                Ok(Some(outcome)) => outcome,
                Err(why) => return Committed::Failed(why),
            };
            match self.write(outcome).await {
                Ok(()) => return Committed::Done,
                Err(StoreError::Conflict { .. }) => {
                    if let Err(why) = self.catch_up().await {
                        return Committed::Failed(self.hold_back(why));
                    }
                }
                Err(error) => return Committed::Failed(self.hold_back(error.into())),
            }
        }
        Committed::Failed(self.hold_back(ApiError::Busy))
    }

    fn decide(
        &self,
        fill: &mut impl FnMut(&mut Transaction<'_>) -> Result<(), CommandError>,
    ) -> Result<Option<Outcome>, ApiError> {
        let mut transaction = Transaction {
            now: now(),
            table: Cow::Borrowed(&self.table),
            people: self.clients.values().map(|seated| &seated.person).collect(),
            events: Vec::new(),
            entries: Vec::new(),
            corrupt: None,
        };
        fill(&mut transaction)?;
        if let Some(corrupt) = transaction.corrupt {
            return Err(damaged(&corrupt));
        }
        let Transaction { now, table, events, entries, .. } = transaction;
        Ok(match table {
            Cow::Owned(table) => Some(Outcome { now, table, events, entries }),
            Cow::Borrowed(_) => None,
        })
    }

    /// Clocks and bots of this table wait for a while after a failure.
    fn hold_back(&mut self, why: ApiError) -> ApiError {
        let damaged = matches!(why, ApiError::Damaged(_));
        if damaged && self.retry.is_none() {
            tracing::warn!(table = %self.id, why = %why, "table-damaged");
        }
        self.retry = Some(Instant::now() + if damaged { RETRY_DAMAGED } else { RETRY });
        why
    }

    async fn write(&mut self, outcome: Outcome) -> Result<(), StoreError> {
        let Outcome { now, table, events, entries } = outcome;
        let bytes: Vec<_> = events.iter().map(Event::to_bytes).collect();
        let added = length(&bytes);
        let mut append = Append::new(&self.id, self.table.log_len(), bytes, now);
        append.epoch = Some(self.epoch);
        append.people = store_people(&events);
        let is_quiet =
            events.iter().all(|event| event.kind.is_quiet()) && table.stage() == self.table.stage();
        let facts = match &self.written {
            // Nothing but its time can be new: the rest is not put together again to be compared.
            Some((old, touched)) if is_quiet => {
                let wake = table.deadline();
                let differ = wakes_differ(old.wake, wake) || is_stale(*touched, now);
                differ.then(|| Facts { wake, ..old.clone() })
            }
            written => Some(facts(&table)).filter(|facts| facts_differ(written.as_ref(), facts, now)),
        };
        append.facts.clone_from(&facts);
        self.app.append(append).await?;
        if let Some(facts) = facts {
            self.written = Some((facts, now));
        }
        self.table = table;
        self.bytes += added;
        self.tell(entries);
        Ok(())
    }

    /// Takes in what another process wrote before an append was refused. A log that is not longer than what is known of it,
    /// and was not rewritten, has lost entries: nothing may be decided on it.
    pub(super) async fn catch_up(&mut self) -> Result<(), ApiError> {
        if self.take_in().await? {
            return Ok(());
        }
        let (table, all) = (self.id.clone(), self.table.log_len());
        Err(ApiError::Damaged(Damage::End { table, there: all, all }))
    }

    /// The same where another process only may have written.
    pub(super) async fn look_again(&mut self) {
        if let Err(why) = self.take_in().await
            && !self.gone
        {
            self.hold_back(why);
        }
    }

    /// Reads what is new in the log; was there anything?
    async fn take_in(&mut self) -> Result<bool, ApiError> {
        let (id, from, epoch) = (self.id.clone(), self.table.log_len(), self.epoch);
        let read = self.app.stored(move |store| match store.tail(&id, from)? {
            tail if tail.head.epoch == epoch => Ok(tail),
            _ => store.tail(&id, 0),
        });
        let tail = match read.await {
            Err(StoreError::Unknown) => {
                self.end_deleted();
                return Err(ApiError::NoSuchTable);
            }
            tail => tail?,
        };
        if (tail.head.len, tail.head.epoch) == (from, epoch) {
            return Ok(false);
        }
        if tail.head.len < from {
            let (table, there) = (self.id.clone(), tail.head.len);
            return Err(ApiError::Damaged(Damage::End { table, there, all: from }));
        }
        // Which facts it wrote is not known here: they are written anew.
        self.written = None;
        if tail.head.epoch != epoch {
            let (table, recent) = replay(&tail.entries).map_err(|corrupt| damaged(&corrupt))?;
            (self.table, self.recent, self.epoch) = (table, recent, tail.head.epoch);
            self.show_anew();
            return Ok(true);
        }
        let people: Vec<_> = self.clients.values().map(|seated| &seated.person).collect();
        let mut entries = Vec::with_capacity(tail.entries.len());
        let events = Event::read_log(from, &tail.entries).map_err(|corrupt| damaged(&corrupt))?;
        for event in events {
            entries
                .push(entries::apply(&mut self.table, &event, &people).map_err(|corrupt| damaged(&corrupt))?);
        }
        self.tell(entries);
        Ok(true)
    }
}
