//! One pencil's track: its stations and sections, and the figures that its score is made of.

use crate::board::Board;
use crate::pencil::Pencil;
use crate::score::CROSSING;
use crate::section::{Section, Sections};
use crate::station::{Station, Stations};

/// The line of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    stations: Stations,
    sections: Sections,
    /// Stations by district, four bits each, the circled one counted twice.
    counts: u64,
    fullest: u8,
    crossings: u8,
    circled: Option<Station>,
    pencil: Pencil,
}

impl Line {
    pub(crate) fn new(board: &Board, pencil: Pencil) -> Self {
        let mut line = Self {
            stations: Stations::EMPTY,
            sections: Sections::EMPTY,
            counts: 0,
            fullest: 0,
            crossings: 0,
            circled: None,
            pencil,
        };
        let departure = board.departure(pencil);
        line.stations.insert(departure);
        line.count(board, departure);
        line
    }

    /// A line of these sections, however they came to be there.
    pub(crate) fn as_drawn(
        board: &Board,
        pencil: Pencil,
        sections: Sections,
        circled: Option<Station>,
    ) -> Self {
        let mut line = Self::new(board, pencil);
        if !sections.is_empty() {
            line.stations = crate::drawn::joined(board, sections);
            (line.sections, line.counts, line.fullest) = (sections, 0, 0);
            line.crossings = (sections & board.under_river()).len() as u8;
            line.stations.for_each(|station| line.count(board, station));
        }
        if let Some(station) = circled.filter(|&station| line.stations.contains(station)) {
            line.circle(board, station);
        }
        line
    }

    fn count(&mut self, board: &Board, station: Station) {
        let shift = 4 * board.district(station);
        self.counts += 1 << shift;
        self.fullest = self.fullest.max((self.counts >> shift & 15) as u8);
    }

    pub(crate) fn draw(&mut self, board: &Board, section: Section, to: Station) {
        self.stations.insert(to);
        self.sections.insert(section);
        self.crossings += u8::from(board.under_river().contains(section));
        self.count(board, to);
    }

    /// R8.5: the station counts as two in its district.
    pub(crate) fn circle(&mut self, board: &Board, station: Station) {
        self.circled = Some(station);
        self.count(board, station);
    }

    /// The pencil that drew it.
    pub const fn pencil(&self) -> Pencil {
        self.pencil
    }

    /// Its sections.
    pub const fn sections(&self) -> Sections {
        self.sections
    }

    /// Has it no section at all? Then it is on no station and scores nothing (R5.2).
    pub const fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }

    /// Where it may go on from: its stations, the departure station also while the line is empty.
    pub const fn reached(&self) -> Stations {
        self.stations
    }

    /// The stations that it is on (R5.2).
    pub const fn stations(&self) -> Stations {
        if self.is_empty() { Stations::EMPTY } else { self.stations }
    }

    /// The station circled with the power, if one was.
    pub const fn circled(&self) -> Option<Station> {
        self.circled
    }

    /// How many districts it has a station in.
    pub const fn districts(&self) -> u32 {
        if self.is_empty() {
            return 0;
        }
        // A four-bit count is above zero where any of its bits is set.
        let pairs = self.counts | self.counts >> 1;
        ((pairs | pairs >> 2) & 0x1111_1111_1111_1111).count_ones()
    }

    /// The most stations that it has in one district, the circled one counted twice.
    pub const fn fullest(&self) -> u32 {
        if self.is_empty() { 0 } else { self.fullest as u32 }
    }

    /// How many stations it has in a district, the circled one counted twice.
    pub const fn count_in(&self, district: usize) -> u32 {
        if self.is_empty() { 0 } else { (self.counts >> (4 * district) & 15) as u32 }
    }

    /// As [`Self::count_in`], the departure station counted also while the line is empty.
    #[inline]
    pub const fn reached_in(&self, district: usize) -> u32 {
        (self.counts >> (4 * district) & 15) as u32
    }

    /// How many of its sections pass under the river.
    pub const fn crossings(&self) -> u32 {
        self.crossings as u32
    }

    /// The points of the line (R5.1).
    pub const fn points(&self) -> u32 {
        self.districts() * self.fullest() + CROSSING * self.crossings()
    }
}
