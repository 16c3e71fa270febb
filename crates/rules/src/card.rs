//! Station cards, and what was revealed at once: a turn.

use crate::pencil::Symbol;
use crate::words::words;

words! {
    /// A station card (R2.1).
    Card {
        /// Street, square.
        StreetSquare = "street:square",
        /// Street, triangle.
        StreetTriangle = "street:triangle",
        /// Street, pentagon.
        StreetPentagon = "street:pentagon",
        /// Street, circle.
        StreetCircle = "street:circle",
        /// Street, joker.
        StreetJoker = "street:joker",
        /// The railroad switch, a Street card.
        Switch = "street:switch",
        /// Underground, square.
        UndergroundSquare = "underground:square",
        /// Underground, triangle.
        UndergroundTriangle = "underground:triangle",
        /// Underground, pentagon.
        UndergroundPentagon = "underground:pentagon",
        /// Underground, circle.
        UndergroundCircle = "underground:circle",
        /// Underground, joker.
        UndergroundJoker = "underground:joker",
    }
}

impl Card {
    /// How many of them end a round (R2.4).
    pub const UNDERGROUNDS: u32 = 5;

    /// Is it one of the five Underground cards?
    pub const fn is_underground(self) -> bool {
        self.index() >= Self::UndergroundSquare.index()
    }

    /// What it asks for; the switch asks for nothing by itself.
    pub const fn target(self) -> Option<Target> {
        let within = if self.is_underground() { self.index() - 6 } else { self.index() };
        match within {
            0 => Some(Target::Symbol(Symbol::Square)),
            1 => Some(Target::Symbol(Symbol::Triangle)),
            2 => Some(Target::Symbol(Symbol::Pentagon)),
            3 => Some(Target::Symbol(Symbol::Circle)),
            4 => Some(Target::Any),
            _ => None,
        }
    }
}

/// Which stations a card reaches; the central one always (R4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Those with this symbol.
    Symbol(Symbol),
    /// All of them: a joker.
    Any,
}

impl Target {
    /// How many targets there are.
    pub const COUNT: usize = 5;

    /// Its number below [`Self::COUNT`].
    pub const fn index(self) -> usize {
        match self {
            Self::Symbol(symbol) => symbol.index(),
            Self::Any => 4,
        }
    }
}

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All eleven.
    pub const ALL: Self = Self((1 << Card::ALL.len()) - 1);
    /// The five that end a round.
    pub const UNDERGROUND: Self = Self(0b111_1100_0000);

    /// Returns `true` if `card` is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// Inserts `card`.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns `true` if empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many Underground cards there are.
    pub const fn undergrounds(self) -> u32 {
        (self.0 & Self::UNDERGROUND.0).count_ones()
    }

    /// Those of the eleven that are not in the set.
    pub const fn others(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }

    /// The set as bits by card number.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card::ALL[self.0.trailing_zeros() as usize];
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// What is revealed at once: a card, beside the switch where that came up first (R2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    card: Card,
    switch: bool,
}

impl Turn {
    /// A turn with this card; `None` for the switch, after which another card is revealed at once.
    pub fn new(card: Card, switch: bool) -> Option<Self> {
        (card != Card::Switch).then_some(Self { card, switch })
    }

    /// The card that says where to draw.
    pub const fn card(self) -> Card {
        self.card
    }

    /// Did the switch come up before it?
    pub const fn has_switch(self) -> bool {
        self.switch
    }

    /// What it asks for as the round's turn of this number, counted from 1.
    pub const fn call(self, number: u32) -> Call {
        Call {
            target: self.card.target().expect("a turn's card is not the switch"),
            // R4.8: on turns 1 and 2 the switch has no effect.
            branch: self.switch && number > 2,
        }
    }

    /// The cards in the order revealed.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.switch.then_some(Card::Switch).into_iter().chain([self.card])
    }
}

/// The cards that lie face up in a round: which ones, and how many turns they made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faceup {
    seen: Cards,
    turns: u8,
}

/// Why a card cannot be revealed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardError {
    /// It lies there already.
    Twice(Card),
    /// The fifth Underground card has ended the round.
    RoundOver(Card),
}

impl std::fmt::Display for CardError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Twice(card) => write!(f, "{card} was revealed already in this round"),
            Self::RoundOver(card) => write!(f, "{card} comes after the fifth Underground card"),
        }
    }
}

impl std::error::Error for CardError {}

impl Faceup {
    /// Puts a turn's cards down; on an error nothing is changed.
    ///
    /// ```
    /// use tubewright_rules::{Card, Faceup, Turn};
    /// let mut faceup = Faceup::default();
    /// let call = faceup.reveal(Turn::new(Card::StreetCircle, true).expect("a circle"))?;
    /// assert!(!call.branch, "a switch on the first turn has no effect (R4.8)");
    /// # Ok::<(), tubewright_rules::CardError>(())
    /// ```
    pub fn reveal(&mut self, turn: Turn) -> Result<Call, CardError> {
        for card in turn.cards() {
            if self.is_over() {
                return Err(CardError::RoundOver(card));
            }
            if self.seen.contains(card) {
                return Err(CardError::Twice(card));
            }
        }
        Ok(self.reveal_unchecked(turn))
    }

    /// As [`Self::reveal`] for a turn that is known to be possible; another makes the count of turns wrong.
    pub fn reveal_unchecked(&mut self, turn: Turn) -> Call {
        if turn.has_switch() {
            self.seen.insert(Card::Switch);
        }
        self.seen.insert(turn.card());
        self.turns += 1;
        turn.call(self.turns())
    }

    /// The cards revealed so far.
    pub const fn seen(self) -> Cards {
        self.seen
    }

    /// How many turns they made.
    pub const fn turns(self) -> u32 {
        self.turns as u32
    }

    /// Has the fifth Underground card come up (R2.4)?
    pub const fn is_over(self) -> bool {
        self.seen.undergrounds() == Card::UNDERGROUNDS
    }

    /// How near the end of the round is.
    pub fn ending(self) -> Ending {
        let unseen = self.seen.others();
        let cards = f64::from(unseen.len());
        // The switch brings a second card on the same turn (R2.3).
        let after_switch = if unseen.contains(Card::Switch) { 1.0 / cards / (cards - 1.0) } else { 0.0 };
        match unseen.undergrounds() {
            0 => Ending::Now,
            1 => Ending::Next(1.0 / cards + after_switch),
            more => Ending::Later(more),
        }
    }
}

/// How near the end of a round is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ending {
    /// This is its last turn.
    Now,
    /// The next turn is its last with this chance, from 0 to 1.
    Next(f64),
    /// It has at least so many more turns: two or more.
    Later(u32),
}

/// What a turn asks of everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// Which stations may be reached (R4.4).
    pub target: Target,
    /// May a section start anywhere on the line (R4.7)?
    pub branch: bool,
}

impl Call {
    /// The same turn with the joker power (R8.3).
    pub const fn as_joker(self) -> Self {
        Self { target: Target::Any, ..self }
    }

    /// The same turn with the switch power (R8.4).
    pub const fn as_switch(self) -> Self {
        Self { branch: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_round_is_as_near_as_the_unseen_cards_say() {
        let after = |cards: &[Card]| {
            let mut faceup = Faceup::default();
            for &card in cards {
                faceup.reveal(Turn::new(card, false).expect("no switch")).expect("a new card");
            }
            faceup.ending()
        };
        let undergrounds: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_underground()).collect();
        assert_eq!(after(&undergrounds[..3]), Ending::Later(2), "two more are needed");
        // Seven cards are unseen: the last one by itself, or right after the switch.
        assert_eq!(after(&undergrounds[..4]), Ending::Next(1.0 / 7.0 + 1.0 / 7.0 / 6.0));
        assert_eq!(after(&undergrounds), Ending::Now);
    }
}
