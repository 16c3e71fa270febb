//! One socket: what a client sends goes to its table, what the table says goes to the client, and silence is swept.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message};
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tubewright_store::Person;
use tubewright_wire::{ClientMessage, CloseCode, DecodeError, Encoding, Frame, ResumePoint, ServerMessage};

use crate::api_error::ApiError;
use crate::app::{App, Connected, stopped};
use crate::limits::{ADDRESS_FACTOR, Bucket, PERSON_FACTOR, Shared};
use crate::table_message::{ClientHandle, Identity, Out, TableMessage, TableSender};
use crate::time::now;

/// A message as a frame of the socket.
pub(crate) fn frame(encoding: Encoding, message: &ServerMessage) -> Message {
    match encoding.encode(message) {
        Frame::Text(text) => Message::Text(text.into()),
        Frame::Binary(bytes) => Message::Binary(bytes.into()),
    }
}

/// The last frame of a socket.
pub(crate) fn close_frame(code: CloseCode, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code: code.code(), reason: reason.into() }))
}

/// Speaks with a client until either side ends it.
pub(crate) async fn run<S, E>(
    app: Arc<App>,
    table: String,
    mut who: Identity,
    (encoding, allowance): (Encoding, Allowance),
    mut socket: S,
) where
    S: Stream<Item = Result<Message, E>> + Sink<Message, Error = E> + Unpin,
{
    app.metrics.sockets.fetch_add(1, Relaxed);
    app.metrics.sockets_opened.fetch_add(1, Relaxed);
    let mut speaker = Speaker { app: &app, encoding, messages: 0, allowance, bucket: None, too_fast: 0 };
    let ending = match timeout(app.config.hello_within, hello(&mut speaker, &mut socket)).await {
        Err(_) => Ending::Close(CloseCode::Silent, "no hello came"),
        Ok(Err(ending)) => ending,
        Ok(Ok((secret, last))) => {
            who.secret = secret;
            converse(&mut speaker, &table, who, last, &mut socket).await
        }
    };
    match ending {
        Ending::Gone => {}
        // The layer below has the answer ready, and sends it before it closes.
        Ending::Closed => drop(timeout(CLOSE_WITHIN, socket.close()).await),
        Ending::Close(code, reason) => {
            let sent = timeout(app.config.write_within, socket.send(close_frame(code, reason))).await;
            // Whoever is cut off while they still send may never read why: they get a moment to answer. Nobody waits for one
            // who has been silent.
            if matches!(sent, Ok(Ok(()))) && code != CloseCode::Silent {
                let _ = timeout(CLOSE_WITHIN, answered(&mut socket)).await;
            }
        }
    }
    app.metrics.sockets.fetch_sub(1, Relaxed);
}

/// How long a client has to answer a close, or to take ours.
const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// Passes over what comes until the other side has closed too.
async fn answered<S, E>(socket: &mut S)
where
    S: Stream<Item = Result<Message, E>> + Unpin,
{
    while let Some(Ok(message)) = socket.next().await {
        if matches!(message, Message::Close(_)) {
            return;
        }
    }
}

/// How a conversation ends.
enum Ending {
    /// The other side has gone.
    Gone,
    /// The other side ends it, and waits for an answer.
    Closed,
    /// We end it, and say why.
    Close(CloseCode, &'static str),
}

/// What all sockets of one person and of one address may send together.
#[derive(Clone)]
pub(crate) struct Allowance {
    pub(crate) person: Shared,
    pub(crate) address: Shared,
}

impl Allowance {
    fn take(&self, most: f64, rate: f64, now: Instant) -> bool {
        self.person.take(most * PERSON_FACTOR, rate * PERSON_FACTOR, now)
            && self.address.take(most * ADDRESS_FACTOR, rate * ADDRESS_FACTOR, now)
    }
}

struct Speaker<'a> {
    app: &'a Arc<App>,
    encoding: Encoding,
    /// Messages that could not be taken in a row.
    messages: u32,
    allowance: Allowance,
    bucket: Option<Bucket>,
    too_fast: u32,
}

impl Speaker<'_> {
    /// Does this message, of whatever kind, keep to the rates?
    fn in_time(&mut self) -> bool {
        let rate = f64::from(self.app.limits().messages_per_second);
        if rate == 0.0 {
            return true;
        }
        let most = (rate * 3.0).max(10.0);
        let now = Instant::now();
        let own = self.bucket.get_or_insert_with(|| Bucket::full(most, now)).take(most, rate, now);
        let in_time = own && self.allowance.take(most, rate, now);
        if in_time {
            self.too_fast = self.too_fast.saturating_sub(1);
        } else {
            self.too_fast += 1;
            self.app.metrics.too_fast.fetch_add(1, Relaxed);
        }
        in_time
    }

    /// A client that goes on flooding is sent away.
    fn not_too_often(&self, in_time: bool) -> Result<(), Ending> {
        const MAX_TOO_FAST: u32 = 200;
        if !in_time && self.too_fast > MAX_TOO_FAST {
            return Err(Ending::Close(CloseCode::PolicyViolation, "too many messages"));
        }
        Ok(())
    }

    async fn say<S, E>(&mut self, socket: &mut S, message: &ServerMessage) -> Result<(), Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        self.write(socket, frame(self.encoding, message)).await
    }

    async fn write<S, E>(&mut self, socket: &mut S, message: Message) -> Result<(), Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        self.app.metrics.messages_sent.fetch_add(1, Relaxed);
        match timeout(self.app.config.write_within, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Ending::Gone),
            Err(_) => {
                self.app.metrics.slow_readers.fetch_add(1, Relaxed);
                Err(Ending::Gone)
            }
        }
    }

    async fn refuse<S, E>(&mut self, socket: &mut S, id: Option<u64>, why: ApiError) -> Result<(), Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        self.app.metrics.commands_refused.fetch_add(1, Relaxed);
        self.say(socket, &why.message(id)).await
    }

    /// Reads a frame; what is no message is refused, and after many of them the socket is closed.
    async fn read<S, E>(&mut self, socket: &mut S, message: Message) -> Result<Option<ClientMessage>, Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        const MAX_UNREADABLE: u32 = 20;
        let read = match &message {
            Message::Text(text) => self.encoding.decode_client(text.as_bytes()),
            Message::Binary(bytes) => self.encoding.decode_client(bytes),
            // Answered by the layer below.
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
            Message::Close(_) => return Err(Ending::Closed),
        };
        match read {
            Ok(message) => {
                self.messages = 0;
                Ok(Some(message))
            }
            Err(DecodeError { id, reason, message }) => {
                self.app.metrics.unreadable.fetch_add(1, Relaxed);
                // Who sends moves that are none still speaks the protocol.
                self.messages += u32::from(reason == DecodeError::UNREADABLE);
                if self.messages > MAX_UNREADABLE {
                    return Err(Ending::Close(
                        CloseCode::PolicyViolation,
                        "too many messages could not be read",
                    ));
                }
                let refused = ServerMessage::Refused { id, reason: reason.to_owned(), message };
                self.say(socket, &refused).await?;
                Ok(None)
            }
        }
    }
}

/// Waits for the first message.
async fn hello<S, E>(
    speaker: &mut Speaker<'_>,
    socket: &mut S,
) -> Result<(Option<String>, Option<ResumePoint>), Ending>
where
    S: Stream<Item = Result<Message, E>> + Sink<Message, Error = E> + Unpin,
{
    loop {
        let message = socket.next().await.and_then(Result::ok).ok_or(Ending::Gone)?;
        let in_time = speaker.in_time();
        speaker.not_too_often(in_time)?;
        match speaker.read(socket, message).await? {
            Some(ClientMessage::Hello { secret, last }) => return Ok((secret, last)),
            Some(_) if !in_time => {}
            Some(ClientMessage::Ping { stamp }) => {
                speaker.say(socket, &ServerMessage::Pong { stamp, now: now() }).await?;
            }
            Some(ClientMessage::Command { id, .. }) => {
                speaker.refuse(socket, Some(id), ApiError::HelloFirst).await?;
            }
            None => {}
        }
    }
}

async fn converse<S, E>(
    speaker: &mut Speaker<'_>,
    table: &str,
    who: Identity,
    last: Option<ResumePoint>,
    socket: &mut S,
) -> Ending
where
    S: Stream<Item = Result<Message, E>> + Sink<Message, Error = E> + Unpin,
{
    let app = speaker.app;
    let (queue, mut queued) = mpsc::channel(app.config.queue);
    let client = ClientHandle { id: app.next_number(), encoding: speaker.encoding, queue };
    let number = client.id;
    let known = Connected { table: table.to_owned(), person: who.person, address: who.address };
    let _known = app.connect(number, known);
    let by = (who.person, who.address);
    let (mailbox, ahead) = match join(app, table, &who, last, client).await {
        Ok(joined) => joined,
        Err(why) => {
            let _ = speaker.refuse(socket, None, why).await;
            return Ending::Close(CloseCode::PolicyViolation, "there is no way in");
        }
    };
    let mut talk = Talk { speaker, mailbox: &mailbox, number, by, ahead, heard: Instant::now() };
    let ending = match talk.run(&mut queued, socket).await {
        Ok(()) => Ending::Gone,
        Err(ending) => ending,
    };
    let _ = mailbox.send(TableMessage::Gone { client: number }).await;
    ending
}

/// Gets a client a place at its table; a table that is just leaving the memory is asked for again.
async fn join(
    app: &Arc<App>,
    table: &str,
    who: &Identity,
    last: Option<ResumePoint>,
    client: ClientHandle,
) -> Result<(TableSender, u64), ApiError> {
    for _ in 0..5 {
        let mailbox = app.table(table);
        let (joined, answer) = oneshot::channel();
        let join = TableMessage::Join { who: who.clone(), last, client: client.clone(), joined };
        if mailbox.send(join).await.is_ok()
            && let Ok(answer) = answer.await
        {
            return answer.map(|ahead| (mailbox, ahead));
        }
    }
    Err(ApiError::Busy)
}

struct Talk<'a, 'b> {
    speaker: &'a mut Speaker<'b>,
    mailbox: &'a TableSender,
    number: u64,
    /// Who came in, and from where.
    by: (Person, IpAddr),
    /// By so much the table's clock is ahead of ours.
    ahead: u64,
    heard: Instant,
}

impl Talk<'_, '_> {
    async fn run<S, E>(&mut self, queued: &mut mpsc::Receiver<Out>, socket: &mut S) -> Result<(), Ending>
    where
        S: Stream<Item = Result<Message, E>> + Sink<Message, Error = E> + Unpin,
    {
        let app = self.speaker.app;
        let mut stopping = app.stopping.subscribe();
        let mut decided = app.operators.subscribe();
        let mut pings = interval(app.config.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                message = socket.next() => {
                    let Some(Ok(message)) = message else { return Ok(()) };
                    self.heard = Instant::now();
                    self.take(socket, message).await?;
                }
                out = queued.recv() => match out {
                    // The table has let go of this client: it has ended with the server, or the client was too slow.
                    None if *app.stopping.borrow() => return self.come_back(queued, socket).await,
                    None => return Err(Ending::Close(CloseCode::TooSlow, "too slow")),
                    Some(out) => self.pass_on(queued, socket, out).await?,
                },
                Ok(()) = decided.changed() => {
                    if app.lets_in(&self.by.0, self.by.1).is_err() {
                        return Err(Ending::Close(CloseCode::PolicyViolation, "banned-by-server"));
                    }
                }
                _ = pings.tick() => {
                    if self.heard.elapsed() > app.config.silence {
                        app.metrics.silent_sockets.fetch_add(1, Relaxed);
                        return Err(Ending::Close(CloseCode::Silent, "silent"));
                    }
                    self.speaker.write(socket, Message::Ping(Default::default())).await?;
                }
                () = stopped(&mut stopping) => return self.come_back(queued, socket).await,
            }
        }
    }

    /// The server stops. Whatever was carried out before has been told, or will be by number.
    async fn come_back<S, E>(
        &mut self,
        queued: &mut mpsc::Receiver<Out>,
        socket: &mut S,
    ) -> Result<(), Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        while let Ok(out) = queued.try_recv() {
            self.pass_on(queued, socket, out).await?;
        }
        let after = self.speaker.app.come_back_after();
        self.speaker.say(socket, &ServerMessage::ComeBack { after }).await?;
        Err(Ending::Close(CloseCode::GoingAway, "come back"))
    }

    /// Writes all that waits before the socket is flushed once.
    async fn pass_on<S, E>(
        &mut self,
        queued: &mut mpsc::Receiver<Out>,
        socket: &mut S,
        first: Out,
    ) -> Result<(), Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        let app = self.speaker.app;
        let write = async {
            let mut next = Some(first);
            let mut end = None;
            while let Some(out) = next.take() {
                match out {
                    Out::Frame(frame) => {
                        app.metrics.messages_sent.fetch_add(1, Relaxed);
                        socket.feed(frame).await.map_err(|_| Ending::Gone)?;
                    }
                    Out::End(code, reason) => {
                        end = Some(Ending::Close(code, reason));
                        break;
                    }
                }
                next = queued.try_recv().ok();
            }
            socket.flush().await.map_err(|_| Ending::Gone)?;
            end.map_or(Ok(()), Err)
        };
        match timeout(app.config.write_within, write).await {
            Ok(written) => written,
            Err(_) => {
                app.metrics.slow_readers.fetch_add(1, Relaxed);
                Err(Ending::Gone)
            }
        }
    }

    async fn take<S, E>(&mut self, socket: &mut S, message: Message) -> Result<(), Ending>
    where
        S: Sink<Message, Error = E> + Unpin,
    {
        // Whatever comes is counted, the pings and pongs of the layer below too.
        let in_time = self.speaker.in_time();
        self.speaker.not_too_often(in_time)?;
        let Some(message) = self.speaker.read(socket, message).await? else { return Ok(()) };
        match message {
            ClientMessage::Ping { stamp } if in_time => {
                let now = now().saturating_add(self.ahead);
                self.speaker.say(socket, &ServerMessage::Pong { stamp, now }).await
            }
            ClientMessage::Hello { .. } if in_time => {
                self.speaker.refuse(socket, None, ApiError::HelloTwice).await
            }
            ClientMessage::Ping { .. } | ClientMessage::Hello { .. } => Ok(()),
            ClientMessage::Command { id, .. } if !in_time => {
                self.speaker.refuse(socket, Some(id), ApiError::TooFast).await
            }
            ClientMessage::Command { id, command } => {
                let mail = TableMessage::Command { client: self.number, id, command, at: Instant::now() };
                match self.mailbox.send(mail).await {
                    Ok(()) => Ok(()),
                    Err(_) => Err(Ending::Close(CloseCode::TooSlow, "the table has moved; come back")),
                }
            }
        }
    }
}

/// How long a server that stops gives its sockets.
pub(crate) const STOP_WITHIN: Duration = Duration::from_secs(5);
