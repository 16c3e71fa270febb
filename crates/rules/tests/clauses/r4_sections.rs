//! Chapter 4: drawing a section.

use tubewright_rules::Action;
use tubewright_rules::Pencil::{Blue, Green, Pink, Purple};

use crate::paper::{Paper, card, london, stations, turn, with_switch};

#[test]
fn r4_1_passing_is_always_allowed() {
    assert_eq!(Paper::of(Green).try_play(card("circle"), "pass"), Ok(()));
    // Both ends, a3 and b1, have only pentagons and squares around them.
    let stuck = Paper::of(Green).draw("d3-a3 d3-b1");
    assert_eq!(stuck.open(card("triangle")), "");
    assert_eq!(stuck.sheet.actions(london(), card("triangle")), [Action::Pass]);
    assert_eq!(stuck.try_play(card("triangle"), "pass"), Ok(()));
}

#[test]
fn r4_1_a_pass_draws_nothing() {
    let before = Paper::of(Green).draw("d3-a3");
    let mut after = before.clone();
    assert_eq!(after.play(card("joker"), "pass"), Ok(()));
    assert_eq!(after.sheet, before.sheet);
}

#[test]
fn r4_2_the_first_section_starts_at_the_departure_station() {
    for (pencil, departure) in [(Green, "d3"), (Purple, "c6"), (Pink, "h4"), (Blue, "f8")] {
        let paper = Paper::of(pencil);
        assert_eq!(paper.sheet.ends(), stations(departure));
        let open = paper.open(card("joker"));
        assert!(open.split(' ').all(|section| section.starts_with(departure)), "{open}");
    }
    assert_eq!(Paper::of(Green).try_play(card("square"), "c6-c5"), Err("not-on-line"));
}

#[test]
fn r4_2_after_the_first_section_both_its_stations_are_ends() {
    let paper = Paper::of(Green).draw("d3-a3");
    assert_eq!(paper.sheet.ends(), stations("d3 a3"));
    assert_eq!(paper.open(card("square")), "a3-a4 a3-c5 d3-d2 d3-g3");
}

#[test]
fn r4_2_a_station_where_two_sections_meet_is_no_end() {
    let paper = Paper::of(Green).draw("d3-a3 d3-f1");
    assert_eq!(paper.sheet.ends(), stations("a3 f1"));
    assert_eq!(paper.try_play(card("square"), "d3-d2"), Err("not-an-end"));
    assert_eq!(paper.try_play(card("square"), "a3-a4"), Ok(()));
}

#[test]
fn r4_3_a_section_leads_to_a_station_not_on_the_line_so_there_is_no_loop() {
    let paper = Paper::of(Green).draw("d3-b1 d3-a3 a3-b2");
    assert_eq!(paper.try_play(card("joker"), "b2-b1"), Err("already-on-line"));
    assert_eq!(paper.try_play(with_switch("joker"), "b1-b2"), Err("already-on-line"));
    assert_eq!(paper.try_play(card("joker"), "b2-a1"), Ok(()));
}

#[test]
fn r4_4_the_station_reached_bears_the_cards_symbol() {
    let paper = Paper::of(Green);
    assert_eq!(paper.open(card("square")), "d3-d2 d3-g3");
    assert_eq!(paper.open(card("triangle")), "d3-b1 d3-e4");
    assert_eq!(paper.open(card("pentagon")), "d3-c4 d3-d7");
    assert_eq!(paper.open(card("circle")), "d3-a3 d3-f1");
    assert_eq!(paper.try_play(card("circle"), "d3-d2"), Err("wrong-symbol"));
}

#[test]
fn r4_4_a_joker_reaches_every_symbol() {
    let open = Paper::of(Pink).open(card("joker"));
    assert_eq!(open, "h4-e7 h4-g3 h4-g4 h4-h1 h4-h6 h4-i5 h4-j2 h4-j4");
}

#[test]
fn r4_4_any_card_reaches_the_central_station() {
    let paper = Paper::of(Green).draw("d3-e4");
    for word in ["square", "triangle", "pentagon", "circle", "joker"] {
        assert_eq!(paper.try_play(card(word), "e4-f4"), Ok(()), "{word}");
    }
}

#[test]
fn r4_5_only_the_sections_of_the_map_can_be_drawn() {
    let paper = Paper::of(Green);
    // A knight's leap; beyond the first station of the column; to itself.
    assert_eq!(paper.try_play(card("joker"), "d3-b2"), Err("no-such-section"));
    assert_eq!(paper.try_play(card("joker"), "d3-d8"), Err("no-such-section"));
    assert_eq!(paper.try_play(card("joker"), "d3-d3"), Err("no-such-section"));
}

#[test]
fn r4_5_a_section_is_drawn_once_in_any_colour_and_direction() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f4").next_line(Pink).draw("h4-g4 g4-f4");
    assert_eq!(paper.try_play(card("joker"), "f4-e4"), Err("section-taken"));
    let paper = Paper::of(Green).draw("d3-e4").next_line(Purple).draw("c6-c5 c5-c4 c4-d3");
    assert_eq!(paper.try_play(card("joker"), "d3-e4"), Err("section-taken"));
}

#[test]
fn r4_6_a_section_crosses_none_of_an_earlier_line() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f5").next_line(Pink).draw("h4-g4 g4-f4");
    assert_eq!(paper.try_play(card("pentagon"), "f4-e5"), Err("crosses-section"));
}

#[test]
fn r4_6_a_section_crosses_none_of_its_own_line() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f5 f5-f4");
    assert_eq!(paper.try_play(card("pentagon"), "f4-e5"), Err("crosses-section"));
}

#[test]
fn r4_6_sections_cross_at_a_point_without_a_station() {
    // d3-d7 runs down column d; c5-e5 runs along row 5 and c4-e6 slants, both through d5.
    let paper = Paper::of(Green).draw("d3-d7").next_line(Purple).draw("c6-c5");
    assert_eq!(paper.try_play(card("joker"), "c5-e5"), Err("crosses-section"));
    let paper = paper.draw("c5-c4");
    assert_eq!(paper.try_play(card("joker"), "c4-e6"), Err("crosses-section"));
}

#[test]
fn r4_6_sections_cross_between_the_points_of_the_grid() {
    // d3-b1 and b2-c1 cross half-way between b1 and c2.
    let paper = Paper::of(Green).draw("d3-b1 d3-a3 a3-b2");
    assert_eq!(paper.try_play(card("joker"), "b2-c1"), Err("crosses-section"));
}

#[test]
fn r4_6_meeting_at_a_station_is_not_crossing() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f5").next_line(Pink).draw("h4-g4 g4-f4");
    assert_eq!(paper.try_play(card("square"), "f4-f5"), Ok(()));
}

#[test]
fn r4_7_a_switch_lets_a_section_start_anywhere_on_the_line() {
    // d3 has two sections, so only a3 and f1 are ends; a3 has no triangle beside it.
    let paper = Paper::of(Green).draw("d3-a3 d3-f1");
    assert_eq!(paper.open(card("triangle")), "f1-e1 f1-f4 f1-h1");
    assert_eq!(paper.open(with_switch("triangle")), "d3-b1 d3-e4 f1-e1 f1-f4 f1-h1");
    assert_eq!(paper.try_play(with_switch("triangle"), "b1-c1"), Err("not-on-line"));
}

#[test]
fn r4_7_a_branch_has_an_end_of_its_own() {
    let mut paper = Paper::of(Green).draw("d3-a3 d3-f1");
    assert_eq!(paper.play(with_switch("triangle"), "d3-e4"), Ok(()));
    assert_eq!(paper.sheet.ends(), stations("a3 f1 e4"));
    assert_eq!(paper.try_play(card("pentagon"), "e4-e5"), Ok(()));
    assert_eq!(paper.try_play(card("pentagon"), "d3-c4"), Err("not-an-end"));
}

#[test]
fn r4_8_a_switch_on_turn_one_or_two_has_no_effect_but_its_card_counts() {
    let paper = Paper::of(Green).draw("d3-a3 d3-f1");
    for number in [1, 2] {
        let call = turn(number, "switch street:triangle");
        assert_eq!(call, card("triangle"));
        assert_eq!(paper.open(call), "f1-e1 f1-f4 f1-h1");
    }
    assert_eq!(Paper::of(Green).open(turn(1, "switch underground:square")), "d3-d2 d3-g3");
}

#[test]
fn r4_8_a_switch_is_in_force_from_turn_three() {
    for number in 3..=10 {
        assert_eq!(turn(number, "switch street:triangle"), with_switch("triangle"));
        assert_eq!(turn(number, "street:triangle"), card("triangle"));
    }
}

#[test]
fn r4_9_lines_that_meet_at_a_station_make_an_interchange() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f4").next_line(Pink).draw("h4-g4 g4-f4");
    assert_eq!(paper.sheet.on_lines(2), stations("f4"));
    assert_eq!(paper.sheet.on_lines(1), stations("d3 e4 f4 h4 g4"));
}
