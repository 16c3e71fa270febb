//! Somebody else changes the log of a table that a server has in memory: another server, a verb, or damage.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::*;
use tubewright_loadtest::{Answer, Client, Lost, open_table, request};
use tubewright_rules::Rng;
use tubewright_store::{Memory, Store, Whole};
use tubewright_wire::{CloseCode, Command, Encoding, Level, NewTable, Stage};

fn chat(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

fn said(client: &Client) -> Vec<String> {
    client.mirror().snapshot().chat.iter().map(|line| line.text.clone()).collect()
}

#[tokio::test]
async fn a_log_that_lost_entries_under_a_running_server_is_damaged_and_nothing_spins() {
    let store = Arc::new(Memory::default());
    let server = start_with(config(), store.clone()).await;
    let new = NewTable { bots: vec![None, Some(Level::Casual)], ..new_table(2) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("a way in");
    if host.mirror().snapshot().stage == Stage::Gathering {
        let started = soon(host.command(Command::Start)).await;
        assert!(matches!(started, Ok(Answer::Done(_))), "{started:?}");
    }
    let bot_has_chosen = |mirror: &tubewright_client::Mirror| {
        mirror.snapshot().game.as_ref().is_some_and(|game| game.chosen[1])
    };
    soon(host.until(bot_has_chosen)).await.expect("the bot plays");
    // The last entry, the bot's, is gone.
    let whole = store.whole(&id).expect("there");
    store.delete(&id).expect("there");
    let shorter = whole.entries.len() - 1;
    store.import(Whole { entries: whole.entries[..shorter].to_vec(), ..whole }).expect("there is none");
    let play = host.any_play(&mut Rng::new(1)).expect("its turn");
    assert_eq!(soon(host.command(play)).await, Ok(Answer::Refused("damaged".to_owned())));
    let conflicts = metric(&server, "conflicts_total").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(metric(&server, "conflicts_total").await, conflicts, "nobody asks again and again");
    assert_eq!(store.read(&id, 0).expect("there").len(), shorter, "history is not forked");
    let (_, mut other, mut guest) = soon(two_at_a_table(&server)).await;
    play_turn(&mut other, &mut guest, &mut Rng::new(2)).await;
}

#[tokio::test]
async fn words_that_were_removed_elsewhere_are_gone_here_with_the_next_command() {
    let store: Arc<Memory> = Arc::default();
    let server = start_with(config(), store.clone()).await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    soon(guest.command(chat("a word among us"))).await.expect("an answer");
    soon(host.until(|mirror| !mirror.snapshot().chat.is_empty())).await.expect("told");
    let other = start_with(config(), store).await;
    let header = format!("cookie: {}", guest.cookie);
    let gone = request(other.address, "DELETE", "/api/me", &[&header], b"").await.expect("an answer");
    assert_eq!(gone.status, 200, "{}", String::from_utf8_lossy(&gone.body));
    assert!(matches!(soon(host.command(chat("hello?"))).await, Ok(Answer::Done(_))));
    let chat = said(&host);
    assert!(chat.iter().all(|line| line != "a word among us"), "{chat:?}");
    assert!(chat.iter().any(|line| line == "hello?"), "{chat:?}");
}

#[tokio::test]
async fn a_table_that_was_deleted_elsewhere_ends_with_the_next_command() {
    let store = Arc::new(Memory::default());
    let server = start_with(config(), store.clone()).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    store.delete(&id).expect("there");
    let answer = soon(host.command(chat("anybody?"))).await;
    let deleted = Lost::Closed(CloseCode::TableDeleted.code());
    assert_eq!(answer, Err(deleted.clone()));
    let ended = soon(async {
        loop {
            if let Err(lost) = guest.receive().await {
                break lost;
            }
        }
    });
    assert_eq!(ended.await, deleted);
    assert_eq!(store.count(), Ok(0), "it does not come back");
}
