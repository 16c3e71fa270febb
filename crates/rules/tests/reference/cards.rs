//! The words of the game, and how a round's cards fall into turns.

pub(crate) const COLORS: [&str; 4] = ["purple", "blue", "pink", "green"];

pub(crate) const OBJECTIVES: [&str; 5] =
    ["interchanges", "districts", "tourist-sites", "central-district", "thames"];

pub(crate) const POWERS: [&str; 4] = ["double", "joker", "switch", "circle"];

pub(crate) const CARDS: [&str; 11] = [
    "street:square",
    "street:triangle",
    "street:pentagon",
    "street:circle",
    "street:joker",
    "street:switch",
    "underground:square",
    "underground:triangle",
    "underground:pentagon",
    "underground:circle",
    "underground:joker",
];

pub(crate) const SWITCH: &str = "street:switch";

/// What is turned up at once: one card, or the switch and the card after it (R2.3).
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// Counted from 1 in its round.
    pub(crate) number: usize,
    pub(crate) cards: Vec<String>,
}

impl Turn {
    /// What the card that counts shows: a symbol or `joker`.
    pub(crate) fn shows(&self) -> &str {
        let card = self.cards.last().expect("a turn has a card");
        card.split_once(':').expect("cards are kind:symbol").1
    }

    /// R4.7 and R4.8.
    pub(crate) fn has_switch_in_force(&self) -> bool {
        self.number >= 3 && self.cards.iter().any(|card| card == SWITCH)
    }
}

/// The turns that these cards make; a switch waiting for its card makes none yet.
pub(crate) fn turns_of(cards: &[String]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut flipped = Vec::new();
    for card in cards {
        flipped.push(card.clone());
        if card != SWITCH {
            turns.push(Turn { number: turns.len() + 1, cards: std::mem::take(&mut flipped) });
        }
    }
    turns
}

pub(crate) fn count_underground(cards: &[String]) -> usize {
    let underground = |card: &&String| card.starts_with("underground:");
    cards.iter().filter(underground).count()
}
