//! Sheets without cards: the worked example of the rulebook, what cannot be on a sheet, and the text form.

use tubewright_rules::{
    Board, DrawnSheet, DrawnTextError, DrawnTextProblem, Objective, Pencil, SheetFault, quote,
};

/// Chapter 10: lines of 87, seven visits, nine interchanges.
const WORKED_EXAMPLE: &str = "\
# the lines in no order of rounds, sections in any order and direction
purple d3-c4, a3-d3 a4-a3 c6-a6-a4 c6-a8-a10-b10-d10-e10
blue f8-g9-i9-h10-f10-e10 f8-d10-d8-b10
green d3-g3-g2-h1-j1-i2-i5-i8-j7 d8-d7 d7-d3
pink h4-g3-g4-f4-e4 h4-i5-j4-j7-j8-i8
";

fn sheet(text: &str) -> DrawnSheet {
    text.parse().unwrap_or_else(|why| panic!("{why}: {text}"))
}

#[test]
fn r10_the_worked_example_totals_119() {
    let score = sheet(WORKED_EXAMPLE).score(Board::london()).expect("a legal sheet");
    let points: Vec<(Pencil, u32)> = score.lines.iter().map(|line| (line.pencil, line.points)).collect();
    let by_line = [(Pencil::Purple, 26), (Pencil::Blue, 18), (Pencil::Green, 25), (Pencil::Pink, 18)];
    assert_eq!(points, by_line);
    assert_eq!((score.line_points(), score.tourist_visits, score.tourist_points), (87, 7, 14));
    assert_eq!((score.interchanges[0].len(), score.interchange_points, score.total), (9, 18, 119));
}

#[test]
fn objectives_count_where_they_are_named() {
    let text = format!("{WORKED_EXAMPLE}objectives interchanges thames\n");
    let score = sheet(&text).score(Board::london()).expect("a legal sheet");
    // Nine interchanges meet the one; four sections under the Thames do not meet the other.
    let met: Vec<(Objective, bool)> = score.objectives.iter().map(|it| (it.objective, it.is_met())).collect();
    assert_eq!(met, [(Objective::Interchanges, true), (Objective::Thames, false)]);
    assert_eq!(score.total, 129);
}

#[test]
fn r8_5_a_circle_counts_in_its_district_alone() {
    let line = "green d3-b1-a1 d3-e4-e5-f4-h6-j8";
    let points = |text: &str| sheet(text).score(Board::london()).expect("a legal sheet").lines[0].points;
    assert_eq!((points(line), points(&format!("{line} +circle e5"))), (20, 26));
    // The departure station may be circled before anything is drawn, and an empty line scores nothing.
    assert_eq!(points("green +circle d3"), 0);
}

#[test]
fn lines_that_are_left_out_were_not_drawn() {
    let score = sheet("pink h4-g3").score(Board::london()).expect("a legal sheet");
    assert_eq!(score.lines.iter().map(|line| line.points).collect::<Vec<_>>(), [2, 0, 0, 0]);
    assert_eq!(score.total, 2);
}

/// The faults of a sheet by pencil, reason and place.
#[track_caller]
fn faults(text: &str, expected: &[&str]) {
    let sheet = sheet(text);
    let said: Vec<String> = sheet
        .faults(Board::london())
        .map(|fault| {
            let place = fault.section().map(|it| it.to_string());
            let place = place.or(fault.station().map(|it| it.to_string())).expect("each has a place");
            format!("{} {} {place}", fault.pencil(), fault.reason())
        })
        .collect();
    assert_eq!(said, expected);
    let first = sheet.faults(Board::london()).next();
    assert_eq!(sheet.score(Board::london()).err(), first, "the first one is the reason");
}

#[test]
fn what_cannot_be_is_named_with_its_section() {
    faults("green d3-d4", &["green no-such-section d3-d4"]);
    faults("green d3-j9", &["green no-such-section d3-j9"]);
    faults("green d3-b1 b1-d3", &["green section-taken b1-d3"]);
    faults("green d3-e4-f4\npink h4-g4-f4-e4", &["pink section-taken f4-e4"]);
    faults("green d3-e4-c6\npurple c6-d7 c6-e4", &["purple section-taken c6-e4"]);
}

#[test]
fn a_crossing_is_named_with_what_it_crosses() {
    // c3-e5 does not exist; a3-d3 runs along row 3 and c1-c5 does not cross it at a station of it.
    let board = Board::london();
    let (a, b) = board
        .sections()
        .find_map(|(a, _)| {
            let b = board.blocks(a).iter().find(|&b| b != a)?;
            Some((a, b))
        })
        .expect("London has sections that cross");
    let name = |section| board.ends(section).map(|station| board.point(station).to_string()).join("-");
    let text = format!("green {}\npink {}", name(a), name(b));
    let sheet: DrawnSheet = text.parse().expect("a sheet");
    let Some(SheetFault::CrossesSection(Pencil::Pink, section, [from, to])) = sheet.faults(board).next()
    else {
        panic!("a crossing");
    };
    assert_eq!((section.to_string(), format!("{from}-{to}")), (name(b), name(a)));
}

#[test]
fn a_line_is_a_tree_from_its_departure() {
    faults("green d3-e4-f4-g4-g3-d3", &["green already-on-line g3-d3"]);
    faults("green h4-g3", &["green not-on-line h4-g3"]);
    faults("green d3-e4 h4-g3 g3-g2", &["green not-on-line h4-g3"]);
    faults("green d3-e4 +circle f4", &["green not-on-line f4"]);
    faults("green d3-e4 +circle e4\npink h4-g3 +circle h4", &["pink power-spent h4"]);
}

#[test]
fn a_line_has_no_more_sections_and_branches_than_a_round_allows() {
    // Two branches take a switch and a power; three cannot be, and with the circle there is no second.
    let two = "green d3-b1 d3-e4 d3-d2 d3-a3";
    faults(two, &[]);
    faults(&format!("{two} +circle d3"), &["green not-an-end d3-a3"]);
    faults(&format!("{two} d3-f1"), &["green not-an-end d3-f1"]);
    let path = "d3-b1-a1-a3-a4-a6-a8-a10-b10-d10-e10-f10";
    faults(&format!("green {path}"), &[]);
    faults(&format!("green {path}-h10"), &["green too-many-sections f10-h10"]);
    faults(&format!("green {path} +circle a1"), &["green too-many-sections e10-f10"]);
}

#[test]
fn what_is_drawn_scores_all_the_same_where_that_is_wished() {
    let board = Board::london();
    // A loop of d3 g3 in one district and e4 f4 g4 in another, without a crossing: what is there counts.
    let looped = sheet("green d3-e4-f4-g4-g3-d3");
    let score = looped.score_as_drawn(board).expect("sections of London");
    assert_eq!((score.lines[0].districts.len(), score.lines[0].stations, score.lines[0].points), (2, 3, 6));
    // A line apart is on its own stations, not on the departure station.
    let apart = sheet("green h4-g3").score_as_drawn(board).expect("sections of London");
    assert_eq!(apart.lines[0].points, 2);
    let nowhere = sheet("green d3-d4").score_as_drawn(board);
    assert!(matches!(nowhere, Err(SheetFault::NoSuchSection(Pencil::Green, _))));
}

#[track_caller]
fn refused(text: &str, line: usize, problem: DrawnTextProblem) {
    assert_eq!(text.parse::<DrawnSheet>(), Err(DrawnTextError { line, problem }));
}

#[test]
fn a_mistake_in_the_text_is_named_with_its_line() {
    let section = |text: &str| DrawnTextProblem::BadSection(quote(text));
    refused("", 0, DrawnTextProblem::NoLine);
    refused("# nothing\nobjectives districts thames", 0, DrawnTextProblem::NoLine);
    refused("gold d3-a3", 1, DrawnTextProblem::UnknownWord(quote("gold")));
    refused("pink h4-g3\n\npink h4-i5", 3, DrawnTextProblem::LineTwice(Pencil::Pink));
    refused("pink h4", 1, section("h4"));
    refused("pink h4-", 1, section("h4-"));
    refused("pink H4-g3", 1, section("H4-g3"));
    refused("pink h4-g3 pass", 1, section("pass"));
    refused("pink h4-g3 +circle", 1, DrawnTextProblem::BadCircle);
    refused("pink h4-g3 +circle h4 g3-g2", 1, DrawnTextProblem::BadCircle);
    refused("pink h4-g3 +joker", 1, section("+joker"));
    refused("pink h4-g3\nobjectives thames", 2, DrawnTextProblem::BadObjectives);
    refused("pink h4-g3\nobjectives thames thames", 2, DrawnTextProblem::BadObjectives);
    refused("pink h4-g3\nobjectives thames districts interchanges", 2, DrawnTextProblem::BadObjectives);
    let twice = "objectives thames districts\n";
    refused(&twice.repeat(2), 2, DrawnTextProblem::ObjectivesTwice);
}

#[test]
fn hostile_sheets_are_answered_in_linear_time() {
    let many = 300_000;
    for text in [
        format!("green {}", "d3-a3 ".repeat(many)),
        format!("green {}", "z9-z9 ".repeat(many)),
        format!("green d3{}", "-a3-d3".repeat(many)),
        "pink\n".repeat(many),
        format!("objectives {}", "thames ".repeat(many)),
        "#".repeat(many),
    ] {
        let begin = std::time::Instant::now();
        let error = match text.parse::<DrawnSheet>() {
            Ok(sheet) => sheet.score(Board::london()).expect_err("no legal sheet").to_string(),
            Err(why) => why.to_string(),
        };
        assert!(error.len() < 200 && !error.contains('\n'), "{error}");
        assert!(begin.elapsed().as_secs() < 10, "{error}");
    }
}
