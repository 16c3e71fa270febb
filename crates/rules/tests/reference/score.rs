//! The score sheet, counted from the lines as drawn.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::board::{Board, Point, Section};
use super::cards::OBJECTIVES;
use super::sheet::{Line, State};

/// R5.2: a line without sections is on no station.
fn stations_of(board: &Board, line: &Line) -> BTreeSet<Point> {
    if line.sections.is_empty() {
        return BTreeSet::new();
    }
    let mut stations = BTreeSet::from([board.departure(&line.color)]);
    stations.extend(line.sections.iter().map(|&(_, to)| to));
    stations
}

fn count_under_thames<'a>(board: &Board, sections: impl Iterator<Item = &'a Section>) -> u64 {
    count(sections.filter(|&&section| board.is_under_thames(section)))
}

fn tourist_sites(board: &Board) -> Vec<Point> {
    let sites = board.stations.iter().filter(|station| station.tourist);
    sites.map(|station| station.at).collect()
}

fn count<T>(items: impl Iterator<Item = T>) -> u64 {
    items.fold(0, |sum, _| sum + 1)
}

/// One line's entry in the results.
pub(crate) fn score_line(board: &Board, seat: usize, line: &Line) -> Value {
    let stations = stations_of(board, line);
    let mut districts = 0;
    let mut fullest = 0;
    for district in &board.districts {
        let here: Vec<&Point> = district.iter().filter(|at| stations.contains(at)).collect();
        // R8.5: the circled station counts as two.
        let circled_here = count(here.iter().filter(|at| line.circled == Some(***at)));
        if !here.is_empty() {
            districts += 1;
            fullest = fullest.max(count(here.iter()) + circled_here);
        }
    }
    let crossings = count_under_thames(board, line.sections.iter());
    json!({
        "seat": seat,
        "color": line.color,
        "districts": districts,
        "stations": fullest,
        "crossings": crossings,
        "tourist_sites": visits(board, line),
        "points": districts * fullest + 2 * crossings,
    })
}

fn visits(board: &Board, line: &Line) -> u64 {
    let stations = stations_of(board, line);
    let sites = tourist_sites(board);
    count(sites.iter().filter(|site| stations.contains(site)))
}

fn line_points(state: &State) -> Vec<u64> {
    let points = |line: &Line| {
        let entry = score_line(state.board, 0, line);
        entry["points"].as_u64().expect("points are a number")
    };
    state.lines.iter().map(points).collect()
}

/// The number of stations that are on exactly so many of the sheet's lines.
fn stations_on(state: &State, lines: usize) -> u64 {
    let networks: Vec<BTreeSet<Point>> =
        state.lines.iter().map(|line| stations_of(state.board, line)).collect();
    let lines_at = |at: &Point| networks.iter().filter(|line| line.contains(at)).count();
    let stations = state.board.stations.iter();
    count(stations.filter(|station| lines_at(&station.at) == lines))
}

/// R7.2.
fn is_met(state: &State, objective: &str) -> bool {
    let board = state.board;
    let lines = state.lines.iter();
    let network: BTreeSet<Point> = lines.flat_map(|line| stations_of(board, line)).collect();
    match objective {
        "interchanges" => (2..=4).map(|lines| stations_on(state, lines)).sum::<u64>() >= board.interchanges,
        "districts" => {
            let mut districts = board.districts.iter();
            districts.all(|district| district.iter().any(|at| network.contains(at)))
        }
        "tourist-sites" => tourist_sites(board).iter().all(|at| network.contains(at)),
        "central-district" => {
            let is_central = |at: &Point| board.symbol(*at) == "central";
            let mut districts = board.districts.iter();
            let central = districts.find(|district| district.iter().any(is_central));
            let central = central.expect("the central station lies in a district");
            central.iter().all(|at| network.contains(at))
        }
        "thames" => {
            let sections = state.lines.iter().flat_map(|line| &line.sections);
            count_under_thames(board, sections) >= board.crossings
        }
        other => unreachable!("{other} is none of {OBJECTIVES:?}"),
    }
}

/// One seat's entry in the results.
fn score_seat(seat: usize, state: &State, objectives: &[String]) -> Value {
    let board = state.board;
    let points = line_points(state);
    let lines: u64 = points.iter().sum();

    // R5.3, R6.2: the track has no circle after its last.
    let visits: u64 = state.lines.iter().map(|line| visits(board, line)).sum();
    let visits = visits.min(board.tourist_track.len() as u64 - 1);
    let tourist = board.tourist_track[usize::try_from(visits).expect("the track is short")];

    let [twos, threes, fours] = [2, 3, 4].map(|lines| stations_on(state, lines));
    let interchange_points = 2 * twos + 5 * threes + 9 * fours;

    let met: BTreeSet<&String> = objectives.iter().filter(|name| is_met(state, name)).collect();
    let objective_points = 10 * count(met.iter());
    json!({
        "seat": seat,
        "lines": lines,
        "tourist_visits": visits,
        "tourist": tourist,
        "interchanges": { "2": twos, "3": threes, "4": fours },
        "interchange_points": interchange_points,
        "objectives": met,
        "objective_points": objective_points,
        "total": lines + tourist + interchange_points + objective_points,
        "best_line": points.iter().max().copied().unwrap_or(0),
    })
}

/// The `final`, `winners` and `solo` of the results, for a game that is over or still going.
pub(crate) fn score(states: &[State], objectives: Option<&[String]>, over: bool) -> Value {
    let seats = states.iter().enumerate();
    let finals: Vec<Value> =
        seats.map(|(seat, state)| score_seat(seat, state, objectives.unwrap_or_default())).collect();

    // R6.5: pairs compare by total first, then by best line.
    let figure = |entry: &Value, name: &str| entry[name].as_u64().expect("figures are numbers");
    let standing = |entry: &Value| (figure(entry, "total"), figure(entry, "best_line"));
    let best = finals.iter().map(standing).max();
    let winners: Vec<usize> =
        (0..finals.len()).filter(|&seat| over && Some(standing(&finals[seat])) == best).collect();

    let solo = if over && states.len() == 1 {
        let powers = !states[0].powers.is_empty();
        let modules = i64::from(objectives.is_some()) + i64::from(powers);
        let total = finals[0]["total"].as_i64().expect("totals are small");
        let score = total - 10 * modules;
        json!({ "score": score, "verdict": verdict(states[0].board, score) })
    } else {
        Value::Null
    };
    json!({ "final": finals, "winners": winners, "solo": solo })
}

/// R9.2.
fn verdict(board: &Board, score: i64) -> usize {
    1 + board.verdicts.iter().filter(|&&most| score > most).count()
}
