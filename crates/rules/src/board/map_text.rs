//! The text form of a map: the grid as a person sees it, then sights, departures, districts, river, track.

use super::Board;
use super::geometry::{Meeting, Spot, crossings, meeting};
use crate::card::Target;
use crate::pencil::{ByPencil, Pencil, Symbol};
use crate::section::{Section, Sections};
use crate::station::{Point, Station, Stations};
use crate::words::quote;

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
        }
    }
}

/// What there can be too many of on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum MapCount {
    Rows,
    Stations,
    Sections,
    Districts,
    StationsOfDistrict,
    RiverPoints,
}

impl std::fmt::Display for MapCount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Rows => "rows",
            Self::Stations => "stations",
            Self::Sections => "sections",
            Self::Districts => "districts",
            Self::StationsOfDistrict => "stations in a district",
            Self::RiverPoints => "points of the river",
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
    TooLarge(MapCount, usize),
    CentralStations(usize),
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
                "{word} begins no part of a map (map, the grid, sights, departures, districts, river, track)"
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
            Self::BadHeader => f.write_str("the grid's columns are named a, b, c … in order, at most 26"),
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
            Self::TooLarge(what, most) => write!(f, "more than {most} {what}"),
            Self::CentralStations(count) => write!(f, "{count} central stations (?) where one is needed"),
            Self::PassesThrough(a, b, letter) => {
                write!(f, "{a}-{b} passes through district {letter} without a station in it (R1.7)")
            }
            Self::RiverTouches(a, b) => {
                write!(f, "the river only touches {a}-{b}: move it so that it crosses or misses")
            }
            Self::RiverTwice(a, b) => write!(f, "the river crosses {a}-{b} more than once"),
        }
    }
}

impl std::error::Error for MapError {}

/// Station counts by district are kept in four bits each, a circled one counting twice.
const MOST_DISTRICTS: usize = 16;
const MOST_IN_DISTRICT: usize = 14;
const MOST_ROWS: usize = 26;
const MOST_COURSE: usize = 100;

/// The parts as they stand in the text, each with the line where it was found.
#[derive(Default)]
struct Parts<'t> {
    name: Option<&'t str>,
    columns: usize,
    grid: Vec<(usize, Vec<&'t str>)>,
    sights: Option<(usize, Vec<&'t str>)>,
    departures: Option<(usize, &'t str)>,
    districts: Option<(usize, Vec<Vec<char>>)>,
    river: Option<(usize, Vec<&'t str>)>,
    track: Option<(usize, Vec<&'t str>)>,
}

fn at<T>(line: usize, problem: MapProblem) -> Result<T, MapError> {
    Err(MapError { line, problem })
}

fn once<T>(place: &mut Option<T>, line: usize, part: MapPart, value: T) -> Result<(), MapError> {
    if place.is_some() {
        return at(line, MapProblem::Twice(part));
    }
    *place = Some(value);
    Ok(())
}

fn read(text: &str) -> Result<Parts<'_>, MapError> {
    let mut parts = Parts::default();
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.split('#').next().unwrap_or_default().trim();
        let mut words = line.split_ascii_whitespace();
        let Some(first) = words.next() else { continue };
        let rest = || line[first.len()..].split_ascii_whitespace().collect::<Vec<_>>();
        match first {
            "map" => {
                let name = line[first.len()..].trim();
                let plain = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
                if name.is_empty() || name.len() > 40 || !name.bytes().all(plain) {
                    return at(number, MapProblem::BadName(quote(name)));
                }
                once(&mut parts.name, number, MapPart::Name, name)?;
            }
            "sights" => once(&mut parts.sights, number, MapPart::Sights, (number, rest()))?,
            "departures" => {
                let rest = line[first.len()..].trim();
                once(&mut parts.departures, number, MapPart::Departures, (number, rest))?;
            }
            "districts" => once(&mut parts.districts, number, MapPart::Districts, (number, Vec::new()))?,
            "river" => once(&mut parts.river, number, MapPart::River, (number, rest()))?,
            "track" => once(&mut parts.track, number, MapPart::Track, (number, rest()))?,
            "a" => {
                if parts.columns > 0 {
                    return at(number, MapProblem::Twice(MapPart::Grid));
                }
                let names: Vec<&str> = line.split_ascii_whitespace().collect();
                let in_order = names.iter().zip('a'..='z').all(|(name, c)| name.chars().eq([c]));
                if names.len() > 26 || !in_order {
                    return at(number, MapProblem::BadHeader);
                }
                parts.columns = names.len();
            }
            _ if first.bytes().all(|b| b.is_ascii_digit()) => {
                let signs = rest();
                let next = (parts.grid.len() + 1).to_string();
                if first != next || signs.len() != parts.columns {
                    return at(number, MapProblem::BadRow);
                }
                if parts.grid.len() == MOST_ROWS {
                    return at(number, MapProblem::TooLarge(MapCount::Rows, MOST_ROWS));
                }
                parts.grid.push((number, signs));
            }
            _ => match &mut parts.districts {
                // The letters of the districts stand below their word, and nothing else has lines of its own.
                Some((_, rows)) if line.split_ascii_whitespace().all(is_letter) => {
                    if rows.len() == MOST_ROWS {
                        return at(number, MapProblem::BadDistrict);
                    }
                    rows.push(line.chars().filter(char::is_ascii_uppercase).collect());
                }
                _ => return at(number, MapProblem::UnknownWord(quote(first))),
            },
        }
    }
    Ok(parts)
}

fn is_letter(word: &str) -> bool {
    word.len() == 1 && word.bytes().all(|b| b.is_ascii_uppercase())
}

fn needed<T>(found: Option<T>, part: MapPart) -> Result<T, MapError> {
    found.ok_or(MapError { line: 0, problem: MapProblem::Missing(part) })
}

pub(super) fn parse(text: &str) -> Result<Board, MapError> {
    let parts = read(text)?;
    let name = needed(parts.name, MapPart::Name)?.to_owned();
    let (columns, rows) = (parts.columns, parts.grid.len());
    let (points, symbols, central) = stations(&parts.grid)?;
    let find = |text: &str| -> Option<Station> {
        let point: Point = text.parse().ok()?;
        points.iter().position(|&p| p == point).map(Station::new)
    };

    let (line, names) = needed(parts.sights, MapPart::Sights)?;
    let mut sights = Stations::EMPTY;
    for name in names {
        match find(name) {
            Some(station) => sights.insert(station),
            None => return at(line, MapProblem::NotAStation(quote(name))),
        }
    }
    let departures = departures(needed(parts.departures, MapPart::Departures)?, find)?;
    let letters = needed(parts.districts, MapPart::Districts)?;
    let (districts, fields, district_of) = districts(&letters, columns, rows, &points)?;
    let course = course(needed(parts.river, MapPart::River)?)?;
    let track = track(needed(parts.track, MapPart::Track)?)?;

    let ends = sections(&points, &letters.1)?;
    let spot = |station: Station| -> Spot {
        let point = points[station.index()];
        (point.column as i32 * 100, point.row as i32 * 100)
    };
    let stretches: Vec<[Spot; 2]> = ends.iter().map(|&[a, b]| [spot(a), spot(b)]).collect();

    let mut board = Board {
        name,
        columns: columns as u8,
        rows: rows as u8,
        sights,
        departures,
        districts,
        track,
        central,
        under_river: Sections::EMPTY,
        fields,
        district_of,
        at: [Sections::EMPTY; Station::MOST],
        toward: [[Sections::EMPTY; Target::COUNT]; Station::MOST],
        blocks: [Sections::EMPTY; Section::MOST],
        points,
        symbols,
        course,
        ends,
    };
    for (i, &[a, b]) in board.ends.iter().enumerate() {
        let section = Section::new(i);
        let (pa, pb) = (board.points[a.index()], board.points[b.index()]);
        match crossings(&board.course, stretches[i]) {
            Some(0) => {}
            Some(1) => board.under_river.insert(section),
            Some(_) => return at(0, MapProblem::RiverTwice(pa, pb)),
            None => return at(0, MapProblem::RiverTouches(pa, pb)),
        }
        for (from, to) in [(a, b), (b, a)] {
            board.at[from.index()].insert(section);
            for target in Symbol::ALL.map(Target::Symbol).into_iter().chain([Target::Any]) {
                if board.reaches(target, to) {
                    board.toward[from.index()][target.index()].insert(section);
                }
            }
        }
        board.blocks[i].insert(section);
        for (j, &other) in stretches.iter().enumerate() {
            if meeting(stretches[i], other) == Meeting::Crossing {
                board.blocks[i].insert(Section::new(j));
            }
        }
    }
    Ok(board)
}

type Printed = (Vec<Point>, Vec<Option<Symbol>>, Station);

fn stations(grid: &[(usize, Vec<&str>)]) -> Result<Printed, MapError> {
    let (mut points, mut symbols, mut centrals) = (Vec::new(), Vec::new(), Vec::new());
    for (y, (line, signs)) in grid.iter().enumerate() {
        for (x, &sign) in signs.iter().enumerate() {
            let symbol = match sign {
                "." => continue,
                "?" => None,
                "S" => Some(Symbol::Square),
                "T" => Some(Symbol::Triangle),
                "P" => Some(Symbol::Pentagon),
                "C" => Some(Symbol::Circle),
                _ => return at(*line, MapProblem::BadSymbol(quote(sign))),
            };
            if points.len() == Station::MOST {
                return at(*line, MapProblem::TooLarge(MapCount::Stations, Station::MOST));
            }
            if symbol.is_none() {
                centrals.push(Station::new(points.len()));
            }
            points.push(Point { column: x as u8 + 1, row: y as u8 + 1 });
            symbols.push(symbol);
        }
    }
    if points.is_empty() {
        return at(0, MapProblem::Missing(MapPart::Stations));
    }
    match centrals[..] {
        [central] => Ok((points, symbols, central)),
        _ => at(0, MapProblem::CentralStations(centrals.len())),
    }
}

fn departures(
    (line, text): (usize, &str),
    find: impl Fn(&str) -> Option<Station>,
) -> Result<ByPencil<Station>, MapError> {
    let mut found: [Option<Station>; 4] = [None; 4];
    for part in text.split(',') {
        let words: Vec<&str> = part.split_ascii_whitespace().collect();
        let parsed = match words[..] {
            [colour, name] => colour.parse::<Pencil>().ok().zip(find(name)),
            _ => None,
        };
        let Some((pencil, station)) = parsed else {
            return at(line, MapProblem::BadDeparture(quote(part.trim())));
        };
        if found.contains(&Some(station)) || found[pencil.index()].is_some() {
            return at(line, MapProblem::DepartureTwice(pencil));
        }
        found[pencil.index()] = Some(station);
    }
    match found {
        [Some(a), Some(b), Some(c), Some(d)] => Ok(ByPencil::new([a, b, c, d])),
        _ => at(line, MapProblem::Missing(MapPart::Departure)),
    }
}

type Districts = (Vec<Stations>, Vec<Vec<u8>>, [u8; Station::MOST]);

fn districts(
    (line, letters): &(usize, Vec<Vec<char>>),
    columns: usize,
    rows: usize,
    points: &[Point],
) -> Result<Districts, MapError> {
    if letters.len() != rows || letters.iter().any(|row| row.len() != columns) {
        return at(*line, MapProblem::BadDistrict);
    }
    let mut names: Vec<char> = letters.iter().flatten().copied().collect();
    names.sort_unstable();
    names.dedup();
    if names.len() > MOST_DISTRICTS {
        return at(*line, MapProblem::TooLarge(MapCount::Districts, MOST_DISTRICTS));
    }
    let number = |letter: &char| names.binary_search(letter).expect("every letter is in the list") as u8;
    let fields: Vec<Vec<u8>> = letters.iter().map(|row| row.iter().map(number).collect()).collect();
    let mut sets = vec![Stations::EMPTY; names.len()];
    let mut district_of = [0; Station::MOST];
    for (i, point) in points.iter().enumerate() {
        let district = fields[point.row as usize - 1][point.column as usize - 1];
        sets[usize::from(district)].insert(Station::new(i));
        district_of[i] = district;
    }
    for (set, &name) in sets.iter().zip(&names) {
        if set.is_empty() {
            return at(*line, MapProblem::EmptyDistrict(name));
        }
        if set.len() as usize > MOST_IN_DISTRICT {
            return at(*line, MapProblem::TooLarge(MapCount::StationsOfDistrict, MOST_IN_DISTRICT));
        }
    }
    Ok((sets, fields, district_of))
}

fn course((line, texts): (usize, Vec<&str>)) -> Result<Vec<Spot>, MapError> {
    if texts.len() > MOST_COURSE {
        return at(line, MapProblem::TooLarge(MapCount::RiverPoints, MOST_COURSE));
    }
    texts
        .iter()
        .map(|text| {
            let spot = text.split_once(',').and_then(|(x, y)| Some((hundredths(x)?, hundredths(y)?)));
            spot.ok_or_else(|| MapError { line, problem: MapProblem::BadCourse(quote(text)) })
        })
        .collect()
}

/// `4.45` as 445; exact, so that every target finds the same crossings.
fn hundredths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |s: &str| matches!(s.len(), 1 | 2) && s.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(part) {
        return None;
    }
    let scale = if part.len() == 1 { 10 } else { 1 };
    Some(whole.parse::<i32>().ok()? * 100 + part.parse::<i32>().ok()? * scale)
}

fn track((line, texts): (usize, Vec<&str>)) -> Result<Vec<u32>, MapError> {
    let mut track: Vec<u32> = Vec::new();
    for text in &texts {
        match text.parse() {
            Ok(points) if points <= 999 && track.last().is_none_or(|&last| last <= points) => {
                track.push(points);
            }
            _ => return at(line, MapProblem::BadTrack(quote(text))),
        }
    }
    if !(2..=32).contains(&track.len()) {
        return at(line, MapProblem::BadTrack(quote(&texts.join(" "))));
    }
    Ok(track)
}

/// From each station, in four of the eight directions, to the first station met (R1.4).
fn sections(points: &[Point], letters: &[Vec<char>]) -> Result<Vec<[Station; 2]>, MapError> {
    let mut ends = Vec::new();
    for (i, &from) in points.iter().enumerate() {
        for (dx, dy) in [(1, 0), (1, 1), (0, 1), (-1, 1)] {
            let mut passed = Vec::new();
            let (mut x, mut y) = (from.column as i32, from.row as i32);
            let met = loop {
                (x, y) = (x + dx, y + dy);
                let letter = usize::try_from(x - 1)
                    .ok()
                    .and_then(|column| letters.get(usize::try_from(y - 1).ok()?)?.get(column));
                let Some(&letter) = letter else { break None };
                if let Some(j) = points.iter().position(|p| (p.column as i32, p.row as i32) == (x, y)) {
                    break Some((j, letter));
                }
                passed.push(letter);
            };
            let Some((j, last)) = met else { continue };
            let first = letters[from.row as usize - 1][from.column as usize - 1];
            // The score counts districts with a station; R1.7 says that this is the same as passing through.
            if let Some(&letter) = passed.iter().find(|&&letter| letter != first && letter != last) {
                return at(0, MapProblem::PassesThrough(from, points[j], letter));
            }
            if ends.len() == Section::MOST {
                return at(0, MapProblem::TooLarge(MapCount::Sections, Section::MOST));
            }
            ends.push([Station::new(i), Station::new(j)]);
        }
    }
    Ok(ends)
}
