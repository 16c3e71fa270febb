//! Entries on their way to watchers: what each of them gets, encoded once for all who see the same.

use axum::extract::ws::Message;
use tubewright_table::{CorruptLogError, Event, PersonId, Table, Update, Watcher};
use tubewright_wire::{Encoding, ServerMessage, Snapshot};

use crate::socket::frame;
use crate::table_message::{ClientHandle, Out};

/// An applied entry, with whose eyes people see from then on, and snapshots where they may be needed.
pub(super) struct Entry {
    update: Update,
    watchers: Vec<(PersonId, Watcher)>,
    snapshots: Vec<(Watcher, Snapshot)>,
}

/// Applies an entry; the people are those who are connected.
pub(super) fn apply(
    table: &mut Table,
    event: &Event,
    people: &[&PersonId],
) -> Result<Entry, CorruptLogError> {
    // After most entries everybody sees with the same eyes as before.
    let people = if event.kind.is_quiet() { &[] } else { people };
    let before: Vec<_> = people.iter().map(|person| table.watcher(person)).collect();
    let update = table.apply(event)?;
    let mut entry = Entry { update, watchers: Vec::new(), snapshots: Vec::new() };
    for (person, before) in people.iter().zip(before) {
        let watcher = table.watcher(person);
        if watcher != before {
            entry.watchers.push(((*person).clone(), watcher));
        }
        let needed = entry.update.is_fresh() || watcher != before;
        if needed && entry.snapshots.iter().all(|(other, _)| *other != watcher) {
            entry.snapshots.push((watcher, table.snapshot(watcher)));
        }
    }
    Ok(entry)
}

impl Entry {
    /// The eyes of somebody whose seat this entry changed.
    pub(super) fn watcher(&self, person: &PersonId) -> Option<Watcher> {
        self.watchers.iter().find(|(other, _)| other == person).map(|(_, watcher)| *watcher)
    }

    /// Did it give somebody who is connected a seat, or take one?
    pub(super) fn moved(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// The entry as an event, unless it has to be a snapshot.
    pub(super) fn event(&self, watcher: Watcher) -> Option<ServerMessage> {
        let changes = self.update.changes(watcher).to_vec();
        (!self.update.is_fresh()).then(|| ServerMessage::Event {
            n: self.update.n(),
            at: self.update.at(),
            changes,
        })
    }

    /// What is worth remembering.
    pub(super) fn without_snapshots(self) -> Self {
        Self { update: self.update, watchers: Vec::new(), snapshots: Vec::new() }
    }

    fn message(&self, watcher: Watcher, changed: bool) -> ServerMessage {
        let snapshot =
            self.snapshots.iter().find(|(other, _)| *other == watcher).map(|(_, snapshot)| snapshot);
        match (self.event(watcher), snapshot) {
            (Some(event), _) if !changed => event,
            (_, Some(snapshot)) => ServerMessage::Snapshot { snapshot: snapshot.clone() },
            // Nobody who sees with these eyes was there when it was applied.
            (event, None) => event.unwrap_or_else(|| ServerMessage::Event {
                n: self.update.n(),
                at: self.update.at(),
                changes: Vec::new(),
            }),
        }
    }
}

/// Frames that were encoded for one entry.
#[derive(Default)]
pub(super) struct Frames(Vec<(Watcher, bool, Encoding, Message)>);

impl Frames {
    pub(super) fn get(
        &mut self,
        entry: &Entry,
        watcher: Watcher,
        changed: bool,
        encoding: Encoding,
    ) -> Message {
        let same =
            |it: &&(Watcher, bool, Encoding, Message)| (it.0, it.1, it.2) == (watcher, changed, encoding);
        if let Some((_, _, _, message)) = self.0.iter().find(same) {
            return message.clone();
        }
        let message = frame(encoding, &entry.message(watcher, changed));
        self.0.push((watcher, changed, encoding, message.clone()));
        message
    }
}

/// Hands a frame to a socket; not if too many wait there already.
pub(super) fn send(client: &ClientHandle, frame: Message) -> bool {
    client.queue.try_send(Out::Frame(frame)).is_ok()
}
