//! The optimiser: Adam, part by part, since every round is a network of its own.

use tubewright_bots::value::PARTS;

use super::draft::{Draft, Part};
use super::self_play::Batch;

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;

/// What is remembered of earlier corrections.
pub(super) struct Adam {
    momentum: Vec<Part>,
    squares: Vec<Part>,
    steps: [i32; PARTS],
}

impl Adam {
    pub(super) fn new() -> Self {
        Self { momentum: vec![Part::zero(); PARTS], squares: vec![Part::zero(); PARTS], steps: [0; PARTS] }
    }

    pub(super) fn correct(&mut self, draft: &mut Draft, batches: &[Batch], rate: f32) {
        for part in 0..PARTS {
            let count: u32 = batches.iter().map(|batch| batch.counts[part]).sum();
            if count == 0 {
                continue;
            }
            self.steps[part] += 1;
            let warm = 1.0 - BETA1.powi(self.steps[part]);
            let known = 1.0 - BETA2.powi(self.steps[part]);
            let mut gradient = batches[0].gradient[part].clone();
            for batch in &batches[1..] {
                for (sums, more) in gradient.weights_mut().into_iter().zip(batch.gradient[part].weights()) {
                    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
                }
            }
            let weights = draft.parts[part].weights_mut().into_iter().zip(gradient.weights());
            let memory = self.momentum[part].weights_mut().into_iter().zip(self.squares[part].weights_mut());
            for ((weights, slopes), (momenta, squares)) in weights.zip(memory) {
                let each = weights.iter_mut().zip(slopes).zip(momenta.iter_mut().zip(squares));
                for ((weight, slope), (momentum, square)) in each {
                    let slope = slope / count as f32;
                    *momentum = BETA1 * *momentum + (1.0 - BETA1) * slope;
                    *square = BETA2 * *square + (1.0 - BETA2) * slope * slope;
                    *weight -= rate * (*momentum / warm) / ((*square / known).sqrt() + 1e-6);
                }
            }
        }
    }
}
