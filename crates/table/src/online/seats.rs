//! Commands about seats: sit down, leave, bots, the host.

use tubewright_rules::Pencil;
use tubewright_wire::{Colours, Command, CommandError, Level, Settings, Stage, Time, check_name};

use crate::online::door::{Entry, Request};
use crate::online::event::{EventKind, Newcomer, PersonId};
use crate::online::opening::key_of;
use crate::online::sealing::checked_commitment;
use crate::online::state::{Occupant, Table};

/// How many different people can have a part in a table.
pub(super) const MAX_MEMBERS: usize = 64;

/// Who plays on where somebody left and nothing else was said.
pub(super) const STAND_IN: Level = Level::Regular;

/// The place after sitting down, and before the game starts by itself: the last entry speaks for all.
fn sat(events: &[EventKind]) -> usize {
    let starts = |event: &EventKind| matches!(event, EventKind::Started | EventKind::Revealing);
    events.iter().position(starts).unwrap_or(events.len())
}

/// May a pencil be chosen at all?
pub(super) fn check_colour(settings: &Settings, colour: Option<Pencil>) -> Result<(), CommandError> {
    if colour.is_some() && settings.colours == Colours::Drawn {
        Err(CommandError::NoColourChoice)
    } else {
        Ok(())
    }
}

impl Table {
    /// Sitting down, which is all that somebody without a seat can do. Returns who they are then, too.
    pub(super) fn sit(
        &self,
        person: &PersonId,
        network: Option<String>,
        command: &Command,
    ) -> Result<(u16, Vec<EventKind>), CommandError> {
        let (seat, name, colour, secret, commitment) = match command {
            Command::Sit { seat, name, colour, secret } => (seat, name, colour, secret, None),
            Command::SitSealed { seat, name, colour, secret, commitment } => {
                (seat, name, colour, secret, Some(checked_commitment(commitment)?))
            }
            _ => return Err(CommandError::NotSeated),
        };
        let member = self.member(person);
        if member.is_some_and(|member| self.seat_of(member).is_some()) {
            return Err(CommandError::AlreadySeated);
        }
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(CommandError::Over);
        }
        let name = check_name(name).map_err(CommandError::BadName)?.to_owned();
        let key = secret.as_deref().map(key_of).transpose()?;
        let entry = self.may_come_in(member, network.as_deref())?;
        let newcomer = Newcomer { person: person.clone(), name, key };
        let mut events = match entry {
            Entry::Open => self.seat_down(newcomer, *seat, *colour, (member, commitment.is_some()))?,
            Entry::OnRequest => {
                check_colour(&self.log.settings, *colour)?;
                let request = Request { seat: *seat, colour: *colour };
                self.ask(newcomer, member, network.as_deref(), request)?
            }
        };
        let freed = events.iter().find_map(|event| match event {
            EventKind::Freed { member } => Some(*member),
            _ => None,
        });
        let free = || self.log.members.iter().position(|member| member.is_free).map(|free| free as u16);
        let new = || freed.or_else(free).unwrap_or(self.log.members.len() as u16);
        let number = member.unwrap_or_else(new);
        let known = member.and_then(|member| self.log.members[usize::from(member)].network.clone());
        if let Some(network) = network.filter(|network| known.as_ref() != Some(network)) {
            events.insert(sat(&events), EventKind::CameFrom { member: number, network });
        }
        if let Some(commitment) = commitment.filter(|_| self.log.stage == Stage::Gathering) {
            events.insert(sat(&events), EventKind::Committed { member: number, commitment });
        }
        Ok((number, events))
    }

    /// Seats somebody who may sit down; the last one starts the game.
    pub(super) fn seat_down(
        &self,
        newcomer: Newcomer,
        wanted: Option<u8>,
        colour: Option<Pencil>,
        (member, commits): (Option<u16>, bool),
    ) -> Result<Vec<EventKind>, CommandError> {
        self.not_revealing()?;
        let (seat, hidden) = self.free_seat(wanted, member)?;
        if self.log.stage == Stage::Gathering {
            self.colour_for(colour, seat)?;
        } else if colour.is_some() {
            return Err(CommandError::NoColourChoice);
        }
        let mut events = self.room_for(member)?;
        events.extend(hidden);
        events.push(EventKind::Sat { seat, newcomer, colour });
        let empty = |occupant: Occupant| matches!(occupant, Occupant::Open | Occupant::Reserved(_));
        let mut others = self.log.seats.iter().enumerate().filter(|&(i, _)| i != usize::from(seat));
        if self.log.stage == Stage::Gathering && !others.any(|(_, other)| empty(other.sitter)) {
            // Nobody has this number before they have sat down.
            let number = member.unwrap_or(u16::MAX);
            events.push(self.start_with(Some((number, commits))));
        }
        Ok(events)
    }

    /// The seat that somebody gets: the one that they want, the one kept for them, or the first that is free and that they
    /// may take over; with what has to happen first.
    pub(super) fn free_seat(
        &self,
        wanted: Option<u8>,
        member: Option<u16>,
    ) -> Result<(u8, Vec<EventKind>), CommandError> {
        let kept = |occupant: Occupant| member.is_some_and(|member| occupant == Occupant::Reserved(member));
        let free = |occupant: Occupant| match occupant {
            Occupant::Open => true,
            Occupant::Reserved(_) => kept(occupant),
            Occupant::Bot { free, .. } => free,
            Occupant::Person { .. } => false,
        };
        let take = |seat: u8| Ok((seat, self.take_over(seat, member)?));
        if let Some(seat) = wanted {
            let state = self.log.seats.get(usize::from(seat)).ok_or(CommandError::NoSuchSeat)?;
            return if free(state.sitter) { take(seat) } else { Err(CommandError::SeatTaken) };
        }
        let seats = || (0..).zip(&self.log.seats);
        if let Some((seat, _)) = seats().find(|(_, seat)| kept(seat.sitter)) {
            return take(seat);
        }
        let mut why_not = CommandError::Full;
        for (seat, _) in seats().filter(|(_, seat)| free(seat.sitter)) {
            match take(seat) {
                Ok(taken) => return Ok(taken),
                Err(why) => why_not = why,
            }
        }
        Err(why_not)
    }

    fn colour_for(&self, colour: Option<Pencil>, seat: u8) -> Result<(), CommandError> {
        check_colour(&self.log.settings, colour)?;
        let mut others = self.log.seats.iter().enumerate().filter(|&(i, _)| i != usize::from(seat));
        if colour.is_some() && others.any(|(_, other)| other.colour == colour) {
            return Err(CommandError::ColourTaken);
        }
        Ok(())
    }

    pub(super) fn choose_colour(
        &self,
        seat: u8,
        colour: Option<Pencil>,
    ) -> Result<Vec<EventKind>, CommandError> {
        self.gathering()?;
        self.not_revealing()?;
        self.colour_for(colour, seat)?;
        Ok(vec![EventKind::Coloured { seat, colour }])
    }

    pub(super) fn gathering(&self) -> Result<(), CommandError> {
        match self.log.stage {
            Stage::Gathering => Ok(()),
            Stage::Playing => Err(CommandError::AlreadyStarted),
            Stage::Over(_) => Err(CommandError::Over),
        }
    }

    pub(super) fn playing(&self) -> Result<(), CommandError> {
        match self.log.stage {
            Stage::Gathering => Err(CommandError::NotStarted),
            Stage::Playing => Ok(()),
            Stage::Over(_) => Err(CommandError::Over),
        }
    }

    fn occupant(&self, seat: u8) -> Result<Occupant, CommandError> {
        Ok(self.log.seats.get(usize::from(seat)).ok_or(CommandError::NoSuchSeat)?.sitter)
    }

    /// What it takes for a member to act as host: nothing, or that the host has been away for a while. Whoever opened the
    /// table has it back as soon as they want it.
    pub(super) fn as_host(&self, member: u16, at: Time) -> Result<Vec<EventKind>, CommandError> {
        match self.log.host {
            Some(host) if host == member => Ok(Vec::new()),
            Some(_) if self.log.opener == Some(member) => {
                Ok(vec![EventKind::HostPassed { host: Some(member) }])
            }
            Some(_) if self.host_from().is_none_or(|from| from > at) => Err(CommandError::NotHost),
            _ => Ok(vec![EventKind::HostPassed { host: Some(member) }]),
        }
    }

    pub(super) fn set_bot(
        &self,
        member: u16,
        seat: u8,
        level: Level,
        at: Time,
    ) -> Result<Vec<EventKind>, CommandError> {
        let mut events = self.as_host(member, at)?;
        self.gathering()?;
        self.not_revealing()?;
        match self.occupant(seat)? {
            Occupant::Open | Occupant::Bot { .. } => {
                events.push(EventKind::BotSet { seat, level });
                Ok(events)
            }
            Occupant::Person { .. } | Occupant::Reserved(_) => Err(CommandError::NotEmpty),
        }
    }

    pub(super) fn free(&self, member: u16, seat: u8, at: Time) -> Result<Vec<EventKind>, CommandError> {
        let mut events = self.as_host(member, at)?;
        match (self.occupant(seat)?, self.log.stage) {
            (_, Stage::Over(_)) => Err(CommandError::Over),
            (Occupant::Open, _) => Err(CommandError::Empty),
            (Occupant::Bot { .. }, Stage::Playing) => Err(CommandError::BotPlays),
            (Occupant::Person { member: owner, .. }, _) if owner == member => Err(CommandError::NotYourself),
            // Whoever stands in for a host who is away lets a bot play for them, and no more.
            (Occupant::Person { member: owner, .. }, Stage::Playing) if self.log.opener == Some(owner) => {
                Err(CommandError::IsOpener)
            }
            _ => {
                events.push(EventKind::Left { seat, level: STAND_IN });
                Ok(events)
            }
        }
    }

    pub(super) fn start(&self, member: u16, at: Time) -> Result<Vec<EventKind>, CommandError> {
        self.gathering()?;
        let mut events = self.as_host(member, at)?;
        self.not_revealing()?;
        events.push(self.start_with(None));
        Ok(events)
    }

    /// Leaving: the host's part passes to another, and without another person the table ends.
    pub(super) fn leave(&self, seat: u8) -> Result<Vec<EventKind>, CommandError> {
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(CommandError::Over);
        }
        let member = self.occupant(seat)?.owner().ok_or(CommandError::NotSeated)?;
        let mut events = vec![EventKind::Left { seat, level: STAND_IN }];
        let others =
            || self.log.seats.iter().filter_map(|seat| seat.sitter.owner()).filter(|&other| other != member);
        let here = others().find(|&other| self.away[usize::from(other)].is_none());
        let next = here.or_else(|| others().next());
        if next.is_none() {
            events.push(EventKind::Abandoned);
        } else if self.log.host == Some(member) {
            events.push(EventKind::HostPassed { host: next });
        }
        Ok(events)
    }

    /// A bot for one's own seat, or for that of somebody who is away: by the host at once where all wait for that seat, else
    /// after a while.
    pub(super) fn let_bot(
        &self,
        member: u16,
        seat: u8,
        level: Option<Level>,
        at: Time,
    ) -> Result<Vec<EventKind>, CommandError> {
        self.playing()?;
        let Occupant::Person { member: owner, stand_in: None } = self.occupant(seat)? else {
            return Err(CommandError::BotPlays);
        };
        let by_host = self.log.host == Some(member);
        if owner != member && self.bot_from(seat, by_host).is_none_or(|from| from > at) {
            return Err(CommandError::NotAway);
        }
        Ok(vec![EventKind::BotLet { seat, level: level.unwrap_or(STAND_IN) }])
    }

    pub(super) fn take_back(&self, seat: u8) -> Result<Vec<EventKind>, CommandError> {
        self.playing()?;
        match self.occupant(seat)? {
            Occupant::Person { stand_in: Some(_), .. } => Ok(vec![EventKind::TakenBack { seat }]),
            _ => Err(CommandError::NoBot),
        }
    }

    pub(super) fn to_own_pace(&self, member: u16, at: Time) -> Result<Vec<EventKind>, CommandError> {
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(CommandError::Over);
        }
        if self.log.settings.pace == tubewright_wire::Pace::OwnPace {
            return Err(CommandError::AlreadyOwnPace);
        }
        // That nobody waits for a host who is away makes nobody else host.
        self.as_host(member, at)?;
        Ok(vec![EventKind::OwnPace])
    }
}
