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
            MapProblem::TooLarge(count, most) => {
                let what = match count {
                    MapCount::Rows => "rows",
                    MapCount::Stations => "stations",
                    MapCount::Sections => "sections",
                    MapCount::Districts => "districts",
                    MapCount::StationsOfDistrict => "stations-of-district",
                    MapCount::RiverPoints => "river-points",
                };
                t!(self.0, "map-too-many", what = what, most = *most)
            }
            MapProblem::CentralStations(count) => t!(self.0, "map-central", count = *count),
            MapProblem::PassesThrough(a, b, letter) => {
                t!(self.0, "map-passes-through", section = section(a, b), letter = letter.to_string())
            }
            MapProblem::RiverTouches(a, b) => t!(self.0, "map-river-touches", section = section(a, b)),
            MapProblem::RiverTwice(a, b) => t!(self.0, "map-river-twice", section = section(a, b)),
        }
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
    }
}

#[cfg(test)]
mod tests;
