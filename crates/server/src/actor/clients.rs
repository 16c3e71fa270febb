//! The sockets at a table: who they are, what they missed, and telling them what is new.

use std::sync::atomic::Ordering::Relaxed;

use tubewright_table::{PersonId, Watcher};
use tubewright_wire::{CloseCode, ResumePoint, ServerMessage, Stage};

use super::entries::{self, Entry, Viewer};
use super::load::person_id;
use super::{Actor, MAX_RECENT, PendingCommand, Seated};
use crate::api_error::ApiError;
use crate::socket::frame;
use crate::table_message::{ClientHandle, Identity, Out};
use crate::time::now;

impl Actor {
    /// The person whose seat somebody opens with a secret, or who they are themselves.
    pub(super) fn person(&self, who: &Identity) -> PersonId {
        let by_secret = who.secret.as_deref().and_then(|secret| self.table.person_of_secret(secret));
        by_secret.cloned().unwrap_or_else(|| person_id(&who.person))
    }

    /// Welcomes a client, and says by how much the table's clock is ahead of ours.
    pub(super) fn join(&mut self, who: &Identity, last: Option<ResumePoint>, handle: ClientHandle) -> u64 {
        let now = now();
        let person = self.person(who);
        let viewer = Viewer::of(&self.table, &person);
        if self.table.host() == Some(&person) {
            self.network = Some(who.address);
        }
        self.table.set_here(&person, true, now);
        let missed = last.and_then(|last| self.missed(last, viewer, self.table.last_number(&person)));
        let presence = self.table.presence(now);
        let welcome = ServerMessage::Welcome {
            server: env!("CARGO_PKG_VERSION").to_owned(),
            build: self.app.build.clone(),
            // Deadlines are by the table's clock, so this is too.
            now: self.table.time(now),
            snapshot: if missed.is_some() { None } else { Some(self.table.snapshot_for(&person)) },
            here: presence.here.clone(),
        };
        let number = handle.id;
        let mut slow = !entries::send(&handle, frame(handle.encoding, &welcome));
        for event in missed.into_iter().flatten() {
            slow |= !entries::send(&handle, frame(handle.encoding, &event));
        }
        // What the welcome does not tell of it, and nobody else has to be told.
        if presence == self.told && (!presence.bots.is_empty() || presence.host.is_some()) {
            slow |= !entries::send(&handle, frame(handle.encoding, &ServerMessage::Presence(presence)));
        }
        let room = self.table.room(&person);
        slow |= !entries::send(&handle, frame(handle.encoding, &ServerMessage::Room(room.clone())));
        self.clients.insert(number, Seated { handle, who: who.clone(), person, viewer, room });
        if slow {
            self.cut_off(&[number]);
        }
        self.presence();
        self.ask_bots();
        self.table.time(now).saturating_sub(now)
    }

    /// The events after the last that a client saw, if all of them are remembered and mean the same to it as then.
    fn missed(&self, last: ResumePoint, viewer: Viewer, newest: u64) -> Option<Vec<ServerMessage>> {
        let seat = match viewer.watcher {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Spectator => None,
        };
        if last.n > newest {
            // Either the client errs or our disk lost what it had promised.
            tracing::warn!(table = %self.id, client = last.n, log = newest, "client-is-ahead");
        }
        if last.you != seat || last.n > newest {
            return None;
        }
        // A stranger may have had a number here that is nobody's any more.
        if viewer.member.is_none() && self.table.has_nameless() {
            return None;
        }
        let told = || self.recent.iter().rev().filter(|entry| entry.tells(viewer));
        // A server of an earlier version counted what it did not tell, too: its numbers are not those that are meant here.
        let counts_alike = newest + 1 == self.table.log_len()
            || told().any(|entry| entry.n() >= self.loaded && entry.last(viewer) <= last.n);
        let missed: Vec<&Entry> = told().take_while(|entry| entry.last(viewer) > last.n).collect();
        let is_whole = missed.len() as u64 == newest - last.n;
        if !counts_alike || !is_whole || missed.iter().any(|entry| entry.needs_snapshot(viewer)) {
            return None;
        }
        Some(missed.into_iter().rev().map(|entry| entry.event(viewer)).collect())
    }

    pub(super) fn leave(&mut self, client: u64) {
        let Some(left) = self.clients.remove(&client) else { return };
        if self.clients.values().all(|other| other.person != left.person) {
            self.table.set_here(&left.person, false, now());
        }
        self.presence();
        self.ask_bots();
    }

    /// Tells everyone who is connected, and from when others may act for the rest, if it is not what they were told last.
    pub(super) fn presence(&mut self) {
        let presence = self.table.presence(now());
        if presence != self.told {
            self.told.clone_from(&presence);
            self.broadcast(&ServerMessage::Presence(presence));
        }
    }

    pub(super) fn broadcast(&mut self, message: &ServerMessage) {
        let mut slow = Vec::new();
        for (number, seated) in &self.clients {
            if !entries::send(&seated.handle, frame(seated.handle.encoding, message)) {
                slow.push(*number);
            }
        }
        self.cut_off(&slow);
    }

    /// Lets go of sockets whose queues are full: they come back and go on by number.
    pub(super) fn cut_off(&mut self, slow: &[u64]) {
        for number in slow {
            self.app.metrics.slow_readers.fetch_add(1, Relaxed);
            self.leave(*number);
        }
    }

    pub(super) fn answer(&mut self, client: u64, message: &ServerMessage) {
        let Some(seated) = self.clients.get(&client) else { return };
        if !entries::send(&seated.handle, frame(seated.handle.encoding, message)) {
            self.cut_off(&[client]);
        }
    }

    pub(super) fn refuse(&mut self, pending: &PendingCommand, why: &ApiError) {
        self.app.metrics.commands_refused.fetch_add(1, Relaxed);
        self.answer(pending.client, &why.message(Some(pending.id)));
    }

    pub(super) fn done(&mut self, pending: &PendingCommand) {
        let Some(seated) = self.clients.get(&pending.client) else { return };
        let n = self
            .table
            .done(&seated.person, pending.id)
            .unwrap_or_else(|| self.table.last_number(&seated.person));
        self.app.metrics.commands_done.fetch_add(1, Relaxed);
        self.app.metrics.durable.add(pending.at.elapsed());
        self.answer(pending.client, &ServerMessage::Done { id: pending.id, n });
    }

    /// Ends the sockets of those who came in by a secret that no longer makes them who they were.
    pub(super) fn end_revoked(&mut self) {
        let is_revoked = |seated: &Seated| {
            // Most are who they are by their cookie too; nothing has to be hashed for them.
            seated.who.secret.is_some()
                && person_id(&seated.who.person) != seated.person
                && self.person(&seated.who) != seated.person
        };
        let revoked: Vec<u64> =
            self.clients.iter().filter(|(_, seated)| is_revoked(seated)).map(|(number, _)| *number).collect();
        self.end(&revoked, CloseCode::SecretReplaced, "the secret of the seat was replaced");
    }

    fn end(&mut self, clients: &[u64], code: CloseCode, why: &'static str) {
        for number in clients {
            if let Some(seated) = self.clients.get(number) {
                // A queue that is full ends the socket as well, once nobody holds it any more.
                let _ = seated.handle.queue.try_send(Out::End(code, why));
            }
            self.leave(*number);
        }
    }

    /// The log was rewritten elsewhere, as when a person's words were removed: everyone sees the table anew.
    pub(super) fn show_anew(&mut self) {
        self.recent.clear();
        let mut slow = Vec::new();
        for (number, seated) in &mut self.clients {
            self.table.set_here(&seated.person, true, now());
            seated.viewer = Viewer::of(&self.table, &seated.person);
            let snapshot = ServerMessage::Snapshot { snapshot: self.table.snapshot_for(&seated.person) };
            if !entries::send(&seated.handle, frame(seated.handle.encoding, &snapshot)) {
                slow.push(*number);
            }
        }
        self.cut_off(&slow);
        self.door();
        self.presence();
        self.ask_bots();
    }

    /// Tells everyone of entries that are durable.
    pub(super) fn tell(&mut self, entries: Vec<Entry>) {
        let (mut slow, mut nameless) = (Vec::new(), Vec::new());
        if matches!(self.table.stage(), Stage::Over(_)) {
            // What proves the cards of a sealed game is there when its result is shown.
            self.door();
        }
        let moved = entries.iter().any(Entry::moved);
        for entry in entries {
            let mut frames = entries::Frames::default();
            for (number, seated) in &mut self.clients {
                let viewer = entry.viewer(&seated.person).unwrap_or(seated.viewer);
                let before = std::mem::replace(&mut seated.viewer, viewer);
                if before.member.is_some() && viewer.member.is_none() {
                    nameless.push(*number);
                }
                let encoding = seated.handle.encoding;
                if entry.tells(viewer) && !entries::send(&seated.handle, frames.get(&entry, viewer, encoding))
                {
                    slow.push(*number);
                }
            }
            self.recent.push_back(entry.without_snapshots());
            if self.recent.len() > MAX_RECENT {
                self.recent.pop_front();
            }
        }
        self.end_revoked();
        // They are strangers now, and come back to numbers that strangers have.
        self.end(&nameless, CloseCode::TooSlow, "you have no number here any more; come back");
        // Whoever has just sat down is here.
        if moved {
            let now = now();
            for seated in self.clients.values() {
                self.table.set_here(&seated.person, true, now);
            }
        }
        self.cut_off(&slow);
        self.door();
        self.presence();
        self.ask_bots();
    }

    /// Tells everyone of the table's door, if it is not what they were told last.
    fn door(&mut self) {
        let mut slow = Vec::new();
        for (number, seated) in &mut self.clients {
            let room = self.table.room(&seated.person);
            if room != seated.room {
                seated.room.clone_from(&room);
                let message = frame(seated.handle.encoding, &ServerMessage::Room(room));
                if !entries::send(&seated.handle, message) {
                    slow.push(*number);
                }
            }
        }
        self.cut_off(&slow);
    }
}
