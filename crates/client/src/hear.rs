//! What a message from the server does to a client.

use tubewright_rules::Action;
use tubewright_table::Player;
use tubewright_wire::{Change, Presence, Room, ServerMessage, Sitter, Snapshot, Time};

use crate::absence::{Offer, Offers};
use crate::client::Client;
use crate::event::{Contact, Event};
use crate::mirror::Mirror;
use crate::socket::SocketId;

/// The reason with which a server refuses whoever asks for a table that it does not have.
const NO_SUCH_TABLE: &str = "no-such-table";
/// So many attempts in a row fail before a server that said it starts anew is taken for lost.
const PATIENCE: u32 = 2;

impl Client {
    /// A message came from a socket.
    pub fn received(&mut self, socket: SocketId, message: ServerMessage, now: Time) {
        self.set_clock(now);
        if !self.connection.is_current(socket) {
            return;
        }
        self.connection.heard(self.now());
        match message {
            ServerMessage::Welcome { now, snapshot, here, build, .. } => {
                self.be_welcomed(now, snapshot, here, build);
            }
            ServerMessage::Refused { id, reason, .. } => self.be_refused(id, reason),
            ServerMessage::Outdated { .. } => self.be(Contact::Outdated),
            ServerMessage::ComeBack { after } => {
                self.connection.come_back(after.into());
                self.be(Contact::Restarting);
            }
            ServerMessage::Pong { .. } => {}
            // Before the welcome nothing else means anything yet.
            _ if !self.connection.is_welcomed() => {}
            ServerMessage::Snapshot { snapshot } => self.be_shown(snapshot),
            ServerMessage::Event { n, at, changes } => self.take_event(n, at, &changes),
            ServerMessage::Done { id, n } => {
                self.connection.answered(id);
                self.choice_done(id, n);
                self.seal_answered(id, false);
                self.events.push_back(Event::Done(id));
            }
            ServerMessage::Presence(presence) => self.be_present(presence),
            ServerMessage::Room(room) => {
                self.shares.is_known = true;
                self.be_at_door(room);
            }
            ServerMessage::Reaction { seat, reaction } => {
                if self.member(seat).is_none_or(|member| !self.muted.contains(member)) {
                    self.events.push_back(Event::Reaction { seat, reaction });
                }
            }
        }
        self.look_for_absent();
        self.seal();
    }

    fn be_welcomed(&mut self, server: Time, snapshot: Option<Snapshot>, here: Vec<bool>, build: String) {
        if self.connection.is_welcomed() {
            return;
        }
        let goes_on = snapshot.is_none() && !self.is_stale && self.mirror.is_some();
        match snapshot.map(Mirror::new) {
            Some(Ok(mirror)) if self.fits(&mirror) => self.show(mirror),
            None if goes_on => {}
            _ => return self.begin_again(),
        }
        let on_the_way = self.connection.welcomed(self.now()) / 2;
        let server = i64::try_from(server.saturating_add(on_the_way)).unwrap_or(i64::MAX);
        self.skew = server.saturating_sub_unsigned(self.now());
        self.events.push_back(Event::Build(build));
        self.be_present(Presence { here, ..Presence::default() });
        // What is not as at a new table is told anew.
        (self.shares.is_known, self.shares.gave_up) = (false, false);
        self.be_at_door(Room::default());
        self.be(Contact::Connected);
    }

    fn be_refused(&mut self, id: Option<u64>, reason: String) {
        match id {
            Some(id) => {
                if !self.connection.answered(id) {
                    // It was answered before.
                    return;
                }
                self.choice_refused(id);
                self.seal_answered(id, true);
            }
            None if reason == NO_SUCH_TABLE => return self.no_table(),
            None => {}
        }
        self.events.push_back(Event::Refused { id, reason });
    }

    fn be_shown(&mut self, snapshot: Snapshot) {
        // One that is older than what is shown was overtaken on its way.
        if self.mirror.as_ref().is_some_and(|mirror| snapshot.n < mirror.snapshot().n) {
            return;
        }
        match Mirror::new(snapshot) {
            Ok(mirror) if self.fits(&mirror) => self.show(mirror),
            _ => self.begin_again(),
        }
    }

    /// A game that has begun does not go away again.
    fn fits(&self, mirror: &Mirror) -> bool {
        mirror.game().is_some() || !self.has_game()
    }

    /// Shows a table whole.
    pub(crate) fn show(&mut self, mirror: Mirror) {
        let told = self.mirror.as_ref().map(|before| before.snapshot().chat.last().map_or(0, |line| line.at));
        let seat = self.mirror.as_ref().map(Mirror::seat);
        self.is_stale = false;
        self.mirror = Some(mirror);
        self.choice.undoing = None;
        self.events.push_back(Event::Snapshot);
        let new = |snapshot: &Snapshot| {
            let lines = snapshot.chat.iter().filter(|line| told.is_some_and(|told| line.at > told));
            lines.cloned().collect::<Vec<_>>()
        };
        for line in self.snapshot().map(new).unwrap_or_default() {
            self.tell_chat(line);
        }
        self.follow(seat != self.mirror.as_ref().map(Mirror::seat));
    }

    fn take_event(&mut self, n: u64, at: Time, changes: &[Change]) {
        let Some(mirror) = &mut self.mirror else { return self.begin_again() };
        if n <= mirror.snapshot().n {
            return;
        }
        mirror.take_back();
        let last = mirror.last_action();
        if mirror.event(n, at, changes).is_err() {
            self.follow_choice(false);
            return self.begin_again();
        }
        self.tell(changes, last);
        self.follow(false);
    }

    /// Tells of changes; `last` is the client's last action before them.
    fn tell(&mut self, changes: &[Change], last: Option<Action>) {
        let mut game_went_on = false;
        for change in changes {
            let event = match change {
                Change::Seat { seat, .. } => Event::Seat(*seat),
                Change::Host { .. } => Event::Host,
                Change::Pace { .. } => Event::Pace,
                Change::Rematch { table } => Event::Rematch(table.clone()),
                Change::Forgotten { .. } => Event::Forgotten,
                Change::Chat { line } => {
                    self.tell_chat(line.clone());
                    continue;
                }
                Change::Undone { .. } => {
                    self.taken_back(last);
                    Event::TakenBack
                }
                Change::Revealed { .. }
                | Change::Acted { .. }
                | Change::Chosen { .. }
                | Change::Deadline { .. }
                | Change::Over { .. } => {
                    game_went_on = true;
                    continue;
                }
            };
            self.events.push_back(event);
        }
        if game_went_on {
            self.events.push_back(Event::Game);
        }
    }

    fn tell_chat(&mut self, line: tubewright_wire::ChatLine) {
        if !line.text.is_empty() && !self.muted.contains(line.member) {
            let is_own = self.own_member() == Some(line.member);
            self.events.push_back(Event::Chat { line, is_own });
        }
    }

    /// Works out what follows from another model of the table.
    fn follow(&mut self, is_new_seat: bool) {
        self.players = self.snapshot().map(players).unwrap_or_default();
        self.follow_choice(is_new_seat);
    }

    fn be_present(&mut self, presence: Presence) {
        let before = std::mem::replace(&mut self.presence, presence);
        if before == self.presence {
            return;
        }
        self.events.push_back(Event::Presence);
        let you = self.snapshot().and_then(|snapshot| snapshot.you);
        let seats = self.snapshot().map_or(0, |snapshot| snapshot.seats.len() as u8);
        for seat in (0..seats).filter(|&seat| Some(seat) != you) {
            let (was, is) = (before.here.get(usize::from(seat)).copied(), self.is_here(seat));
            if self.member(seat).is_some() && was.is_some_and(|was| was != is) {
                self.events.push_back(Event::Here(seat, is));
            }
        }
    }

    fn be_at_door(&mut self, room: Room) {
        let before = std::mem::replace(&mut self.room, room);
        if before == self.room {
            return;
        }
        self.events.push_back(Event::Room);
        let is_new = |member: &u16| before.requests.iter().all(|known| known.member != *member);
        let asks: Vec<u16> = self.room.requests.iter().map(|it| it.member).filter(is_new).collect();
        self.events.extend(asks.into_iter().map(Event::Asks));
    }

    /// Looks anew at what may be done for those who are away.
    pub(crate) fn look_for_absent(&mut self) {
        let now = self.server_time(self.now());
        let Some(snapshot) = self.mirror.as_ref().map(Mirror::snapshot) else { return };
        let offers = Offers::at(snapshot, &self.presence, now);
        if offers == self.offers {
            return;
        }
        let is_host = snapshot.host.is_some() && snapshot.host == snapshot.you;
        let before = std::mem::replace(&mut self.offers, offers);
        self.events.push_back(Event::Presence);
        if self.offers.host && !before.host && !is_host {
            self.events.push_back(Event::MayHost);
        }
        for (seat, offer) in self.offers.bots.iter().enumerate() {
            if *offer == Some(Offer::Now) && before.bots.get(seat) != Some(offer) {
                self.events.push_back(Event::MayLetBot(seat as u8));
            }
        }
    }

    /// What came does not fit: everything is asked for anew, and what is shown stays until it comes.
    fn begin_again(&mut self) {
        self.is_stale = true;
        self.connection.give_up(self.now());
        self.tell_lost();
    }

    pub(crate) fn tell_lost(&mut self) {
        let failed = self.connection.failed();
        match self.contact {
            Contact::Connecting | Contact::Connected => self.be(Contact::Lost),
            Contact::Restarting if failed > PATIENCE => self.be(Contact::Lost),
            Contact::Lost | Contact::Restarting | Contact::Outdated | Contact::NoTable | Contact::Ended => {}
        }
        self.events.push_back(Event::Lost { failed });
    }

    pub(crate) fn be(&mut self, contact: Contact) {
        if self.contact != contact {
            self.contact = contact;
            self.events.push_back(Event::Contact(contact));
        }
    }
}

/// Who sits where; the person at the client has no name there.
fn players(snapshot: &Snapshot) -> Vec<Player> {
    let player = |(seat, sitter): (usize, &Sitter)| match sitter {
        _ if snapshot.you == Some(seat as u8) => Player::Person(String::new()),
        Sitter::Bot { level, .. } => Player::Bot(level.name().to_owned()),
        other => Player::Person(other.name().to_owned()),
    };
    snapshot.seats.iter().map(|seat| &seat.sitter).enumerate().map(player).collect()
}
