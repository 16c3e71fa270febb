//! The table's time: turns that run out, tables that nobody comes back to, who is away.

use tubewright_rules::Seat;
use tubewright_wire::{BotFrom, Clock, Pace, Presence, Stage, Time};

use crate::online::event::{Event, EventKind, PersonId};
use crate::online::state::{Log, Occupant, Table};

const SECOND: Time = 1000;
const MINUTE: Time = 60 * SECOND;
const DAY: Time = 24 * 60 * MINUTE;

/// How long nobody may do anything at a table where people gather, before it ends.
const GATHERING: Time = 7 * DAY;
/// The same for a game, at the least.
const PLAYING: Time = 30 * DAY;
/// Who lets the others wait live is spoken of after this time.
const SPOKEN_OF: Time = 15 * SECOND;
/// How long a turn's clock waits for people to come back after the table was taken up again.
const GRACE: Time = 30 * SECOND;

impl Table {
    /// The table's time now, which never goes back: all times that it tells are by this clock.
    pub fn time(&self, now: Time) -> Time {
        now.saturating_add(self.offset).max(self.log.at)
    }

    /// When [`Self::tick`] has something to do, by the caller's time, unless something happens before.
    pub fn deadline(&self) -> Option<Time> {
        let turns = self.log.play.iter().flat_map(|play| play.game.seats());
        let ends = self.abandoned_at().into_iter().chain(self.void_at());
        let first = turns.filter_map(|seat| self.turn_ends(seat)).chain(ends).min()?;
        // What is due by the table's own clock is due at once, however far the caller's has gone back.
        Some(if first <= self.log.at { 0 } else { first.saturating_sub(self.offset) })
    }

    /// What time alone brings about: seats whose clock ran out pass, a table without anybody ends.
    pub fn tick(&self, now: Time) -> Vec<Event> {
        let at = self.time(now);
        let event = |kind| vec![Event { at, by: None, kind }];
        let due = |seat: &Seat| self.turn_ends(*seat).is_some_and(|time| time <= at);
        let turns = self.log.play.iter().flat_map(|play| play.game.seats());
        let seats: Vec<u8> = turns.filter(due).map(|seat| seat.index() as u8).collect();
        if self.void_at().is_some_and(|time| time <= at) {
            return event(EventKind::StartVoided);
        }
        if self.abandoned_at().is_some_and(|time| time <= at) {
            return event(EventKind::Abandoned);
        }
        if seats.is_empty() { Vec::new() } else { event(EventKind::TimedOut { seats }) }
    }

    /// Says whether it is certain that the caller's clock is right: whoever has just started cannot know, and a clock that is
    /// wrong by days must end no game. Until it is certain, nothing ends but by time that has passed since the table was
    /// taken up.
    pub fn trust_clock(&mut self, is_certain: bool, now: Time) {
        self.is_certain = is_certain;
        // A clock that turned out to be ahead was set back: the table's goes on from where it was.
        self.offset = self.offset.max(self.log.at.saturating_sub(now));
        let time = self.time(now);
        self.resumed = self.resumed.min(time);
        for since in self.away.iter_mut().flatten() {
            *since = time.min(*since);
        }
    }

    /// When something ends that began then and lasts so long.
    fn ends(&self, since: Time, long: Time) -> Time {
        let since = if self.is_certain { since } else { since.max(self.resumed) };
        since.saturating_add(long)
    }

    fn turn_ends(&self, seat: Seat) -> Option<Time> {
        let limit = self.log.settings.clock.millis()?;
        let deadline = self.log.turn_deadline(seat)?;
        Some(self.ends(deadline.saturating_sub(limit), limit).max(self.grace()))
    }

    fn abandoned_at(&self) -> Option<Time> {
        Some(self.ends(self.log.active, self.log.patience()?))
    }

    /// When a start is void. Whoever is back after the table was taken up again has as long as at first.
    fn void_at(&self) -> Option<Time> {
        let at = self.log.void_at()?;
        Some(at.max(self.resumed.saturating_add(SECOND * 20)))
    }

    fn grace(&self) -> Time {
        self.resumed.saturating_add(GRACE.min(self.log.settings.clock.millis().unwrap_or(GRACE)))
    }

    /// Says whether somebody is connected.
    pub fn set_here(&mut self, person: &PersonId, here: bool, now: Time) {
        let Some(member) = self.member(person) else { return };
        let since = self.time(now);
        let away = &mut self.away[usize::from(member)];
        *away = if here { None } else { Some(away.unwrap_or(since)) };
    }

    /// Who is connected, and from when others may act for those who are not or who let the others wait.
    pub fn presence(&self, now: Time) -> Presence {
        let at = self.time(now);
        let here = |member: u16| self.away[usize::from(member)].is_none();
        let seats = self.log.seats.iter().map(|seat| seat.sitter);
        let bot = |seat: u8| {
            let (host, others) = (self.bot_from(seat, true)?, self.bot_from(seat, false)?);
            let away = self.log.seats[usize::from(seat)].sitter.owner().is_some_and(|owner| !here(owner));
            let told = away || self.told_from(seat).is_some_and(|from| from <= at);
            told.then_some(BotFrom { host, others })
        };
        let bots: Vec<Option<BotFrom>> = (0..self.log.seats.len() as u8).map(bot).collect();
        Presence {
            here: seats.map(|sitter| sitter.owner().map_or(sitter.bot().is_some(), here)).collect(),
            bots: if bots.iter().any(Option::is_some) { bots } else { Vec::new() },
            host: if matches!(self.log.stage, Stage::Over(_)) { None } else { self.host_from() },
        }
    }

    /// When [`Self::presence`] begins to tell of somebody else who lets the others wait, by the caller's time, unless
    /// something happens before.
    pub fn presence_changes(&self, now: Time) -> Option<Time> {
        let at = self.time(now);
        let seats = (0..self.log.seats.len() as u8).filter(|&seat| self.bot_from(seat, false).is_some());
        let next = seats.filter_map(|seat| self.told_from(seat)).filter(|&from| from > at).min()?;
        Some(next.saturating_sub(self.offset))
    }

    /// From when it is told that a seat lets the others wait: not of everyone who thinks for a moment.
    fn told_from(&self, seat: u8) -> Option<Time> {
        let long = if self.is_slow() { DAY } else { SPOKEN_OF };
        Some(self.waited_since(seat)?.saturating_add(long))
    }

    /// From when anybody may act as host; nothing while the host is there.
    pub(super) fn host_from(&self) -> Option<Time> {
        self.gone_from(self.log.host?, self.patience())
    }

    /// From when the host, or anybody, may let a bot play for a seat's person: where they are away, and where they may be
    /// connected but do nothing for minutes while the others wait. Nothing where no person plays.
    pub(super) fn bot_from(&self, seat: u8, by_host: bool) -> Option<Time> {
        let Occupant::Person { member, stand_in: None } = self.log.seats.get(usize::from(seat))?.sitter
        else {
            return None;
        };
        if self.log.stage != Stage::Playing {
            return None;
        }
        let long = if by_host { self.hosts_patience() } else { self.patience() };
        let stuck = self.waited_since(seat).map(|since| self.after(since, 5 * self.patience()));
        self.gone_from(member, long).into_iter().chain(stuck).min()
    }

    /// Since when a seat has its turn before it.
    fn waited_since(&self, seat: u8) -> Option<Time> {
        let (play, place) = (self.log.play.as_ref()?, self.seat(seat)?);
        play.game.turn(place).map(|_| play.shown[place.index()].1)
    }

    /// When a member who is away will have been so for long.
    fn gone_from(&self, member: u16, long: Time) -> Option<Time> {
        self.away[usize::from(member)].map(|since| self.after(since, long))
    }

    /// So long after a moment; but after the table was taken up again everyone has a minute to come back, since nobody knows
    /// then who was connected before.
    fn after(&self, since: Time, long: Time) -> Time {
        self.ends(since, long).max(self.resumed.saturating_add(long.min(MINUTE)))
    }

    /// After how long others may go on without somebody who is away. Where people wait for each other live that is soon;
    /// where being away is usual, it is not.
    fn patience(&self) -> Time {
        if self.is_slow() { DAY } else { MINUTE }
    }

    /// The same for the host. Where a bot would play on for as long as its seat's owner sleeps, the host waits like anybody.
    fn hosts_patience(&self) -> Time {
        if self.is_slow() { DAY } else { 0 }
    }

    fn is_slow(&self) -> bool {
        let own_pace = self.log.settings.pace == Pace::OwnPace && self.log.stage == Stage::Playing;
        own_pace || matches!(self.log.settings.clock, Clock::Days(_))
    }
}

impl Log {
    /// When the clock of a seat's turn runs out, if a person has to act on it.
    pub(super) fn turn_deadline(&self, seat: Seat) -> Option<Time> {
        let limit = self.settings.clock.millis()?;
        let play = self.play.as_ref().filter(|_| self.stage == Stage::Playing)?;
        play.game.turn(seat)?;
        let (_, since) = play.shown[seat.index()];
        self.seats[seat.index()].sitter.bot().is_none().then(|| since.saturating_add(limit))
    }

    /// After how long the table ends for want of anybody who does something.
    fn patience(&self) -> Option<Time> {
        let long = match self.stage {
            Stage::Gathering => GATHERING,
            Stage::Playing => PLAYING.max(3 * self.settings.clock.millis().unwrap_or(0)),
            Stage::Over(_) => return None,
        };
        Some(long)
    }
}
