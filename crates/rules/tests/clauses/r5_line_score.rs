//! Chapter 5: the score of a line.

use tubewright_rules::Pencil::{Blue, Green, Pink, Purple};
use tubewright_rules::Stations;

use crate::paper::{Paper, stations};

#[test]
fn r5_1_districts_times_stations_plus_two_for_each_crossing() {
    // d3 | e4 f4 | h6, and f4-h6 passes under the Thames.
    let paper = Paper::of(Green).draw("d3-e4 e4-f4 f4-h6");
    assert_eq!(paper.line(), (3, 2, 1, 3 * 2 + 2));
    // c6 c5 | e5, and c5-e5 passes under it too: 2 x 2 + 2.
    let paper = Paper::of(Purple).draw("c6-c5 c5-e5");
    assert_eq!(paper.line(), (2, 2, 1, 6));
}

#[test]
fn r5_1_the_items_name_what_was_counted() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f4 f4-h6");
    let score = paper.score(&[]);
    let line = &score.lines[0];
    let centre = crate::paper::london().district(crate::paper::london().central());
    assert_eq!(line.districts.len(), 3);
    assert_eq!(line.fullest, [centre]);
    assert_eq!(line.stations, 2);
    assert_eq!(line.sights, stations("f4"));
    let wet: Vec<_> = line.crossings.iter().map(|section| crate::paper::london().ends(section)).collect();
    assert_eq!(wet.len(), 1);
    assert_eq!(wet[0].into_iter().collect::<Stations>(), stations("f4 h6"));
}

#[test]
fn r5_1_every_branch_counts() {
    // f8 d8 | e7 | i8, d8 and f8 in one district: 3 x 2.
    let paper = Paper::of(Blue).draw("f8-d8 f8-e7 f8-i8");
    assert_eq!(paper.line(), (3, 2, 0, 6));
}

#[test]
fn r5_2_the_departure_station_counts() {
    assert_eq!(Paper::of(Green).draw("d3-d2").line(), (1, 2, 0, 2));
}

#[test]
fn r5_2_a_line_without_a_section_scores_nothing_and_is_on_no_station() {
    let paper = Paper::of(Green);
    assert_eq!(paper.line(), (0, 0, 0, 0));
    assert_eq!(paper.sheet.line().stations(), Stations::EMPTY);
    // Green comes to h4, but the empty pink line is not there: no interchange.
    let paper = paper.draw("d3-e4 e4-f4 f4-g4 g4-h4").next_line(Pink);
    assert_eq!(paper.sheet.on_lines(2), Stations::EMPTY);
    assert_eq!(paper.score(&[]).interchange_points, 0);
    let paper = paper.draw("h4-j4");
    assert_eq!(paper.sheet.on_lines(2), stations("h4"));
}

#[test]
fn r5_3_each_site_on_a_line_is_a_visit_and_counts_again_for_a_further_line() {
    let paper = Paper::of(Green).draw("d3-e4 e4-f4 d3-c4 c4-a4");
    assert_eq!(paper.score(&[]).lines[0].sights, stations("a4 f4"));
    assert_eq!(paper.score(&[]).tourist_visits, 2);
    let paper = paper.next_line(Pink).draw("h4-g4 g4-f4");
    assert_eq!(paper.score(&[]).tourist_visits, 3);
}

/// Four lines of three sites each.
pub(crate) fn twelve_visits() -> [Paper; 4] {
    let one = Paper::of(Pink).draw("h4-g4 g4-j7 g4-f4 h4-g3 g3-g2");
    let two = one.clone().next_line(Green).draw("d3-e4 e4-f4 d3-c4 c4-a4 d3-f1 f1-g2");
    let three = two.clone().next_line(Blue).draw("f8-f10 f10-e10 f8-f5 f5-f4 f8-i8 i8-j8 j8-j7");
    let four = three.clone().next_line(Purple).draw("c6-a6 a6-a4 c6-c8 c8-e10 c6-c5 c5-e5 e5-f4");
    [one, two, three, four]
}

#[test]
fn r5_3_at_most_ten_visits_count() {
    let visits = twelve_visits().map(|paper| paper.score(&[]).tourist_visits);
    assert_eq!(visits, [3, 6, 9, 10]);
}
