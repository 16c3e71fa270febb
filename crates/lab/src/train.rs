//! Learns the value function from games that it plays by itself.
//!
//! Each position between two turns is taught what the best play after the possible next turns is worth:
//! the points gained at once and the value of what comes then. So knowledge flows back from the last
//! turn, where the points are certain, to the first.

mod adam;
mod bounds;
mod draft;
mod self_play;

use std::time::{Duration, Instant};

use tubewright_rules::{Modules, Rng};

pub use bounds::{Overflow, check_sums};
pub use draft::Draft;
pub use self_play::mean_score;
use self_play::{Batch, Schedule};

use adam::Adam;

/// Positions between two corrections of the weights.
const BATCH_SIZE: usize = 4096;
/// Corrections between two looks at the weights for their mean, and the weight of each look in it: so what
/// plays is the mean of about the last five hundred corrections, which wavers less than any one of them.
const LOOK: u64 = 10;
const LOOK_WEIGHT: f32 = 0.02;

/// What a training has come to, for a line of progress.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Time spent.
    pub elapsed: Duration,
    /// Positions learned from.
    pub positions: u64,
    /// Root mean square of the last corrections, in points.
    pub error: f32,
    /// Mean score of the last training games, exploration included.
    pub score: f32,
}

/// How a training goes.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How long it lasts.
    pub time: Duration,
    /// How many threads play.
    pub threads: usize,
    /// Seed of the games.
    pub seed: u64,
    /// The kinds of games, each as often as it is listed.
    pub modules: Vec<Modules>,
    /// How much of the course the draft has had already, from 0 to 1: a new one starts at 0.
    pub from: f32,
}

/// How often a training reports; a short one does so ten times.
const REPORT: Duration = Duration::from_secs(10);

/// Trains a draft for as long as the plan says and `goes_on` does; `report` is called every few seconds with the
/// draft as it would be if the training ended then.
pub fn train(
    draft: &mut Draft,
    plan: &Plan,
    goes_on: impl Fn() -> bool,
    mut report: impl FnMut(Progress, &Draft),
) {
    let every = REPORT.min(plan.time / 10);
    let mut rng = Rng::new(plan.seed);
    let mut rngs: Vec<Rng> = (0..plan.threads.max(1)).map(|_| Rng::new(rng.next_u64())).collect();
    let mut adam = Adam::new();
    let start = Instant::now();
    let mut told = Duration::ZERO;
    let mut positions = 0;
    let mut mean = draft.clone();
    for step in 1u64.. {
        let elapsed = start.elapsed();
        let done = elapsed.as_secs_f32() / plan.time.as_secs_f32();
        if done >= 1.0 || !goes_on() {
            break;
        }
        let schedule = Schedule::at(plan.from + (1.0 - plan.from) * done);
        let net = draft.finished();
        let share = BATCH_SIZE / rngs.len();
        let current = &*draft;
        let batches: Vec<Batch> = std::thread::scope(|scope| {
            let threads: Vec<_> = rngs
                .iter_mut()
                .map(|rng| scope.spawn(|| Batch::play(current, &net, &plan.modules, &schedule, share, rng)))
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("self-play does not panic")).collect()
        });
        positions += batches.iter().map(|batch| batch.positions).sum::<u64>();
        let (error, score) = Batch::summary(&batches);
        adam.correct(draft, &batches, schedule.rate);
        if step < LOOK || step.is_multiple_of(LOOK) {
            // The first looks weigh more, so that a short training is not held back by where it began.
            mean.lean_to(draft, (LOOK as f32 / step as f32).clamp(LOOK_WEIGHT, 1.0));
        }
        if elapsed - told > every {
            told = elapsed;
            report(Progress { elapsed, positions, error, score }, &mean);
        }
    }
    *draft = mean;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_training_teaches_something_and_a_stopped_one_ends() {
        let modules = vec![Modules::NONE];
        let plan = Plan { time: Duration::from_secs(3600), threads: 1, seed: 1, modules, from: 0.0 };
        let (mut draft, new) = (Draft::new(1), Draft::new(1).to_bytes());
        train(&mut draft, &plan, || false, |_, _| {});
        assert!(draft.to_bytes() == new, "stopped before its first batch");
        let asked = std::cell::Cell::new(false);
        train(&mut draft, &plan, || !asked.replace(true), |_, _| {});
        assert!(draft.to_bytes() != new, "stopped after one batch");
    }

    #[test]
    fn batches_bring_a_new_draft_nearer_to_what_games_come_to() {
        let modules = [Modules::NONE];
        let (mut draft, mut adam, mut rng) = (Draft::new(1), Adam::new(), Rng::new(2));
        let schedule = Schedule::at(0.1);
        let mut errors = Vec::new();
        // On other seeds too, so many batches bring the error from about ten points to four or five.
        for _ in 0..160 {
            let batch = Batch::play(&draft, &draft.finished(), &modules, &schedule, 1024, &mut rng);
            errors.push(Batch::summary(std::slice::from_ref(&batch)).0);
            adam.correct(&mut draft, &[batch], schedule.rate);
        }
        let mean = |errors: &[f32]| errors.iter().sum::<f32>() / errors.len() as f32;
        let (before, after) = (mean(&errors[..5]), mean(&errors[155..]));
        assert!(after < 0.65 * before, "{before} points off at first, {after} in the end");
    }
}
