//! Who may come in, whose a table is, and what nobody is told of the others.

mod common;

use std::sync::Arc;

use common::*;
use tubewright_loadtest::{Answer, Client, Way, open_table, request};
use tubewright_rules::Rng;
use tubewright_server::Config;
use tubewright_store::Memory;
use tubewright_wire::{Command, Encoding, Pace, ServerMessage, Settings, Snapshot};

async fn done(client: &mut Client, command: Command) -> u64 {
    match soon(client.command(command)).await {
        Ok(Answer::Done(n)) => n,
        other => panic!("{other:?}"),
    }
}

async fn refused(client: &mut Client, command: Command) -> String {
    match soon(client.command(command)).await {
        Ok(Answer::Refused(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

async fn visit(server: &Server, id: &str) -> Client {
    Client::join(server.address, id, &Way::default(), None).await.expect("a way in")
}

#[tokio::test]
async fn numbers_and_times_say_nothing_of_how_far_others_are() {
    let server = start().await;
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(2) };
    let (id, mut ann, mut bob) = two_at(&server, settings).await;
    let as_bob = format!("cookie: {}", bob.cookie);
    let shown = async || {
        let reply = request(server.address, "GET", &format!("/api/tables/{id}"), &[&as_bob], b"").await;
        tubewright_wire::from_json::<Snapshot>(&reply.expect("an answer").body).expect("a snapshot")
    };
    // Ann's first turn tells Bob that she is ahead; nothing tells him how far.
    let mut rng = Rng::new(1);
    let play = ann.any_play(&mut rng).expect("her turn");
    done(&mut ann, play).await;
    soon(bob.until(|mirror| mirror.snapshot().game.as_ref().is_some_and(|game| game.chosen[0])))
        .await
        .expect("told");
    let before = shown().await;
    for _ in 0..12 {
        soon(ann.until(|mirror| mirror.turn().is_some())).await.expect("her turn");
        let play = ann.any_play(&mut rng).expect("her turn");
        done(&mut ann, play).await;
    }
    assert_eq!(shown().await, before, "number and time are Bob's own");
    let spectator = visit(&server, &id).await;
    assert!(spectator.mirror().snapshot().n <= before.n);
    // What he is answered goes on from what he knew.
    let play = bob.any_play(&mut rng).expect("his turn");
    assert_eq!(done(&mut bob, play).await, before.n + 1);
    // And he comes back by his own number.
    let last = tubewright_wire::ResumePoint { n: before.n, you: Some(1) };
    let way = Way { last: Some(last), ..known(Encoding::Json, &bob.cookie) };
    let mut again = Client::knock(server.address, &id, &way).await.expect("in");
    let hello = tubewright_wire::ClientMessage::Hello { secret: None, last: Some(last) };
    again.send(&hello).await.expect("sent");
    assert!(matches!(soon(again.receive()).await, Ok(ServerMessage::Welcome { snapshot: None, .. })));
}

#[tokio::test]
async fn throw_away_identities_block_no_open_table() {
    let server = start().await;
    let (id, _) = open_table(server.address, &new_table(3)).await.expect("a table");
    for i in 0..80 {
        let mut one = visit(&server, &id).await;
        done(&mut one, sit(&format!("nobody {i}"))).await;
        done(&mut one, Command::Leave).await;
    }
    let mut guest = visit(&server, &id).await;
    done(&mut guest, sit("Bob")).await;
    assert_eq!(guest.mirror().snapshot().you, Some(1));
}

async fn door_of(client: &mut Client) -> tubewright_wire::Room {
    soon(async {
        loop {
            if let ServerMessage::Room(room) = client.receive().await.expect("a message") {
                return room;
            }
        }
    })
    .await
}

#[tokio::test]
async fn a_host_bans_locks_and_lets_in_one_by_one() {
    let server = start().await;
    let (id, cookie) = open_table(server.address, &new_table(3)).await.expect("a table");
    let mut ann = Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut bob = visit(&server, &id).await;
    done(&mut bob, sit("Bob")).await;
    done(&mut ann, Command::Ban { member: 1 }).await;
    let told = door_of(&mut bob).await;
    assert!(told.banned && told.bans.is_empty(), "{told:?}");
    assert_eq!(refused(&mut bob, sit("Bob")).await, "banned");
    // Also when he comes back.
    let way = known(Encoding::Json, &bob.cookie);
    let mut bob = Client::join(server.address, &id, &way, None).await.expect("he may watch");
    assert_eq!(refused(&mut bob, sit("Bob again")).await, "banned");
    done(&mut ann, Command::Lock { locked: true }).await;
    let mut cleo = visit(&server, &id).await;
    assert!(door_of(&mut cleo).await.locked);
    assert_eq!(refused(&mut cleo, sit("Cleo")).await, "locked");
    done(&mut ann, Command::Lock { locked: false }).await;
    done(&mut ann, Command::Approval { required: true }).await;
    done(&mut cleo, sit("Cleo")).await;
    assert_eq!(cleo.mirror().snapshot().you, None);
    let asks = soon(async {
        loop {
            let room = door_of(&mut ann).await;
            if let Some(asks) = room.requests.first() {
                return asks.clone();
            }
        }
    })
    .await;
    assert_eq!(asks.name, "Cleo");
    done(&mut ann, Command::Admit { member: asks.member }).await;
    soon(cleo.until(|mirror| mirror.snapshot().you == Some(1))).await.expect("she sits");
}

#[tokio::test]
async fn a_ban_holds_for_the_network_and_a_locked_table_is_in_no_list() {
    let config = Config { trust_proxy: true, ..config() };
    let server = start_with(config, Arc::new(Memory::default())).await;
    let mut new = new_table(3);
    new.settings.listing = tubewright_wire::Listing::Open;
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let from = |address: &str| Way { forwarded: Some(address.to_owned()), ..Way::default() };
    let mut ann = Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut bob = Client::join(server.address, &id, &from("192.0.2.7"), None).await.expect("in");
    done(&mut bob, sit("Bob")).await;
    done(&mut ann, Command::Ban { member: 1 }).await;
    let mut again = Client::join(server.address, &id, &from("192.0.2.7"), None).await.expect("in");
    assert_eq!(refused(&mut again, sit("Somebody else")).await, "banned");
    let mut cleo = Client::join(server.address, &id, &from("192.0.2.8"), None).await.expect("in");
    done(&mut cleo, sit("Cleo")).await;
    let listed = async || {
        let reply = request(server.address, "GET", "/api/tables", &[], b"").await.expect("an answer");
        String::from_utf8(reply.body).expect("text").contains(&id)
    };
    assert!(listed().await);
    done(&mut ann, Command::Lock { locked: true }).await;
    assert!(!listed().await);
}

async fn delete(server: &Server, path: &str, cookie: &str) -> u16 {
    let cookie = format!("cookie: {cookie}");
    request(server.address, "DELETE", path, &[&cookie], b"").await.expect("an answer").status
}

#[tokio::test]
async fn a_running_table_is_deleted_by_its_opener_or_by_all_who_sit_there() {
    let server = start().await;
    let (id, ann, bob) = two_at_a_table(&server).await;
    let path = format!("/api/tables/{id}");
    assert_eq!(delete(&server, &path, &bob.cookie).await, 403, "a guest");
    let stranger = visit(&server, &id).await;
    assert_eq!(delete(&server, &path, &stranger.cookie).await, 403, "a stranger");
    assert_eq!(delete(&server, &path, &ann.cookie).await, 200, "its opener");
    // Where the opener has gone, all who sit there have to want it.
    let (id, cookie) = open_table(server.address, &new_table(4)).await.expect("a table");
    let path = format!("/api/tables/{id}");
    let mut ann = Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let (mut bob, mut cleo) = (visit(&server, &id).await, visit(&server, &id).await);
    done(&mut bob, sit("Bob")).await;
    done(&mut cleo, sit("Cleo")).await;
    done(&mut ann, Command::Leave).await;
    assert_eq!(delete(&server, &path, &ann.cookie).await, 403, "she gave it up");
    assert_eq!(delete(&server, &path, &bob.cookie).await, 403, "the host alone");
    assert_eq!(delete(&server, &path, &cleo.cookie).await, 200, "now both want it");
}

#[tokio::test]
async fn a_finished_game_is_nobodys_alone_and_one_takes_ones_own_name_off_it() {
    let server = start().await;
    let (id, mut ann, mut bob) = two_at_a_table(&server).await;
    done(&mut bob, Command::Chat { text: "marked words".to_owned() }).await;
    let mut rng = Rng::new(1);
    soon(async {
        while !is_over(ann.mirror()) || !is_over(bob.mirror()) {
            play_turn(&mut ann, &mut bob, &mut rng).await;
        }
    })
    .await;
    let path = format!("/api/tables/{id}");
    for cookie in [&ann.cookie, &bob.cookie] {
        assert_eq!(delete(&server, &path, cookie).await, 403, "not even both of them: it stays");
    }
    let own = format!("/api/tables/{id}/me");
    let stranger = visit(&server, &id).await;
    assert_eq!(delete(&server, &own, &stranger.cookie).await, 409, "who never sat there has no name on it");
    assert_eq!(delete(&server, &own, &bob.cookie).await, 200);
    let reply = request(server.address, "GET", &path, &[], b"").await.expect("an answer");
    let text = String::from_utf8(reply.body).expect("text");
    assert!(!text.contains("Bob") && !text.contains("marked words") && text.contains("Ann"), "{text}");
    let cookie = format!("cookie: {}", bob.cookie);
    let mine = request(server.address, "GET", "/api/me/tables", &[&cookie], b"").await.expect("an answer");
    assert_eq!(String::from_utf8_lossy(&mine.body), "[]", "it is no table of his any more");
    let record =
        request(server.address, "GET", &format!("{path}/record"), &[], b"").await.expect("an answer");
    assert_eq!(record.status, 200, "the game stays");
}

#[tokio::test]
async fn two_who_bring_values_of_their_own_play_a_sealed_game_that_its_record_proves() {
    use tubewright_rules::{Record, entropy_commitment};
    let server = start().await;
    let (id, cookie) = open_table(server.address, &new_table(2)).await.expect("a table");
    let mut ann = Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut bob = visit(&server, &id).await;
    let value = |digit: char| digit.to_string().repeat(32);
    let commitment = |digit| entropy_commitment(&value(digit));
    done(&mut ann, Command::Seal { commitment: commitment('a') }).await;
    let sit = Command::SitSealed {
        seat: None,
        name: "Bob".to_owned(),
        colour: None,
        secret: None,
        commitment: commitment('b'),
    };
    done(&mut bob, sit).await;
    let shown = soon(async {
        loop {
            let room = door_of(&mut ann).await;
            if room.sealing.revealing {
                return room.sealing.shares;
            }
        }
    })
    .await;
    assert_eq!(shown.len(), 2, "all have promised before anybody reveals");
    done(&mut ann, Command::Reveal { value: value('a') }).await;
    assert!(ann.mirror().game().is_none());
    done(&mut bob, Command::Reveal { value: value('b') }).await;
    let mut rng = Rng::new(1);
    soon(async {
        while !is_over(ann.mirror()) || !is_over(bob.mirror()) {
            play_turn(&mut ann, &mut bob, &mut rng).await;
        }
    })
    .await;
    let reply = request(server.address, "GET", &format!("/api/tables/{id}/record"), &[], b"").await;
    let record = Record::from_json(&reply.expect("an answer").body).expect("a record");
    assert_eq!(record.verify(), Ok(()));
    let note = record.deal.expect("a deal");
    assert!(note.is_sealed() && note.entropy.iter().map(|it| it.value.clone()).eq([value('a'), value('b')]));
    assert_eq!(note.commitment.as_deref(), Some(ann.mirror().snapshot().commitment.as_str()));
}
