//! Somebody at a table, who comes back when the connection breaks: a client with a socket of tokio.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;
use tubewright_client::{Client, Event, Mirror, Output, SocketId};
use tubewright_rules::Rng;
use tubewright_wire::{Command, Time};

use crate::client::{Socket, Way, any_play, connect, frame};

/// Where nothing is to be expected, the clock is looked at this often.
const IDLE: Time = 60_000;

/// Somebody at a table.
pub struct Person {
    client: Client,
    server: SocketAddr,
    table: String,
    way: Way,
    socket: Option<(SocketId, Socket)>,
    /// How many messages came.
    messages: usize,
}

impl Person {
    /// Comes to a table, and is welcomed there.
    pub async fn join(server: SocketAddr, table: &str, way: Way) -> io::Result<Self> {
        let seed = getrandom::u64().map_err(io::Error::other)?;
        let client = Client::new(way.secret.clone(), seed, now());
        let mut person = Self { client, server, table: table.to_owned(), way, socket: None, messages: 0 };
        person.until(|event| matches!(event, Event::Snapshot)).await?;
        Ok(person)
    }

    /// What was shown.
    ///
    /// # Panics
    /// Never: whoever has joined was shown the table.
    pub fn mirror(&self) -> &Mirror {
        self.client.mirror().expect("whoever has joined was shown the table")
    }

    /// How many messages came since the last call.
    pub fn take_messages(&mut self) -> usize {
        std::mem::take(&mut self.messages)
    }

    /// The command that plays any legal action, if it is the person's turn.
    pub fn any_play(&self, rng: &mut Rng) -> Option<Command> {
        any_play(self.mirror(), rng)
    }

    /// Asks the table for something; its answer is an event with this id. [`Self::send`] sends it.
    pub fn request(&mut self, command: Command) -> u64 {
        self.client.request(command, now())
    }

    /// Asks the table for something and waits for its answer.
    pub async fn ask(&mut self, command: Command) -> io::Result<()> {
        let asked = self.request(command);
        let is_answer = |event: &Event| match event {
            Event::Done(id) => *id == asked,
            Event::Refused { id, .. } => *id == Some(asked),
            _ => false,
        };
        match self.until(is_answer).await? {
            Event::Refused { reason, .. } => Err(io::Error::other(reason)),
            _ => Ok(()),
        }
    }

    async fn until(&mut self, is_it: impl Fn(&Event) -> bool) -> io::Result<Event> {
        loop {
            self.send().await;
            while let Some(event) = self.next_event() {
                match event {
                    Event::Lost { .. } => return Err(io::ErrorKind::ConnectionAborted.into()),
                    event if is_it(&event) => return Ok(event),
                    _ => {}
                }
            }
            self.listen().await;
        }
    }

    /// What has happened next, until there is nothing.
    pub fn next_event(&mut self) -> Option<Event> {
        self.client.next_event()
    }

    /// Does what the client asks of its driver. It must be waited for to its end, or something is not sent.
    pub async fn send(&mut self) {
        while let Some(output) = self.client.next_output() {
            match output {
                Output::Connect(id) => match connect(self.server, &self.table, &self.way).await {
                    Ok((socket, cookie)) => {
                        self.way.cookie = self.way.cookie.take().or(cookie);
                        self.socket = Some((id, socket));
                        self.client.opened(id, now());
                    }
                    Err(_) => self.client.closed(id, None, now()),
                },
                Output::Send(id, message) => {
                    let Some((_, socket)) = self.socket.as_mut().filter(|(open, _)| *open == id) else {
                        continue;
                    };
                    if socket.send(frame(self.way.encoding, &message)).await.is_err() {
                        self.socket = None;
                        self.client.closed(id, None, now());
                    }
                }
                Output::Close(id) => self.socket = self.socket.take().filter(|(open, _)| *open != id),
            }
        }
    }

    /// Waits for a message or for what has come due. It may be broken off at any time.
    pub async fn listen(&mut self) {
        let due = self.client.next_tick().map_or(IDLE, |due| due.saturating_sub(now()));
        let tick = tokio::time::sleep(Duration::from_millis(due));
        let Some((id, socket)) = &mut self.socket else {
            tick.await;
            return self.client.tick(now());
        };
        let (id, frame) = (
            *id,
            tokio::select! {
                frame = socket.next() => frame,
                () = tick => return self.client.tick(now()),
            },
        );
        let bytes = match frame {
            Some(Ok(Message::Text(text))) => text.as_bytes().to_vec(),
            Some(Ok(Message::Binary(bytes))) => bytes.to_vec(),
            Some(Ok(Message::Close(close))) => {
                return self.closed(id, close.map(|close| close.code.into()));
            }
            Some(Ok(_)) => return,
            Some(Err(_)) | None => return self.closed(id, None),
        };
        self.messages += 1;
        match self.way.encoding.decode_server(&bytes) {
            Ok(message) => self.client.received(id, message, now()),
            Err(_) => self.client.unreadable(id, now()),
        }
    }

    fn closed(&mut self, id: SocketId, code: Option<u16>) {
        self.socket = None;
        self.client.closed(id, code, now());
    }
}

/// Milliseconds since 1970 by this machine's clock.
fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time::try_from(since.as_millis()).unwrap_or(Time::MAX)
}
