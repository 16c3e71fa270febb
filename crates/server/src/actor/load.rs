//! A table comes into memory from its log, and a new one is written.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use tokio::sync::mpsc;
use tubewright_store::{Append, Damage, Facts, Person, StoreError};
use tubewright_table::{CorruptLogError, Event, PersonId, Table};
use tubewright_wire::to_postcard;

use super::entries::{self, Entry};
use super::{Actor, MAX_RECENT};
use crate::api_error::ApiError;
use crate::app::App;
use crate::secret::hex;
use crate::table_message::TableMessage;
use crate::time::{is_certain, now};

/// The facts of a table in use are written again after so long, so that it does not look old.
const FACTS_REFRESH: u64 = 60 * 60 * 1000;

pub(super) async fn load(
    app: &Arc<App>,
    id: &str,
    mailbox: mpsc::WeakSender<TableMessage>,
) -> Result<Actor, ApiError> {
    let name = id.to_owned();
    let (tail, listed) = app
        .stored(move |store| Ok((store.tail(&name, 0)?, store.facts(&name)?)))
        .await
        .inspect_err(|error| {
            if *error != StoreError::Unknown {
                tracing::warn!(table = %id, why = %error, "table-unreadable");
            }
        })?;
    let (mut table, recent) = replay(&tail.entries).map_err(|corrupt| {
        tracing::warn!(table = %id, why = %corrupt, "table-damaged");
        damaged(&corrupt)
    })?;
    table.trust_clock(is_certain(app.config.clock_held), now());
    let told = table.presence(now());
    Ok(Actor {
        app: app.clone(),
        id: id.to_owned(),
        mailbox,
        table,
        epoch: tail.head.epoch,
        clients: BTreeMap::new(),
        recent,
        thinking: BTreeMap::new(),
        loaded: tail.head.len,
        agreed: Vec::new(),
        told,
        reacted: VecDeque::new(),
        written: Some((listed.facts, listed.touched)),
        retry: None,
        used: Instant::now(),
        network: None,
        bytes: length(&tail.entries),
        closing: false,
        gone: false,
    })
}

/// The bytes of some entries.
pub(super) fn length(entries: &[Vec<u8>]) -> u64 {
    entries.iter().map(|bytes| bytes.len() as u64).sum()
}

pub(super) fn damaged(corrupt: &CorruptLogError) -> ApiError {
    ApiError::Damaged(Damage::Other(corrupt.to_string()))
}

/// The table that a whole log tells of, and its last entries: they are applied one by one, so that who comes back after
/// a restart can go on by number.
pub(super) fn replay(bytes: &[Vec<u8>]) -> Result<(Table, VecDeque<Entry>), CorruptLogError> {
    let events = Event::read_log(0, bytes)?;
    let early = events.len().saturating_sub(MAX_RECENT).max(1).min(events.len());
    let mut table = Table::replay(&events[..early], now())?;
    let mut recent = VecDeque::new();
    for event in &events[early..] {
        recent.push_back(entries::apply(&mut table, event, &[])?);
    }
    table.resume(now());
    Ok((table, recent))
}

/// Everyone who waits is told that the table cannot be had.
pub(super) async fn refuse_all(app: &App, id: &str, why: &ApiError, mail: &mut mpsc::Receiver<TableMessage>) {
    loop {
        while let Ok(mail) = mail.try_recv() {
            match mail {
                TableMessage::Join { joined, .. } => drop(joined.send(Err(why.clone()))),
                TableMessage::Look(look) => look(Err(why.clone())),
                TableMessage::Forget { done, .. }
                | TableMessage::Delete { done, .. }
                | TableMessage::LeaveNoName { done, .. }
                | TableMessage::Close { done }
                | TableMessage::Remove { done } => {
                    drop(done.send(Err(why.clone())));
                }
                TableMessage::Command { .. }
                | TableMessage::Gone { .. }
                | TableMessage::Thought { .. }
                | TableMessage::Changed => {}
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
        listed: gathering && free && !table.is_locked() && summary.settings.listing == Listing::Open,
        over: matches!(summary.stage, Stage::Over(_)),
        wake: table.deadline(),
        note: to_postcard(&summary),
    }
}

/// Must the facts be written?
pub(super) fn facts_differ(written: Option<&(Facts, u64)>, facts: &Facts, now: u64) -> bool {
    let Some((old, touched)) = written else { return true };
    wakes_differ(old.wake, facts.wake)
        || (old.listed, old.over, &old.note) != (facts.listed, facts.over, &facts.note)
        || is_stale(*touched, now)
}

/// A table that wakes too early goes back to sleep, so a later time need not be told.
pub(super) fn wakes_differ(old: Option<u64>, new: Option<u64>) -> bool {
    match (old, new) {
        (Some(old), Some(new)) => new < old,
        (old, new) => old != new,
    }
}

pub(super) const fn is_stale(touched: u64, now: u64) -> bool {
    touched + FACTS_REFRESH < now
}

pub(super) fn person_id(person: &Person) -> PersonId {
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
