//! The text form of a map: the grid as a person sees it, then sights, departures, districts, rivers, track.

use super::geometry::{Meeting, Spot, crossings, meeting};
use super::map_error::{MapCount, MapError, MapPart, MapProblem};
use super::{Board, Numbers};
use crate::card::Target;
use crate::pencil::{ByPencil, Objective, Pencil, Symbol};
use crate::section::{Section, Sections};
use crate::station::{Point, Station, Stations};
use crate::words::quote;

/// Station counts by district are kept in four bits each, a circled one counting twice.
const MOST_DISTRICTS: usize = 16;
const MOST_IN_DISTRICT: usize = 14;
/// Columns and rows: what fits on a page, and no line of four rounds reaches across more.
const LEAST_SIDE: usize = 4;
const MOST_SIDE: usize = 12;
const MOST_RIVERS: usize = 8;
/// Points of all rivers together.
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
    rivers: Vec<(usize, Vec<&'t str>)>,
    track: Option<(usize, Vec<&'t str>)>,
    verdicts: Option<(usize, Vec<&'t str>)>,
    objectives: Option<(usize, &'t str)>,
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
            "river" if parts.rivers.len() == MOST_RIVERS => {
                return at(number, MapProblem::TooLarge(MapCount::Rivers, MOST_RIVERS));
            }
            "river" => parts.rivers.push((number, rest())),
            "track" => once(&mut parts.track, number, MapPart::Track, (number, rest()))?,
            "verdicts" => once(&mut parts.verdicts, number, MapPart::Verdicts, (number, rest()))?,
            "objectives" => {
                let rest = line[first.len()..].trim();
                once(&mut parts.objectives, number, MapPart::Objectives, (number, rest))?;
            }
            "a" => {
                if parts.columns > 0 {
                    return at(number, MapProblem::Twice(MapPart::Grid));
                }
                let names: Vec<&str> = line.split_ascii_whitespace().collect();
                let in_order = names.iter().zip('a'..='z').all(|(name, c)| name.chars().eq([c]));
                if !in_order {
                    return at(number, MapProblem::BadHeader);
                }
                if names.len() > MOST_SIDE {
                    return at(number, MapProblem::TooLarge(MapCount::Columns, MOST_SIDE));
                }
                parts.columns = names.len();
            }
            _ if first.bytes().all(|b| b.is_ascii_digit()) => {
                let signs = rest();
                let next = (parts.grid.len() + 1).to_string();
                if first != next || signs.len() != parts.columns {
                    return at(number, MapProblem::BadRow);
                }
                if parts.grid.len() == MOST_SIDE {
                    return at(number, MapProblem::TooLarge(MapCount::Rows, MOST_SIDE));
                }
                parts.grid.push((number, signs));
            }
            _ => match &mut parts.districts {
                // The letters of the districts stand below their word, and nothing else has lines of its own.
                Some((_, rows)) if line.split_ascii_whitespace().all(is_letter) => {
                    if rows.len() == MOST_SIDE {
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
    for (side, what) in [(columns, MapCount::Columns), (rows, MapCount::Rows)] {
        if (1..LEAST_SIDE).contains(&side) {
            return at(0, MapProblem::TooSmall(what, LEAST_SIDE));
        }
    }
    let (points, symbols, central) = stations(&parts.grid)?;
    let find = |text: &str| -> Option<Station> {
        let point: Point = text.parse().ok()?;
        points.iter().position(|&p| p == point).map(Station::new)
    };

    let (line, names) = needed(parts.sights, MapPart::Sights)?;
    if names.is_empty() {
        return at(line, MapProblem::Missing(MapPart::Sights));
    }
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
    let rivers = rivers(parts.rivers)?;
    let track = track(needed(parts.track, MapPart::Track)?)?;
    let numbers = Numbers {
        verdicts: parts.verdicts.map_or(Ok(Numbers::LONDON.verdicts), verdicts)?,
        ..parts.objectives.map_or(Ok(Numbers::LONDON), objectives)?
    };

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
        rivers,
        numbers,
        hash: String::new(),
        ends,
    };
    for (i, &[a, b]) in board.ends.iter().enumerate() {
        let section = Section::new(i);
        let (pa, pb) = (board.points[a.index()], board.points[b.index()]);
        for river in &board.rivers {
            match crossings(river, stretches[i]) {
                Some(0) => {}
                Some(1) => board.under_river.insert(section),
                Some(_) => return at(0, MapProblem::RiverTwice(pa, pb)),
                None => return at(0, MapProblem::RiverTouches(pa, pb)),
            }
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
    for pencil in Pencil::ALL {
        let departure = board.departure(pencil);
        if board.at(departure).is_empty() {
            return at(0, MapProblem::NoWayOut(pencil, board.point(departure)));
        }
    }
    board.hash = crate::sha256::hex(board.text().as_bytes());
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

fn rivers(lines: Vec<(usize, Vec<&str>)>) -> Result<Vec<Vec<Spot>>, MapError> {
    if lines.is_empty() {
        return at(0, MapProblem::Missing(MapPart::River));
    }
    let mut points = 0;
    let mut rivers = Vec::new();
    for (line, texts) in lines {
        points += texts.len();
        if points > MOST_COURSE {
            return at(line, MapProblem::TooLarge(MapCount::RiverPoints, MOST_COURSE));
        }
        let mut river: Vec<Spot> = Vec::new();
        for text in texts {
            let spot = text.split_once(',').and_then(|(x, y)| Some((hundredths(x)?, hundredths(y)?)));
            // The same point again would be a stretch without a direction.
            match spot.filter(|spot| river.last() != Some(spot)) {
                Some(spot) => river.push(spot),
                None => return at(line, MapProblem::BadCourse(quote(text))),
            }
        }
        if river.len() < 2 {
            return at(line, MapProblem::TooSmall(MapCount::RiverPoints, 2));
        }
        rivers.push(river);
    }
    Ok(rivers)
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

/// The most points of all verdicts but the last.
fn verdicts((line, texts): (usize, Vec<&str>)) -> Result<[u32; 5], MapError> {
    let bad = || MapError { line, problem: MapProblem::BadVerdicts(quote(&texts.join(" "))) };
    let numbers: Option<Vec<u32>> = texts.iter().take(6).map(|text| number(text, 999)).collect();
    let numbers: [u32; 5] = numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(bad)?;
    if numbers.is_sorted_by(|a, b| a < b) { Ok(numbers) } else { Err(bad()) }
}

fn objectives((line, text): (usize, &str)) -> Result<Numbers, MapError> {
    let mut numbers = Numbers::LONDON;
    let mut named = Vec::new();
    for part in text.split(',') {
        let bad = || MapError { line, problem: MapProblem::BadObjectives(quote(part.trim())) };
        let (word, count) = part.trim().split_once(' ').ok_or_else(bad)?;
        let objective: Objective = word.parse().map_err(|_| bad())?;
        let place = match objective {
            Objective::Interchanges => &mut numbers.interchanges,
            Objective::Thames => &mut numbers.crossings,
            // These ask for all that the map has.
            Objective::Districts | Objective::TouristSites | Objective::CentralDistrict => return Err(bad()),
        };
        if named.contains(&objective) {
            return Err(bad());
        }
        named.push(objective);
        *place = number(count.trim(), 99).ok_or_else(bad)?;
    }
    Ok(numbers)
}

/// A number from 1 on, written in digits alone.
fn number(text: &str, most: u32) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| plain && (1..=most).contains(number))
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
