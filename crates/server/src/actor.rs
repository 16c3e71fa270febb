//! A table's task: it alone changes its table. Log first, memory second, broadcast third.

mod allowed;
#[cfg(test)]
mod bench;
mod bots;
mod clients;
mod commands;
mod entries;
mod forget;
mod load;
mod operator;
mod transaction;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tubewright_store::Facts;
use tubewright_table::{PersonId, Table};
use tubewright_wire::{Command, Presence, Room};

use crate::api_error::ApiError;
use crate::app::{App, stopped};
use crate::table_message::{ClientHandle, Identity, TableMessage, TableSender};
use crate::time::{is_certain, now};
use entries::{Entry, Viewer};
use load::{load, refuse_all};

pub use load::facts;
pub(crate) use load::{from_hex, open, store_people};

/// So many entries are remembered for those who come back; who missed more gets a snapshot.
const MAX_RECENT: usize = 24;
/// So many reactions are remembered.
const MAX_REACTIONS: usize = 64;
/// So many commands share an append at most.
const MAX_BATCH: usize = 32;
/// How long a table waits after a failure of the disk before its clocks and bots try again.
const RETRY: Duration = Duration::from_secs(2);
/// The same where its own log is damaged, which no waiting mends.
const RETRY_DAMAGED: Duration = Duration::from_secs(60);

/// A socket at the table.
struct Seated {
    handle: ClientHandle,
    /// How they came in. A secret may be replaced while they are here.
    who: Identity,
    person: PersonId,
    viewer: Viewer,
    /// What they were told of the door last.
    room: Room,
}

struct PendingCommand {
    client: u64,
    id: u64,
    command: Command,
    at: Instant,
}

struct Actor {
    app: Arc<App>,
    id: String,
    /// The way back for those who think; it does not keep the task alive.
    mailbox: mpsc::WeakSender<TableMessage>,
    table: Table,
    /// How often the log was rewritten when it was read.
    epoch: u64,
    clients: BTreeMap<u64, Seated>,
    recent: VecDeque<Entry>,
    /// What bots think about, and whether it is still wanted.
    thinking: BTreeMap<(u8, u8, u8), Arc<AtomicBool>>,
    /// How many entries the log had when it was read.
    loaded: u64,
    /// Who wants the table to be gone, and since when.
    agreed: Vec<(PersonId, Instant)>,
    /// Who is connected, as everyone was told last.
    told: Presence,
    /// The last reactions, which leave no trace in the log: one that comes again is not shown again.
    reacted: VecDeque<(PersonId, u64)>,
    written: Option<(Facts, u64)>,
    retry: Option<Instant>,
    used: Instant,
    /// Where the host last came from: what bots think is shared out by network.
    network: Option<IpAddr>,
    /// The bytes of its log.
    bytes: u64,
    /// An operator wants it to leave the memory.
    closing: bool,
    gone: bool,
}

/// Runs a table until nobody needs it in memory.
pub(crate) async fn run(
    app: Arc<App>,
    id: String,
    mailbox: mpsc::WeakSender<TableMessage>,
    mut mail: mpsc::Receiver<TableMessage>,
) {
    let mut actor = match load(&app, &id, mailbox).await {
        Ok(actor) => actor,
        Err(why) => return refuse_all(&app, &id, &why, &mut mail).await,
    };
    app.metrics.tables_loaded.fetch_add(1, Relaxed);
    actor.run(&mut mail).await;
    app.metrics.tables_loaded.fetch_sub(1, Relaxed);
}

impl Actor {
    async fn run(&mut self, mail: &mut mpsc::Receiver<TableMessage>) {
        let mut stopping = self.app.stopping.subscribe();
        self.ask_bots();
        while !self.gone {
            let pause = self.pause();
            tokio::select! {
                next = mail.recv() => match next {
                    Some(next) => {
                        self.take(next, mail).await;
                        if std::mem::take(&mut self.closing) && self.app.unload(&self.id, mail) {
                            if let Some(at) = self.table.deadline() {
                                self.app.wake(&self.id, at);
                            }
                            return;
                        }
                    }
                    None => return,
                },
                () = tokio::time::sleep(pause) => {
                    if self.is_idle() && self.app.unload(&self.id, mail) {
                        if let Some(at) = self.wakes_at() {
                            self.app.wake(&self.id, at);
                        }
                        return;
                    }
                    self.tick().await;
                }
                () = stopped(&mut stopping) => return,
            }
        }
        // Deleted: whoever asks again finds no such table.
        refuse_all(&self.app, &self.id, &ApiError::NoSuchTable, mail).await;
    }

    /// How long until there is something to do without mail.
    fn pause(&self) -> Duration {
        let due = self.table.deadline().map(|at| Duration::from_millis(at.saturating_sub(now())));
        let retry = self.retry.map(|at| at.saturating_duration_since(Instant::now()));
        let idle = self.can_idle().then(|| self.app.config.idle.saturating_sub(self.used.elapsed()));
        // While the disk is waited for, nothing else is due: clocks and bots go on afterwards.
        let due = retry.or(due);
        let spoken = if self.clients.is_empty() { None } else { self.table.presence_changes(now()) };
        let spoken = spoken.map(|at| Duration::from_millis(at.saturating_sub(now())));
        // Far deadlines are looked at again, so that a clock that was set is noticed.
        due.into_iter()
            .chain(idle)
            .chain(spoken)
            .min()
            .unwrap_or(Duration::MAX)
            .clamp(Duration::ZERO, Duration::from_secs(60))
    }

    /// When something may happen by itself. What is due by a clock that may be wrong is looked at again once it has held.
    fn wakes_at(&self) -> Option<u64> {
        let held = self.app.config.clock_held;
        let due = self.table.deadline()?;
        Some(if is_certain(held) { due } else { due.min(now() + held.as_millis() as u64) })
    }

    fn can_idle(&self) -> bool {
        let soon = now() + 2 * self.app.config.idle.as_millis() as u64;
        self.clients.is_empty()
            && self.thinking.is_empty()
            && (self.is_left() || self.table.bots_to_move().is_empty())
            && self.table.deadline().is_none_or(|at| at > soon)
    }

    fn is_idle(&self) -> bool {
        self.can_idle() && self.used.elapsed() >= self.app.config.idle
    }

    async fn tick(&mut self) {
        self.table.trust_clock(is_certain(self.app.config.clock_held), now());
        // Who lets the others wait is told of with time alone.
        self.presence();
        if let Some(at) = self.retry {
            if at > Instant::now() {
                return;
            }
            if self.app.read_only().is_some() {
                self.retry = Some(Instant::now() + RETRY);
                return;
            }
            self.retry = None;
            self.ask_bots();
        }
        if self.table.tick(now()).is_empty() {
            return;
        }
        if self.app.read_only().is_some() {
            self.retry = Some(Instant::now() + RETRY);
        } else {
            self.commit(|transaction| transaction.run(|table, now| Ok(table.tick(now)))).await;
        }
    }

    async fn take(&mut self, next: TableMessage, mail: &mut mpsc::Receiver<TableMessage>) {
        // What other servers do keeps no table in memory that nobody uses here.
        if !matches!(next, TableMessage::Changed) {
            self.used = Instant::now();
        }
        let mut next = Some(next);
        while let Some(now) = next.take() {
            match now {
                TableMessage::Command { client, id, command, at } => {
                    // Commands that wait are carried out together, with one append.
                    let mut batch = vec![PendingCommand { client, id, command, at }];
                    while batch.len() < MAX_BATCH {
                        match mail.try_recv() {
                            Ok(TableMessage::Command { client, id, command, at }) => {
                                batch.push(PendingCommand { client, id, command, at });
                            }
                            Ok(other) => {
                                next = Some(other);
                                break;
                            }
                            Err(_) => break,
                        }
                    }
                    self.commands(&batch).await;
                }
                TableMessage::Join { who, last, client, joined } => {
                    let ahead = self.join(&who, last, client);
                    let _ = joined.send(Ok(ahead));
                }
                TableMessage::Gone { client } => self.leave(client),
                TableMessage::Thought { seat, round, turn, action } => {
                    self.thought(seat, round, turn, action).await;
                }
                TableMessage::Changed => self.look_again().await,
                TableMessage::Look(look) => look(Ok(&self.table)),
                TableMessage::Forget { person, done } => {
                    let forgotten = self.forget(&person).await;
                    let _ = done.send(forgotten);
                }
                TableMessage::Close { done } => {
                    self.close();
                    let _ = done.send(Ok(()));
                }
                TableMessage::Remove { done } => {
                    let removed = self.remove().await;
                    let _ = done.send(removed);
                }
                TableMessage::Delete { who, done } => {
                    let deleted = self.delete(&who).await;
                    let _ = done.send(deleted);
                }
                TableMessage::LeaveNoName { who, done } => {
                    let left = self.leave_no_name(&who).await;
                    let _ = done.send(left);
                }
            }
        }
    }

    fn mailbox(&self) -> Option<TableSender> {
        self.mailbox.upgrade()
    }
}
