//! Properties of untrusted input to tables, from clients, servers and disks; run like `checks.rs`.
#![allow(dead_code, reason = "each target uses one of them")]

use std::sync::OnceLock;

use tubewright_client::Mirror;
use tubewright_rules::Action;
use tubewright_table::{Event, PersonId, Table};
use tubewright_wire::{
    Clock, Colours, Command, CommandError, Encoding, Frame, Level, Listing, NewTable, Pace, ServerMessage,
    Settings,
};

/// An error is one short line without control characters.
fn one_clean_line(text: &str) {
    assert!(!text.is_empty() && text.len() < 1000, "{text:?}");
    assert!(!text.contains(char::is_control), "{text:?}");
}

fn bytes(frame: Frame) -> Vec<u8> {
    match frame {
        Frame::Text(text) => text.into_bytes(),
        Frame::Binary(bytes) => bytes,
    }
}

fn ann() -> PersonId {
    PersonId("ann".to_owned())
}

/// The log of a game that Ann started with a bot.
fn log() -> &'static [Event] {
    static LOG: OnceLock<Vec<Event>> = OnceLock::new();
    LOG.get_or_init(|| {
        let settings = Settings {
            seats: 3,
            objectives: true,
            powers: true,
            pace: Pace::InStep,
            clock: Clock::Seconds(60),
            listing: Listing::Open,
            colours: Colours::Chosen,
        };
        let bots = vec![None, Some(Level::Novice)];
        let new = NewTable { settings, name: "Ann".to_owned(), colour: None, bots, secret: None };
        let mut log = vec![Table::open(&new, "t", "seed", &ann(), 0).expect("it can be opened")];
        for (id, command) in
            [Command::Start, play("pass"), Command::Chat { text: "hi".to_owned() }].iter().enumerate()
        {
            let table = Table::replay(&log, 0).expect("it fits");
            log.extend(table.decide(&ann(), id as u64, command, 0).expect("it may be done"));
        }
        log
    })
}

fn play(action: &str) -> Command {
    Command::Play { round: 1, turn: 1, action: action.parse().expect("an action") }
}

/// Messages: refused with one line; encoding and decoding are inverses, and no receiver panics.
pub(crate) fn message(data: &[u8]) {
    for &encoding in Encoding::ALL {
        match encoding.decode_client(data) {
            Err(error) => one_clean_line(&error.message),
            Ok(message) => {
                let again = encoding.decode_client(&bytes(encoding.encode_client(&message)));
                assert_eq!(again.as_ref(), Ok(&message), "encode, then decode");
                if let tubewright_wire::ClientMessage::Command { id, command } = message {
                    for table in [&log()[..1], log()] {
                        obey(&Table::replay(table, 0).expect("it fits"), id, &command);
                    }
                }
            }
        }
        match encoding.decode_server(data) {
            Err(error) => one_clean_line(&error.message),
            Ok(message) => {
                let again = encoding.decode_server(&bytes(encoding.encode(&message)));
                assert_eq!(again.as_ref(), Ok(&message), "encode, then decode");
                show(&message);
            }
        }
    }
}

/// A table carries out or refuses any command.
fn obey(table: &Table, id: u64, command: &Command) {
    match table.decide(&ann(), id, command, 1000) {
        Err(error) => {
            one_clean_line(&error.to_string());
            assert!(matches!(error, CommandError::Illegal(_)) || !error.reason().is_empty());
        }
        Ok(events) => {
            let mut after = table.clone();
            for event in events {
                after.apply(&event).expect("what was decided fits");
            }
        }
    }
}

/// A client takes or refuses any message.
fn show(message: &ServerMessage) {
    let table = Table::replay(log(), 0).expect("it fits");
    let mut mirror = Mirror::new(table.snapshot(table.watcher(&ann()))).expect("a snapshot fits");
    match message {
        ServerMessage::Welcome { snapshot: Some(snapshot), .. } | ServerMessage::Snapshot { snapshot } => {
            let Ok(shown) = Mirror::new(snapshot.clone()) else { return };
            mirror = shown;
        }
        ServerMessage::Event { at, changes, .. } => {
            // With a matching number, so that the changes are applied.
            if mirror.event(mirror.snapshot().n + 1, *at, changes).is_err() {
                return;
            }
        }
        _ => return,
    }
    let _ = (mirror.turn(), mirror.undoable(), mirror.record(), mirror.controller());
}

/// Log entries: refused with one line, or part of a working table.
pub(crate) fn entry(data: &[u8]) {
    let event = match Event::from_bytes(0, data) {
        Ok(event) => event,
        Err(error) => return one_clean_line(&error.to_string()),
    };
    assert_eq!(Event::from_bytes(0, &event.to_bytes()).as_ref(), Ok(&event), "write, then read");
    for before in [&log()[..0], &log()[..1], log()] {
        match Table::replay(before.iter().chain([&event]), 0) {
            Err(error) => one_clean_line(&error.to_string()),
            Ok(mut table) => go_on(&mut table),
        }
    }
}

/// Lets time pass, bots act and people watch.
fn go_on(table: &mut Table) {
    for _ in 0..3 {
        let Some(deadline) = table.deadline() else { break };
        for event in table.tick(deadline) {
            table.apply(&event).expect("what time brings fits");
        }
        for bot in table.bots_to_move() {
            let events = table.decide_bot(bot.seat, bot.round, bot.turn, Action::Pass, deadline);
            for event in events.expect("who was asked may pass") {
                table.apply(&event).expect("what was decided fits");
            }
        }
    }
    obey(table, 7, &Command::Start);
    obey(table, 8, &Command::Leave);
    for seat in 0..table.settings().seats {
        Mirror::new(table.snapshot(tubewright_table::Watcher::Seat(seat))).expect("a snapshot fits");
    }
    table.summary();
}
