//! The board: stations, sections, districts and river as printed, and what follows from them.

mod geometry;
mod map_error;
mod map_form;
mod map_text;
mod shared;

use std::sync::LazyLock;

use crate::action::Step;
use crate::card::Target;
use crate::pencil::{ByPencil, Objective, Pencil, Symbol};
use crate::section::{Section, Sections};
use crate::station::{Point, Station, Stations};

pub use map_error::{MapCount, MapError, MapPart, MapProblem};
pub use shared::SharedBoard;

/// A printed map. It never changes; games share one as a [`SharedBoard`].
///
/// ```
/// use tubewright_rules::Board;
/// let london = Board::london();
/// assert_eq!((london.stations().len(), london.sections().len()), (53, 155));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    name: String,
    columns: u8,
    rows: u8,
    points: Vec<Point>,
    symbols: Vec<Option<Symbol>>,
    sights: Stations,
    departures: ByPencil<Station>,
    districts: Vec<Stations>,
    rivers: Vec<Vec<(i32, i32)>>,
    track: Vec<u32>,
    numbers: Numbers,
    hash: String,
    central: Station,
    ends: Vec<[Station; 2]>,
    under_river: Sections,
    /// By row and column: the number of the district there, also where no station is.
    fields: Vec<Vec<u8>>,
    /// By station: the number of its district.
    district_of: [u8; Station::MOST],
    /// By station: the sections that touch it.
    at: [Sections; Station::MOST],
    /// By station and target: the sections that lead from it to such a station.
    toward: [[Sections; Target::COUNT]; Station::MOST],
    /// By section: itself and all that cross it.
    blocks: [Sections; Section::MOST],
}

/// What a map may set for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    /// The most points of each verdict but the last (R9.2).
    verdicts: [u32; 5],
    /// Of the objective that asks for so many interchanges (R7.2).
    interchanges: u32,
    /// Of the one that asks for so many sections under the river.
    crossings: u32,
}

impl Numbers {
    /// London's, and those of maps that say nothing else.
    const LONDON: Self = Self { verdicts: [90, 105, 120, 135, 150], interchanges: 8, crossings: 6 };
}

/// Just the name: whatever holds a board would otherwise fill screens when a test prints it.
impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Board").field("name", &self.name).finish_non_exhaustive()
    }
}

static LONDON: LazyLock<SharedBoard> =
    LazyLock::new(|| Board::parse(include_str!("board/london.map")).expect("the London map is valid").into());
static HAMLET: LazyLock<SharedBoard> = LazyLock::new(|| {
    Board::parse(include_str!("board/hamlet.map")).expect("the hamlet's map is valid").into()
});

impl Board {
    /// The map of the game (R1).
    pub fn london() -> &'static SharedBoard {
        &LONDON
    }

    /// A map of eleven stations, small enough to try everything on it.
    pub fn hamlet() -> &'static SharedBoard {
        &HAMLET
    }

    /// The built-in map of this name.
    pub fn named(name: &str) -> Option<&'static SharedBoard> {
        [Self::london(), Self::hamlet()].into_iter().find(|board| board.name == name)
    }

    /// Its name in records.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What no other map has: the SHA-256 of its normal text ([`Self::text`]), in hexadecimal.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Is it one of those that records name by a word, [`Self::named`]?
    pub fn is_built_in(&self) -> bool {
        Self::named(&self.name).is_some_and(|built_in| built_in.hash == self.hash)
    }

    /// Columns of the grid.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// Rows of the grid.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// All stations.
    pub fn stations(&self) -> Stations {
        (0..self.points.len()).map(Station::new).collect()
    }

    /// All sections, each with its two stations.
    pub fn sections(&self) -> impl ExactSizeIterator<Item = (Section, [Station; 2])> {
        self.ends.iter().enumerate().map(|(i, &ends)| (Section::new(i), ends))
    }

    /// Where a station is, which is also its name.
    pub fn point(&self, station: Station) -> Point {
        self.points[station.index()]
    }

    /// The station at a point.
    pub fn station_at(&self, point: Point) -> Option<Station> {
        self.points.iter().position(|&p| p == point).map(Station::new)
    }

    /// The station of this name.
    pub fn station(&self, name: &str) -> Option<Station> {
        self.station_at(name.parse().ok()?)
    }

    /// A station's symbol; the central station has none.
    pub fn symbol(&self, station: Station) -> Option<Symbol> {
        self.symbols[station.index()]
    }

    /// The station that any card reaches.
    pub const fn central(&self) -> Station {
        self.central
    }

    /// The tourist sites.
    pub const fn sights(&self) -> Stations {
        self.sights
    }

    /// Where a pencil's line departs (R1.6).
    pub fn departure(&self, pencil: Pencil) -> Station {
        self.departures[pencil]
    }

    /// The stations of each district.
    pub fn districts(&self) -> &[Stations] {
        &self.districts
    }

    /// The number of a station's district in [`Self::districts`].
    pub const fn district(&self, station: Station) -> usize {
        self.district_of[station.index()] as usize
    }

    /// The number of the district in which a point of the grid lies, for drawing the map.
    pub fn district_at(&self, point: Point) -> Option<usize> {
        let row = self.fields.get(usize::from(point.row).checked_sub(1)?)?;
        row.get(usize::from(point.column).checked_sub(1)?).map(|&district| usize::from(district))
    }

    /// The stations of the central station's district.
    pub fn central_district(&self) -> Stations {
        self.districts[self.district(self.central)]
    }

    /// The courses of the rivers through the grid, in hundredths of its pitch, `a1` being (100, 100).
    pub fn rivers(&self) -> &[Vec<(i32, i32)>] {
        &self.rivers
    }

    /// The most points of each verdict on a solo game but the last, which has no end (R9.2).
    pub const fn verdicts(&self) -> [u32; 5] {
        self.numbers.verdicts
    }

    /// How much of an objective a network needs (R7.2).
    pub fn needed(&self, objective: Objective) -> u32 {
        match objective {
            Objective::Interchanges => self.numbers.interchanges,
            Objective::Districts => self.districts.len() as u32,
            Objective::TouristSites => self.sights.len(),
            Objective::CentralDistrict => self.central_district().len(),
            Objective::Thames => self.numbers.crossings,
        }
    }

    /// The sections that pass under a river.
    pub const fn under_river(&self) -> Sections {
        self.under_river
    }

    /// Points of the tourist track with so many circles crossed off (R5.3, R6.2).
    pub fn tourist_points(&self, visits: u32) -> u32 {
        self.track[self.tourist_visits(visits) as usize]
    }

    /// So many visits as the track has circles for.
    pub fn tourist_visits(&self, visits: u32) -> u32 {
        visits.min(self.track.len() as u32 - 1)
    }

    /// The points of the tourist track, by circles crossed off.
    pub fn tourist_track(&self) -> &[u32] {
        &self.track
    }

    /// The stations that a section joins.
    pub fn ends(&self, section: Section) -> [Station; 2] {
        self.ends[section.index()]
    }

    /// The section between two stations.
    pub fn section(&self, step: Step) -> Option<Section> {
        // Two stations share at most one section; a station "shares" all of its own with itself.
        (step.from != step.to).then(|| (self.at(step.from) & self.at(step.to)).iter().next()).flatten()
    }

    /// The section as drawn by a line that has just one of its ends.
    pub fn step(&self, section: Section, line: Stations) -> Step {
        let [a, b] = self.ends(section);
        if line.contains(a) { Step { from: a, to: b } } else { Step { from: b, to: a } }
    }

    /// The sections that touch a station.
    pub fn at(&self, station: Station) -> Sections {
        self.at[station.index()]
    }

    /// The sections from a station to those that a card reaches (R4.4).
    pub fn toward(&self, station: Station, target: Target) -> Sections {
        self.toward[station.index()][target.index()]
    }

    /// The section itself and all that cross it (R4.5, R4.6).
    pub fn blocks(&self, section: Section) -> Sections {
        self.blocks[section.index()]
    }

    /// Can a station be reached with this target (R4.4)?
    pub fn reaches(&self, target: Target, station: Station) -> bool {
        match (target, self.symbol(station)) {
            (Target::Any, _) | (_, None) => true,
            (Target::Symbol(wanted), Some(symbol)) => wanted == symbol,
        }
    }

    /// Reads a map in the text form of `docs/notation.md`.
    pub fn parse(text: &str) -> Result<Self, MapError> {
        map_text::parse(text)
    }
}
