//! `tubewright bench`: how fast the rules engine plays.

use std::time::Duration;

use anyhow::{Result, ensure};
use serde::Serialize;
use tubewright_bots::bench::{RANDOM_MEAN, run as measure};

use crate::output;

/// Measure the rules engine on one thread
#[derive(clap::Args)]
#[command(
    after_long_help = "Plays whole games, random and greedy, and checks the mean score of the random ones.
Use a release build.

Examples:
  tubewright bench
  tubewright bench --json"
)]
pub(crate) struct Args {
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u64).range(1..=3600))]
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
    let figures = measure(Duration::from_secs(args.seconds));
    // A bench that plays another game measures nothing.
    ensure!(
        figures.mean_is_right(),
        "the mean score of random games is {:.3}, more than three standard errors of {:.3} from {RANDOM_MEAN}",
        figures.random_mean,
        figures.random_se
    );
    if args.json {
        return output::document(&Report {
            random_games_per_s: figures.random_games_per_s,
            random_mean: figures.random_mean,
            random_games_modules_per_s: figures.random_games_modules_per_s,
            greedy_games_per_s: figures.greedy_games_per_s,
        });
    }
    output::lines(&[
        format!(
            "{:>9.0} random games a second, mean score {:.2} ± {:.2} (right: {RANDOM_MEAN})",
            figures.random_games_per_s, figures.random_mean, figures.random_se
        ),
        format!("{:>9.0} random games a second with both modules", figures.random_games_modules_per_s),
        format!("{:>9.0} greedy games a second", figures.greedy_games_per_s),
    ])
}
