//! The text form of maps: the maps of the crate are the ones drawn up by hand, and every fault in a map is told.

use std::collections::BTreeSet;

use serde_json::Value;
use sha2::Digest;
use tubewright_rules::{
    BadRecordError, Board, Call, Game, JsonFault, MapCount, MapError, MapName, MapPart, MapProblem, Modules,
    Objective, Pencil, Point, Record, RecordError, Setup, Sheet, Solo, Station, Target,
};

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
    a b c d
 1  S . . T
 2  . . ? .
 3  . . . .
 4  P . . C
sights c2
departures green a1, purple d1, pink a4, blue d4
districts
    A A A B
    A A A B
    A A A B
    C C C C
river 0,3.5 5,3.5
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
    assert_eq!((board.columns(), board.rows()), (4, 4));
    // Four sides, a1-d4, d1-c2 and c2-a4; a1-a4, d1-d4, a1-d4 and c2-a4 pass the river between rows 3 and 4.
    assert_eq!(board.sections().len(), 7);
    assert_eq!(board.under_river().len(), 4);
    assert_eq!(name(&board, board.central()), "c2");
    assert_eq!(board.district_at(point("b1")), board.district_at(point("a1")));
    assert_eq!(board.district_at(point("e1")), None);
    assert_eq!(board.rivers(), [[(0, 350), (500, 350)]]);
    assert_eq!(board.tourist_track(), [0, 1, 3]);
}

#[test]
fn blank_lines_and_comments_do_not_count() {
    let text = TINY.replace('\n', "   # said of the line before\n\n");
    assert!(Board::parse(&text).is_ok());
}

#[test]
fn a_line_that_begins_no_part_is_refused() {
    refused(changed("sights c2", "sites b2"), 7, MapProblem::UnknownWord(quoted("sites")));
    refused(Board::parse("A A A"), 1, MapProblem::UnknownWord(quoted("A")));
}

#[test]
fn a_part_comes_once() {
    let twice = |what| MapProblem::Twice(what);
    refused(changed("sights c2", "map again"), 7, twice(MapPart::Name));
    refused(changed("sights c2", "sights c2\nsights a1"), 8, twice(MapPart::Sights));
    refused(changed("track 0 1 3", "track 0 1 3\ntrack 0 1"), 16, twice(MapPart::Track));
    refused(changed("track 0 1 3", "track 0 1 3\ndistricts"), 16, twice(MapPart::Districts));
    refused(changed("track 0 1 3", "track 0 1 3\ndepartures blue a1"), 16, twice(MapPart::Departures));
    let verdicts = "verdicts 1 2 3 4 5\n";
    refused(Board::parse(&(TINY.to_owned() + verdicts + verdicts)), 17, twice(MapPart::Verdicts));
    let objectives = "objectives thames 2\n";
    refused(Board::parse(&(TINY.to_owned() + objectives + objectives)), 17, twice(MapPart::Objectives));
    refused(changed("sights c2", "a b c d"), 7, twice(MapPart::Grid));
}

#[test]
fn no_part_may_be_missing() {
    let missing = |what| MapProblem::Missing(what);
    refused(changed("map tiny\n", ""), 0, missing(MapPart::Name));
    refused(changed("sights c2\n", ""), 0, missing(MapPart::Sights));
    refused(changed("river 0,3.5 5,3.5\n", ""), 0, missing(MapPart::River));
    refused(changed("track 0 1 3\n", ""), 0, missing(MapPart::Track));
    refused(changed("sights c2\n", "sights\n"), 7, missing(MapPart::Sights));
    let departures = "departures green a1, purple d1, pink a4, blue d4\n";
    refused(changed(departures, ""), 0, missing(MapPart::Departures));
    let districts = "districts\n    A A A B\n    A A A B\n    A A A B\n    C C C C\n";
    refused(changed(districts, ""), 0, missing(MapPart::Districts));
    refused(Board::parse(""), 0, missing(MapPart::Name));
    refused(Board::parse("map empty"), 0, missing(MapPart::Stations));
    let all = missing(MapPart::Departure);
    refused(changed(", blue d4", ""), 8, all);
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
    refused(changed("a b c d", "a c b d"), 2, MapProblem::BadHeader);
    refused(changed("a b c d", "a b c e"), 2, MapProblem::BadHeader);
    let letters: Vec<String> = ('a'..='z').map(String::from).collect();
    let long = MapProblem::TooLarge(MapCount::Columns, 12);
    refused(changed("a b c d", &format!("{} aa", letters.join(" "))), 2, long);
}

#[test]
fn rows_are_numbered_in_order_with_a_sign_for_each_column() {
    refused(changed(" 2  . . ? .", " 3  . . ? ."), 4, MapProblem::BadRow);
    refused(changed(" 2  . . ? .", " 2  . . ?"), 4, MapProblem::BadRow);
    refused(changed(" 2  . . ? .", " 2  . . ? . ."), 4, MapProblem::BadRow);
    refused(changed("    a b c d\n", ""), 2, MapProblem::BadRow);
}

#[test]
fn a_sign_is_one_of_the_six() {
    refused(changed("S . . T", "S . . X"), 3, MapProblem::BadSymbol(quoted("X")));
    refused(changed("S . . T", "S . . TT"), 3, MapProblem::BadSymbol(quoted("TT")));
}

#[test]
fn sights_are_stations() {
    refused(changed("sights c2", "sights c2 b1"), 7, MapProblem::NotAStation(quoted("b1")));
    refused(changed("sights c2", "sights z99"), 7, MapProblem::NotAStation(quoted("z99")));
}

#[test]
fn a_departure_is_a_colour_and_a_station() {
    let bad = |text: &str| MapProblem::BadDeparture(quoted(text));
    refused(changed("green a1", "gold a1"), 8, bad("gold a1"));
    refused(changed("green a1", "green b1"), 8, bad("green b1"));
    refused(changed("green a1", "green"), 8, bad("green"));
    refused(changed("green a1", "green a1 b2"), 8, bad("green a1 b2"));
}

#[test]
fn each_pencil_departs_once_and_from_a_station_of_its_own() {
    refused(changed("blue d4", "green d4"), 8, MapProblem::DepartureTwice(Pencil::Green));
    refused(changed("blue d4", "blue a1"), 8, MapProblem::DepartureTwice(Pencil::Blue));
}

#[test]
fn districts_cover_the_grid() {
    refused(changed("    C C C C\n", ""), 9, MapProblem::BadDistrict);
    refused(changed("    C C C C\n", "    C C C\n"), 9, MapProblem::BadDistrict);
    refused(changed("    C C C C\n", "    C C C C\n    C C C C\n"), 9, MapProblem::BadDistrict);
    let many = "    C C C C\n".repeat(30);
    refused(changed("    C C C C\n", &many), 22, MapProblem::BadDistrict);
}

#[test]
fn a_district_has_a_station() {
    let map = changed("    A A A B\n    A A A B\n    A A A B\n", "    A Z A B\n    A A A B\n    A A A B\n");
    refused(map, 9, MapProblem::EmptyDistrict('Z'));
}

#[test]
fn a_river_runs_through_points_with_two_decimals_at_most() {
    for text in ["x,1", "1", "1.234,2", "-1,2", "1,", "100,2", "1.,2", "1e1,2", "١,2", "0,1 0,1"] {
        let map = changed("0,3.5 5,3.5", text);
        refused(map, 14, MapProblem::BadCourse(quoted(text.split(' ').next_back().expect("a point"))));
    }
    for text in ["", "1,2.5"] {
        refused(changed("0,3.5 5,3.5", text), 14, MapProblem::TooSmall(MapCount::RiverPoints, 2));
    }
}

#[test]
fn a_section_passes_under_any_of_several_rivers() {
    // The second runs down between columns c and d; a1-d4 passes under both.
    let both = changed("river 0,3.5 5,3.5", "river 0,3.5 5,3.5\nriver 3.3,0 3.3,5").expect("two rivers");
    assert_eq!(both.rivers().len(), 2);
    let wet: BTreeSet<String> = both
        .under_river()
        .iter()
        .map(|section| both.ends(section).map(|station| name(&both, station)).join("-"))
        .collect();
    assert_eq!(
        wet.into_iter().collect::<Vec<_>>(),
        ["a1-a4", "a1-d1", "a1-d4", "a4-d4", "c2-a4", "d1-c2", "d1-d4"]
    );
    // R5.1 counts sections: one under two rivers is one.
    let mut sheet = Sheet::new(&both, Pencil::Blue, None);
    let call = Call { target: Target::Any, branch: false };
    sheet.play(&both, call, both.parse_action("d4-a1").expect("an action")).expect("a legal section");
    assert_eq!((sheet.line().crossings(), sheet.line().points()), (1, 2 + 2));
    let eight = "river 0,0 1,0\n".repeat(8);
    refused(changed("river", &format!("{eight}river")), 22, MapProblem::TooLarge(MapCount::Rivers, 8));
}

#[test]
fn the_track_does_not_fall() {
    refused(changed("track 0 1 3", "track 0 3 1"), 15, MapProblem::BadTrack(quoted("1")));
    refused(changed("track 0 1 3", "track 0 -1"), 15, MapProblem::BadTrack(quoted("-1")));
    refused(changed("track 0 1 3", "track 0 1000"), 15, MapProblem::BadTrack(quoted("1000")));
    refused(changed("track 0 1 3", "track 5"), 15, MapProblem::BadTrack(quoted("5")));
    assert!(changed("track 0 1 3", "track 0 999").is_ok());
    assert!(changed("track 0 1 3", &format!("track{}", " 1".repeat(32))).is_ok());
    assert!(changed("track 0 1 3", &format!("track{}", " 1".repeat(33))).is_err());
}

/// The tiny map with another line at its end.
fn with(line: &str) -> Result<Board, MapError> {
    Board::parse(&format!("{TINY}{line}\n"))
}

#[test]
fn r9_2_a_map_sets_its_verdicts() {
    assert_eq!(Board::parse(TINY).expect("the tiny map").verdicts(), [90, 105, 120, 135, 150]);
    let board = with("verdicts 10 20 30 40 50").expect("verdicts of its own");
    let verdict = |total| Solo::of(&board, total, Modules::NONE);
    assert_eq!([10, 11, 40, 41, 51].map(|total| verdict(total).verdict), [1, 2, 4, 5, 6]);
    assert_eq!((verdict(18).to_next(&board), verdict(51).to_next(&board)), (Some(3), None));
    for text in ["1 2 3 4", "1 2 3 4 5 6", "1 2 3 4 4", "0 1 2 3 4", "1 2 3 4 1000", "1 2 3 +4 5", ""] {
        refused(with(&format!("verdicts {text}")), 16, MapProblem::BadVerdicts(quoted(text)));
    }
}

#[test]
fn r7_2_a_map_sets_the_numbers_of_its_objectives() {
    let needs = |board: &Board| Objective::ALL.map(|objective| board.needed(objective));
    assert_eq!(needs(&Board::parse(TINY).expect("the tiny map")), [8, 3, 1, 2, 6]);
    assert_eq!(needs(&with("objectives thames 2, interchanges 3").expect("both")), [3, 3, 1, 2, 2]);
    assert_eq!(needs(&with("objectives interchanges 3").expect("one")), [3, 3, 1, 2, 6]);
    for text in ["districts 3", "thames", "thames 0", "thames 100", "thames -1", "rivers 2", ""] {
        refused(with(&format!("objectives {text}")), 16, MapProblem::BadObjectives(quoted(text)));
    }
    let twice = with("objectives thames 2, thames 3");
    refused(twice, 16, MapProblem::BadObjectives(quoted("thames 3")));
}

#[test]
fn a_line_can_leave_its_departure() {
    // No other station lies in line with d3.
    let lonely = "map lonely\na b c d\n1 S . P .\n2 ? . . .\n3 . . . T\n4 T C . .\nsights a2\n\
        departures green a1, purple d3, pink c1, blue a4\ndistricts\nA A A A\nA A A A\nA A A A\nA A A A\n\
        river 0,0.5 5,0.5\ntrack 0 1";
    refused(Board::parse(lonely), 0, MapProblem::NoWayOut(Pencil::Purple, point("d3")));
    assert!(
        Board::parse(&lonely.replace("purple d3", "purple b4")).is_ok(),
        "a lonely station alone does no harm"
    );
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
    refused(Board::parse(&full(4, 13, quarters)), 15, large(MapCount::Rows, 12));
    refused(Board::parse(&full(13, 4, quarters)), 2, large(MapCount::Columns, 12));
    let letters = |x: u8, y: u8| char::from(b'A' + (x + 5 * y) % 17);
    refused(Board::parse(&full(5, 4, letters)), 9, large(MapCount::Districts, 16));
    refused(Board::parse(&full(4, 4, |_, _| 'A')), 9, large(MapCount::StationsOfDistrict, 14));
    let course: String = (0..101).map(|i| format!("1,{}.{} ", i / 10, i % 10)).collect();
    refused(changed("0,3.5 5,3.5", &course), 14, large(MapCount::RiverPoints, 100));
}

#[test]
fn a_map_can_be_too_small() {
    let small = |what| MapProblem::TooSmall(what, 4);
    refused(Board::parse(&full(3, 4, |_, _| 'A')), 0, small(MapCount::Columns));
    refused(Board::parse(&full(4, 3, |_, _| 'A')), 0, small(MapCount::Rows));
}

#[test]
fn there_is_one_central_station() {
    refused(changed("P . . C", "? . . C"), 0, MapProblem::CentralStations(2));
    refused(changed(". . ? .", ". . S ."), 0, MapProblem::CentralStations(0));
}

#[test]
fn r1_7_a_section_does_not_pass_through_a_third_district() {
    let map = changed(
        "    A A A B\n    A A A B\n    A A A B\n    C C C C\n",
        "    A D D B\n    A D D B\n    A D D B\n    C C C C\n",
    );
    refused(map, 0, MapProblem::PassesThrough(point("a1"), point("d1"), 'D'));
}

#[test]
fn a_river_crosses_a_section_clearly_and_once() {
    // Along row 4 itself; into the middle of d1-d4 and no further; a bend that crosses d1-d4 and comes back.
    let touches = |from, to| MapProblem::RiverTouches(point(from), point(to));
    refused(changed("0,3.5 5,3.5", "0,4 5,4"), 0, touches("a1", "d4"));
    refused(changed("0,3.5 5,3.5", "4,1.5 5,1.5"), 0, touches("d1", "d4"));
    let map = changed("0,3.5 5,3.5", "4.5,1.2 3.8,1.3 4.5,1.6");
    refused(map, 0, MapProblem::RiverTwice(point("d1"), point("d4")));
}

#[test]
fn a_map_is_one_whatever_its_text_looks_like() {
    let board = Board::parse(TINY).expect("the tiny map");
    let text = board.text();
    assert_eq!(Board::parse(&text).as_ref(), Ok(&board));
    assert_eq!(Board::parse(&text).expect("the same map").text(), text);
    // Other letters, other spaces, a comment, what goes without saying: the same map.
    let same = TINY.replace("    C C C C", "  M  M M M # the south") + "verdicts 90 105 120 135 150\n";
    let same = Board::parse(&same.replace("0,3.5 5,3.5", "0.0,3.50 5,3.5")).expect("the same map");
    assert_eq!((same.hash(), same.text()), (board.hash(), text.clone()));
    assert_eq!(same, board);
    let digest = sha2::Sha256::digest(text.as_bytes());
    assert_eq!(board.hash(), digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    // Anything that plays another way, and the name, make another map.
    let others = [
        ("map tiny", "map other"),
        ("S . . T", "T . . T"),
        ("sights c2", "sights c2 a1"),
        ("green a1, purple d1", "green d1, purple a1"),
        ("0,3.5 5,3.5", "0,3.5 5,3.4"),
        ("track 0 1 3", "track 0 1 4"),
        ("    A A A B\n    C", "    A A A C\n    C"),
    ];
    let mut hashes: BTreeSet<String> =
        others.iter().map(|(from, to)| changed(from, to).expect("a map").hash().to_owned()).collect();
    hashes.insert(board.hash().to_owned());
    hashes.insert(with("objectives thames 2").expect("a map").hash().to_owned());
    hashes.insert(with("verdicts 1 2 3 4 5").expect("a map").hash().to_owned());
    assert_eq!(hashes.len(), others.len() + 3);
}

#[test]
fn only_the_map_itself_is_built_in() {
    assert!(Board::london().is_built_in() && Board::hamlet().is_built_in());
    let pretender = changed("map tiny", "map london").expect("a map of that name");
    assert!(!pretender.is_built_in());
    assert!(matches!(MapName::of(&pretender), MapName::Drawn { .. }));
}

fn on_tiny() -> Record {
    let board = Board::parse(TINY).expect("the tiny map");
    Game::new(board, Setup::solo(Pencil::ALL)).expect("a set-up").record()
}

#[test]
fn a_record_holds_a_map_that_is_not_built_in() {
    let record = on_tiny();
    let read = Record::from_json(record.to_json().as_bytes()).expect("a record");
    assert_eq!(read, record);
    assert_eq!(Game::replay(&read).expect("a game").board().name(), "tiny");
    let json: Value = json(&record.to_json());
    let board = Board::parse(TINY).expect("the tiny map");
    assert_eq!(json["map"]["name"], "tiny");
    assert_eq!(json["map"]["hash"], board.hash());
    assert_eq!(json["map"]["text"], board.text());
    let london = Game::new(Board::london(), Setup::solo(Pencil::ALL)).expect("a set-up").record();
    assert!(london.to_json().contains(r#""map":"london""#));
}

#[test]
fn a_map_that_is_left_out_is_asked_for_and_never_guessed() {
    let mut record = on_tiny();
    let MapName::Drawn { name, hash, .. } = record.map.clone() else { panic!("a map of its own") };
    record.map = MapName::Drawn { name: name.clone(), hash: hash.clone(), text: None };
    let bad = |record: &Record| match Game::replay(record) {
        Err(RecordError::Bad(why)) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(bad(&record), BadRecordError::MapMissing(quoted("tiny")));
    let json = record.to_json();
    assert!(!json.contains("text"), "{json}");
    assert_eq!(Record::from_json(json.as_bytes()).as_ref(), Ok(&record));

    let another = changed("map tiny", "map other").expect("a map");
    let [own, given] = ["tiny", "other"].map(quoted);
    assert_eq!(record.map.complete(&another), Err(BadRecordError::AnotherMap { own, given }));
    record.map.complete(&Board::parse(TINY).expect("the tiny map")).expect("the same map");
    assert_eq!(record, on_tiny());

    record.map = MapName::Drawn { name: name.clone(), hash: hash.clone(), text: Some(another.text()) };
    assert_eq!(bad(&record), BadRecordError::MapDiffers(quoted("tiny")));
    record.map = MapName::Drawn { name, hash, text: Some("map".to_owned()) };
    assert!(matches!(bad(&record), BadRecordError::Map(MapError { line: 1, .. })));
    record.map = MapName::BuiltIn("tiny".to_owned());
    assert_eq!(bad(&record), BadRecordError::UnknownMap(quoted("tiny")));
}

#[test]
fn a_map_s_name_is_a_word_or_an_object() {
    let record = on_tiny().to_json();
    let with_map = |map: &str| {
        let mut json = json(&record);
        json["map"] = self::json(map);
        Record::from_json(json.to_string().as_bytes())
    };
    assert!(with_map(r#""london""#).is_ok());
    assert!(with_map(r#"{"name": "x", "hash": "y", "other": 1}"#).is_ok());
    for shape in ["7", "null", "[]", r#"["x", "y"]"#, r#"{"name": "x", "hash": 1}"#] {
        let Err(BadRecordError::Json(error)) = with_map(shape) else { panic!("{shape}") };
        assert_eq!(error.fault, JsonFault::Shape, "{shape}");
    }
    let Err(BadRecordError::Json(error)) = with_map(r#"{"name": "x"}"#) else { panic!("no hash") };
    assert_eq!(error.fault, JsonFault::Missing("hash".to_owned()));
}

#[test]
fn hostile_maps_are_refused_in_linear_time() {
    let many = 200_000;
    let texts = [
        "map x\n".repeat(many),
        "river 0,0 1,1\n".repeat(many),
        format!("river {}", "1,2.5 2,2.5 ".repeat(many)),
        format!("sights {}", "b2 ".repeat(many) + "z9"),
        format!("{TINY}verdicts {}", "1 ".repeat(many)),
        format!("{TINY}objectives {}", "thames 2,".repeat(many)),
        "a ".repeat(many),
        "a b c d\n1 ".to_owned() + &"S ".repeat(many),
        format!("departures {}", "green a1,".repeat(many)),
        "districts\n".to_owned() + &"A A A A\n".repeat(many),
        "#".repeat(many) + "\n",
        "\n".repeat(many),
        "1".repeat(many),
    ];
    for text in texts {
        let begin = std::time::Instant::now();
        let error = Board::parse(&text).expect_err("no map").to_string();
        assert!(error.len() < 300 && !error.contains('\n'), "{error}");
        // Quadratic work on 200,000 words would take minutes.
        assert!(begin.elapsed().as_secs() < 10, "{error}");
    }
}
