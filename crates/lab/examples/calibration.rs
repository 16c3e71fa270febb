//! Prints how advice compares with what is then made, by stage of the game, and the constants that would make it
//! agree, for `src/advice/measured.rs`. Takes the number of games, 300 without it, and the seed of the deals.

use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value;
use tubewright_lab::Sampled;
use tubewright_lab::calibration::{Trial, Trials};
use tubewright_rules::{Card, ROUNDS};

/// How many positions a hint may look at.
const NODES: u64 = 20_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(300, |word| word.parse().expect("a number of games"));
    let seed = words.next().unwrap_or_else(|| "calibration".to_owned());
    let net = value::london();
    for (objectives, powers) in [(false, false), (true, true), (true, false), (false, true)] {
        let sampled =
            Sampled { net: &net, seed: &seed, modules: tubewright_rules::Modules { objectives, powers } };
        let trials = Trials { sampled, nodes: NODES, others: true, games: 2 };
        // The first turn of each round, and another one that is now earlier and now later.
        let wanted = |number: u64| {
            move |round: usize, turn| turn == 0 || turn == 1 + (number as u32 + 3 * round as u32) % 8
        };
        let list: Vec<Trial> = (0..games).flat_map(|number| trials.of_game(number, wanted(number))).collect();
        println!("objectives: {objectives}, powers: {powers}");
        print_stages(&list);
        // After the last card everything is known.
        let open: Vec<&Trial> =
            list.iter().filter(|trial| !(trial.round + 1 == ROUNDS && rest(trial) == 0.0)).collect();
        let more = fit(&open, |trial| mean(trial) - f64::from(trial.said.expected));
        println!("  to be added to MORE: {more:.2?}");
        let wrong = |trial: &Trial| {
            trial.made.iter().map(|made| made - f64::from(trial.said.expected) - at(&more, trial)).product()
        };
        let squares = fit(&open, wrong);
        println!("  squares of OFF: {squares:.2?}");
    }
}

fn mean(trial: &Trial) -> f64 {
    trial.made.iter().sum::<f64>() / trial.made.len() as f64
}

/// How much of the round is to come.
fn rest(trial: &Trial) -> f64 {
    1.0 - f64::from(trial.undergrounds) / f64::from(Card::UNDERGROUNDS)
}

fn print_stages(list: &[Trial]) {
    println!(
        "  round, Underground cards: made more than said; root of the mean product of two games' surprises; said error"
    );
    for round in 0..ROUNDS {
        for (from, to) in [(0, 1), (2, 3), (4, 5)] {
            for best in [true, false] {
                let here = |trial: &&Trial| {
                    trial.round == round && trial.best == best && (from..=to).contains(&trial.undergrounds)
                };
                let here: Vec<&Trial> = list.iter().filter(here).collect();
                let (more, error) =
                    mean_and_error(here.iter().map(|trial| mean(trial) - f64::from(trial.said.expected)));
                // The luck left in two games is not the same: on the average the product is the square of
                // how far off the advice was.
                let product = |trial: &&Trial| {
                    trial.made.iter().map(|made| made - f64::from(trial.said.expected)).product()
                };
                let (square, _) = mean_and_error(here.iter().map(product));
                let (said, _) = mean_and_error(here.iter().map(|trial| f64::from(trial.said.error)));
                let which = if best { "best " } else { "other" };
                println!(
                    "  {} {from}-{to} {which} {more:6.2} ± {error:.2} {:6.2} {said:6.2}",
                    round + 1,
                    square.max(0.0).sqrt()
                );
            }
        }
    }
}

/// Figures at the start of each round and the end of the last which, with straight lines between them, come nearest to
/// what trials say, by least squares.
fn fit(list: &[&Trial], figure: impl Fn(&Trial) -> f64) -> [f64; ROUNDS + 1] {
    // Each trial speaks for the start of its round and for that of the next: two diagonals and the sums.
    let (mut own, mut next, mut sums) = ([1e-9; ROUNDS + 1], [0.0; ROUNDS + 1], [0.0; ROUNDS + 1]);
    for trial in list {
        let (round, rest, figure) = (trial.round, rest(trial), figure(trial));
        own[round] += rest * rest;
        own[round + 1] += (1.0 - rest) * (1.0 - rest);
        next[round] += rest * (1.0 - rest);
        sums[round] += rest * figure;
        sums[round + 1] += (1.0 - rest) * figure;
    }
    for i in 0..ROUNDS {
        let factor = next[i] / own[i];
        own[i + 1] -= factor * next[i];
        sums[i + 1] -= factor * sums[i];
    }
    let mut found = [0.0; ROUNDS + 1];
    for i in (0..=ROUNDS).rev() {
        let later = if i < ROUNDS { next[i] * found[i + 1] } else { 0.0 };
        found[i] = (sums[i] - later) / own[i];
    }
    found
}

fn at(figures: &[f64; ROUNDS + 1], trial: &Trial) -> f64 {
    let rest = rest(trial);
    rest * figures[trial.round] + (1.0 - rest) * figures[trial.round + 1]
}
