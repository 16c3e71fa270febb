//! Cards in requests: decks as somebody stacks them, and what somebody reveals.

use tubewright_rules::{Card, Cards, Deck, Turn};

use crate::answer::Refusal;

fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new("bad-cards", message)
}

/// The cards of these names.
pub(crate) fn cards(names: &[String]) -> Result<Vec<Card>, Refusal> {
    names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(|why| bad(format!("{why}")))
}

/// One turn's cards: a card, or the switch and the card after it.
pub(crate) fn turn(names: &[String]) -> Result<Turn, Refusal> {
    match cards(names)?[..] {
        [card] => Turn::new(card, false).ok_or_else(|| bad("the card after the switch is revealed with it")),
        [Card::Switch, card] => Turn::new(card, true).ok_or_else(|| bad("the switch twice")),
        _ => Err(bad("a turn has one card, or the switch and the card after it")),
    }
}

/// Four decks from the top, each with all cards or at least those through the fifth Underground one.
pub(crate) fn decks(names: &[Vec<String>]) -> Result<[Deck; 4], Refusal> {
    let decks =
        names.iter().enumerate().map(|(i, names)| deck(i + 1, names)).collect::<Result<Vec<_>, _>>()?;
    decks.try_into().map_err(|_| bad("there are four decks, one for each round"))
}

fn deck(round: usize, names: &[String]) -> Result<Deck, Refusal> {
    let of = |why: String| bad(format!("in the deck of round {round}, {why}"));
    let given = cards(names)?;
    let seen: Cards = given.iter().copied().collect();
    if seen.undergrounds() < Card::UNDERGROUNDS {
        return Err(of("not all five Underground cards".to_owned()));
    }
    // What comes after the fifth Underground card is never seen, in whatever order.
    let whole: Vec<Card> = given.iter().copied().chain(seen.others()).collect();
    let count = whole.len();
    let whole = whole.try_into().map_err(|_| of(format!("{count} cards where there are eleven")))?;
    Deck::new(whole).map_err(|why| of(why.to_string()))
}

/// Do the cards that came up lie on top of these decks?
pub(crate) fn on_top(rounds: &[Vec<Turn>], decks: &[Deck; 4]) -> bool {
    rounds.iter().zip(decks).all(|(turns, deck)| {
        let mut cards = deck.cards().iter().copied();
        turns.iter().flat_map(|turn| turn.cards()).all(|card| cards.next() == Some(card))
    })
}

#[cfg(test)]
mod tests {
    use tubewright_rules::turns_of;

    use super::*;

    fn names(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    const UNDERGROUND: &str =
        "underground:square underground:triangle underground:pentagon underground:circle underground:joker";

    #[test]
    fn a_deck_may_end_with_the_fifth_underground_card() {
        let deck = deck(1, &names(&format!("street:switch {UNDERGROUND}"))).expect("a deck");
        assert_eq!(deck.cards()[..2], [Card::Switch, Card::UndergroundSquare]);
        let turns = turns_of(&deck.cards()[..6], 1).expect("turns");
        assert_eq!(turns.len(), 5);
    }

    #[test]
    fn a_deck_that_ends_too_early_or_has_a_card_twice_is_refused() {
        for wrong in [
            "street:circle".to_owned(),
            UNDERGROUND.replace("joker", "circle"),
            format!("{UNDERGROUND} underground:joker"),
            format!("{UNDERGROUND} street:joker street:joker"),
            format!("{UNDERGROUND} {UNDERGROUND} {UNDERGROUND}"),
            "street:ace".to_owned(),
        ] {
            assert_eq!(deck(1, &names(&wrong)).expect_err(&wrong).reason, "bad-cards");
        }
    }
}
