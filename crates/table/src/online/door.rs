//! Who may sit down: a table can be locked, its host can let people in one by one, and can ban them.

use tubewright_rules::commitment;
use tubewright_wire::{Command, CommandError, Pace, Room, RoomPerson, Stage, Time};

use crate::online::event::{EventKind, Newcomer, PersonId};
use crate::online::known::Watcher;
use crate::online::seats::{MAX_MEMBERS, STAND_IN};
use crate::online::state::{Log, Member, Occupant, Table};

/// So many people can wait to be let in, and so many of them from one network.
const MAX_REQUESTS: usize = 16;
const MAX_REQUESTS_OF_NETWORK: usize = 8;

/// The door of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Door {
    pub(super) locked: bool,
    pub(super) approval: bool,
    /// Networks from which nobody may sit down, with the member for whose sake that is.
    pub(super) networks: Vec<(u16, String)>,
}

/// Where somebody wants to sit who waits to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) seat: Option<u8>,
    pub(super) colour: Option<tubewright_rules::Pencil>,
}

impl Log {
    /// What is kept of a network, with the table and no longer. Its seed is the key: nobody who sees one table's log can
    /// compare it with another's.
    pub(super) fn network_key(&self, address: &str) -> String {
        let mut key = commitment(&format!("network/{}/{address}", self.seed));
        key.truncate(16);
        key
    }

    fn is_seated(&self, member: u16) -> bool {
        let sits =
            |occupant: Occupant| occupant.owner() == Some(member) || occupant == Occupant::Reserved(member);
        self.seats.iter().any(|seat| sits(seat.sitter))
    }

    /// Somebody who has gone before they did anything that has to be remembered: their place can be another's.
    fn is_gone(&self, number: u16, member: &Member) -> bool {
        let has_a_part = Some(number) == self.host || Some(number) == self.opener;
        !(self.is_seated(number) || has_a_part || member.played || member.banned)
            && member.request.is_none()
            && !member.is_free
    }
}

impl Table {
    /// May somebody sit down here at all? The host lets in whoever asks, if that is how it is settled: then they only ask.
    pub(super) fn may_come_in(
        &self,
        member: Option<u16>,
        network: Option<&str>,
    ) -> Result<Entry, CommandError> {
        let (log, known) = (&self.log, member.map(|member| &self.log.members[usize::from(member)]));
        let kept = member.is_some_and(|member| log.is_seated(member));
        let is_opener = member.is_some() && member == log.opener;
        let is_banned = |network: &str| log.door.networks.iter().any(|(_, banned)| banned == network);
        if known.is_some_and(|known| known.banned) {
            return Err(CommandError::Banned);
        }
        if kept || is_opener {
            return Ok(Entry::Open);
        }
        if network.is_some_and(is_banned) {
            return Err(CommandError::Banned);
        }
        if log.door.locked {
            return Err(CommandError::Locked);
        }
        Ok(if log.door.approval { Entry::OnRequest } else { Entry::Open })
    }

    /// A place among the table's people for somebody: where all are taken, that of one who left before the start.
    pub(super) fn room_for(&self, member: Option<u16>) -> Result<Vec<EventKind>, CommandError> {
        let log = &self.log;
        if member.is_some() || log.members.len() < MAX_MEMBERS || log.members.iter().any(|it| it.is_free) {
            return Ok(Vec::new());
        }
        let gone = (0..).zip(&log.members).filter(|&(number, member)| log.is_gone(number, member));
        // Who has seen cards is remembered for as long as there is anybody else.
        let first = gone.min_by_key(|(_, member)| (member.seen, member.active));
        let (member, _) = first.ok_or(CommandError::TooMuch)?;
        Ok(vec![EventKind::Freed { member }])
    }

    /// Asks to be let in.
    pub(super) fn ask(
        &self,
        newcomer: Newcomer,
        member: Option<u16>,
        network: Option<&str>,
        request: Request,
    ) -> Result<Vec<EventKind>, CommandError> {
        let waiting = || self.log.members.iter().filter(|member| member.request.is_some());
        let is_first = member.is_none_or(|member| self.log.members[usize::from(member)].request.is_none());
        let same =
            |member: &&std::sync::Arc<Member>| network.is_some() && member.network.as_deref() == network;
        if is_first
            && (waiting().count() >= MAX_REQUESTS
                || waiting().filter(same).count() >= MAX_REQUESTS_OF_NETWORK)
        {
            return Err(CommandError::TooMuch);
        }
        let mut events = self.room_for(member)?;
        events.push(EventKind::Asked { newcomer, seat: request.seat, colour: request.colour });
        Ok(events)
    }

    /// Whoever takes over a seat in a game sees it as of the last turn that is complete: a choice that is still hidden is
    /// taken back first, and at own pace nobody brings along cards that the seat has not come to, or is shown cards that
    /// the others have not come to.
    pub(super) fn take_over(&self, seat: u8, member: Option<u16>) -> Result<Vec<EventKind>, CommandError> {
        if self.log.stage != Stage::Playing {
            return Ok(Vec::new());
        }
        let place = self.seat(seat).ok_or(CommandError::NoSuchSeat)?;
        if self.log.settings.pace == Pace::InStep {
            let hidden = self.undoable(place).is_some();
            return Ok(hidden.then_some(EventKind::Undone { seat }).into_iter().collect());
        }
        let turns = |seat: u8| self.log.known(Watcher::Seat(seat)).turns;
        let seen = member.map_or(0, |member| self.log.members[usize::from(member)].seen);
        if seen > turns(seat) {
            return Err(CommandError::SeenFurther);
        }
        let people = (0..).zip(&self.log.seats).filter(|(_, other)| other.sitter.owner().is_some());
        let least = people.map(|(other, _)| turns(other)).min();
        if least.is_some_and(|least| turns(seat) > least.max(seen)) {
            return Err(CommandError::SeatAhead);
        }
        Ok(Vec::new())
    }

    /// What the host does at the door.
    pub(super) fn at_door(
        &self,
        host: u16,
        command: &Command,
        at: Time,
    ) -> Result<Vec<EventKind>, CommandError> {
        let mut events = self.as_host(host, at)?;
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(CommandError::Over);
        }
        let known = |member: u16| self.log.members.get(usize::from(member)).filter(|known| !known.is_free);
        match *command {
            Command::Lock { locked } => events.push(EventKind::Locked { locked }),
            Command::Approval { required } => events.push(EventKind::ApprovalSet { required }),
            Command::Admit { member } => {
                let known = known(member).ok_or(CommandError::NoSuchMember)?;
                let request = known.request.ok_or(CommandError::NotAsking)?;
                let person = known.person.clone().ok_or(CommandError::NoSuchMember)?;
                let newcomer = Newcomer { person, name: known.name.clone(), key: known.key.clone() };
                let wanted = request.seat.filter(|&seat| self.free_seat(Some(seat), Some(member)).is_ok());
                let colour = request.colour.filter(|_| self.log.stage == Stage::Gathering);
                let commits = self.log.has_committed(member) && self.away[usize::from(member)].is_none();
                events.extend(self.seat_down(newcomer, wanted, colour, (Some(member), commits))?);
            }
            Command::TurnAway { member } => {
                let known = known(member).ok_or(CommandError::NoSuchMember)?;
                known.request.ok_or(CommandError::NotAsking)?;
                events.push(EventKind::Withdrawn { member });
            }
            Command::Ban { member } => return self.ban(host, member, None, at),
            Command::Unban { member } => {
                let known = known(member).ok_or(CommandError::NoSuchMember)?;
                if !known.banned {
                    return Err(CommandError::NotBanned);
                }
                events.push(EventKind::Unbanned { member });
            }
            _ => {}
        }
        Ok(events)
    }

    /// Bans somebody, with their network; not those who share it with the host or anybody else at the table.
    pub(super) fn ban(
        &self,
        host: u16,
        member: u16,
        hosts_network: Option<&str>,
        at: Time,
    ) -> Result<Vec<EventKind>, CommandError> {
        let mut events = self.as_host(host, at)?;
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(CommandError::Over);
        }
        let known = self.log.members.get(usize::from(member)).filter(|known| !known.is_free);
        let known = known.ok_or(CommandError::NoSuchMember)?;
        if member == host {
            return Err(CommandError::NotYourself);
        }
        if self.log.opener == Some(member) {
            return Err(CommandError::IsOpener);
        }
        let mut seats = (0..).zip(&self.log.seats);
        let theirs = seats.find(|(_, seat)| {
            seat.sitter.owner() == Some(member) || seat.sitter == Occupant::Reserved(member)
        });
        events.extend(theirs.map(|(seat, _)| EventKind::Left { seat, level: STAND_IN }));
        let others = || (0..).zip(&self.log.members).filter(|(other, _)| *other != member);
        let shared = |network: &str| {
            hosts_network == Some(network)
                || others()
                    .any(|(other, it)| self.log.is_seated(other) && it.network.as_deref() == Some(network))
        };
        let network = known.network.clone().filter(|network| !shared(network));
        events.push(EventKind::Banned { member, network });
        Ok(events)
    }

    /// What somebody may know of the door.
    pub fn room(&self, person: &PersonId) -> Room {
        let log = &self.log;
        let member = self.member(person);
        let known = member.map(|member| &log.members[usize::from(member)]);
        let is_seated = member.is_some_and(|member| self.seat_of(member).is_some());
        let is_over = matches!(log.stage, Stage::Over(_));
        let list = |belongs: fn(&Member) -> bool| {
            let people = (0..).zip(&log.members).filter(|(_, it)| is_seated && !is_over && belongs(it));
            people.map(|(member, it)| RoomPerson { member, name: it.name.clone() }).collect()
        };
        Room {
            opener: log.opener.and_then(|opener| self.seat_of(opener)),
            locked: log.door.locked,
            approval: log.door.approval,
            asking: !is_over && known.is_some_and(|known| known.request.is_some()),
            banned: known.is_some_and(|known| known.banned),
            requests: list(|member| member.request.is_some()),
            bans: list(|member| member.banned),
            sealing: log.sealing(),
        }
    }

    /// Is the table locked? Then it is in no list.
    pub fn is_locked(&self) -> bool {
        self.log.door.locked
    }
}

/// How somebody comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Open,
    OnRequest,
}
