//! Somebody in a terminal, line by line, at a table of a real server.

mod afar;
mod common;
mod serving;

use std::fs;
use std::path::Path;

use afar::{Ann, HOST_SECRET, Terminal};
use common::run;
use serde_json::Value;
use serving::Server;
use tubewright_client::Mirror;
use tubewright_wire::{Clock, Command, Pace, Stage};

fn is_playing(mirror: &Mirror) -> bool {
    mirror.snapshot().stage == Stage::Playing
}

/// Ann's table with Bob at it, in a terminal, and the game on.
fn two_at_a_table(home: &Path) -> (Server, Ann, Terminal) {
    let server = Server::start(&home.join("data"), 0);
    let mut ann = Ann::open(&server, |_| {});
    ann.come(&server);
    let bob = Terminal::join(&[&server.page(&ann.table), "--name", "Bob"], home, &[]);
    ann.until(is_playing);
    (server, ann, bob)
}

#[test]
fn a_terminal_and_another_client_play_a_game_to_its_result() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let mut ann = Ann::open(&server, |settings| (settings.objectives, settings.powers) = (true, true));
    ann.come(&server);
    let mut bob = Terminal::join(&[&server.page(&ann.table), "--name", "Bob"], home.path(), &[]);
    bob.hear("At the table with you: Ann.");
    // A choice that no rule allows, one that is none, and one that is taken back cost nothing.
    bob.hear("Your section, or pass:");
    bob.type_line("d3-d3");
    bob.hear("Not possible: no section joins d3 and d3.");
    bob.hear("Your section, or pass:");
    bob.type_line("pass");
    bob.hear("You pass.");
    bob.type_line("undo");
    bob.hear("Taken back.");
    let mut place = 0;
    while ann.play() {
        assert!(bob.play(place));
        place += 1;
    }
    assert!(!bob.play(0));
    let mirror = ann.until(|mirror| mirror.snapshot().seed.is_some());
    let game = mirror.game().expect("a game");
    let told = bob.told();
    assert_eq!(told.matches("Round 4 is over.").count(), 1, "{told}");
    for seat in game.seats() {
        let total = game.score(seat).total.to_string();
        // How wide the column of names is depends on the objectives that were drawn.
        let says = |line: &str| line.strip_prefix("Total").is_some_and(|rest| rest.trim() == total);
        assert!(told.lines().any(says), "{total}: {told}");
    }
    let winner = if game.winners().len() == 2 {
        "A shared victory. "
    } else if game.winners()[0].index() == 0 {
        "\nAnn wins."
    } else {
        "\nYou win."
    };
    assert!(told.contains(winner), "{winner}: {told}");
    assert!(told.contains("The seed fits the fingerprint shown before the game"), "{told}");
    bob.type_line("save end.json");
    bob.hear("The record is in ‘end.json’.");
    bob.type_line("");
    assert_eq!(bob.end().0, Some(0));
    let saved = fs::read(home.path().join("end.json")).expect("the record");
    assert_eq!(run(&["verify", "-"], &saved).code, Some(0));
    let report: Value = serde_json::from_str(&run(&["replay", "--json", "-"], &saved).out).expect("JSON");
    let totals: Vec<u64> = game.seats().map(|seat| u64::from(game.score(seat).total)).collect();
    let saved = report["final"].as_array().expect("seats").iter().map(|seat| seat["total"].as_u64());
    assert_eq!(saved.collect::<Vec<_>>(), totals.into_iter().map(Some).collect::<Vec<_>>());
}

#[test]
fn a_server_that_dies_and_comes_back_in_a_game_loses_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut server, mut ann, mut bob) = two_at_a_table(home.path());
    for turn in 0..3 {
        assert!(ann.play() && bob.play(turn));
    }
    bob.hear("Your section, or pass:");
    for by_force in [true, false] {
        if by_force {
            server.kill();
            bob.hear("The connection is gone. Trying again…");
        } else {
            server.stop();
            bob.hear("The server starts anew.");
        }
        // A choice is made in the meantime; it arrives when the server is back.
        bob.type_line("pass");
        bob.hear("Enter to confirm, or undo:");
        bob.type_line("");
        server = Server::start(&home.path().join("data"), server.address.port());
        bob.hear("The connection is back, and nothing was lost.");
        ann.come(&server);
        assert!(ann.play());
        bob.hear("Your section, or pass:");
    }
    let mirror = ann.until(|mirror| mirror.turn().is_some());
    let (game, seat) = (mirror.game().expect("a game"), mirror.game().and_then(|game| game.seats().nth(1)));
    let actions: Vec<_> = game.actions(seat.expect("Bob's seat")).iter().flatten().collect();
    assert_eq!(actions.len(), 5, "each choice was played once");
    assert!(actions[3..].iter().all(|action| **action == tubewright_rules::Action::Pass));
}

#[test]
fn the_same_command_leads_back_to_the_same_seat() {
    let home = tempfile::tempdir().expect("a folder");
    let (server, mut ann, mut bob) = two_at_a_table(home.path());
    let page = server.page(&ann.table);
    assert!(ann.play() && bob.play(0));
    bob.hear("Your section, or pass:");
    bob.type_line("link");
    let link = bob.hear("\nYour section, or pass:");
    let link = link.split("for your other devices only: ").nth(1).and_then(|rest| rest.lines().next());
    let link = link.expect("the key to the seat").to_owned();
    bob.type_line("quit");
    let (code, told) = bob.end();
    assert_eq!(code, Some(0));
    assert!(told.contains("Your seat stays yours.\n"), "{told}");
    assert!(told.contains(&format!("To go on: tubewright join {page} --plain\n")), "{told}");

    let mut again = Terminal::join(&[&page], home.path(), &[]);
    again.hear("Your game goes on where you left it.");
    again.hear("Round 1 of 4, turn 2.");
    assert!(ann.play() && again.play(0));
    // A signal ends it without a word from anybody, and it says how to come back.
    again.hear("Round 1 of 4, turn 3.");
    again.signal("-INT");
    let (code, told) = again.end();
    assert_eq!(code, Some(130));
    assert!(told.contains(&format!("To go on: tubewright join {page} --plain\n")), "{told}");

    // Elsewhere the link of the seat opens it; after that the table's link is enough.
    let elsewhere = tempfile::tempdir().expect("a folder");
    for address in [&link, &page] {
        let mut bob = Terminal::join(&[address], elsewhere.path(), &[]);
        bob.hear("Round 1 of 4, turn 3.");
        bob.type_line("quit");
        assert_eq!(bob.end().0, Some(0));
    }
    // Where nothing can be kept, the way back has the key in it.
    let mut nowhere = Terminal::join(&[&link], home.path(), &[("XDG_STATE_HOME", "")]);
    nowhere.hear("Round 1 of 4, turn 3.");
    nowhere.close();
    let (code, told) = nowhere.end();
    assert_eq!(code, Some(0));
    assert!(told.contains(&format!("To go on: tubewright join {link} --plain\n")), "{told}");
}

#[test]
fn people_gather_talk_and_the_host_begins() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let mut ann = Ann::open(&server, |settings| settings.seats = 3);
    let page = server.page(&ann.table);
    let mut bob = Terminal::join(&[&page, "--name", "Bob"], home.path(), &[]);
    bob.hear("Waiting for players");
    bob.hear("1. Ann, host, away\n2. Bob, you\n3. Free seat\n");
    bob.type_line("start");
    bob.hear("Only the host can do that");
    ann.come(&server);
    bob.hear("Ann is here.");
    ann.ask(Command::Chat { text: "Hello!".to_owned() });
    bob.hear("Ann: Hello!");
    bob.type_line("say Good evening, Ann");
    ann.until(|mirror| mirror.snapshot().chat.last().is_some_and(|line| line.text == "Good evening, Ann"));
    bob.hear("Bob: Good evening, Ann");

    // Ann goes on in a terminal of her own, by the link of her seat, and begins with those who are there.
    let elsewhere = tempfile::tempdir().expect("a folder");
    let mut host = Terminal::join(&[&format!("{page}#seat={HOST_SECRET}")], elsewhere.path(), &[]);
    host.hear("You are the host: type start to begin with those who are here.");
    host.hear("Ann: Hello!");
    host.type_line("bot 3 novice");
    host.hear("3. Bot, Novice\n");
    host.type_line("start");
    host.hear("At the table with you: Bob, Basil (Novice).");
    bob.hear("At the table with you: Ann, Basil (Novice).");
    bob.hear("Your section, or pass:");
    bob.type_line("pass");
    bob.type_line("");
    bob.hear("Waiting for Ann.");
    host.hear("Your section, or pass:");
    host.type_line("others");
    host.hear("Bob: 0 points.");
    host.type_line("giveup");
    assert_eq!(host.end().0, Some(0));
    // A bot plays on at her seat.
    bob.hear("Round 1 of 4, turn 2.");
}

#[test]
fn the_clock_is_told_and_a_bot_that_played_gives_the_seat_back() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let mut ann = Ann::open(&server, |settings| settings.clock = Clock::Seconds(3600));
    ann.come(&server);
    let mut bob = Terminal::join(&[&server.page(&ann.table), "--name", "Bob"], home.path(), &[]);
    bob.hear(" left\n");
    bob.hear("Your section, or pass:");
    bob.type_line("bot 2");
    bob.hear("A bot plays for you. Type back to play yourself again.");
    bob.type_line("back");
    bob.hear("\n2. Bob, you");
    // The bot may have drawn before; then the next turn is Bob's.
    assert!(ann.play());
    bob.hear("Your section, or pass:");
    bob.type_line("pass");
    bob.hear("You pass.");
    bob.type_line("");
    assert!(ann.play());
}

#[test]
fn at_their_own_pace_nobody_waits_and_a_pipe_plays_a_whole_game() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let mut ann = Ann::open(&server, |settings| settings.pace = Pace::OwnPace);
    ann.come(&server);
    let mut bob = Terminal::join(&[&server.page(&ann.table)], home.path(), &[]);
    // Everything is typed ahead, and then the input ends.
    for _ in 0..60 {
        bob.type_line("pass");
    }
    bob.close();
    bob.hear("Waiting for Ann.");
    while ann.play() {}
    let (code, told) = bob.end();
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("Ann wins.") && told.contains("\nTotal  "), "{told}");
}

#[test]
fn who_cannot_sit_down_gets_one_line_and_an_exit_code() {
    let home = tempfile::tempdir().expect("a folder");
    let (server, ann, bob) = two_at_a_table(home.path());
    let page = server.page(&ann.table);
    let refused = |args: &[&str], code: i32, why: &str| {
        let ran = run(args, b"");
        assert_eq!(ran.code, Some(code), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
        if code == 1 {
            assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
        }
    };
    refused(&["join", "nonsense"], 2, "a table's link looks like");
    refused(&["join", "ftp://example.org/t/a"], 2, "a table's link looks like");
    refused(&["join", &page, "--name", "\u{202e}"], 2, "a name has 1 to 24 characters");
    refused(&["join", &server.page("nothing")], 1, "there is no such table");
    refused(&["join", &page], 1, "all seats at this table are taken");
    refused(&["join", "http://127.0.0.1:9/t/none"], 1, "the server cannot be reached");
    refused(&["join", "http://no-such-host.invalid/t/none"], 1, "no server of this name was found");
    refused(&["join", "--lang", "pl", &page], 1, "wszystkie miejsca przy tym stole są zajęte");
    drop((ann, bob));
}

#[test]
fn what_else_answers_at_an_address_is_no_table() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}/t/kx7", listener.local_addr().expect("an address"));
    let answers: [&[u8]; 4] = [
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi",
        b"HTTP/1.1 301 Moved Permanently\r\nlocation: https://example.org/\x1b[31m\r\ncontent-length: 0\r\n\r\n",
        b"\x00\x01\x02\x03\r\n\r\n",
        b"",
    ];
    let answering = std::thread::spawn(move || {
        use std::io::{Read, Write};
        for answer in answers {
            let (mut stream, _) = listener.accept().expect("somebody comes");
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer);
        }
    });
    for _ in answers {
        let ran = run(&["join", &address], b"");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{}", ran.err);
        assert!(
            ran.err.starts_with("the server cannot be reached: ") && !ran.err.contains('\u{1b}'),
            "{}",
            ran.err
        );
    }
    answering.join().expect("it answered");
}
