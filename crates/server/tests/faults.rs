//! The disk fails or is slow under a running server: commands are refused with a reason or wait, what is in memory can
//! be looked at, and play goes on when the disk is back.

mod common;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::*;
use tokio::time::timeout;
use tubewright_client::Mirror;
use tubewright_loadtest::{Answer, Client, Way, open_table, request};
use tubewright_rules::Rng;
use tubewright_store::{
    Append, Done, Listed, Memory, Person, Policy, Rewrite, Store, StoreError, Tail, Whole,
};
use tubewright_table::{PersonId, Table};
use tubewright_wire::{Command, Encoding, Level};

/// A store whose disk is full, or does not come to an end with what it does, when the test says so.
#[derive(Default)]
struct Failing {
    kept: Memory,
    full: AtomicBool,
    /// So many more appends are written, and then the disk is full.
    full_after: Mutex<Option<u32>>,
    stuck: AtomicBool,
    /// Bytes that are free, where it matters.
    free: Mutex<Option<u64>>,
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
        if let Some(left) = &mut *self.full_after.lock().expect("no panic") {
            match left.checked_sub(1) {
                Some(fewer) => *left = fewer,
                None => self.full.store(true, Relaxed),
            }
        }
        match self.works() {
            Ok(()) if self.stuck.load(Relaxed) => {
                self.unwritten.lock().expect("no panic").push((append, done));
            }
            Ok(()) => self.kept.submit(append, done),
            Err(error) => done(Err(error)),
        }
    }
    fn tail(&self, table: &str, from: u64) -> Result<Tail, StoreError> {
        while self.stuck.load(Relaxed) {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.kept.tail(table, from)
    }
    fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.works().and_then(|()| self.kept.rewrite(rewrite))
    }
    fn people(&self, table: &str) -> Result<Vec<Person>, StoreError> {
        self.kept.people(table)
    }
    fn ids(&self) -> Result<Vec<String>, StoreError> {
        self.kept.ids()
    }
    fn import(&self, whole: Whole) -> Result<(), StoreError> {
        self.works().and_then(|()| self.kept.import(whole))
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
    fn tables_of(
        &self,
        person: &Person,
        after: Option<(u64, &str)>,
        most: usize,
    ) -> Result<Vec<Listed>, StoreError> {
        self.kept.tables_of(person, after, most)
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
    fn free(&self) -> Option<u64> {
        *self.free.lock().expect("no panic")
    }
    fn size(&self) -> u64 {
        0
    }
}

#[tokio::test]
async fn on_a_disk_that_is_almost_full_only_games_go_on() {
    let store = Arc::new(Failing::default());
    let limits = tubewright_server::Limits { disk_reserve: 1, ..config().limits };
    let server = start_with(tubewright_server::Config { limits, ..config() }, store.clone()).await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let free = async |bytes: u64, low: f64| {
        *store.free.lock().expect("no panic") = Some(bytes);
        soon(async {
            while metric(&server, "disk_low").await != low
                || metric(&server, "disk_free_bytes").await != bytes as f64
            {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        })
        .await;
    };
    free(500_000, 1.0).await;
    let error = open_table(server.address, &new_table(2)).await.expect_err("no new table");
    assert!(error.to_string().contains("disk-low"), "{error}");
    let chat = Command::Chat { text: "hm".to_owned() };
    assert_eq!(soon(host.command(chat.clone())).await, Ok(Answer::Refused("disk-low".to_owned())));
    play_turn(&mut host, &mut guest, &mut Rng::new(1)).await;
    free(5_000_000, 0.0).await;
    assert!(matches!(soon(host.command(chat)).await, Ok(Answer::Done(_))));
}

#[tokio::test]
async fn tables_in_memory_go_on_read_only_while_the_disk_is_full() {
    let store = Arc::new(Failing::default());
    let server = start_with(config(), store.clone()).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(1);
    play_turn(&mut host, &mut guest, &mut rng).await;
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    let (id_of_chat, chat) = (host.next_id(), Command::Chat { text: "still there?".to_owned() });
    let said = soon(host.command_as(id_of_chat, chat.clone())).await;
    assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
    let before = host.mirror().snapshot().clone();
    store.full.store(true, Relaxed);
    let play = host.any_play(&mut rng).expect("its turn");
    assert_eq!(soon(host.command(play.clone())).await, Ok(Answer::Refused("read-only".to_owned())));
    // What was done before is not said to have come to nothing.
    assert_eq!(soon(host.command_as(id_of_chat, chat)).await, said);
    // The table can be looked at as it was.
    let spectator = soon(Client::join(server.address, &id, &Way::default(), None)).await.expect("a way in");
    assert_eq!(spectator.mirror().snapshot().n, before.n);
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
async fn a_bot_whose_choice_met_a_full_disk_plays_on_when_there_is_room_though_the_table_is_looked_at() {
    let store = Arc::new(Failing::default());
    let server = start_with(config(), store.clone()).await;
    let new = tubewright_wire::NewTable { bots: vec![None, Some(Level::Novice)], ..new_table(3) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    // The start is written; the bot's choice is not.
    *store.full_after.lock().expect("no panic") = Some(1);
    assert!(matches!(soon(host.command(Command::Start)).await, Ok(Answer::Done(_))));
    soon(async {
        while !store.full.load(Relaxed) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    *store.full_after.lock().expect("no panic") = None;
    store.full.store(false, Relaxed);
    // Somebody's list of tables asks for this one again and again.
    let looking = tokio::spawn(async move {
        loop {
            let path = format!("/api/tables/{id}");
            request(server.address, "GET", &path, &[], b"").await.expect("an answer");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    let chosen = |mirror: &Mirror| mirror.snapshot().game.as_ref().is_some_and(|game| game.chosen[1]);
    timeout(Duration::from_secs(15), host.until(chosen)).await.expect("the bot tries again").expect("told");
    looking.abort();
}

#[tokio::test]
async fn nothing_is_acknowledged_or_told_to_others_before_it_is_on_the_disk() {
    let store = Arc::new(Failing::default());
    let server = start_with(config(), store.clone()).await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    soon(guest.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    let before = host.mirror().snapshot().n;
    store.stuck.store(true, Relaxed);
    let play = host.any_play(&mut Rng::new(3)).expect("its turn");
    {
        let mut asked = std::pin::pin!(host.command(play));
        assert!(timeout(Duration::from_millis(400), &mut asked).await.is_err(), "an answer without a disk");
        let told =
            timeout(Duration::from_millis(200), guest.until(|mirror| mirror.snapshot().n > before)).await;
        assert!(told.is_err(), "the other learns of it without a disk");
        store.go_on();
        assert_eq!(soon(asked).await, Ok(Answer::Done(before + 1)));
    }
    soon(guest.until(|mirror| mirror.snapshot().n == before + 1)).await.expect("now it is told");
}

/// Bytes of a person, as the store knows them, from the id that the person is told.
fn person_of(hex: &str) -> Person {
    std::array::from_fn(|place| u8::from_str_radix(&hex[2 * place..2 * place + 2], 16).expect("hex"))
}

#[tokio::test]
async fn a_damaged_table_hinders_nobody_in_seeing_and_deleting_the_rest_of_their_data() {
    let store = Arc::new(Memory::default());
    let server = start_with(config(), store.clone()).await;
    let (id, cookie) = open_table(server.address, &new_table(2)).await.expect("a table");
    let header = format!("cookie: {cookie}");
    let me = async || {
        let reply = request(server.address, "GET", "/api/me", &[&header], b"").await.expect("an answer");
        assert_eq!(reply.status, 200);
        serde_json::from_slice::<serde_json::Value>(&reply.body).expect("my data")
    };
    let person = person_of(me().await["person"].as_str().expect("an id"));
    // It is newer, so it comes first.
    let mut broken = Append::new("broken", 0, vec![vec![9, 9, 9]], now() + 1_000);
    broken.people = vec![person];
    store.append(broken).expect("stored");
    let mine = me().await;
    assert_eq!(mine["tables"][0]["table"], id);
    assert_eq!(mine["unreadable"], serde_json::json!(["broken"]));
    let reply = request(server.address, "DELETE", "/api/me", &[&header], b"").await.expect("an answer");
    let said = String::from_utf8_lossy(&reply.body).into_owned();
    assert_eq!(reply.status, 500);
    assert!(said.contains("\"in-part\"") && said.contains("1 of 2 tables"), "{said}");
    let export = tubewright_server::export(&*store, &id).expect("the table");
    assert!(!export.contains("Ann"), "{export}");
}

#[tokio::test]
async fn ones_own_data_are_whole_however_many_tables_there_are_and_made_for_few_at_a_time() {
    let store = Arc::new(Failing::default());
    let server = start_with(config(), store.clone()).await;
    let reply = request(server.address, "GET", "/api/me", &[], b"").await.expect("an answer");
    let header = format!("cookie: {}", reply.cookie().expect("a cookie"));
    let nobody: serde_json::Value = serde_json::from_slice(&reply.body).expect("my data");
    assert_eq!((&nobody["tables"], &nobody["unreadable"]), (&serde_json::json!([]), &serde_json::json!([])));
    let me = nobody["person"].as_str().expect("an id");
    // More than are found at a time, several opened in the same moment, and one that cannot be read among them.
    for number in 0..250 {
        let id = format!("mine{number:03}");
        let opened =
            Table::open(&new_table(2), &id, "seed", &PersonId(me.to_owned()), now()).expect("a table");
        let bytes = if number == 120 { vec![9] } else { opened.to_bytes() };
        let new = Append::new(&id, 0, vec![bytes], now() - number / 20);
        store.append(Append { people: vec![person_of(me)], ..new }).expect("stored");
    }
    let document =
        async || request(server.address, "GET", "/api/me", &[&header], b"").await.expect("an answer");
    let whole = document().await;
    let mine: serde_json::Value = serde_json::from_slice(&whole.body).expect("my data");
    let tables = mine["tables"].as_array().expect("a list").iter();
    let ids: BTreeSet<_> = tables.map(|table| table["table"].as_str().expect("an id")).collect();
    assert_eq!(ids.len(), 249);
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(249), "each of them once");
    assert_eq!(mine["unreadable"], serde_json::json!(["mine120"]));
    // Two wait for the disk; a third of the same address is turned away, until they have ended.
    store.stuck.store(true, Relaxed);
    let (address, cookie) = (server.address, header.clone());
    let ask = move || {
        let cookie = cookie.clone();
        tokio::spawn(
            async move { request(address, "GET", "/api/me", &[&cookie], b"").await.expect("an answer") },
        )
    };
    let two = [ask(), ask()];
    let third = soon(async {
        loop {
            let third = ask();
            match timeout(Duration::from_millis(500), third).await {
                Ok(answer) => break answer.expect("no panic"),
                // It was faster than one of the two.
                Err(_) => continue,
            }
        }
    })
    .await;
    assert_eq!(third.status, 429);
    store.go_on();
    for one in two {
        let status = soon(one).await.expect("no panic").status;
        assert!(status == 200 || status == 429);
    }
    soon(async { while document().await.body != whole.body {} }).await;
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
