//! Where things lie, in units of the map: a grid of pitch 96 with a margin that holds the coordinates.

use tubewright_rules::{Board, Point, Station};

/// The distance of two neighbouring points of the grid, which is also the side of the square that takes a tap.
pub const PITCH: f32 = 96.0;

/// `a1` lies at 60, so that half a pitch and the coordinates fit before it.
const MARGIN: f32 = 60.0 - PITCH;

/// A place on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Spot {
    /// A place by its two distances.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// A place of the grid, in pitches: `a1` is (1, 1).
    pub(crate) fn of_grid(column: f32, row: f32) -> Self {
        Self::new(PITCH * column + MARGIN, PITCH * row + MARGIN)
    }

    /// How far it is to another place.
    pub fn distance(self, other: Self) -> f32 {
        (self - other).length()
    }

    /// The place on the way to another, at this share of it.
    pub fn toward(self, other: Self, share: f32) -> Self {
        self + (other - self) * share
    }

    pub(crate) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    pub(crate) fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }
}

impl std::ops::Add for Spot {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl std::ops::Sub for Spot {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl std::ops::Mul<f32> for Spot {
    type Output = Self;
    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// A rectangle of the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its upper left corner.
    pub at: Spot,
    /// Its width and height.
    pub size: Spot,
}

impl Rect {
    /// Does it hold this place?
    pub fn contains(self, spot: Spot) -> bool {
        let inner = spot - self.at;
        inner.x >= 0.0 && inner.y >= 0.0 && inner.x <= self.size.x && inner.y <= self.size.y
    }
}

/// Width and height of a board's map: 984 by 984 for London.
pub fn size(board: &Board) -> Spot {
    let length = |points: u8| PITCH * f32::from(points) + 24.0;
    Spot::new(length(board.columns()), length(board.rows()))
}

/// Where a station lies.
pub fn spot(board: &Board, station: Station) -> Spot {
    let Point { column, row } = board.point(station);
    Spot::of_grid(f32::from(column), f32::from(row))
}

/// The station whose square of one pitch holds this place.
pub fn station_at(board: &Board, spot: Spot) -> Option<Station> {
    let nearest = |length: f32| {
        let point = ((length - MARGIN) / PITCH).round();
        (0.0..=255.0).contains(&point).then_some(point as u8)
    };
    board.station_at(Point { column: nearest(spot.x)?, row: nearest(spot.y)? })
}
