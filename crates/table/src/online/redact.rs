//! A log without one person's words: its entries keep their numbers, and the game comes out the same.

use std::collections::BTreeSet;

use tubewright_wire::Time;

use crate::online::event::{Event, EventKind, Newcomer, OpeningSeat, PersonId};

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
    let mut members: Vec<&PersonId> = Vec::new();
    let mut said = Vec::new();
    for event in log {
        for newcomer in event.newcomers() {
            if !members.contains(&&newcomer.person) {
                members.push(&newcomer.person);
            }
        }
        if let EventKind::Said { member, text } = &event.kind
            && members.get(usize::from(*member)) == Some(&person)
        {
            said.push((event.at, text.clone()));
        }
    }
    said
}

/// Takes a person's identity, names, secrets and chat out of a log that ends with the events of
/// [`crate::Table::forget`]; it replays to the same table.
pub fn redact(log: &mut [Event], forgotten: &PersonId) {
    // Members as they are numbered; one who was forgotten earlier is nobody.
    let mut members: Vec<Option<PersonId>> = Vec::new();
    let mut free: BTreeSet<usize> = BTreeSet::new();
    let mut theirs: Vec<u16> = Vec::new();
    for event in log {
        for newcomer in event.newcomers_mut() {
            let known = members.iter().position(|member| member.as_ref() == Some(&newcomer.person));
            let member = known.or_else(|| free.pop_first()).unwrap_or(members.len());
            let person = Some(newcomer.person.clone());
            match members.get_mut(member) {
                Some(place) => *place = person,
                None => members.push(person),
            }
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
                if let Some(place) = members.get_mut(usize::from(*member)) {
                    *place = None;
                    free.insert(usize::from(*member));
                }
            }
            EventKind::Forgotten { member } => {
                if let Some(gone) = members.get_mut(usize::from(*member)) {
                    *gone = None;
                }
            }
            _ => {}
        }
    }
}
