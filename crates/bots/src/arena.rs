//! Bots against each other: solo games on the same deals, compared in pairs.

mod fault;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tubewright_rules::{Action, Board, Deal, Dealer, Game, Seat, Setup};

use crate::bot::Budget;
use crate::luck;
use crate::position::{Frame, Position};
use crate::spec::{Player, Spec, Thinking};
use crate::value::Net;

pub use fault::{Exit, Fault, FirstFailure, Moment};

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
    /// The value function of the bots that search.
    pub net: Option<Arc<Net>>,
}

/// Somebody who plays beside our bots, such as another program.
pub trait Guest: Sync {
    /// What the report calls it.
    fn name(&self) -> String;

    /// A chair on which it plays one game after another; every worker of the arena asks for one.
    fn sit(&self) -> Box<dyn Chair + '_>;
}

/// A guest at the games of one worker. It is shown what lies face up, never the cards to come.
pub trait Chair {
    /// A game of this number begins.
    fn begin(&mut self, number: u64, game: &Game);

    /// A legal action for the seat that has to act. Where the guest fails to name one it passes and counts that.
    fn choose(&mut self, game: &Game, seat: Seat) -> Action;

    /// The game is over.
    fn end(&mut self, game: &Game);

    /// What went wrong so far.
    fn failures(&self) -> Failures;
}

/// What went wrong with a guest. On each decision that failed pass was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Failures {
    /// Decisions that were not answered in time.
    pub late: u64,
    /// Decisions answered with an action that is illegal, or none.
    pub illegal: u64,
    /// Decisions answered with what is no answer.
    pub garbage: u64,
    /// Decisions that the guest said it could not make.
    pub refused: u64,
    /// Decisions on which the guest had ended or been stopped.
    pub dead: u64,
    /// How often it ended by itself during a game.
    pub crashes: u64,
    /// How often it was stopped for its silence or its noise.
    pub stopped: u64,
    /// How often it was started again.
    pub restarts: u64,
    /// The first of all these.
    pub first: Option<FirstFailure>,
}

impl Failures {
    /// How many decisions failed.
    pub const fn decisions(&self) -> u64 {
        self.late + self.illegal + self.garbage + self.refused + self.dead
    }

    fn add(&mut self, other: Self) {
        self.late += other.late;
        self.illegal += other.illegal;
        self.garbage += other.garbage;
        self.refused += other.refused;
        self.dead += other.dead;
        self.crashes += other.crashes;
        self.stopped += other.stopped;
        self.restarts += other.restarts;
        self.first = self.first.take().into_iter().chain(other.first).min_by_key(|first| first.game);
    }
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
    /// The mean less the luck of the cards: the same figure in the long run, with a smaller error.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_mean: Option<f64>,
    /// Its standard error.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_se: Option<f64>,
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
    /// What went wrong, for guests.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub failures: Option<Failures>,
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
    /// The difference less the luck of the cards.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_difference: Option<f64>,
    /// Its standard error.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub steady_se: Option<f64>,
}

/// A game's score, and the same less the luck of its cards where there is a value function to tell it.
#[derive(Clone, Copy, Debug)]
struct Outcome {
    score: u32,
    steady: Option<f64>,
}

/// The games that are through.
#[derive(Debug)]
pub struct Played {
    /// How many bots and guests there are.
    count: usize,
    /// By bot, then by game.
    outcomes: Vec<OnceLock<Outcome>>,
    /// What each worker has seen of each bot, up to its last game.
    workers: Vec<Mutex<Vec<Seen>>>,
}

impl Played {
    /// Each bot's outcomes on the deals that all of them have played.
    fn complete(&self, games: usize) -> Vec<Vec<Outcome>> {
        let of = |bot: usize, game: usize| self.outcomes[bot * games + game].get().copied();
        let mut complete = vec![Vec::new(); self.count];
        for game in 0..games {
            let deal: Option<Vec<Outcome>> = (0..self.count).map(|bot| of(bot, game)).collect();
            for (all, outcome) in complete.iter_mut().zip(deal.unwrap_or_default()) {
                all.push(outcome);
            }
        }
        complete
    }

    /// What all workers have seen of each bot.
    fn seen(&self) -> Vec<Seen> {
        let mut seen = vec![Seen::default(); self.count];
        for worker in &self.workers {
            for (all, more) in seen.iter_mut().zip(locked(worker).iter()) {
                all.times.add(&more.times);
                all.failures.add(more.failures.clone());
            }
        }
        seen
    }
}

/// Whoever panics with it is told of already.
fn locked(seen: &Mutex<Vec<Seen>>) -> MutexGuard<'_, Vec<Seen>> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a worker or all of them have seen of a bot or guest.
#[derive(Clone, Debug, Default)]
struct Seen {
    times: Times,
    failures: Failures,
}

impl Arena {
    /// Plays all games; `progress` hears how many of how many are through.
    pub fn run(&self, progress: impl Fn(u64, u64) + Sync) -> Report {
        self.run_with(&[], progress)
    }

    /// As [`Self::run`], with guests on the same deals; the report lists them after the bots.
    pub fn run_with(&self, guests: &[&dyn Guest], progress: impl Fn(u64, u64) + Sync) -> Report {
        let played = self.played(guests.len());
        self.play_all(guests, &played, progress);
        self.report(guests, &played)
    }

    /// Room for the games of all bots and so many guests.
    pub fn played(&self, guests: usize) -> Played {
        let count = self.bots.len() + guests;
        let units = count as u64 * u64::from(self.games);
        Played {
            count,
            outcomes: (0..units).map(|_| OnceLock::new()).collect(),
            workers: (0..self.threads.max(1)).map(|_| Mutex::new(vec![Seen::default(); count])).collect(),
        }
    }

    /// Plays all games into `played`, which others may ask for a report meanwhile.
    pub fn play_all(&self, guests: &[&dyn Guest], played: &Played, progress: impl Fn(u64, u64) + Sync) {
        let (count, units) = (played.count, played.outcomes.len() as u64);
        let start = |net: &Arc<Net>| luck::of_any_start(net, Board::london(), self.objectives, self.powers);
        let any_start = self.net.as_ref().map(start);
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = |seen: &Mutex<Vec<Seen>>| {
            let mut chairs: Vec<Box<dyn Chair + '_>> = guests.iter().map(|guest| guest.sit()).collect();
            let mut times = Vec::new();
            loop {
                let unit = next.fetch_add(1, Ordering::Relaxed);
                if unit >= units {
                    break;
                }
                // All bots play a deal before the next one begins, so that a loaded machine is loaded for all.
                let (game, place) = (unit / count as u64, (unit % count as u64) as usize);
                times.clear();
                let guest = place.checked_sub(self.bots.len());
                let outcome = match guest {
                    None => self.play(game, self.bots[place], any_start, &mut times),
                    Some(guest) => self.play_guest(game, &mut *chairs[guest], any_start, &mut times),
                };
                let mut seen = locked(seen);
                times.iter().for_each(|&time| seen[place].times.count(time));
                if let Some(guest) = guest {
                    seen[place].failures = chairs[guest].failures();
                }
                drop(seen);
                played.outcomes[place * self.games as usize + game as usize].get_or_init(|| outcome);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, units);
            }
        };
        std::thread::scope(|scope| {
            played.workers.iter().for_each(|seen| {
                scope.spawn(|| work(seen));
            });
        });
    }

    fn play(&self, number: u64, bot: Spec, any_start: Option<f64>, times: &mut Vec<Duration>) -> Outcome {
        let mut player = bot.player(number, self.net.as_ref());
        let (_, outcome) = self.play_out(number, any_start, |game, seat| {
            let view = game.view(seat);
            let start = Instant::now();
            let action = player.choose_by(&view, start);
            times.push(start.elapsed());
            action
        });
        outcome
    }

    fn play_guest(
        &self,
        number: u64,
        chair: &mut dyn Chair,
        any_start: Option<f64>,
        times: &mut Vec<Duration>,
    ) -> Outcome {
        let mut begun = false;
        let (game, outcome) = self.play_out(number, any_start, |game, seat| {
            if !std::mem::replace(&mut begun, true) {
                chair.begin(number, game);
            }
            let start = Instant::now();
            let action = chair.choose(game, seat);
            times.push(start.elapsed());
            action
        });
        chair.end(&game);
        outcome
    }

    /// Plays a deal to its end. What any game is worth before chance has decided anything is needed to
    /// tell the luck of its start.
    fn play_out(
        &self,
        number: u64,
        any_start: Option<f64>,
        mut choose: impl FnMut(&Game, Seat) -> Action,
    ) -> (Game, Outcome) {
        let deal = Deal::from_seed(&format!("{}/{number}", self.seed));
        let setup = Setup::of_deal(&deal, &[""], self.objectives, self.powers);
        let frame = Frame::solo(Board::london(), &setup);
        let mut position = Position::start(&frame);
        let mut luck = self.net.as_ref().zip(any_start).map(|(net, any)| luck::of_start(net, &frame) - any);
        let mut game = Game::new(Board::london(), setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let seat = game.seats().next().expect("a solo game has a seat");
        while let Some(turn) = dealer.next_turn(&game) {
            if let Some((luck, net)) = luck.as_mut().zip(self.net.as_ref()) {
                *luck += luck::of_turn(net, &frame, &position, turn);
            }
            game.reveal(turn).expect("a dealer reveals what can come up");
            position.faceup.reveal_unchecked(turn);
            let action = choose(&game, seat);
            game.play(seat, action).expect("bots play legal actions");
            position = position.after(&frame, action);
        }
        let score = game.score(seat).total;
        let outcome = Outcome { score, steady: luck.map(|luck| f64::from(score) - luck) };
        (game, outcome)
    }

    /// The deals that everyone has played; times and failures are of every game that is through.
    pub fn report(&self, guests: &[&dyn Guest], played: &Played) -> Report {
        let (outcomes, seen) = (played.complete(self.games as usize), played.seen());
        let of = |bot: usize| &outcomes[bot];
        let scores = |bot: usize| of(bot).iter().map(|outcome| outcome.score);
        // Either every game has its luck told or none.
        let steady = |bot: usize| of(bot).iter().map(|outcome| outcome.steady).collect::<Option<Vec<f64>>>();
        let bots = self.bots.iter().map(|spec| (spec.to_string(), false));
        let names = bots.chain(guests.iter().map(|guest| (guest.name(), true)));
        let bots = names.zip(&seen).enumerate().map(|(i, ((bot, guest), seen))| {
            let (mean, se) = mean_and_error(scores(i).map(f64::from));
            let (steady_mean, steady_se) = steady(i).map(|list| mean_and_error(list.into_iter())).unzip();
            BotReport {
                bot,
                mean,
                se,
                steady_mean,
                steady_se,
                min: scores(i).min().unwrap_or(0),
                max: scores(i).max().unwrap_or(0),
                decisions: seen.times.count,
                ms_per_decision: seen.times.mean_ms(),
                p99_ms: seen.times.p99_ms(),
                failures: guest.then(|| seen.failures.clone()),
            }
        });
        let pair = |a: usize, b: usize| {
            let (difference, se) =
                mean_and_error(scores(a).zip(scores(b)).map(|(a, b)| f64::from(a) - f64::from(b)));
            let (steady_difference, steady_se) = steady(a)
                .zip(steady(b))
                .map(|(a, b)| mean_and_error(a.into_iter().zip(b).map(|(a, b)| a - b)))
                .unzip();
            PairReport { a, b, difference, se, steady_difference, steady_se }
        };
        let count = played.count;
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        Report {
            games: outcomes.first().map_or(0, Vec::len) as u32,
            bots: bots.collect(),
            pairs: pairs.map(|(a, b)| pair(a, b)).collect(),
        }
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
