//! A person's data are deleted: they leave the table, and their words leave its log.

use tubewright_store::{Damage, Person};
use tubewright_table::{Event, Table, redact};

use super::{Actor, Committed, person_id};
use crate::api_error::ApiError;
use crate::time::now;

impl Actor {
    pub(super) async fn forget(&mut self, person: &Person) -> Result<(), ApiError> {
        let who = person_id(person);
        if let Committed::Failed(why) = self.commit(|table, now| Ok(table.forget(&who, now))).await {
            return Err(why);
        }
        let (id, person) = (self.id.clone(), *person);
        let bytes = self.app.stored(move |store| store.read(&id, 0)).await?;
        let damaged = |corrupt: tubewright_table::CorruptLogError| {
            ApiError::Damaged(Damage::Other(corrupt.to_string()))
        };
        let events = (0..).zip(&bytes).map(|(n, bytes)| Event::from_bytes(n, bytes));
        let mut events = events.collect::<Result<Vec<_>, _>>().map_err(damaged)?;
        redact(&mut events, &who);
        // The game must come out the same without the person's words.
        if Table::replay(&events, now()).map_err(damaged)? != self.table {
            return Err(ApiError::Damaged(Damage::Other(
                "the log without these words tells of another game".to_owned(),
            )));
        }
        let (id, entries) = (self.id.clone(), events.iter().map(Event::to_bytes).collect::<Vec<_>>());
        let rewrite = move |store: &dyn tubewright_store::Store| {
            store.rewrite(&id, &entries)?;
            store.forget(&person, &id)
        };
        // Who comes back by number would be told what they said; a snapshot does not.
        self.recent.clear();
        Ok(self.app.stored(rewrite).await?)
    }
}
