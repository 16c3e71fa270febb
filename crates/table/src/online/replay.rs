//! A table from its log.

use std::borrow::Borrow;
use std::collections::VecDeque;

use tubewright_rules::commitment;
use tubewright_wire::{Stage, Time};

use crate::online::door::Door;
use crate::online::event::{CorruptLogError, Event, EventKind, OpeningSeat};
use crate::online::numbers::Last;
use crate::online::sealing::Seal;
use crate::online::state::{Log, Occupant, SeatState, Table};

impl Table {
    /// The table that a log tells of, taken up now: everyone is away until the caller says otherwise, and has been since
    /// they did something last.
    pub fn replay<E: Borrow<Event>>(
        log: impl IntoIterator<Item = E>,
        now: Time,
    ) -> Result<Self, CorruptLogError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| CorruptLogError { n: 0, why: "the log is empty".to_owned() })?;
        let opened = opened(first.borrow()).map_err(|why| CorruptLogError { n: 0, why: why.to_owned() })?;
        let mut table = Self {
            away: vec![None; opened.members.len()],
            log: opened,
            offset: 0,
            resumed: 0,
            is_certain: true,
        };
        for event in log {
            table.fold(event.borrow())?;
        }
        table.resume(now);
        Ok(table)
    }

    /// Takes the table up now, after whatever entries it has by then: everyone is away until the caller says otherwise, and
    /// has been since they did something last.
    pub fn resume(&mut self, now: Time) {
        // A clock that was set back since the last entry goes on from there.
        self.offset = self.log.at.saturating_sub(now);
        self.resumed = self.time(now);
        self.away = self.log.members.iter().map(|member| Some(member.active)).collect();
    }
}

fn opened(event: &Event) -> Result<Log, &'static str> {
    let EventKind::Opened(opening) = &event.kind else { return Err("it does not open a table") };
    if opening.settings.check().is_err() || opening.seats.len() != usize::from(opening.settings.seats) {
        return Err("its settings are impossible");
    }
    let mut log = Log {
        len: 1,
        opened: event.at,
        at: event.at,
        active: event.at,
        id: opening.table.clone(),
        settings: opening.settings,
        seed: opening.seed.clone(),
        commitment: commitment(&opening.seed),
        stage: Stage::Gathering,
        members: Vec::new(),
        host: None,
        opener: None,
        door: Door::default(),
        seal: Seal::default(),
        sealed_shares: None,
        lasts: Vec::new(),
        strangers: Last { n: 0, at: event.at },
        seats: Vec::new(),
        play: None,
        chat: VecDeque::new(),
        rematch: None,
    };
    for seat in &opening.seats {
        let (sitter, colour) = match seat {
            OpeningSeat::Open => (Occupant::Open, None),
            OpeningSeat::Bot(level) => (Occupant::Bot { level: *level, free: false }, None),
            OpeningSeat::Host { newcomer, colour } => {
                let member = log.enter(newcomer, event.at);
                (log.host, log.opener) = (Some(member), Some(member));
                (Occupant::Person { member, stand_in: None }, *colour)
            }
            OpeningSeat::Reserved(newcomer) => (Occupant::Reserved(log.enter(newcomer, event.at)), None),
        };
        log.seats.push(SeatState { sitter, colour });
    }
    Ok(log)
}
