//! Tables that nobody uses leave the memory: they come back when somebody does, and when a clock runs out.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::*;
use tubewright_loadtest::{Client, request};
use tubewright_rules::Rng;
use tubewright_server::Config;
use tubewright_store::{Append, Facts, Memory, Store};
use tubewright_table::{PersonId, Table};
use tubewright_wire::Encoding;

fn sleepy() -> Config {
    Config { idle: Duration::from_millis(200), ..config() }
}

async fn until_none_is_loaded(server: &Server) {
    soon(async {
        while metric(server, "tables_loaded").await > 0.0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_table_that_left_the_memory_is_as_it_was_and_goes_on_by_number() {
    let server = start_with(sleepy(), Arc::new(Memory::default())).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(1);
    for _ in 0..3 {
        play_turn(&mut host, &mut guest, &mut rng).await;
    }
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
    let (host_cookie, guest_cookie) = (host.cookie.clone(), guest.cookie.clone());
    let (host_had, guest_had) = (host.into_mirror(), guest.into_mirror());
    until_none_is_loaded(&server).await;
    let way = known(Encoding::Json, &host_cookie);
    let mut host = Client::join(server.address, &id, &way, host_had).await.expect("in");
    let way = known(Encoding::Json, &guest_cookie);
    let mut guest = Client::join(server.address, &id, &way, guest_had).await.expect("in");
    soon(async {
        while !is_over(host.mirror()) || !is_over(guest.mirror()) {
            play_turn(&mut host, &mut guest, &mut rng).await;
        }
    })
    .await;
    assert_eq!(host.mirror().record(), guest.mirror().record());
}

/// Keeps a table at which people gather, and which ends by itself after seven days.
fn keep(store: &Memory, id: &str, opened: u64, wake: Option<u64>) {
    let seed = "000102030405060708090a0b0c0d0e0f";
    let host = PersonId("host".to_owned());
    let event = Table::open(&new_table(2), id, seed, &host, opened).expect("a table");
    let mut append = Append::new(id, 0, vec![event.to_bytes()], now());
    append.facts = Some(Facts { wake, ..Facts::default() });
    store.append(append).expect("stored");
}

#[tokio::test]
async fn time_goes_on_at_tables_outside_the_memory_and_while_the_server_was_away() {
    let store = Arc::new(Memory::default());
    let week = 7 * 24 * 3_600_000;
    // One ran out while no server was there. Of the other only a server that had it in memory knows when it will.
    keep(&store, "late", now() - week - 1_000, Some(now() - 1_000));
    keep(&store, "soon", now() - week + 8_000, None);
    let length = |table: &str| store.read(table, 0).expect("it is there").len();
    let server = start_with(sleepy(), store.clone()).await;
    soon(async {
        while length("late") == 1 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    let look = async |table: &str| -> serde_json::Value {
        let path = format!("/api/tables/{table}");
        let reply = request(server.address, "GET", &path, &[], b"").await.expect("an answer");
        serde_json::from_slice(&reply.body).expect("JSON")
    };
    assert_eq!(look("late").await["stage"], serde_json::json!({"over": "abandoned"}));
    assert_eq!(look("soon").await["stage"], "gathering");
    until_none_is_loaded(&server).await;
    assert_eq!(length("soon"), 1);
    soon(async {
        while length("soon") == 1 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    assert_eq!(look("soon").await["stage"], serde_json::json!({"over": "abandoned"}));
}

#[tokio::test]
async fn old_tables_are_swept_but_none_whose_age_nobody_knows() {
    let store = Arc::new(Memory::default());
    let hour = 3_600_000;
    for (table, touched) in [("old", now() - 2 * hour), ("young", now()), ("unset", 1_000)] {
        store.append(Append::new(table, 0, vec![vec![1]], touched)).expect("stored");
    }
    let config = Config {
        keep_unfinished: Some(Duration::from_secs(3600)),
        sweep_every: Duration::from_millis(1500),
        ..config()
    };
    let server = start_with(config, store.clone()).await;
    // Not at once: right after a start the clock may not have been set.
    assert_eq!(store.count(), Ok(3));
    soon(async {
        while store.count() == Ok(3) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    assert!(store.facts("old").is_err() && store.facts("young").is_ok() && store.facts("unset").is_ok());
    assert_eq!(metric(&server, "tables_swept_total").await, 1.0);
}
