//! Chapter 1: the map.

use tubewright_rules::{Pencil, Point, Symbol};

use crate::paper::{Paper, card, london, stations};

#[test]
fn r1_1_points_are_columns_a_to_j_and_rows_1_to_10_from_the_top_left() {
    assert_eq!((london().columns(), london().rows()), (10, 10));
    assert_eq!("d3".parse(), Ok(Point { column: 4, row: 3 }));
    assert_eq!("j10".parse(), Ok(Point { column: 10, row: 10 }));
    assert_eq!(Point { column: 1, row: 1 }.to_string(), "a1");
    assert!(london().station("k1").is_none());
    assert!(london().station("a11").is_none());
}

#[test]
fn r1_2_there_are_53_stations_13_of_each_symbol_and_the_central_one_without() {
    let board = london();
    assert_eq!(board.stations().len(), 53);
    for symbol in Symbol::ALL {
        assert_eq!(board.stations().filter(|&station| board.symbol(station) == Some(symbol)).count(), 13);
    }
    assert_eq!(board.point(board.central()).to_string(), "f4");
    assert_eq!(board.symbol(board.central()), None);
    assert!(board.sights().contains(board.central()));
}

#[test]
fn r1_3_nine_main_districts_and_four_corners() {
    let board = london();
    assert_eq!(board.districts().len(), 13);
    let block = |n: u8, first: u8, second: u8| usize::from(n >= first) + usize::from(n >= second);
    let main = |point: Point| (block(point.column, 4, 8), block(point.row, 4, 8));
    let corners = stations("a1 j1 a10 j10");
    for one in board.stations() {
        for other in board.stations() {
            let apart = corners.contains(one) || corners.contains(other);
            let together =
                if apart { one == other } else { main(board.point(one)) == main(board.point(other)) };
            assert_eq!(
                board.district(one) == board.district(other),
                together,
                "{} and {}",
                board.point(one),
                board.point(other)
            );
        }
    }
    assert_eq!(board.central_district(), stations("e4 f4 g4 e5 f5 e6 d7 e7 g7"));
    assert_eq!(board.central_district().len(), 9);
}

#[test]
fn r1_4_there_are_155_sections_each_to_the_first_station_met_in_one_of_eight_directions() {
    let board = london();
    assert_eq!(board.sections().len(), 155);
    let open = "d3-a3 d3-b1 d3-c4 d3-d2 d3-d7 d3-e4 d3-f1 d3-g3";
    assert_eq!(Paper::of(Pencil::Green).open(card("joker")), open);
    // No station lies inside a section, and none could be added.
    let between = |a: Point, b: Point| {
        let (dx, dy) = (i16::from(b.column) - i16::from(a.column), i16::from(b.row) - i16::from(a.row));
        let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        let length = dx.abs().max(dy.abs());
        let blocked = (1..length).any(|n| {
            let at = |start: u8, step: i16| (i16::from(start) + step.signum() * n) as u8;
            board.station_at(Point { column: at(a.column, dx), row: at(a.row, dy) }).is_some()
        });
        straight && length > 0 && !blocked
    };
    for from in board.stations() {
        for to in board.stations() {
            let there = board.section(tubewright_rules::Step { from, to }).is_some();
            let (a, b) = (board.point(from), board.point(to));
            assert_eq!(there, between(a, b), "{a}-{b}");
        }
    }
}

#[test]
fn r1_5_24_sections_pass_under_the_thames_and_5_stations_are_tourist_sites() {
    assert_eq!(london().under_river().len(), 24);
    assert_eq!(london().sights(), stations("a4 f4 g2 j7 e10"));
    // Beside each other on the map: the river runs between c4 and c5, not between c5 and c6.
    assert_eq!(Paper::of(Pencil::Green).draw("d3-c4 c4-c5 c5-c6").line().2, 1);
}

#[test]
fn r1_6_four_departure_stations_are_ordinary_ones_for_other_lines() {
    let departures = Pencil::ALL.map(|pencil| london().point(london().departure(pencil)).to_string());
    assert_eq!(departures, ["c6", "f8", "h4", "d3"]);
    // h4 bears a circle: pink departs there, green reaches it with a circle card only.
    let green = Paper::of(Pencil::Green).draw("d3-e4 e4-f4 f4-g4");
    assert_eq!(green.try_play(card("circle"), "g4-h4"), Ok(()));
    assert_eq!(green.try_play(card("square"), "g4-h4"), Err("wrong-symbol"));
    // A line of another pencil is no more on it than on any station.
    assert_eq!(green.try_play(card("joker"), "h4-h6"), Err("not-on-line"));
}

#[test]
fn r1_7_no_section_passes_through_a_district_in_which_neither_end_lies() {
    let board = london();
    for (_, [a, b]) in board.sections() {
        let (from, to) = (board.point(a), board.point(b));
        let (dx, dy) =
            (i16::from(to.column) - i16::from(from.column), i16::from(to.row) - i16::from(from.row));
        for n in 1..dx.abs().max(dy.abs()) {
            let at = |start: u8, step: i16| (i16::from(start) + step.signum() * n) as u8;
            let passed = Point { column: at(from.column, dx), row: at(from.row, dy) };
            let district = board.district_at(passed).expect("a point of the grid");
            assert!([board.district(a), board.district(b)].contains(&district), "{from}-{to} at {passed}");
        }
    }
}
