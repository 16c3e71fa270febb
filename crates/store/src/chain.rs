//! The chain of a log: each link covers its entry and the link before. Every backend stores this one form.
//!
//! A link is the first half of SHA-256 over the link before, the entry's number and the entry; the link before the first
//! entry covers the table's id. A head is what a log ends with. Whoever reads a log follows its links to its head, so a
//! changed, lost, moved or added entry is noticed.

use sha2::{Digest, Sha256};

use crate::api::Facts;
use crate::error::{Damage, StoreError};

/// Bytes of a link and of a seal.
pub(crate) const LINK_BYTES: usize = 16;

/// Covers an entry and all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link([u8; LINK_BYTES]);

impl Link {
    /// The link before the first entry of a table's log.
    ///
    /// ```
    /// use tubewright_store::Link;
    ///
    /// let log = Link::first("k3jq").next(0, b"opened").next(1, b"sat");
    /// assert_ne!(log, Link::first("k3jq").next(0, b"sat").next(1, b"opened"));
    /// ```
    pub fn first(table: &str) -> Self {
        Self(Seal::of("log").bytes(table.as_bytes()).end())
    }

    /// The link of entry `n`, which follows this one.
    #[must_use]
    pub fn next(self, n: u64, bytes: &[u8]) -> Self {
        Self(Seal::of("entry").bytes(&self.0).number(n).bytes(bytes).end())
    }

    /// As it is stored.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Reads what was stored; bytes of another length are no link.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// The end of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// How many entries it has.
    pub len: u64,
    /// How often its entries were rewritten, as when a person's words were removed. A log of the same length with another
    /// epoch is to be read anew.
    pub epoch: u64,
    /// The link of its last entry.
    pub link: Link,
}

impl Head {
    /// The head of a log without entries.
    pub fn empty(table: &str) -> Self {
        Self { len: 0, epoch: 0, link: Link::first(table) }
    }

    /// The head after one more entry.
    #[must_use]
    pub fn push(self, bytes: &[u8]) -> Self {
        Self { len: self.len + 1, link: self.link.next(self.len, bytes), ..self }
    }

    /// The head of a log with these entries.
    pub fn of(table: &str, epoch: u64, entries: &[Vec<u8>]) -> Self {
        entries.iter().fold(Self { epoch, ..Self::empty(table) }, |head, bytes| head.push(bytes))
    }
}

/// Follows the links of stored entries from some number on to the head.
pub(crate) struct Walk<'a> {
    table: &'a str,
    n: u64,
    link: Link,
    entries: Vec<Vec<u8>>,
}

impl<'a> Walk<'a> {
    /// Starts at entry `from`, behind the link of the entry before it.
    pub(crate) fn new(table: &'a str, from: u64, before: Link) -> Self {
        Self { table, n: from, link: before, entries: Vec::new() }
    }

    /// Takes in the next entry as it was stored.
    pub(crate) fn take(&mut self, n: u64, link: &[u8], bytes: Vec<u8>) -> Result<(), StoreError> {
        if n != self.n {
            return Err(StoreError::Corrupt(Damage::Gap { table: self.table.to_owned(), n }));
        }
        self.link = self.link.next(n, &bytes);
        if self.link.as_bytes() != link {
            return Err(StoreError::Corrupt(Damage::Checksum { table: self.table.to_owned(), n }));
        }
        self.n += 1;
        self.entries.push(bytes);
        Ok(())
    }

    /// The entries, if they end where the head says.
    pub(crate) fn end(self, head: &Head) -> Result<Vec<Vec<u8>>, StoreError> {
        if (self.n, self.link) == (head.len, head.link) {
            return Ok(self.entries);
        }
        let (table, there, all) = (self.table.to_owned(), self.n, head.len);
        Err(StoreError::Corrupt(Damage::End { table, there, all }))
    }
}

/// A digest of fields that belong together.
pub(crate) struct Seal(Sha256);

impl Seal {
    /// Begins one; the kind keeps digests of different things apart.
    pub(crate) fn of(kind: &str) -> Self {
        Self(Sha256::new()).bytes(kind.as_bytes())
    }

    /// One more field. Its length is part of the digest, so that fields cannot run into each other.
    pub(crate) fn bytes(mut self, bytes: &[u8]) -> Self {
        self.0.update((bytes.len() as u64).to_be_bytes());
        self.0.update(bytes);
        self
    }

    pub(crate) fn number(self, number: u64) -> Self {
        self.bytes(&number.to_be_bytes())
    }

    /// The fields of a head.
    pub(crate) fn head(self, head: &Head) -> Self {
        self.number(head.len).number(head.epoch).bytes(head.link.as_bytes())
    }

    /// What is kept of a table beside its log.
    pub(crate) fn facts(self, created: u64, touched: u64, facts: &Facts) -> Self {
        let seal = self.number(created).number(touched);
        let seal = seal.number(facts.listed.into()).number(facts.over.into());
        // A wake at no time differs from one at any time by the number of fields.
        let seal = facts.wake.iter().fold(seal, |seal, at| seal.number(*at));
        seal.bytes(&facts.note)
    }

    pub(crate) fn end(self) -> [u8; LINK_BYTES] {
        let digest = self.0.finalize();
        std::array::from_fn(|place| digest[place])
    }
}

/// How many things of a kind there are, and a digest of all of them that does not depend on their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) count: u64,
    pub(crate) digest: u128,
}

impl Tally {
    pub(crate) fn add(&mut self, seal: [u8; LINK_BYTES]) {
        self.count = self.count.wrapping_add(1);
        self.digest = self.digest.wrapping_add(u128::from_be_bytes(seal));
    }

    pub(crate) fn remove(&mut self, seal: [u8; LINK_BYTES]) {
        self.count = self.count.wrapping_sub(1);
        self.digest = self.digest.wrapping_sub(u128::from_be_bytes(seal));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The form is stored: it must never change.
    #[test]
    fn links_stay_what_they_are() {
        let field = |bytes: &[u8]| [&(bytes.len() as u64).to_be_bytes()[..], bytes].concat();
        let half = |bytes: Vec<u8>| Sha256::digest(bytes)[..LINK_BYTES].to_vec();
        let first = half([field(b"log"), field(b"k3jq")].concat());
        let next =
            half([field(b"entry"), field(&first), field(&0u64.to_be_bytes()), field(b"opened")].concat());
        assert_eq!(Link::first("k3jq").next(0, b"opened").as_bytes(), next);
    }

    #[test]
    fn a_walk_ends_at_the_head_or_reports_damage() {
        let entries = [b"one".to_vec(), b"two".to_vec(), b"three".to_vec()];
        let head = Head::of("a", 0, &entries);
        let walked = |kept: &[usize]| {
            let mut walk = Walk::new("a", 0, Link::first("a"));
            let mut link = Link::first("a");
            for (n, bytes) in (0u64..).zip(&entries) {
                link = link.next(n, bytes);
                if kept.contains(&(n as usize)) {
                    walk.take(n, link.as_bytes(), bytes.clone())?;
                }
            }
            walk.end(&head)
        };
        assert_eq!(walked(&[0, 1, 2]), Ok(entries.to_vec()));
        let end = Damage::End { table: "a".to_owned(), there: 2, all: 3 };
        assert_eq!(walked(&[0, 1]), Err(StoreError::Corrupt(end)));
        let gap = Damage::Gap { table: "a".to_owned(), n: 2 };
        assert_eq!(walked(&[0, 2]), Err(StoreError::Corrupt(gap)));
    }

    #[test]
    fn a_tally_forgets_the_order_and_nothing_else() {
        let seals = [[1; LINK_BYTES], [2; LINK_BYTES], [3; LINK_BYTES]];
        let (mut one, mut other) = (Tally::default(), Tally::default());
        for seal in seals {
            one.add(seal);
        }
        for seal in [seals[2], seals[0], seals[1], seals[1]] {
            other.add(seal);
        }
        assert_ne!(one, other);
        other.remove(seals[1]);
        assert_eq!(one, other);
    }
}
