//! Chapter 6: the final score.

use tubewright_rules::Pencil::{Blue, Green, Pink, Purple};
use tubewright_rules::{LineScore, Objective, Score, Sections, Stations, winners};

use crate::paper::{Paper, london, stations};
use crate::r5_line_score::twelve_visits;

#[test]
fn r6_1_the_lines_points_add_up_with_the_rest() {
    // Green d3 | e4 f4 and pink h4 | g4 f4: twice 2 x 2. Two visits of f4: 2. An interchange: 2.
    let paper = Paper::of(Green).draw("d3-e4 e4-f4").next_line(Pink).draw("h4-g4 g4-f4");
    let score = paper.score(&[]);
    assert_eq!(score.line_points(), 8);
    assert_eq!(score.total, 8 + 2 + 2);
}

#[test]
fn r6_2_the_tourist_track() {
    let points: Vec<u32> = (0..=12).map(|visits| london().tourist_points(visits)).collect();
    assert_eq!(points, [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 25, 25]);
}

#[test]
fn r6_2_visits_by_several_lines_share_one_track() {
    let points = twelve_visits().map(|paper| paper.score(&[]).tourist_points);
    assert_eq!(points, [4, 11, 21, 25]);
}

#[test]
fn r6_3_an_interchange_of_two_three_and_four_lines() {
    let mut paper = Paper::of(Green).draw("d3-e4 e4-f4");
    let mut points = vec![paper.score(&[]).interchange_points];
    for (pencil, sections) in [(Pink, "h4-g4 g4-f4"), (Blue, "f8-f5 f5-f4"), (Purple, "c6-c5 c5-e5 e5-f4")] {
        paper = paper.next_line(pencil).draw(sections);
        points.push(paper.score(&[]).interchange_points);
    }
    assert_eq!(points, [0, 2, 5, 9]);
    let none = Stations::EMPTY;
    assert_eq!(paper.score(&[]).interchanges, [none, none, stations("f4")]);
}

#[test]
fn r6_4_ten_points_for_each_objective_met() {
    // Six sections under the Thames, but far from all districts.
    let paper = Paper::of(Green).draw("d3-c4 c4-c5 c5-e5 c4-a4 a4-a6 e5-g7 d3-e4 e4-f4 f4-h6 f4-g4 g4-j7");
    let without = paper.score(&[]);
    let with = paper.score(&[Objective::Thames, Objective::Districts]);
    assert_eq!(with.objective_points(), 10);
    assert_eq!(with.total, without.total + 10);
}

/// A score of which only the total and the lines' points matter.
fn score(total: u32, lines: [u32; 4]) -> Score {
    let line = |points| LineScore {
        pencil: Green,
        districts: Vec::new(),
        fullest: Vec::new(),
        stations: 0,
        circled: None,
        crossings: Sections::EMPTY,
        sights: Stations::EMPTY,
        points,
    };
    Score {
        lines: lines.map(line).into(),
        tourist_visits: 0,
        tourist_points: 0,
        interchanges: [Stations::EMPTY; 3],
        interchange_points: 0,
        objectives: Vec::new(),
        total,
    }
}

#[test]
fn r6_5_the_highest_total_wins() {
    let scores = [score(100, [30, 20, 20, 20]), score(101, [20, 20, 20, 20]), score(99, [40, 10, 10, 10])];
    assert_eq!(winners(&scores), [1]);
}

#[test]
fn r6_5_a_tie_goes_to_the_higher_best_line() {
    let scores = [score(100, [30, 20, 20, 20]), score(90, [50, 0, 0, 0]), score(100, [10, 31, 10, 10])];
    assert_eq!(winners(&scores), [2]);
}

#[test]
fn r6_5_places_follow_the_total_and_then_the_best_line() {
    let best_first =
        [score(101, [20, 20, 20, 20]), score(100, [10, 31, 10, 10]), score(100, [30, 30, 30, 10])];
    assert!(best_first.is_sorted_by(|better, worse| better.rank() > worse.rank()));
    assert_eq!(score(100, [30, 20, 20, 20]).rank(), score(100, [0, 0, 0, 30]).rank());
}

#[test]
fn r6_5_if_the_best_line_ties_too_the_victory_is_shared() {
    let scores = [score(100, [30, 20, 20, 20]), score(100, [29, 29, 29, 0]), score(100, [0, 0, 0, 30])];
    assert_eq!(winners(&scores), [0, 2]);
}
