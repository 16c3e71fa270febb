//! Prints whether reviews add up. Takes the number of games, the nodes of a review, the seed, and `modules`.

use std::time::Instant;

use tubewright_bots::Spec;
use tubewright_bots::stats::mean_and_error;
use tubewright_bots::value;
use tubewright_lab::review::Games;

fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |or: u64| words.next().map_or(or, |word| word.parse().expect("a whole number"));
    let (count, nodes) = (number(20), number(2_000));
    let seed = words.next().unwrap_or_else(|| "review".to_owned());
    let modules = words.next().is_some_and(|word| word == "modules");
    let net = value::london();
    let games = Games { net: &net, seed: &seed, modules, nodes };
    let strong: Vec<f64> = (0..count)
        .map(|i| {
            let game = games.played(i, "search:nodes=2000".parse().expect("a bot"));
            f64::from(game.score(game.seats().next().expect("a seat")).total)
        })
        .collect();
    for name in ["casual", "regular", "strong", "search:nodes=2000", "champion"] {
        let bot: Spec = name.parse().expect("a bot");
        let (mut luck, mut loss, mut rest, mut diff, mut exp) = (vec![], vec![], vec![], vec![], vec![]);
        let mut classes = [0u32; 4];
        let mut time = 0.0;
        for i in 0..count {
            let game = games.played(i, bot);
            let start = Instant::now();
            let review = games.reviewed(&game);
            time += start.elapsed().as_secs_f64();
            luck.push(review.luck());
            loss.push(review.loss());
            rest.push(review.rest());
            exp.push(review.expected);
            diff.push(strong[i as usize] - review.total);
            for decision in &review.decisions {
                classes[decision.class() as usize] += 1;
            }
        }
        let told = |what: &str, list: &[f64]| {
            let (mean, error) = mean_and_error(list.iter().copied());
            print!("{what} {mean:.2} ± {error:.2}  ");
        };
        print!("{name}: ");
        told("expected", &exp);
        told("luck", &luck);
        told("loss", &loss);
        told("difference", &diff);
        told("rest", &rest);
        println!("{classes:?} {:.2} s a game", time / count as f64);
    }
    let (mean, error) = mean_and_error(strong);
    println!("search:nodes=2000: {mean:.2} ± {error:.2}");
}
