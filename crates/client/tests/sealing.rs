//! Clients seal the deal of a table by themselves, and notice where what they brought did not go in.

use std::collections::VecDeque;

use tubewright_client::{Client, Output, Seal, SocketId};
use tubewright_table::{PersonId, Table, Watcher};
use tubewright_wire::{ClientMessage, Command, NewTable, Room, ServerMessage, Settings, Stage, Time};

const NOW: Time = 1_800_000_000_000;

struct Device {
    person: PersonId,
    client: Client,
    socket: Option<SocketId>,
    room: Room,
}

/// A table and those at it, without a network between.
struct World {
    table: Table,
    devices: Vec<Device>,
    /// What a server does to the rooms that it shows, if it cheats.
    cheat: fn(&mut Room),
}

impl World {
    fn new(names: &[(&str, Option<char>)]) -> Self {
        let new = NewTable {
            settings: Settings::plain(2),
            name: "ann".into(),
            colour: None,
            bots: vec![],
            secret: None,
        };
        let person = |name: &str| PersonId(format!("id-of-{name}"));
        let opened = Table::open(&new, "t1", "a seed", &person("ann"), NOW).expect("it opens");
        let table = Table::replay([&opened], NOW).expect("it fits");
        let device = |&(name, source): &(&str, Option<char>)| {
            let mut client = Client::new(None, 7, NOW);
            if let Some(source) = source {
                client.bring_entropy(source.to_string().repeat(32));
            }
            Device { person: person(name), client, socket: None, room: Room::default() }
        };
        let mut world = Self { table, devices: names.iter().map(device).collect(), cheat: |_| {} };
        world.pump();
        world
    }

    fn pump(&mut self) {
        let mut messages = VecDeque::new();
        loop {
            for (i, device) in self.devices.iter_mut().enumerate() {
                while let Some(output) = device.client.next_output() {
                    match output {
                        Output::Connect(socket) => {
                            device.socket = Some(socket);
                            device.client.opened(socket, NOW);
                        }
                        Output::Send(_, message) => messages.push_back((i, message)),
                        Output::Close(_) => {}
                    }
                }
            }
            let Some((i, message)) = messages.pop_front() else { return };
            match message {
                ClientMessage::Hello { .. } => self.welcome(i),
                ClientMessage::Command { id, command } => self.obey(i, id, &command),
                ClientMessage::Ping { .. } => {}
            }
        }
    }

    fn send(&mut self, i: usize, message: ServerMessage) {
        let device = &mut self.devices[i];
        device.client.received(device.socket.expect("connected"), message, NOW);
    }

    fn welcome(&mut self, i: usize) {
        let person = self.devices[i].person.clone();
        self.table.set_here(&person, true, NOW);
        let snapshot = Some(self.table.snapshot_for(&person));
        let here = self.table.presence(NOW).here;
        self.send(
            i,
            ServerMessage::Welcome { server: String::new(), build: String::new(), now: NOW, snapshot, here },
        );
        self.tell_room(i, true);
    }

    fn tell_room(&mut self, i: usize, anew: bool) {
        let mut room = self.table.room(&self.devices[i].person);
        (self.cheat)(&mut room);
        if anew || room != self.devices[i].room {
            self.devices[i].room = room.clone();
            self.send(i, ServerMessage::Room(room));
        }
    }

    fn obey(&mut self, i: usize, id: u64, command: &Command) {
        let person = self.devices[i].person.clone();
        let answer = match self.table.decide(&person, id, command, NOW) {
            Err(why) => {
                ServerMessage::Refused { id: Some(id), reason: why.reason().into(), message: why.to_string() }
            }
            Ok(events) => {
                for event in events {
                    self.table.apply(&event).expect("it fits");
                    self.table.set_here(&person, true, NOW);
                    for i in 0..self.devices.len() {
                        let snapshot = self.table.snapshot_for(&self.devices[i].person);
                        let known = self.devices[i].client.snapshot().map(|snapshot| snapshot.n);
                        if known.is_some_and(|known| known < snapshot.n) {
                            self.send(i, ServerMessage::Snapshot { snapshot });
                        }
                    }
                }
                for i in 0..self.devices.len() {
                    self.tell_room(i, false);
                }
                ServerMessage::Done { id, n: self.table.last_number(&person) }
            }
        };
        self.send(i, answer);
    }

    fn ask(&mut self, i: usize, command: Command) {
        self.devices[i].client.request(command, NOW);
        self.pump();
    }

    fn play_out(&mut self) {
        while self.table.stage() == Stage::Playing {
            for i in 0..self.devices.len() {
                if let Some((round, turn)) = self.devices[i].client.mirror().and_then(|mirror| mirror.turn())
                {
                    self.ask(i, Command::Play { round, turn, action: tubewright_rules::NamedAction::Pass });
                }
            }
        }
    }
}

fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.into(), colour: None, secret: None }
}

#[test]
fn clients_seal_the_deal_without_being_asked_and_check_it() {
    let mut world = World::new(&[("ann", Some('a')), ("bob", Some('b')), ("eve", None)]);
    world.ask(1, sit("bob"));
    assert_eq!(world.table.stage(), Stage::Playing);
    assert_eq!(
        [0, 1, 2].map(|i| world.devices[i].client.seal_state()),
        [Seal::Whole, Seal::Whole, Seal::Unchecked]
    );
    world.play_out();
    for device in &world.devices {
        let record = device.client.record_so_far().expect("it was played");
        assert_eq!(record.verify(), Ok(()));
        assert_eq!(record.deal.expect("a deal").entropy.len(), 2);
        assert_eq!(device.client.record_so_far(), world.table.record(Watcher::Spectator));
    }
}

#[test]
fn beside_a_program_that_brings_nothing_the_table_is_not_sealed() {
    let mut world = World::new(&[("ann", Some('a')), ("bob", None)]);
    world.ask(1, sit("bob"));
    assert_eq!([0, 1].map(|i| world.devices[i].client.seal_state()), [Seal::Not, Seal::Not]);
}

#[test]
fn a_client_notices_that_its_own_value_did_not_go_in() {
    let mut world = World::new(&[("ann", Some('a')), ("bob", Some('b'))]);
    world.cheat = |room| {
        // The server waits for all values, and then says that Bob had brought another one.
        if let Some(share) =
            room.sealing.shares.iter_mut().find(|share| share.seat == 1 && share.value.is_some())
        {
            share.value = Some("c".repeat(32));
            share.commitment = tubewright_rules::entropy_commitment(&"c".repeat(32));
        }
    };
    world.ask(1, sit("bob"));
    assert_eq!([0, 1].map(|i| world.devices[i].client.seal_state()), [Seal::Whole, Seal::Broken]);
    // Or it forgets about seals altogether.
    let mut world = World::new(&[("ann", Some('a')), ("bob", Some('b'))]);
    world.cheat = |room| {
        if room.sealing.sealed {
            room.sealing = tubewright_wire::Sealing::default();
        }
    };
    world.ask(1, sit("bob"));
    assert_eq!([0, 1].map(|i| world.devices[i].client.seal_state()), [Seal::Broken, Seal::Broken]);
}

#[test]
fn after_a_void_start_a_client_brings_another_value() {
    let mut world = World::new(&[("ann", Some('a')), ("bob", Some('b'))]);
    let first: Vec<String> = commitments(&world);
    assert_eq!(first.len(), 1, "Ann has committed herself");
    // Bob's program sits and then says nothing more.
    let silent = Command::SitSealed {
        seat: None,
        name: "bob".into(),
        colour: None,
        secret: None,
        commitment: tubewright_rules::entropy_commitment(&"d".repeat(32)),
    };
    let bob = world.devices[1].person.clone();
    for event in world.table.decide(&bob, 1, &silent, NOW).expect("there is a seat") {
        world.table.apply(&event).expect("it fits");
    }
    world.devices.truncate(1);
    world.tell_room(0, false);
    world.pump();
    let late = NOW + 60_000;
    for event in world.table.tick(late) {
        world.table.apply(&event).expect("it fits");
    }
    assert_eq!(world.table.stage(), Stage::Gathering);
    world.tell_room(0, false);
    world.pump();
    assert_eq!(world.devices[0].client.void_seats(), [1]);
    let second = commitments(&world);
    assert!(second.len() == 1 && second != first, "{second:?}");
}

fn commitments(world: &World) -> Vec<String> {
    let shares = world.table.room(&world.devices[0].person).sealing.shares;
    shares.into_iter().map(|share| share.commitment).collect()
}
