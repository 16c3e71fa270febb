//! One socket after the other to the same table: when to connect, what has no answer yet, when a socket is dead.

use std::collections::VecDeque;

use tubewright_rules::Rng;
use tubewright_wire::{ClientMessage, Command, MAX_COMMAND_ID, Time};

use crate::socket::{Output, SocketId};

/// The pause before the first attempt to come back and the longest one, in milliseconds. Each is made up to half longer
/// or shorter, so that clients that the same accident cut off do not come back all at once.
const FIRST_PAUSE: Time = 300;
const MAX_PAUSE: Time = 10_000;
/// The longest that a server may ask to be left alone.
const MAX_COME_BACK: Time = 60_000;
/// A socket that is not open, or brings no welcome, after so long is given up.
const WELCOME_WITHIN: Time = 20_000;
/// After so long without a word the server is asked for a sign of life …
const PING_AFTER: Time = 15_000;
/// … and without one after so long again the socket is given up.
const PONG_WITHIN: Time = 10_000;
/// The same for a device that comes back from sleep, whose socket is probably dead.
const PONG_WITHIN_AWAKE: Time = 4_000;
/// A reaction is of the moment: one that could not be sent for so long is not sent at all.
const REACTION_WITHIN: Time = 5_000;

/// A command without an answer.
#[derive(Clone, Debug)]
struct Unanswered {
    id: u64,
    command: Command,
    since: Time,
    was_sent: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// There is no socket; the next attempt is due then.
    Waiting { until: Time },
    /// A socket was asked for.
    Connecting { since: Time },
    /// The hello is on its way.
    Greeting { since: Time },
    /// The server has welcomed us. With a ping on its way, when its answer is due.
    Welcomed { heard: Time, pong_by: Option<Time> },
    /// There is nothing to connect to any more.
    Ended,
}

/// Keeps a client connected, and its commands until they are answered.
#[derive(Debug)]
pub(crate) struct Connection {
    rng: Rng,
    socket: SocketId,
    state: State,
    /// How many attempts in a row came to nothing.
    failed: u32,
    /// How long the server wants to be left alone.
    come_back: Option<Time>,
    unanswered: Vec<Unanswered>,
    outputs: VecDeque<Output>,
}

impl Connection {
    /// Connects at once.
    pub(crate) fn new(seed: u64, now: Time) -> Self {
        let mut connection = Self {
            rng: Rng::new(seed),
            socket: SocketId::default(),
            state: State::Waiting { until: now },
            failed: 0,
            come_back: None,
            unanswered: Vec::new(),
            outputs: VecDeque::new(),
        };
        connection.connect(now);
        connection
    }

    pub(crate) fn next_output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    pub(crate) fn is_welcomed(&self) -> bool {
        matches!(self.state, State::Welcomed { .. })
    }

    /// How many attempts in a row came to nothing.
    pub(crate) fn failed(&self) -> u32 {
        self.failed
    }

    /// Is this the socket that is in use?
    pub(crate) fn is_current(&self, socket: SocketId) -> bool {
        let in_use = !matches!(self.state, State::Waiting { .. } | State::Ended);
        in_use && socket == self.socket
    }

    fn connect(&mut self, now: Time) {
        self.socket = self.socket.next();
        self.state = State::Connecting { since: now };
        self.outputs.push_back(Output::Connect(self.socket));
    }

    fn send(&mut self, message: ClientMessage) {
        self.outputs.push_back(Output::Send(self.socket, message));
    }

    /// The socket is open.
    pub(crate) fn greet(&mut self, hello: ClientMessage, now: Time) {
        if let State::Connecting { .. } = self.state {
            self.state = State::Greeting { since: now };
            self.send(hello);
        }
    }

    /// Something came from the socket in use.
    pub(crate) fn heard(&mut self, now: Time) {
        if let State::Welcomed { heard, pong_by } = &mut self.state {
            (*heard, *pong_by) = (now, None);
        }
    }

    /// The welcome came: what has no answer is sent again, under the same ids. Returns how long ago the hello was sent.
    pub(crate) fn welcomed(&mut self, now: Time) -> Time {
        let State::Greeting { since } = self.state else { return 0 };
        self.state = State::Welcomed { heard: now, pong_by: None };
        self.failed = 0;
        self.unanswered
            .retain(|it| !is_reaction(&it.command) || now.saturating_sub(it.since) < REACTION_WITHIN);
        let mut again = Vec::new();
        for it in &mut self.unanswered {
            it.was_sent = true;
            again.push(ClientMessage::Command { id: it.id, command: it.command.clone() });
        }
        again.into_iter().for_each(|message| self.send(message));
        now.saturating_sub(since)
    }

    /// The server stops and wants to be left alone for so long.
    pub(crate) fn come_back(&mut self, after: Time) {
        self.come_back = Some(after.min(MAX_COME_BACK));
    }

    /// Keeps a command until it is answered; returns its id.
    pub(crate) fn request(&mut self, command: Command, now: Time) -> u64 {
        let id = self.rng.next_u64() & MAX_COMMAND_ID;
        let was_sent = self.is_welcomed();
        self.unanswered.push(Unanswered { id, command: command.clone(), since: now, was_sent });
        if was_sent {
            self.send(ClientMessage::Command { id, command });
        }
        id
    }

    /// A command was answered; `false` where none of that id was waiting for it.
    pub(crate) fn answered(&mut self, id: u64) -> bool {
        let before = self.unanswered.len();
        self.unanswered.retain(|it| it.id != id);
        self.unanswered.len() < before
    }

    pub(crate) fn has_unanswered(&self) -> bool {
        !self.unanswered.is_empty()
    }

    /// The socket is gone: another follows after a pause.
    pub(crate) fn lost(&mut self, now: Time) {
        if let State::Waiting { .. } | State::Ended = self.state {
            return;
        }
        self.unanswered.retain(|it| !(it.was_sent && is_reaction(&it.command)));
        self.failed += u32::from(!self.is_welcomed());
        let pause = self.come_back.take().unwrap_or_else(|| self.pause());
        self.state = State::Waiting { until: now.saturating_add(pause) };
    }

    /// Gives the socket up for a new one.
    pub(crate) fn give_up(&mut self, now: Time) {
        if !matches!(self.state, State::Waiting { .. } | State::Ended) {
            self.outputs.push_back(Output::Close(self.socket));
            self.lost(now);
        }
    }

    /// Closes the socket and opens no other.
    pub(crate) fn end(&mut self) {
        if !matches!(self.state, State::Waiting { .. } | State::Ended) {
            self.outputs.push_back(Output::Close(self.socket));
        }
        self.state = State::Ended;
    }

    /// Does what has come due. `true` where the socket was given up.
    pub(crate) fn tick(&mut self, now: Time) -> bool {
        match self.state {
            State::Waiting { until } if until <= now => self.connect(now),
            State::Connecting { since } | State::Greeting { since } if since + WELCOME_WITHIN <= now => {
                self.give_up(now);
                return true;
            }
            State::Welcomed { pong_by: Some(by), .. } if by <= now => {
                self.give_up(now);
                return true;
            }
            State::Welcomed { heard, pong_by: None } if heard + PING_AFTER <= now => {
                self.ping(now, PONG_WITHIN);
            }
            _ => {}
        }
        false
    }

    /// The device is awake or online again: nobody wants to wait for the next attempt.
    pub(crate) fn wake(&mut self, now: Time) {
        match self.state {
            State::Waiting { .. } => self.connect(now),
            State::Welcomed { pong_by, .. } if pong_by.is_none_or(|by| by > now + PONG_WITHIN_AWAKE) => {
                self.ping(now, PONG_WITHIN_AWAKE);
            }
            _ => {}
        }
    }

    fn ping(&mut self, now: Time, within: Time) {
        if let State::Welcomed { pong_by, .. } = &mut self.state {
            *pong_by = Some(now + within);
            self.send(ClientMessage::Ping { stamp: 0 });
        }
    }

    /// When [`Self::tick`] has something to do.
    pub(crate) fn next_tick(&self) -> Option<Time> {
        match self.state {
            State::Waiting { until } => Some(until),
            State::Connecting { since } | State::Greeting { since } => Some(since + WELCOME_WITHIN),
            State::Welcomed { pong_by: Some(by), .. } => Some(by),
            State::Welcomed { heard, pong_by: None } => Some(heard + PING_AFTER),
            State::Ended => None,
        }
    }

    fn pause(&mut self) -> Time {
        let usual = (FIRST_PAUSE << self.failed.min(6)).min(MAX_PAUSE);
        usual / 2 + u64::from(self.rng.below(usual as u32 + 1))
    }
}

fn is_reaction(command: &Command) -> bool {
    matches!(command, Command::React { .. })
}
