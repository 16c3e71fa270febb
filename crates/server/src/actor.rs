//! A table's task: it alone changes its table. Log first, memory second, broadcast third.

mod bots;
mod entries;
mod forget;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tubewright_store::{Append, Damage, Facts, Person, StoreError};
use tubewright_table::{CorruptLogError, Event, PersonId, Table, Watcher};
use tubewright_wire::{CloseCode, Command, Presence, ResumePoint, ServerMessage, to_postcard};

use crate::api_error::ApiError;
use crate::app::{App, stopped};
use crate::secret::{hex, random_hex, table_id};
use crate::socket::frame;
use crate::table_message::{ClientHandle, Identity, Out, TableMessage, TableSender};
use crate::time::now;
use entries::Entry;

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
/// The facts of a table in use are written again after so long, so that it does not look old.
const FACTS_REFRESH: u64 = 60 * 60 * 1000;

/// A socket at the table.
struct Seated {
    line: ClientHandle,
    /// How they came in. A secret may be replaced while they are here.
    who: Identity,
    person: PersonId,
    watcher: Watcher,
}

struct PendingCommand {
    line: u64,
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
    lines: BTreeMap<u64, Seated>,
    recent: VecDeque<Entry>,
    thinking: BTreeSet<(u8, u8, u8)>,
    /// Who is connected, as everyone was told last.
    told: Presence,
    /// The last reactions, which leave no trace in the log: one that comes again is not shown again.
    reacted: VecDeque<(PersonId, u64)>,
    written: Option<(Facts, u64)>,
    retry: Option<Instant>,
    used: Instant,
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

async fn load(app: &Arc<App>, id: &str, mailbox: mpsc::WeakSender<TableMessage>) -> Result<Actor, ApiError> {
    let name = id.to_owned();
    let (tail, listed) = app
        .stored(move |store| Ok((store.tail(&name, 0)?, store.facts(&name)?)))
        .await
        .inspect_err(|error| {
            if *error != StoreError::Unknown {
                tracing::warn!(table = %id, why = %error, "table-unreadable");
            }
        })?;
    let (table, recent) = replay(&tail.entries).map_err(|corrupt| {
        tracing::warn!(table = %id, why = %corrupt, "table-damaged");
        damaged(&corrupt)
    })?;
    let told = table.presence(now());
    Ok(Actor {
        app: app.clone(),
        id: id.to_owned(),
        mailbox,
        table,
        epoch: tail.head.epoch,
        lines: BTreeMap::new(),
        recent,
        thinking: BTreeSet::new(),
        told,
        reacted: VecDeque::new(),
        written: Some((listed.facts, listed.touched)),
        retry: None,
        used: Instant::now(),
        gone: false,
    })
}

fn damaged(corrupt: &CorruptLogError) -> ApiError {
    ApiError::Damaged(Damage::Other(corrupt.to_string()))
}

/// The table that a whole log tells of, and its last entries: they are applied one by one, so that who comes back after
/// a restart can go on by number.
fn replay(bytes: &[Vec<u8>]) -> Result<(Table, VecDeque<Entry>), CorruptLogError> {
    let events = (0..).zip(bytes).map(|(n, bytes)| Event::from_bytes(n, bytes));
    let events = events.collect::<Result<Vec<_>, _>>()?;
    let early = events.len().saturating_sub(MAX_RECENT).max(1).min(events.len());
    let mut table = Table::replay(&events[..early], now())?;
    let mut recent = VecDeque::new();
    for event in &events[early..] {
        recent.push_back(entries::apply(&mut table, event, &[])?);
    }
    let table = if early < events.len() { Table::replay(&events, now())? } else { table };
    Ok((table, recent))
}

/// Everyone who waits is told that the table cannot be had.
async fn refuse_all(app: &App, id: &str, why: &ApiError, mail: &mut mpsc::Receiver<TableMessage>) {
    loop {
        while let Ok(mail) = mail.try_recv() {
            match mail {
                TableMessage::Join { joined, .. } => drop(joined.send(Err(why.clone()))),
                TableMessage::Look(look) => look(Err(why.clone())),
                TableMessage::Forget { done, .. } | TableMessage::Delete { done, .. } => {
                    drop(done.send(Err(why.clone())));
                }
                TableMessage::Command { .. } | TableMessage::Gone { .. } | TableMessage::Thought { .. } => {}
            }
        }
        if app.unload(id, mail) {
            return;
        }
    }
}

/// The facts that lists and the restart need. The note leaves out what changes with every turn.
pub fn facts(table: &Table) -> Facts {
    use tubewright_wire::{Listing, Sitter, Stage};
    let mut summary = table.summary();
    let free = summary.seats.iter().any(|sitter| matches!(sitter, Sitter::Open));
    let gathering = summary.stage == Stage::Gathering;
    summary.waiting.clear();
    summary.at = summary.opened;
    Facts {
        listed: gathering && free && summary.settings.listing == Listing::Open,
        over: matches!(summary.stage, Stage::Over(_)),
        wake: table.deadline(),
        note: to_postcard(&summary),
    }
}

/// Must the facts be written? A table that wakes too early goes back to sleep, so a later time need not be told.
fn facts_differ(written: &Option<(Facts, u64)>, facts: &Facts, now: u64) -> bool {
    let Some((old, touched)) = written else { return true };
    let wake = match (old.wake, facts.wake) {
        (Some(old), Some(new)) => new < old,
        (old, new) => old != new,
    };
    wake || (old.listed, old.over, &old.note) != (facts.listed, facts.over, &facts.note)
        || touched + FACTS_REFRESH < now
}

fn person_id(person: &Person) -> PersonId {
    PersonId(hex(person))
}

/// The people of a table as the store knows them.
pub(crate) fn store_people(events: &[Event]) -> Vec<Person> {
    let people = events.iter().flat_map(Event::newcomers);
    people.filter_map(|newcomer| from_hex(&newcomer.person.0)).collect()
}

/// The bytes of 64 hex digits.
pub(crate) fn from_hex(text: &str) -> Option<Person> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Writes the first entries of a new table.
pub(crate) async fn open(app: &App, id: &str, first: &[Event]) -> Result<(), ApiError> {
    if let Some(why) = app.read_only() {
        return Err(why);
    }
    let table = Table::replay(first, now()).map_err(|corrupt| ApiError::BadRequest(corrupt.to_string()))?;
    let mut append = Append::new(id, 0, first.iter().map(Event::to_bytes).collect(), now());
    append.facts = Some(facts(&table));
    append.people = store_people(first);
    app.append(append).await?;
    if let Some(at) = table.deadline() {
        // Nobody may ever come to it.
        app.wake(id, at);
    }
    app.metrics.tables_opened.fetch_add(1, Relaxed);
    tracing::info!(table = %id, "table-opened");
    Ok(())
}

impl Actor {
    async fn run(&mut self, mail: &mut mpsc::Receiver<TableMessage>) {
        let mut stopping = self.app.stopping.subscribe();
        self.ask_bots();
        while !self.gone {
            let pause = self.pause();
            tokio::select! {
                next = mail.recv() => match next {
                    Some(next) => self.take(next, mail).await,
                    None => return,
                },
                () = tokio::time::sleep(pause) => {
                    if self.is_idle() && self.app.unload(&self.id, mail) {
                        if let Some(at) = self.table.deadline() {
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
        let spoken = if self.lines.is_empty() { None } else { self.table.presence_changes(now()) };
        let spoken = spoken.map(|at| Duration::from_millis(at.saturating_sub(now())));
        // Far deadlines are looked at again, so that a clock that was set is noticed.
        due.into_iter()
            .chain(idle)
            .chain(spoken)
            .min()
            .unwrap_or(Duration::MAX)
            .clamp(Duration::ZERO, Duration::from_secs(60))
    }

    fn can_idle(&self) -> bool {
        let soon = now() + 2 * self.app.config.idle.as_millis() as u64;
        self.lines.is_empty()
            && self.thinking.is_empty()
            && self.table.bots_to_move().is_empty()
            && self.table.deadline().is_none_or(|at| at > soon)
    }

    fn is_idle(&self) -> bool {
        self.can_idle() && self.used.elapsed() >= self.app.config.idle
    }

    async fn tick(&mut self) {
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
        let events = self.table.tick(now());
        if !events.is_empty() && self.app.read_only().is_none() {
            self.commit(|table, now| Ok(table.tick(now))).await;
        } else if !events.is_empty() {
            self.retry = Some(Instant::now() + RETRY);
        }
    }

    async fn take(&mut self, next: TableMessage, mail: &mut mpsc::Receiver<TableMessage>) {
        self.used = Instant::now();
        let mut next = Some(next);
        while let Some(now) = next.take() {
            match now {
                TableMessage::Command { line, id, command, at } => {
                    // Commands that wait are carried out together, with one append.
                    let mut batch = vec![PendingCommand { line, id, command, at }];
                    while batch.len() < MAX_BATCH {
                        match mail.try_recv() {
                            Ok(TableMessage::Command { line, id, command, at }) => {
                                batch.push(PendingCommand { line, id, command, at });
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
                TableMessage::Join { who, last, line, joined } => {
                    let ahead = self.join(&who, last, line);
                    let _ = joined.send(Ok(ahead));
                }
                TableMessage::Gone { line } => self.leave(line),
                TableMessage::Thought { seat, round, turn, action } => {
                    self.thought(seat, round, turn, &action).await;
                }
                TableMessage::Look(look) => look(Ok(&self.table)),
                TableMessage::Forget { person, done } => {
                    let forgotten = self.forget(&person).await;
                    let _ = done.send(forgotten);
                }
                TableMessage::Delete { host, done } => {
                    let deleted = self.delete(&host).await;
                    let _ = done.send(deleted);
                }
            }
        }
    }

    /// The person whose seat somebody opens with a secret, or who they are themselves.
    fn person(&self, who: &Identity) -> PersonId {
        let by_secret = who.secret.as_deref().and_then(|secret| self.table.person_of_secret(secret));
        by_secret.cloned().unwrap_or_else(|| person_id(&who.person))
    }

    /// Welcomes a client, and says by how much the table's clock is ahead of ours.
    fn join(&mut self, who: &Identity, last: Option<ResumePoint>, line: ClientHandle) -> u64 {
        let now = now();
        let person = self.person(who);
        let watcher = self.table.watcher(&person);
        self.table.set_here(&person, true, now);
        let missed = last.and_then(|last| self.missed(last, watcher));
        let presence = self.table.presence(now);
        let welcome = ServerMessage::Welcome {
            server: env!("CARGO_PKG_VERSION").to_owned(),
            build: self.app.build.clone(),
            // Deadlines are by the table's clock, so this is too.
            now: self.table.time(now),
            snapshot: if missed.is_some() { None } else { Some(self.table.snapshot(watcher)) },
            here: presence.here.clone(),
        };
        let number = line.id;
        let mut slow = !entries::send(&line, frame(line.encoding, &welcome));
        for event in missed.into_iter().flatten() {
            slow |= !entries::send(&line, frame(line.encoding, &event));
        }
        // What the welcome does not tell of it, and nobody else has to be told.
        if presence == self.told && (!presence.bots.is_empty() || presence.host.is_some()) {
            slow |= !entries::send(&line, frame(line.encoding, &ServerMessage::Presence(presence)));
        }
        self.lines.insert(number, Seated { line, who: who.clone(), person, watcher });
        if slow {
            self.cut_off(&[number]);
        }
        self.presence();
        self.table.time(now).saturating_sub(now)
    }

    /// The events after the last that a client saw, if all of them are remembered and mean the same to it as then.
    fn missed(&self, last: ResumePoint, watcher: Watcher) -> Option<Vec<ServerMessage>> {
        let seat = match watcher {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Spectator => None,
        };
        let newest = self.table.log_len() - 1;
        if last.n > newest {
            // Either the client errs or our disk lost what it had promised.
            tracing::warn!(table = %self.id, client = last.n, log = newest, "client-is-ahead");
        }
        if last.you != seat || last.n > newest {
            return None;
        }
        let wanted = newest - last.n;
        if wanted > self.recent.len() as u64 {
            return None;
        }
        let first = self.recent.len() - wanted as usize;
        self.recent.iter().skip(first).map(|entry| entry.event(watcher)).collect()
    }

    fn leave(&mut self, line: u64) {
        let Some(left) = self.lines.remove(&line) else { return };
        if self.lines.values().all(|other| other.person != left.person) {
            self.table.set_here(&left.person, false, now());
        }
        self.presence();
    }

    /// Tells everyone who is connected, and from when others may act for the rest, if it is not what they were told last.
    fn presence(&mut self) {
        let presence = self.table.presence(now());
        if presence != self.told {
            self.told.clone_from(&presence);
            self.broadcast(&ServerMessage::Presence(presence));
        }
    }

    fn broadcast(&mut self, message: &ServerMessage) {
        let mut slow = Vec::new();
        for (number, seated) in &self.lines {
            if !entries::send(&seated.line, frame(seated.line.encoding, message)) {
                slow.push(*number);
            }
        }
        self.cut_off(&slow);
    }

    /// Lets go of sockets whose queues are full: they come back and go on by number.
    fn cut_off(&mut self, slow: &[u64]) {
        for number in slow {
            self.app.metrics.slow_readers.fetch_add(1, Relaxed);
            self.leave(*number);
        }
    }

    fn answer(&mut self, line: u64, message: &ServerMessage) {
        let Some(seated) = self.lines.get(&line) else { return };
        if !entries::send(&seated.line, frame(seated.line.encoding, message)) {
            self.cut_off(&[line]);
        }
    }

    fn refuse(&mut self, pending: &PendingCommand, why: &ApiError) {
        self.app.metrics.commands_refused.fetch_add(1, Relaxed);
        self.answer(pending.line, &why.message(Some(pending.id)));
    }

    fn done(&mut self, pending: &PendingCommand) {
        let Some(seated) = self.lines.get(&pending.line) else { return };
        let n = self.table.done(&seated.person, pending.id).unwrap_or(self.table.log_len() - 1);
        self.app.metrics.commands_done.fetch_add(1, Relaxed);
        self.app.metrics.durable.add(pending.at.elapsed());
        self.answer(pending.line, &ServerMessage::Done { id: pending.id, n });
    }

    async fn commands(&mut self, batch: &[PendingCommand]) {
        // What was done is done, whatever has become of the disk since.
        let is_done = |pending: &&PendingCommand| {
            let person = self.lines.get(&pending.line).map(|seated| &seated.person);
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
                _ => plain.push(pending),
            }
        }
        self.plain(&plain).await;
    }

    /// Commands that events come of.
    async fn plain(&mut self, plain: &[&PendingCommand]) {
        let people: Vec<_> = plain
            .iter()
            .filter_map(|&pending| Some((pending, self.lines.get(&pending.line)?.person.clone())))
            .collect();
        if people.is_empty() {
            return;
        }
        let mut refused = Vec::new();
        let committed = self
            .commit(|table, now| {
                refused.clear();
                let mut next = table.clone();
                let mut all = Vec::new();
                for (place, (pending, person)) in people.iter().enumerate() {
                    match next.decide(person, pending.id, &pending.command, now) {
                        Ok(events) => {
                            for event in events {
                                // What was just decided always fits; an error would be found again when it is kept.
                                let _ = next.apply(&event);
                                all.push(event);
                            }
                        }
                        Err(refusal) => refused.push((place, ApiError::Table(refusal))),
                    }
                }
                Ok(all)
            })
            .await;
        for (place, (pending, _)) in people.iter().enumerate() {
            match (&committed, refused.iter().find(|(refused, _)| *refused == place)) {
                (_, Some((_, why))) => self.refuse(pending, why),
                (Committed::Failed(why), None) => self.refuse(pending, why),
                (Committed::Done, None) => self.done(pending),
            }
        }
    }

    fn react(&mut self, pending: &PendingCommand, reaction: tubewright_wire::Reaction) {
        let Some(seated) = self.lines.get(&pending.line) else { return };
        match (self.table.decide(&seated.person, pending.id, &pending.command, now()), seated.watcher) {
            (Err(refusal), _) => self.refuse(pending, &refusal.into()),
            (Ok(_), Watcher::Spectator) => {
                self.refuse(pending, &tubewright_wire::CommandError::NotSeated.into());
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
    async fn replace_secret(&mut self, pending: &PendingCommand, secret: &str) {
        let Some(seated) = self.lines.get_mut(&pending.line) else { return };
        let (person, old) = (seated.person.clone(), seated.who.secret.clone());
        if old.is_some() {
            seated.who.secret = Some(secret.to_owned());
        }
        self.plain(&[pending]).await;
        if self.table.person_of_secret(secret) != Some(&person)
            && let Some(seated) = self.lines.get_mut(&pending.line)
        {
            seated.who.secret = old;
        }
    }

    /// Ends the sockets of those who came in by a secret that no longer makes them who they were.
    fn end_revoked(&mut self) {
        let is_revoked = |seated: &Seated| {
            // Most are who they are by their cookie too; nothing has to be hashed for them.
            seated.who.secret.is_some()
                && person_id(&seated.who.person) != seated.person
                && self.person(&seated.who) != seated.person
        };
        let revoked: Vec<u64> =
            self.lines.iter().filter(|(_, seated)| is_revoked(seated)).map(|(number, _)| *number).collect();
        for number in revoked {
            if let Some(seated) = self.lines.get(&number) {
                let end = Out::End(CloseCode::SecretReplaced, "the secret of the seat was replaced");
                // A queue that is full ends the socket as well, once nobody holds it any more.
                let _ = seated.line.queue.try_send(end);
            }
            self.leave(number);
        }
    }

    /// Opens the other table first: an entry never names a table that is not there.
    async fn rematch(&mut self, pending: &PendingCommand) {
        let Some(Seated { person, who, .. }) = self.lines.get(&pending.line) else { return };
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
            .commit(|table, now| {
                Ok(table
                    .rematch(&person, pending.id, (&id, &seed), now)?
                    .map(|(_, named)| named)
                    .into_iter()
                    .collect())
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

    /// Decides, writes, and only then applies and tells. Where another process was faster, its entries are taken in and
    /// the decision is made anew.
    async fn commit(
        &mut self,
        mut decide: impl FnMut(&Table, u64) -> Result<Vec<Event>, tubewright_wire::CommandError>,
    ) -> Committed {
        for _ in 0..5 {
            let now = now();
            let events = match decide(&self.table, now) {
                Ok(events) if events.is_empty() => return Committed::Done,
                Ok(events) => events,
                Err(refusal) => return Committed::Failed(refusal.into()),
            };
            match self.write(&events, now).await {
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

    /// Clocks and bots of this table wait for a while after a failure.
    fn hold_back(&mut self, why: ApiError) -> ApiError {
        let damaged = matches!(why, ApiError::Damaged(_));
        if damaged && self.retry.is_none() {
            tracing::warn!(table = %self.id, why = %why, "table-damaged");
        }
        self.retry = Some(Instant::now() + if damaged { RETRY_DAMAGED } else { RETRY });
        why
    }

    async fn write(&mut self, events: &[Event], now: u64) -> Result<(), StoreError> {
        let mut next = self.table.clone();
        let people: Vec<_> = self.lines.values().map(|seated| seated.person.clone()).collect();
        let mut entries = Vec::with_capacity(events.len());
        for event in events {
            let entry = entries::apply(&mut next, event, &people);
            entries.push(entry.map_err(|corrupt| StoreError::Corrupt(Damage::Other(corrupt.to_string())))?);
        }
        let bytes = events.iter().map(Event::to_bytes).collect();
        let mut append = Append::new(&self.id, self.table.log_len(), bytes, now);
        append.epoch = Some(self.epoch);
        append.people = store_people(events);
        let facts = facts(&next);
        if facts_differ(&self.written, &facts, now) {
            append.facts = Some(facts.clone());
        }
        let told = append.facts.is_some();
        self.app.append(append).await?;
        if told {
            self.written = Some((facts, now));
        }
        self.table = next;
        self.tell(entries);
        Ok(())
    }

    /// Takes in what another process wrote. A log that is not longer than what is known of it, and was not rewritten, has
    /// lost entries: nothing may be decided on it.
    async fn catch_up(&mut self) -> Result<(), ApiError> {
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
        if tail.head.len < from || (tail.head.len, tail.head.epoch) == (from, epoch) {
            let (table, there) = (self.id.clone(), tail.head.len);
            return Err(ApiError::Damaged(Damage::End { table, there, all: from }));
        }
        // Which facts it wrote is not known here: they are written anew.
        self.written = None;
        if tail.head.epoch != epoch {
            let (table, recent) = replay(&tail.entries).map_err(|corrupt| damaged(&corrupt))?;
            (self.table, self.recent, self.epoch) = (table, recent, tail.head.epoch);
            self.show_anew();
            return Ok(());
        }
        let people: Vec<_> = self.lines.values().map(|seated| seated.person.clone()).collect();
        let mut entries = Vec::with_capacity(tail.entries.len());
        for (n, bytes) in (from..).zip(&tail.entries) {
            let event = Event::from_bytes(n, bytes).map_err(|corrupt| damaged(&corrupt))?;
            entries
                .push(entries::apply(&mut self.table, &event, &people).map_err(|corrupt| damaged(&corrupt))?);
        }
        self.tell(entries);
        Ok(())
    }

    /// The log was rewritten elsewhere, as when a person's words were removed: everyone sees the table anew.
    fn show_anew(&mut self) {
        self.recent.clear();
        let mut slow = Vec::new();
        for (number, seated) in &mut self.lines {
            self.table.set_here(&seated.person, true, now());
            seated.watcher = self.table.watcher(&seated.person);
            let snapshot = ServerMessage::Snapshot { snapshot: self.table.snapshot(seated.watcher) };
            if !entries::send(&seated.line, frame(seated.line.encoding, &snapshot)) {
                slow.push(*number);
            }
        }
        self.cut_off(&slow);
        self.presence();
        self.ask_bots();
    }

    /// Tells everyone of entries that are durable.
    fn tell(&mut self, entries: Vec<Entry>) {
        let mut slow = Vec::new();
        for entry in entries {
            let mut frames = entries::Frames::default();
            for (number, seated) in &mut self.lines {
                let watcher = entry.watcher(&seated.person).unwrap_or(seated.watcher);
                let changed = watcher != seated.watcher;
                seated.watcher = watcher;
                if !entries::send(&seated.line, frames.get(&entry, watcher, changed, seated.line.encoding)) {
                    slow.push(*number);
                }
            }
            self.recent.push_back(entry.without_snapshots());
            if self.recent.len() > MAX_RECENT {
                self.recent.pop_front();
            }
        }
        self.end_revoked();
        // Whoever has just sat down is here.
        let people: BTreeSet<_> = self.lines.values().map(|seated| seated.person.clone()).collect();
        for person in people {
            self.table.set_here(&person, true, now());
        }
        self.cut_off(&slow);
        self.presence();
        self.ask_bots();
    }

    async fn delete(&mut self, who: &Identity) -> Result<(), ApiError> {
        if self.table.host() != Some(&self.person(who)) {
            return Err(tubewright_wire::CommandError::NotHost.into());
        }
        let id = self.id.clone();
        self.app.stored(move |store| store.delete(&id)).await?;
        self.end_deleted();
        tracing::info!(table = %self.id, "table-deleted");
        Ok(())
    }

    fn end_deleted(&mut self) {
        self.gone = true;
        for seated in self.lines.values() {
            let _ = seated.line.queue.try_send(Out::End(CloseCode::TableDeleted, "the table was deleted"));
        }
        self.lines.clear();
    }

    fn mailbox(&self) -> Option<TableSender> {
        self.mailbox.upgrade()
    }
}

/// What became of a decision.
enum Committed {
    /// It is durable and told, or there was nothing to do.
    Done,
    Failed(ApiError),
}
