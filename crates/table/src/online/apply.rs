//! What an entry does to a table, and what each watcher learns from it.

use std::sync::Arc;

use tubewright_rules::{Action, Seat};
use tubewright_wire::{Change, ChatLine, End, Pace, Snapshot, Stage, Time};

use crate::online::door::Request;
use crate::online::event::{CorruptLogError, Event, EventKind, Newcomer};
use crate::online::known::Watcher;
use crate::online::numbers::{Before, Numbers};
use crate::online::opening::begin;
use crate::online::state::{Log, Member, Occupant, Play, SeatState, Stopped, Table, acted};

/// An entry that was applied: its numbers, and what it lets each watcher know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    entry: u64,
    at: Time,
    numbers: Numbers,
    fresh: bool,
    /// By seat, then for spectators.
    changes: Vec<Vec<Change>>,
}

impl Update {
    /// Its place in the log, which nobody at the table is told.
    pub fn entry(&self) -> u64 {
        self.entry
    }

    /// Whom it tells something, and its number for each of them.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// When it was.
    pub fn at(&self) -> Time {
        self.at
    }

    /// Does everyone need a snapshot in the place of changes? So it is when the game starts.
    pub fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// What the entry lets a watcher know; nothing for a watcher that there is not.
    pub fn changes(&self, watcher: Watcher) -> &[Change] {
        let list = match watcher {
            Watcher::Seat(seat) if usize::from(seat) + 1 < self.changes.len() => {
                self.changes.get(usize::from(seat))
            }
            Watcher::Seat(_) => None,
            Watcher::Spectator => self.changes.last(),
        };
        list.map_or(&[], |list| list)
    }
}

/// What came of taking in an entry.
pub(super) struct Folded {
    public: Public,
    before: Before,
    numbers: Numbers,
}

/// What an entry changed beside the game, for all to know.
#[derive(Default)]
pub(super) struct Public {
    changes: Vec<Change>,
    over: bool,
    fresh: bool,
}

impl Table {
    /// Takes in an entry. Those that [`Self::decide`] and [`Self::tick`] gave always fit; after one that does not, the
    /// table is worthless.
    pub fn apply(&mut self, event: &Event) -> Result<Update, CorruptLogError> {
        let entry = self.log.len;
        let Folded { public, before, numbers } = self.fold(event)?;
        let over = public.over.then(|| {
            let Stage::Over(end) = self.log.stage else { unreachable!("it has just ended") };
            Change::Over { end, seed: self.log.play.as_ref().map(|_| self.log.deal_seed().to_owned()) }
        });
        let mut changes = Vec::with_capacity(before.known.len());
        if !public.fresh {
            let counts = self.log.counts();
            for (watcher, before) in self.log.watchers().zip(&before.known) {
                let mut list = public.changes.clone();
                self.log.learned(before, &self.log.known_of(&counts, watcher), &mut list);
                list.extend(over.clone());
                changes.push(list);
            }
        }
        Ok(Update { entry, at: event.at, numbers, fresh: public.fresh, changes })
    }

    /// Takes in an entry without working out what it lets anybody know.
    pub(super) fn fold(&mut self, event: &Event) -> Result<Folded, CorruptLogError> {
        let n = self.log.len;
        let folded = self.log.fold(event).map_err(|why| CorruptLogError { n, why: why.to_owned() })?;
        // Whether a new member is connected has to be said by the caller.
        self.away.resize(self.log.members.len(), Some(self.log.at));
        if let EventKind::Freed { member } = event.kind
            && let Some(away) = self.away.get_mut(usize::from(member))
        {
            *away = Some(self.log.at);
        }
        Ok(folded)
    }
}

type Fits = Result<(), &'static str>;

impl Log {
    fn fold(&mut self, event: &Event) -> Result<Folded, &'static str> {
        if event.at < self.at {
            return Err("it is earlier than the entry before it");
        }
        let (was, before) = (self.stage, self.before());
        let mut public = Public::default();
        self.change(event, &mut public)?;
        self.at = event.at;
        public.over = was != self.stage && matches!(self.stage, Stage::Over(_));
        let tells_all = public.fresh || public.over || !public.changes.is_empty();
        let numbers = self.count(&before, tells_all, event.at);
        if let Some(receipt) = event.by {
            let n = numbers.last(Some(receipt.member));
            let member = self.member_mut(receipt.member)?;
            member.receipts.push((receipt.id, n));
            member.non_play_commands = member
                .non_play_commands
                .saturating_add(u16::from(!matches!(event.kind, EventKind::Played { .. })));
            member.active = event.at;
            member.played |= matches!(event.kind, EventKind::Played { .. });
            self.active = event.at;
        }
        self.len += 1;
        Ok(Folded { public, before, numbers })
    }

    fn change(&mut self, event: &Event, public: &mut Public) -> Fits {
        match &event.kind {
            EventKind::Opened(_) => return Err("the table is open already"),
            EventKind::Sat { seat, newcomer, colour } => {
                self.has(*seat)?;
                let member = self.enter(newcomer, event.at);
                self.member_mut(member)?.request = None;
                let state = &mut self.seats[usize::from(*seat)];
                state.sitter = Occupant::Person { member, stand_in: None };
                if self.play.is_none() {
                    state.colour = *colour;
                }
                self.start_clock(*seat, member, event.at);
                self.show_seat(*seat, public);
            }
            EventKind::Coloured { seat, colour } => {
                self.has(*seat)?;
                self.seats[usize::from(*seat)].colour = *colour;
                self.show_seat(*seat, public);
            }
            EventKind::Renamed { member, name } => {
                self.member_mut(*member)?.name.clone_from(name);
                self.show_member(*member, public);
            }
            EventKind::Keyed { member, key } => self.member_mut(*member)?.key = Some(key.clone()),
            EventKind::Left { seat, level } => {
                self.has(*seat)?;
                self.stop_clock(*seat, event.at);
                let seen = self.known(Watcher::Seat(*seat)).turns;
                if let Some(owner) = self.seats[usize::from(*seat)].sitter.owner() {
                    if self.play.is_none() {
                        self.seal.forget(owner);
                    }
                    let owner = self.member_mut(owner)?;
                    owner.seen = owner.seen.max(seen);
                }
                let state = &mut self.seats[usize::from(*seat)];
                let was_host = self.host.is_some() && state.sitter.owner() == self.host;
                let level = state.sitter.bot().unwrap_or(*level);
                if self.play.is_some() {
                    state.sitter = Occupant::Bot { level, free: true };
                } else {
                    state.sitter = Occupant::Open;
                    state.colour = None;
                }
                self.show_seat(*seat, public);
                if was_host {
                    self.host = None;
                    public.changes.push(Change::Host { seat: None });
                }
            }
            EventKind::HostPassed { host } => {
                if let Some(host) = host {
                    self.member_mut(*host)?;
                }
                self.host = *host;
                public.changes.push(Change::Host { seat: self.host_seat() });
            }
            EventKind::BotSet { seat, level } => {
                self.has(*seat)?;
                self.seats[usize::from(*seat)].sitter = Occupant::Bot { level: *level, free: false };
                self.show_seat(*seat, public);
            }
            EventKind::Started => {
                if self.play.is_some() || self.stage != Stage::Gathering {
                    return Err("the game has started already");
                }
                let is_taken =
                    |occupant: Occupant| matches!(occupant, Occupant::Person { .. } | Occupant::Bot { .. });
                if !self.seats.iter().any(|seat| is_taken(seat.sitter)) {
                    return Err("nobody sits there");
                }
                self.seats.retain(|seat| is_taken(seat.sitter));
                self.settings.seats = self.seats.len() as u8;
                let seated = self.seated();
                self.seal.start(&self.seed, &seated)?;
                self.keep_shares();
                self.play = Some(begin(self).map_err(|_| "the game cannot be set up")?);
                self.stage = Stage::Playing;
                self.advance(event.at);
                public.fresh = true;
            }
            EventKind::Played { seat, action } => {
                let play = self.play.as_ref().ok_or("there is no game")?;
                let action = play.game.board().locate(*action).map_err(|_| "it names no station")?;
                self.play(*seat, action)?;
                self.advance(event.at);
            }
            EventKind::Undone { seat } => {
                if self.stage != Stage::Playing || self.settings.pace == Pace::OwnPace {
                    return Err("nothing can be taken back");
                }
                let play = self.play.as_mut().ok_or("there is no game")?;
                let place = nth(play, *seat).ok_or("there is no such seat")?;
                play.game.undo(place).map_err(|_| "there was nothing to take back")?;
            }
            EventKind::TimedOut { seats } => {
                for seat in seats {
                    self.play(*seat, Action::Pass)?;
                }
                self.advance(event.at);
            }
            EventKind::BotLet { seat, level } => {
                self.has(*seat)?;
                self.stop_clock(*seat, event.at);
                self.stand_in(*seat, Some(*level))?;
                self.show_seat(*seat, public);
            }
            EventKind::TakenBack { seat } => {
                let member = self.stand_in(*seat, None)?;
                self.start_clock(*seat, member, event.at);
                self.show_seat(*seat, public);
            }
            EventKind::OwnPace => {
                self.settings.pace = Pace::OwnPace;
                self.advance(event.at);
                public.changes.push(Change::Pace { pace: Pace::OwnPace });
            }
            EventKind::Said { member, text } => {
                let name = self.member_mut(*member)?.name.clone();
                let line = ChatLine { member: *member, name, at: event.at, text: text.clone() };
                if self.chat.len() == Snapshot::CHAT_KEPT {
                    self.chat.pop_front();
                }
                self.chat.push_back(Arc::new(line.clone()));
                public.changes.push(Change::Chat { line });
            }
            EventKind::Rematched { table } => {
                self.rematch = Some(table.clone());
                public.changes.push(Change::Rematch { table: table.clone() });
            }
            EventKind::Forgotten { member } => {
                let forgotten = self.member_mut(*member)?;
                (forgotten.person, forgotten.key) = (None, None);
                (forgotten.network, forgotten.request) = (None, None);
                forgotten.name.clear();
                self.silence(*member);
                self.show_member(*member, public);
                public.changes.push(Change::Forgotten { member: *member });
            }
            EventKind::Abandoned => self.stage = Stage::Over(End::Abandoned),
            EventKind::Committed { member, commitment } => {
                self.member_mut(*member)?;
                self.seal.commit(*member, commitment)?;
            }
            EventKind::Revealing => self.seal.reveal_from(event.at),
            EventKind::Revealed { member, value } => self.seal.reveal(*member, value)?,
            EventKind::StartVoided => self.seal.void(),
            EventKind::Locked { locked } => self.door.locked = *locked,
            EventKind::ApprovalSet { required } => self.door.approval = *required,
            EventKind::Asked { newcomer, seat, colour } => {
                let member = self.enter(newcomer, event.at);
                self.member_mut(member)?.request = Some(Request { seat: *seat, colour: *colour });
            }
            EventKind::Withdrawn { member } => self.member_mut(*member)?.request = None,
            EventKind::Banned { member, network } => {
                let banned = self.member_mut(*member)?;
                (banned.banned, banned.request) = (true, None);
                if let Some(network) = network {
                    self.door.networks.push((*member, network.clone()));
                    for other in &mut self.members {
                        if other.request.is_some() && other.network.as_ref() == Some(network) {
                            Arc::make_mut(other).request = None;
                        }
                    }
                }
            }
            EventKind::Unbanned { member } => {
                self.member_mut(*member)?.banned = false;
                self.door.networks.retain(|(banned, _)| banned != member);
            }
            EventKind::CameFrom { member, network } => {
                // Where it was removed with somebody's data, nothing is known.
                self.member_mut(*member)?.network = Some(network.clone()).filter(|it| !it.is_empty());
            }
            EventKind::Freed { member } => {
                let owns = |seat: &SeatState| {
                    seat.sitter.owner() == Some(*member) || seat.sitter == Occupant::Reserved(*member)
                };
                if self.seats.iter().any(owns) {
                    return Err("they sit at the table");
                }
                self.seal.forget(*member);
                *self.member_mut(*member)? = Member { is_free: true, ..Member::new(None, event.at) };
                self.lasts[usize::from(*member)] = self.strangers;
                if self.silence(*member) {
                    public.changes.push(Change::Forgotten { member: *member });
                }
            }
        }
        Ok(())
    }

    fn has(&self, seat: u8) -> Fits {
        if usize::from(seat) < self.seats.len() { Ok(()) } else { Err("there is no such seat") }
    }

    fn member_mut(&mut self, member: u16) -> Result<&mut Member, &'static str> {
        let member = self.members.get_mut(usize::from(member)).ok_or("its member is unknown")?;
        Ok(Arc::make_mut(member))
    }

    /// Takes a member's words out of the chat. Were there any?
    fn silence(&mut self, member: u16) -> bool {
        let mut said = false;
        for line in self.chat.iter_mut().filter(|line| line.member == member) {
            said |= !line.text.is_empty() || !line.name.is_empty();
            let line = Arc::make_mut(line);
            line.name.clear();
            line.text.clear();
        }
        said
    }

    /// The member that a newcomer is: the one they were before, one whose place is free, or a new one.
    pub(super) fn enter(&mut self, newcomer: &Newcomer, at: Time) -> u16 {
        let known = self.members.iter().position(|member| member.person.as_ref() == Some(&newcomer.person));
        let free = || self.members.iter().position(|member| member.is_free);
        let member = known.or_else(free).unwrap_or(self.members.len());
        if known.is_none() {
            let new = Arc::new(Member::new(Some(newcomer.person.clone()), at));
            match self.members.get_mut(member) {
                Some(freed) => (*freed, self.lasts[member]) = (new, self.strangers),
                None => {
                    self.members.push(new);
                    self.lasts.push(self.strangers);
                }
            }
        }
        let entered = Arc::make_mut(&mut self.members[member]);
        entered.name.clone_from(&newcomer.name);
        if newcomer.key.is_some() {
            entered.key.clone_from(&newcomer.key);
        }
        member as u16
    }

    /// A bot plays for a seat's owner, or no longer does.
    fn stand_in(&mut self, seat: u8, level: Option<tubewright_wire::Level>) -> Result<u16, &'static str> {
        self.has(seat)?;
        match &mut self.seats[usize::from(seat)].sitter {
            Occupant::Person { stand_in, member } => {
                *stand_in = level;
                Ok(*member)
            }
            _ => Err("nobody owns the seat"),
        }
    }

    fn play(&mut self, seat: u8, action: Action) -> Fits {
        if self.stage != Stage::Playing {
            return Err("nobody plays now");
        }
        let play = self.play.as_mut().ok_or("there is no game")?;
        let place = nth(play, seat).ok_or("there is no such seat")?;
        play.game.play(place, action).map_err(|_| "the action is illegal")
    }

    /// Reveals what comes now, starts clocks, and ends the game after the last turn.
    fn advance(&mut self, at: Time) {
        let Some(play) = self.play.as_mut().filter(|_| self.stage == Stage::Playing) else { return };
        loop {
            let through = |seat: &Seat| play.game.turn(*seat).is_none();
            let turn = match self.settings.pace {
                Pace::InStep => play.dealer.next_turn(&play.game),
                Pace::OwnPace if play.game.seats().any(|seat| through(&seat)) => {
                    play.dealer.further_turn(&play.game)
                }
                Pace::OwnPace => None,
            };
            let Some(turn) = turn else { break };
            play.game.reveal(turn).expect("the dealer deals what can come");
        }
        for seat in play.game.waiting() {
            let turn = acted(&play.game, seat);
            let shown = &mut play.shown[seat.index()];
            // A turn that was taken back was shown before: its clock runs on.
            if shown.0 == usize::MAX || shown.0 < turn {
                *shown = (turn, at);
            }
        }
        if play.game.is_over() {
            self.stage = Stage::Over(End::Finished);
        }
    }

    /// A bot takes the place of whoever plays there: their clock stands.
    fn stop_clock(&mut self, seat: u8, at: Time) {
        let Occupant::Person { member, stand_in: None } = self.seats[usize::from(seat)].sitter else {
            return;
        };
        if let Some(play) = &mut self.play {
            let (turn, since) = play.shown[usize::from(seat)];
            let used = at.saturating_sub(since);
            play.stopped[usize::from(seat)] = Some(Stopped { turn, member, used });
        }
    }

    /// Somebody new has the whole time for the turn; who is back on the turn that they left has what was left of it.
    fn start_clock(&mut self, seat: u8, member: u16, at: Time) {
        if let Some(play) = &mut self.play {
            let (turn, since) = &mut play.shown[usize::from(seat)];
            let stopped = play.stopped[usize::from(seat)].take();
            let used = stopped.filter(|it| (it.turn, it.member) == (*turn, member)).map_or(0, |it| it.used);
            *since = at.saturating_sub(used);
        }
    }

    fn show_member(&self, member: u16, public: &mut Public) {
        for (i, seat) in self.seats.iter().enumerate() {
            if seat.sitter.owner() == Some(member) || seat.sitter == Occupant::Reserved(member) {
                self.show_seat(i as u8, public);
            }
        }
    }

    fn show_seat(&self, seat: u8, public: &mut Public) {
        public.changes.push(Change::Seat { seat, now: self.seat_info(usize::from(seat)) });
    }
}

fn nth(play: &Play, seat: u8) -> Option<Seat> {
    play.game.seats().nth(seat.into())
}
