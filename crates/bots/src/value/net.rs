//! A small network in whole numbers: the same bits on every target, updated by what changed.

use super::features::{BITS, Features};
use crate::context::GameContext;
use crate::position::Position;

/// Width of the hidden layer.
pub const HIDDEN: usize = 96;
/// For each round one network for its start and one for the rest of it, without modules and with them. The
/// search ends at the start of the next round, so what is said of it counts most.
pub const PARTS: usize = 16;
/// Accumulator sums are kept in steps of 1/512, output weights as well.
pub const STEPS: f32 = 512.0;
/// Points for one unit of the network's output.
pub const SCALE: f32 = 10.0;

/// One number for each hidden unit.
pub type Row = [i16; HIDDEN];

/// The network of one round.
#[derive(Clone, Debug)]
pub struct Part {
    /// By bit of the features: what it adds to the hidden sums.
    pub rows: Vec<Row>,
    /// The hidden sums without any bit.
    pub bias: Row,
    /// What each hidden unit adds to the output.
    pub out: Row,
    /// The output without any, in steps of both layers.
    pub out_bias: i32,
}

/// The value function.
#[derive(Clone, Debug)]
pub struct Net {
    parts: Vec<Part>,
}

/// The hidden sums of a position, from which those of a similar one are reached in few steps.
#[derive(Clone, Copy, Debug)]
pub struct Accumulator {
    part: usize,
    features: Features,
    sums: Row,
}

impl Accumulator {
    /// The number of the network that it belongs to.
    pub fn part(&self) -> usize {
        self.part
    }

    /// The bits of the position.
    pub fn features(&self) -> &Features {
        &self.features
    }
}

impl Part {
    #[inline]
    fn add(sums: &mut Row, row: &Row) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    #[inline]
    fn subtract(sums: &mut Row, row: &Row) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_sub(*weight);
        }
    }
}

impl Net {
    /// A network from its parts.
    pub fn new(parts: Vec<Part>) -> Self {
        assert_eq!(parts.len(), PARTS);
        assert!(parts.iter().all(|part| part.rows.len() == BITS));
        Self { parts }
    }

    /// Its parts, [`PARTS`] of them.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    fn part_of(context: &GameContext, position: &Position) -> usize {
        let modules = context.powers[0].is_some() || !context.objectives.is_empty();
        let begun = position.faceup.turns() > 0;
        2 * position.sheet.round() + usize::from(begun) + if modules { PARTS / 2 } else { 0 }
    }

    /// The hidden sums of a position between two turns, reached from those of a similar one where there is one.
    #[inline]
    pub fn accumulate(
        &self,
        context: &GameContext,
        position: &Position,
        near: Option<&Accumulator>,
    ) -> Accumulator {
        let part = Self::part_of(context, position);
        let features = Features::of(context, position);
        let weights = &self.parts[part];
        let sums = match near {
            Some(near) if near.part == part => {
                let mut sums = near.sums;
                for (word, (&to, &from)) in features.0.iter().zip(&near.features.0).enumerate() {
                    let mut changed = to ^ from;
                    while changed != 0 {
                        let bit = changed.trailing_zeros();
                        let row = &weights.rows[word * 64 + bit as usize];
                        if to >> bit & 1 != 0 {
                            Part::add(&mut sums, row);
                        } else {
                            Part::subtract(&mut sums, row);
                        }
                        changed &= changed - 1;
                    }
                }
                sums
            }
            _ => {
                let mut sums = weights.bias;
                features.each(|row| Part::add(&mut sums, &weights.rows[row]));
                sums
            }
        };
        Accumulator { part, features, sums }
    }

    /// The points that are still to come.
    #[inline]
    pub fn value(&self, accumulator: &Accumulator) -> f32 {
        let part = &self.parts[accumulator.part];
        let mut sum = part.out_bias;
        for (&unit, &weight) in accumulator.sums.iter().zip(&part.out) {
            // A file that somebody brings may hold any weights.
            sum = sum.wrapping_add(i32::from(unit.max(0)) * i32::from(weight));
        }
        sum as f32 * (SCALE / (STEPS * STEPS))
    }
}
