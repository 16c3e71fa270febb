//! Entries on their way to those at the table: what each of them gets, encoded once for all who see the same.

use axum::extract::ws::Message;
use tubewright_table::{CorruptLogError, Event, PersonId, Table, Update, Watcher};
use tubewright_wire::{Encoding, ServerMessage, Snapshot};

use crate::socket::frame;
use crate::table_message::{ClientHandle, Out};

/// Who somebody is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Viewer {
    pub(super) watcher: Watcher,
    /// Their number there, by which their entries are counted.
    pub(super) member: Option<u16>,
}

impl Viewer {
    pub(super) fn of(table: &Table, person: &PersonId) -> Self {
        Self { watcher: table.watcher(person), member: table.member(person) }
    }
}

/// An applied entry, with who people are from then on, and snapshots where they may be needed.
pub(super) struct Entry {
    update: Update,
    viewers: Vec<(PersonId, Viewer)>,
    snapshots: Vec<(Option<u16>, Snapshot)>,
}

/// Applies an entry; the people are those who are connected.
pub(super) fn apply(
    table: &mut Table,
    event: &Event,
    people: &[&PersonId],
) -> Result<Entry, CorruptLogError> {
    // After most entries everybody sees with the same eyes as before.
    let people = if event.kind.is_quiet() { &[] } else { people };
    let before: Vec<Viewer> = people.iter().map(|person| Viewer::of(table, person)).collect();
    let update = table.apply(event)?;
    let mut entry = Entry { update, viewers: Vec::new(), snapshots: Vec::new() };
    for (person, before) in people.iter().zip(before) {
        let viewer = Viewer::of(table, person);
        if viewer != before {
            entry.viewers.push(((*person).clone(), viewer));
        }
        let needed = entry.needs_snapshot(viewer);
        if needed && entry.snapshots.iter().all(|(other, _)| *other != viewer.member) {
            entry.snapshots.push((viewer.member, table.snapshot_for(person)));
        }
    }
    Ok(entry)
}

impl Entry {
    /// Its place in the log.
    pub(super) fn n(&self) -> u64 {
        self.update.entry()
    }

    /// Did it make somebody who is connected another person here, or give them another seat?
    pub(super) fn moved(&self) -> bool {
        !self.viewers.is_empty()
    }

    /// Who somebody is from this entry on, if it changed that.
    pub(super) fn viewer(&self, person: &PersonId) -> Option<Viewer> {
        self.viewers.iter().find(|(other, _)| other == person).map(|(_, viewer)| *viewer)
    }

    /// Does it tell somebody something? If not, it has no number for them and is not sent.
    pub(super) fn tells(&self, viewer: Viewer) -> bool {
        self.update.numbers().tells(viewer.member)
    }

    /// The last number that somebody knows with it.
    pub(super) fn last(&self, viewer: Viewer) -> u64 {
        self.update.numbers().last(viewer.member)
    }

    /// Do the changes not do for them?
    pub(super) fn needs_snapshot(&self, viewer: Viewer) -> bool {
        self.update.is_fresh() || self.update.numbers().has_moved(viewer.member)
    }

    /// The entry as an event.
    pub(super) fn event(&self, viewer: Viewer) -> ServerMessage {
        let changes = self.update.changes(viewer.watcher).to_vec();
        ServerMessage::Event { n: self.last(viewer), at: self.update.at(), changes }
    }

    /// What is worth remembering.
    pub(super) fn without_snapshots(self) -> Self {
        Self { update: self.update, viewers: Vec::new(), snapshots: Vec::new() }
    }

    fn message(&self, viewer: Viewer) -> ServerMessage {
        let snapshot = self.snapshots.iter().find(|(member, _)| *member == viewer.member);
        match snapshot.filter(|_| self.needs_snapshot(viewer)) {
            Some((_, snapshot)) => ServerMessage::Snapshot { snapshot: snapshot.clone() },
            None => self.event(viewer),
        }
    }
}

/// Frames that were encoded for one entry: all strangers see the same, and everyone else what is theirs.
#[derive(Default)]
pub(super) struct Frames(Vec<(Viewer, Encoding, Message)>);

impl Frames {
    pub(super) fn get(&mut self, entry: &Entry, viewer: Viewer, encoding: Encoding) -> Message {
        let same = |it: &&(Viewer, Encoding, Message)| (it.0, it.1) == (viewer, encoding);
        if let Some((_, _, message)) = self.0.iter().find(same) {
            return message.clone();
        }
        let message = frame(encoding, &entry.message(viewer));
        self.0.push((viewer, encoding, message.clone()));
        message
    }
}

/// Hands a frame to a socket; not if too many wait there already.
pub(super) fn send(client: &ClientHandle, frame: Message) -> bool {
    client.queue.try_send(Out::Frame(frame)).is_ok()
}
