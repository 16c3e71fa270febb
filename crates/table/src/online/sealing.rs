//! A seed that nobody chose alone: the people who sit there commit themselves to values before the start, reveal them when
//! it comes, and the game is dealt from the server's seed and all of these.

use std::collections::BTreeMap;

use tubewright_rules::{entropy_commitment, is_entropy, sealed_seed};
use tubewright_wire::{CommandError, Sealing, Share, Stage, Time};

use crate::online::event::EventKind;
use crate::online::state::{Log, Table};

/// Whoever is there reveals at once; so long, in milliseconds, the start waits for it.
const REVEAL_WITHIN: Time = 20_000;

/// How far the seed of a table's deal has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seal {
    /// By member, the hash that they committed themselves with.
    commitments: BTreeMap<u16, String>,
    /// By member, what they brought.
    values: BTreeMap<u16, String>,
    /// Since when it is revealed.
    revealing: Option<Time>,
    /// Those who did not reveal what they had committed themselves to.
    failed: Vec<u16>,
    /// The seed of the sealed deal.
    pub(super) seed: Option<String>,
}

impl Seal {
    pub(super) fn commit(&mut self, member: u16, commitment: &str) -> Result<(), &'static str> {
        if self.revealing.is_some() {
            return Err("it is being revealed");
        }
        self.commitments.insert(member, commitment.to_owned());
        Ok(())
    }

    pub(super) fn reveal_from(&mut self, at: Time) {
        (self.revealing, self.failed) = (Some(at), Vec::new());
    }

    pub(super) fn reveal(&mut self, member: u16, value: &str) -> Result<(), &'static str> {
        if self.revealing.is_none() || self.commitments.get(&member) != Some(&entropy_commitment(value)) {
            return Err("this was not promised");
        }
        self.values.insert(member, value.to_owned());
        Ok(())
    }

    /// The start is void: what was revealed is known, so everyone needs a new value.
    pub(super) fn void(&mut self) {
        let values = std::mem::take(&mut self.values);
        let commitments = std::mem::take(&mut self.commitments);
        self.failed = commitments.into_keys().filter(|member| !values.contains_key(member)).collect();
        self.revealing = None;
    }

    /// Somebody has left; what was to be revealed with them is void.
    pub(super) fn forget(&mut self, member: u16) {
        self.commitments.remove(&member);
        if self.revealing.is_some() {
            self.void();
        }
        self.failed.retain(|failed| *failed != member);
    }

    /// The game starts, sealed by those who sit at the seats in this order if they have revealed; else what they had
    /// committed themselves to is of no use.
    pub(super) fn start(&mut self, server_seed: &str, seated: &[u16]) -> Result<(), &'static str> {
        if self.revealing.take().is_none() {
            *self = Self::default();
            return Ok(());
        }
        let values = seated.iter().map(|member| self.values.get(member).map(String::as_str));
        let values: Option<Vec<&str>> = values.collect();
        self.seed = Some(sealed_seed(server_seed, values.ok_or("not all have revealed")?));
        Ok(())
    }
}

impl Log {
    /// The seed of the deal.
    pub(super) fn deal_seed(&self) -> &str {
        self.seal.seed.as_deref().unwrap_or(&self.seed)
    }

    /// The people who sit there, in the order of their seats.
    pub(super) fn seated(&self) -> Vec<u16> {
        self.seats.iter().filter_map(|seat| seat.sitter.owner()).collect()
    }

    /// When a start is void because somebody does not reveal.
    pub(super) fn void_at(&self) -> Option<Time> {
        Some(self.seal.revealing?.saturating_add(REVEAL_WITHIN))
    }

    pub(super) fn has_committed(&self, member: u16) -> bool {
        self.seal.commitments.contains_key(&member)
    }

    pub(super) fn is_revealing(&self) -> bool {
        self.seal.revealing.is_some()
    }

    /// What everybody may know of it.
    pub(super) fn sealing(&self) -> Sealing {
        let seal = &self.seal;
        let sealed = seal.seed.is_some();
        let seats = || (0..).zip(&self.seats).filter_map(|(seat, it)| Some((seat, it.sitter.owner()?)));
        let shares = seats().filter_map(|(seat, member)| {
            let commitment = seal.commitments.get(&member)?.clone();
            let value = seal.values.get(&member).filter(|_| sealed).cloned();
            Some(Share { seat, commitment, value })
        });
        let over = matches!(self.stage, Stage::Over(_));
        Sealing {
            shares: match &self.sealed_shares {
                Some(shares) => shares.clone(),
                None => shares.collect(),
            },
            revealing: seal.revealing.is_some(),
            sealed,
            failed: seats()
                .filter(|(_, member)| seal.failed.contains(member))
                .map(|(seat, _)| seat)
                .collect(),
            server_seed: (sealed && over).then(|| self.seed.clone()),
        }
    }

    /// What the seats brought, as the game starts: who sits there may change, the seed does not.
    pub(super) fn keep_shares(&mut self) {
        if self.seal.seed.is_some() {
            self.sealed_shares = Some(self.sealing().shares);
        }
    }
}

impl Table {
    /// How the game starts: at once, or, where everyone who sits there is connected and has committed themselves to a value,
    /// with their revealing it. `newcomer` is about to sit down.
    pub(super) fn start_with(&self, newcomer: Option<(u16, bool)>) -> EventKind {
        let log = &self.log;
        let takes_part = |member: u16| match newcomer {
            Some((new, commits)) if new == member => commits,
            _ => log.seal.commitments.contains_key(&member) && self.away[usize::from(member)].is_none(),
        };
        let mut people = log.seated();
        people.extend(newcomer.map(|(new, _)| new));
        let sealed = !people.is_empty() && people.into_iter().all(takes_part);
        if sealed { EventKind::Revealing } else { EventKind::Started }
    }

    /// Commits a member who sits there to a value.
    pub(super) fn seal(&self, member: u16, commitment: &str) -> Result<Vec<EventKind>, CommandError> {
        self.gathering()?;
        if self.log.is_revealing() {
            return Err(CommandError::Revealing);
        }
        Ok(vec![EventKind::Committed { member, commitment: checked_commitment(commitment)? }])
    }

    /// Brings what a member had committed themselves to. The game starts with the last of them.
    pub(super) fn reveal(&self, member: u16, value: &str) -> Result<Vec<EventKind>, CommandError> {
        self.gathering()?;
        let seal = &self.log.seal;
        if seal.revealing.is_none() {
            return Err(CommandError::NotRevealing);
        }
        let promised = seal.commitments.get(&member);
        if !is_entropy(value) || promised != Some(&entropy_commitment(value)) {
            return Err(CommandError::BadEntropy);
        }
        if seal.values.contains_key(&member) {
            return Ok(Vec::new());
        }
        let mut events = vec![EventKind::Revealed { member, value: value.to_owned() }];
        let has = |other: &u16| *other == member || seal.values.contains_key(other);
        if self.log.seated().iter().all(has) {
            events.push(EventKind::Started);
        }
        Ok(events)
    }

    /// Nobody new sits down while it is revealed.
    pub(super) fn not_revealing(&self) -> Result<(), CommandError> {
        if self.log.is_revealing() { Err(CommandError::Revealing) } else { Ok(()) }
    }
}

/// A hash as it is kept.
pub(super) fn checked_commitment(commitment: &str) -> Result<String, CommandError> {
    let is_hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    if commitment.len() == 64 && commitment.bytes().all(is_hex) {
        Ok(commitment.to_owned())
    } else {
        Err(CommandError::BadEntropy)
    }
}
