//! A deal from a seed: pencils, modules and four shuffled decks. How a seed becomes cards is frozen here.

use crate::card::{Card, CardError, Cards, Faceup, Turn};
use crate::passing;
use crate::pencil::{ByPencil, Objective, Pencil, Power};
use crate::rng::Rng;
use crate::sha256::{hex, sha256};
use crate::sheet::ROUNDS;

/// A known order of the eleven cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck([Card; Card::ALL.len()]);

impl Deck {
    /// A deck in this order; each card comes once.
    ///
    /// ```
    /// use tubewright_rules::{Card, CardError, Deck};
    /// assert!(Deck::new(Card::ALL).is_ok());
    /// assert_eq!(Deck::new([Card::Switch; 11]), Err(CardError::Twice(Card::Switch)));
    /// ```
    pub fn new(cards: [Card; Card::ALL.len()]) -> Result<Self, CardError> {
        let mut seen = Cards::EMPTY;
        for card in cards {
            if seen.contains(card) {
                return Err(CardError::Twice(card));
            }
            seen.insert(card);
        }
        Ok(Self(cards))
    }

    /// A deck in a random order, for searches and benches.
    #[inline]
    pub fn shuffled(rng: &mut Rng) -> Self {
        let mut cards = Card::ALL;
        rng.shuffle(&mut cards);
        Self(cards)
    }

    /// A deck in which these cards have come already, in any order, and the others follow in a random one.
    #[inline]
    pub fn with_top(seen: Cards, rng: &mut Rng) -> Self {
        let mut cards = Card::ALL;
        let top = seen.len() as usize;
        for (place, card) in cards.iter_mut().zip(seen.chain(seen.others())) {
            *place = card;
        }
        rng.shuffle(&mut cards[top..]);
        Self(cards)
    }

    /// The cards from the top.
    pub const fn cards(&self) -> &[Card; Card::ALL.len()] {
        &self.0
    }

    /// The turn that comes after what lies face up, until the round is over.
    #[inline]
    pub fn turn_after(&self, faceup: Faceup) -> Option<Turn> {
        if faceup.is_over() {
            return None;
        }
        let revealed = faceup.seen().len() as usize;
        let card = self.0[revealed];
        // R2.3: the card after the switch comes at once. The switch is never last: five Underground cards end the round.
        if card == Card::Switch {
            Turn::new(*self.0.get(revealed + 1)?, true)
        } else {
            Turn::new(card, false)
        }
    }
}

/// Everything that chance decides before and during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The pencils at the four places, to the left (R3.3); solo, by round (R3.5).
    pub pencils: [Pencil; 4],
    /// The objectives drawn, for games with module A.
    pub objectives: [Objective; 2],
    /// The power of each pencil, for games with module B.
    pub powers: ByPencil<Power>,
    /// The deck of each round.
    pub decks: [Deck; ROUNDS],
}

impl Deal {
    /// The deal of a seed, the same for ever and everywhere.
    ///
    /// ```
    /// use tubewright_rules::{Card, Deal};
    /// assert_eq!(Deal::from_seed("london").decks[0].cards()[0], Card::UndergroundCircle);
    /// ```
    pub fn from_seed(seed: &str) -> Self {
        let objectives = Words::new("objectives", seed).shuffled(Objective::ALL);
        let deck = |round: usize| Deck(Words::new(&format!("round-{}", round + 1), seed).shuffled(Card::ALL));
        Self {
            pencils: Words::new("pencils", seed).shuffled(Pencil::ALL),
            objectives: [objectives[0], objectives[1]],
            powers: ByPencil::new(Words::new("powers", seed).shuffled(Power::ALL)),
            decks: std::array::from_fn(deck),
        }
    }

    /// The pencils of each seat by round, from those at the four places (R3.3, R3.5).
    pub fn pencils_by_seat(&self, seats: usize) -> Vec<[Pencil; ROUNDS]> {
        passing::by_seat(self.pencils, seats)
    }
}

/// What is published before a game so that the seed, shown after it, proves the cards.
///
/// ```
/// let proof = tubewright_rules::commitment("london");
/// assert!(proof.starts_with("6c3a77c0"));
/// ```
pub fn commitment(seed: &str) -> String {
    hex(format!("tubewright-commit/1|{seed}").as_bytes())
}

/// The words of all blocks of a label, one after another.
struct Words<'a> {
    label: &'a str,
    seed: &'a str,
    block: u32,
    ready: std::array::IntoIter<u32, 8>,
}

impl<'a> Words<'a> {
    fn new(label: &'a str, seed: &'a str) -> Self {
        let mut words = Self { label, seed, block: 0, ready: [0; 8].into_iter() };
        words.refill();
        words
    }

    fn refill(&mut self) {
        let text = format!("tubewright-deal/1|{}|{}|{}", self.label, self.block, self.seed);
        self.ready = sha256(text.as_bytes()).into_iter();
        self.block += 1;
    }

    fn next(&mut self) -> u32 {
        loop {
            match self.ready.next() {
                Some(word) => return word,
                None => self.refill(),
            }
        }
    }

    /// A number below `k`, each as likely as the others: words beyond the last whole multiple are left out.
    fn below(&mut self, k: u32) -> u32 {
        let most = (1u64 << 32) / u64::from(k) * u64::from(k);
        loop {
            let word = self.next();
            if u64::from(word) < most {
                return word % k;
            }
        }
    }

    fn shuffled<T, const N: usize>(&mut self, mut list: [T; N]) -> [T; N] {
        for i in (1..N).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
        list
    }
}
