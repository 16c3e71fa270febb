//! A log without one person's words: its entries keep their numbers, and the game comes out the same.

use std::collections::BTreeSet;

use tubewright_wire::Time;

use crate::online::event::{Event, EventKind, Newcomer, OpeningSeat, PersonId};

/// The people of a log as they are numbered; one who was forgotten is nobody.
#[derive(Default)]
struct Members {
    people: Vec<Option<PersonId>>,
    free: BTreeSet<usize>,
}

impl Members {
    /// The number of somebody who comes: as before, one that is free, or a new one.
    fn enter(&mut self, person: &PersonId) -> usize {
        let known = self.people.iter().position(|known| known.as_ref() == Some(person));
        let member = known.or_else(|| self.free.pop_first()).unwrap_or(self.people.len());
        match self.people.get_mut(member) {
            Some(place) => *place = Some(person.clone()),
            None => self.people.push(Some(person.clone())),
        }
        member
    }

    fn is(&self, member: u16, person: &PersonId) -> bool {
        self.people.get(usize::from(member)).and_then(Option::as_ref) == Some(person)
    }

    fn forget(&mut self, member: u16) {
        if let Some(place) = self.people.get_mut(usize::from(member)) {
            *place = None;
        }
    }

    /// Another may have the number.
    fn free(&mut self, member: u16) {
        self.forget(member);
        self.free.insert(member.into());
    }
}

impl Event {
    /// Everyone who comes to the table with this entry.
    pub fn newcomers(&self) -> impl Iterator<Item = &Newcomer> {
        let opened = match &self.kind {
            EventKind::Opened(opening) => &opening.seats[..],
            _ => &[],
        };
        let sat = match &self.kind {
            EventKind::Sat { newcomer, .. } | EventKind::Asked { newcomer, .. } => Some(newcomer),
            _ => None,
        };
        let seated = opened.iter().filter_map(|seat| match seat {
            OpeningSeat::Host { newcomer, .. } | OpeningSeat::Reserved(newcomer) => Some(newcomer),
            OpeningSeat::Open | OpeningSeat::Bot(_) => None,
        });
        seated.chain(sat)
    }

    fn newcomers_mut(&mut self) -> Vec<&mut Newcomer> {
        match &mut self.kind {
            EventKind::Sat { newcomer, .. } | EventKind::Asked { newcomer, .. } => vec![newcomer],
            EventKind::Opened(opening) => {
                let seated = opening.seats.iter_mut().filter_map(|seat| match seat {
                    OpeningSeat::Host { newcomer, .. } | OpeningSeat::Reserved(newcomer) => Some(newcomer),
                    OpeningSeat::Open | OpeningSeat::Bot(_) => None,
                });
                seated.collect()
            }
            _ => Vec::new(),
        }
    }
}

/// All that a person said at a table, and when, by its log.
pub fn said_by(log: &[Event], person: &PersonId) -> Vec<(Time, String)> {
    let mut members = Members::default();
    let mut said = Vec::new();
    for event in log {
        for newcomer in event.newcomers() {
            members.enter(&newcomer.person);
        }
        if let EventKind::Freed { member } = event.kind {
            members.free(member);
        }
        if let EventKind::Said { member, text } = &event.kind
            && members.is(*member, person)
        {
            said.push((event.at, text.clone()));
        }
    }
    said
}

/// Takes a person's identity, names, secrets and chat out of a log that ends with the events of
/// [`crate::Table::forget`]; it replays to the same table.
pub fn redact(log: &mut [Event], forgotten: &PersonId) {
    let mut members = Members::default();
    let mut theirs: Vec<u16> = Vec::new();
    for event in log {
        for newcomer in event.newcomers_mut() {
            let member = members.enter(&newcomer.person);
            if newcomer.person == *forgotten {
                theirs.push(member as u16);
                *newcomer = Newcomer {
                    person: PersonId(format!("forgotten {member}")),
                    name: String::new(),
                    key: None,
                };
            }
        }
        match &mut event.kind {
            EventKind::Renamed { member, name: text }
            | EventKind::Said { member, text }
            | EventKind::Keyed { member, key: text }
            | EventKind::CameFrom { member, network: text }
                if theirs.contains(member) =>
            {
                text.clear();
            }
            EventKind::Freed { member } => {
                theirs.retain(|their| their != member);
                members.free(*member);
            }
            EventKind::Forgotten { member } => {
                members.forget(*member);
            }
            _ => {}
        }
    }
}
