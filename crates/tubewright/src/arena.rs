//! `tubewright arena`: bots against each other on the same deals.

use std::fs::OpenOptions;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tubewright_bots::Spec;
use tubewright_bots::arena::{Arena, BotReport, Failures, Guest, Report};
use tubewright_engine::{Limits, Outside};
use tubewright_rules::visible;
use tubewright_texts::{key, t};

use crate::interrupt;
use crate::output;
use crate::plot;
use crate::progress::Progress;
use crate::refusals;
use crate::values::{MOST_THREADS, bot, cores, whole};
use crate::words::{padded, right, texts, width as columns};

#[derive(clap::Args)]
#[command(about = key!("cli-arena"), after_long_help = key!("cli-arena-more"))]
pub(crate) struct Args {
    #[arg(long = "bot", value_name = "NAME[:k=v,…]", required_unless_present = "engines", value_parser = bot, help = key!("cli-arena-bot"))]
    bots: Vec<Spec>,
    #[arg(long = "engine", value_name = "CMD", help = key!("cli-arena-engine"))]
    engines: Vec<String>,
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = whole::<u64>(1..=86_400_000), help = key!("cli-arena-engine-ms"))]
    engine_ms: u64,
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = whole::<u64>(1..=86_400_000), help = key!("cli-arena-engine-start-ms"))]
    engine_start_ms: u64,
    #[arg(long, value_parser = whole::<u32>(1..=10_000_000), help = key!("cli-arena-games"))]
    games: u32,
    #[arg(long, help = key!("cli-arena-seed"))]
    seed: String,
    #[arg(long, help = key!("cli-objectives"))]
    objectives: bool,
    #[arg(long, help = key!("cli-powers"))]
    powers: bool,
    #[arg(long, value_parser = whole::<usize>(1..=MOST_THREADS), help = key!("cli-arena-threads"))]
    threads: Option<usize>,
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
        threads: args.threads.unwrap_or_else(cores),
        net: Some(tubewright_bots::value::london()),
    };
    let outside = outside(&args.engines, args.engine_ms, args.engine_start_ms)?;
    let guests: Vec<&dyn Guest> = outside.iter().map(|outside| outside as &dyn Guest).collect();
    if let Some(path) = &args.svg {
        // A picture that cannot be written is known before the games are played; what is there stays until then.
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        file.with_context(|| path.display().to_string())?;
    }
    let progress = Progress::default();
    let report = arena.run_with(&guests, |done, all| progress.show(done, all));
    progress.clear();
    if let Some(path) = &args.svg {
        std::fs::write(path, plot::svg(&report)).with_context(|| path.display().to_string())?;
    }
    if args.json { output::document(&report) } else { output::lines(&table(&report)) }
}

/// The outside programs; whoever interrupts the arena ends them too.
fn outside(commands: &[String], ms: u64, start_ms: u64) -> Result<Arc<Vec<Outside>>> {
    let limits = Limits { choose: Duration::from_millis(ms), start: Duration::from_millis(start_ms) };
    let outside = commands.iter().map(|command| Outside::new(command, limits));
    let outside: Arc<Vec<Outside>> = Arc::new(outside.collect());
    if !outside.is_empty() {
        let to_stop = outside.clone();
        interrupt::then(move || to_stop.iter().for_each(Outside::stop))?;
    }
    Ok(outside)
}

/// How wide the figures of a bot are at least.
const COLUMNS: [usize; 7] = [8, 6, 5, 5, 10, 9, 9];

fn table(report: &Report) -> Vec<String> {
    let words = texts();
    let names = report.bots.iter().map(|bot| columns(&name(bot)));
    let width = names.max().unwrap_or(0).max(columns(&t!(words, "arena-bot")));
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
            &name(bot),
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
    for bot in &report.bots {
        lines.extend(bot.failures.as_ref().map(|failures| troubles(bot, failures)));
    }
    lines
}

/// A bot's name for one line; a command may be long and hold anything.
fn name(bot: &BotReport) -> String {
    const LONGEST: usize = 40;
    let mut name: String = bot.bot.chars().map(visible).take(LONGEST).collect();
    if bot.bot.chars().count() > LONGEST {
        name.pop();
        name.push('…');
    }
    name
}

/// What went wrong with an outside program, in one line.
fn troubles(bot: &BotReport, failures: &Failures) -> String {
    let words = texts();
    let Failures { late, illegal, garbage, refused, dead, crashes, stopped, restarts, first } = failures;
    let Some(first) = first else { return t!(words, "arena-flawless", name = name(bot)) };
    let kinds = [
        (late, t!(words, "arena-late")),
        (illegal, t!(words, "arena-illegal")),
        (garbage, t!(words, "arena-garbage")),
        (refused, t!(words, "arena-refused")),
        (dead, t!(words, "arena-dead")),
        (crashes, t!(words, "arena-crashes")),
        (stopped, t!(words, "arena-stopped")),
        (restarts, t!(words, "arena-restarts")),
    ];
    let kinds = kinds.into_iter().filter(|(count, _)| **count > 0);
    let kinds: Vec<String> =
        kinds.map(|(count, word)| t!(words, "arena-kind", word = word, count = count.to_string())).collect();
    t!(
        words,
        "arena-failed",
        name = name(bot),
        failed = failures.decisions().to_string(),
        decisions = bot.decisions.to_string(),
        kinds = kinds.join(&t!(words, "term-comma")),
        game = first.game.to_string(),
        what = refusals::guest(first, words)
    )
}
