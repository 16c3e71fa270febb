//! The numbers of entries, each viewer's own: an entry counts for those whom it tells something, so that nobody learns from
//! numbers or times how much the others do.

use tubewright_wire::Time;

use crate::online::event::PersonId;
use crate::online::known::{Known, Watcher};
use crate::online::state::{Log, Table};

/// The last entry that told somebody something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Last {
    pub(super) n: u64,
    pub(super) at: Time,
}

/// What everyone knew before an entry.
pub(super) struct Before {
    /// By watcher.
    pub(super) known: Vec<Known>,
    /// By member: with whose eyes they saw.
    eyes: Vec<Watcher>,
}

/// What an entry was to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Heard {
    /// Their number, with this entry.
    n: u64,
    tells: bool,
    has_moved: bool,
}

/// What an entry was to everyone, as the table's members know their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    members: Vec<Heard>,
    /// Those who never sat there.
    strangers: Heard,
}

impl Numbers {
    fn of(&self, member: Option<u16>) -> Heard {
        let heard = member.and_then(|member| self.members.get(usize::from(member)));
        *heard.unwrap_or(&self.strangers)
    }

    /// The number of the last entry that a member, or a stranger, knows of.
    pub fn last(&self, member: Option<u16>) -> u64 {
        self.of(member).n
    }

    /// Does the entry tell them something? If not, it has no number for them.
    pub fn tells(&self, member: Option<u16>) -> bool {
        self.of(member).tells
    }

    /// Do they see with other eyes from now on, and need a snapshot?
    pub fn has_moved(&self, member: Option<u16>) -> bool {
        self.of(member).has_moved
    }
}

impl Log {
    /// With whose eyes a member sees.
    pub(super) fn eyes(&self, member: u16) -> Watcher {
        let seat = self.seats.iter().position(|seat| seat.sitter.owner() == Some(member));
        seat.map_or(Watcher::Spectator, |seat| Watcher::Seat(seat as u8))
    }

    pub(super) fn before(&self) -> Before {
        let counts = self.counts();
        Before {
            known: self.watchers().map(|watcher| self.known_of(&counts, watcher)).collect(),
            eyes: (0..self.members.len() as u16).map(|member| self.eyes(member)).collect(),
        }
    }

    /// Counts an entry for everyone whom it tells something. What all may know it tells to all.
    pub(super) fn count(&mut self, before: &Before, tells_all: bool, at: Time) -> Numbers {
        let counts = self.counts();
        let learned: Vec<bool> = self
            .watchers()
            .enumerate()
            .map(|(i, watcher)| tells_all || before.known.get(i) != Some(&self.known_of(&counts, watcher)))
            .collect();
        let learns = |watcher: Watcher| match watcher {
            Watcher::Seat(seat) => learned[usize::from(seat)],
            Watcher::Spectator => learned.last().copied().unwrap_or_default(),
        };
        let heard = |last: &mut Last, was: Watcher, is: Watcher| {
            let has_moved = was != is;
            let tells = has_moved || learns(is);
            if tells {
                *last = Last { n: last.n + 1, at };
            }
            Heard { n: last.n, tells, has_moved }
        };
        let eyes: Vec<Watcher> = (0..self.members.len() as u16).map(|member| self.eyes(member)).collect();
        let members = self.lasts.iter_mut().zip(eyes).enumerate().map(|(i, (last, is))| {
            // Whoever has just come has looked on until now.
            let was = before.eyes.get(i).copied().unwrap_or(Watcher::Spectator);
            heard(last, was, is)
        });
        let members = members.collect();
        let strangers = heard(&mut self.strangers, Watcher::Spectator, Watcher::Spectator);
        Numbers { members, strangers }
    }

    /// The last entry that whoever sees with these eyes knows of.
    pub(super) fn last_of(&self, watcher: Watcher) -> Last {
        let seat = if let Watcher::Seat(seat) = watcher { self.seats.get(usize::from(seat)) } else { None };
        let owner = seat.and_then(|seat| seat.sitter.owner());
        owner.map_or(self.strangers, |owner| self.lasts[usize::from(owner)])
    }
}

impl Table {
    /// The number of the last entry that somebody knows of.
    pub fn last_number(&self, person: &PersonId) -> u64 {
        self.last_for(person).n
    }

    pub(super) fn last_for(&self, person: &PersonId) -> Last {
        let member = self.member(person);
        member.map_or(self.log.strangers, |member| self.log.lasts[usize::from(member)])
    }
}
