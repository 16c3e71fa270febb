//! Chapter 3: table and pencils.

use std::collections::BTreeSet;

use tubewright_rules::Pencil::{Blue, Green, Pink, Purple};
use tubewright_rules::{
    Action, Board, Card, Deal, Dealer, Game, Modules, Pencil, PlayError, Seat, SeatSetup, Setup, SetupError,
    Turn,
};

fn setup(pencils: &[[Pencil; 4]]) -> Setup {
    let seat = |&pencils: &[Pencil; 4]| SeatSetup { name: "somebody".to_owned(), pencils };
    Setup { seats: pencils.iter().map(seat).collect(), objectives: None, powers: None }
}

/// A deal with these pencils at the four places, to the left.
fn deal(pencils: [Pencil; 4]) -> Deal {
    Deal { pencils, ..Deal::from_seed("table") }
}

fn orders() -> Vec<[Pencil; 4]> {
    let mut orders = Vec::new();
    for a in Pencil::ALL {
        for b in Pencil::ALL {
            for c in Pencil::ALL {
                for d in Pencil::ALL {
                    if BTreeSet::from([a, b, c, d]).len() == 4 {
                        orders.push([a, b, c, d]);
                    }
                }
            }
        }
    }
    orders
}

fn street(card: Card) -> Turn {
    Turn::new(card, false).expect("not the switch")
}

#[test]
fn r3_1_one_to_four_players() {
    let four = deal([Purple, Blue, Pink, Green]).pencils_by_seat(4);
    assert_eq!(setup(&[]).check(), Err(SetupError::NoSeat));
    for count in 1..=4 {
        assert_eq!(setup(&deal([Purple, Blue, Pink, Green]).pencils_by_seat(count)).check(), Ok(()));
    }
    let five = [four[0], four[1], four[2], four[3], four[0]];
    assert_eq!(setup(&five).check(), Err(SetupError::TooManySeats(5)));
}

#[test]
fn r3_1_nobodys_drawing_touches_anothers_sheet() {
    let board = Board::london();
    // Over the rounds both come to green; the second draws just what the first drew before.
    let pencils = [[Green, Purple, Blue, Pink], [Blue, Pink, Green, Purple]];
    let mut game = Game::new(board, setup(&pencils)).expect("two players");
    let seats: Vec<Seat> = game.seats().collect();
    let play = |game: &mut Game, seat: Seat, text: &str| {
        let action = board.parse_action(text).expect("an action");
        game.play(seat, action)
    };
    for round in 0..3 {
        for card in Card::ALL.into_iter().filter(|card| card.is_underground()) {
            game.reveal(street(card)).expect("a round of five turns");
            let draws = card == Card::UndergroundCircle;
            let first = if draws && round == 0 { "d3-a3" } else { "pass" };
            let second = if draws && round == 2 { "d3-a3" } else { "pass" };
            assert_eq!(play(&mut game, seats[0], first), Ok(()));
            assert_eq!(play(&mut game, seats[1], second), Ok(()));
        }
    }
    assert_eq!(game.sheet(seats[0]).drawn(), game.sheet(seats[1]).drawn());
}

#[test]
fn r3_2_four_rounds_one_line_each_in_all_four_colours() {
    let seats = deal([Purple, Blue, Pink, Green]).pencils_by_seat(3);
    for seat in &seats {
        assert_eq!(seat.iter().collect::<BTreeSet<_>>().len(), 4);
    }
    let twice = setup(&[[Green, Pink, Blue, Green]]);
    let error = twice.check().expect_err("green twice");
    assert!(matches!(error, SetupError::NotFourPencils(_)));

    let mut game = Game::new(Board::hamlet(), Setup::solo([Pink, Green, Purple, Blue])).expect("a solo game");
    let mut dealer = Dealer::new(deal([Pink, Green, Purple, Blue]));
    let seat = game.seats().next().expect("a seat");
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn).expect("the deck's next turn");
        game.play(seat, Action::Pass).expect("one can always pass");
    }
    assert!(game.is_over());
    assert_eq!(game.rounds().len(), 4);
    let drawn: Vec<Pencil> = game.sheet(seat).lines().iter().map(|line| line.pencil()).collect();
    assert_eq!(drawn, [Pink, Green, Purple, Blue]);
}

#[test]
fn r3_3_four_players_pass_every_pencil_one_place_to_the_left() {
    // Purple lies at the first place, then blue, pink, green to the left. After a round the pencil of the
    // fourth place comes to the first.
    let expected = [
        [Purple, Green, Pink, Blue],
        [Blue, Purple, Green, Pink],
        [Pink, Blue, Purple, Green],
        [Green, Pink, Blue, Purple],
    ];
    assert_eq!(deal([Purple, Blue, Pink, Green]).pencils_by_seat(4), expected);
    assert_eq!(setup(&expected).check(), Ok(()));
}

#[test]
fn r3_3_three_players_have_the_spare_pencil_on_the_right_of_the_first() {
    // Green is spare; the first seat is on its left, so it gets green in the second round.
    let expected = [[Purple, Green, Pink, Blue], [Blue, Purple, Green, Pink], [Pink, Blue, Purple, Green]];
    assert_eq!(deal([Purple, Blue, Pink, Green]).pencils_by_seat(3), expected);
    assert_eq!(setup(&expected).check(), Ok(()));
}

#[test]
fn r3_3_two_players_sit_opposite_with_a_spare_on_the_left_of_each() {
    // Blue lies on the left of the first player, who has purple; green on the left of the second, who has pink.
    let expected = [[Purple, Green, Pink, Blue], [Pink, Blue, Purple, Green]];
    assert_eq!(deal([Purple, Blue, Pink, Green]).pencils_by_seat(2), expected);
    assert_eq!(setup(&expected).check(), Ok(()));
    let beside = [[Purple, Green, Pink, Blue], [Blue, Purple, Green, Pink]];
    assert!(matches!(setup(&beside).check(), Err(SetupError::PencilsDoNotPass(_))));
}

#[test]
fn r3_3_pencils_that_pass_to_the_right_are_refused() {
    let right = [[Purple, Blue, Pink, Green], [Blue, Pink, Green, Purple], [Pink, Green, Purple, Blue]];
    assert!(matches!(setup(&right).check(), Err(SetupError::PencilsDoNotPass(_))));
}

#[test]
fn r3_3_in_a_round_all_players_have_different_colours() {
    for order in orders() {
        for count in 2..=4 {
            let seats = deal(order).pencils_by_seat(count);
            for round in 0..4 {
                assert_eq!(seats.iter().map(|seat| seat[round]).collect::<BTreeSet<_>>().len(), count);
            }
        }
    }
}

#[test]
fn r3_4_the_players_may_choose_any_start_and_chance_deals_every_one() {
    for order in orders() {
        for count in 1..=4 {
            assert_eq!(setup(&deal(order).pencils_by_seat(count)).check(), Ok(()));
        }
    }
    let dealt: BTreeSet<_> = (0..400).map(|n| Deal::from_seed(&format!("start {n}")).pencils).collect();
    assert_eq!(dealt.len(), 24);
}

#[test]
fn r3_5_a_solo_players_order_of_pencils_is_the_order_of_rounds() {
    for order in orders() {
        assert_eq!(deal(order).pencils_by_seat(1), [order]);
        assert_eq!(Setup::solo(order).check(), Ok(()));
        let game = Game::new(Board::london(), Setup::solo(order)).expect("a solo game");
        let seat = game.seats().next().expect("a seat");
        assert_eq!(game.sheet(seat).line().pencil(), order[0]);
    }
}

/// The controller flips cards and has no other right, so the dealer takes the part.
#[test]
fn r3_6_the_controller_moves_one_seat_to_the_left_each_round() {
    let deal = Deal::from_seed("controller");
    let controllers = |names: &[&str]| {
        let setup = Setup::of_deal(&deal, names, Modules::NONE);
        let game = Game::new(Board::london(), setup).expect("a table");
        [0, 1, 2, 3].map(|round| game.controller(round).index())
    };
    assert_eq!(controllers(&["a"]), [0, 0, 0, 0]);
    assert_eq!(controllers(&["a", "b"]), [0, 1, 0, 1]);
    assert_eq!(controllers(&["a", "b", "c"]), [0, 1, 2, 0]);
    assert_eq!(controllers(&["a", "b", "c", "d"]), [0, 1, 2, 3]);
}

#[test]
fn r3_6_cards_are_flipped_by_themselves_once_everyone_has_finished_the_turn() {
    let deal = Deal::from_seed("controller");
    let setup = Setup::of_deal(&deal, &["a", "b", "c"], Modules::NONE);
    let mut game = Game::new(Board::london(), setup).expect("three players");
    let mut dealer = Dealer::new(deal);
    let turn = dealer.next_turn(&game).expect("nobody has to act before the first card");
    game.reveal(turn).expect("the first cards");
    for seat in game.seats() {
        assert_eq!(dealer.next_turn(&game), None, "seat {} is waited for", seat.index());
        game.play(seat, Action::Pass).expect("one can always pass");
    }
    assert!(dealer.next_turn(&game).is_some());
}

#[test]
fn r3_7_all_draw_at_the_same_time_so_the_order_of_acting_changes_nothing() {
    let board = Board::london();
    let pencils = [[Green, Purple, Blue, Pink], [Blue, Pink, Green, Purple]];
    let start = {
        let mut game = Game::new(board, setup(&pencils)).expect("two players");
        game.reveal(street(Card::StreetCircle)).expect("the first card");
        game
    };
    let seats: Vec<Seat> = start.seats().collect();
    let actions = ["d3-a3", "f8-d8"].map(|text| board.parse_action(text).expect("an action"));
    let (mut one, mut other) = (start.clone(), start);
    for seat in [0, 1] {
        one.play(seats[seat], actions[seat]).expect("a circle");
    }
    for seat in [1, 0] {
        other.play(seats[seat], actions[seat]).expect("a circle");
    }
    assert_eq!(one, other);
}

#[test]
fn r3_7_a_turn_is_over_when_each_has_drawn_or_passed() {
    let pencils = [[Green, Purple, Blue, Pink], [Blue, Pink, Green, Purple]];
    let mut game = Game::new(Board::london(), setup(&pencils)).expect("two players");
    let seats: Vec<Seat> = game.seats().collect();
    assert_eq!(game.waiting().count(), 0, "there is no card yet");
    game.reveal(street(Card::StreetCircle)).expect("the first card");
    assert!(game.waiting().eq(seats.iter().copied()));
    game.play(seats[1], Action::Pass).expect("one can always pass");
    assert!(game.waiting().eq([seats[0]]));
    assert_eq!(game.play(seats[1], Action::Pass), Err(PlayError::NotWaiting));
    let draw = Board::london().parse_action("d3-a3").expect("an action");
    game.play(seats[0], draw).expect("a circle");
    assert_eq!(game.waiting().count(), 0);
}
