//! Chapter 8: pencil powers.

use std::collections::BTreeSet;

use tubewright_rules::Pencil::{Blue, Green, Pink, Purple};
use tubewright_rules::Power::{Circle, Double, Joker, Switch};
use tubewright_rules::{ByPencil, Deal, Modules, Pencil, Power, Seat, Setup, SetupError, Stations};

use crate::paper::{Paper, card, stations, turn, with_switch};

#[test]
fn r8_1_each_pencil_gets_one_of_the_four_powers_at_random() {
    let mut laid = BTreeSet::new();
    for n in 0..400 {
        let powers = Deal::from_seed(&format!("powers {n}")).powers;
        laid.insert(Pencil::ALL.map(|pencil| powers[pencil]));
    }
    assert_eq!(laid.len(), 24, "four powers lie on four pencils in 24 ways");
    let powers = Some(ByPencil::new([Double, Joker, Switch, Double]));
    let twice = Setup { powers, ..Setup::solo(Pencil::ALL) };
    assert_eq!(twice.check(), Err(SetupError::PowerTwice(Double)));
}

#[test]
fn r8_1_the_power_goes_with_the_pencil() {
    let deal = Deal {
        pencils: [Purple, Blue, Pink, Green],
        powers: ByPencil::new([Double, Joker, Switch, Circle]),
        ..Deal::from_seed("powers")
    };
    let setup = Setup::of_deal(&deal, &["a", "b"], Modules { objectives: false, powers: true });
    // The first has purple, green, pink, blue by round, the second pink, blue, purple, green.
    let powers = |seat: Seat| (0..4).map(|round| setup.power(seat, round).expect("with powers")).collect();
    let powers: Vec<Vec<Power>> = Seat::all(2).map(powers).collect();
    assert_eq!(powers, [[Double, Circle, Switch, Joker], [Switch, Joker, Double, Circle]]);
    let without = Setup::of_deal(&deal, &["a", "b"], Modules { objectives: true, powers: false });
    assert!(Seat::all(2).all(|seat| without.power(seat, 0).is_none()));
}

#[test]
fn r8_1_only_the_power_of_the_pencil_in_hand_can_be_used() {
    let paper = Paper::with_power(Green, Joker);
    assert_eq!(paper.try_play(card("circle"), "d3-a3 +switch"), Err("power-not-held"));
    assert_eq!(paper.try_play(card("circle"), "d3-a3 +circle a3"), Err("power-not-held"));
    assert_eq!(paper.try_play(card("circle"), "d3-a3, d3-f1 +double"), Err("power-not-held"));
    assert_eq!(Paper::of(Green).try_play(card("circle"), "d3-a3 +joker"), Err("power-not-held"));
}

#[test]
fn r8_1_a_power_is_used_at_most_once_in_the_round_even_where_it_was_not_needed() {
    let mut paper = Paper::with_power(Green, Joker);
    assert_eq!(paper.play(card("circle"), "d3-a3 +joker"), Ok(()));
    assert_eq!(paper.try_play(card("circle"), "d3-d2 +joker"), Err("power-spent"));
    assert_eq!(paper.sheet.power(), None);
    paper.sheet.begin_line(crate::paper::london(), Pink, Some(Switch));
    assert_eq!(paper.try_play(card("circle"), "h4-h6 +switch"), Ok(()), "the next pencil has its own");
}

#[test]
fn r8_2_double_draws_a_second_section_to_the_cards_symbol() {
    let paper = Paper::with_power(Green, Double);
    assert_eq!(paper.try_play(card("circle"), "d3-a3, d3-f1 +double"), Ok(()));
    assert_eq!(paper.try_play(card("square"), "d3-g3, g3-d2 +double"), Err("no-such-section"));
    assert_eq!(paper.try_play(card("circle"), "d3-a3, a3-a4 +double"), Err("wrong-symbol"));
    assert_eq!(paper.try_play(card("circle"), "d3-a3, d3-f1"), Err("too-many-sections"));
    assert_eq!(paper.try_play(card("circle"), "d3-a3, d3-f1, f1-j1 +double"), Err("too-many-sections"));
}

#[test]
fn r8_2_the_second_section_may_go_on_from_the_first() {
    // d3-d2 and on to c1, both squares.
    let paper = Paper::with_power(Green, Double);
    assert_eq!(paper.try_play(card("square"), "d3-d2, d2-c1 +double"), Ok(()));
}

#[test]
fn r8_2_under_a_joker_the_second_station_bears_the_symbol_of_the_first() {
    let paper = Paper::with_power(Green, Double);
    assert_eq!(paper.try_play(card("joker"), "d3-a3, d3-f1 +double"), Ok(()));
    assert_eq!(paper.try_play(card("joker"), "d3-a3, d3-d2 +double"), Err("wrong-symbol"));
}

#[test]
fn r8_2_under_a_joker_anything_follows_the_central_station() {
    let paper = Paper::with_power(Green, Double).draw("d3-e4");
    for second in ["f4-g4", "f4-f5", "f4-e5"] {
        assert_eq!(paper.try_play(card("joker"), &format!("e4-f4, {second} +double")), Ok(()), "{second}");
    }
}

#[test]
fn r8_2_under_a_symbol_that_symbol_follows_the_central_station() {
    let paper = Paper::with_power(Green, Double).draw("d3-e4");
    assert_eq!(paper.try_play(card("square"), "e4-f4, f4-f5 +double"), Ok(()));
    assert_eq!(paper.try_play(card("square"), "e4-f4, f4-g4 +double"), Err("wrong-symbol"));
}

#[test]
fn r8_2_the_central_station_can_be_the_second() {
    let paper = Paper::with_power(Green, Double).draw("d3-e4");
    assert_eq!(paper.try_play(card("joker"), "e4-e5, e5-f4 +double"), Ok(()));
    assert_eq!(paper.try_play(card("pentagon"), "e4-e5, e5-f4 +double"), Ok(()));
}

#[test]
fn r8_2_a_switch_in_force_holds_for_both_sections() {
    let paper = Paper::with_power(Green, Double).draw("d3-a3 d3-f1");
    assert_eq!(paper.try_play(with_switch("triangle"), "d3-b1, d3-e4 +double"), Ok(()));
    assert_eq!(paper.try_play(card("triangle"), "d3-b1, d3-e4 +double"), Err("not-an-end"));
    // Without a switch the first section can take the end from the second.
    let paper = Paper::with_power(Green, Double).draw("d3-a3");
    assert_eq!(paper.try_play(card("triangle"), "d3-b1, d3-e4 +double"), Err("not-an-end"));
}

#[test]
fn r8_2_there_is_no_second_without_a_first() {
    let paper = Paper::with_power(Green, Double);
    assert_eq!(paper.try_play(card("circle"), "d3-a3 +double"), Err("bad-action"));
    assert_eq!(paper.try_play(card("circle"), "pass +double"), Err("bad-action"));
    assert_eq!(paper.try_play(card("joker"), "d2-c1, d3-d2 +double"), Err("not-on-line"));
}

#[test]
fn r8_3_the_joker_power_makes_the_card_a_joker() {
    let paper = Paper::with_power(Green, Joker).draw("d3-a3 d3-f1");
    assert_eq!(paper.try_play(card("triangle"), "a3-a4"), Err("wrong-symbol"));
    assert_eq!(paper.try_play(card("triangle"), "a3-a4 +joker"), Ok(()));
    assert_eq!(paper.try_play(card("triangle"), "d3-d2 +joker"), Err("not-an-end"));
    assert_eq!(paper.try_play(with_switch("triangle"), "d3-d2 +joker"), Ok(()), "beside a switch");
    assert_eq!(paper.try_play(card("triangle"), "pass +joker"), Err("bad-action"));
}

#[test]
fn r8_4_the_switch_power_lets_a_section_start_anywhere_on_the_line() {
    let paper = Paper::with_power(Green, Switch).draw("d3-a3 d3-f1");
    assert_eq!(paper.try_play(card("triangle"), "d3-e4"), Err("not-an-end"));
    assert_eq!(paper.try_play(card("triangle"), "d3-e4 +switch"), Ok(()));
    assert_eq!(paper.try_play(card("triangle"), "d3-d2 +switch"), Err("wrong-symbol"));
    assert_eq!(paper.try_play(card("triangle"), "pass +switch"), Err("bad-action"));
}

#[test]
fn r8_4_on_turns_one_and_two_the_switch_power_is_allowed_and_changes_nothing() {
    let mut paper = Paper::with_power(Green, Switch);
    let plain = paper.open(turn(1, "street:square"));
    let with_power = paper.sheet.open_with_power(crate::paper::london(), turn(1, "street:square"));
    assert_eq!(plain, "d3-d2 d3-g3");
    assert!(with_power.is_empty());
    assert_eq!(paper.play(turn(1, "street:square"), "d3-d2"), Ok(()));
    assert!(paper.sheet.open_with_power(crate::paper::london(), turn(2, "street:joker")).is_empty());
    assert_eq!(paper.play(turn(2, "street:triangle"), "d3-e4 +switch"), Ok(()));
    assert!(paper.sheet.is_power_spent());
}

#[test]
fn r8_5_a_circled_station_counts_as_two_in_its_district() {
    // d3 | e4 f4 with f4 circled: 2 x 3.
    let mut paper = Paper::with_power(Green, Circle).draw("d3-e4");
    assert_eq!(paper.play(card("circle"), "e4-f4 +circle f4"), Ok(()));
    assert_eq!(paper.line(), (2, 3, 0, 6));
    // With d3 circled instead both districts have two: 2 x 2.
    let mut paper = Paper::with_power(Green, Circle).draw("d3-e4");
    assert_eq!(paper.play(card("circle"), "e4-f4 +circle d3"), Ok(()));
    assert_eq!(paper.line(), (2, 2, 0, 4));
}

#[test]
fn r8_5_a_circle_is_drawn_with_or_without_a_section_on_a_station_of_the_line() {
    let paper = Paper::with_power(Green, Circle).draw("d3-a3");
    assert_eq!(paper.try_play(card("circle"), "pass +circle a3"), Ok(()));
    assert_eq!(paper.try_play(card("circle"), "d3-f1 +circle a3"), Ok(()));
    assert_eq!(paper.try_play(card("circle"), "d3-f1 +circle f1"), Ok(()), "one drawn on this very turn");
    assert_eq!(paper.try_play(card("circle"), "pass +circle f1"), Err("not-on-line"));
    assert_eq!(paper.try_play(card("circle"), "pass +circle"), Err("bad-action"));
}

#[test]
fn r8_5_the_departure_station_can_be_circled_before_any_section() {
    let mut paper = Paper::with_power(Green, Circle);
    assert_eq!(paper.play(card("circle"), "pass +circle d3"), Ok(()));
    assert_eq!(paper.line(), (0, 0, 0, 0), "an empty line scores nothing");
    assert_eq!(paper.score(&[]).total, 0);
    assert_eq!(paper.play(card("square"), "d3-d2"), Ok(()));
    assert_eq!(paper.line(), (1, 3, 0, 3), "d3 counts twice once the line is drawn");
}

#[test]
fn r8_5_a_circle_makes_no_interchange_no_second_visit_and_does_not_last() {
    let mut paper = Paper::with_power(Green, Circle).draw("d3-e4");
    assert_eq!(paper.play(card("circle"), "e4-f4 +circle f4"), Ok(()));
    assert_eq!(paper.score(&[]).tourist_visits, 1);
    assert_eq!(paper.sheet.on_lines(2), Stations::EMPTY);
    // Pink h4 | g4 f4: 2 x 2, as f4 is not circled for pink.
    let paper = paper.next_line(Pink).draw("h4-g4 g4-f4");
    assert_eq!(paper.line(), (2, 2, 0, 4));
    assert_eq!(paper.score(&[]).tourist_visits, 2);
    assert_eq!(paper.sheet.on_lines(2), stations("f4"));
    assert_eq!(paper.sheet.on_lines(3), Stations::EMPTY);
}
