//! Whatever the network does and whoever is restarted: in the end every client shows what the server has, each command was
//! carried out once at most, and nothing that was acknowledged is lost.
#![cfg(not(target_family = "wasm"))]

mod world;

use std::collections::HashSet;

use proptest::prelude::*;
use tubewright_client::{Contact, Event, GameSession};
use tubewright_rules::Rng;
use tubewright_table::{Command as Move, EventKind, Stage};
use tubewright_wire::{Clock, Colours, Command, Level, Listing, Pace, Reaction, Settings};
use world::{MINUTE, SECOND, World, new_table, person, sit};

/// Four devices of three people: Ann has two.
const NAMES: [&str; 4] = ["ann", "ben", "cleo", "ann"];

/// One thing that happens: what, and two numbers whose meaning depends on it.
type Op = (u8, u8, u8);

fn settings() -> impl Strategy<Value = Settings> {
    let clock = prop_oneof![Just(Clock::None), Just(Clock::Seconds(20))];
    (2u8..=4, any::<(bool, bool, bool)>(), clock).prop_map(|(seats, (a, b, own), clock)| Settings {
        seats,
        objectives: a,
        powers: b,
        pace: if own { Pace::OwnPace } else { Pace::InStep },
        clock,
        listing: Listing::Open,
        colours: Colours::Drawn,
    })
}

/// What somebody does at a table, as far as it makes sense there; some of it will be refused.
fn act(world: &mut World, device: usize, a: u8, b: u8) {
    let seat = b % 4;
    world.said += 1;
    let said = Command::Chat { text: format!("line {}", world.said) };
    let command = match a % 16 {
        0 => Command::React { reaction: Reaction::Clap },
        1 => said,
        2 if b < 64 => Command::LetBot { seat, level: Some(Level::Novice) },
        2 => Command::TakeBack,
        3 if b < 16 => Command::Leave,
        3 if b < 32 => Command::ToOwnPace,
        _ if world.devices[device].client.has_game() => return play(world, device, b),
        4 => Command::Start,
        5 => Command::SetBot { seat, level: Level::Novice },
        _ => sit(world.devices[device].name),
    };
    world.ask(device, command);
}

/// Whatever the session waits for.
fn play(world: &mut World, device: usize, b: u8) {
    let client = world.client(device);
    let sections = client.open().steps;
    let mine = client.seat().filter(|_| client.snapshot().is_some_and(|snapshot| snapshot.you.is_some()));
    let choice = sections.get(usize::from(b) % sections.len().max(1)).copied();
    let before = mine.map(|seat| client.game().actions(seat).iter().map(Vec::len).sum::<usize>());
    let done = match (client.stage(), choice) {
        (Stage::Person(_), Some(step)) if !b.is_multiple_of(8) => {
            client.command(Move::Choose(step)).expect("an open section can be chosen");
            if b % 8 == 1 { client.command(Move::Undo) } else { client.command(Move::Done) }
        }
        (Stage::Person(_), _) => client.command(Move::Pass),
        (Stage::Tally(_), _) => client.command(Move::Next),
        (Stage::Bots, _) if client.can_undo() => client.command(Move::Undo),
        (Stage::Bots | Stage::Over, _) => Ok(Vec::new()),
    };
    let effects = done.expect("the session waits for it");
    if let (Some(seat), Some(before)) = (mine, before) {
        let now: usize = client.game().actions(seat).iter().map(Vec::len).sum();
        assert_eq!(now, before + effects.len(), "a choice is seen at once, and nothing else is");
    }
    world.pump();
}

fn happen(world: &mut World, rng: &mut Rng, (what, a, b): Op) {
    let device = usize::from(a) % world.devices.len();
    let wire = usize::from(a) % world.wires.len().max(1);
    match what {
        0..=15 => act(world, device, b, rng.below(256) as u8),
        16..=24 => drop((0..=b % 4).all(|_| world.up(wire))),
        25..=37 => drop((0..=b % 8).all(|_| world.down(wire))),
        38 => world.deliver(),
        39..=42 => {
            // What is on its way doubles, is lost, or is overtaken.
            let Some(wire) = world.wires.get_mut(wire) else { return };
            let (up, down) = (wire.up.front().cloned(), wire.down.front().cloned());
            match b % 6 {
                0 => wire.up.extend(up),
                1 => wire.down.extend(down),
                2 => drop(wire.up.pop_front()),
                3 => drop(wire.down.pop_front()),
                4 if wire.up.len() > 1 => wire.up.rotate_left(1),
                5 if wire.down.len() > 1 => wire.down.rotate_left(1),
                _ => {}
            }
        }
        43 => world.cut(wire),
        44 => world.devices[device].is_online = b >= 48,
        45 if b < 24 => world.restart_server(),
        45 if b < 64 => world.restart_device(device),
        45 => {
            let now = world.now(device);
            world.client(device).wake(now);
            world.pump();
        }
        46 => world.server.bots(rng),
        47 => world.pass_time(SECOND * u64::from(b) / 8),
        _ => world.pass_time(if b < 8 { MINUTE } else { SECOND / 4 * u64::from(b % 8) }),
    }
    world.pump();
}

/// The network works again; what was sent before may still arrive.
fn heal(world: &mut World) {
    for device in 0..world.devices.len() {
        world.devices[device].is_online = true;
        world.cut_device(device);
    }
    world.settle();
}

fn agree(world: &World) {
    let presence = world.server.table.presence(world.server.now);
    for (number, device) in world.devices.iter().enumerate() {
        assert_eq!(device.client.contact(), Contact::Connected);
        assert_eq!(device.client.mirror(), Some(&world.truth(number)), "{}", device.name);
        assert_eq!(device.client.presence(), &presence);
        if let Some(seat) = device.client.mirror().and_then(|mirror| mirror.turn().and(mirror.seat())) {
            let stage = device.client.stage();
            assert!(matches!(stage, Stage::Tally(_)) || stage == Stage::Person(seat), "{stage:?}");
        }
    }
}

fn once_and_not_lost(world: &World) {
    let log = &world.server.log;
    let mut carried_out = HashSet::new();
    for receipt in log.iter().filter_map(|event| event.by) {
        assert!(carried_out.insert((receipt.member, receipt.id)), "a command was carried out twice");
    }
    let said: Vec<&str> = log
        .iter()
        .filter_map(
            |event| if let EventKind::Said { text, .. } = &event.kind { Some(text.as_str()) } else { None },
        )
        .collect();
    for device in &world.devices {
        let refused = |id: u64| {
            device
                .events
                .iter()
                .any(|event| matches!(event, Event::Refused { id: Some(it), .. } if *it == id))
        };
        for (id, command) in &device.asked {
            let Command::Chat { text } = command else { continue };
            let times = said.iter().filter(|said| *said == text).count();
            // One that was refused may still come to the table out of an earlier socket, at a time when it is allowed.
            assert!(times == 1 || times == 0 && refused(*id), "{text} was said {times} times");
        }
        for event in &device.events {
            let Event::Done(id) = event else { continue };
            let is_kept = world.server.table.done(&person(device.name), *id).is_some();
            let is_traceless = world.server.traceless.contains(id);
            assert!(is_kept || is_traceless, "an acknowledged command was lost");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_network(settings in settings(), seed in any::<u64>(), ops in ops(100..600)) {
        survive(World::new(&new_table(settings), &NAMES), seed, ops);
    }

    /// The same with everyone seated, so that the games get far.
    #[test]
    fn any_network_in_a_game(settings in settings(), seed in any::<u64>(), ops in ops(300..900)) {
        let settings = Settings { seats: 3, ..settings };
        survive(World::playing_with(settings, &["ann", "ben", "cleo"]), seed, ops);
    }
}

fn ops(many: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Op>> {
    prop::collection::vec((0u8..49, any::<u8>(), any::<u8>()), many)
}

fn survive(mut world: World, seed: u64, ops: Vec<Op>) {
    let mut rng = Rng::new(seed);
    for op in ops {
        happen(&mut world, &mut rng, op);
    }
    heal(&mut world);
    agree(&world);
    once_and_not_lost(&world);
}
