//! The map as points of a grid: its sections and their crossings follow from geometry alone.

use std::collections::BTreeMap;

use serde_json::Value;

/// Column from the left and row from the top, both counted from 0.
pub(crate) type Point = (i32, i32);

/// The two ends of a section, in the direction in which it is named or drawn.
pub(crate) type Section = (Point, Point);

#[derive(Clone, Debug)]
pub(crate) struct Station {
    pub(crate) at: Point,
    pub(crate) symbol: String,
    pub(crate) tourist: bool,
    pub(crate) departure: Option<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) name: String,
    pub(crate) stations: Vec<Station>,
    pub(crate) districts: Vec<Vec<Point>>,
    /// Each section once.
    pub(crate) sections: Vec<Section>,
    under_thames: Vec<Section>,
    pub(crate) tourist_track: Vec<u64>,
    /// The most points of each verdict but the last.
    pub(crate) verdicts: Vec<i64>,
    /// What the objectives of interchanges and of sections under the river need.
    pub(crate) interchanges: u64,
    pub(crate) crossings: u64,
}

const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

impl Board {
    pub(crate) fn london() -> Board {
        Board::from_json(include_str!("../fixtures/london.json"))
    }

    /// A board so small that its 24 sections can be listed by hand.
    pub(crate) fn hamlet() -> Board {
        Board::from_json(include_str!("../fixtures/hamlet.json"))
    }

    /// Reads a map in the form of the London fixture; a map is written by hand, so a fault in it is a bug of the test.
    pub(crate) fn from_json(text: &str) -> Board {
        let json: Value = serde_json::from_str(text).expect("a map is JSON");
        let stations: Vec<Station> = list(&json["stations"]).map(station).collect();
        let columns = number(&json["columns"]);
        let rows = number(&json["rows"]);
        let sections = sections_between(&stations, columns, rows);
        Board {
            name: word(&json["name"]).to_string(),
            districts: list(&json["districts"])
                .map(|district| list(district).map(|at| point(word(at))).collect())
                .collect(),
            under_thames: list(&json["sections_under_thames"]).map(|name| section(word(name))).collect(),
            tourist_track: list(&json["tourist_track"])
                .map(|points| points.as_u64().expect("points are a number"))
                .collect(),
            stations,
            sections,
            verdicts: vec![90, 105, 120, 135, 150],
            interchanges: 8,
            crossings: 6,
        }
    }

    /// Reads a map in its normal text form, in which every part stands on the lines where it is looked for.
    pub(crate) fn from_text(text: &str) -> Board {
        let lines: Vec<&str> = text.lines().collect();
        let part = |word: &str| -> Vec<&str> {
            let begins = |line: &&&str| line.split(' ').next() == Some(word);
            let line = lines.iter().find(begins).unwrap_or_else(|| panic!("{word} in {text}"));
            line.split([' ', ',']).skip(1).filter(|word| !word.is_empty()).collect()
        };
        let numbers = |words: &[&str]| -> Vec<i64> {
            words.iter().map(|word| word.parse().expect("a number of the map")).collect()
        };
        let columns = lines[2].split_whitespace().count();
        let rows = lines[3..].iter().take_while(|line| !line.is_empty()).count();
        let districts = lines.iter().position(|&line| line == "districts").expect("districts");
        let (sights, departures) = (part("sights"), part("departures"));
        let (mut stations, mut letters) = (Vec::new(), BTreeMap::<&str, Vec<Point>>::new());
        for y in 0..rows {
            let signs: Vec<&str> = lines[3 + y].split_whitespace().skip(1).collect();
            let fields: Vec<&str> = lines[districts + 1 + y].split_whitespace().collect();
            for x in 0..columns {
                let at =
                    (i32::try_from(x).expect("maps are small"), i32::try_from(y).expect("maps are small"));
                let symbol = match signs[x] {
                    "." => continue,
                    "S" => "square",
                    "T" => "triangle",
                    "P" => "pentagon",
                    "C" => "circle",
                    "?" => "central",
                    sign => panic!("{sign}"),
                };
                let name = point_text(at);
                let departing = departures.iter().position(|&word| word == name);
                stations.push(Station {
                    at,
                    symbol: symbol.to_string(),
                    tourist: sights.contains(&name.as_str()),
                    departure: departing.map(|place| departures[place - 1].to_string()),
                });
                letters.entry(fields[x]).or_default().push(at);
            }
        }
        let rivers: Vec<Vec<Point>> =
            lines.iter().filter_map(|line| line.strip_prefix("river ")).map(river).collect();
        let side = |length: usize| i32::try_from(length).expect("maps are small");
        let sections = sections_between(&stations, side(columns), side(rows));
        let wet = |&&(from, to): &&Section| {
            let scaled = |(x, y): Point| (100 * (x + 1), 100 * (y + 1));
            let section = (scaled(from), scaled(to));
            rivers.iter().any(|river| river.windows(2).any(|piece| cross(section, (piece[0], piece[1]))))
        };
        let objectives = part("objectives");
        let unsigned = |number: i64| u64::try_from(number).expect("a count");
        Board {
            name: part("map")[0].to_string(),
            districts: letters.into_values().collect(),
            under_thames: sections.iter().filter(wet).copied().collect(),
            tourist_track: numbers(&part("track")).into_iter().map(unsigned).collect(),
            verdicts: numbers(&part("verdicts")),
            interchanges: unsigned(numbers(&objectives[1..2])[0]),
            crossings: unsigned(numbers(&objectives[3..4])[0]),
            stations,
            sections,
        }
    }

    pub(crate) fn station(&self, at: Point) -> Option<&Station> {
        self.stations.iter().find(|station| station.at == at)
    }

    pub(crate) fn symbol(&self, at: Point) -> &str {
        &self.station(at).expect("lines run between stations").symbol
    }

    /// R1.6.
    pub(crate) fn departure(&self, color: &str) -> Point {
        let starts_here = |station: &&Station| station.departure.as_deref() == Some(color);
        let station = self.stations.iter().find(starts_here);
        station.expect("each colour has a departure station").at
    }

    /// R1.4.
    pub(crate) fn has_section(&self, section: Section) -> bool {
        self.sections.iter().any(|&known| same(known, section))
    }

    /// R1.5.
    pub(crate) fn is_under_thames(&self, section: Section) -> bool {
        self.under_thames.iter().any(|&wet| same(wet, section))
    }

    /// All pairs of sections that cross, each pair once.
    pub(crate) fn crossing_pairs(&self) -> Vec<(Section, Section)> {
        let mut pairs = Vec::new();
        for (i, &a) in self.sections.iter().enumerate() {
            for &b in &self.sections[..i] {
                if cross(a, b) {
                    pairs.push((b, a));
                }
            }
        }
        pairs
    }

    /// All sections in both directions.
    pub(crate) fn directed_sections(&self) -> Vec<Section> {
        let backward = self.sections.iter().map(|&(from, to)| (to, from));
        self.sections.iter().copied().chain(backward).collect()
    }
}

/// R1.4: from each station, in the eight directions, to the first station met.
fn sections_between(stations: &[Station], columns: i32, rows: i32) -> Vec<Section> {
    let is_station = |at: Point| stations.iter().any(|station| station.at == at);
    let mut found: Vec<Section> = Vec::new();
    for station in stations {
        for (dx, dy) in DIRECTIONS {
            let (mut x, mut y) = (station.at.0 + dx, station.at.1 + dy);
            while (0..columns).contains(&x) && (0..rows).contains(&y) {
                if is_station((x, y)) {
                    let section = (station.at, (x, y));
                    if !found.iter().any(|&known| same(known, section)) {
                        found.push(section);
                    }
                    break;
                }
                (x, y) = (x + dx, y + dy);
            }
        }
    }
    found
}

pub(crate) fn same(a: Section, b: Section) -> bool {
    a == b || a == (b.1, b.0)
}

/// R4.6: the two have a point in common that is an end of neither.
///
/// A section holds no station but its ends, so two of them never overlap, nor does one end inside the other: only the
/// proper crossing is left, where the ends of each lie strictly on different sides of the other.
pub(crate) fn cross(a: Section, b: Section) -> bool {
    let parted_by_a = side(a, b.0) * side(a, b.1) < 0;
    let parted_by_b = side(b, a.0) * side(b, a.1) < 0;
    parted_by_a && parted_by_b
}

/// The side of the straight line through a section on which a point lies: -1, 0 (on it) or 1.
fn side((from, to): Section, at: Point) -> i32 {
    ((to.0 - from.0) * (at.1 - from.1) - (to.1 - from.1) * (at.0 - from.0)).signum()
}

/// `d3` as a point, if it is written as a point of a grid; whether a station is there is another question.
pub(crate) fn parse_point(text: &str) -> Option<Point> {
    let column = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let row = &text[1..];
    let plain = !row.is_empty() && row.bytes().all(|digit| digit.is_ascii_digit());
    if !plain || row.starts_with('0') {
        return None;
    }
    let row: i32 = row.parse().ok()?;
    Some((i32::from(column - b'a'), row - 1))
}

pub(crate) fn point_text((x, y): Point) -> String {
    let column = u8::try_from(x).expect("columns are counted from 0");
    format!("{}{}", char::from(b'a' + column), y + 1)
}

pub(crate) fn section_text((from, to): Section) -> String {
    format!("{}-{}", point_text(from), point_text(to))
}

/// `0,3.5 5,3.25` in hundredths.
fn river(text: &str) -> Vec<Point> {
    let hundredths = |text: &str| {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        format!("{whole}{part:0<2}").parse::<i32>().expect("a number with two decimals at most")
    };
    let spot = |point: &str| {
        let (x, y) = point.split_once(',').expect("column and row");
        (hundredths(x), hundredths(y))
    };
    text.split(' ').map(spot).collect()
}

fn station(json: &Value) -> Station {
    Station {
        at: point(word(&json["at"])),
        symbol: word(&json["symbol"]).to_string(),
        tourist: json["tourist"] == true,
        departure: json["departure"].as_str().map(str::to_string),
    }
}

fn section(text: &str) -> Section {
    let (from, to) = text.split_once('-').expect("a section has two ends");
    (point(from), point(to))
}

fn point(text: &str) -> Point {
    parse_point(text).expect("a map names points of its grid")
}

fn word(json: &Value) -> &str {
    json.as_str().expect("a word of the map")
}

fn number(json: &Value) -> i32 {
    let number = json.as_i64().expect("a number of the map");
    i32::try_from(number).expect("maps are small")
}

fn list(json: &Value) -> impl Iterator<Item = &Value> {
    json.as_array().expect("a list of the map").iter()
}
