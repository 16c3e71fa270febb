//! The text form of maps: the maps of the crate are the ones drawn up by hand, and every fault in a map is told.

use std::collections::BTreeSet;

use serde_json::Value;
use tubewright_rules::{Board, MapCount, MapError, MapPart, MapProblem, Pencil, Point, Station};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("a map fixture is JSON")
}

fn list(json: &Value) -> &[Value] {
    json.as_array().expect("a list of the map")
}

fn name(board: &Board, station: Station) -> String {
    board.point(station).to_string()
}

/// A section's name, whichever end comes first.
fn section(ends: [&str; 2]) -> [String; 2] {
    let mut ends = ends.map(str::to_owned);
    ends.sort();
    ends
}

fn assert_same(board: &Board, map: &Value) {
    assert_eq!(map["name"], board.name());
    assert_eq!(map["columns"], board.columns());
    assert_eq!(map["rows"], board.rows());

    assert_eq!(list(&map["stations"]).len(), board.stations().len() as usize);
    for (station, there) in board.stations().zip(list(&map["stations"])) {
        let name = name(board, station);
        assert_eq!(there["at"], name);
        assert_eq!(
            there["symbol"],
            board.symbol(station).map_or("central", |symbol| symbol.name()),
            "{name}"
        );
        assert_eq!(there["tourist"] == true, board.sights().contains(station), "{name}");
        let departing = Pencil::ALL.into_iter().find(|&pencil| board.departure(pencil) == station);
        assert_eq!(there["departure"].as_str(), departing.map(Pencil::name), "{name}");
        assert_eq!(board.symbol(station).is_none(), board.central() == station, "{name}");
    }

    let districts: Vec<BTreeSet<String>> = board
        .districts()
        .iter()
        .map(|district| district.map(|station| name(board, station)).collect())
        .collect();
    let there: Vec<BTreeSet<String>> = list(&map["districts"])
        .iter()
        .map(|district| list(district).iter().map(|at| at.as_str().expect("a name").to_owned()).collect())
        .collect();
    assert_eq!(districts, there);
    for station in board.stations() {
        assert!(board.districts()[board.district(station)].contains(station));
        assert_eq!(board.district_at(board.point(station)), Some(board.district(station)));
    }

    let wet: BTreeSet<[String; 2]> = board
        .under_river()
        .iter()
        .map(|wet| {
            let [a, b] = board.ends(wet).map(|station| name(board, station));
            section([&a, &b])
        })
        .collect();
    let there: BTreeSet<[String; 2]> = list(&map["sections_under_thames"])
        .iter()
        .map(|text| {
            let (a, b) = text.as_str().and_then(|text| text.split_once('-')).expect("a section");
            section([a, b])
        })
        .collect();
    assert_eq!(wet, there);

    let track: Vec<u64> = list(&map["tourist_track"]).iter().filter_map(Value::as_u64).collect();
    assert_eq!(board.tourist_track().iter().map(|&points| u64::from(points)).collect::<Vec<_>>(), track);
}

#[test]
fn london_is_the_map_of_the_fixture() {
    assert_same(Board::london(), &json(include_str!("fixtures/london.json")));
}

#[test]
fn the_hamlet_is_the_map_of_the_fixture() {
    assert_same(Board::hamlet(), &json(include_str!("fixtures/hamlet.json")));
}

#[test]
fn boards_are_found_by_their_names() {
    for board in [Board::london(), Board::hamlet()] {
        assert!(std::ptr::eq(Board::named(board.name()).expect("a known map"), board));
    }
    assert!(Board::named("paris").is_none());
    assert!(Board::named("").is_none());
}

const TINY: &str = "\
map tiny
    a b c
 1  S . T
 2  . ? .
 3  P . C
sights b2
departures green a1, purple c1, pink a3, blue c3
districts
    A A B
    A A B
    C C C
river 0,2.5 4,2.5
track 0 1 3
";

/// The tiny map with one text in it changed.
fn changed(from: &str, to: &str) -> Result<Board, MapError> {
    assert_eq!(TINY.matches(from).count(), 1, "{from:?} stands once in the map");
    Board::parse(&TINY.replace(from, to))
}

#[track_caller]
fn refused(map: Result<Board, MapError>, line: usize, problem: MapProblem) {
    let error = map.expect_err("the map is at fault");
    assert!(!error.to_string().chars().any(char::is_control), "{error}");
    assert_eq!(error, MapError { line, problem });
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn quoted(text: &str) -> String {
    format!("‘{text}’")
}

#[test]
fn a_map_shows_the_grid_as_a_person_sees_it() {
    let board = Board::parse(TINY).expect("the tiny map");
    assert_eq!(board.name(), "tiny");
    assert_eq!((board.columns(), board.rows()), (3, 3));
    // Four sides and four spokes; b2-a3, b2-c3, a1-a3 and c1-c3 pass the river between rows 2 and 3.
    assert_eq!(board.sections().len(), 8);
    assert_eq!(board.under_river().len(), 4);
    assert_eq!(name(&board, board.central()), "b2");
    assert_eq!(board.district_at(point("b1")), board.district_at(point("a1")));
    assert_eq!(board.district_at(point("d1")), None);
    assert_eq!(board.river_course(), [(0, 250), (400, 250)]);
    assert_eq!(board.tourist_track(), [0, 1, 3]);
}

#[test]
fn blank_lines_and_comments_do_not_count() {
    let text = TINY.replace('\n', "   # said of the line before\n\n");
    assert!(Board::parse(&text).is_ok());
}

#[test]
fn a_line_that_begins_no_part_is_refused() {
    refused(changed("sights b2", "sites b2"), 6, MapProblem::UnknownWord(quoted("sites")));
    refused(Board::parse("A A A"), 1, MapProblem::UnknownWord(quoted("A")));
}

#[test]
fn a_part_comes_once() {
    let twice = |what| MapProblem::Twice(what);
    refused(changed("sights b2", "map again"), 6, twice(MapPart::Name));
    refused(changed("sights b2", "sights b2\nsights a1"), 7, twice(MapPart::Sights));
    refused(changed("track 0 1 3", "track 0 1 3\ntrack 0 1"), 14, twice(MapPart::Track));
    refused(changed("track 0 1 3", "track 0 1 3\nriver 0,1"), 14, twice(MapPart::River));
    refused(changed("track 0 1 3", "track 0 1 3\ndistricts"), 14, twice(MapPart::Districts));
    refused(changed("track 0 1 3", "track 0 1 3\ndepartures blue a1"), 14, twice(MapPart::Departures));
    refused(changed("sights b2", "a b c"), 6, twice(MapPart::Grid));
}

#[test]
fn no_part_may_be_missing() {
    let missing = |what| MapProblem::Missing(what);
    refused(changed("map tiny\n", ""), 0, missing(MapPart::Name));
    refused(changed("sights b2\n", ""), 0, missing(MapPart::Sights));
    refused(changed("river 0,2.5 4,2.5\n", ""), 0, missing(MapPart::River));
    refused(changed("track 0 1 3\n", ""), 0, missing(MapPart::Track));
    refused(
        changed("departures green a1, purple c1, pink a3, blue c3\n", ""),
        0,
        missing(MapPart::Departures),
    );
    refused(changed("districts\n    A A B\n    A A B\n    C C C\n", ""), 0, missing(MapPart::Districts));
    refused(Board::parse(""), 0, missing(MapPart::Name));
    refused(Board::parse("map empty"), 0, missing(MapPart::Stations));
    let all = missing(MapPart::Departure);
    refused(changed(", blue c3", ""), 7, all);
}

#[test]
fn a_name_is_short_and_plain() {
    refused(changed("map tiny", "map"), 1, MapProblem::BadName(quoted("")));
    refused(changed("map tiny", "map Tiny"), 1, MapProblem::BadName(quoted("Tiny")));
    refused(changed("map tiny", "map two words"), 1, MapProblem::BadName(quoted("two words")));
    let longest = "x".repeat(40);
    assert!(changed("map tiny", &format!("map {longest}")).is_ok());
    let too_long = MapProblem::BadName(format!("‘{longest}…’"));
    refused(changed("map tiny", &format!("map {longest}x")), 1, too_long);
}

#[test]
fn columns_are_named_in_order() {
    refused(changed("a b c", "a c b"), 2, MapProblem::BadHeader);
    refused(changed("a b c", "a b d"), 2, MapProblem::BadHeader);
    let letters: Vec<String> = ('a'..='z').map(String::from).collect();
    refused(changed("a b c", &format!("{} aa", letters.join(" "))), 2, MapProblem::BadHeader);
}

#[test]
fn rows_are_numbered_in_order_with_a_sign_for_each_column() {
    refused(changed(" 2  . ? .", " 3  . ? ."), 4, MapProblem::BadRow);
    refused(changed(" 2  . ? .", " 2  . ?"), 4, MapProblem::BadRow);
    refused(changed(" 2  . ? .", " 2  . ? . ."), 4, MapProblem::BadRow);
    refused(changed("    a b c\n", ""), 2, MapProblem::BadRow);
}

#[test]
fn a_sign_is_one_of_the_six() {
    refused(changed("S . T", "S . X"), 3, MapProblem::BadSymbol(quoted("X")));
    refused(changed("S . T", "S . TT"), 3, MapProblem::BadSymbol(quoted("TT")));
}

#[test]
fn sights_are_stations() {
    refused(changed("sights b2", "sights b2 b1"), 6, MapProblem::NotAStation(quoted("b1")));
    refused(changed("sights b2", "sights z99"), 6, MapProblem::NotAStation(quoted("z99")));
}

#[test]
fn a_departure_is_a_colour_and_a_station() {
    let bad = |text: &str| MapProblem::BadDeparture(quoted(text));
    refused(changed("green a1", "gold a1"), 7, bad("gold a1"));
    refused(changed("green a1", "green b1"), 7, bad("green b1"));
    refused(changed("green a1", "green"), 7, bad("green"));
    refused(changed("green a1", "green a1 b2"), 7, bad("green a1 b2"));
}

#[test]
fn each_pencil_departs_once_and_from_a_station_of_its_own() {
    refused(changed("blue c3", "green c3"), 7, MapProblem::DepartureTwice(Pencil::Green));
    refused(changed("blue c3", "blue a1"), 7, MapProblem::DepartureTwice(Pencil::Blue));
}

#[test]
fn districts_cover_the_grid() {
    refused(changed("    C C C\n", ""), 8, MapProblem::BadDistrict);
    refused(changed("    C C C\n", "    C C\n"), 8, MapProblem::BadDistrict);
    refused(changed("    C C C\n", "    C C C\n    C C C\n"), 8, MapProblem::BadDistrict);
    let many = "    C C C\n".repeat(30);
    refused(changed("    C C C\n", &many), 35, MapProblem::BadDistrict);
}

#[test]
fn a_district_has_a_station() {
    refused(changed("    A A B\n    A A B\n", "    A Z B\n    A A B\n"), 8, MapProblem::EmptyDistrict('Z'));
}

#[test]
fn the_river_runs_through_points_with_two_decimals_at_most() {
    for text in ["x,1", "1", "1.234,2", "-1,2", "1,", "100,2", "1.,2", "1e1,2", "١,2"] {
        let map = changed("0,2.5 4,2.5", text);
        refused(map, 12, MapProblem::BadCourse(quoted(text)));
    }
}

#[test]
fn the_track_does_not_fall() {
    refused(changed("track 0 1 3", "track 0 3 1"), 13, MapProblem::BadTrack(quoted("1")));
    refused(changed("track 0 1 3", "track 0 -1"), 13, MapProblem::BadTrack(quoted("-1")));
    refused(changed("track 0 1 3", "track 0 1000"), 13, MapProblem::BadTrack(quoted("1000")));
    refused(changed("track 0 1 3", "track 5"), 13, MapProblem::BadTrack(quoted("5")));
    assert!(changed("track 0 1 3", "track 0 999").is_ok());
    assert!(changed("track 0 1 3", &format!("track{}", " 1".repeat(32))).is_ok());
    assert!(changed("track 0 1 3", &format!("track{}", " 1".repeat(33))).is_err());
}

/// A map of so many rows and columns, full of circles around one central station, all in districts by `letter`.
fn full(columns: u8, rows: u8, letter: impl Fn(u8, u8) -> char) -> String {
    use std::fmt::Write;
    let mut text = "map full\n".to_owned();
    let line = |sign: &dyn Fn(u8) -> char| (0..columns).map(|x| format!(" {}", sign(x))).collect::<String>();
    writeln!(text, "{}", line(&|x| char::from(b'a' + x))).expect("a String takes any text");
    for y in 0..rows {
        let sign = |x| if (x, y) == (1, 1) { '?' } else { 'C' };
        writeln!(text, "{}{}", y + 1, line(&sign)).expect("a String takes any text");
    }
    writeln!(text, "sights b2\ndepartures green a1, purple b1, pink a2, blue b2\ndistricts")
        .expect("a String takes any text");
    for y in 0..rows {
        writeln!(text, "{}", line(&|x| letter(x, y))).expect("a String takes any text");
    }
    text + "river 0,0.5 30,0.5\ntrack 0 1\n"
}

#[test]
fn a_map_can_be_too_large() {
    let quarters = |x: u8, y: u8| char::from(b'A' + x / 3 + 4 * (y / 3));
    assert!(Board::parse(&full(6, 6, quarters)).is_ok());
    let large = |what, most| MapProblem::TooLarge(what, most);
    refused(Board::parse(&full(9, 8, quarters)), 10, large(MapCount::Stations, 64));
    refused(Board::parse(&full(8, 8, quarters)), 0, large(MapCount::Sections, 192));
    refused(Board::parse(&full(2, 27, quarters)), 29, large(MapCount::Rows, 26));
    let letters = |x: u8, y: u8| char::from(b'A' + (x + 5 * y) % 17);
    refused(Board::parse(&full(5, 4, letters)), 9, large(MapCount::Districts, 16));
    refused(Board::parse(&full(5, 3, |_, _| 'A')), 8, large(MapCount::StationsOfDistrict, 14));
    let course = "1,2.5 ".repeat(101);
    refused(changed("0,2.5 4,2.5", &course), 12, large(MapCount::RiverPoints, 100));
}

#[test]
fn there_is_one_central_station() {
    refused(changed("P . C", "? . C"), 0, MapProblem::CentralStations(2));
    refused(changed(". ? .", ". S ."), 0, MapProblem::CentralStations(0));
}

#[test]
fn r1_7_a_section_does_not_pass_through_a_third_district() {
    let map = changed("    A A B\n    A A B\n    C C C\n", "    A D B\n    A D B\n    C C C\n");
    refused(map, 0, MapProblem::PassesThrough(point("a1"), point("c1"), 'D'));
}

#[test]
fn the_river_crosses_a_section_clearly_and_once() {
    // Along row 3 itself; into the middle of c1-c3 and no further; a bend that crosses c1-c3 and comes back.
    let touches = |from, to| MapProblem::RiverTouches(point(from), point(to));
    refused(changed("0,2.5 4,2.5", "0,3 4,3"), 0, touches("a1", "a3"));
    refused(changed("0,2.5 4,2.5", "3,1.5 4,1.5"), 0, touches("c1", "c3"));
    let map = changed("0,2.5 4,2.5", "3.5,1.2 2.8,1.3 3.5,1.6");
    refused(map, 0, MapProblem::RiverTwice(point("c1"), point("c3")));
}
