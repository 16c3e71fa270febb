//! Bots against each other: solo games on the same deals, compared in pairs.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tubewright_rules::{Board, Deal, Dealer, Game, Setup};

use crate::bot::Budget;
use crate::spec::{Player, Spec, Thinking};
use crate::value::Net;

/// Which bots play which games.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The bots.
    pub bots: Vec<Spec>,
    /// How many games each plays.
    pub games: u32,
    /// Game i is the deal of this seed, a slash and i.
    pub seed: String,
    /// With module A?
    pub objectives: bool,
    /// With module B?
    pub powers: bool,
    /// How many games run at once.
    pub threads: usize,
    /// The value function of the strong bots.
    pub net: Option<Arc<Net>>,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Report {
    /// Games a bot.
    pub games: u32,
    /// The bots in the order named.
    pub bots: Vec<BotReport>,
    /// Every two of them, on the same deals.
    pub pairs: Vec<PairReport>,
}

/// One bot's games.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// The mean total, before the solo deduction.
    pub mean: f64,
    /// Its standard error.
    pub se: f64,
    /// The worst game.
    pub min: u32,
    /// The best game.
    pub max: u32,
    /// Turns that it decided.
    pub decisions: u64,
    /// Wall time of a choice, on the average.
    pub ms_per_decision: f64,
    /// 99 of 100 choices took no longer.
    pub p99_ms: f64,
}

/// Two bots on the same deals.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PairReport {
    /// The place of the first.
    pub a: usize,
    /// The place of the second.
    pub b: usize,
    /// How many points more the first makes, on the average.
    pub difference: f64,
    /// Its standard error.
    pub se: f64,
}

impl Arena {
    /// Plays all games; `progress` hears how many of how many are through.
    pub fn run(&self, progress: impl Fn(u64, u64) + Sync) -> Report {
        let units = self.bots.len() as u64 * u64::from(self.games);
        let scores: Vec<AtomicU32> = (0..units).map(|_| AtomicU32::new(0)).collect();
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            let mut times = vec![Times::default(); self.bots.len()];
            loop {
                let unit = next.fetch_add(1, Ordering::Relaxed);
                if unit >= units {
                    return times;
                }
                // All bots play a deal before the next one begins, so that a loaded machine is loaded for all.
                let (game, bot) = (unit / self.bots.len() as u64, (unit % self.bots.len() as u64) as usize);
                let score = self.play(game, self.bots[bot], &mut times[bot]);
                scores[bot * self.games as usize + game as usize].store(score, Ordering::Relaxed);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, units);
            }
        };
        let mut times = vec![Times::default(); self.bots.len()];
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                let more = worker.join().expect("a game on legal actions does not panic");
                times.iter_mut().zip(more).for_each(|(times, more)| times.add(&more));
            }
        });
        let scores: Vec<u32> = scores.into_iter().map(AtomicU32::into_inner).collect();
        self.report(&scores, &times)
    }

    fn play(&self, number: u64, bot: Spec, times: &mut Times) -> u32 {
        let deal = Deal::from_seed(&format!("{}/{number}", self.seed));
        let setup = Setup::of_deal(&deal, &[""], self.objectives, self.powers);
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let mut player = bot.player(number, self.net.as_ref());
        let seat = game.seats().next().expect("a solo game has a seat");
        while let Some(turn) = dealer.next_turn(&game) {
            game.reveal(turn).expect("a dealer reveals what can come up");
            let view = game.view(seat);
            let start = Instant::now();
            let action = player.choose_by(&view, start);
            times.count(start.elapsed());
            game.play(seat, action).expect("bots play legal actions");
        }
        game.score(seat).total
    }

    fn report(&self, scores: &[u32], times: &[Times]) -> Report {
        let of = |bot: usize| &scores[bot * self.games as usize..][..self.games as usize];
        let bots = self.bots.iter().zip(times).enumerate().map(|(i, (spec, times))| {
            let (mean, se) = mean_and_error(of(i).iter().map(|&score| f64::from(score)));
            BotReport {
                bot: spec.to_string(),
                mean,
                se,
                min: of(i).iter().copied().min().unwrap_or(0),
                max: of(i).iter().copied().max().unwrap_or(0),
                decisions: times.count,
                ms_per_decision: times.mean_ms(),
                p99_ms: times.p99_ms(),
            }
        });
        let pair = |a: usize, b: usize| {
            let differences = of(a).iter().zip(of(b)).map(|(&a, &b)| f64::from(a) - f64::from(b));
            let (difference, se) = mean_and_error(differences);
            PairReport { a, b, difference, se }
        };
        let count = self.bots.len();
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        Report { games: self.games, bots: bots.collect(), pairs: pairs.map(|(a, b)| pair(a, b)).collect() }
    }
}

impl Player {
    /// The choice for a view, with a clock that began to run at `start`.
    pub fn choose_by(&mut self, view: &tubewright_rules::View, start: Instant) -> tubewright_rules::Action {
        match self.thinking {
            Thinking::Nodes(nodes) => self.bot.choose(view, Budget::Nodes(nodes)),
            Thinking::Millis(ms) => {
                let most = Duration::from_millis(ms);
                self.bot.choose(view, Budget::Until(&|| start.elapsed().as_secs_f32() / most.as_secs_f32()))
            }
        }
    }
}

/// The mean of some figures and its standard error.
pub fn mean_and_error(figures: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for figure in figures {
        count += 1.0;
        let off = figure - mean;
        mean += off / count;
        squares += off * (figure - mean);
    }
    (mean, if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 })
}

/// Times of decisions, in classes 1.6 % wide: millions of them take no more room than ten.
#[derive(Clone, Debug)]
struct Times {
    count: u64,
    nanos: u64,
    classes: Vec<u64>,
}

impl Default for Times {
    fn default() -> Self {
        Self { count: 0, nanos: 0, classes: vec![0; Self::CLASSES] }
    }
}

impl Times {
    /// Classes for each doubling, as a power of two.
    const FINE: u32 = 6;
    const CLASSES: usize = (64 - Self::FINE as usize + 1) << Self::FINE;

    fn count(&mut self, time: Duration) {
        let nanos = time.as_nanos() as u64;
        self.count += 1;
        self.nanos += nanos;
        self.classes[Self::class(nanos)] += 1;
    }

    /// Below 64 ns a class each; then the exponent and the next six bits.
    fn class(nanos: u64) -> usize {
        let doublings = (nanos >> Self::FINE).checked_ilog2().map_or(0, |log| log + 1);
        if doublings == 0 {
            return nanos as usize;
        }
        let fine = nanos >> (doublings - 1) & ((1 << Self::FINE) - 1);
        ((doublings as usize) << Self::FINE) + fine as usize
    }

    /// The longest time of a class.
    fn longest(class: usize) -> u64 {
        let (doublings, fine) = (class as u64 >> Self::FINE, class as u64 & ((1 << Self::FINE) - 1));
        if doublings == 0 {
            return fine;
        }
        ((((1 << Self::FINE) + fine + 1) as u128) << (doublings - 1)).saturating_sub(1) as u64
    }

    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.nanos += other.nanos;
        self.classes.iter_mut().zip(&other.classes).for_each(|(all, more)| *all += more);
    }

    fn mean_ms(&self) -> f64 {
        self.nanos as f64 / 1e6 / self.count.max(1) as f64
    }

    fn p99_ms(&self) -> f64 {
        let mut longer = self.count / 100;
        for (class, &count) in self.classes.iter().enumerate().rev() {
            if count > longer {
                return Self::longest(class) as f64 / 1e6;
            }
            longer -= count;
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_holds_the_times_that_it_says() {
        for nanos in (0..10_000).chain([1 << 20, (1 << 40) + 12345, u64::MAX]) {
            let class = Times::class(nanos);
            assert!(nanos <= Times::longest(class), "{nanos}");
            assert!(class == 0 || nanos > Times::longest(class - 1), "{nanos}");
        }
    }

    #[test]
    fn the_99th_of_a_hundred_times() {
        let mut times = Times::default();
        (1..=100).for_each(|ns| times.count(Duration::from_nanos(ns)));
        assert!((times.p99_ms() - 99e-6).abs() < 3e-6, "{}", times.p99_ms());
    }
}
