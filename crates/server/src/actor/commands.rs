//! The commands that wait at a table, carried out in the order in which they came.

use tubewright_table::Watcher;
use tubewright_wire::{Command, CommandError, Reaction, ServerMessage};

use super::load::open;
use super::transaction::Committed;
use super::{Actor, MAX_REACTIONS, PendingCommand, Seated};
use crate::api_error::ApiError;
use crate::secret::{random_hex, table_id};
use crate::time::now;

impl Actor {
    pub(super) async fn commands(&mut self, batch: &[PendingCommand]) {
        // What was done is done, whatever has become of the disk since.
        let is_done = |pending: &&PendingCommand| {
            let person = self.clients.get(&pending.client).map(|seated| &seated.person);
            person.is_some_and(|person| self.table.done(person, pending.id).is_some())
        };
        let (again, batch): (Vec<&PendingCommand>, Vec<&PendingCommand>) = batch.iter().partition(is_done);
        for pending in again {
            self.done(pending);
        }
        if let Some(why) = self.app.read_only() {
            for pending in batch {
                self.refuse(pending, &why);
            }
            return;
        }
        let batch = self.allowed(batch);
        // In the order in which they came; what is between two of the other kind shares an append.
        let mut plain = Vec::new();
        for pending in batch {
            match &pending.command {
                Command::Rematch => {
                    self.plain(&std::mem::take(&mut plain)).await;
                    self.rematch(pending).await;
                }
                Command::React { reaction } => {
                    self.plain(&std::mem::take(&mut plain)).await;
                    self.react(pending, *reaction);
                }
                Command::Secret { secret } => {
                    self.plain(&std::mem::take(&mut plain)).await;
                    self.replace_secret(pending, secret).await;
                }
                Command::Leave => {
                    self.plain(&std::mem::take(&mut plain)).await;
                    self.give_up_seat(pending).await;
                }
                _ => plain.push(pending),
            }
        }
        self.plain(&plain).await;
    }

    /// The device that gives up a seat stays and looks on; others that came in by the seat's secret go.
    async fn give_up_seat(&mut self, pending: &PendingCommand) {
        let Some(seated) = self.clients.get_mut(&pending.client) else { return };
        let (person, secret) = (seated.person.clone(), seated.who.secret.take());
        self.plain(&[pending]).await;
        if self.table.watcher(&person) != Watcher::Spectator
            && let Some(seated) = self.clients.get_mut(&pending.client)
        {
            seated.who.secret = secret;
        }
    }

    /// Commands that events come of.
    pub(super) async fn plain(&mut self, plain: &[&PendingCommand]) {
        let people: Vec<_> = plain
            .iter()
            .filter_map(|&pending| {
                let seated = self.clients.get(&pending.client)?;
                // Where they come from is of interest where people sit down or are banned.
                let counts = matches!(
                    pending.command,
                    Command::Sit { .. } | Command::SitSealed { .. } | Command::Ban { .. }
                );
                let address = counts.then(|| seated.who.address.to_string());
                Some((pending, seated.person.clone(), address))
            })
            .collect();
        if people.is_empty() {
            return;
        }
        let mut refused = Vec::new();
        let committed = self
            .commit(|transaction| {
                refused.clear();
                for (place, (pending, person, address)) in people.iter().enumerate() {
                    let decided = transaction.run(|table, now| {
                        table.decide_from(person, address.as_deref(), pending.id, &pending.command, now)
                    });
                    if let Err(refusal) = decided {
                        refused.push((place, ApiError::Table(refusal)));
                    }
                }
                Ok(())
            })
            .await;
        for (place, (pending, ..)) in people.iter().enumerate() {
            match (&committed, refused.iter().find(|(refused, _)| *refused == place)) {
                (_, Some((_, why))) => self.refuse(pending, why),
                (Committed::Failed(why), None) => self.refuse(pending, why),
                (Committed::Done, None) => self.done(pending),
            }
        }
    }

    pub(super) fn react(&mut self, pending: &PendingCommand, reaction: Reaction) {
        let Some(seated) = self.clients.get(&pending.client) else { return };
        match (self.table.decide(&seated.person, pending.id, &pending.command, now()), seated.viewer.watcher)
        {
            (Err(refusal), _) => self.refuse(pending, &refusal.into()),
            (Ok(_), Watcher::Spectator) => {
                self.refuse(pending, &CommandError::NotSeated.into());
            }
            (Ok(_), Watcher::Seat(seat)) => {
                let one = (seated.person.clone(), pending.id);
                if !self.reacted.contains(&one) {
                    self.reacted.truncate(MAX_REACTIONS - 1);
                    self.reacted.push_front(one);
                    self.broadcast(&ServerMessage::Reaction { seat, reaction });
                }
                self.done(pending);
            }
        }
    }

    /// The device that replaces a secret knows the new one; whoever came in by the old one goes when it is written.
    pub(super) async fn replace_secret(&mut self, pending: &PendingCommand, secret: &str) {
        let Some(seated) = self.clients.get_mut(&pending.client) else { return };
        let (person, old) = (seated.person.clone(), seated.who.secret.clone());
        if old.is_some() {
            seated.who.secret = Some(secret.to_owned());
        }
        self.plain(&[pending]).await;
        if self.table.person_of_secret(secret) != Some(&person)
            && let Some(seated) = self.clients.get_mut(&pending.client)
        {
            seated.who.secret = old;
        }
    }

    /// Opens the other table first: an entry never names a table that is not there.
    pub(super) async fn rematch(&mut self, pending: &PendingCommand) {
        let Some(Seated { person, who, .. }) = self.clients.get(&pending.client) else { return };
        let (person, who) = (person.clone(), who.clone());
        let (id, seed) = (table_id(), random_hex());
        let first = match self.table.rematch(&person, pending.id, (&id, &seed), now()) {
            Err(refusal) => return self.refuse(pending, &refusal.into()),
            Ok(None) => return self.done(pending),
            Ok(Some((first, _))) => first,
        };
        let opened = match self.app.may_open_table(who.address, who.person) {
            Ok(()) => open(&self.app, &id, &first).await,
            Err(why) => Err(why),
        };
        if let Err(why) = opened {
            return self.refuse(pending, &why);
        }
        let committed = self
            .commit(|transaction| {
                transaction.run(|table, now| {
                    let rematch = table.rematch(&person, pending.id, (&id, &seed), now)?;
                    Ok(rematch.map(|(_, named)| named).into_iter().collect())
                })
            })
            .await;
        if self.table.snapshot(Watcher::Spectator).rematch.as_ref() != Some(&id) {
            // Another was faster, or nothing could be written: nobody will ever come to this one.
            let _ = self.app.stored(move |store| store.delete(&id)).await;
        }
        match committed {
            Committed::Done => self.done(pending),
            Committed::Failed(why) => self.refuse(pending, &why),
        }
    }
}
