//! Clients, a server with a real table, and a network between them that tests have in their hands.
#![allow(dead_code, reason = "each test file uses a part of it")]

mod server;

use std::collections::VecDeque;

use tubewright_client::{Client, Contact, Event, Mirror, Output, SocketId};
use tubewright_rules::{Action, Board};
use tubewright_table::Watcher;
use tubewright_wire::{ClientMessage, Command, NewTable, ServerMessage, Settings, Time};

pub(crate) use server::{Server, person};

pub(crate) const START: Time = 1_800_000_000_000;
pub(crate) const SECOND: Time = 1000;
pub(crate) const MINUTE: Time = 60 * SECOND;

/// A program on somebody's device.
pub(crate) struct Device {
    pub(crate) name: &'static str,
    pub(crate) client: Client,
    /// How often the program was started.
    starts: u64,
    /// Its clock less the server's.
    skew: i64,
    /// Does its network work?
    pub(crate) is_online: bool,
    /// What was kept when the program ended.
    kept: Option<String>,
    /// What the client has told of.
    pub(crate) events: Vec<Event>,
    /// What this start of the program has asked for.
    pub(crate) asked: Vec<(u64, Command)>,
}

/// A socket, with what is on its way in it.
pub(crate) struct Wire {
    device: usize,
    starts: u64,
    socket: SocketId,
    line: u64,
    is_open: bool,
    /// Has the client's end been closed?
    is_cut: bool,
    pub(crate) up: VecDeque<ClientMessage>,
    pub(crate) down: VecDeque<ServerMessage>,
}

pub(crate) struct World {
    pub(crate) server: Server,
    pub(crate) devices: Vec<Device>,
    pub(crate) wires: Vec<Wire>,
    lines: u64,
    /// How many lines of chat were said, so that no two are alike.
    pub(crate) said: u32,
}

pub(crate) fn new_table(settings: Settings) -> NewTable {
    NewTable { settings, name: "ann".into(), colour: None, bots: vec![], secret: None }
}

pub(crate) fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.into(), colour: None, secret: None }
}

impl World {
    /// A table that Ann has opened, and a device for each of these names; nobody is connected.
    pub(crate) fn new(new: &NewTable, names: &[&'static str]) -> Self {
        let server = Server::open(new, START);
        let mut world = Self { server, devices: Vec::new(), wires: Vec::new(), lines: 0, said: 0 };
        for (number, &name) in (0..).zip(names) {
            let skew = number * 7_000 - 5_000;
            let now = START.saturating_add_signed(skew);
            world.devices.push(Device {
                name,
                client: Client::new(None, number as u64, now),
                starts: 0,
                skew,
                is_online: true,
                kept: None,
                events: Vec::new(),
                asked: Vec::new(),
            });
        }
        world.pump();
        world
    }

    /// Ann and so many others sit at a table in step, all connected, and the game is on.
    pub(crate) fn playing(names: &[&'static str]) -> Self {
        Self::playing_with(Settings::plain(names.len() as u8), names)
    }

    pub(crate) fn playing_with(settings: Settings, names: &[&'static str]) -> Self {
        let mut world = Self::new(&new_table(settings), names);
        world.settle();
        for (device, name) in names.iter().enumerate().skip(1) {
            world.ask(device, sit(name));
            world.settle();
        }
        if names.len() < usize::from(settings.seats) || names.len() == 1 {
            world.ask(0, Command::Start);
            world.settle();
        }
        world.devices.iter_mut().for_each(|device| device.events.clear());
        world
    }

    pub(crate) fn now(&self, device: usize) -> Time {
        self.server.now.saturating_add_signed(self.devices[device].skew)
    }

    pub(crate) fn client(&mut self, device: usize) -> &mut Client {
        &mut self.devices[device].client
    }

    /// The table as this device's person may see it.
    pub(crate) fn truth(&self, device: usize) -> Mirror {
        let snapshot = self.server.table.snapshot_for(&person(self.devices[device].name));
        Mirror::new(snapshot).expect("a table shows what fits")
    }

    pub(crate) fn seat(&self, device: usize) -> Option<u8> {
        match self.server.table.watcher(&person(self.devices[device].name)) {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Spectator => None,
        }
    }

    /// Has a device ask the table for something.
    pub(crate) fn ask(&mut self, device: usize, command: Command) -> u64 {
        let now = self.now(device);
        let id = self.devices[device].client.request(command.clone(), now);
        self.devices[device].asked.push((id, command));
        self.pump();
        id
    }

    /// Does what the clients ask of their driver, and lays what the server sends into the wires.
    pub(crate) fn pump(&mut self) {
        for number in 0..self.devices.len() {
            let device = &mut self.devices[number];
            while let Some(output) = device.client.next_output() {
                match output {
                    Output::Connect(socket) => {
                        self.lines += 1;
                        self.wires.push(Wire {
                            device: number,
                            starts: device.starts,
                            socket,
                            line: self.lines,
                            is_open: false,
                            is_cut: false,
                            up: VecDeque::new(),
                            down: VecDeque::new(),
                        });
                    }
                    Output::Send(socket, message) => {
                        if let Some(wire) = wire(&mut self.wires, number, device.starts, socket) {
                            wire.up.push_back(message);
                        }
                    }
                    Output::Close(socket) => {
                        if let Some(wire) = wire(&mut self.wires, number, device.starts, socket) {
                            wire.is_cut = true;
                        }
                    }
                }
            }
            while let Some(event) = device.client.next_event() {
                if event == Event::Snapshot
                    && let Some(kept) = device.kept.take()
                {
                    device.client.restore_draft(&kept);
                }
                device.events.push(event);
            }
        }
        for (line, message) in std::mem::take(&mut self.server.sent) {
            if let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) {
                wire.down.push_back(message);
            }
        }
    }

    /// The next thing on its way up arrives; `false` where there is none.
    pub(crate) fn up(&mut self, number: usize) -> bool {
        let Some(wire) = self.wires.get_mut(number) else { return false };
        let (device, socket, line) = (wire.device, wire.socket, wire.line);
        let now = self.server.now.saturating_add_signed(self.devices[device].skew);
        if !wire.is_open {
            wire.is_open = true;
            if self.devices[device].starts != wire.starts {
                wire.is_cut = true;
            } else if self.devices[device].is_online {
                self.devices[device].client.opened(socket, now);
            } else {
                wire.is_cut = true;
                self.devices[device].client.closed(socket, None, now);
            }
        } else if let Some(message) = wire.up.pop_front() {
            self.server.receive(line, self.devices[device].name, message);
        } else if wire.is_cut {
            self.server.leave(line);
            self.wires.remove(number);
        } else {
            return false;
        }
        self.pump();
        true
    }

    /// The next thing on its way down arrives, also where the client has long given up the socket.
    pub(crate) fn down(&mut self, number: usize) -> bool {
        let Some(wire) = self.wires.get_mut(number) else { return false };
        let Some(message) = wire.down.pop_front() else { return false };
        let (device, socket, is_same) =
            (wire.device, wire.socket, self.devices[wire.device].starts == wire.starts);
        if is_same {
            let now = self.now(device);
            self.devices[device].client.received(socket, message, now);
        }
        self.pump();
        true
    }

    /// A socket breaks. What is on its way may still arrive, much later.
    pub(crate) fn cut(&mut self, number: usize) {
        let Some(wire) = self.wires.get_mut(number) else { return };
        wire.is_cut = true;
        let (device, socket, is_same) =
            (wire.device, wire.socket, self.devices[wire.device].starts == wire.starts);
        if is_same {
            let now = self.now(device);
            self.devices[device].client.closed(socket, None, now);
        }
        self.pump();
    }

    /// Breaks the sockets of a device.
    pub(crate) fn cut_device(&mut self, device: usize) {
        for number in 0..self.wires.len() {
            if self.wires[number].device == device && !self.wires[number].is_cut {
                self.cut(number);
            }
        }
    }

    /// The server dies and comes back.
    pub(crate) fn restart_server(&mut self) {
        self.server.restart();
        for number in 0..self.wires.len() {
            self.wires[number].up.clear();
            self.cut(number);
        }
    }

    /// The program on a device ends and is started again.
    pub(crate) fn restart_device(&mut self, device: usize) {
        let now = self.now(device);
        let old = &mut self.devices[device];
        old.starts += 1;
        old.kept = old.client.draft_to_keep().or(old.kept.take());
        let secret = old.client.secret().map(str::to_owned);
        old.client = Client::new(secret, old.starts << 8 | device as u64, now);
        old.asked.clear();
        self.pump();
    }

    /// Lets time pass everywhere.
    pub(crate) fn pass_time(&mut self, millis: Time) {
        self.server.pass_time(millis);
        for device in 0..self.devices.len() {
            let now = self.now(device);
            self.devices[device].client.tick(now);
        }
        self.pump();
    }

    /// Delivers everything, until nothing is on its way.
    pub(crate) fn deliver(&mut self) {
        self.pump();
        while (0..self.wires.len()).any(|number| self.up(number) || self.down(number)) {}
    }

    /// Delivers everything, and lets as much time pass as it takes until every client whose network works is connected and
    /// has its answers.
    pub(crate) fn settle(&mut self) {
        for _ in 0..200 {
            self.deliver();
            let is_settled = |device: &Device| {
                !device.is_online
                    || device.client.contact() == Contact::Connected && device.client.is_settled()
            };
            if self.devices.iter().all(is_settled) {
                return;
            }
            self.pass_time(SECOND);
        }
        panic!("the clients do not settle");
    }
}

fn wire(wires: &mut [Wire], device: usize, starts: u64, socket: SocketId) -> Option<&mut Wire> {
    wires.iter_mut().find(|wire| {
        (wire.device, wire.starts, wire.socket) == (device, starts, socket) && wire.is_open && !wire.is_cut
    })
}

/// An action of the map that every game has.
pub(crate) fn action(text: &str) -> Action {
    Board::london().parse_action(text).expect("an action")
}
