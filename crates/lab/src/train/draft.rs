//! The network while it learns: the same shape as the finished one, in fractions.

use tubewright_bots::value::{self, BITS, Features, HIDDEN, LAYOUT_HASH, Net, PARTS, SCALE, STEPS};
use tubewright_rules::Rng;

use super::self_play::rows_that_occur;

/// One value for each hidden unit.
pub(super) type Row = [f32; HIDDEN];

/// The network of one round.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) rows: Vec<Row>,
    pub(super) bias: Row,
    pub(super) out: Row,
    pub(super) out_bias: f32,
}

impl Part {
    pub(super) fn zero() -> Self {
        Self { rows: vec![[0.0; HIDDEN]; BITS], bias: [0.0; HIDDEN], out: [0.0; HIDDEN], out_bias: 0.0 }
    }

    pub(super) fn hidden(&self, features: &Features) -> Row {
        let mut sums = self.bias;
        features.each(|row| add(&mut sums, &self.rows[row]));
        sums
    }

    /// The output in units of [`SCALE`] points.
    pub(super) fn output(&self, sums: &Row) -> f32 {
        let mut lanes = [0.0f32; 8];
        for (sums, weights) in sums.chunks_exact(8).zip(self.out.chunks_exact(8)) {
            for lane in 0..8 {
                lanes[lane] += sums[lane].max(0.0) * weights[lane];
            }
        }
        lanes.iter().sum::<f32>() + self.out_bias
    }

    /// Every weight in a fixed order, for files and for the optimiser: in slices, over which loops are fast.
    pub(super) fn weights(&self) -> [&[f32]; 4] {
        [self.rows.as_flattened(), &self.bias, &self.out, std::slice::from_ref(&self.out_bias)]
    }

    pub(super) fn weights_mut(&mut self) -> [&mut [f32]; 4] {
        let out_bias = std::slice::from_mut(&mut self.out_bias);
        [self.rows.as_flattened_mut(), &mut self.bias, &mut self.out, out_bias]
    }
}

pub(super) fn add(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

/// A value function that is still learning.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) parts: Vec<Part>,
}

impl Draft {
    /// One that knows nothing but roughly how many points the rounds to come bring.
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut within = |most: f32| (rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * most;
        let part = |part: usize| {
            let mut draft = Part::zero();
            draft.bias.iter_mut().for_each(|weight| *weight = 0.2 + within(0.1));
            draft.out.iter_mut().for_each(|weight| *weight = within(0.3));
            draft.out_bias = [9.0, 8.0, 6.0, 3.0][part / 2 % 4];
            draft
        };
        let mut draft = Self { parts: (0..PARTS).map(part).collect() };
        // Units that begin alike learn alike, and would add up to little more than one: each begins with rows of its own.
        // Those of bits that never occur stay at nothing, and need no room in the file.
        for (part, row) in rows_that_occur(&draft.finished(), seed) {
            draft.parts[part].rows[row].iter_mut().for_each(|weight| *weight = within(0.06));
        }
        draft
    }

    /// One that goes on from a finished value function.
    pub fn of(net: &Net) -> Self {
        let fractions = |row: &[i16; HIDDEN]| row.map(|weight| f32::from(weight) / STEPS);
        let part = |part: &value::Part| Part {
            rows: part.rows.iter().map(fractions).collect(),
            bias: fractions(&part.bias),
            out: fractions(&part.out),
            out_bias: part.out_bias as f32 / (STEPS * STEPS),
        };
        Self { parts: net.parts().iter().map(part).collect() }
    }

    /// As whole numbers, which is what plays.
    pub fn finished(&self) -> Net {
        let whole = |weight: f32| (weight * STEPS).round().clamp(-32_000.0, 32_000.0) as i16;
        let finish = |part: &Part| value::Part {
            rows: part.rows.iter().map(|row| row.map(whole)).collect(),
            bias: part.bias.map(whole),
            out: part.out.map(whole),
            out_bias: (part.out_bias * STEPS * STEPS).round() as i32,
        };
        Net::new(self.parts.iter().map(finish).collect())
    }

    /// Moves every weight by this share of the way to those of another draft.
    pub(super) fn lean_to(&mut self, other: &Self, share: f32) {
        let to = other.parts.iter().flat_map(Part::weights);
        for (weights, to) in self.parts.iter_mut().flat_map(Part::weights_mut).zip(to) {
            weights.iter_mut().zip(to).for_each(|(weight, to)| *weight += share * (to - *weight));
        }
    }

    /// Every weight as bytes, after a header, to go on training another day.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.parts.iter().flat_map(Part::weights).flatten();
        header().into_iter().chain(weights.flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// The reverse of [`Self::to_bytes`]; `None` where the bytes are not of that length, or for other inputs.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.strip_prefix(&header())?;
        let mut draft = Self { parts: vec![Part::zero(); PARTS] };
        let weights: Vec<&mut f32> = draft.parts.iter_mut().flat_map(Part::weights_mut).flatten().collect();
        if bytes.len() != weights.len() * 4 {
            return None;
        }
        for (weight, bytes) in weights.into_iter().zip(bytes.chunks_exact(4)) {
            *weight = f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Some(draft)
    }
}

/// What a draft's file begins with: weights say nothing about the inputs that they are for.
fn header() -> [u8; 16] {
    let mut header = *b"tubedrf2........";
    header[8..].copy_from_slice(&LAYOUT_HASH.to_le_bytes());
    header
}

/// A position in points is this many units of output.
pub(super) const UNIT: f32 = 1.0 / SCALE;

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_finished_value_function_is_gone_on_with_as_it_is() {
        let net = value::london();
        assert!(Draft::of(&net).finished().to_bytes() == net.to_bytes());
    }

    #[test]
    fn a_draft_for_other_inputs_or_without_its_end_is_not_gone_on_with() {
        let mut bytes = Draft::new(1).to_bytes();
        assert!(Draft::from_bytes(&bytes).is_some_and(|draft| draft.to_bytes() == bytes));
        assert!(Draft::from_bytes(&bytes[..bytes.len() - 4]).is_none());
        bytes[15] ^= 1;
        assert!(Draft::from_bytes(&bytes).is_none());
    }

    #[test]
    fn units_of_a_new_draft_begin_apart_and_bits_that_never_occur_with_nothing() {
        for (number, part) in Draft::new(1).parts.iter().enumerate() {
            let columns = (0..HIDDEN).map(|unit| part.rows.iter().map(|row| row[unit].to_bits()).collect());
            let columns: HashSet<Vec<u32>> = columns.collect();
            assert_eq!(columns.len(), HIDDEN, "part {number}");
            let used = part.rows.iter().filter(|row| row.iter().any(|&weight| weight != 0.0)).count();
            assert!((50..BITS - 50).contains(&used), "part {number}: {used} of {BITS} rows");
        }
    }
}
