//! What can be wrong with the text of a map.

use crate::pencil::Pencil;
use crate::station::Point;

/// What is wrong with a map, and on which line of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError {
    /// From 1; 0 where it is about the map as a whole.
    pub line: usize,
    /// What is wrong there.
    pub problem: MapProblem,
}

/// A part of a map's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // docs/notation.md describes them
pub enum MapPart {
    Name,
    Grid,
    Stations,
    Sights,
    Departures,
    Departure,
    Districts,
    River,
    Track,
    Verdicts,
    Objectives,
}

impl MapPart {
    /// The word with which the part begins; the grid begins with none.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Name => "map",
            Self::Grid | Self::Stations => "",
            Self::Sights => "sights",
            Self::Departures | Self::Departure => "departures",
            Self::Districts => "districts",
            Self::River => "river",
            Self::Track => "track",
            Self::Verdicts => "verdicts",
            Self::Objectives => "objectives",
        }
    }
}

/// What there can be too many or too few of on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum MapCount {
    Columns,
    Rows,
    Stations,
    Sections,
    Districts,
    StationsOfDistrict,
    Rivers,
    RiverPoints,
}

impl std::fmt::Display for MapCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Columns => "columns",
            Self::Rows => "rows",
            Self::Stations => "stations",
            Self::Sections => "sections",
            Self::Districts => "districts",
            Self::StationsOfDistrict => "stations in a district",
            Self::Rivers => "rivers",
            Self::RiverPoints => "points of the rivers",
        })
    }
}

/// What can be wrong with a map.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum MapProblem {
    UnknownWord(String),
    Twice(MapPart),
    Missing(MapPart),
    BadName(String),
    BadHeader,
    BadRow,
    BadSymbol(String),
    NotAStation(String),
    BadDeparture(String),
    DepartureTwice(Pencil),
    BadDistrict,
    EmptyDistrict(char),
    BadCourse(String),
    BadTrack(String),
    BadVerdicts(String),
    BadObjectives(String),
    TooLarge(MapCount, usize),
    TooSmall(MapCount, usize),
    CentralStations(usize),
    NoWayOut(Pencil, Point),
    PassesThrough(Point, Point, char),
    RiverTouches(Point, Point),
    RiverTwice(Point, Point),
}

impl std::fmt::Display for MapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        self.problem.fmt(f)
    }
}

impl std::fmt::Display for MapProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownWord(word) => write!(
                f,
                "{word} begins no part of a map (map, the grid, sights, departures, districts, river, \
                 track, verdicts, objectives)"
            ),
            Self::Twice(MapPart::Grid) => f.write_str("the grid a second time"),
            Self::Twice(part) => write!(f, "‘{}’ a second time", part.word()),
            Self::Missing(MapPart::Name) => f.write_str("the map has no name"),
            Self::Missing(MapPart::Grid | MapPart::Stations) => f.write_str("the map has no stations"),
            Self::Missing(MapPart::Departure) => {
                f.write_str("the map has no departure for each of purple, blue, pink, green")
            }
            Self::Missing(part) => write!(f, "the map has no {}", part.word()),
            Self::BadName(name) => {
                write!(f, "{name} is no name for a map: use a–z, 0–9 and -, at most 40 of them")
            }
            Self::BadHeader => f.write_str("the grid's columns are named a, b, c … in order"),
            Self::BadRow => {
                f.write_str("a row of the grid has its number, in order, and one sign for each column")
            }
            Self::BadSymbol(sign) => write!(f, "{sign} is no station: use S T P C, ? or ."),
            Self::NotAStation(name) => write!(f, "there is no station {name}"),
            Self::BadDeparture(text) => {
                write!(f, "{text} is no departure: write a colour and a station, as in ‘green d3’")
            }
            Self::DepartureTwice(pencil) => write!(f, "{pencil} departs twice, or from another's station"),
            Self::BadDistrict => {
                f.write_str("the districts are as many rows and columns of letters as the grid has")
            }
            Self::EmptyDistrict(letter) => write!(f, "district {letter} has no station"),
            Self::BadCourse(text) => write!(
                f,
                "{text} is no point of the river: write column,row from 0 to 99 with at most two decimals"
            ),
            Self::BadTrack(text) => {
                write!(f, "{text} does not fit: the track is 2 to 32 numbers from 0 to 999 that do not fall")
            }
            Self::BadVerdicts(text) => {
                write!(f, "{text} does not fit: the verdicts end at five numbers from 1 to 999 that rise")
            }
            Self::BadObjectives(text) => write!(
                f,
                "{text} is no number of an objective: write ‘interchanges 8’ or ‘thames 6’, from 1 to 99"
            ),
            Self::TooLarge(what, most) => write!(f, "more than {most} {what}"),
            Self::TooSmall(what, least) => write!(f, "fewer than {least} {what}"),
            Self::CentralStations(count) => write!(f, "{count} central stations (?) where one is needed"),
            Self::NoWayOut(pencil, station) => {
                write!(f, "no section leads away from {station}, where {pencil} departs")
            }
            Self::PassesThrough(a, b, letter) => {
                write!(f, "{a}-{b} passes through district {letter} without a station in it (R1.7)")
            }
            Self::RiverTouches(a, b) => {
                write!(f, "the river only touches {a}-{b}: move it so that it crosses or misses")
            }
            Self::RiverTwice(a, b) => write!(f, "a river crosses {a}-{b} more than once"),
        }
    }
}

impl std::error::Error for MapError {}
