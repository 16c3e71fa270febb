//! `tubewright arena`: bots against each other on the same deals.

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::{Context, Result};
use tubewright_bots::Spec;
use tubewright_bots::arena::{Arena, BotReport, Report};
use tubewright_texts::{key, t};

use crate::output;
use crate::plot;
use crate::progress::Progress;
use crate::words::{padded, right, texts, width as columns};

#[derive(clap::Args)]
#[command(about = key!("cli-arena"), after_long_help = key!("cli-arena-more"))]
pub(crate) struct Args {
    #[arg(long = "bot", value_name = "NAME[:k=v,…]", required = true, help = key!("cli-arena-bot"))]
    bots: Vec<Spec>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000_000), help = key!("cli-arena-games"))]
    games: u32,
    #[arg(long, help = key!("cli-arena-seed"))]
    seed: String,
    #[arg(long, help = key!("cli-objectives"))]
    objectives: bool,
    #[arg(long, help = key!("cli-powers"))]
    powers: bool,
    #[arg(long, help = key!("cli-arena-threads"))]
    threads: Option<NonZero<usize>>,
    #[arg(long, value_name = "FILE", help = key!("cli-arena-svg"))]
    svg: Option<PathBuf>,
    #[arg(long, help = key!("cli-json"))]
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

/// How wide the figures of a bot are at least.
const COLUMNS: [usize; 7] = [8, 6, 5, 5, 10, 9, 9];

fn table(report: &Report) -> Vec<String> {
    let name = |bot: &BotReport| bot.bot.clone();
    let width = report
        .bots
        .iter()
        .map(|bot| bot.bot.len())
        .max()
        .unwrap_or(0)
        .max(columns(&t!(texts(), "arena-bot")));
    let words = texts();
    let written = |value: f64, decimals| words.language().number(value, decimals);
    let heads = [
        t!(words, "arena-mean"),
        t!(words, "arena-error"),
        t!(words, "arena-min"),
        t!(words, "arena-max"),
        t!(words, "arena-decisions"),
        t!(words, "arena-each"),
        t!(words, "arena-slow"),
    ];
    let columns: Vec<usize> =
        heads.iter().zip(COLUMNS).map(|(head, least)| least.max(columns(head))).collect();
    let row = |name: &str, cells: &[String; 7]| {
        let cells = cells.iter().zip(&columns).map(|(cell, columns)| format!(" {}", right(cell, *columns)));
        padded(name, width) + &cells.collect::<String>()
    };
    let mut lines = vec![row(&t!(words, "arena-bot"), &heads)];
    for bot in &report.bots {
        lines.push(row(
            &bot.bot,
            &[
                written(bot.mean, 2),
                written(bot.se, 2),
                bot.min.to_string(),
                bot.max.to_string(),
                written(bot.decisions as f64, 0),
                written(bot.ms_per_decision, 3),
                written(bot.p99_ms, 3),
            ],
        ));
    }
    for pair in &report.pairs {
        let (a, b) = (name(&report.bots[pair.a]), name(&report.bots[pair.b]));
        let sign = if pair.difference > 0.0 { "+" } else { "" };
        let difference = format!("{sign}{}", written(pair.difference, 2));
        lines.push(t!(
            words,
            "arena-pair",
            a = a,
            b = b,
            difference = difference,
            error = written(pair.se, 2)
        ));
    }
    lines
}
