//! Two servers on one database: people of one table on different ones, and a server that goes.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::*;
use tubewright_loadtest::{Answer, Client, open_table, request};
use tubewright_rules::Rng;
use tubewright_store::{Postgres, Store};
use tubewright_testdb::Database;
use tubewright_wire::{Command, Encoding, Stage};

/// A database opened by a node of its own. It is made and closed on a thread that may wait for it.
async fn node(database: &Database) -> Arc<dyn Store> {
    let address = database.address().to_owned();
    let opened = tokio::task::spawn_blocking(move || Postgres::open(&address));
    Arc::new(opened.await.expect("no panic").expect("a database"))
}

async fn database() -> Database {
    tokio::task::spawn_blocking(Database::new).await.expect("a database")
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_servers_play_one_game_to_its_end() {
    let database = database().await;
    let here = start_with(config(), node(&database).await).await;
    let there = start_with(config(), node(&database).await).await;
    let (id, cookie) = open_table(here.address, &new_table(2)).await.expect("a table");
    let mut ann =
        Client::join(here.address, &id, &known(Encoding::Postcard, &cookie), None).await.expect("a way in");
    let mut bob = Client::join(there.address, &id, &way(Encoding::Json), None).await.expect("a way in");
    let sat = soon(bob.command(sit("Bob"))).await.expect("an answer");
    assert!(matches!(sat, Answer::Done(_)), "{sat:?}");
    soon(ann.until(|mirror| mirror.snapshot().stage == Stage::Playing)).await.expect("she hears of it");
    let mut rng = Rng::new(3);
    while !is_over(ann.mirror()) {
        play_turn(&mut ann, &mut bob, &mut rng).await;
    }
    soon(bob.until(is_over)).await.expect("the same end");
    let results = |client: &Client| {
        let game = client.mirror().game().expect("a game");
        game.seats().map(|seat| game.score(seat).total).collect::<Vec<_>>()
    };
    assert_eq!(results(&ann), results(&bob));

    // Somebody who comes to either sees the same.
    let path = format!("/api/tables/{id}");
    let seen = request(here.address, "GET", &path, &[], b"").await.expect("an answer").body;
    assert_eq!(request(there.address, "GET", &path, &[], b"").await.expect("an answer").body, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_at_another_server_and_a_command_sent_again_is_done_once() {
    let database = database().await;
    let here = start_with(config(), node(&database).await).await;
    let (id, mut ann, mut bob) = soon(two_at_a_table(&here)).await;
    let mut rng = Rng::new(4);
    play_turn(&mut ann, &mut bob, &mut rng).await;
    let before = ann.mirror().snapshot().n;
    let cookie = ann.cookie.clone();
    let had = ann.into_mirror();
    drop(here);
    let there = start_with(config(), node(&database).await).await;
    let mut ann = Client::join(there.address, &id, &known(Encoding::Json, &cookie), had)
        .await
        .expect("the table is there");
    assert!(ann.mirror().snapshot().n >= before);
    let mut bob = Client::join(there.address, &id, &known(Encoding::Json, &bob.cookie), None)
        .await
        .expect("the table is there");
    play_turn(&mut ann, &mut bob, &mut rng).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_deleted_at_one_server_ends_at_the_other() {
    let database = database().await;
    let (one, other) = (node(&database).await, node(&database).await);
    let here = start_with(config(), one).await;
    let there = start_with(config(), other.clone()).await;
    let (id, cookie) = open_table(here.address, &new_table(2)).await.expect("a table");
    let mut ann =
        Client::join(here.address, &id, &known(Encoding::Json, &cookie), None).await.expect("a way in");
    let mut bob = Client::join(there.address, &id, &way(Encoding::Json), None).await.expect("a way in");
    // She has heard of it before somebody takes the table away.
    let hello = Command::Chat { text: "hello".to_owned() };
    assert!(matches!(soon(ann.command(hello)).await, Ok(Answer::Done(_))));
    soon(bob.until(|mirror| !mirror.snapshot().chat.is_empty())).await.expect("he hears it");
    tokio::task::spawn_blocking(move || other.delete(&id)).await.expect("no panic").expect("there");
    let ended = async { while ann.receive().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("it ends by itself");
}
