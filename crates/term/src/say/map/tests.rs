//! Everything that can be wrong with a map has words in every language; in English those of its type.

use tubewright_rules::{Pencil, quote};

use super::*;
use crate::say::spoken::check;

#[test]
fn every_mistake_in_a_map_is_explained() {
    let point = |name: &str| name.parse::<Point>().expect("a point");
    let [a, b] = ["d3", "a3"].map(point);
    let twice = [
        MapPart::Name,
        MapPart::Grid,
        MapPart::Sights,
        MapPart::Departures,
        MapPart::Districts,
        MapPart::Track,
        MapPart::Verdicts,
        MapPart::Objectives,
    ];
    let missing = [
        MapPart::Name,
        MapPart::Stations,
        MapPart::Sights,
        MapPart::Departures,
        MapPart::Departure,
        MapPart::Districts,
        MapPart::River,
        MapPart::Track,
    ];
    let counts = [
        MapCount::Columns,
        MapCount::Rows,
        MapCount::Stations,
        MapCount::Sections,
        MapCount::Districts,
        MapCount::StationsOfDistrict,
        MapCount::Rivers,
        MapCount::RiverPoints,
    ];
    let few = [MapCount::Columns, MapCount::Rows, MapCount::RiverPoints];
    let problems = [
        MapProblem::UnknownWord(quote("?")),
        MapProblem::BadName(quote("?")),
        MapProblem::BadHeader,
        MapProblem::BadRow,
        MapProblem::BadSymbol(quote("?")),
        MapProblem::NotAStation(quote("?")),
        MapProblem::BadDeparture(quote("?")),
        MapProblem::DepartureTwice(Pencil::Green),
        MapProblem::BadDistrict,
        MapProblem::EmptyDistrict('Z'),
        MapProblem::BadCourse(quote("?")),
        MapProblem::BadTrack(quote("?")),
        MapProblem::BadVerdicts(quote("?")),
        MapProblem::BadObjectives(quote("?")),
        MapProblem::CentralStations(2),
        MapProblem::NoWayOut(Pencil::Green, a),
        MapProblem::PassesThrough(a, b, 'D'),
        MapProblem::RiverTouches(a, b),
        MapProblem::RiverTwice(a, b),
    ];
    let problems = problems
        .into_iter()
        .chain(twice.map(MapProblem::Twice))
        .chain(missing.map(MapProblem::Missing))
        .chain(counts.map(|count| MapProblem::TooLarge(count, 16)))
        .chain(few.map(|count| MapProblem::TooSmall(count, 4)));
    let at = |problem| [0, 7].map(|line| MapError { line, problem: MapProblem::clone(&problem) });
    check(&problems.flat_map(at).collect::<Vec<_>>(), map_refused);
}
