//! Chapter 10: the worked figures.

use tubewright_rules::Pencil::{Blue, Green, Pink, Purple};
use tubewright_rules::Power::Circle;

use crate::paper::{Paper, card, stations};

/// d3 | b1 | a1 | e4 e5 f4 | h6 | j8, with f4-h6 under the Thames.
const SIX_DISTRICTS: &str = "d3-b1 b1-a1 d3-e4 e4-e5 e5-f4 f4-h6 h6-j8";

#[test]
fn r10_six_districts_three_stations_and_a_crossing_are_twenty() {
    assert_eq!(Paper::of(Green).draw(SIX_DISTRICTS).line(), (6, 3, 1, 20));
}

#[test]
fn r10_with_a_circle_in_the_fullest_district_they_are_twenty_six() {
    let mut paper = Paper::with_power(Green, Circle).draw(SIX_DISTRICTS);
    assert_eq!(paper.play(card("joker"), "pass +circle e5"), Ok(()));
    assert_eq!(paper.line(), (6, 4, 1, 26));
}

#[test]
fn r10_lines_of_87_with_seven_visits_and_nine_interchanges_total_119() {
    let paper = Paper::of(Blue)
        // b10 | f8 g9 d10 d8 f10 e10 | i9 h10: 3 x 6 = 18; visits e10.
        .draw("f8-g9 f8-d10 d10-d8 g9-i9 i9-h10 d8-b10 h10-f10 f10-e10")
        .next_line(Green)
        // d3 g3 g2 | d7 | d8 | h1 i2 | j1 | i5 j7 | i8: 7 x 3 + 2 x 2 (d3-d7, i5-i8) = 25; visits g2, j7.
        .draw("d3-g3 d3-d7 g3-g2 g2-h1 h1-j1 d7-d8 j1-i2 i2-i5 i5-i8 i8-j7")
        .next_line(Pink)
        // h4 i5 j4 j7 | g3 | g4 f4 e4 | j8 i8: 4 x 4 + 2 (j4-j7) = 18; visits f4, j7.
        .draw("h4-g3 h4-i5 g3-g4 g4-f4 i5-j4 j4-j7 j7-j8 f4-e4 j8-i8")
        .next_line(Purple)
        // c6 a6 a4 c4 | a8 b10 | a10 | d10 e10 | a3 | d3: 6 x 4 + 2 (a4-a6) = 26; visits a4, e10.
        .draw("c6-a6 c6-a8 a6-a4 a8-a10 a10-b10 b10-d10 a4-a3 d10-e10 a3-d3 d3-c4");
    let score = paper.score(&[]);
    assert_eq!(score.lines.iter().map(|line| line.points).collect::<Vec<_>>(), [18, 25, 18, 26]);
    assert_eq!(score.line_points(), 87);
    assert_eq!((score.tourist_visits, score.tourist_points), (7, 14));
    assert_eq!(score.interchanges[0], stations("d3 g3 i5 j7 d8 i8 b10 d10 e10"));
    assert_eq!(score.interchange_points, 18);
    assert_eq!(score.total, 119);
}
