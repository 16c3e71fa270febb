//! Chapter 2: the cards.

use std::collections::BTreeSet;

use tubewright_rules::{
    Board, Card, CardError, Deal, Dealer, Deck, Faceup, Game, Pencil, Rng, Setup, Target, Turn, turns_of,
};

fn cards(words: &str) -> Vec<Card> {
    words.split(' ').map(|word| word.parse().expect("a card")).collect()
}

const FIVE_UNDERGROUND: &str =
    "underground:square underground:triangle underground:pentagon underground:circle underground:joker";

#[test]
fn r2_1_six_street_and_five_underground_cards() {
    let (underground, street): (Vec<Card>, Vec<Card>) =
        Card::ALL.into_iter().partition(|card| card.is_underground());
    assert_eq!(underground, cards(FIVE_UNDERGROUND));
    let words = "street:square street:triangle street:pentagon street:circle street:joker street:switch";
    assert_eq!(street, cards(words));
    assert_eq!(Card::UndergroundJoker.target(), Some(Target::Any));
    assert_eq!(Card::Switch.target(), None);
}

#[test]
fn r2_2_all_eleven_are_shuffled_for_each_round() {
    let deal = Deal::from_seed("all eleven");
    let mut orders = BTreeSet::new();
    for deck in deal.decks {
        assert_eq!(deck.cards().iter().copied().collect::<BTreeSet<_>>().len(), 11);
        orders.insert(*deck.cards());
    }
    assert_eq!(orders.len(), 4, "each round has an order of its own");
}

#[test]
fn r2_3_the_card_after_the_switch_comes_at_once_and_makes_one_turn_with_it() {
    let turns = turns_of(&cards("street:square street:switch underground:circle street:joker"), 1);
    let turns = turns.expect("possible cards");
    let seen: Vec<(Card, bool)> = turns.iter().map(|turn| (turn.card(), turn.has_switch())).collect();
    assert_eq!(
        seen,
        [(Card::StreetSquare, false), (Card::UndergroundCircle, true), (Card::StreetJoker, false)]
    );
    assert!(turns_of(&cards("street:square street:switch"), 1).is_err(), "the switch waits for its card");
    assert_eq!(Turn::new(Card::Switch, false), None);
}

#[test]
fn r2_3_a_deck_reveals_the_switch_with_the_next_card() {
    for seed in 0..50 {
        let deck = Deck::shuffled(&mut Rng::new(seed));
        let mut faceup = Faceup::default();
        let mut revealed = Vec::new();
        while let Some(turn) = deck.turn_after(faceup) {
            faceup.reveal(turn).expect("a deck has each card once");
            revealed.extend(turn.cards());
        }
        assert_eq!(revealed, deck.cards()[..revealed.len()]);
        assert_ne!(revealed.last(), Some(&Card::Switch));
    }
}

#[test]
fn r2_4_five_underground_cards_in_a_row_end_the_round_after_five_turns() {
    let turns = turns_of(&cards(FIVE_UNDERGROUND), 1).expect("possible cards");
    let mut faceup = Faceup::default();
    for turn in turns {
        assert!(!faceup.is_over());
        faceup.reveal(turn).expect("possible cards");
    }
    assert!(faceup.is_over());
    assert_eq!(faceup.turns(), 5);
    let more = Turn::new(Card::StreetSquare, false).expect("no switch");
    assert_eq!(faceup.reveal(more), Err(CardError::RoundOver(Card::StreetSquare)));
}

#[test]
fn r2_4_a_round_of_all_eleven_cards_has_ten_turns() {
    let words = format!(
        "street:square street:triangle street:pentagon street:circle street:joker street:switch {FIVE_UNDERGROUND}"
    );
    assert_eq!(turns_of(&cards(&words), 1).expect("possible cards").len(), 10);
}

#[test]
fn r2_4_shuffled_rounds_have_five_to_ten_turns_and_any_number_between() {
    let mut numbers = BTreeSet::new();
    for seed in 0..20_000 {
        let deck = Deck::shuffled(&mut Rng::new(seed));
        let mut faceup = Faceup::default();
        while let Some(turn) = deck.turn_after(faceup) {
            faceup.reveal_unchecked(turn);
        }
        assert_eq!(faceup.seen().undergrounds(), 5);
        numbers.insert(faceup.turns());
    }
    assert!(numbers.into_iter().eq(5..=10));
}

#[test]
fn r2_5_all_cards_of_the_round_stay_in_view() {
    let mut game = Game::new(Board::london(), Setup::solo(Pencil::ALL)).expect("a solo game");
    let mut dealer = Dealer::new(Deal::from_seed("in view"));
    let seat = game.seats().next().expect("a seat");
    let mut seen = BTreeSet::new();
    while !game.faceup().is_over() {
        let turn = dealer.next_turn(&game).expect("the round goes on");
        game.reveal(turn).expect("the deck's next turn");
        seen.extend(turn.cards());
        assert!(game.view(seat).faceup().seen().eq(seen.iter().copied()));
        assert!(game.view(seat).unseen().all(|card| !seen.contains(&card)));
        assert_eq!(game.view(seat).unseen().len() as usize, 11 - seen.len());
        game.play(seat, tubewright_rules::Action::Pass).expect("one can always pass");
    }
}
