//! A client of one table: what it is told comes in, what its driver is to do and what has happened goes out.

use std::collections::VecDeque;

use tubewright_rules::Seat;
use tubewright_table::Player;
use tubewright_wire::{
    ChatLine, ClientMessage, CloseCode, Command, End, Presence, ResumePoint, Room, SeatInfo, Sitter,
    Snapshot, Stage, Time,
};

use crate::absence::{Offer, Offers};
use crate::choice::Choice;
use crate::connection::Connection;
use crate::event::{Contact, Event};
use crate::mirror::Mirror;
use crate::muted::Muted;
use crate::seal::Shares;
use crate::socket::{Output, SocketId};

/// A client of one table, without sockets and without a clock.
///
/// A driver does what [`Self::next_output`] says, tells what its sockets bring with [`Self::opened`],
/// [`Self::received`] and [`Self::closed`], and calls [`Self::tick`] when [`Self::next_tick`] comes. Times are milliseconds
/// since 1970 by the device's own clock.
///
/// ```
/// use tubewright_client::{Client, Output};
/// use tubewright_wire::{ClientMessage, Command};
///
/// let mut client = Client::new(None, 7, 0);
/// let Some(Output::Connect(socket)) = client.next_output() else { panic!("it connects") };
/// client.request(Command::Start, 10);
/// assert_eq!(client.next_output(), None, "a command waits for the welcome");
/// client.opened(socket, 20);
/// let hello = ClientMessage::Hello { secret: None, last: None };
/// assert_eq!(client.next_output(), Some(Output::Send(socket, hello)));
/// client.closed(socket, None, 30);
/// let due = client.next_tick().expect("it tries again");
/// client.tick(due);
/// assert!(matches!(client.next_output(), Some(Output::Connect(_))));
/// ```
#[derive(Debug)]
pub struct Client {
    pub(crate) connection: Connection,
    clock: Clock,
    pub(crate) secret: Option<String>,
    pub(crate) contact: Contact,
    pub(crate) mirror: Option<Mirror>,
    /// What came did not fit: the next hello asks for everything.
    pub(crate) is_stale: bool,
    pub(crate) players: Vec<Player>,
    pub(crate) choice: Choice,
    pub(crate) presence: Presence,
    pub(crate) offers: Offers,
    pub(crate) room: Room,
    pub(crate) shares: Shares,
    /// The server's clock less ours, in milliseconds.
    pub(crate) skew: i64,
    pub(crate) muted: Muted,
    pub(crate) events: VecDeque<Event>,
}

/// The device's clock, which may be set while the client runs: here it never goes back.
#[derive(Debug)]
struct Clock {
    now: Time,
    /// What is added to the device's time.
    ahead: Time,
}

impl Clock {
    fn set(&mut self, now: Time) {
        if now.saturating_add(self.ahead) < self.now {
            self.ahead = self.now - now;
        }
        self.now = now.saturating_add(self.ahead);
    }
}

impl Client {
    /// A client that connects at once: with the secret of a seat, if it has one, and a random number of its own.
    pub fn new(secret: Option<String>, seed: u64, now: Time) -> Self {
        Self {
            connection: Connection::new(seed, now),
            clock: Clock { now, ahead: 0 },
            secret,
            contact: Contact::Connecting,
            mirror: None,
            is_stale: false,
            players: Vec::new(),
            choice: Choice::default(),
            presence: Presence::default(),
            offers: Offers::default(),
            room: Room::default(),
            shares: Shares::default(),
            skew: 0,
            muted: Muted::default(),
            events: VecDeque::new(),
        }
    }

    /// The same for somebody who was at the table before and kept what was shown.
    pub fn resume(mirror: Mirror, secret: Option<String>, seed: u64, now: Time) -> Self {
        let mut client = Self::new(secret, seed, now);
        client.show(mirror);
        client.events.clear();
        client
    }

    // What the driver is to do, and to tell.

    /// What to do next, until there is nothing.
    pub fn next_output(&mut self) -> Option<Output> {
        self.connection.next_output()
    }

    /// What has happened next, until there is nothing.
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// When [`Self::tick`] has something to do, by the device's clock.
    pub fn next_tick(&self) -> Option<Time> {
        let offers = self.snapshot().and_then(|snapshot| {
            let change = Offers::next_change(snapshot, &self.presence, self.server_time(self.clock.now))?;
            Some(self.own_time(change))
        });
        let next = self.connection.next_tick().into_iter().chain(offers).min()?;
        Some(next.saturating_sub(self.clock.ahead))
    }

    /// A socket is open.
    pub fn opened(&mut self, socket: SocketId, now: Time) {
        self.clock.set(now);
        if self.connection.is_current(socket) {
            let last = self.last();
            let hello = ClientMessage::Hello { secret: self.secret.clone(), last };
            self.connection.greet(hello, self.clock.now);
        }
    }

    /// Something came that cannot be read: a kind of message, perhaps, that a later server knows.
    pub fn unreadable(&mut self, socket: SocketId, now: Time) {
        self.clock.set(now);
        if self.connection.is_current(socket) {
            self.connection.heard(self.clock.now);
            self.events.push_back(Event::Unreadable);
        }
    }

    /// A socket is closed, with the code of the server's if it gave one, or could not be opened.
    pub fn closed(&mut self, socket: SocketId, code: Option<u16>, now: Time) {
        self.clock.set(now);
        if !self.connection.is_current(socket) {
            return;
        }
        self.connection.lost(self.clock.now);
        match code.and_then(CloseCode::from_code) {
            Some(CloseCode::TableDeleted) => return self.no_table(),
            Some(CloseCode::Outdated) => self.be(Contact::Outdated),
            _ => {}
        }
        self.tell_lost();
    }

    /// Does what has come due.
    pub fn tick(&mut self, now: Time) {
        self.clock.set(now);
        if self.connection.tick(self.clock.now) {
            self.tell_lost();
        }
        self.look_for_absent();
    }

    /// The device is back from sleep, or from another network.
    pub fn wake(&mut self, now: Time) {
        self.clock.set(now);
        self.connection.wake(self.clock.now);
    }

    /// The driver found out that there is no such table.
    pub fn no_table(&mut self) {
        self.connection.end();
        self.be(Contact::NoTable);
    }

    /// The driver found out that the server speaks another version.
    pub fn outdated(&mut self) {
        self.be(Contact::Outdated);
    }

    /// Closes the connection for good.
    pub fn end(&mut self) {
        self.connection.end();
        if self.contact != Contact::NoTable {
            self.contact = Contact::Ended;
        }
    }

    // What the person wants.

    /// Asks the table for something, now or as soon as there is a connection; the answer bears the number that this gives.
    pub fn request(&mut self, command: Command, now: Time) -> u64 {
        self.clock.set(now);
        if let Command::Sit { secret: Some(secret), .. } = &command {
            self.secret = Some(secret.clone());
        }
        let command = self.sealed(command);
        let sits_sealed = matches!(command, Command::SitSealed { .. });
        let id = self.connection.request(command, self.clock.now);
        if sits_sealed {
            self.shares.asked(id);
        }
        id
    }

    /// Returns `true` if everything that was asked for has been answered.
    pub fn is_settled(&self) -> bool {
        !self.connection.has_unanswered()
    }

    /// Those whom the person does not want to hear.
    pub fn muted(&self) -> &Muted {
        &self.muted
    }

    /// Says whom the person does not want to hear.
    pub fn mute(&mut self, muted: Muted) {
        self.muted = muted;
    }

    // What is to be known.

    /// How the client is connected.
    pub fn contact(&self) -> Contact {
        self.contact
    }

    /// The table as it was shown last; nothing before the first welcome.
    pub fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    /// The snapshot that this comes to.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.mirror.as_ref().map(Mirror::snapshot)
    }

    /// The secret of the client's seat, if it has one.
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// Is there a game to be seen? Before it, the client is no [`crate::GameSession`].
    pub fn has_game(&self) -> bool {
        self.mirror.as_ref().is_some_and(|mirror| mirror.game().is_some())
    }

    /// Has the game a result?
    pub fn is_finished(&self) -> bool {
        self.snapshot().is_some_and(|snapshot| snapshot.stage == Stage::Over(End::Finished))
    }

    /// Is the person of a seat connected? Bots always are.
    pub fn is_here(&self, seat: u8) -> bool {
        self.presence.is_here(seat.into())
    }

    /// Who is connected, and from when others may act for the rest.
    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// May the client act as host: as the one it is, because it opened the table, or because the host has been away for a
    /// while?
    pub fn may_host(&self) -> bool {
        self.offers.host || self.is_opener()
    }

    /// Has the client's person opened the table, and sits there?
    pub fn is_opener(&self) -> bool {
        let you = self.snapshot().and_then(|snapshot| snapshot.you);
        you.is_some() && you == self.room.opener
    }

    /// The record of the game as far as the client may know it, with what proves its cards once that may be known.
    pub fn record_so_far(&self) -> Option<tubewright_rules::Record> {
        let mut record = self.mirror.as_ref()?.record()?;
        self.room.sealing.note(record.deal.get_or_insert_default());
        Some(record)
    }

    /// Who may come in, and who asks to.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// May the client let a bot play for a seat's person, or from when on?
    pub fn bot_offer(&self, seat: u8) -> Option<Offer> {
        self.offers.bots.get(usize::from(seat)).copied().flatten()
    }

    /// What was said by those who are not muted, and has not been deleted.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        let lines = self.snapshot().into_iter().flat_map(|snapshot| &snapshot.chat);
        lines.filter(|line| !line.text.is_empty() && !self.muted.contains(line.member))
    }

    /// The number at this table of whoever sits at a seat.
    pub fn member(&self, seat: u8) -> Option<u16> {
        member_of(self.snapshot()?.seats.get(usize::from(seat))?)
    }

    /// The person's own number at this table.
    pub fn own_member(&self) -> Option<u16> {
        self.member(self.snapshot()?.you?)
    }

    /// Everyone else who sits at the table or has said something, by number and name: those who can be muted.
    pub fn other_people(&self) -> Vec<(u16, &str)> {
        let Some(snapshot) = self.snapshot() else { return Vec::new() };
        let own = self.own_member();
        let seated = snapshot.seats.iter().filter_map(|seat| Some((member_of(seat)?, seat.sitter.name())));
        let spoke = snapshot.chat.iter().map(|line| (line.member, line.name.as_str()));
        let mut others: Vec<(u16, &str)> = Vec::new();
        for (member, name) in seated.chain(spoke) {
            if Some(member) != own && !name.is_empty() && others.iter().all(|(other, _)| *other != member) {
                others.push((member, name));
            }
        }
        others
    }

    /// How long it is until a moment of the table's clock, in milliseconds; negative when it is over.
    pub fn until(&self, moment: Time, now: Time) -> i64 {
        let now = self.server_time(now.saturating_add(self.clock.ahead));
        i64::try_from(moment).unwrap_or(i64::MAX).saturating_sub_unsigned(now)
    }

    /// How long until the turn's clock runs out, in milliseconds.
    pub fn time_left(&self, now: Time) -> Option<Time> {
        let snapshot = self.snapshot().filter(|snapshot| snapshot.stage == Stage::Playing)?;
        let deadline = snapshot.game.as_ref()?.deadline?;
        Some(u64::try_from(self.until(deadline, now)).unwrap_or(0))
    }

    /// The seat whose sheet is shown: the person's own, or the one that somebody who looks on has chosen.
    pub(crate) fn shown_seat(&self) -> Option<Seat> {
        let mirror = self.mirror.as_ref()?;
        let mut seats = mirror.game()?.seats();
        mirror.seat().or(self.choice.watched).or_else(|| seats.next())
    }

    pub(crate) fn set_clock(&mut self, now: Time) {
        self.clock.set(now);
    }

    /// By our clock that never goes back.
    pub(crate) fn now(&self) -> Time {
        self.clock.now
    }

    /// The same by the device's clock.
    pub(crate) fn device_time(&self) -> Time {
        self.clock.now.saturating_sub(self.clock.ahead)
    }

    pub(crate) fn server_time(&self, own: Time) -> Time {
        own.saturating_add_signed(self.skew)
    }

    fn own_time(&self, server: Time) -> Time {
        server.saturating_add_signed(self.skew.saturating_neg())
    }

    fn last(&self) -> Option<ResumePoint> {
        self.mirror.as_ref().map(Mirror::resume_point).filter(|_| !self.is_stale)
    }
}

/// The number of the person who owns a seat.
pub(crate) fn member_of(seat: &SeatInfo) -> Option<u16> {
    match seat.sitter {
        Sitter::Person { member, .. } => Some(member),
        _ => None,
    }
}
