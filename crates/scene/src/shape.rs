//! The shapes that marks are made of.

use tubewright_rules::{Pencil, Sections, Stations, Symbol};

use crate::geometry::{Rect, Spot};

/// One shape. Those of a station, a badge or a dot lie around (0, 0), and their mark says where that is.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// The paper under everything.
    Ground(Rect),
    /// A district.
    Field(Rect),
    /// The river's banks, its water, and its flow.
    River,
    /// The river's water alone, for small maps.
    Water,
    /// A letter or a number at the edge.
    Coordinate(Spot, String),
    /// All sections that are not drawn yet.
    Possible(Sections),
    /// A section drawn or previewed: casing, ink and pattern.
    Stroke(Spot, Spot),
    /// The letter of a line, in the middle of a section; a style sheet shows it to those who want it.
    Letter(Spot, Pencil),
    /// A section offered: casing and dots.
    Offer(Spot, Spot),
    /// A ring around a station that can be chosen, or that counts.
    Halo(Spot, f32),
    /// The mark of a tourist site.
    Rosette(f32),
    /// The ground under a departure ring or the arcs of an interchange.
    Plate(f32),
    /// One line's arc of an interchange: which of how many.
    Arc(Pencil, usize, usize),
    /// The ring of a departure station.
    Departure(Pencil),
    /// The station's disc.
    Disc(f32),
    /// A symbol; none is the central station's question mark.
    Symbol(Option<Symbol>),
    /// The loop of the circle power; a fresh one draws itself.
    Loop {
        /// Whose line counts the station twice.
        pencil: Pencil,
        /// Is it not yet done, or just done?
        is_fresh: bool,
    },
    /// A pill with a short text.
    Label(String),
    /// A whole line of a small map.
    SmallLine(Sections),
    /// Stations of a small map, each a dot of this radius.
    SmallDots(Stations, f32),
}
