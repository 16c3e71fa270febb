//! How much one connection, one person and one address may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::api_error::ApiError;

/// So many times the messages of one socket may all sockets of one person send.
pub(crate) const PERSON_FACTOR: f64 = 4.0;
/// The same for one address, behind which a whole school may sit.
pub(crate) const ADDRESS_FACTOR: f64 = 20.0;

/// What is allowed; 0 means without limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Sockets in all.
    pub sockets: u32,
    /// Sockets of one address.
    pub sockets_per_address: u32,
    /// Sockets of one person.
    pub sockets_per_person: u32,
    /// Messages a second on one socket, in the long run. All sockets of one person may send [`PERSON_FACTOR`] times as
    /// many, those of one address [`ADDRESS_FACTOR`] times.
    pub messages_per_second: u32,
    /// Requests a second from one address, in the long run.
    pub requests_per_second: u32,
    /// Tables an hour that one address or one person opens.
    pub tables_per_hour: u32,
    /// Kilobytes an hour that one address may have written beside plays: names, chat, new tables. One person may have a
    /// quarter of it.
    pub kilobytes_per_hour: u32,
    /// Kilobytes that the log of one table may have; beyond them only the game goes on.
    pub kilobytes_per_table: u32,
    /// Megabytes of the disk that are kept for games that go on: with less, nothing else is written.
    pub disk_reserve: u32,
}

/// What one person may have written is the part of what an address may.
const PERSON_PART: f64 = 0.25;
/// How many files of the page one address may ask for, as a multiple of its other requests: a visit asks for many at once.
const FILES_FACTOR: f64 = 10.0;

/// How much at once, and how much a second in the long run; 0 is without limit.
type Rate = (f64, f64);

impl Limits {
    pub(crate) fn requests(&self) -> Rate {
        let rate = f64::from(self.requests_per_second);
        (rate * 5.0, rate)
    }

    pub(crate) fn files(&self) -> Rate {
        let (most, rate) = self.requests();
        (most * FILES_FACTOR, rate * FILES_FACTOR)
    }

    /// Documents with all that is kept of a person: ten at once, and one a minute.
    pub(crate) fn whole_people(&self) -> Rate {
        if self.requests_per_second == 0 { (0.0, 0.0) } else { (10.0, 1.0 / 60.0) }
    }

    pub(crate) fn tables(&self) -> Rate {
        let most = f64::from(self.tables_per_hour);
        (most, most / 3600.0)
    }

    /// Bytes that an address may have written.
    pub(crate) fn written_by_address(&self) -> Rate {
        let most = f64::from(self.kilobytes_per_hour) * 1024.0;
        (most, most / 3600.0)
    }

    pub(crate) fn written_by_person(&self) -> Rate {
        let (most, rate) = self.written_by_address();
        (most * PERSON_PART, rate * PERSON_PART)
    }

    /// May the log of a table with so many bytes have more than plays?
    pub(crate) fn is_table_full(&self, bytes: u64) -> bool {
        self.kilobytes_per_table != 0 && bytes >= u64::from(self.kilobytes_per_table) * 1024
    }

    /// Connections of one address that carry requests; one that became a socket is counted as that.
    pub(crate) fn connections_per_address(&self) -> u32 {
        match self.sockets_per_address {
            0 => 0,
            sockets => sockets.saturating_mul(2).saturating_add(100),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sockets: 20_000,
            sockets_per_address: 200,
            sockets_per_person: 20,
            messages_per_second: 10,
            requests_per_second: 20,
            tables_per_hour: 60,
            kilobytes_per_hour: 2_048,
            kilobytes_per_table: 512,
            disk_reserve: 256,
        }
    }
}

/// Credits that come back with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(most: f64, now: Instant) -> Self {
        Self { left: most, at: now }
    }

    /// Takes one credit if there is one.
    pub(crate) fn take(&mut self, most: f64, per_second: f64, now: Instant) -> bool {
        self.take_many(1.0, most, per_second, now)
    }

    /// Takes so many credits if there are as many.
    pub(crate) fn take_many(&mut self, wanted: f64, most: f64, per_second: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * per_second).min(most);
        self.at = now;
        let enough = self.left >= wanted;
        if enough {
            self.left -= wanted;
        }
        enough
    }

    /// After how many whole seconds there will be so many credits again.
    fn seconds_until(&self, wanted: f64, per_second: f64) -> u32 {
        ((wanted - self.left).max(0.0) / per_second).ceil() as u32
    }
}

/// Buckets by whom they belong to.
pub(crate) struct Rates<K>(Mutex<Buckets<K>>);

struct Buckets<K> {
    most: f64,
    per_second: f64,
    of: HashMap<K, Bucket>,
}

impl<K: Eq + Hash> Rates<K> {
    /// So many at once, and so many a second in the long run; 0 is without limit.
    pub(crate) fn new((most, per_second): Rate) -> Self {
        Self(Mutex::new(Buckets { most, per_second, of: HashMap::new() }))
    }

    fn buckets(&self) -> MutexGuard<'_, Buckets<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on another rate holds; whoever had used up the old one starts anew.
    pub(crate) fn set(&self, (most, per_second): Rate) {
        *self.buckets() = Buckets { most, per_second, of: HashMap::new() };
    }

    /// Takes one credit, or says after how many seconds there is one.
    pub(crate) fn take(&self, who: K) -> Result<(), ApiError> {
        self.take_many(who, 1.0)
    }

    /// Takes so many credits, or says after how many seconds there are as many.
    pub(crate) fn take_many(&self, who: K, wanted: f64) -> Result<(), ApiError> {
        let mut buckets = self.buckets();
        let Buckets { most, per_second, of } = &mut *buckets;
        let (most, per_second) = (*most, *per_second);
        if most == 0.0 {
            return Ok(());
        }
        let now = Instant::now();
        if of.len() > 50_000 {
            // Whoever has all credits back is as good as new.
            let idle = Duration::from_secs_f64(most / per_second);
            of.retain(|_, bucket| now.saturating_duration_since(bucket.at) < idle);
        }
        let bucket = of.entry(who).or_insert_with(|| Bucket::full(most, now));
        if bucket.take_many(wanted, most, per_second, now) {
            return Ok(());
        }
        Err(ApiError::TooMany { seconds: bucket.seconds_until(wanted, per_second) })
    }
}

/// Credits that several connections of one person or address share.
#[derive(Clone, Default)]
pub(crate) struct Shared(Arc<Mutex<Option<Bucket>>>);

impl Shared {
    /// Takes one credit if there is one.
    pub(crate) fn take(&self, most: f64, per_second: f64, now: Instant) -> bool {
        let mut bucket = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.get_or_insert_with(|| Bucket::full(most, now)).take(most, per_second, now)
    }
}

/// How many of something each one holds, and the credits that these share.
pub(crate) struct Counts<K>(Mutex<HashMap<K, (u32, Shared)>>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

/// A place that was counted; dropping it frees it.
pub(crate) struct Held<K: Eq + Hash + Clone> {
    counts: Arc<Counts<K>>,
    who: K,
    /// The credits of all that this one holds.
    pub(crate) shared: Shared,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    fn counts(&self) -> MutexGuard<'_, HashMap<K, (u32, Shared)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more, unless there are as many as there may be.
    pub(crate) fn hold(self: &Arc<Self>, who: K, most: u32) -> Option<Held<K>> {
        let mut counts = self.counts();
        let (count, shared) = counts.entry(who.clone()).or_default();
        if most != 0 && *count >= most {
            return None;
        }
        *count += 1;
        let shared = shared.clone();
        Some(Held { counts: self.clone(), who, shared })
    }
}

impl<K: Eq + Hash + Clone> Drop for Held<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.counts();
        if let Some((count, _)) = counts.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credits_come_back_with_time_but_never_beyond_the_most() {
        let begin = Instant::now();
        let mut bucket = Bucket::full(3.0, begin);
        let taken = |bucket: &mut Bucket, at: u64| bucket.take(3.0, 2.0, begin + Duration::from_millis(at));
        assert!(taken(&mut bucket, 0) && taken(&mut bucket, 0) && taken(&mut bucket, 0));
        assert!(!taken(&mut bucket, 400));
        assert!(taken(&mut bucket, 500));
        assert!(!taken(&mut bucket, 501));
        for _ in 0..3 {
            assert!(taken(&mut bucket, 60_000));
        }
        assert!(!taken(&mut bucket, 60_000));
    }

    #[test]
    fn what_one_holds_shares_credits() {
        let counts = Arc::new(Counts::default());
        let one = counts.hold("a", 0).expect("no limit");
        let two = counts.hold("a", 0).expect("no limit");
        let other = counts.hold("b", 0).expect("no limit");
        let now = Instant::now();
        assert!(one.shared.take(2.0, 1.0, now) && two.shared.take(2.0, 1.0, now));
        assert!(!one.shared.take(2.0, 1.0, now) && other.shared.take(2.0, 1.0, now));
    }

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let counts = Arc::new(Counts::default());
        let (one, two) = (counts.hold("a", 2), counts.hold("a", 2));
        assert!(one.is_some() && two.is_some() && counts.hold("a", 2).is_none());
        assert!(counts.hold("b", 2).is_some());
        drop(one);
        assert!(counts.hold("a", 2).is_some());
        drop(two);
        assert!(counts.counts().is_empty());
    }
}
