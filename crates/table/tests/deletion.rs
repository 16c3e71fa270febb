//! A person's data leave a table: name, words and identity go, the game stays.

mod hall;

use hall::{Hall, SEED, person};
use tubewright_rules::Rng;
use tubewright_table::{Event, Table, Watcher, redact};
use tubewright_wire::{Command, Settings, Sitter, Stage};

const SECRET: &str = "0123456789abcdef0123456789abcdef";

/// Bob plays under two names and says something; everything of his is marked.
fn talked() -> Hall {
    let mut hall = Hall::playing(Settings::plain(3), SEED);
    hall.run("bob", Command::Rename { name: "Marked One".into() });
    hall.run("bob", Command::Chat { text: "Marked words".into() });
    hall.run("ann", Command::Chat { text: "hello".into() });
    hall.run("bob", Command::Secret { secret: SECRET.into() });
    hall
}

fn forget(hall: &mut Hall) -> Vec<Event> {
    let events = hall.table.forget(&person("bob"), hall.now);
    hall.keep(events);
    let mut log = hall.log.clone();
    redact(&mut log, &person("bob"));
    log
}

fn has_no_trace(log: &[Event]) {
    for (n, event) in log.iter().enumerate() {
        let text = String::from_utf8_lossy(&event.to_bytes()).into_owned();
        for trace in ["Marked", "bob"] {
            assert!(!text.contains(trace), "entry {n} still has {trace}");
        }
    }
}

#[test]
fn a_log_without_somebodys_words_tells_of_the_same_table() {
    let mut hall = talked();
    let log = forget(&mut hall);
    has_no_trace(&log);
    let replayed = Table::replay(&log, hall.now).expect("it fits");
    assert_eq!(replayed, hall.table);
    assert_eq!(hall.table.person_of_secret(SECRET), None);
    assert_eq!(hall.table.watcher(&person("bob")), Watcher::Spectator);
}

#[test]
fn in_a_game_a_bot_plays_on_for_whoever_was_forgotten() {
    let mut hall = talked();
    forget(&mut hall);
    let snapshot = hall.table.snapshot(Watcher::Spectator);
    assert!(matches!(snapshot.seats[1].sitter, Sitter::Bot { free: true, .. }));
    assert_eq!((&*snapshot.chat[0].name, &*snapshot.chat[0].text), ("", ""));
    assert_eq!((&*snapshot.chat[1].name, &*snapshot.chat[1].text), ("ann", "hello"));
    hall.play_out(&mut Rng::new(3));
}

#[test]
fn after_the_game_the_record_stays_without_the_name() {
    let mut hall = talked();
    while hall.table.stage() == Stage::Playing {
        for (seat, name) in [(0, "ann"), (1, "bob"), (2, "cleo")] {
            if let Some(command) = hall.some_action(seat, &mut Rng::new(5)) {
                hall.run(name, command);
            }
        }
    }
    let before = hall.table.record(Watcher::Spectator).expect("a game");
    let log = forget(&mut hall);
    has_no_trace(&log);
    assert_eq!(Table::replay(&log, hall.now).expect("it fits"), hall.table);
    let after = hall.table.record(Watcher::Spectator).expect("a game");
    assert_eq!(after.rounds, before.rounds);
    assert_eq!((&*before.setup.seats[1].name, &*after.setup.seats[1].name), ("Marked One", ""));
}

#[test]
fn who_was_forgotten_can_come_back_as_somebody_new() {
    let mut hall = talked();
    forget(&mut hall);
    hall.run("bob", Command::Sit { seat: Some(1), name: "Marked again".into(), colour: None, secret: None });
    let log = forget(&mut hall);
    has_no_trace(&log);
    assert_eq!(Table::replay(&log, hall.now).expect("it fits"), hall.table);
}

#[test]
fn who_never_sat_there_leaves_nothing_to_forget() {
    let hall = talked();
    assert_eq!(hall.table.forget(&person("eve"), hall.now), []);
}

#[test]
fn what_one_has_said_is_found_by_number_also_where_a_number_has_passed_to_another() {
    let mut hall = Hall::open(&hall::new_table(Settings::plain(3)));
    for i in 0..80 {
        let name = format!("p{i}");
        hall.run(&name, hall::sit(&name));
        hall.run(&name, Command::Chat { text: format!("I am {i}") });
        hall.run(&name, Command::Leave);
    }
    for i in 0..80 {
        let said = tubewright_table::said_by(&hall.log, &person(&format!("p{i}")));
        let texts: Vec<&str> = said.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, [format!("I am {i}")]);
    }
}
