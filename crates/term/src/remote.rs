//! A seat at a table of some server: a client of it, its sockets, and what the person at the terminal is told of it.

mod address;
mod no_way;
mod socket;
mod table_info;
#[cfg(test)]
mod tests;

use std::io;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tubewright_client::{Client, Contact, Event, GameSession, Seal, SocketId};
use tubewright_rules::{Record, visible};
use tubewright_table as table;
use tubewright_wire::{Command, End, ServerMessage, Snapshot, Stage, Time};

pub use address::{Address, NoAddress};
pub(crate) use no_way::{Doubt, NoWay, Unreached};
pub(crate) use table_info::TableInfo;

use crate::keep::Kept;
use crate::session::Driver;
use no_way::no_way;
use socket::{Caller, Heard, Sockets};

/// So many earlier lines of chat are told to whoever comes.
const EARLIER: usize = 5;
/// Whoever leaves waits so long for what was sent to be answered, and looks so often whether it was.
const SETTLE: Duration = Duration::from_secs(3);
const BLINK: Duration = Duration::from_millis(10);

/// Who joins, and how.
#[derive(Clone, Debug)]
pub struct Joining {
    /// The table.
    pub address: Address,
    /// The name to be known by.
    pub name: String,
    /// A secret by which the server knows this person again.
    pub person: String,
    /// The secret of the seat that the person has or will have.
    pub seat: String,
    /// The command that leads back to the seat.
    pub come_back: String,
    /// A random number, for the ids of commands and the pauses before coming back.
    pub random: fn() -> u64,
    /// Writes a record to a new file.
    pub save: fn(&str, &Record) -> io::Result<()>,
}

/// What ends a visit to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// There is no way to it.
    NoWay(NoWay),
    /// There is no seat, for the reason of this word.
    NoSeat(String),
    /// The table was closed without a result.
    Closed,
    /// The seat was given up.
    Left,
}

/// A seat at a table elsewhere.
pub(crate) struct Remote {
    client: Client,
    sockets: Sockets,
    joining: Joining,
    /// The server has welcomed us once.
    met: bool,
    /// The connection broke after that, and is not back yet.
    lost: bool,
    /// The requests for a seat, and to give it up.
    sitting: Option<u64>,
    leaving: Option<u64>,
    events: Vec<Event>,
    farewell: Option<Farewell>,
    /// The first fingerprint of the cards that was shown.
    commitment: Option<String>,
    /// The rematch that was told of.
    rematch: Option<String>,
    /// What the clock said when it was last looked at.
    ticked: Option<u64>,
}

impl Remote {
    /// Calls the server; `wake` is called whenever something has happened.
    pub(crate) fn new(joining: Joining, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let caller = Caller { address: joining.address.clone(), person: joining.person.clone() };
        let mut client = Client::new(Some(joining.seat.clone()), (joining.random)(), now());
        client.bring_entropy(format!("{:016x}{:016x}", (joining.random)(), (joining.random)()));
        let mut remote = Self {
            client,
            sockets: Sockets::new(caller, wake),
            joining,
            met: false,
            lost: false,
            sitting: None,
            leaving: None,
            events: Vec::new(),
            farewell: None,
            commitment: None,
            rematch: None,
            ticked: None,
        };
        remote.pump();
        remote
    }

    /// Where the table is, and who joins it.
    pub(crate) fn joining(&self) -> &Joining {
        &self.joining
    }

    /// The table as far as it was shown.
    pub(crate) fn snapshot(&self) -> Option<&Snapshot> {
        self.client.snapshot()
    }

    /// Is there a game, with a seat in it?
    pub(crate) fn is_in_game(&self) -> bool {
        self.client.has_game() && self.snapshot().is_some_and(|snapshot| snapshot.you.is_some())
    }

    /// May the person start the game, as the host or in the place of one who is away?
    pub(crate) fn may_start(&self) -> bool {
        self.client.may_host() && self.is_gathering()
    }

    /// Is the person the host, before the game?
    pub(crate) fn is_host(&self) -> bool {
        let hosts = |snapshot: &Snapshot| snapshot.host.is_some() && snapshot.host == snapshot.you;
        self.is_gathering() && self.snapshot().is_some_and(hosts)
    }

    /// Has the game not begun?
    pub(crate) fn is_gathering(&self) -> bool {
        self.snapshot().is_some_and(|snapshot| snapshot.stage == Stage::Gathering)
    }

    /// Why there is nothing more to do here, if so.
    pub(crate) fn farewell(&self) -> Option<&Farewell> {
        self.farewell.as_ref()
    }

    /// Is there nothing more to do here, not even to look at a result?
    pub(crate) fn is_gone(&self) -> bool {
        self.farewell.is_some() && !self.is_over()
    }

    /// Has the game a result?
    pub(crate) fn is_over(&self) -> bool {
        self.client.is_finished() && self.is_in_game()
    }

    /// Asks the table for something.
    pub(crate) fn ask(&mut self, command: Command) -> u64 {
        let is_leaving = command == Command::Leave;
        let id = self.client.request(command, now());
        if is_leaving {
            self.leaving = Some(id);
        }
        self.pump();
        id
    }

    /// Do all cards follow from the seed, and was the seed settled when the table was first shown? Nothing before the end.
    pub(crate) fn is_fair(&self) -> Option<bool> {
        let snapshot = self.snapshot()?;
        snapshot.seed.as_ref()?;
        let same = self.commitment.as_ref() == Some(&snapshot.commitment);
        let sealed = self.client.seal_state() != Seal::Broken;
        Some(same && sealed && self.client.record_so_far()?.verify().is_ok())
    }

    /// Milliseconds until the turn's clock runs out.
    pub(crate) fn time_left(&self) -> Option<u64> {
        self.client.time_left(now())
    }

    fn pump(&mut self) {
        while let Some(output) = self.client.next_output() {
            self.sockets.carry_out(output);
        }
    }

    fn hear(&mut self, socket: SocketId, heard: Heard) {
        match heard {
            Heard::Opened => self.client.opened(socket, now()),
            Heard::Message(message) => {
                self.met |= matches!(*message, ServerMessage::Welcome { .. });
                self.client.received(socket, *message, now());
            }
            Heard::Unreadable => self.client.unreadable(socket, now()),
            Heard::NoWay(NoWay::NoTable) => self.client.no_table(),
            // Once there was a way, it is the network's fault, and tried again.
            Heard::NoWay(_) if self.met => self.client.closed(socket, None, now()),
            Heard::NoWay(why) => self.part(Farewell::NoWay(why)),
            Heard::Closed(code) => self.client.closed(socket, code, now()),
        }
    }

    /// The first reason to leave is the one that is told.
    fn part(&mut self, why: Farewell) {
        self.farewell.get_or_insert(why);
    }

    fn take(&mut self, event: Event) {
        match &event {
            Event::Contact(contact) => return self.be(*contact, event),
            Event::Game | Event::Snapshot if self.is_abandoned() => self.part(Farewell::Closed),
            Event::Rematch(table) => self.rematch = Some(table.clone()),
            Event::Done(id) if self.leaving == Some(*id) => self.part(Farewell::Left),
            Event::Refused { id: None, reason } if !self.met => {
                return self.part(Farewell::NoWay(no_way(reason)));
            }
            Event::Refused { id: Some(id), reason } if self.sitting == Some(*id) => {
                return self.part(Farewell::NoSeat(reason.clone()));
            }
            _ => {}
        }
        let is_whole = event == Event::Snapshot;
        self.events.push(event);
        if is_whole {
            self.be_shown();
        }
    }

    /// The table is shown whole: for the first time with the last lines that were said there.
    fn be_shown(&mut self) {
        let Some(commitment) = self.snapshot().map(|snapshot| snapshot.commitment.clone()) else { return };
        if self.commitment.is_none() {
            self.commitment = Some(commitment);
            let lines: Vec<_> = self.client.chat().cloned().collect();
            let earlier = lines.into_iter().rev().take(EARLIER).rev();
            self.events.extend(earlier.map(|line| Event::Chat { line, is_own: false }));
        }
        if let Some(table) = self.snapshot().and_then(|snapshot| snapshot.rematch.clone())
            && self.rematch.as_ref() != Some(&table)
        {
            self.rematch = Some(table.clone());
            self.events.push(Event::Rematch(table));
        }
    }

    fn be(&mut self, contact: Contact, event: Event) {
        match contact {
            Contact::Connected => {
                if std::mem::take(&mut self.lost) {
                    self.events.push(event);
                }
                self.sit_down();
            }
            Contact::Lost | Contact::Restarting if self.met => {
                self.lost = true;
                self.events.push(event);
            }
            Contact::Lost => {
                let why = io::Error::from(io::ErrorKind::ConnectionAborted);
                self.part(Farewell::NoWay(NoWay::Unreachable(why.into())));
            }
            Contact::Outdated => self.part(Farewell::NoWay(NoWay::Outdated)),
            Contact::NoTable => self.part(Farewell::NoWay(NoWay::NoTable)),
            Contact::Connecting | Contact::Restarting | Contact::Ended => {}
        }
    }

    fn is_abandoned(&self) -> bool {
        self.snapshot().is_some_and(|snapshot| snapshot.stage == Stage::Over(End::Abandoned))
    }

    /// Takes a seat, once, where the person has none.
    fn sit_down(&mut self) {
        let Some(snapshot) = self.snapshot() else { return };
        if snapshot.you.is_some() || self.sitting.is_some() || self.farewell.is_some() {
            return;
        }
        if let Stage::Over(_) = snapshot.stage {
            return self.part(Farewell::NoSeat("over".to_owned()));
        }
        let (name, secret) = (self.joining.name.clone(), Some(self.joining.seat.clone()));
        self.sitting = Some(self.ask(Command::Sit { seat: None, name, colour: None, secret }));
    }
}

/// Milliseconds since 1970 by this machine's clock.
pub(super) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time::try_from(since.as_millis()).unwrap_or(Time::MAX)
}

/// A stranger's text without anything that could move the cursor.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(tubewright_wire::MAX_CHAT_CHARS).map(visible).collect()
}

impl Driver for Remote {
    fn session(&self) -> &dyn GameSession {
        &self.client
    }

    fn command(&mut self, command: table::Command) -> Result<(), table::Refused> {
        self.client.command(command)?;
        self.pump();
        Ok(())
    }

    fn poll(&mut self) -> bool {
        let mut news = false;
        while let Some((socket, heard)) = self.sockets.heard() {
            self.hear(socket, heard);
            news = true;
        }
        if self.client.next_tick().is_some_and(|due| due <= now()) {
            self.client.tick(now());
        }
        self.pump();
        while let Some(event) = self.client.next_event() {
            self.take(event);
            news = true;
        }
        let second = self.time_left().map(|left| left / 1000);
        news | (std::mem::replace(&mut self.ticked, second) != second)
    }

    fn next_poll(&self) -> Option<Duration> {
        Some(Duration::from_millis(self.client.next_tick()?.saturating_sub(now())))
    }

    fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    fn kept(&self) -> Kept {
        Kept::StateDir
    }

    fn save(&self, name: &str) -> io::Result<()> {
        let record = self.client.record_so_far();
        (self.joining.save)(name, &record.ok_or(io::ErrorKind::NotFound)?)
    }

    fn settle(&mut self) {
        let until = Instant::now() + SETTLE;
        while !self.client.is_settled() && self.farewell.is_none() && Instant::now() < until {
            std::thread::sleep(BLINK);
            self.poll();
        }
    }

    fn remote(&self) -> Option<&Remote> {
        Some(self)
    }

    fn remote_mut(&mut self) -> Option<&mut Remote> {
        Some(self)
    }
}
