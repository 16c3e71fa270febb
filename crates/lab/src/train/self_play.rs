//! Games for learning: played by the value function itself, now and then at random.

use std::collections::BTreeSet;

use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value::{Features, HIDDEN, Net, PARTS};
use tubewright_bots::{Candidate, Evaluator, GameContext, Position};
use tubewright_rules::{Board, ByPencil, Card, Modules, Objective, Pencil, Power, Rng, Setup, Turn};

use super::draft::{Draft, Part, UNIT, add};

/// How much of what later positions of a game turned out to be worth, beyond their value, goes into its target.
const LAMBDA: f32 = 0.8;
/// The share of choices that are any of those nearly as good as the best, and how many points are near.
const NEAR_BEST_SHARE: f32 = 0.1;
const MAX_BEHIND: f32 = 2.0;

/// What changes in the course of a training.
pub(super) struct Schedule {
    /// The share of random choices.
    pub(super) exploration: f32,
    /// How many possible next turns each target is the mean of.
    pub(super) turns: usize,
    /// How large the corrections are.
    pub(super) rate: f32,
}

impl Schedule {
    /// The settings when this share of the time is over.
    pub(super) fn at(done: f32) -> Self {
        Self {
            exploration: (0.3 - 2.0 * done).max(0.04),
            turns: if done < 0.8 { 4 } else { 6 },
            rate: 2e-3 * (2.0 - 2.0 * done).clamp(0.01, 1.0),
        }
    }
}

/// What was learned from some games.
pub(super) struct Batch {
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

impl Batch {
    /// Plays until there are enough positions, and works out how the weights should change.
    pub(super) fn play(
        draft: &Draft,
        net: &Net,
        modules: &[Modules],
        schedule: &Schedule,
        positions: usize,
        rng: &mut Rng,
    ) -> Self {
        let mut batch = Self {
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
            let context = random_context(kind, rng);
            batch.points +=
                u64::from(play(Evaluator { net, context: &context }, schedule, rng, &mut samples));
            batch.games += 1;
        }
        batch.positions = samples.len() as u64;
        samples.iter().for_each(|sample| batch.learn(draft, sample));
        batch
    }

    fn learn(&mut self, draft: &Draft, sample: &Sample) {
        let part = &draft.parts[sample.part];
        let sums = part.hidden(&sample.features);
        // Clip the error so one outlier can't wreck the weights.
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
    pub(super) fn summary(batches: &[Self]) -> (f32, f32) {
        let positions: u64 = batches.iter().map(|batch| batch.positions).sum();
        let squares: f64 = batches.iter().map(|batch| batch.squares).sum();
        let games: u32 = batches.iter().map(|batch| batch.games).sum();
        let points: u64 = batches.iter().map(|batch| batch.points).sum();
        ((squares / positions as f64).sqrt() as f32 / UNIT, points as f32 / games as f32)
    }
}

/// A game's set-up with everything that chance decides.
pub(super) fn random_context(modules: Modules, rng: &mut Rng) -> GameContext {
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
    GameContext::solo(Board::london(), &setup)
}

/// The networks' rows that come up in some games, with modules and without, as the number of the network and of the row.
pub(super) fn rows_that_occur(net: &Net, seed: u64) -> BTreeSet<(usize, usize)> {
    const GAMES: u32 = 150;
    let mut rng = Rng::new(seed);
    let mut samples = Vec::new();
    for (objectives, powers) in [(false, false), (true, false), (false, true), (true, true)] {
        for _ in 0..GAMES {
            let context = random_context(Modules { objectives, powers }, &mut rng);
            play(Evaluator { net, context: &context }, &Schedule::at(0.0), &mut rng, &mut samples);
        }
    }
    let mut rows = BTreeSet::new();
    for sample in &samples {
        sample.features.each(|row| {
            rows.insert((sample.part, row));
        });
    }
    rows
}

/// Plays a game and notes what each position between two turns should have been worth; gives the score.
fn play(evaluator: Evaluator<'_>, schedule: &Schedule, rng: &mut Rng, samples: &mut Vec<Sample>) -> u32 {
    let context = evaluator.context;
    let mut position = Position::start(context);
    let first = samples.len();
    // For each sample: its value, and whether the game went on with the best choice.
    let mut made: Vec<(f32, bool)> = Vec::new();
    let mut list: Vec<Candidate> = Vec::new();
    while !position.is_over() {
        let accumulator = evaluator.net.accumulate(context, &position, None);
        let mut cards: Vec<Card> = position.faceup.seen().others().collect();
        rng.shuffle(&mut cards);
        // What a round's start is worth stands at the end of every search, so it is looked at more closely.
        let turns = if position.faceup.turns() == 0 { cards.len() } else { schedule.turns.min(cards.len()) };
        let mut sum = 0.0;
        let mut next = None;
        for i in 0..turns {
            let decision = position.reveal(turn_of(&cards, i, rng));
            evaluator.candidates(&decision, Some(&accumulator), &mut list);
            let best = Candidate::best(&list);
            sum += best.worth;
            // The game goes on with the first of the turns looked at.
            if i == 0 {
                let chosen = explore(&list, best, schedule.exploration, rng);
                made.push((evaluator.net.value(&accumulator), chosen.worth == best.worth));
                next = Some(chosen.next);
            }
        }
        let target = sum / turns as f32;
        samples.push(Sample { part: accumulator.part(), features: *accumulator.features(), target });
        position = next.expect("at least one turn is looked at");
    }
    look_back(&mut samples[first..], &made);
    context.total(&position.sheet)
}

/// Tells each sample of a game what came out later. The luck of the cards is no part of it: a surprise is what
/// a position turned out to be worth, by the possible turns after it, less the value that it had.
fn look_back(samples: &mut [Sample], made: &[(f32, bool)]) {
    let mut surprise = 0.0;
    for (sample, &(value, best)) in samples.iter_mut().zip(made).rev() {
        // What followed a worse choice says nothing about good play.
        if best {
            sample.target += LAMBDA * surprise;
        }
        surprise = sample.target - value;
    }
}

/// The turn that begins with this card of a shuffled rest of the deck.
fn turn_of(cards: &[Card], i: usize, rng: &mut Rng) -> Turn {
    Turn::new(cards[i], false).unwrap_or_else(|| {
        let other = rng.below(cards.len() as u32 - 1) as usize;
        let other = if other < i { other } else { other + 1 };
        Turn::new(cards[other], true).expect("there is one switch")
    })
}

/// The best choice, or now and then one that is nearly as good, or any.
fn explore<'a>(list: &'a [Candidate], best: &'a Candidate, exploration: f32, rng: &mut Rng) -> &'a Candidate {
    let dice = rng.below(1 << 20) as f32 / (1 << 20) as f32;
    if dice < exploration {
        return &list[rng.below(list.len() as u32) as usize];
    }
    if dice < exploration + NEAR_BEST_SHARE {
        let near = || list.iter().filter(|candidate| candidate.worth > best.worth - MAX_BEHIND);
        return near().nth(rng.below(near().count() as u32) as usize).expect("the best is near itself");
    }
    best
}

/// The mean score of so many games by the value function alone, and its standard error.
pub fn mean_score(net: &Net, modules: Modules, games: u32, seed: u64) -> (f64, f64) {
    let mut rng = Rng::new(seed);
    let mut list = Vec::new();
    let mut game = || {
        let context = random_context(modules, &mut rng);
        let evaluator = Evaluator { net, context: &context };
        let mut position = Position::start(&context);
        while !position.is_over() {
            let decision = position.reveal(position.random_turn(&mut rng));
            evaluator.candidates(&decision, None, &mut list);
            position = Candidate::best(&list).next;
        }
        f64::from(context.total(&position.sheet))
    };
    mean_and_error((0..games).map(|_| game()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_of_a_target_come_as_often_as_their_chance_says() {
        let context = random_context(Modules::NONE, &mut Rng::new(1));
        let position = Position::start(&context);
        let mut rng = Rng::new(2);
        let mut counts = std::collections::HashMap::new();
        const DRAWN: u32 = 200_000;
        for number in 0..DRAWN {
            let mut cards: Vec<Card> = position.faceup.seen().others().collect();
            rng.shuffle(&mut cards);
            // The first, the second and the last of a target's turns are all alike.
            *counts.entry(turn_of(&cards, number as usize % cards.len(), &mut rng)).or_insert(0u32) += 1;
        }
        let mut kinds = 0;
        let all = position.turns(|_, _| kinds += 1);
        assert_eq!(counts.len(), kinds);
        position.turns(|turn, weight| {
            let expected = f64::from(DRAWN) * f64::from(weight) / f64::from(all);
            let found = f64::from(counts[&turn]);
            assert!((found - expected).abs() < 5.0 * expected.sqrt(), "{turn:?}: {found}, not {expected}");
        });
    }

    #[test]
    fn a_surprise_is_told_to_the_positions_before_it_up_to_a_worse_choice() {
        let features = |net: &Net| {
            let context = random_context(Modules::NONE, &mut Rng::new(1));
            *net.accumulate(&context, &Position::start(&context), None).features()
        };
        let features = features(&Draft::new(1).finished());
        let sample = |target: f32| Sample { part: 0, features, target };
        // Every position was as good as its value, but for the last, which was ten points better.
        let mut samples = [sample(40.0), sample(30.0), sample(20.0), sample(20.0)];
        look_back(&mut samples, &[(40.0, true), (30.0, false), (20.0, true), (10.0, true)]);
        let targets = samples.map(|sample| sample.target);
        assert_eq!(targets, [40.0, 30.0, 20.0 + 10.0 * LAMBDA, 20.0]);
    }
}
