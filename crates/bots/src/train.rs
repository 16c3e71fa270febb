//! Learns the value function from games that it plays by itself.
//!
//! Each position between two turns is taught what the best play after the possible next turns is worth:
//! the points gained at once and the value of what comes then. So knowledge flows back from the last
//! turn, where the points are certain, to the first.

mod adam;
mod draft;
mod self_play;

use std::time::{Duration, Instant};

use tubewright_rules::Rng;

pub use draft::Draft;
use self_play::{Lesson, Schooling};

use crate::value::Net;
use adam::Adam;

/// Positions between two corrections of the weights.
const BATCH: usize = 4096;
/// Corrections between two looks at the weights for their mean, and the weight of each look in it: so what
/// plays is the mean of about the last five hundred corrections, which wavers less than any one of them.
const LOOK: u64 = 10;
const LOOK_WEIGHT: f32 = 0.02;

/// Which games are played: module A, module B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modules {
    /// With shared objectives.
    pub objectives: bool,
    /// With pencil powers.
    pub powers: bool,
}

/// What a training has come to, for a line of progress.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Time spent.
    pub elapsed: Duration,
    /// Positions learned from.
    pub lessons: u64,
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

/// Trains a draft for as long as the plan says; `report` is called every few seconds with the draft as it
/// would be if the training ended then.
pub fn train(draft: &mut Draft, plan: &Plan, mut report: impl FnMut(Progress, &Draft)) {
    let mut rng = Rng::new(plan.seed);
    let mut rngs: Vec<Rng> = (0..plan.threads.max(1)).map(|_| Rng::new(rng.next_u64())).collect();
    let mut adam = Adam::new();
    let start = Instant::now();
    let mut told = Duration::ZERO;
    let mut lessons = 0;
    let mut mean = draft.clone();
    for step in 1u64.. {
        let elapsed = start.elapsed();
        let done = elapsed.as_secs_f32() / plan.time.as_secs_f32();
        if done >= 1.0 {
            break;
        }
        let schooling = Schooling::at(plan.from + (1.0 - plan.from) * done);
        let net = draft.finished();
        let share = BATCH / rngs.len();
        let student = &*draft;
        let classes: Vec<Lesson> = std::thread::scope(|scope| {
            let threads: Vec<_> = rngs
                .iter_mut()
                .map(|rng| scope.spawn(|| Lesson::hold(student, &net, &plan.modules, &schooling, share, rng)))
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("a lesson does not panic")).collect()
        });
        lessons += classes.iter().map(|class| class.positions).sum::<u64>();
        let (error, score) = Lesson::summary(&classes);
        adam.correct(draft, &classes, schooling.rate);
        if step.is_multiple_of(LOOK) {
            // The first looks weigh more, so that a short training is not held back by where it began.
            mean.lean_to(draft, (LOOK as f32 / step as f32).max(LOOK_WEIGHT));
        }
        if elapsed - told > Duration::from_secs(10) {
            told = elapsed;
            report(Progress { elapsed, lessons, error, score }, &mean);
        }
    }
    *draft = mean;
}

/// The mean score of so many games by the value function alone, for progress reports.
pub fn mean_score(net: &Net, modules: Modules, games: u32, seed: u64) -> f32 {
    self_play::mean_score(net, modules, games, seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_bring_a_new_draft_nearer_to_what_games_come_to() {
        let modules = [Modules { objectives: false, powers: false }];
        let (mut draft, mut adam, mut rng) = (Draft::new(1), Adam::new(), Rng::new(2));
        let schooling = Schooling::at(0.1);
        let mut errors = Vec::new();
        for _ in 0..60 {
            let lesson = Lesson::hold(&draft, &draft.finished(), &modules, &schooling, 1024, &mut rng);
            errors.push(Lesson::summary(std::slice::from_ref(&lesson)).0);
            adam.correct(&mut draft, &[lesson], schooling.rate);
        }
        let mean = |errors: &[f32]| errors.iter().sum::<f32>() / errors.len() as f32;
        let (before, after) = (mean(&errors[..5]), mean(&errors[55..]));
        assert!(after < 0.75 * before, "{before} points off at first, {after} in the end");
    }
}
