//! People at tables, over real sockets.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::*;
use tubewright_loadtest::{Answer, Client, Lost, Way, open_table, request};
use tubewright_rules::{Action, NamedAction, Record, Rng};
use tubewright_store::{Append, Memory, Sqlite, Store};
use tubewright_table::{Event, PersonId, Table};
use tubewright_wire::{
    ClientMessage, Clock, Command, Encoding, Level, Listing, Pace, Reaction, ServerMessage, Settings, Summary,
};

#[tokio::test]
async fn two_people_play_a_whole_game_in_both_encodings_and_the_record_proves_the_cards() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut spectator =
        Client::join(server.address, &id, &way(Encoding::Json), None).await.expect("a way in");
    assert_eq!(spectator.mirror().snapshot().you, None);
    let mut rng = Rng::new(1);
    soon(async {
        while !is_over(host.mirror()) || !is_over(guest.mirror()) {
            play_turn(&mut host, &mut guest, &mut rng).await;
        }
        spectator.until(is_over).await.expect("it sees the end");
    })
    .await;
    let snapshot = |client: &Client| {
        let mut snapshot = client.mirror().snapshot().clone();
        snapshot.you = None;
        snapshot
    };
    assert_eq!(snapshot(&host), snapshot(&guest));
    assert_eq!(snapshot(&host), snapshot(&spectator));
    let reply = request(server.address, "GET", &format!("/api/tables/{id}/record"), &[], b"")
        .await
        .expect("a record");
    assert_eq!(reply.status, 200);
    let record = Record::from_json(&reply.body).expect("a record");
    record.verify().expect("the cards are those of the seed, the seed that of its commitment");
    assert_eq!(record, host.mirror().record().expect("a game"));
}

#[tokio::test]
async fn a_spectator_knows_no_choice_before_all_have_chosen_and_can_do_nothing() {
    let server = start().await;
    let (id, mut host, _guest) = soon(two_at_a_table(&server)).await;
    let mut spectator = Client::join(server.address, &id, &Way::default(), None).await.expect("a way in");
    let play = host.any_play(&mut Rng::new(2)).expect("it is the first turn");
    soon(host.command(play.clone())).await.expect("an answer");
    soon(spectator.until(|mirror| mirror.snapshot().game.as_ref().is_some_and(|game| game.chosen[0])))
        .await
        .expect("seen");
    let game = spectator.mirror().snapshot().game.clone().expect("it is on");
    assert_eq!(game.runs, [Vec::new(), Vec::new()]);
    for command in [play, Command::Start, Command::Leave, Command::Chat { text: "hi".to_owned() }] {
        assert_eq!(soon(spectator.command(command)).await, Ok(Answer::Refused("not-seated".to_owned())));
    }
}

#[tokio::test]
async fn who_comes_back_goes_on_by_number() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(3);
    play_turn(&mut host, &mut guest, &mut rng).await;
    let cookie = guest.cookie.clone();
    let had = guest.into_mirror();
    soon(async {
        while host.presence.here != [true, false] {
            host.receive().await.expect("it is told");
        }
    })
    .await;
    let play = host.any_play(&mut rng).expect("its turn");
    soon(host.command(play)).await.expect("an answer");
    let mut guest =
        Client::knock(server.address, &id, &known(Encoding::Postcard, &cookie)).await.expect("a way in");
    let had = had.expect("it was there before");
    let last = had.resume_point();
    guest.send(&ClientMessage::Hello { secret: None, last: Some(last) }).await.expect("sent");
    match soon(guest.receive()).await.expect("a welcome") {
        ServerMessage::Welcome { snapshot: None, here, .. } => assert_eq!(here, [true, true]),
        other => panic!("{other:?}"),
    }
    // A client without its mirror cannot take in events; this one only looks at their numbers.
    match soon(guest.receive()).await {
        Err(Lost::OutOfSync) => {}
        other => panic!("{other:?}"),
    }
    let mut guest =
        Client::join(server.address, &id, &known(Encoding::Postcard, &cookie), Some(had)).await.expect("in");
    soon(guest.until(|mirror| mirror.snapshot().game.as_ref().is_some_and(|game| game.chosen[0])))
        .await
        .expect("missed");
    // The host has chosen on this turn, so the guest comes first.
    play_turn(&mut guest, &mut host, &mut rng).await;
    let n = host.mirror().snapshot().n;
    soon(guest.until(|mirror| mirror.snapshot().n == n)).await.expect("it is told");
}

#[tokio::test]
async fn who_missed_too_much_or_names_a_number_that_is_not_gets_a_snapshot() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(4);
    let had = guest.mirror().resume_point();
    for _ in 0..14 {
        play_turn(&mut host, &mut guest, &mut rng).await;
    }
    for last in [
        had,
        tubewright_wire::ResumePoint { n: 100_000, you: Some(1) },
        tubewright_wire::ResumePoint { n: 20, you: None },
    ] {
        let way = Way { last: Some(last), ..known(Encoding::Json, &guest.cookie) };
        let again = soon(Client::join(server.address, &id, &way, None)).await.expect("a way in");
        assert_eq!(again.mirror().snapshot(), guest.mirror().snapshot());
    }
}

#[tokio::test]
async fn two_devices_of_one_seat_and_the_same_command_twice_have_one_effect() {
    let server = start().await;
    let secret = "00112233445566778899aabbccddeeff".to_owned();
    let new = tubewright_wire::NewTable { secret: Some(secret.clone()), ..new_table(2) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut laptop =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let phone = Way { secret: Some(secret), ..Way::default() };
    let mut phone = Client::join(server.address, &id, &phone, None).await.expect("in");
    assert_ne!(phone.cookie, laptop.cookie);
    let mut guest = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    soon(guest.command(sit("Bob"))).await.expect("an answer");
    soon(laptop.until(|mirror| mirror.turn().is_some())).await.expect("it is on");
    soon(phone.until(|mirror| mirror.turn().is_some())).await.expect("it is on");
    let first = laptop.any_play(&mut Rng::new(5)).expect("its turn");
    let Command::Play { round, turn, .. } = first else { panic!("a play") };
    // Not passing, so that passing is something else.
    let board = tubewright_rules::Board::london();
    let mirror = laptop.mirror();
    let view = mirror.game().expect("it is on").view(mirror.seat().expect("seated"));
    let action = view.actions().into_iter().find(|&action| action != Action::Pass);
    let action = board.name_action(action.expect("on the first turn something can be drawn"));
    let play = Command::Play { round, turn, action };
    let id = laptop.next_id();
    let message = ClientMessage::Command { id, command: play.clone() };
    laptop.send(&message).await.expect("sent");
    phone.send(&message).await.expect("sent");
    laptop.send(&message).await.expect("sent");
    let one = soon(laptop.answer(id)).await.expect("an answer");
    assert_eq!(soon(laptop.answer(id)).await.expect("an answer"), one);
    assert_eq!(soon(phone.answer(id)).await.expect("an answer"), one);
    let Answer::Done(n) = one else { panic!("{one:?}") };
    assert_eq!(laptop.mirror().snapshot().n, n, "nothing was written after it");
    // The same play as another command is done already; another play comes too late or must wait for an undo.
    assert_eq!(soon(phone.command(play)).await.expect("an answer"), Answer::Done(n));
    let game = laptop.mirror().snapshot().game.clone().expect("it is on");
    assert_eq!(game.runs[0].len(), 1);
    let other = Command::Play { round: 1, turn: 1, action: NamedAction::Pass };
    assert_eq!(soon(phone.command(other)).await, Ok(Answer::Refused("already-played".to_owned())));
}

#[tokio::test]
async fn a_wrong_secret_lets_in_nobody_but_a_spectator() {
    let server = start().await;
    let (id, _host, _guest) = soon(two_at_a_table(&server)).await;
    for secret in ["ffffffffffffffffffffffffffffffff", "", "x"] {
        let way = Way { secret: Some(secret.to_owned()), ..Way::default() };
        let client = soon(Client::join(server.address, &id, &way, None)).await.expect("a way in");
        assert_eq!(client.mirror().snapshot().you, None);
    }
}

#[tokio::test]
async fn every_refusal_names_the_command_and_a_reason() {
    let server = start().await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let refused = |reason: &str| Ok(Answer::Refused(reason.to_owned()));
    let play =
        |round, turn, action: &str| Command::Play { round, turn, action: action.parse().expect("an action") };
    for (command, reason) in [
        (play(1, 2, "pass"), "too-early"),
        (play(1, 1, "z9-z8"), "bad-action"),
        (play(1, 1, "a1-a1"), "no-such-section"),
        (play(0, 0, "pass"), "too-late"),
        (Command::Undo { round: 1, turn: 1 }, "nothing-to-undo"),
        (sit("Ann"), "already-seated"),
        (Command::Start, "already-started"),
        (Command::Rematch, "not-over"),
        (Command::Chat { text: "\u{202e}".to_owned() }, "bad-chat"),
        (Command::Rename { name: "n".repeat(25) }, "bad-name"),
    ] {
        assert_eq!(soon(host.command(command.clone())).await, refused(reason), "{command:?}");
    }
    assert_eq!(soon(guest.command(Command::ToOwnPace)).await, refused("not-host"));
    let id = u64::MAX;
    assert_eq!(soon(host.command_as(id, Command::Leave)).await, refused("bad-id"));
}

#[tokio::test]
async fn bots_play_and_reactions_and_chat_reach_everyone() {
    let server = start().await;
    let new = tubewright_wire::NewTable {
        bots: vec![None, Some(Level::Novice), Some(Level::Casual)],
        ..new_table(3)
    };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut spectator = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    let started = soon(host.command(Command::Start)).await.expect("an answer");
    assert!(matches!(started, Answer::Done(_)) || started == Answer::Refused("already-started".to_owned()));
    soon(host.command(Command::Chat { text: "<b>hello</b>".to_owned() })).await.expect("an answer");
    soon(host.command(Command::React { reaction: Reaction::Clap })).await.expect("an answer");
    soon(async {
        loop {
            if let ServerMessage::Reaction { seat: 0, reaction: Reaction::Clap } =
                spectator.receive().await.expect("on")
            {
                break;
            }
        }
    })
    .await;
    assert_eq!(spectator.mirror().snapshot().chat[0].text, "<b>hello</b>");
    soon(async {
        while !is_over(host.mirror()) {
            match host.any_play(&mut Rng::new(6)) {
                Some(play) => drop(host.command(play).await.expect("an answer")),
                None => drop(host.receive().await.expect("it goes on")),
            }
        }
    })
    .await;
    let game = host.mirror().snapshot().game.clone().expect("it was played");
    assert_eq!(game.runs[1].len(), game.runs[0].len());
    // Again with the same people: one new table, however often it is asked for.
    assert!(matches!(soon(host.command(Command::Rematch)).await, Ok(Answer::Done(_))));
    assert!(matches!(soon(host.command(Command::Rematch)).await, Ok(Answer::Done(_))));
    let again = host.mirror().snapshot().rematch.clone().expect("a table");
    let host = Client::join(server.address, &again, &known(Encoding::Json, &cookie), None).await.expect("in");
    assert_eq!(host.mirror().snapshot().you, Some(0));
}

/// Reads until everyone who is told says the same of who is connected.
async fn until_here(clients: &mut [&mut Client], here: &[bool]) {
    for client in clients {
        soon(async {
            while client.presence.here != here {
                client.receive().await.expect("it is told");
            }
        })
        .await;
    }
}

#[tokio::test]
async fn a_reaction_that_comes_again_is_shown_once() {
    let server = start().await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    for (id, reaction) in [(7, Reaction::Clap), (7, Reaction::Clap), (8, Reaction::Wow), (7, Reaction::Clap)]
    {
        let answer = soon(host.command_as(id, Command::React { reaction })).await;
        assert!(matches!(answer, Ok(Answer::Done(_))), "{answer:?}");
    }
    soon(host.command(Command::Chat { text: "that was it".to_owned() })).await.expect("an answer");
    let mut shown = Vec::new();
    soon(async {
        while guest.mirror().snapshot().chat.is_empty() {
            if let ServerMessage::Reaction { reaction, .. } = guest.receive().await.expect("on") {
                shown.push(reaction);
            }
        }
    })
    .await;
    assert_eq!(shown, [Reaction::Clap, Reaction::Wow]);
}

/// Reads until it is told from when a bot may play for the second seat, by the watcher whose eyes these are.
async fn bot_from(client: &mut Client) -> u64 {
    soon(async {
        while client.presence.bots.is_empty() {
            client.receive().await.expect("it is told");
        }
    })
    .await;
    client.presence.bot_from(client.mirror().snapshot(), 1).expect("for the second seat")
}

#[tokio::test]
async fn everyone_is_told_from_when_a_bot_may_play_for_who_is_away() {
    let server = start().await;
    let let_bot = || Command::LetBot { seat: 1, level: None };
    let (id, mut host, guest) = soon(two_at_a_table(&server)).await;
    drop(guest);
    assert!(bot_from(&mut host).await < now() + 1_000, "the host need not wait");
    // Who comes later is told the same.
    let mut again =
        Client::join(server.address, &id, &known(Encoding::Json, &host.cookie), None).await.expect("in");
    assert!(bot_from(&mut again).await < now() + 1_000);
    assert!(matches!(soon(host.command(let_bot())).await, Ok(Answer::Done(_))));
    let days = Settings { clock: Clock::Days(2), ..Settings::plain(2) };
    let (_, mut host, guest) = soon(two_at(&server, days)).await;
    drop(guest);
    let day = 24 * 60 * 60 * 1000;
    let from = bot_from(&mut host).await;
    assert!(from.abs_diff(now() + day) < 60_000, "where turns take days, after a day");
    assert_eq!(soon(host.command(let_bot())).await, Ok(Answer::Refused("not-away".to_owned())));
}

#[tokio::test]
async fn who_sits_down_where_a_seat_was_kept_for_them_is_seen_to_be_there() {
    let server = start().await;
    let (_, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    let mut rng = Rng::new(12);
    soon(async {
        while !is_over(host.mirror()) || !is_over(guest.mirror()) {
            play_turn(&mut host, &mut guest, &mut rng).await;
        }
    })
    .await;
    assert!(matches!(soon(host.command(Command::Rematch)).await, Ok(Answer::Done(_))));
    let again = host.mirror().snapshot().rematch.clone().expect("a table");
    let way = known(Encoding::Json, &host.cookie);
    let mut host = Client::join(server.address, &again, &way, None).await.expect("in");
    let way = known(Encoding::Postcard, &guest.cookie);
    let mut guest = Client::join(server.address, &again, &way, None).await.expect("in");
    assert!(matches!(soon(guest.command(sit("Bob"))).await, Ok(Answer::Done(_))));
    until_here(&mut [&mut host, &mut guest], &[true, true]).await;
}

#[tokio::test]
async fn who_is_there_is_told_anew_when_seats_get_other_numbers() {
    let server = start().await;
    let (id, cookie) = open_table(server.address, &new_table(4)).await.expect("a table");
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut guest = Client::join(server.address, &id, &Way::default(), None).await.expect("in");
    let last = Command::Sit { seat: Some(3), name: "Bob".to_owned(), colour: None, secret: None };
    assert!(matches!(soon(guest.command(last)).await, Ok(Answer::Done(_))));
    until_here(&mut [&mut host, &mut guest], &[true, false, false, true]).await;
    assert!(matches!(soon(host.command(Command::Start)).await, Ok(Answer::Done(_))));
    until_here(&mut [&mut host, &mut guest], &[true, true]).await;
}

#[tokio::test]
async fn who_comes_back_by_number_is_not_told_what_was_deleted_meanwhile() {
    let server = start().await;
    let (id, host, mut guest) = soon(two_at_a_table(&server)).await;
    let last = host.mirror().resume_point();
    soon(guest.command(Command::Chat { text: "my secret plan".to_owned() })).await.expect("an answer");
    let as_guest = format!("cookie: {}", guest.cookie);
    let gone = request(server.address, "DELETE", "/api/me", &[&as_guest], b"").await.expect("an answer");
    assert_eq!(gone.status, 200);
    let way = known(Encoding::Json, &host.cookie);
    let mut again = Client::knock(server.address, &id, &way).await.expect("in");
    again.kept = Some(Vec::new());
    again.send(&ClientMessage::Hello { secret: None, last: Some(last) }).await.expect("sent");
    let quiet = Duration::from_millis(500);
    while let Ok(Ok(_)) = tokio::time::timeout(quiet, again.receive()).await {}
    let sent = again.kept.take().expect("kept").concat();
    let sent = String::from_utf8(sent).expect("text");
    assert!(sent.contains("welcome"), "{sent}");
    assert!(!sent.contains("my secret plan") && !sent.contains("Bob"), "{sent}");
    drop(host);
}

#[tokio::test]
async fn the_time_that_clients_are_told_is_the_one_that_deadlines_are_by() {
    // The clock was set back by an hour since the table was written.
    let store = Arc::new(Memory::default());
    let mut new = new_table(1);
    new.settings.clock = Clock::Seconds(600);
    let (ahead, host) = (now() + 3_600_000, PersonId("host".to_owned()));
    let seed = "000102030405060708090a0b0c0d0e0f";
    new.secret = Some(seed.to_owned());
    let opened = Table::open(&new, "early", seed, &host, ahead).expect("a table");
    let table = Table::replay([&opened], ahead).expect("it fits");
    let started = table.decide(&host, 1, &Command::Start, ahead).expect("it starts");
    let entries = [&opened].into_iter().chain(&started).map(Event::to_bytes).collect();
    store.append(Append::new("early", 0, entries, now())).expect("stored");
    let server = start_with(config(), store).await;
    let mut client = Client::knock(server.address, "early", &Way::default()).await.expect("in");
    let hello = ClientMessage::Hello { secret: Some(seed.to_owned()), last: None };
    client.send(&hello).await.expect("sent");
    let ServerMessage::Welcome { now: welcomed, .. } = soon(client.receive()).await.expect("a welcome")
    else {
        panic!("no welcome")
    };
    client.send(&ClientMessage::Ping { stamp: 1 }).await.expect("sent");
    let ponged = soon(async {
        loop {
            if let Ok(ServerMessage::Pong { now, .. }) = client.receive().await {
                break now;
            }
        }
    })
    .await;
    let deadline = client.mirror().snapshot().game.as_ref().and_then(|game| game.deadline).expect("a clock");
    for told in [welcomed, ponged] {
        let left = deadline.saturating_sub(told);
        assert!((500_000..=600_000).contains(&left), "{left} ms are left");
    }
}

#[tokio::test]
async fn a_restart_in_mid_turn_loses_nothing_and_clients_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let first = start_with(config(), Arc::new(Sqlite::open(&file).expect("a file"))).await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&first)).await;
    let mut rng = Rng::new(7);
    for _ in 0..4 {
        play_turn(&mut host, &mut guest, &mut rng).await;
    }
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("the next turn comes");
    let play = host.any_play(&mut rng).expect("its turn");
    soon(host.command(play)).await.expect("an answer");
    // Everyone is told to come back.
    let state = first.state.clone();
    let stopping = tokio::spawn(async move { state.stop().await });
    let told = soon(async {
        loop {
            match guest.receive().await {
                Ok(ServerMessage::ComeBack { after }) => break after,
                Ok(_) => {}
                Err(lost) => panic!("{lost:?}"),
            }
        }
    })
    .await;
    assert!(told > 0);
    assert_eq!(soon(guest.receive()).await, Err(Lost::Closed(1001)));
    soon(stopping).await.expect("it stops");
    let (host_cookie, guest_cookie) = (host.cookie.clone(), guest.cookie.clone());
    let (host_had, guest_had) = (host.into_mirror(), guest.into_mirror());
    drop(first);
    let second = start_with(config(), Arc::new(Sqlite::open(&file).expect("the file"))).await;
    let way = known(Encoding::Json, &host_cookie);
    let mut host = Client::join(second.address, &id, &way, host_had).await.expect("in");
    let mut guest = Client::join(second.address, &id, &known(Encoding::Postcard, &guest_cookie), guest_had)
        .await
        .expect("in");
    let runs = &host.mirror().snapshot().game.as_ref().expect("it is on").runs;
    assert_eq!((runs[0].len(), runs[1].len()), (5, 4));
    assert!(host.mirror().turn().is_none(), "it has chosen");
    soon(async {
        while !is_over(host.mirror()) || !is_over(guest.mirror()) {
            play_turn(&mut guest, &mut host, &mut rng).await;
        }
    })
    .await;
    assert_eq!(host.mirror().record(), guest.mirror().record());
}

#[tokio::test]
async fn two_servers_may_share_a_store() {
    let store = Arc::new(Memory::default());
    let (one, other) = (start_with(config(), store.clone()).await, start_with(config(), store).await);
    let (id, cookie) = open_table(one.address, &new_table(2)).await.expect("a table");
    let mut host = Client::join(one.address, &id, &known(Encoding::Json, &cookie), None).await.expect("in");
    let mut guest = Client::join(other.address, &id, &Way::default(), None).await.expect("in");
    soon(guest.command(sit("Bob"))).await.expect("an answer");
    // The host's server learns of it when it wants to write itself.
    let said = soon(host.command(Command::Chat { text: "hello".to_owned() })).await;
    assert!(matches!(said, Ok(Answer::Done(_))), "{said:?}");
    assert!(host.mirror().turn().is_some(), "the game is on");
}

#[tokio::test]
async fn a_clock_that_runs_out_passes_for_whoever_does_nothing() {
    let server = start().await;
    let settings = Settings { clock: Clock::Seconds(10), ..Settings::plain(2) };
    let (_, mut host, _guest) = soon(two_at(&server, settings)).await;
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("it is on");
    let play = host.any_play(&mut Rng::new(8)).expect("its turn");
    soon(host.command(play)).await.expect("an answer");
    let begun = std::time::Instant::now();
    soon(host.until(|mirror| mirror.turn() == Some((1, 2)))).await.expect("the other passes");
    assert!(begun.elapsed() > Duration::from_secs(7), "{:?}", begun.elapsed());
    assert_eq!(host.mirror().snapshot().game.as_ref().expect("on").runs[1], [NamedAction::Pass]);
}

#[tokio::test]
async fn lists_show_open_tables_to_all_and_ones_own_to_oneself() {
    let server = start().await;
    let open = tubewright_wire::NewTable {
        settings: Settings { listing: Listing::Open, ..Settings::plain(2) },
        ..new_table(2)
    };
    let (listed, cookie) = open_table(server.address, &open).await.expect("a table");
    open_table(server.address, &new_table(2)).await.expect("a table that only its link leads to");
    let lobby = async || -> Vec<Summary> {
        let reply = request(server.address, "GET", "/api/tables", &[], b"").await.expect("a list");
        tubewright_wire::from_json(&reply.body).expect("a list")
    };
    let ids: Vec<_> = lobby().await.into_iter().map(|summary| summary.table).collect();
    assert_eq!(ids, std::slice::from_ref(&listed));
    let mut guest = Client::join(server.address, &listed, &Way::default(), None).await.expect("in");
    soon(guest.command(sit("Bob"))).await.expect("an answer");
    assert!(lobby().await.is_empty(), "a full table is not listed");
    for cookie in [&cookie, &guest.cookie] {
        let header = format!("cookie: {cookie}");
        let reply = request(server.address, "GET", "/api/me/tables", &[&header], b"").await.expect("a list");
        let text = String::from_utf8(reply.body).expect("text");
        assert!(text.contains(&listed), "{text}");
    }
    let reply = request(server.address, "GET", "/api/me/tables", &[], b"").await.expect("a list");
    assert_eq!(reply.body, b"[]");
}

#[tokio::test]
async fn at_own_pace_a_table_waits_for_each_by_itself() {
    let server = start().await;
    let settings = Settings { pace: Pace::OwnPace, ..Settings::plain(2) };
    let (_, mut host, _guest) = soon(two_at(&server, settings)).await;
    soon(host.until(|mirror| mirror.turn().is_some())).await.expect("it is on");
    let play = host.any_play(&mut Rng::new(8)).expect("its turn");
    soon(host.command(play)).await.expect("an answer");
    let header = format!("cookie: {}", host.cookie);
    let reply = request(server.address, "GET", "/api/me/tables", &[&header], b"").await.expect("a list");
    let mine: serde_json::Value = serde_json::from_slice(&reply.body).expect("a list");
    assert_eq!(mine[0]["seat"], 0);
    assert_eq!(
        mine[0]["summary"]["waiting"][0], true,
        "the host is a turn ahead, and has the next card to play"
    );
}

#[tokio::test]
async fn a_person_and_a_table_can_be_deleted() {
    let server = start().await;
    let (id, mut host, mut guest) = soon(two_at_a_table(&server)).await;
    soon(guest.command(Command::Chat { text: "my secret plan".to_owned() })).await.expect("an answer");
    let path = format!("/api/tables/{id}");
    let as_guest = format!("cookie: {}", guest.cookie);
    let mine = request(server.address, "GET", "/api/me", &[&as_guest], b"").await.expect("my data");
    assert!(String::from_utf8_lossy(&mine.body).contains("my secret plan"));
    let refused = request(server.address, "DELETE", &path, &[&as_guest], b"").await.expect("an answer");
    assert_eq!(refused.status, 403);
    let gone = request(server.address, "DELETE", "/api/me", &[&as_guest], b"").await.expect("an answer");
    assert_eq!(gone.status, 200);
    let cookie = gone.header("set-cookie").expect("the browser is told to forget, too");
    assert!(cookie.starts_with("tubewright=;") && cookie.contains("Max-Age=0"), "{cookie}");
    let export = tubewright_server::export(&*server.state.store(), &id).expect("the table");
    for word in ["my secret plan", "Bob"] {
        assert!(!export.contains(word), "{word} is still in the log");
    }
    soon(host.until(|mirror| mirror.snapshot().chat.iter().all(|line| line.text.is_empty())))
        .await
        .expect("told");
    let secret = "00112233445566778899aabbccddeeff";
    let own = Command::Secret { secret: secret.to_owned() };
    assert!(matches!(soon(host.command(own)).await, Ok(Answer::Done(_))));
    // By the cookie or, on another device, by the secret of the host's seat; by another secret not.
    let wrong = format!("authorization: Bearer {}", "ff".repeat(16));
    let refused = request(server.address, "DELETE", &path, &[&wrong], b"").await.expect("an answer");
    assert_eq!(refused.status, 403);
    let by_secret = format!("authorization: Bearer {secret}");
    let gone = request(server.address, "DELETE", &path, &[&by_secret], b"").await.expect("an answer");
    assert_eq!(gone.status, 200);
    assert_eq!(request(server.address, "GET", &path, &[], b"").await.expect("an answer").status, 404);
    let lost = soon(async {
        loop {
            if let Err(lost) = host.receive().await {
                break lost;
            }
        }
    })
    .await;
    assert_eq!(lost, Lost::Closed(4002));
}
