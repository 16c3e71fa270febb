//! Games for learning: played by the value function itself, now and then at random.

use tubewright_rules::{Board, ByPencil, Objective, Pencil, Power, Rng, Setup};

use super::Modules;
use super::draft::{Draft, Part, UNIT, add};
use crate::position::{Frame, Position};
use crate::search::{Candidate, Judge, best_of};
use crate::value::net::{HIDDEN, PARTS};
use crate::value::{Features, Net};

/// What changes in the course of a training.
pub(super) struct Schooling {
    /// The share of random choices.
    pub(super) curiosity: f32,
    /// How much of what a game really brought goes into its lessons: much at first, to learn fast.
    pub(super) hindsight: f32,
    /// How many possible next turns each lesson looks at.
    pub(super) turns: usize,
    /// How large the corrections are.
    pub(super) rate: f32,
}

impl Schooling {
    /// The settings when this share of the time is over.
    pub(super) fn at(done: f32) -> Self {
        Self {
            curiosity: (0.3 - 2.0 * done).max(0.06),
            hindsight: (0.9 - 6.0 * done).max(0.2),
            turns: if done < 0.8 { 4 } else { 8 },
            rate: 2e-3 * (2.0 - 2.0 * done).clamp(0.01, 1.0),
        }
    }
}

/// What was learned from some games.
pub(super) struct Lesson {
    pub(super) gradient: Vec<Part>,
    pub(super) counts: [u32; PARTS],
    pub(super) positions: u64,
    squares: f64,
    games: u32,
    points: u64,
}

struct Sample {
    part: usize,
    features: Features,
    /// In points.
    target: f32,
}

impl Lesson {
    /// Plays until there are enough positions, and works out how the weights should change.
    pub(super) fn hold(
        student: &Draft,
        net: &Net,
        modules: &[Modules],
        schooling: &Schooling,
        positions: usize,
        rng: &mut Rng,
    ) -> Self {
        let mut lesson = Self {
            gradient: vec![Part::zero(); PARTS],
            counts: [0; PARTS],
            positions: 0,
            squares: 0.0,
            games: 0,
            points: 0,
        };
        let mut samples = Vec::with_capacity(positions + 50);
        while samples.len() < positions {
            let kind = modules[rng.below(modules.len() as u32) as usize];
            let frame = random_frame(kind, rng);
            lesson.points += u64::from(play(Judge { net, frame: &frame }, schooling, rng, &mut samples));
            lesson.games += 1;
        }
        lesson.positions = samples.len() as u64;
        samples.iter().for_each(|sample| lesson.learn(student, sample));
        lesson
    }

    fn learn(&mut self, student: &Draft, sample: &Sample) {
        let part = &student.parts[sample.part];
        let sums = part.hidden(&sample.features);
        // A single odd position must not tear the weights about.
        let error = (part.output(&sums) - sample.target * UNIT).clamp(-2.0, 2.0);
        self.squares += f64::from(error * error);
        let gradient = &mut self.gradient[sample.part];
        let mut slope = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            gradient.out[unit] += error * sums[unit].max(0.0);
            slope[unit] = if sums[unit] > 0.0 { error * part.out[unit] } else { 0.0 };
        }
        add(&mut gradient.bias, &slope);
        gradient.out_bias += error;
        sample.features.each(|row| add(&mut gradient.rows[row], &slope));
        self.counts[sample.part] += 1;
    }

    /// Root mean square error and mean score, in points.
    pub(super) fn summary(lessons: &[Self]) -> (f32, f32) {
        let positions: u64 = lessons.iter().map(|lesson| lesson.positions).sum();
        let squares: f64 = lessons.iter().map(|lesson| lesson.squares).sum();
        let games: u32 = lessons.iter().map(|lesson| lesson.games).sum();
        let points: u64 = lessons.iter().map(|lesson| lesson.points).sum();
        ((squares / positions as f64).sqrt() as f32 / UNIT, points as f32 / games as f32)
    }
}

/// A game's set-up with everything that chance decides.
fn random_frame(modules: Modules, rng: &mut Rng) -> Frame {
    let mut pencils = Pencil::ALL;
    rng.shuffle(&mut pencils);
    let mut setup = Setup::solo(pencils);
    if modules.objectives {
        let mut objectives = Objective::ALL;
        rng.shuffle(&mut objectives);
        setup.objectives = Some([objectives[0], objectives[1]]);
    }
    if modules.powers {
        let mut powers = Power::ALL;
        rng.shuffle(&mut powers);
        setup.powers = Some(ByPencil::new(powers));
    }
    Frame::solo(Board::london(), &setup)
}

/// Plays a game and notes what each position between two turns should have been worth; gives the score.
fn play(judge: Judge<'_>, schooling: &Schooling, rng: &mut Rng, samples: &mut Vec<Sample>) -> u32 {
    let frame = judge.frame;
    let mut position = Position::start(frame);
    let first = samples.len();
    // For each sample: the points gained by the choice made then, and whether it was a random one.
    let mut made: Vec<(f32, bool)> = Vec::new();
    let mut list: Vec<Candidate> = Vec::new();
    while !position.is_over() {
        let hidden = judge.net.hidden(frame, &position, None);
        let mut sum = 0.0;
        let mut next = None;
        for i in 0..schooling.turns {
            let mut shown = position;
            let call = shown.faceup.reveal_unchecked(position.random_turn(rng));
            judge.candidates(&shown, call, Some(&hidden), &mut list);
            let best = best_of(&list);
            sum += best.worth;
            // The game goes on with the first of the turns looked at.
            if i == 0 {
                let random = rng.below(1 << 20) < (schooling.curiosity * (1 << 20) as f32) as u32;
                let chosen = if random { &list[rng.below(list.len() as u32) as usize] } else { best };
                made.push((chosen.gain, random));
                next = Some(chosen.next);
            }
        }
        let target = sum / schooling.turns as f32;
        samples.push(Sample { part: hidden.part(), features: *hidden.features(), target });
        position = next.expect("at least one turn is looked at");
    }
    let mut later = 0.0;
    for (sample, &(gain, random)) in samples[first..].iter_mut().zip(&made).rev() {
        // What followed a random choice says nothing about good play.
        if !random {
            sample.target += schooling.hindsight * (gain + later - sample.target);
        }
        later = sample.target;
    }
    frame.total(&position.sheet)
}

/// The mean score of so many games by the value function alone.
pub(super) fn mean_score(net: &Net, modules: Modules, games: u32, seed: u64) -> f32 {
    let mut rng = Rng::new(seed);
    let mut list = Vec::new();
    let mut game = || {
        let frame = random_frame(modules, &mut rng);
        let judge = Judge { net, frame: &frame };
        let mut position = Position::start(&frame);
        while !position.is_over() {
            let turn = position.random_turn(&mut rng);
            let call = position.faceup.reveal_unchecked(turn);
            judge.candidates(&position, call, None, &mut list);
            position = best_of(&list).next;
        }
        frame.total(&position.sheet)
    };
    (0..games).map(|_| game()).sum::<u32>() as f32 / games as f32
}
