//! Commands about seats: sit down, leave, bots, the host.

use tubewright_rules::Pencil;
use tubewright_wire::{Colours, Command, Level, Refusal, Settings, Stage, Time, check_name};

use crate::online::event::{Newcomer, PersonId, What};
use crate::online::opening::key_of;
use crate::online::state::{Occupant, Table};

/// How many different people can have sat at a table.
const MOST_MEMBERS: usize = 64;

/// Who plays on where somebody left and nothing else was said.
const STAND_IN: Level = Level::Regular;

/// May a pencil be chosen at all?
pub(super) fn check_colour(settings: &Settings, colour: Option<Pencil>) -> Result<(), Refusal> {
    if colour.is_some() && settings.colours == Colours::Drawn { Err(Refusal::NoColourChoice) } else { Ok(()) }
}

impl Table {
    /// Sitting down, which is all that somebody without a seat can do.
    pub(super) fn sit(&self, person: &PersonId, command: &Command) -> Result<Vec<What>, Refusal> {
        let Command::Sit { seat, name, colour, secret } = command else { return Err(Refusal::NotSeated) };
        let member = self.member(person);
        if member.is_some_and(|member| self.seat_of(member).is_some()) {
            return Err(Refusal::AlreadySeated);
        }
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(Refusal::Over);
        }
        let name = check_name(name).map_err(Refusal::BadName)?.to_owned();
        let key = secret.as_deref().map(key_of).transpose()?;
        let seat = self.free_seat(*seat, member)?;
        if self.log.stage == Stage::Gathering {
            self.colour_for(*colour, seat)?;
        } else if colour.is_some() {
            return Err(Refusal::NoColourChoice);
        }
        if member.is_none() && self.log.members.len() >= MOST_MEMBERS {
            return Err(Refusal::TooMuch);
        }
        let newcomer = Newcomer { person: person.clone(), name, key };
        let mut events = vec![What::Sat { seat, newcomer, colour: *colour }];
        let empty = |occupant: Occupant| matches!(occupant, Occupant::Open | Occupant::Reserved(_));
        let mut others = self.log.seats.iter().enumerate().filter(|&(i, _)| i != usize::from(seat));
        if self.log.stage == Stage::Gathering && !others.any(|(_, other)| empty(other.sitter)) {
            events.push(What::Started);
        }
        Ok(events)
    }

    /// The seat that somebody gets: the one that they want, the one kept for them, or the first that is free.
    fn free_seat(&self, wanted: Option<u8>, member: Option<u16>) -> Result<u8, Refusal> {
        let kept = |occupant: Occupant| member.is_some_and(|member| occupant == Occupant::Reserved(member));
        let free = |occupant: Occupant| match occupant {
            Occupant::Open => true,
            Occupant::Reserved(_) => kept(occupant),
            Occupant::Bot { free, .. } => free,
            Occupant::Person { .. } => false,
        };
        let mut seats = self.log.seats.iter();
        match wanted {
            Some(seat) => {
                let state = seats.nth(seat.into()).ok_or(Refusal::NoSuchSeat)?;
                if free(state.sitter) { Ok(seat) } else { Err(Refusal::SeatTaken) }
            }
            None => {
                let kept = self.log.seats.iter().position(|seat| kept(seat.sitter));
                let place = kept.or_else(|| seats.position(|seat| free(seat.sitter)));
                place.map(|seat| seat as u8).ok_or(Refusal::Full)
            }
        }
    }

    fn colour_for(&self, colour: Option<Pencil>, seat: u8) -> Result<(), Refusal> {
        check_colour(&self.log.settings, colour)?;
        let mut others = self.log.seats.iter().enumerate().filter(|&(i, _)| i != usize::from(seat));
        if colour.is_some() && others.any(|(_, other)| other.colour == colour) {
            return Err(Refusal::ColourTaken);
        }
        Ok(())
    }

    pub(super) fn choose_colour(&self, seat: u8, colour: Option<Pencil>) -> Result<Vec<What>, Refusal> {
        self.gathering()?;
        self.colour_for(colour, seat)?;
        Ok(vec![What::Coloured { seat, colour }])
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.log.stage {
            Stage::Gathering => Ok(()),
            Stage::Playing => Err(Refusal::AlreadyStarted),
            Stage::Over(_) => Err(Refusal::Over),
        }
    }

    pub(super) fn playing(&self) -> Result<(), Refusal> {
        match self.log.stage {
            Stage::Gathering => Err(Refusal::NotStarted),
            Stage::Playing => Ok(()),
            Stage::Over(_) => Err(Refusal::Over),
        }
    }

    fn occupant(&self, seat: u8) -> Result<Occupant, Refusal> {
        Ok(self.log.seats.get(usize::from(seat)).ok_or(Refusal::NoSuchSeat)?.sitter)
    }

    /// What it takes for a member to act as host: nothing, or that the host has been away for a while.
    fn as_host(&self, member: u16, at: Time) -> Result<Vec<What>, Refusal> {
        match self.log.host {
            Some(host) if host == member => Ok(Vec::new()),
            Some(_) if self.host_from().is_none_or(|from| from > at) => Err(Refusal::NotHost),
            _ => Ok(vec![What::HostPassed { host: Some(member) }]),
        }
    }

    pub(super) fn set_bot(
        &self,
        member: u16,
        seat: u8,
        level: Level,
        at: Time,
    ) -> Result<Vec<What>, Refusal> {
        let mut events = self.as_host(member, at)?;
        self.gathering()?;
        match self.occupant(seat)? {
            Occupant::Open | Occupant::Bot { .. } => {
                events.push(What::BotSet { seat, level });
                Ok(events)
            }
            Occupant::Person { .. } | Occupant::Reserved(_) => Err(Refusal::NotEmpty),
        }
    }

    pub(super) fn free(&self, member: u16, seat: u8, at: Time) -> Result<Vec<What>, Refusal> {
        let mut events = self.as_host(member, at)?;
        match (self.occupant(seat)?, self.log.stage) {
            (_, Stage::Over(_)) => Err(Refusal::Over),
            (Occupant::Open, _) => Err(Refusal::Empty),
            (Occupant::Bot { .. }, Stage::Playing) => Err(Refusal::BotPlays),
            (Occupant::Person { member: owner, .. }, _) if owner == member => Err(Refusal::NotYourself),
            _ => {
                events.push(What::Left { seat, level: STAND_IN });
                Ok(events)
            }
        }
    }

    pub(super) fn start(&self, member: u16, at: Time) -> Result<Vec<What>, Refusal> {
        self.gathering()?;
        let mut events = self.as_host(member, at)?;
        events.push(What::Started);
        Ok(events)
    }

    /// Leaving: the host's part passes to another, and without another person the table ends.
    pub(super) fn leave(&self, seat: u8) -> Result<Vec<What>, Refusal> {
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(Refusal::Over);
        }
        let member = self.occupant(seat)?.owner().ok_or(Refusal::NotSeated)?;
        let mut events = vec![What::Left { seat, level: STAND_IN }];
        let others =
            || self.log.seats.iter().filter_map(|seat| seat.sitter.owner()).filter(|&other| other != member);
        let here = others().find(|&other| self.away[usize::from(other)].is_none());
        let next = here.or_else(|| others().next());
        if next.is_none() {
            events.push(What::Abandoned);
        } else if self.log.host == Some(member) {
            events.push(What::HostPassed { host: next });
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
    ) -> Result<Vec<What>, Refusal> {
        self.playing()?;
        let Occupant::Person { member: owner, stand_in: None } = self.occupant(seat)? else {
            return Err(Refusal::BotPlays);
        };
        let by_host = self.log.host == Some(member);
        if owner != member && self.bot_from(seat, by_host).is_none_or(|from| from > at) {
            return Err(Refusal::NotAway);
        }
        Ok(vec![What::BotLet { seat, level: level.unwrap_or(STAND_IN) }])
    }

    pub(super) fn take_back(&self, seat: u8) -> Result<Vec<What>, Refusal> {
        self.playing()?;
        match self.occupant(seat)? {
            Occupant::Person { stand_in: Some(_), .. } => Ok(vec![What::TakenBack { seat }]),
            _ => Err(Refusal::NoBot),
        }
    }

    pub(super) fn to_own_pace(&self, member: u16, at: Time) -> Result<Vec<What>, Refusal> {
        if matches!(self.log.stage, Stage::Over(_)) {
            return Err(Refusal::Over);
        }
        if self.log.settings.pace == tubewright_wire::Pace::OwnPace {
            return Err(Refusal::AlreadyOwnPace);
        }
        let mut events = self.as_host(member, at)?;
        events.push(What::OwnPace);
        Ok(events)
    }
}
