//! Prints how much could still be gained on a decision of the search, and in a game, by many games after each of the
//! choices. Takes the number of games whose decisions are looked at, 100 without it, the nodes of the search, how many
//! games follow each choice, an even number, the seed of the deals, and `modules` for both modules.

use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value;
use tubewright_lab::Sampled;
use tubewright_lab::regret::{Regret, Regrets};
use tubewright_rules::{Modules, ROUNDS};

/// Turns of a round, on the average.
const TURNS: f64 = 9.2;

fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |else_: u64| words.next().map_or(else_, |word| word.parse().expect("a whole number"));
    let (games, nodes, after) = (number(100), number(225_000), number(200));
    let seed = words.next().unwrap_or_else(|| "regret".to_owned());
    let modules = words.next().is_some_and(|word| word == "modules");
    let net = value::london();
    let regrets = Regrets {
        sampled: Sampled {
            net: &net,
            seed: &seed,
            modules: Modules { objectives: modules, powers: modules },
        },
        nodes,
        playout_nodes: 300,
        games: after as usize,
    };
    // One turn of each round, now earlier and now later.
    let wanted = |number: u64| move |round: usize, turn| turn == ((number as usize + 3 * round) % 9) as u32;
    let list: Vec<Regret> = (0..games).flat_map(|number| regrets.of_game(number, wanted(number))).collect();
    println!("round: decisions, gain found by half of the games, most by all of them, in points a decision");
    let (mut found, mut squares, mut most) = (0.0, 0.0, 0.0);
    for round in 0..ROUNDS {
        let here = || list.iter().filter(|regret| regret.round == round);
        let (gain, error) = mean_and_error(here().map(|regret| regret.found));
        let (limit, _) = mean_and_error(here().map(|regret| regret.most));
        println!("{}: {:4} {gain:7.3} ± {error:.3} {limit:7.3}", round + 1, here().count());
        found += TURNS * gain;
        squares += (TURNS * error).powi(2);
        most += TURNS * limit;
    }
    println!("in a game: {found:.2} ± {:.2}, at most {most:.2}", squares.sqrt());
}
