//! What all requests share: the store, the tables in memory, limits and numbers.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tubewright_store::{Append, Failure, Listed, Person, Policy, Store, StoreError};
use tubewright_table::Table;

use crate::actor;
use crate::api_error::ApiError;
use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::limits::{Counts, Rates};
use crate::metrics::Metrics;
use crate::table_message::{TableMessage, TableSender};
use crate::time::{now, wall};
use crate::wakes::Wakes;

/// So many tables are in a list, and as many of a person's are found at a time.
pub(crate) const MAX_LISTED: usize = 100;

/// So much mail may wait for a table.
const MAILBOX: usize = 256;

/// Before this server was written: a clock that says so was not set. 2026-01-01, in milliseconds since 1970.
const CLOCK_NOT_SET: u64 = 1_767_225_600_000;

/// What the system's clock said at a moment. Only one that ran evenly for a while is trusted to say what is old: right
/// after a start it may not have been set yet.
struct Trusted {
    since: Instant,
    wall: u64,
}

impl Trusted {
    fn now() -> Self {
        Self { since: Instant::now(), wall: wall() }
    }

    /// Has the system's clock moved as time has passed?
    fn agrees_with(&self, before: &Self) -> bool {
        const FAR: u64 = 5 * 60 * 1000;
        let passed = self.since.saturating_duration_since(before.since).as_millis() as u64;
        self.wall.abs_diff(before.wall.saturating_add(passed)) < FAR
    }
}

/// The state behind [`crate::app`].
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Metrics,
    pub(crate) stopping: watch::Sender<bool>,
    /// Why nothing can be written at the moment.
    read_only: Mutex<Option<StoreError>>,
    loaded: Mutex<HashMap<String, TableSender>>,
    wakes: Mutex<Wakes>,
    number: AtomicU64,
    pub(crate) bot_pool: Arc<BotPool>,
    /// How many logs are read at a time for requests about tables outside the memory.
    pub(crate) readers: Arc<Semaphore>,
    pub(crate) connections: Arc<Counts<IpAddr>>,
    pub(crate) sockets: Arc<Counts<()>>,
    pub(crate) sockets_by_address: Arc<Counts<IpAddr>>,
    pub(crate) sockets_by_person: Arc<Counts<Person>>,
    /// Documents of people's own data that are being made.
    pub(crate) documents: Arc<Counts<IpAddr>>,
    pub(crate) requests: Rates<IpAddr>,
    pub(crate) whole_people: Rates<IpAddr>,
    tables_by_address: Rates<IpAddr>,
    tables_by_person: Rates<Person>,
    pub(crate) build: String,
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the state is gone, so the server is too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

fn locked<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    // None of these is left half changed by a panic.
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

impl App {
    /// A server's state over a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let limits = config.limits;
        let hourly = || (f64::from(limits.tables_per_hour), f64::from(limits.tables_per_hour) / 3600.0);
        let requests = f64::from(limits.requests_per_second);
        Arc::new(Self {
            bot_pool: BotPool::new(config.bots_at_once),
            readers: Arc::new(Semaphore::new(2)),
            // Ten at once, and one a minute.
            whole_people: if limits.requests_per_second == 0 {
                Rates::new(0.0, 0.0)
            } else {
                Rates::new(10.0, 1.0 / 60.0)
            },
            config,
            store,
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            read_only: Mutex::default(),
            loaded: Mutex::default(),
            wakes: Mutex::default(),
            number: AtomicU64::new(1),
            connections: Arc::default(),
            sockets: Arc::default(),
            sockets_by_address: Arc::default(),
            sockets_by_person: Arc::default(),
            documents: Arc::default(),
            requests: Rates::new(requests * 5.0, requests),
            tables_by_address: Rates::new(hourly().0, hourly().1),
            tables_by_person: Rates::new(hourly().0, hourly().1),
            build: crate::pages::build(),
        })
    }

    /// Where its tables are kept.
    pub fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    pub(crate) fn next_number(&self) -> u64 {
        self.number.fetch_add(1, Relaxed)
    }

    /// The task of a table, which is started if there is none.
    pub(crate) fn table(self: &Arc<Self>, id: &str) -> TableSender {
        let mut loaded = locked(&self.loaded);
        if let Some(mailbox) = loaded.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        loaded.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(actor::run(self.clone(), id.to_owned(), mailbox.downgrade(), mail));
        mailbox
    }

    /// Is the table in memory?
    pub(crate) fn is_loaded(&self, id: &str) -> bool {
        locked(&self.loaded).contains_key(id)
    }

    /// Takes a table out of memory, unless it has mail again.
    pub(crate) fn unload(&self, id: &str, mail: &mut mpsc::Receiver<TableMessage>) -> bool {
        let mut loaded = locked(&self.loaded);
        if !mail.is_empty() {
            return false;
        }
        mail.close();
        loaded.remove(id);
        true
    }

    /// Lets a table come to itself at a time, in milliseconds since 1970.
    pub(crate) fn wake(&self, id: &str, at: u64) {
        locked(&self.wakes).set(id.to_owned(), at);
    }

    /// May somebody open another table? Every way to a new table asks here.
    pub(crate) fn may_open_table(&self, address: IpAddr, person: Person) -> Result<(), ApiError> {
        self.tables_by_address.take(address)?;
        self.tables_by_person.take(person)
    }

    /// Asks a table something; one that is just leaving the memory is asked again.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        mail: impl Fn(oneshot::Sender<Result<T, ApiError>>) -> TableMessage,
    ) -> Result<T, ApiError> {
        for _ in 0..5 {
            let (answer, answered) = oneshot::channel();
            if self.table(id).send(mail(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(ApiError::Busy)
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        look: impl Fn(&Table) -> T + Send + Sync + Clone + 'static,
    ) -> Result<T, ApiError> {
        self.ask(id, |answer| {
            let look = look.clone();
            TableMessage::Look(Box::new(move |table| drop(answer.send(table.map(look)))))
        })
        .await
    }

    /// Appends, and waits until it is durable.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (table, count) = (append.table.clone(), append.entries.len() as u64);
        let (answer, answered) = oneshot::channel();
        self.store.submit(append, Box::new(move |done| drop(answer.send(done))));
        let done = answered.await.unwrap_or(Err(StoreError::Failed(Failure::Stopped)));
        match &done {
            Ok(()) => {
                self.metrics.entries_written.fetch_add(count, Relaxed);
            }
            Err(StoreError::Conflict { .. }) => {
                self.metrics.conflicts.fetch_add(1, Relaxed);
            }
            // The damage is this table's alone; the others go on.
            Err(StoreError::Corrupt(why)) => {
                self.metrics.disk_failures.fetch_add(1, Relaxed);
                tracing::warn!(table = %table, why = %why, "table-damaged");
            }
            Err(error) => self.disk_failed(error),
        }
        done
    }

    /// Does something with the store that waits for the disk.
    pub(crate) async fn stored<T: Send + 'static>(
        &self,
        what: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = self.store.clone();
        let done = tokio::task::spawn_blocking(move || what(&*store)).await;
        done.unwrap_or_else(|_| Err(StoreError::Failed(Failure::Stopped)))
    }

    /// Some tables of a person, the newest first; those after one that was opened then and has this id.
    pub(crate) async fn tables_of(
        &self,
        person: Person,
        after: Option<(u64, String)>,
    ) -> Result<Vec<Listed>, StoreError> {
        self.stored(move |store| {
            let after = after.as_ref().map(|(created, id)| (*created, id.as_str()));
            store.tables_of(&person, after, MAX_LISTED)
        })
        .await
    }

    /// Why nothing can be written at the moment.
    pub(crate) fn read_only(&self) -> Option<ApiError> {
        if self.metrics.read_only.load(Relaxed) == 0 {
            return None;
        }
        locked(&self.read_only).clone().map(ApiError::ReadOnly)
    }

    /// Nothing can be written until the disk works again.
    pub fn disk_failed(&self, error: &StoreError) {
        self.metrics.disk_failures.fetch_add(1, Relaxed);
        let mut read_only = locked(&self.read_only);
        if read_only.is_none() {
            tracing::warn!(why = %error, "read-only");
        }
        *read_only = Some(error.clone());
        self.metrics.read_only.store(1, Relaxed);
    }

    fn disk_works(&self) {
        if locked(&self.read_only).take().is_some() {
            self.metrics.read_only.store(0, Relaxed);
            tracing::info!("writable-again");
        }
    }

    /// Later for some than for others, so that they do not all come at once.
    pub(crate) fn come_back_after(&self) -> u32 {
        500 + (self.next_number().wrapping_mul(7919) % 3000) as u32
    }

    /// Looks after clocks of tables outside the memory, a disk that failed, and old tables; ends with the server.
    pub async fn housekeeping(self: Arc<Self>) {
        match self.stored(|store| store.waking()).await {
            Ok(wakes) => {
                let mut known = locked(&self.wakes);
                for (table, at) in wakes {
                    known.set(table, at);
                }
            }
            Err(error) => tracing::warn!(why = %error, "wakes-unread"),
        }
        let mut stopping = self.stopping.subscribe();
        let mut trusted = Trusted::now();
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = stopped(&mut stopping) => return,
            }
            self.wake_due();
            if self.read_only().is_some() && self.stored(|store| store.probe()).await.is_ok() {
                self.disk_works();
            }
            if trusted.since.elapsed() >= self.config.sweep_every {
                let before = std::mem::replace(&mut trusted, Trusted::now());
                if trusted.agrees_with(&before) {
                    self.sweep().await;
                } else {
                    tracing::warn!(why = "old tables are swept another time", "clock-was-set");
                }
            }
        }
    }

    fn wake_due(self: &Arc<Self>) {
        /// A server that was away for a week does not load all tables in one second.
        const AT_ONCE: usize = 500;
        let now = now();
        let due = locked(&self.wakes).due(now, AT_ONCE);
        for id in due {
            self.table(&id);
        }
    }

    async fn sweep(&self) {
        let before = |keep: Option<Duration>| {
            keep.map_or(0, |keep| wall().saturating_sub(u64::try_from(keep.as_millis()).unwrap_or(u64::MAX)))
        };
        let policy = Policy {
            over_before: before(self.config.keep_finished),
            open_before: before(self.config.keep_unfinished),
            not_before: CLOCK_NOT_SET,
        };
        match self.stored(move |store| store.sweep(policy)).await {
            Ok(gone) if gone.is_empty() => {}
            Ok(gone) => {
                self.metrics.tables_swept.fetch_add(gone.len() as u64, Relaxed);
                tracing::info!(tables = gone.len(), "swept");
            }
            Err(error) => tracing::warn!(why = %error, "sweep-failed"),
        }
    }

    /// Tells all sockets to come back, and waits until they and the tables have ended.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        let begun = Instant::now();
        while begun.elapsed() < crate::socket::STOP_WITHIN
            && (self.metrics.sockets.load(Relaxed) > 0 || self.metrics.tables_loaded.load(Relaxed) > 0)
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tracing::info!("stopped");
    }
}
