//! The full screen at a table of a real server, in a pseudo-terminal.
#![cfg(unix)]

mod afar;
mod pty;
mod serving;

use std::fs;
use std::path::Path;

use afar::{Ann, HOST_SECRET};
use pty::Pty;
use serving::Server;
use tubewright_client::Mirror;
use tubewright_wire::{Clock, Command, Stage};

const ENTER: &str = "\r";

fn join(page: &str, home: &Path, wide_high: (u16, u16), env: &[(&str, &str)]) -> Pty {
    let args = ["join", page, "--name", "Bob"];
    Pty::start(env!("CARGO_BIN_EXE_tubewright"), &args, home, wide_high, env)
}

/// Puts the first section under the pencil, or a pass, and confirms it; looks at a tally before.
fn play(pty: &mut Pty) {
    let waits = |screen: &str| {
        ["Enter goes on.", "Choose a section", "No section is open"].iter().any(|text| screen.contains(text))
    };
    let mut screen = pty.until("a turn", waits);
    if screen.contains("Enter goes on.") {
        pty.send(ENTER);
        screen = pty.until("the next round", |screen| waits(screen) && !screen.contains("Enter goes on."));
    }
    if screen.contains("No section is open") {
        pty.send("p");
        pty.see("Pass on this turn?");
    } else {
        pty.send("1");
        pty.see("Enter confirms");
    }
    pty.send(ENTER);
    pty.until("that it is confirmed", |screen| !screen.contains("Enter confirms"));
}

fn whole_game(wide_high: (u16, u16), env: &[(&str, &str)]) -> String {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let mut ann = Ann::open(&server, |settings| {
        (settings.objectives, settings.powers, settings.clock) = (true, true, Clock::Seconds(3600));
    });
    ann.come(&server);
    let mut bob = join(&server.page(&ann.table), home.path(), wide_high, env);
    bob.see("left");
    let mut turns = 0;
    while ann.play() {
        play(&mut bob);
        turns += 1;
        if turns == 2 {
            ann.ask(Command::Chat { text: "Well drawn".to_owned() });
            bob.see("Ann: Well drawn");
            bob.send("m");
            bob.see("Say to the others:");
            bob.send("Thank you\r");
            let spoken =
                |mirror: &Mirror| mirror.snapshot().chat.last().is_some_and(|line| line.text == "Thank you");
            ann.until(spoken);
            bob.see("Bob: Thank you");
            bob.send("\u{1b}");
            bob.until("the game", |screen| !screen.contains("Say to the others:"));
        }
    }
    let last = bob.see("The seed fits the fingerprint shown before the game");
    let mirror = ann.until(|mirror| matches!(mirror.snapshot().stage, Stage::Over(_)));
    let game = mirror.game().expect("a game");
    let totals: Vec<String> = game.seats().map(|seat| game.score(seat).total.to_string()).collect();
    let own = last.lines().find_map(|line| line.split("Total").nth(1)).expect("a total is shown");
    assert_eq!(own.trim(), totals[1], "{last}");
    let top = last.lines().next().expect("a first line");
    assert!(
        top.contains(&format!("You {} ", totals[1])) && top.contains(&format!("Ann {}", totals[0])),
        "{last}"
    );
    bob.send("s");
    bob.see("File for the record:");
    bob.send("end.json\r");
    bob.see("The record is in");
    bob.send("r");
    bob.see("A rematch is open: tubewright join http");
    bob.send("q");
    assert_eq!(bob.end(), 0);
    assert!(!bob.ask(vt100::Screen::alternate_screen) && !bob.ask(vt100::Screen::hide_cursor));
    let saved = fs::read_to_string(home.path().join("end.json")).expect("the record");
    assert!(saved.contains("\"Ann\"") && saved.contains("\"Bob\""), "{saved}");
    last
}

#[test]
fn a_whole_game_at_a_table_at_eighty_columns() {
    whole_game((80, 24), &[]);
}

#[test]
fn a_whole_game_at_a_table_on_a_large_screen_without_unicode() {
    let last = whole_game((140, 45), &[("LANG", "C")]);
    assert!(last.is_ascii(), "{last}");
    assert!(last.contains("Bob: Thank you"), "there is room for the chat: {last}");
}

#[test]
fn a_lost_server_is_told_and_ctrl_c_gives_the_terminal_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&home.path().join("data"), 0);
    let mut ann = Ann::open(&server, |_| {});
    ann.come(&server);
    let page = server.page(&ann.table);
    let binary = env!("CARGO_BIN_EXE_tubewright");
    let script = format!("stty -a > before; {binary} join {page}; stty -a > after; echo all done");
    let mut bob = Pty::start("sh", &["-c", &script], home.path(), (80, 24), &[]);
    bob.see("Choose a section");
    server.kill();
    bob.see("The connection is gone. Trying again");
    // What is confirmed in the meantime arrives later.
    bob.send("p");
    bob.see("Pass on this turn?");
    bob.send(ENTER);
    bob.see("The connection is gone. Trying again");
    server = Server::start(&home.path().join("data"), server.address.port());
    bob.see("The connection is back, and nothing was lost.");
    ann.come(&server);
    assert!(ann.play());
    bob.see("turn 2");
    bob.send("\u{3}");
    bob.see("all done");
    assert!(bob.text().contains(&format!("To go on: tubewright join {page}")), "{}", bob.text());
    assert!(!bob.ask(vt100::Screen::alternate_screen));
    let read = |name: &str| fs::read_to_string(home.path().join(name)).expect("what stty said");
    assert_eq!(read("after"), read("before"));
}

#[test]
fn the_host_waits_in_the_room_and_begins_and_who_is_too_many_is_told_so() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let ann = Ann::open(&server, |settings| settings.seats = 3);
    let page = server.page(&ann.table);
    let bob = join(&page, home.path(), (80, 24), &[]);
    bob.see("2. Bob, you");
    bob.see("The game starts when every seat is taken");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let mut host = join(&format!("{page}#seat={HOST_SECRET}"), elsewhere.path(), (100, 30), &[]);
    host.see("1. Ann, you, host");
    host.send("m");
    host.see("Say to the others:");
    host.send("Shall we?\r");
    bob.see("Ann: Shall we?");
    host.send("\u{1b}");
    host.see("Enter starts the game");
    host.send(ENTER);
    host.see("Choose a section");
    bob.see("Choose a section");

    let third = tempfile::tempdir().expect("a folder");
    let mut late = join(&page, third.path(), (80, 24), &[]);
    assert_eq!(late.end(), 1);
    assert_eq!(late.text().trim(), "all seats at this table are taken");
    assert!(!late.ask(vt100::Screen::alternate_screen));
}
