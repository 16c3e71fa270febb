//! What all requests share: the store, the tables in memory, limits and numbers.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tubewright_store::{Append, Failure, Hint, Listed, Person, Policy, Store, StoreError};
use tubewright_table::Table;

use crate::actor;
use crate::api_error::ApiError;
use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::limits::{Counts, Limits, Rates};
use crate::metrics::Metrics;
use crate::operators::Operators;
use crate::table_message::{TableMessage, TableSender};
use crate::time::{now, wall};
use crate::wakes::Wakes;

/// So many tables are in a list, and as many of a person's are found at a time.
pub(crate) const MAX_LISTED: usize = 100;

/// About what a new table takes of the disk, with its rows in lists.
const NEW_TABLE_BYTES: usize = 1_024;

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

/// Somebody at a socket.
#[derive(Clone, Debug)]
pub(crate) struct Connected {
    pub(crate) table: String,
    pub(crate) person: Person,
    pub(crate) address: IpAddr,
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
    /// May other servers have set clocks that are not known here?
    wakes_are_old: AtomicBool,
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
    /// Requests that are being answered.
    pub(crate) in_flight: Arc<Counts<IpAddr>>,
    limits: Mutex<Limits>,
    pub(crate) requests: Rates<IpAddr>,
    pub(crate) files: Rates<IpAddr>,
    pub(crate) whole_people: Rates<IpAddr>,
    pub(crate) reports: Rates<IpAddr>,
    /// Wrong tokens of operators.
    pub(crate) operator_tries: Rates<IpAddr>,
    tables_by_address: Rates<IpAddr>,
    tables_by_person: Rates<Person>,
    written_by_address: Rates<IpAddr>,
    written_by_person: Rates<Person>,
    /// What operators have set.
    pub(crate) operators: Operators,
    /// When this server started, in milliseconds since 1970.
    pub(crate) started_at: u64,
    /// Who speaks on which socket.
    connected: Mutex<HashMap<u64, Connected>>,
    pub(crate) build: String,
}

/// A socket that is known; dropping it forgets it.
pub(crate) struct Connection {
    app: Arc<App>,
    number: u64,
}

impl Drop for Connection {
    fn drop(&mut self) {
        locked(&self.app.connected).remove(&self.number);
    }
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
        Self::with_operators(config, store, Operators::default())
    }

    /// The same, with what operators have set before.
    pub fn with_operators(config: Config, store: Arc<dyn Store>, operators: Operators) -> Arc<Self> {
        let limits = operators.limits(config.limits);
        let app = Arc::new(Self {
            bot_pool: BotPool::new(config.bots_at_once),
            readers: Arc::new(Semaphore::new(2)),
            config,
            store,
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            read_only: Mutex::default(),
            loaded: Mutex::default(),
            wakes: Mutex::default(),
            wakes_are_old: AtomicBool::new(true),
            number: AtomicU64::new(1),
            connections: Arc::default(),
            sockets: Arc::default(),
            sockets_by_address: Arc::default(),
            sockets_by_person: Arc::default(),
            documents: Arc::default(),
            in_flight: Arc::default(),
            requests: Rates::new(limits.requests()),
            files: Rates::new(limits.files()),
            whole_people: Rates::new(limits.whole_people()),
            reports: Rates::new((20.0, 20.0 / 3600.0)),
            operator_tries: Rates::new((10.0, 0.1)),
            tables_by_address: Rates::new(limits.tables()),
            tables_by_person: Rates::new(limits.tables()),
            written_by_address: Rates::new(limits.written_by_address()),
            written_by_person: Rates::new(limits.written_by_person()),
            limits: Mutex::new(limits),
            operators,
            started_at: wall(),
            connected: Mutex::default(),
            build: crate::pages::build(),
        });
        let told = Arc::downgrade(&app);
        app.store.watch(Box::new(move |hint| {
            if let Some(app) = told.upgrade() {
                app.hinted(&hint);
            }
        }));
        app
    }

    /// Other servers have written: tables in memory look at their logs again, and so do the clocks of those that are not.
    fn hinted(&self, hint: &Hint) {
        let loaded = locked(&self.loaded);
        let changed: Vec<TableSender> = match hint {
            Hint::Changed(ids) => ids.iter().filter_map(|id| loaded.get(id).cloned()).collect(),
            Hint::Missed => loaded.values().cloned().collect(),
        };
        drop(loaded);
        for mailbox in changed {
            // One whose mailbox is full finds out when it writes.
            let _ = mailbox.try_send(TableMessage::Changed);
        }
        if *hint == Hint::Missed {
            self.wakes_are_old.store(true, Relaxed);
        }
    }

    /// The limits as they are now.
    pub(crate) fn limits(&self) -> Limits {
        *locked(&self.limits)
    }

    /// Other limits from now on.
    pub(crate) fn set_limits(&self, limits: Limits) {
        let before = std::mem::replace(&mut *locked(&self.limits), limits);
        if before.requests_per_second != limits.requests_per_second {
            self.requests.set(limits.requests());
            self.files.set(limits.files());
            self.whole_people.set(limits.whole_people());
        }
        if before.tables_per_hour != limits.tables_per_hour {
            self.tables_by_address.set(limits.tables());
            self.tables_by_person.set(limits.tables());
        }
        if before.kilobytes_per_hour != limits.kilobytes_per_hour {
            self.written_by_address.set(limits.written_by_address());
            self.written_by_person.set(limits.written_by_person());
        }
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
        self.may_write(address, person, NEW_TABLE_BYTES)?;
        self.tables_by_address.take(address)?;
        self.tables_by_person.take(person)
    }

    /// May somebody have so many bytes written that no game needs? Every such way to the disk asks here.
    pub(crate) fn may_write(&self, address: IpAddr, person: Person, bytes: usize) -> Result<(), ApiError> {
        if self.metrics.disk_low.load(Relaxed) != 0 {
            return Err(ApiError::DiskLow);
        }
        self.written_by_address.take_many(address, bytes as f64)?;
        self.written_by_person.take_many(person, bytes as f64)
    }

    /// May this be shown to others, as a name or a line of chat?
    pub(crate) fn welcomes(&self, text: &str) -> Result<(), ApiError> {
        if self.operators.is_welcome(text) {
            return Ok(());
        }
        self.metrics.unwelcome.fetch_add(1, Relaxed);
        Err(ApiError::Unwelcome)
    }

    /// Whoever is banned gets nothing.
    pub(crate) fn lets_in(&self, person: &Person, address: IpAddr) -> Result<(), ApiError> {
        if !self.operators.is_banned(person, address) {
            return Ok(());
        }
        self.metrics.banned.fetch_add(1, Relaxed);
        Err(ApiError::Banned)
    }

    /// The tables in memory.
    pub(crate) fn loaded(&self) -> Vec<String> {
        locked(&self.loaded).keys().cloned().collect()
    }

    /// How many messages wait for tables.
    pub(crate) fn mail_waiting(&self) -> usize {
        locked(&self.loaded).values().map(|mailbox| mailbox.max_capacity() - mailbox.capacity()).sum()
    }

    /// Somebody speaks on a socket, until the answer is dropped.
    pub(crate) fn connect(self: &Arc<Self>, number: u64, who: Connected) -> Connection {
        locked(&self.connected).insert(number, who);
        Connection { app: self.clone(), number }
    }

    /// Everyone who speaks on a socket.
    pub(crate) fn everyone(&self) -> Vec<Connected> {
        locked(&self.connected).values().cloned().collect()
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
        let begun = Instant::now();
        self.metrics.appends_waiting.fetch_add(1, Relaxed);
        self.store.submit(append, Box::new(move |done| drop(answer.send(done))));
        let done = answered.await.unwrap_or(Err(StoreError::Failed(Failure::Stopped)));
        self.metrics.appends_waiting.fetch_sub(1, Relaxed);
        self.metrics.store_writes.add(begun.elapsed());
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
        let begun = Instant::now();
        self.metrics.reads_waiting.fetch_add(1, Relaxed);
        let done = tokio::task::spawn_blocking(move || what(&*store)).await;
        self.metrics.reads_waiting.fetch_sub(1, Relaxed);
        self.metrics.store_reads.add(begun.elapsed());
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

    /// The clocks of all tables, as the store has them.
    async fn read_wakes(&self) {
        match self.stored(|store| store.waking()).await {
            Ok(wakes) => {
                let mut known = locked(&self.wakes);
                for (table, at) in wakes {
                    known.set(table, at);
                }
            }
            Err(error) => tracing::warn!(why = %error, "wakes-unread"),
        }
    }

    /// Looks after clocks of tables outside the memory, a disk that failed, and old tables; ends with the server.
    pub async fn housekeeping(self: Arc<Self>) {
        let mut stopping = self.stopping.subscribe();
        let mut trusted = Trusted::now();
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = stopped(&mut stopping) => return,
            }
            if self.wakes_are_old.swap(false, Relaxed) {
                self.read_wakes().await;
            }
            self.wake_due();
            self.look_at_disk();
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

    /// Is there enough room on the disk for more than the games that go on? Whoever runs the server is warned before it ends.
    fn look_at_disk(&self) {
        let Some(free) = self.store.free() else { return };
        let reserve = u64::from(self.limits().disk_reserve) << 20;
        self.metrics.disk_free.store(free as i64, Relaxed);
        self.metrics.disk_reserve.store(reserve as i64, Relaxed);
        let (low, soon) = (free < reserve, free < reserve.saturating_mul(2));
        let was_soon = self.metrics.disk_soon_low.swap(soon.into(), Relaxed) != 0;
        if soon && !was_soon {
            tracing::warn!(free, reserve, "disk-almost-low");
        }
        let was_low = self.metrics.disk_low.swap(low.into(), Relaxed) != 0;
        match (was_low, low) {
            (false, true) => tracing::warn!(free, reserve, why = "only games go on", "disk-low"),
            (true, false) => tracing::info!(free, reserve, "disk-has-room"),
            _ => {}
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
