//! A client for tests, which see and send every message themselves.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN, SEC_WEBSOCKET_PROTOCOL, SET_COOKIE};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use tubewright_bots::random_action;
use tubewright_client::Mirror;
use tubewright_rules::Rng;
use tubewright_wire::{ClientMessage, Command, Encoding, Frame, Presence, ResumePoint, ServerMessage};

/// How a client comes to a table.
#[derive(Clone, Debug)]
pub struct Way {
    /// How messages travel.
    pub encoding: Encoding,
    /// The cookie of somebody who was here before.
    pub cookie: Option<String>,
    /// The secret of a seat.
    pub secret: Option<String>,
    /// Where the client stood when it lost its connection.
    pub last: Option<ResumePoint>,
    /// The origin that a browser would name.
    pub origin: Option<String>,
    /// The address that a proxy would say they come from.
    pub forwarded: Option<String>,
}

impl Default for Way {
    fn default() -> Self {
        Self {
            encoding: Encoding::Postcard,
            cookie: None,
            secret: None,
            last: None,
            origin: None,
            forwarded: None,
        }
    }
}

/// Why a client has nothing more to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The server closed the socket, with this code.
    Closed(u16),
    /// The connection broke.
    Broken,
    /// What came does not fit what came before.
    OutOfSync,
    /// The hello was refused, for this reason.
    Refused(String),
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is durable, in this entry.
    Done(u64),
    /// It was refused for this reason.
    Refused(String),
}

/// A socket to a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket to a table; with the cookie that the server has set, if it has.
pub(crate) async fn connect(
    server: SocketAddr,
    table: &str,
    way: &Way,
) -> io::Result<(Socket, Option<String>)> {
    let broken = |error: tokio_tungstenite::tungstenite::Error| io::Error::other(error.to_string());
    let mut request = format!("ws://{server}/ws/{table}").into_client_request().map_err(broken)?;
    let header = |text: &str| HeaderValue::from_str(text).map_err(io::Error::other);
    let headers = request.headers_mut();
    headers.insert(SEC_WEBSOCKET_PROTOCOL, header(way.encoding.subprotocol())?);
    if let Some(cookie) = &way.cookie {
        headers.insert(COOKIE, header(cookie)?);
    }
    if let Some(origin) = &way.origin {
        headers.insert(ORIGIN, header(origin)?);
    }
    if let Some(address) = &way.forwarded {
        headers.insert("x-forwarded-for", header(address)?);
    }
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
    let (socket, response) = client_async_with_config(request, stream, Some(config)).await.map_err(broken)?;
    let set = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
    Ok((socket, set.and_then(|text| text.split(';').next()).map(str::to_owned)))
}

/// The frame of a message.
pub(crate) fn frame(encoding: Encoding, message: &ClientMessage) -> Message {
    match encoding.encode_client(message) {
        Frame::Text(text) => Message::text(text),
        Frame::Binary(bytes) => Message::binary(bytes),
    }
}

/// The command that plays any legal action on the client's turn, if it is its turn.
pub(crate) fn any_play(mirror: &Mirror, rng: &mut Rng) -> Option<Command> {
    let (round, turn) = mirror.turn()?;
    let (game, seat) = (mirror.game()?, mirror.seat()?);
    let action = random_action(game.board(), game.sheet(seat), game.call(seat)?, rng);
    Some(Command::Play { round, turn, action: game.board().name_action(action) })
}

/// A client that does what it is told and nothing of its own accord: it neither comes back nor says anything twice, so that
/// a test can see each message and send what no client of ours would. [`crate::Person`] is a client of ours.
pub struct Client {
    socket: Socket,
    encoding: Encoding,
    mirror: Option<Mirror>,
    /// The cookie by which the server knows it.
    pub cookie: String,
    /// Who is connected.
    pub presence: Presence,
    /// The bytes of every frame that came, if they are kept.
    pub kept: Option<Vec<Vec<u8>>>,
}

impl Client {
    /// Connects without a hello.
    pub async fn knock(server: SocketAddr, table: &str, way: &Way) -> io::Result<Self> {
        let (socket, set) = connect(server, table, way).await?;
        Ok(Self {
            socket,
            encoding: way.encoding,
            mirror: None,
            cookie: way.cookie.clone().or(set).unwrap_or_default(),
            presence: Presence::default(),
            kept: None,
        })
    }

    /// Connects and waits for the welcome. Whoever comes back brings the mirror that they had.
    pub async fn join(server: SocketAddr, table: &str, way: &Way, had: Option<Mirror>) -> io::Result<Self> {
        let mut client = Self::knock(server, table, way).await?;
        client.mirror = had;
        client.hello(way).await.map_err(|lost| io::Error::other(format!("{lost:?}")))?;
        Ok(client)
    }

    /// Says hello and waits for the welcome.
    pub async fn hello(&mut self, way: &Way) -> Result<(), Lost> {
        let last = way.last.or_else(|| self.mirror.as_ref().map(Mirror::resume_point));
        self.send(&ClientMessage::Hello { secret: way.secret.clone(), last }).await?;
        loop {
            match self.receive().await? {
                ServerMessage::Welcome { .. } => return Ok(()),
                ServerMessage::Refused { reason, .. } => return Err(Lost::Refused(reason)),
                _ => {}
            }
        }
    }

    /// What the client was shown.
    ///
    /// # Panics
    /// Before the welcome.
    pub fn mirror(&self) -> &Mirror {
        self.mirror.as_ref().expect("the client was welcomed")
    }

    /// Gives up the connection, without a word, and keeps what was shown.
    pub fn into_mirror(self) -> Option<Mirror> {
        self.mirror
    }

    /// A new id for a command.
    pub fn next_id(&self) -> u64 {
        getrandom::u64().expect("the system gives random bytes") & tubewright_wire::MAX_COMMAND_ID
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Lost> {
        self.send_raw(frame(self.encoding, message)).await
    }

    /// Sends any frame.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), Lost> {
        self.socket.send(message).await.map_err(|_| Lost::Broken)
    }

    /// The next message; the mirror takes it in.
    pub async fn receive(&mut self) -> Result<ServerMessage, Lost> {
        loop {
            let frame = match self.socket.next().await {
                Some(Ok(frame)) => frame,
                Some(Err(_)) | None => return Err(Lost::Broken),
            };
            let bytes = match frame {
                Message::Text(text) => text.as_bytes().to_vec(),
                Message::Binary(bytes) => bytes.to_vec(),
                Message::Close(close) => {
                    return Err(Lost::Closed(close.map_or(1005, |close| close.code.into())));
                }
                _ => continue,
            };
            let message = self.encoding.decode_server(&bytes).map_err(|_| Lost::OutOfSync)?;
            if let Some(kept) = &mut self.kept {
                kept.push(bytes);
            }
            self.take_in(&message)?;
            return Ok(message);
        }
    }

    fn take_in(&mut self, message: &ServerMessage) -> Result<(), Lost> {
        match message {
            ServerMessage::Welcome { snapshot, here, .. } => {
                self.presence = Presence { here: here.clone(), ..Presence::default() };
                if let Some(snapshot) = snapshot {
                    self.mirror = Some(Mirror::new(snapshot.clone()).map_err(|_| Lost::OutOfSync)?);
                }
            }
            ServerMessage::Snapshot { snapshot } => {
                self.mirror = Some(Mirror::new(snapshot.clone()).map_err(|_| Lost::OutOfSync)?);
            }
            ServerMessage::Event { n, at, changes } => {
                let mirror = self.mirror.as_mut().ok_or(Lost::OutOfSync)?;
                mirror.event(*n, *at, changes).map_err(|_| Lost::OutOfSync)?;
            }
            ServerMessage::Presence(presence) => self.presence.clone_from(presence),
            _ => {}
        }
        Ok(())
    }

    /// Sends a command with an id of its own and waits for its answer.
    pub async fn command(&mut self, command: Command) -> Result<Answer, Lost> {
        let id = self.next_id();
        self.command_as(id, command).await
    }

    /// Sends a command with this id and waits for its answer.
    pub async fn command_as(&mut self, id: u64, command: Command) -> Result<Answer, Lost> {
        self.send(&ClientMessage::Command { id, command }).await?;
        self.answer(id).await
    }

    /// Waits for the answer to a command.
    pub async fn answer(&mut self, wanted: u64) -> Result<Answer, Lost> {
        loop {
            match self.receive().await? {
                ServerMessage::Done { id, n } if id == wanted => return Ok(Answer::Done(n)),
                ServerMessage::Refused { id: Some(id), reason, .. } if id == wanted => {
                    return Ok(Answer::Refused(reason));
                }
                _ => {}
            }
        }
    }

    /// The command that plays any legal action on the client's turn, if it is its turn.
    pub fn any_play(&self, rng: &mut Rng) -> Option<Command> {
        any_play(self.mirror.as_ref()?, rng)
    }

    /// Reads until something holds of what was shown.
    pub async fn until(&mut self, holds: impl Fn(&Mirror) -> bool) -> Result<(), Lost> {
        while !holds(self.mirror()) {
            self.receive().await?;
        }
        Ok(())
    }
}
