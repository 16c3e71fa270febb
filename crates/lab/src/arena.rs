//! Bots against each other: solo games on the same deals, compared in pairs.

mod report;
mod times;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tubewright_bots::guest::{Chair, Failures, Guest};
use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value::Net;
use tubewright_bots::{Evaluator, GameContext, Position, Spec};
use tubewright_rules::{Action, Deal, Dealer, Game, Modules, Seat, Setup, SharedBoard};

use crate::start;

pub use report::{BotReport, PairReport, Report};
use times::Times;

/// Which bots play which games.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The bots.
    pub bots: Vec<Spec>,
    /// How many games each plays.
    pub games: u32,
    /// Game i is the deal of this seed, a slash and i.
    pub seed: String,
    /// The map.
    pub board: SharedBoard,
    /// The modules in play.
    pub modules: Modules,
    /// How many games run at once.
    pub threads: usize,
    /// The value function of the bots that search, where there is one for the map.
    pub net: Option<Arc<Net>>,
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
        let start = |net: &Arc<Net>| start::mean_value(net, &self.board, self.modules);
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
            let action = player.choose(&view);
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
        let setup = Setup::of_deal(&deal, &[""], self.modules);
        let context = GameContext::solo(&self.board, &setup);
        let evaluator = self.net.as_ref().map(|net| Evaluator { net, context: &context });
        let mut position = Position::start(&context);
        let mut luck =
            evaluator.zip(any_start).map(|(evaluator, any)| f64::from(evaluator.value(&position)) - any);
        let mut game = Game::new(&self.board, setup).expect("a deal's set-up can be played");
        let mut dealer = Dealer::new(deal);
        let seat = game.seats().next().expect("a solo game has a seat");
        while let Some(turn) = dealer.next_turn(&game) {
            if let Some((luck, evaluator)) = luck.as_mut().zip(evaluator) {
                *luck += evaluator.luck(&position, turn);
            }
            game.reveal(turn).expect("a dealer reveals what can come up");
            let action = choose(&game, seat);
            game.play(seat, action).expect("bots play legal actions");
            position = position.reveal(turn).play_unchecked(&context, action);
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
            let (steady_mean, steady_se) = steady(i).map(mean_and_error).unzip();
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
