//! Outlines that are computed: the rosette of a tourist site, the arc of a line at an interchange.

use std::f32::consts::{PI, TAU};

use crate::geometry::Spot;

fn at_angle(radius: f32, angle: f32) -> Spot {
    Spot::new(radius * angle.sin(), -radius * angle.cos())
}

/// Twelve round lobes; the points of a closed line around (0, 0).
pub(crate) fn rosette(radius: f32) -> impl Iterator<Item = Spot> {
    const LOBES: usize = 12;
    const POINTS: usize = LOBES * 8;
    (0..POINTS).map(move |i| {
        let angle = TAU * i as f32 / POINTS as f32;
        at_angle(radius * (0.89 + 0.11 * (LOBES as f32 * angle).cos()), angle)
    })
}

/// One of `of` equal arcs around (0, 0), clockwise from the top, with a gap between them.
pub(crate) struct Arc {
    pub(crate) from: Spot,
    pub(crate) to: Spot,
    pub(crate) is_large: bool,
}

impl Arc {
    pub(crate) const RADIUS: f32 = 35.0;

    pub(crate) fn new(part: usize, of: usize) -> Self {
        const GAP: f32 = 7.0 * PI / 180.0;
        let share = TAU / of as f32;
        let start = share * part as f32;
        Self {
            from: at_angle(Self::RADIUS, start + GAP),
            to: at_angle(Self::RADIUS, start + share - GAP),
            is_large: share - 2.0 * GAP > PI,
        }
    }
}
