//! `tubewright arena`: bots against each other on the same deals.

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::{Context, Result};
use tubewright_bots::Spec;
use tubewright_bots::arena::{Arena, BotReport, Report};

use crate::output;
use crate::plot;
use crate::progress::Progress;

/// Let bots play solo games on the same deals, and compare them
#[derive(clap::Args)]
#[command(
    after_long_help = "Bots: random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, and the levels
novice, casual, regular, strong, champion. Scores are totals before the solo deduction.

Examples:
  tubewright arena --bot greedy --bot search:ms=50 --games 100 --seed 7
  tubewright arena --bot regular --bot strong --games 1000 --seed 7 --objectives --powers --json"
)]
pub(crate) struct Args {
    /// A bot, with its options after a colon; may be given several times
    #[arg(long = "bot", value_name = "NAME[:k=v,…]", required = true)]
    bots: Vec<Spec>,
    /// How many games each bot plays
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Game i, from 0, is the deal SEED/i
    #[arg(long)]
    seed: String,
    /// With two shared objectives (module A)
    #[arg(long)]
    objectives: bool,
    /// With pencil powers (module B)
    #[arg(long)]
    powers: bool,
    /// Games at once; without it, one for each core
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Write a picture of strength against time per decision
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let arena = Arena {
        bots: args.bots,
        games: args.games,
        seed: args.seed,
        objectives: args.objectives,
        powers: args.powers,
        threads: args.threads.or(available_parallelism().ok()).map_or(1, NonZero::get),
        net: Some(tubewright_bots::value::london()),
    };
    let progress = Progress::default();
    let report = arena.run(|done, all| progress.show(done, all));
    progress.clear();
    if let Some(path) = &args.svg {
        std::fs::write(path, plot::svg(&report)).with_context(|| path.display().to_string())?;
    }
    if args.json { output::document(&report) } else { output::lines(&table(&report)) }
}

fn table(report: &Report) -> Vec<String> {
    let name = |bot: &BotReport| bot.bot.clone();
    let width = report.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0).max(3);
    let mut lines = vec![format!(
        "{:<width$} {:>8} {:>6} {:>5} {:>5} {:>10} {:>9} {:>9}",
        "Bot", "mean", "± se", "min", "max", "decisions", "ms each", "p99 ms"
    )];
    for bot in &report.bots {
        lines.push(format!(
            "{:<width$} {:>8.2} {:>6.2} {:>5} {:>5} {:>10} {:>9.3} {:>9.3}",
            bot.bot, bot.mean, bot.se, bot.min, bot.max, bot.decisions, bot.ms_per_decision, bot.p99_ms
        ));
    }
    for pair in &report.pairs {
        let (a, b) = (name(&report.bots[pair.a]), name(&report.bots[pair.b]));
        lines.push(format!("{a} against {b}: {:+.2} ± {:.2} points a game", pair.difference, pair.se));
    }
    lines
}
