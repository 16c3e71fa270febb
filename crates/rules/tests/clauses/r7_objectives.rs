//! Chapter 7: shared objectives.

use std::collections::BTreeSet;

use tubewright_rules::Pencil::{Green, Pink};
use tubewright_rules::{Board, Deal, Game, Modules, Objective, Pencil, Setup, SetupError};

use crate::paper::{Paper, london};

fn progress(paper: &Paper, objective: Objective) -> (u32, u32, u32) {
    let (have, need) = paper.sheet.progress(london(), objective);
    (have, need, paper.score(&[objective]).objective_points())
}

#[test]
fn r7_1_two_of_the_five_are_drawn() {
    let mut pairs = BTreeSet::new();
    for n in 0..300 {
        let [one, other] = Deal::from_seed(&format!("objectives {n}")).objectives;
        assert_ne!(one, other);
        pairs.insert(BTreeSet::from([one, other]));
    }
    assert_eq!(pairs.len(), 10, "any two of five can come up");
    let twice = Setup { objectives: Some([Objective::Thames; 2]), ..Setup::solo(Pencil::ALL) };
    assert_eq!(twice.check(), Err(SetupError::SameObjectives(Objective::Thames)));
}

#[test]
fn r7_1_they_lie_open_for_everyone_from_the_start() {
    let deal = Deal::from_seed("open");
    let setup = Setup::of_deal(&deal, &["a", "b", "c"], Modules { objectives: true, powers: false });
    let game = Game::new(Board::london(), setup).expect("three players");
    for seat in game.seats() {
        assert_eq!(game.view(seat).objectives(), deal.objectives);
    }
}

#[test]
fn r7_1_each_player_who_meets_one_scores_ten() {
    let first = Paper::of(Green).draw(CENTRAL_DISTRICT).draw("e7-g7");
    let second = Paper::of(Green).draw(CENTRAL_DISTRICT).draw("e7-g7").draw("d3-a3");
    let third = Paper::of(Green).draw(CENTRAL_DISTRICT);
    let points = |paper: Paper| paper.score(&[Objective::CentralDistrict]).objective_points();
    assert_eq!([first, second, third].map(points), [10, 10, 0]);
}

#[test]
fn r7_2_eight_interchanges_are_enough_and_seven_are_not() {
    // Pink comes to h4 g4 f4 e5 e4 e6 e7 of the green line, and with the last section to d3.
    let seven = Paper::of(Green)
        .draw("d3-e4 e4-f4 f4-g4 g4-h4 e4-e5 e5-e6 e6-e7")
        .next_line(Pink)
        .draw("h4-g3 g3-g4 g3-f4 f4-f5 f5-e5 f5-e4 f5-e6 h4-e7");
    assert_eq!(progress(&seven, Objective::Interchanges), (7, 8, 0));
    let eight = seven.draw("g3-d3");
    assert_eq!(progress(&eight, Objective::Interchanges), (8, 8, 10));
}

#[test]
fn r7_2_all_thirteen_districts_are_needed() {
    // d3 | b1 | a1 | h1 (by f1) | j1 | c4 | e4 f4 g4 | h4 | d7 | d8 | c8 | a10 | i8, all but j10.
    let twelve = Paper::of(Green)
        .draw("d3-b1 b1-a1 d3-f1 f1-h1 h1-j1 d3-c4 d3-e4 e4-f4 f4-g4 g4-h4 d3-d7 d7-d8 d8-c8 c8-b9 b9-a10")
        .draw("d8-f8 f8-i8 i8-i9");
    assert_eq!(progress(&twelve, Objective::Districts), (12, 13, 0));
    let thirteen = twelve.draw("i9-j10");
    assert_eq!(progress(&thirteen, Objective::Districts), (13, 13, 10));
}

#[test]
fn r7_2_all_five_tourist_sites_are_needed() {
    // a4 f4 g2 j7, then e10.
    let four = Paper::of(Green).draw("d3-c4 c4-a4 d3-e4 e4-f4 d3-g3 g3-g2 f4-g4 g4-j7 d3-d7 d7-d8 d8-d10");
    assert_eq!(progress(&four, Objective::TouristSites), (4, 5, 0));
    let five = four.draw("d10-e10");
    assert_eq!(progress(&five, Objective::TouristSites), (5, 5, 10));
}

/// Eight of the nine stations of the central district; g7 is missing.
const CENTRAL_DISTRICT: &str = "d3-e4 e4-f4 f4-g4 e4-e5 e5-f5 e5-e6 e6-e7 e7-d7";

#[test]
fn r7_2_all_nine_stations_of_the_central_district_are_needed() {
    let eight = Paper::of(Green).draw(CENTRAL_DISTRICT);
    assert_eq!(progress(&eight, Objective::CentralDistrict), (8, 9, 0));
    let nine = eight.draw("e7-g7");
    assert_eq!(progress(&nine, Objective::CentralDistrict), (9, 9, 10));
}

/// Five sections under the Thames: c4-c5, c5-e5, a4-a6, e5-g7, f4-h6.
const FIVE_CROSSINGS: &str = "d3-c4 c4-c5 c5-e5 c4-a4 a4-a6 e5-g7 d3-e4 e4-f4 f4-h6";

#[test]
fn r7_2_six_sections_under_the_thames_are_enough_and_five_are_not() {
    let five = Paper::of(Green).draw(FIVE_CROSSINGS);
    assert_eq!(progress(&five, Objective::Thames), (5, 6, 0));
    let six = five.draw("f4-g4 g4-j7");
    assert_eq!(progress(&six, Objective::Thames), (6, 6, 10));
}

#[test]
fn r7_2_objectives_look_at_the_whole_network() {
    // The sixth crossing is on another line.
    let paper = Paper::of(Green).draw(FIVE_CROSSINGS).next_line(Pink).draw("h4-h6");
    assert_eq!(progress(&paper, Objective::Thames), (6, 6, 10));
    // The ninth station of the central district too.
    let paper = Paper::of(Green).draw(CENTRAL_DISTRICT).next_line(Pink).draw("h4-h6 h6-g7");
    assert_eq!(progress(&paper, Objective::CentralDistrict), (9, 9, 10));
}
