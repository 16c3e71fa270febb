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
const BATCH: usize = 2048;

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

/// Trains a draft for as long as the plan says; `report` is called every few seconds.
pub fn train(draft: &mut Draft, plan: &Plan, mut report: impl FnMut(Progress, &Draft)) {
    let mut rng = Rng::new(plan.seed);
    let mut rngs: Vec<Rng> = (0..plan.threads.max(1)).map(|_| Rng::new(rng.next_u64())).collect();
    let mut adam = Adam::new();
    let start = Instant::now();
    let mut told = Duration::ZERO;
    let mut lessons = 0;
    loop {
        let elapsed = start.elapsed();
        let done = elapsed.as_secs_f32() / plan.time.as_secs_f32();
        if done >= 1.0 {
            return;
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
        if elapsed - told > Duration::from_secs(10) {
            told = elapsed;
            report(Progress { elapsed, lessons, error, score }, draft);
        }
    }
}

/// The mean score of so many games by the value function alone, for progress reports.
pub fn mean_score(net: &Net, modules: Modules, games: u32, seed: u64) -> f32 {
    self_play::mean_score(net, modules, games, seed)
}
