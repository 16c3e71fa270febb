//! Two tables that differ only in cards that nobody has seen send the same bytes.

mod common;

use std::collections::HashMap;
use std::sync::Arc;

use common::*;
use tubewright_client::Mirror;
use tubewright_loadtest::{Answer, Client, Way, request};
use tubewright_rules::{Card, Deal, Rng};
use tubewright_store::{Append, Memory, Store};
use tubewright_table::{PersonId, Table};
use tubewright_wire::{Command, Encoding, Level, Pace, ServerMessage};

/// How many cards of the first round are the same.
const SAME: usize = 4;
/// After so many turns the last of them lies there.
const TURNS: usize = SAME - 1;

/// Two seeds whose deals have the same modules, pencils and first cards, and then other ones.
fn twins() -> (String, String) {
    let mut known: HashMap<String, String> = HashMap::new();
    for number in 0u64.. {
        let seed = format!("{number:032x}");
        let deal = Deal::from_seed(&seed);
        let cards = *deal.decks[0].cards();
        // The switch would bring a further card at once.
        if cards[..SAME].contains(&Card::Switch) {
            continue;
        }
        let modules = (deal.objectives, deal.powers);
        let begins = format!("{modules:?} {:?} {:?}", deal.pencils, &cards[..SAME]);
        if let Some(other) = known.get(&begins)
            && Deal::from_seed(other).decks[0].cards()[SAME] != cards[SAME]
        {
            return (other.clone(), seed);
        }
        known.insert(begins, seed);
    }
    unreachable!("there are more seeds than that")
}

/// A message without what rightly differs: the time, and the hash of the seed.
fn without_time_and_hash(message: ServerMessage) -> ServerMessage {
    let snapshot = |mut snapshot: tubewright_wire::Snapshot| {
        snapshot.at = 0;
        snapshot.commitment = "hash".to_owned();
        for line in &mut snapshot.chat {
            line.at = 0;
        }
        snapshot
    };
    match message {
        ServerMessage::Welcome { server, build, snapshot: shown, here, .. } => {
            ServerMessage::Welcome { server, build, now: 0, snapshot: shown.map(snapshot), here }
        }
        ServerMessage::Snapshot { snapshot: shown } => ServerMessage::Snapshot { snapshot: snapshot(shown) },
        ServerMessage::Event { n, changes, .. } => ServerMessage::Event { n, at: 0, changes },
        other => other,
    }
}

/// A text without what rightly differs, as it came: times are the only numbers of 13 digits.
fn without_time_and_hash_as_text(text: &str, seed: &str) -> String {
    let mut plain = String::new();
    let mut digits = String::new();
    for c in text.replace(&tubewright_rules::commitment(seed), "hash").chars().chain(['\n']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        plain.push_str(if digits.len() == 13 { "time" } else { &digits });
        digits.clear();
        plain.push(c);
    }
    plain
}

/// Plays the same turns on a deal, perhaps beside a bot, and returns every byte that host, guest and spectator were sent.
async fn bytes_sent(seed: &str, (pace, bot): (Pace, bool), encoding: Encoding) -> Vec<(Vec<u8>, usize)> {
    let store = Arc::new(Memory::default());
    let mut new = new_table(if bot { 3 } else { 2 });
    if bot {
        // Of all levels this one leaves nothing to chance: what it knows decides what it does.
        new.bots = vec![None, None, Some(Level::Regular)];
    }
    new.settings.pace = pace;
    (new.settings.objectives, new.settings.powers) = (true, true);
    let secret = "000102030405060708090a0b0c0d0e0f";
    new.secret = Some(secret.to_owned());
    let opened = Table::open(&new, "twin", seed, &PersonId("host".to_owned()), now()).expect("a table");
    store.append(Append::new("twin", 0, vec![opened.to_bytes()], now())).expect("stored");
    let server = start_with(config(), store).await;
    let mut clients = Vec::new();
    for secret in [Some(secret.to_owned()), None, None] {
        let way = Way { encoding, secret, ..Way::default() };
        let mut client = Client::knock(server.address, "twin", &way).await.expect("in");
        client.kept = Some(Vec::new());
        soon(client.hello(&way)).await.expect("a welcome");
        clients.push(client);
    }
    let [host, guest, spectator] = &mut clients[..] else { panic!("three of them") };
    assert!(matches!(soon(guest.command_as(1, sit("Bob"))).await, Ok(Answer::Done(_))));
    let mut id = 1;
    for turn in 0..TURNS {
        for player in [0, 1] {
            if bot {
                // At own pace the host has seen the next card as soon as it has played.
                let ahead = usize::from(pace == Pace::OwnPace && player == 1);
                until_bot_has_chosen(host, turn + ahead).await;
            }
            let who = if player == 0 { &mut *host } else { &mut *guest };
            soon(who.until(|mirror| mirror.turn().is_some())).await.expect("a turn");
            // The same choice at both tables, as long as they have shown the same.
            let Some(Command::Play { round, turn, action }) = who.any_play(&mut Rng::new(turn as u64)) else {
                panic!("its turn");
            };
            id += 1;
            let play = Command::Play { round, turn, action };
            assert!(matches!(soon(who.command_as(id, play)).await, Ok(Answer::Done(_))));
        }
    }
    if bot {
        until_bot_has_chosen(host, TURNS).await;
    }
    // Numbers are everyone's own; the cards that all have come to are the same.
    let all_came =
        |mirror: &Mirror| mirror.snapshot().game.as_ref().is_some_and(|game| game.turns.len() > TURNS);
    soon(spectator.until(all_came)).await.expect("told");
    let mut sent = Vec::new();
    // What can be asked for without a socket.
    let as_guest = format!("cookie: {}", guest.cookie);
    let table = ["/api/tables/twin", "/api/tables/twin/record", "/t/twin", "/r/twin"];
    for path in table.into_iter().chain(["/api/me/tables", "/api/tables"]) {
        for headers in [&[][..], &[as_guest.as_str()]] {
            let reply = request(server.address, "GET", path, headers, b"").await.expect("an answer");
            let text = String::from_utf8(reply.body).expect("text");
            // The two servers have ports of their own, which links in pages name.
            let text = text.replace(&server.address.to_string(), "address");
            let text = without_time_and_hash_as_text(&text, seed);
            sent.push((text.into_bytes(), usize::from(reply.status)));
        }
    }
    for client in &mut clients {
        // Nothing may be on its way.
        let _ = tokio::time::timeout(std::time::Duration::from_millis(200), client.until(|_| false)).await;
        for bytes in client.kept.take().expect("kept") {
            let message = encoding.decode_server(&bytes).expect("a message");
            let plain = match encoding.encode(&without_time_and_hash(message)) {
                tubewright_wire::Frame::Text(text) => text.into_bytes(),
                tubewright_wire::Frame::Binary(bytes) => bytes,
            };
            sent.push((plain, bytes.len()));
        }
    }
    sent
}

/// A bot thinks for as long as it likes; the order in which all is sent must not depend on it. It is one turn ahead of
/// what the host knows of it: in step because the turn is not over, at own pace because the host has not played it.
async fn until_bot_has_chosen(host: &mut Client, turn: usize) {
    let chosen = |mirror: &Mirror| {
        mirror.snapshot().game.as_ref().is_some_and(|game| game.turns.len() > turn && game.chosen[2])
    };
    soon(host.until(chosen)).await.expect("the bot plays");
}

#[tokio::test]
async fn tables_that_differ_only_in_unseen_cards_send_the_same_bytes() {
    let (one, other) = twins();
    for table in [(Pace::InStep, false), (Pace::InStep, true), (Pace::OwnPace, false), (Pace::OwnPace, true)]
    {
        for encoding in [Encoding::Json, Encoding::Postcard] {
            let (first, second) =
                (bytes_sent(&one, table, encoding).await, bytes_sent(&other, table, encoding).await);
            assert!(first.len() > 3 * TURNS, "too few messages: {}", first.len());
            assert_eq!(first.len(), second.len());
            for ((left, left_length), (right, right_length)) in first.iter().zip(&second) {
                assert_eq!(
                    String::from_utf8_lossy(left),
                    String::from_utf8_lossy(right),
                    "{table:?} {encoding:?}"
                );
                assert_eq!((left, left_length), (right, right_length), "{table:?} {encoding:?}");
            }
        }
    }
}
