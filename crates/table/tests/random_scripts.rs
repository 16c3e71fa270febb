//! Whatever people do and however the time goes: logs replay, mirrors agree, nobody knows too much.
#![cfg(not(target_family = "wasm"))]

mod hall;

use hall::{DAY, Hall, MINUTE, SECOND, new_table, person, play};
use proptest::prelude::*;
use tubewright_rules::{Pencil, Rng};
use tubewright_table::{Event, Table, Watcher, redact};
use tubewright_wire::{Clock, Colours, Command, Level, Listing, Pace, Settings, Stage};

const PEOPLE: [&str; 5] = ["ann", "bob", "cleo", "dan", "eve"];

/// One thing that happens: what, who, and two numbers whose meaning depends on it.
type Op = (u8, u8, u8, u8);

fn settings() -> impl Strategy<Value = Settings> {
    let clock = prop_oneof![Just(Clock::None), Just(Clock::Seconds(20)), Just(Clock::Days(1))];
    (1u8..=4, any::<(bool, bool, bool, bool)>(), clock).prop_map(|(seats, (a, b, own, chosen), clock)| {
        Settings {
            seats,
            objectives: a,
            powers: b,
            pace: if own { Pace::OwnPace } else { Pace::InStep },
            clock,
            listing: Listing::Open,
            colours: if chosen { Colours::Chosen } else { Colours::Drawn },
        }
    })
}

fn command(hall: &Hall, who: &str, (what, _, a, b): Op) -> Command {
    let seat = a % 5;
    let level = Level::ALL[usize::from(b) % 5];
    match what {
        0 => Command::Sit {
            seat: (b > 128).then_some(seat),
            name: format!("{who} {a}"),
            colour: (b % 3 == 0).then(|| Pencil::ALL[usize::from(a) % 4]),
            secret: (b % 2 == 0).then(|| format!("{:032x}", a)),
        },
        1 => Command::Colour { colour: Some(Pencil::ALL[usize::from(a) % 4]) },
        2 => Command::Rename { name: format!("{who} {a}") },
        3 => Command::Leave,
        4 => Command::SetBot { seat, level },
        5 => Command::FreeSeat { seat },
        6 => Command::Start,
        7 => Command::LetBot { seat, level: Some(level) },
        8 => Command::TakeBack,
        9 => Command::ToOwnPace,
        10 => Command::Chat { text: format!("{a} {b}") },
        11 => Command::Secret { secret: format!("{:032x}", a) },
        12 => Command::Undo { round: a % 5, turn: b % 11 },
        13 => match hall.table.watcher(&person(who)) {
            Watcher::Seat(seat) => match hall.mirror(Watcher::Seat(seat)).undoable() {
                Some((round, turn)) => Command::Undo { round, turn },
                None => Command::TakeBack,
            },
            Watcher::Spectator => Command::TakeBack,
        },
        14 => play(a % 5, b % 11, "pass"),
        15 => Command::Lock { locked: b % 3 == 0 },
        16 => Command::Approval { required: b % 3 == 0 },
        17 => Command::Admit { member: u16::from(a % 8) },
        18 => Command::TurnAway { member: u16::from(a % 8) },
        19 => Command::Ban { member: u16::from(a % 8) },
        20 => Command::Unban { member: u16::from(a % 8) },
        // Playing is what people do most.
        _ => match hall.table.watcher(&person(who)) {
            Watcher::Seat(seat) => {
                hall.some_action(seat, &mut Rng::new(b.into())).unwrap_or_else(|| play(1, 1, "pass"))
            }
            Watcher::Spectator => play(1, 1, "pass"),
        },
    }
}

/// Carries out one thing, and checks what must always hold.
fn happen(hall: &mut Hall, ids: &mut Vec<(u8, u64, Command)>, op: Op) {
    let (what, who, a, b) = op;
    let name = PEOPLE[usize::from(who) % 5];
    match what {
        0..=34 => {
            let command = command(hall, name, op);
            let id = ids.len() as u64;
            let _ = hall.try_run_as(name, id, &command);
            ids.push((who, id, command));
        }
        35 => hall.pass_time(SECOND * u64::from(a)),
        36 => hall.pass_time(MINUTE * u64::from(a)),
        37 => hall.pass_time(DAY * u64::from(a % 4)),
        38 => hall.now -= SECOND * u64::from(a),
        39 if b % 2 == 0 => hall.here(name),
        39 => hall.away(name),
        40 => hall.bots(&mut Rng::new(b.into())),
        // The same command again, which had its effect or never has one.
        41 => {
            let Some((who, id, command)) = ids.get(usize::from(a) % ids.len().max(1)).cloned() else {
                return;
            };
            let name = PEOPLE[usize::from(who) % 5];
            if hall.table.done(&person(name), id).is_some() {
                let len = hall.table.log_len();
                assert_eq!(hall.try_run_as(name, id, &command), Ok(()));
                assert_eq!(hall.table.log_len(), len, "done once");
            }
        }
        // The server restarts.
        42 => hall.table = hall.replayed(),
        _ if b < 32 => {
            let events = hall.table.forget(&person(name), hall.now);
            hall.keep(events);
        }
        _ => {}
    }
    slowest_seat_bounds_spectators(hall);
}

fn slowest_seat_bounds_spectators(hall: &Hall) {
    let snapshot = |watcher| hall.mirror(watcher).snapshot().game.as_ref();
    let Some(spectator) = snapshot(Watcher::Spectator) else { return };
    for seat in 0..hall.table.settings().seats {
        let seat = snapshot(Watcher::Seat(seat)).expect("there is a game");
        assert!(seat.turns.starts_with(&spectator.turns), "no card before the slowest seat has come to it");
        for (theirs, spectators) in seat.runs.iter().zip(&spectator.runs) {
            assert!(theirs.starts_with(spectators), "no action that a seat may not know");
        }
    }
}

fn holds_at_the_end(hall: &Hall) {
    assert_eq!(hall.replayed(), hall.table, "the log is all there is");
    let over = matches!(hall.table.stage(), Stage::Over(_));
    for watcher in hall.watchers() {
        let snapshot = hall.table.snapshot(watcher);
        assert_eq!(snapshot.seed.is_some(), over && snapshot.game.is_some(), "the seed is shown at the end");
        assert!(snapshot.n < hall.log.len() as u64);
    }
    if let (true, Some(record)) = (over, hall.table.record(Watcher::Spectator)) {
        tubewright_rules::Game::replay(&record).expect("a record replays");
    }
    for name in PEOPLE {
        let mut table = hall.table.clone();
        let mut log = hall.log.clone();
        for event in table.forget(&person(name), hall.now) {
            table.apply(&event).expect("it fits");
            log.push(event);
        }
        redact(&mut log, &person(name));
        assert_eq!(Table::replay(&log, hall.now), Ok(table), "without {name}'s words");
        let traces = log.iter().flat_map(Event::newcomers).filter(|newcomer| newcomer.person == person(name));
        assert_eq!(traces.count(), 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_script(settings in settings(), ops in prop::collection::vec((0u8..44, any::<u8>(), any::<u8>(), any::<u8>()), 1..160)) {
        let mut hall = Hall::open(&new_table(settings));
        let mut ids = Vec::new();
        for op in ops {
            happen(&mut hall, &mut ids, op);
        }
        holds_at_the_end(&hall);
    }

    /// Scripts that get far into a game: everyone sits from the start and mostly plays.
    #[test]
    fn any_game(settings in settings(), ops in prop::collection::vec((12u8..44, any::<u8>(), any::<u8>(), any::<u8>()), 50..300)) {
        let mut hall = Hall::playing(settings, "a seed");
        let mut ids = Vec::new();
        for op in ops {
            happen(&mut hall, &mut ids, op);
        }
        holds_at_the_end(&hall);
    }
}
