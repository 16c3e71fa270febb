//! `tubewright bench`: how fast the rules engine plays.

use std::time::Duration;

use anyhow::{Result, ensure};
use serde::Serialize;
use tubewright_lab::bench::{RANDOM_MEAN, run as measure};
use tubewright_rules::Board;
use tubewright_texts::{key, t};

use crate::map::MapFlag;
use crate::output;
use crate::values::whole;
use crate::words::{right, texts, width};

#[derive(clap::Args)]
#[command(about = key!("cli-bench"), after_long_help = key!("cli-bench-more"))]
pub(crate) struct Args {
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
    #[arg(long, default_value_t = 6, value_parser = whole::<u64>(1..=3600), help = key!("cli-bench-seconds"))]
    seconds: u64,
}

#[derive(Serialize)]
struct Report {
    random_games_per_s: f64,
    random_mean: f64,
    random_games_modules_per_s: f64,
    greedy_games_per_s: f64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = args.map.board()?;
    let figures = measure(&board, Duration::from_secs(args.seconds));
    // A bench that plays another game measures nothing; of other maps nobody knows the mean.
    let in_london = &board == Board::london();
    let words = texts();
    let written = |value: f64, decimals| words.language().number(value, decimals);
    ensure!(
        !in_london || figures.mean_is_right(),
        t!(
            words,
            "refuse-bench",
            mean = written(figures.random_mean, 3),
            error = written(figures.random_se, 3),
            right = written(RANDOM_MEAN, 1)
        )
    );
    if args.json {
        return output::document(&Report {
            random_games_per_s: figures.random_games_per_s,
            random_mean: figures.random_mean,
            random_games_modules_per_s: figures.random_games_modules_per_s,
            greedy_games_per_s: figures.greedy_games_per_s,
        });
    }
    let rates = [figures.random_games_per_s, figures.random_games_modules_per_s, figures.greedy_games_per_s];
    let rates = rates.map(|games| written(games, 0));
    let columns = rates.iter().map(|rate| width(rate)).max().unwrap_or(0);
    let [random, modules, greedy] = rates.map(|rate| right(&rate, columns));
    output::lines(&[
        t!(
            words,
            "bench-random",
            games = random,
            mean = written(figures.random_mean, 2),
            error = written(figures.random_se, 2),
            right = if in_london { written(RANDOM_MEAN, 1) } else { "–".to_owned() }
        ),
        t!(words, "bench-modules", games = modules),
        t!(words, "bench-greedy", games = greedy),
    ])
}
