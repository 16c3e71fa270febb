//! Sockets to a server's tables: threads that connect, send and listen, and know nothing of the game.

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use tubewright_client::{Output, SocketId};
use tubewright_wire::{COOKIE_NAME, ClientMessage, Encoding, Frame, ServerMessage};
use tungstenite::client::IntoClientRequest;
use tungstenite::error::TlsError;
use tungstenite::http::HeaderValue;
use tungstenite::http::header::{COOKIE, SEC_WEBSOCKET_PROTOCOL};
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, HandshakeError, Message, WebSocket, client_tls_with_config};

use super::address::Address;
use super::no_way::{NoWay, Unreached, turned_away};

/// How long a read waits before what is to be sent gets its turn.
const BREATH: Duration = Duration::from_millis(30);
/// A server that does not pick up in this time is not there.
const PATIENCE: Duration = Duration::from_secs(10);
/// No message of ours is nearly as long.
const LONGEST_MESSAGE: usize = 1 << 20;

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// What is heard from a socket.
#[derive(Debug)]
pub(super) enum Heard {
    /// It is open.
    Opened,
    /// A message came.
    Message(Box<ServerMessage>),
    /// Something came that is no message of ours.
    Unreadable,
    /// It is closed, with this code if the server gave one.
    Closed(Option<u16>),
    /// It could not be opened.
    NoWay(NoWay),
}

/// Whose sockets they are.
#[derive(Clone)]
pub(super) struct Caller {
    /// The table.
    pub(super) address: Address,
    /// A secret by which the server knows this person again.
    pub(super) person: String,
}

/// Does what a client asks of its driver, each socket on a thread of its own; dropping it closes them.
pub(super) struct Sockets {
    caller: Caller,
    heard: Receiver<(SocketId, Heard)>,
    tell: Sender<(SocketId, Heard)>,
    /// Called whenever something is heard.
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The way into the socket that was opened last.
    open: Option<(SocketId, Sender<ClientMessage>)>,
}

impl Sockets {
    pub(super) fn new(caller: Caller, wake: impl Fn() + Send + Sync + 'static) -> Self {
        // It is there already where somebody else has chosen it for the whole program.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let (tell, heard) = channel();
        Self { caller, heard, tell, wake: Arc::new(wake), open: None }
    }

    pub(super) fn carry_out(&mut self, output: Output) {
        match output {
            Output::Connect(id) => {
                let (orders, todo) = channel();
                let ear = Ear { id, tell: self.tell.clone(), wake: self.wake.clone() };
                let caller = self.caller.clone();
                thread::spawn(move || match dial(&caller) {
                    Ok(socket) => converse(socket, &todo, &ear),
                    Err(why) => ear.tell(Heard::NoWay(why)),
                });
                self.open = Some((id, orders));
            }
            Output::Send(id, message) => {
                if let Some((_, orders)) = self.open.as_ref().filter(|(open, _)| *open == id) {
                    // A socket that is gone says so itself.
                    let _ = orders.send(message);
                }
            }
            Output::Close(id) => self.open = self.open.take().filter(|(open, _)| *open != id),
        }
    }

    /// What was heard next, until there is nothing.
    pub(super) fn heard(&self) -> Option<(SocketId, Heard)> {
        self.heard.try_recv().ok()
    }
}

/// The way from a socket's thread to the client.
struct Ear {
    id: SocketId,
    tell: Sender<(SocketId, Heard)>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Ear {
    fn tell(&self, heard: Heard) {
        // Nobody listens any more once the table is left.
        if self.tell.send((self.id, heard)).is_ok() {
            (self.wake)();
        }
    }
}

/// Sends and listens, until one of the sides has had enough.
fn converse(mut socket: Socket, todo: &Receiver<ClientMessage>, ear: &Ear) {
    ear.tell(Heard::Opened);
    let code = loop {
        match todo.try_recv() {
            Ok(message) => {
                if send(&mut socket, &message).is_err() {
                    break None;
                }
                continue;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                // Whether the other side still hears it is its own affair.
                let _ = socket.close(None);
                let _ = socket.flush();
                return;
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => ear.tell(match Encoding::Json.decode_server(text.as_bytes()) {
                Ok(message) => Heard::Message(Box::new(message)),
                Err(_) => Heard::Unreadable,
            }),
            Ok(Message::Close(close)) => break close.map(|close| close.code.into()),
            Ok(_) => {}
            Err(Error::Io(why)) if is_pause(&why) => {}
            Err(_) => break None,
        }
    };
    ear.tell(Heard::Closed(code));
}

fn dial(caller: &Caller) -> Result<Socket, NoWay> {
    let not_ours = NoWay::Unreachable(Unreached::NotOurs);
    let failed = |why: io::Error| NoWay::Unreachable(why.into());
    let address = caller.address.socket();
    let mut request = address.as_str().into_client_request().map_err(|_| not_ours.clone())?;
    let headers = request.headers_mut();
    headers.insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(Encoding::Json.subprotocol()));
    let cookie = HeaderValue::from_str(&format!("{COOKIE_NAME}={}", caller.person));
    headers.insert(COOKIE, cookie.map_err(|_| not_ours.clone())?);
    let stream = connect(&caller.address).map_err(NoWay::Unreachable)?;
    let handle = stream.try_clone().map_err(failed)?;
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_MESSAGE))
        .max_frame_size(Some(LONGEST_MESSAGE));
    let (socket, _) =
        client_tls_with_config(request, stream, Some(config), None).map_err(|why| match why {
            HandshakeError::Failure(Error::Http(answer)) => turned_away(&answer),
            HandshakeError::Failure(Error::Io(why)) => failed(why),
            HandshakeError::Failure(Error::Tls(TlsError::Rustls(why))) => {
                NoWay::Unreachable(Unreached::Tls((&*why).into()))
            }
            HandshakeError::Failure(_) => not_ours,
            HandshakeError::Interrupted(_) => failed(io::ErrorKind::TimedOut.into()),
        })?;
    handle.set_read_timeout(Some(BREATH)).map_err(failed)?;
    Ok(socket)
}

/// A connection to the first of the server's addresses that answers.
fn connect(address: &Address) -> Result<TcpStream, Unreached> {
    let mut failed = Unreached::NoHost;
    for target in address.target().to_socket_addrs().map_err(|_| Unreached::NoHost)? {
        match TcpStream::connect_timeout(&target, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(why) => failed = why.into(),
        }
    }
    Err(failed)
}

fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), Error> {
    match Encoding::Json.encode_client(message) {
        Frame::Text(text) => socket.send(Message::text(text)),
        Frame::Binary(bytes) => socket.send(Message::binary(bytes)),
    }
}

/// Is it just that nothing came?
fn is_pause(why: &io::Error) -> bool {
    matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}
