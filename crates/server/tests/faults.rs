//! The disk fails or is slow under a running server: commands are refused with a reason or wait, what is in memory can
//! be looked at, and play goes on when the disk is back.

mod common;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::*;
use tokio::time::timeout;
use tubewright_loadtest::{Answer, Client, Way, request};
use tubewright_rules::Rng;
use tubewright_store::{Append, Done, Listed, Memory, Person, Policy, Store, StoreError};

/// A store whose disk is full, or does not come to an end with its writing, when the test says so.
#[derive(Default)]
struct Failing {
    kept: Memory,
    full: AtomicBool,
    stuck: AtomicBool,
    unwritten: Mutex<Vec<(Append, Done)>>,
}

impl Failing {
    fn works(&self) -> Result<(), StoreError> {
        if self.full.load(Relaxed) { Err(StoreError::Full) } else { Ok(()) }
    }

    fn go_on(&self) {
        self.stuck.store(false, Relaxed);
        for (append, done) in self.unwritten.lock().expect("no panic").drain(..) {
            self.kept.submit(append, done);
        }
    }
}

impl Store for Failing {
    fn submit(&self, append: Append, done: Done) {
        match self.works() {
            Ok(()) if self.stuck.load(Relaxed) => {
                self.unwritten.lock().expect("no panic").push((append, done));
            }
            Ok(()) => self.kept.submit(append, done),
            Err(error) => done(Err(error)),
        }
    }
    fn read(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.kept.read(table, from)
    }
    fn rewrite(&self, table: &str, entries: &[Vec<u8>]) -> Result<(), StoreError> {
        self.works().and_then(|()| self.kept.rewrite(table, entries))
    }
    fn facts(&self, table: &str) -> Result<Listed, StoreError> {
        self.kept.facts(table)
    }
    fn listed(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.kept.listed(most)
    }
    fn waking(&self) -> Result<Vec<(String, u64)>, StoreError> {
        self.kept.waking()
    }
    fn tables_of(&self, person: &Person) -> Result<Vec<Listed>, StoreError> {
        self.kept.tables_of(person)
    }
    fn forget(&self, person: &Person, table: &str) -> Result<(), StoreError> {
        self.works().and_then(|()| self.kept.forget(person, table))
    }
    fn delete(&self, table: &str) -> Result<(), StoreError> {
        self.works().and_then(|()| self.kept.delete(table))
    }
    fn sweep(&self, policy: Policy) -> Result<Vec<String>, StoreError> {
        self.works().and_then(|()| self.kept.sweep(policy))
    }
    fn count(&self) -> Result<u64, StoreError> {
        self.kept.count()
    }
    fn probe(&self) -> Result<(), StoreError> {
        self.works()
    }
    fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.kept.backup(to)
    }
    fn size(&self) -> u64 {
        0
    }
}

#[tokio::test]
async fn tables_in_memory_go_on_read_only_while_the_disk_is_full() {
    let store = Arc::new(Failing::default());
    let server = start_with(config(), store.clone()).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(1);
    play_turn(&mut host, &mut guest, &mut rng).await;
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    let before = host.mirror().seen().clone();
    store.full.store(true, Relaxed);
    let play = host.any_play(&mut rng).expect("its turn");
    assert_eq!(soon(host.command(play.clone())).await, Ok(Answer::Refused("read-only".to_owned())));
    // The table can be looked at as it was.
    let spectator = soon(Client::join(server.address, &id, &Way::default(), None)).await.expect("a way in");
    assert_eq!(spectator.mirror().seen().n, before.n);
    let health = request(server.address, "GET", "/healthz", &[], b"").await.expect("an answer");
    assert_eq!(health.status, 503);
    let said = String::from_utf8_lossy(&health.body).into_owned();
    assert!(said.contains("the disk is full"), "{said}");
    assert_eq!(metric(&server, "read_only").await, 1.0);
    store.full.store(false, Relaxed);
    soon(async {
        while soon(host.command(play.clone())).await != Ok(Answer::Done(before.n + 1)) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    play_turn(&mut guest, &mut host, &mut rng).await;
}

#[tokio::test]
async fn nothing_is_acknowledged_or_told_to_others_before_it_is_on_the_disk() {
    let store = Arc::new(Failing::default());
    let server = start_with(config(), store.clone()).await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    soon(guest.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    let before = host.mirror().seen().n;
    store.stuck.store(true, Relaxed);
    let play = host.any_play(&mut Rng::new(3)).expect("its turn");
    {
        let mut asked = std::pin::pin!(host.command(play));
        assert!(timeout(Duration::from_millis(400), &mut asked).await.is_err(), "an answer without a disk");
        let told = timeout(Duration::from_millis(200), guest.until(|mirror| mirror.seen().n > before)).await;
        assert!(told.is_err(), "the other learns of it without a disk");
        store.go_on();
        assert_eq!(soon(asked).await, Ok(Answer::Done(before + 1)));
    }
    soon(guest.until(|mirror| mirror.seen().n == before + 1)).await.expect("now it is told");
}

#[tokio::test]
async fn a_damaged_table_is_named_and_the_others_go_on() {
    let store = Arc::new(Memory::default());
    store.append(Append::new("broken", 0, vec![vec![9, 9, 9]], now())).expect("stored");
    let server = start_with(config(), store).await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let reply = request(server.address, "GET", "/api/tables/broken", &[], b"").await.expect("an answer");
    let said = String::from_utf8_lossy(&reply.body).into_owned();
    assert_eq!(reply.status, 500);
    assert!(said.contains("\"reason\":\"damaged\"") && said.contains("entry 0"), "{said}");
    play_turn(&mut host, &mut guest, &mut Rng::new(2)).await;
}
