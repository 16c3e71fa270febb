//! The table's time: turns that run out, tables that nobody comes back to, who is away.

use tubewright_rules::Seat;
use tubewright_wire::{Clock, Pace, Stage, Time};

use crate::online::event::{Event, PersonId, What};
use crate::online::state::{Log, Table};

const SECOND: Time = 1000;
const MINUTE: Time = 60 * SECOND;
const DAY: Time = 24 * 60 * MINUTE;

/// How long nobody may do anything at a table where people gather, before it ends.
const GATHERING: Time = 7 * DAY;
/// The same for a game, at the least.
const PLAYING: Time = 30 * DAY;
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
        let turns = turns.filter_map(|seat| self.log.turn_deadline(seat)).map(|time| time.max(self.grace()));
        let first = turns.chain(self.log.abandoned_at()).min()?;
        Some(first.saturating_sub(self.offset))
    }

    /// What time alone brings about: seats whose clock ran out pass, a table without anybody ends.
    pub fn tick(&self, now: Time) -> Vec<Event> {
        let at = self.time(now);
        let event = |what| vec![Event { at, by: None, what }];
        let due =
            |seat: &Seat| self.log.turn_deadline(*seat).is_some_and(|time| time.max(self.grace()) <= at);
        let turns = self.log.play.iter().flat_map(|play| play.game.seats());
        let seats: Vec<u8> = turns.filter(due).map(|seat| seat.index() as u8).collect();
        if self.log.abandoned_at().is_some_and(|time| time <= at) {
            return event(What::Abandoned);
        }
        if seats.is_empty() { Vec::new() } else { event(What::TimedOut { seats }) }
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

    /// By seat: is its player connected? Bots always are.
    pub fn here(&self) -> Vec<bool> {
        let here = |member: u16| self.away[usize::from(member)].is_none();
        self.log
            .seats
            .iter()
            .map(|seat| seat.sitter.owner().map_or(seat.sitter.bot().is_some(), here))
            .collect()
    }

    /// Has a member been away for so long? After the table was taken up again everyone has a minute to come back, since
    /// nobody knows then who was connected before.
    pub(super) fn is_away(&self, member: u16, long: Time, at: Time) -> bool {
        let long_ago = |since: Time| since.saturating_add(long) <= at;
        self.away[usize::from(member)].is_some_and(long_ago) && self.can_be_back(long, at)
    }

    fn can_be_back(&self, long: Time, at: Time) -> bool {
        self.resumed.saturating_add(long.min(MINUTE)) <= at
    }

    /// After how long others may go on without somebody who is away. Where people wait for each other live that is soon;
    /// where being away is usual, it is not.
    pub(super) fn patience(&self) -> Time {
        if self.is_slow() { DAY } else { MINUTE }
    }

    /// The same for the host. Where a bot would play on for as long as its seat's owner sleeps, the host waits like anybody.
    pub(super) fn hosts_patience(&self) -> Time {
        if self.is_slow() { DAY } else { 0 }
    }

    fn is_slow(&self) -> bool {
        let own_pace = self.log.settings.pace == Pace::OwnPace && self.log.stage == Stage::Playing;
        own_pace || matches!(self.log.settings.clock, Clock::Days(_))
    }

    /// Do the others wait for a seat's person for minutes, who may be connected but does nothing?
    pub(super) fn is_stuck(&self, seat: u8, at: Time) -> bool {
        let (Some(play), Some(place)) = (&self.log.play, self.seat(seat)) else { return false };
        let since = play.shown[place.index()].1;
        let long = 5 * self.patience();
        play.game.turn(place).is_some() && since.saturating_add(long) <= at && self.can_be_back(long, at)
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

    /// When the table ends for want of anybody who does something.
    fn abandoned_at(&self) -> Option<Time> {
        let long = match self.stage {
            Stage::Gathering => GATHERING,
            Stage::Playing => PLAYING.max(3 * self.settings.clock.millis().unwrap_or(0)),
            Stage::Over(_) => return None,
        };
        Some(self.active.saturating_add(long))
    }
}
