//! A person's data are deleted: they leave the table, and their words leave its log.

use std::time::{Duration, Instant};

use tubewright_store::{Damage, Person, Rewrite};
use tubewright_table::{Event, PersonId, Table, Watcher, redact};
use tubewright_wire::{CloseCode, CommandError};

use super::Actor;
use super::load::{damaged, from_hex, person_id};
use super::transaction::{Committed, Transaction};
use crate::api_error::ApiError;
use crate::table_message::{Identity, Out};
use crate::time::now;

/// So long the others have to agree that the table shall be gone.
const AGREED_FOR: Duration = Duration::from_secs(10 * 60);

impl Actor {
    pub(super) async fn forget(&mut self, person: &Person) -> Result<(), ApiError> {
        for _ in 0..5 {
            match self.forget_once(person).await {
                // Another process wrote to the table between our entries and the rewrite.
                Err(ApiError::Busy) => {}
                done => return done,
            }
        }
        Err(ApiError::Busy)
    }

    async fn forget_once(&mut self, person: &Person) -> Result<(), ApiError> {
        let who = person_id(person);
        let forget =
            |transaction: &mut Transaction<'_>| transaction.run(|table, now| Ok(table.forget(&who, now)));
        if let Committed::Failed(why) = self.commit(forget).await {
            return Err(why);
        }
        let id = self.id.clone();
        let tail = self.app.stored(move |store| store.tail(&id, 0)).await?;
        if (tail.head.len, tail.head.epoch) != (self.table.log_len(), self.epoch) {
            self.catch_up().await?;
            return Err(ApiError::Busy);
        }
        let mut events = Event::read_log(0, &tail.entries).map_err(|corrupt| damaged(&corrupt))?;
        redact(&mut events, &who);
        // The game must come out the same without the person's words.
        if Table::replay(&events, now()).map_err(|corrupt| damaged(&corrupt))? != self.table {
            return Err(ApiError::Damaged(Damage::Other(
                "the log without these words tells of another game".to_owned(),
            )));
        }
        let rewrite = Rewrite {
            table: self.id.clone(),
            epoch: self.epoch,
            entries: events.iter().map(Event::to_bytes).collect(),
            facts: None,
            forgotten: vec![*person],
        };
        self.app.stored(move |store| store.rewrite(rewrite)).await?;
        self.epoch += 1;
        // Who comes back by number would be told what they said; a snapshot does not.
        self.recent.clear();
        Ok(())
    }

    /// Takes somebody's name and words off this table alone.
    pub(super) async fn leave_no_name(&mut self, who: &Identity) -> Result<(), ApiError> {
        let person = self.person(who);
        self.table.member(&person).ok_or(CommandError::NotSeated)?;
        let person = from_hex(&person.0).ok_or(CommandError::NotSeated)?;
        self.forget(&person).await
    }

    pub(super) async fn delete(&mut self, who: &Identity) -> Result<(), ApiError> {
        let person = self.person(who);
        self.agreed.retain(|(_, since)| since.elapsed() < AGREED_FOR);
        let agreed: Vec<PersonId> = self.agreed.iter().map(|(person, _)| person.clone()).collect();
        if let Err(why) = self.table.may_delete(&person, &agreed) {
            if why == CommandError::NotOpener && self.table.watcher(&person) != Watcher::Spectator {
                // The others may want it too.
                self.agreed.retain(|(other, _)| *other != person);
                self.agreed.push((person, Instant::now()));
            }
            return Err(why.into());
        }
        let id = self.id.clone();
        self.app.stored(move |store| store.delete(&id)).await?;
        self.end_deleted();
        tracing::info!(table = %self.id, "table-deleted");
        Ok(())
    }

    pub(super) fn end_deleted(&mut self) {
        self.gone = true;
        for seated in self.clients.values() {
            let _ = seated.handle.queue.try_send(Out::End(CloseCode::TableDeleted, "the table was deleted"));
        }
        self.clients.clear();
    }
}
