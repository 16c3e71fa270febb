//! The map for programs that do not have it: stations, sections, and what crosses what.

use serde::Serialize;
use tubewright_rules::{Board, Pencil, Section, Station};

#[derive(Serialize)]
pub(crate) struct BoardReport {
    name: String,
    central: String,
    departures: Departures,
    tourist_track: Vec<u32>,
    stations: Vec<StationReport>,
    sections: Vec<SectionReport>,
}

#[derive(Serialize)]
struct Departures {
    purple: String,
    blue: String,
    pink: String,
    green: String,
}

#[derive(Serialize)]
struct StationReport {
    name: String,
    /// Null for the central station.
    symbol: Option<&'static str>,
    district: usize,
    tourist_site: bool,
}

#[derive(Serialize)]
struct SectionReport {
    name: String,
    under_river: bool,
    crosses: Vec<String>,
}

/// A section without a direction, as the map lists it.
pub(crate) fn section_name(board: &Board, section: Section) -> String {
    let [a, b] = board.ends(section).map(|station| board.point(station));
    format!("{a}-{b}")
}

impl BoardReport {
    pub(crate) fn of(board: &Board) -> Self {
        let name = |station: Station| board.point(station).to_string();
        let departure = |pencil| name(board.departure(pencil));
        let station = |station: Station| StationReport {
            name: name(station),
            symbol: board.symbol(station).map(|symbol| symbol.name()),
            district: board.district(station),
            tourist_site: board.sights().contains(station),
        };
        let section = |(section, _)| SectionReport {
            name: section_name(board, section),
            under_river: board.under_river().contains(section),
            crosses: (board.blocks(section).iter().filter(|&other| other != section))
                .map(|other| section_name(board, other))
                .collect(),
        };
        Self {
            name: board.name().to_owned(),
            central: name(board.central()),
            departures: Departures {
                purple: departure(Pencil::Purple),
                blue: departure(Pencil::Blue),
                pink: departure(Pencil::Pink),
                green: departure(Pencil::Green),
            },
            tourist_track: board.tourist_track().to_vec(),
            stations: board.stations().map(station).collect(),
            sections: board.sections().map(section).collect(),
        }
    }
}
