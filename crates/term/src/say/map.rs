//! What is wrong with a map, and on which line.

use tubewright_rules::{MapCount, MapError, MapPart, MapProblem, Point};
use tubewright_texts::{Texts, t};

use super::Say;

/// What is wrong with a map, in one line.
pub fn map_refused(texts: &Texts, why: &MapError) -> String {
    let problem = Say(texts).map_problem(&why.problem);
    if why.line > 0 { t!(texts, "map-line", line = why.line, problem = problem) } else { problem }
}

impl Say<'_> {
    fn map_problem(self, problem: &MapProblem) -> String {
        let section = |a: &Point, b: &Point| format!("{a}-{b}");
        match problem {
            MapProblem::UnknownWord(word) => t!(self.0, "map-unknown-word", word = self.requoted(word)),
            MapProblem::Twice(part) => {
                t!(self.0, "map-twice", part = name(*part), word = part.word())
            }
            MapProblem::Missing(part) => t!(self.0, "map-without", part = name(*part)),
            MapProblem::BadName(name) => t!(self.0, "map-name", name = self.requoted(name)),
            MapProblem::BadHeader => t!(self.0, "map-header"),
            MapProblem::BadRow => t!(self.0, "map-row"),
            MapProblem::BadSymbol(sign) => t!(self.0, "map-symbol", sign = self.requoted(sign)),
            MapProblem::NotAStation(name) => t!(self.0, "action-no-station", name = self.requoted(name)),
            MapProblem::BadDeparture(text) => t!(self.0, "map-departure", text = self.requoted(text)),
            MapProblem::DepartureTwice(pencil) => t!(self.0, "map-departure-twice", pencil = pencil.name()),
            MapProblem::BadDistrict => t!(self.0, "map-districts"),
            MapProblem::EmptyDistrict(letter) => {
                t!(self.0, "map-district-empty", letter = letter.to_string())
            }
            MapProblem::BadCourse(text) => t!(self.0, "map-river", text = self.requoted(text)),
            MapProblem::BadTrack(text) => t!(self.0, "map-track", text = self.requoted(text)),
            MapProblem::BadVerdicts(text) => t!(self.0, "map-verdicts", text = self.requoted(text)),
            MapProblem::BadObjectives(text) => t!(self.0, "map-objectives", text = self.requoted(text)),
            MapProblem::TooLarge(what, most) => {
                t!(self.0, "map-too-many", what = count(*what), most = *most)
            }
            MapProblem::TooSmall(what, least) => {
                t!(self.0, "map-too-few", what = count(*what), least = *least)
            }
            MapProblem::CentralStations(count) => t!(self.0, "map-central", count = *count),
            MapProblem::NoWayOut(pencil, station) => {
                t!(self.0, "map-no-way-out", pencil = pencil.name(), station = station.to_string())
            }
            MapProblem::PassesThrough(a, b, letter) => {
                t!(self.0, "map-passes-through", section = section(a, b), letter = letter.to_string())
            }
            MapProblem::RiverTouches(a, b) => t!(self.0, "map-river-touches", section = section(a, b)),
            MapProblem::RiverTwice(a, b) => t!(self.0, "map-river-twice", section = section(a, b)),
        }
    }
}

/// What is counted, as the texts choose by it.
const fn count(what: MapCount) -> &'static str {
    match what {
        MapCount::Columns => "columns",
        MapCount::Rows => "rows",
        MapCount::Stations => "stations",
        MapCount::Sections => "sections",
        MapCount::Districts => "districts",
        MapCount::StationsOfDistrict => "stations-of-district",
        MapCount::Rivers => "rivers",
        MapCount::RiverPoints => "river-points",
    }
}

/// A part as the texts choose by it.
const fn name(part: MapPart) -> &'static str {
    match part {
        MapPart::Name => "name",
        MapPart::Grid => "grid",
        MapPart::Stations => "stations",
        MapPart::Sights => "sights",
        MapPart::Departures => "departures",
        MapPart::Departure => "departure",
        MapPart::Districts => "districts",
        MapPart::River => "river",
        MapPart::Track => "track",
        MapPart::Verdicts => "verdicts",
        MapPart::Objectives => "objectives",
    }
}

#[cfg(test)]
mod tests;
