//! The line to a server: it is kept up, and what was not answered is said again after it broke.

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tubewright_wire::{
    COOKIE_NAME, ClientMessage, Command, Encoding, Frame, ResumePoint, ServerMessage, from_json,
};
use tungstenite::client::IntoClientRequest;
use tungstenite::error::TlsError;
use tungstenite::http::header::{COOKIE, LOCATION, SEC_WEBSOCKET_PROTOCOL};
use tungstenite::http::{HeaderValue, Response, StatusCode};
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, HandshakeError, Message, WebSocket, client_tls_with_config};

use super::address::Address;

/// How long a read waits before what is to be sent gets its turn.
const BREATH: Duration = Duration::from_millis(30);
/// A server that does not pick up in this time is not there.
const PATIENCE: Duration = Duration::from_secs(10);
/// A sign of life is asked for this often.
const PING: Duration = Duration::from_secs(10);
/// A server that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(25);
/// Before coming back: at first, and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(300), Duration::from_secs(10));
/// No message of ours is nearly as long.
const LONGEST_MESSAGE: usize = 1 << 20;

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// What comes from the line.
#[derive(Debug)]
pub(crate) enum News {
    /// The server said this.
    Said(Box<ServerMessage>),
    /// The line broke, and is being mended.
    Lost,
    /// There is no way to this table; nothing more will come.
    Failed(NoWay),
}

/// Why there is no way to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoWay {
    /// Nobody answers, or not as a server should.
    Unreachable(Unreached),
    /// The server has no such table.
    NoTable,
    /// It refuses, for the reason of this word.
    Refused(String),
    /// It speaks another version.
    Outdated,
}

/// Why a server cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreached {
    /// No machine has its name.
    NoHost,
    /// The system says so, in these words.
    System(io::ErrorKind, String),
    /// Its certificate cannot be trusted, or it speaks no TLS.
    Tls(Doubt),
    /// It answers with a page of this status, which may name another place.
    Http(u16, Option<String>),
    /// Something answers, but not as a server of ours.
    NotOurs,
}

/// What is wrong with the TLS of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// Nobody whom this machine trusts has issued its certificate.
    Issuer,
    /// It was valid once.
    Expired,
    /// It is not valid yet.
    TooEarly,
    /// It is somebody else's.
    Name,
    /// Something else about it.
    Certificate,
    /// What came is no TLS, or none that we know.
    NoTls,
}

impl From<&rustls::Error> for Doubt {
    fn from(why: &rustls::Error) -> Self {
        use rustls::CertificateError::{
            BadSignature, Expired, ExpiredContext, NotValidForName, NotValidForNameContext, NotValidYet,
            NotValidYetContext, UnknownIssuer,
        };
        match why {
            rustls::Error::InvalidCertificate(why) => match why {
                UnknownIssuer | BadSignature => Self::Issuer,
                Expired | ExpiredContext { .. } => Self::Expired,
                NotValidYet | NotValidYetContext { .. } => Self::TooEarly,
                NotValidForName | NotValidForNameContext { .. } => Self::Name,
                _ => Self::Certificate,
            },
            _ => Self::NoTls,
        }
    }
}

impl From<io::Error> for Unreached {
    fn from(why: io::Error) -> Self {
        // What is wrong with TLS comes as an error of the stream that it runs through.
        match why.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
            Some(why) => Self::Tls(why.into()),
            None => Self::System(why.kind(), why.to_string()),
        }
    }
}

/// What goes into it.
enum Order {
    Command(u64, Command),
    /// What came did not fit: everything anew.
    Resync,
}

/// A line with a thread at its other end; dropping it hangs up.
pub(crate) struct Link {
    orders: Sender<Order>,
    news: Receiver<News>,
}

/// Who calls.
pub(crate) struct Caller {
    /// The table.
    pub(crate) address: Address,
    /// A secret by which the server knows this person again.
    pub(crate) person: String,
    /// The secret of a seat.
    pub(crate) seat: String,
}

impl Link {
    /// Calls; `wake` is called whenever there is news.
    pub(crate) fn open(caller: Caller, wake: impl Fn() + Send + 'static) -> Self {
        // It is there already where somebody else has chosen it for the whole program.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let (orders, todo) = channel();
        let (say, news) = channel();
        let wake = Box::new(wake);
        let keeper = Keeper { caller, todo, say, wake, last: None, open: Vec::new(), met: false };
        thread::spawn(move || keeper.run());
        Self { orders, news }
    }

    /// Asks the table for something.
    pub(crate) fn command(&self, id: u64, command: Command) {
        // A line that has failed says so itself.
        let _ = self.orders.send(Order::Command(id, command));
    }

    /// Asks for everything anew.
    pub(crate) fn resync(&self) {
        let _ = self.orders.send(Order::Resync);
    }

    /// What came, if anything did.
    pub(crate) fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }
}

struct Keeper {
    caller: Caller,
    todo: Receiver<Order>,
    say: Sender<News>,
    wake: Box<dyn Fn() + Send>,
    /// Where to go on from.
    last: Option<ResumePoint>,
    /// Commands without an answer.
    open: Vec<(u64, Command)>,
    /// The server has welcomed us once.
    met: bool,
}

/// Why a conversation ended.
enum End {
    /// The line broke; it may be tried again after so long.
    Broken(Option<Duration>),
    /// Everything is to be asked for anew.
    Again,
    /// Nobody listens any more.
    HungUp,
    /// There is no way.
    NoWay(NoWay),
}

impl Keeper {
    fn run(mut self) {
        let mut pause = PAUSES.0;
        loop {
            let mut welcomed = false;
            let end = match self.dial() {
                Ok(socket) => self.converse(socket, &mut welcomed),
                Err(why) => End::NoWay(why),
            };
            if welcomed {
                pause = PAUSES.0;
            }
            let after = match end {
                End::HungUp => return,
                End::Again => continue,
                // Later it is the network's fault, but a table may also have been deleted.
                End::NoWay(NoWay::Unreachable(_) | NoWay::Refused(_)) if self.met => None,
                End::NoWay(why) => return drop(self.tell(News::Failed(why))),
                End::Broken(_) if !self.met => {
                    let why = io::Error::from(io::ErrorKind::ConnectionAborted);
                    return drop(self.tell(News::Failed(NoWay::Unreachable(why.into()))));
                }
                End::Broken(after) => after,
            };
            if self.tell(News::Lost).is_err() || self.wait(after.unwrap_or(pause)).is_err() {
                return;
            }
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    fn tell(&self, news: News) -> Result<(), End> {
        self.say.send(news).map_err(|_| End::HungUp)?;
        (self.wake)();
        Ok(())
    }

    /// Lets some time go by; what is asked for meanwhile is sent later.
    fn wait(&mut self, pause: Duration) -> Result<(), End> {
        let until = Instant::now() + pause;
        loop {
            match self.todo.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Order::Command(id, command)) => self.open.push((id, command)),
                Ok(Order::Resync) => self.last = None,
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(End::HungUp),
            }
        }
    }

    fn dial(&self) -> Result<Socket, NoWay> {
        let not_ours = NoWay::Unreachable(Unreached::NotOurs);
        let failed = |why: io::Error| NoWay::Unreachable(why.into());
        let address = self.caller.address.socket();
        let mut request = address.as_str().into_client_request().map_err(|_| not_ours.clone())?;
        let headers = request.headers_mut();
        headers.insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(Encoding::Json.subprotocol()));
        let cookie = HeaderValue::from_str(&format!("{COOKIE_NAME}={}", self.caller.person));
        headers.insert(COOKIE, cookie.map_err(|_| not_ours.clone())?);
        let stream = connect(&self.caller.address).map_err(NoWay::Unreachable)?;
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

    fn converse(&mut self, mut socket: Socket, welcomed: &mut bool) -> End {
        let hello = ClientMessage::Hello { secret: Some(self.caller.seat.clone()), last: self.last };
        let ended = send(&mut socket, &hello).and_then(|()| self.talk(&mut socket, welcomed));
        let end = ended.err().unwrap_or(End::HungUp);
        if matches!(end, End::HungUp | End::Again) {
            // Whether the other side still hears it is its own affair.
            let _ = socket.close(None);
            let _ = socket.flush();
        }
        end
    }

    /// Speaks with the server; it always ends with a reason.
    fn talk(&mut self, socket: &mut Socket, welcomed: &mut bool) -> Result<(), End> {
        let (mut heard, mut pinged) = (Instant::now(), Instant::now());
        loop {
            self.take_orders(socket, *welcomed)?;
            match socket.read() {
                Ok(Message::Text(text)) => {
                    heard = Instant::now();
                    self.hear(text.as_bytes(), socket, welcomed)?;
                }
                Ok(Message::Close(_)) => return Err(End::Broken(None)),
                Ok(_) => heard = Instant::now(),
                Err(Error::Io(why)) if is_pause(&why) => {}
                Err(_) => return Err(End::Broken(None)),
            }
            if pinged.elapsed() > PING {
                pinged = Instant::now();
                send(socket, &ClientMessage::Ping { stamp: 0 })?;
            }
            if heard.elapsed() > SILENCE {
                return Err(End::Broken(None));
            }
        }
    }

    fn take_orders(&mut self, socket: &mut Socket, welcomed: bool) -> Result<(), End> {
        loop {
            match self.todo.try_recv() {
                Ok(Order::Command(id, command)) => {
                    self.open.push((id, command.clone()));
                    if welcomed {
                        send(socket, &ClientMessage::Command { id, command })?;
                    }
                }
                Ok(Order::Resync) => {
                    self.last = None;
                    return Err(End::Again);
                }
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::HungUp),
            }
        }
    }

    fn hear(&mut self, text: &[u8], socket: &mut Socket, welcomed: &mut bool) -> Result<(), End> {
        let Ok(message) = Encoding::Json.decode_server(text) else {
            // A kind of message that a later server may know.
            return Ok(());
        };
        match &message {
            ServerMessage::Welcome { snapshot, .. } => {
                (self.met, *welcomed) = (true, true);
                if let Some(snapshot) = snapshot {
                    self.last = Some(ResumePoint { n: snapshot.n, you: snapshot.you });
                }
                self.tell(News::Said(Box::new(message)))?;
                // The same ids: what arrived before has no second effect.
                for (id, command) in self.open.clone() {
                    send(socket, &ClientMessage::Command { id, command })?;
                }
                return Ok(());
            }
            ServerMessage::Snapshot { snapshot } => {
                self.last = Some(ResumePoint { n: snapshot.n, you: snapshot.you });
            }
            ServerMessage::Event { n, .. } => {
                if let Some(last) = &mut self.last {
                    last.n = *n;
                }
            }
            ServerMessage::Done { id, .. } | ServerMessage::Refused { id: Some(id), .. } => {
                self.open.retain(|(other, _)| other != id);
            }
            ServerMessage::Refused { id: None, reason, .. } if !*welcomed => {
                return Err(End::NoWay(no_way(reason)));
            }
            ServerMessage::ComeBack { after } => {
                let after = Duration::from_millis(u64::from(*after)).min(PAUSES.1);
                self.tell(News::Said(Box::new(message)))?;
                return Err(End::Broken(Some(after)));
            }
            ServerMessage::Outdated { .. } => return Err(End::NoWay(NoWay::Outdated)),
            _ => {}
        }
        self.tell(News::Said(Box::new(message)))
    }
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

/// Why the server gave an answer instead of a socket.
fn turned_away(answer: &Response<Option<Vec<u8>>>) -> NoWay {
    #[derive(serde::Deserialize)]
    struct Body {
        error: Reason,
    }
    #[derive(serde::Deserialize)]
    struct Reason {
        reason: String,
    }
    let body = answer.body().as_deref().unwrap_or_default();
    match from_json::<Body>(body) {
        Ok(body) => no_way(&body.error.reason),
        // Whatever answers there, it has no tables.
        Err(_) if answer.status() == StatusCode::NOT_FOUND => NoWay::NoTable,
        Err(_) => {
            // A server that moved, or one that wants TLS, says where it is.
            let moved = answer.headers().get(LOCATION).and_then(|place| place.to_str().ok());
            NoWay::Unreachable(Unreached::Http(answer.status().as_u16(), moved.map(str::to_owned)))
        }
    }
}

fn no_way(reason: &str) -> NoWay {
    if reason == "no-such-table" { NoWay::NoTable } else { NoWay::Refused(reason.to_owned()) }
}

fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), End> {
    let Frame::Text(text) = Encoding::Json.encode_client(message) else { return Ok(()) };
    socket.send(Message::text(text)).map_err(|_| End::Broken(None))
}

/// Is it just that nothing came?
fn is_pause(why: &io::Error) -> bool {
    matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}
