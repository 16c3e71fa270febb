//! `tubewright arena`: bots against each other on the same deals.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::ArgGroup;
use serde::Serialize;
use tubewright_bots::guest::{Failures, Guest, Moment};
use tubewright_bots::{Spec, value};
use tubewright_engine::{ExternalEngine, Limits};
use tubewright_lab::arena::{Arena, BotReport, Played, Report};
use tubewright_rules::{Modules, visible};
use tubewright_texts::{Texts, key, t};

use crate::map::{MapFlag, tell_of_no_value};
use crate::progress::Progress;
use crate::values::{MAX_THREADS, bot, cores, whole};
use crate::words::{padded, right, texts, width as columns};
use crate::{exit, files, input, interrupt, output, plot, refusals};

#[derive(clap::Args)]
#[command(about = key!("cli-arena"), after_long_help = key!("cli-arena-more"))]
#[command(group = ArgGroup::new("players").args(["bots", "engines"]).required(true).multiple(true))]
pub(crate) struct Args {
    #[arg(long = "bot", value_name = "NAME[:k=v,…]", value_parser = bot, help = key!("cli-arena-bot"))]
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
    #[arg(long, value_parser = whole::<usize>(1..=MAX_THREADS), help = key!("cli-arena-threads"))]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE", help = key!("cli-arena-svg"))]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help = key!("cli-arena-value"))]
    value: Option<PathBuf>,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let board = args.map.board()?;
    tell_of_no_value(&board, args.bots.iter().copied());
    let net = match &args.value {
        Some(path) => Arc::new(input::value_function(path)?),
        None => value::london(),
    };
    let arena = Arena {
        bots: args.bots,
        games: args.games,
        seed: args.seed,
        modules: Modules { objectives: args.objectives, powers: args.powers },
        threads: args.threads.unwrap_or_else(cores),
        net: Some(net).filter(|_| value::knows(&board)),
        board,
    };
    let limits = Limits {
        choose: Duration::from_millis(args.engine_ms),
        start: Duration::from_millis(args.engine_start_ms),
    };
    if let Some(path) = &args.svg {
        // A picture that cannot be written is known before the games are played; what is there stays until then.
        files::try_out(path).with_context(|| path.display().to_string())?;
    }
    let course = Arc::new(Course {
        played: arena.played(args.engines.len()),
        engines: args
            .engines
            .iter()
            .map(|command| ExternalEngine::on(&arena.board, command, limits))
            .collect(),
        arena,
        json: args.json,
        picture: args.svg,
        progress: Progress::default(),
        told: Mutex::new(false),
    });
    let (broken_off, left) = (course.clone(), course.clone());
    interrupt::then(
        move || broken_off.once(|| broken_off.break_off()).unwrap_or_default(),
        // Last, because games go on until the program ends, and would start them again.
        move || left.engines.iter().for_each(ExternalEngine::stop),
    )?;
    course.arena.play_all(&course.guests(), &course.played, |done, all| course.progress.show(done, all));
    course.once(|| course.finish()).unwrap_or_else(|| {
        // Somebody has interrupted the last game: what there is has been told, and ends the program.
        loop {
            std::thread::park();
        }
    })
}

/// An arena while it runs.
struct Course {
    arena: Arena,
    engines: Vec<ExternalEngine>,
    played: Played,
    json: bool,
    /// Where the picture goes, if there is to be one.
    picture: Option<PathBuf>,
    progress: Progress,
    /// Have the results been told? Held while they are.
    told: Mutex<bool>,
}

/// The results of an arena that was broken off.
#[derive(Serialize)]
struct BrokenOff<'a> {
    #[serde(flatten)]
    report: &'a Report,
    interrupted: bool,
}

impl Course {
    fn guests(&self) -> Vec<&dyn Guest> {
        self.engines.iter().map(|engine| engine as &dyn Guest).collect()
    }

    fn report(&self) -> Report {
        self.arena.report(&self.guests(), &self.played)
    }

    fn tell(&self, report: &Report) -> Result<()> {
        if self.json { output::document(report) } else { output::lines(&table(report, texts())) }
    }

    fn draw(&self, report: &Report) -> Result<()> {
        let Some(path) = &self.picture else { return Ok(()) };
        files::write(path, plot::svg(report, texts()).as_bytes()).with_context(|| path.display().to_string())
    }

    /// Tells the results, unless they have been told; whoever comes second waits for the first.
    fn once<T>(&self, tell: impl FnOnce() -> T) -> Option<T> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        (!std::mem::replace(&mut *told, true)).then(tell)
    }

    /// Tells all there is. The figures come first: a picture that cannot be written takes nothing from them.
    fn finish(&self) -> Result<()> {
        self.progress.clear();
        let report = self.report();
        let told = self.tell(&report);
        self.draw(&report).and(told)?;
        report.bots.iter().find_map(never_started).map_or(Ok(()), |why| bail!(why))
    }

    /// Tells what has been played so far.
    fn break_off(&self) {
        let report = self.report();
        self.progress.clear();
        output::aside(&t!(texts(), "arena-interrupted", games = report.games, all = self.arena.games));
        let told = match (self.json, report.games) {
            (true, _) => output::document(&BrokenOff { report: &report, interrupted: true }),
            (false, 0) => Ok(()),
            (false, _) => self.tell(&report),
        };
        let drawn = if report.games > 0 { self.draw(&report) } else { Ok(()) };
        let failed = [told, drawn].into_iter().filter_map(Result::err);
        for why in failed.filter(|why| !exit::is_closed_pipe(why)) {
            output::aside(&refusals::line(&why, texts()));
        }
    }
}

/// How wide the figures of a bot are at least; with an ordinary name they fill the eighty columns of a terminal.
const COLUMNS: [usize; 6] = [13, 14, 5, 5, 10, 10];

fn table(report: &Report, words: &Texts) -> Vec<String> {
    let written = |value: f64| words.language().number(value, 2);
    let signed = |value: f64| if value > 0.0 { format!("+{}", written(value)) } else { written(value) };
    // One game says nothing about its error.
    let error = |se: f64| if report.games > 1 { written(se) } else { "–".to_owned() };
    let figure = |value: String, se: f64| format!("{value} ± {}", error(se));
    let (mean, steady) = (t!(words, "arena-mean"), t!(words, "arena-steady"));
    let heads = vec![
        t!(words, "arena-bot"),
        mean.clone(),
        steady.clone(),
        t!(words, "arena-min"),
        t!(words, "arena-max"),
        t!(words, "arena-each"),
        t!(words, "arena-slow"),
    ];
    let bots = report.bots.iter().map(|bot| {
        let steady = bot.steady_mean.zip(bot.steady_se);
        vec![
            name(bot),
            figure(written(bot.mean), bot.se),
            steady.map_or(String::new(), |(mean, se)| figure(written(mean), se)),
            bot.min.to_string(),
            bot.max.to_string(),
            time(bot.ms_per_decision, words),
            time(bot.p99_ms, words),
        ]
    });
    let mut lines = aligned(heads, bots);
    let pairs = report.pairs.iter().map(|pair| {
        let (a, b) = (name(&report.bots[pair.a]), name(&report.bots[pair.b]));
        let steady = pair.steady_difference.zip(pair.steady_se);
        vec![
            t!(words, "arena-pair", a = a, b = b),
            figure(signed(pair.difference), pair.se),
            steady.map_or(String::new(), |(difference, se)| figure(signed(difference), se)),
        ]
    });
    if !report.pairs.is_empty() {
        lines.push(String::new());
        let heads = vec![t!(words, "arena-difference"), mean, steady];
        lines.extend(aligned(heads, pairs));
    }
    for bot in &report.bots {
        lines.extend(bot.failures.as_ref().map(|failures| troubles(bot, failures)));
    }
    lines
}

/// Rows below their heads as lines: names to the left, figures to the right.
fn aligned(heads: Vec<String>, rows: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    let rows: Vec<Vec<String>> = [heads].into_iter().chain(rows).collect();
    let widest = |place: usize| rows.iter().map(|row| columns(&row[place])).max().unwrap_or(0);
    let line = |row: &Vec<String>| {
        let figures = row[1..].iter().zip(COLUMNS).enumerate();
        let figures = figures.map(|(i, (cell, least))| format!(" {}", right(cell, least.max(widest(i + 1)))));
        padded(&row[0], widest(0)) + &figures.collect::<String>()
    };
    rows.iter().map(line).collect()
}

/// A time of so many milliseconds. What is short is told in microseconds: quick bots need less than one.
fn time(ms: f64, words: &Texts) -> String {
    let written = |value: f64, decimals| words.language().number(value, decimals);
    if ms < 0.1 {
        t!(words, "time-micros", time = written(1000.0 * ms, 2))
    } else {
        t!(words, "time-millis", time = written(ms, 3))
    }
}

/// A bot's name for one line; a command may be long and hold anything.
pub(crate) fn name(bot: &BotReport) -> String {
    const LONGEST: usize = 40;
    let mut name: String = bot.bot.chars().map(visible).take(LONGEST).collect();
    if bot.bot.chars().count() > LONGEST {
        name.pop();
        name.push('…');
    }
    name
}

/// Says so if an outside program never got as far as its first decision: its figures are those of nobody.
fn never_started(bot: &BotReport) -> Option<String> {
    let failures = bot.failures.as_ref()?;
    let first = failures.first.as_ref().filter(|first| first.moment == Moment::Start)?;
    let what = refusals::fault(&first.fault, texts());
    (failures.dead == bot.decisions)
        .then(|| t!(texts(), "arena-never-started", name = name(bot), what = what))
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

#[cfg(test)]
mod tests {
    use tubewright_lab::arena::PairReport;
    use tubewright_texts::Language;

    use super::*;

    fn report(games: u32) -> Report {
        let bot = |bot: &str, mean: f64| BotReport {
            bot: bot.to_owned(),
            mean,
            se: 0.25,
            steady_mean: Some(mean - 1.2),
            steady_se: Some(0.12),
            min: 104,
            max: 198,
            decisions: 15_000,
            ms_per_decision: 50.02,
            p99_ms: 112.714,
            failures: None,
        };
        let steady = (Some(-21.08), Some(0.5));
        let pair = PairReport {
            a: 0,
            b: 1,
            difference: -20.12,
            se: 0.75,
            steady_difference: steady.0,
            steady_se: steady.1,
        };
        Report {
            games,
            bots: vec![bot("lookahead:depth=2", 139.5), bot("search:nodes=500", 159.62)],
            pairs: vec![pair],
        }
    }

    #[test]
    fn the_table_has_the_figures_less_luck_and_fits_a_terminal() {
        for language in Language::ALL {
            let lines = table(&report(400), &Texts::embedded(language));
            let long = lines.iter().find(|line| columns(line) > 80);
            assert_eq!(long, None, "{language}: {}", lines.join("\n"));
        }
        let lines = table(&report(400), &Texts::embedded(Language::English));
        assert!(
            lines[0].starts_with("Bot                   mean ± se      less luck   min   max"),
            "{lines:#?}"
        );
        assert!(
            lines[1].starts_with("lookahead:depth=2 139.50 ± 0.25  138.30 ± 0.12   104   198"),
            "{lines:#?}"
        );
        let pair = "lookahead:depth=2 against search:nodes=500 −20.12 ± 0.75  −21.08 ± 0.50";
        assert_eq!(lines.last().map(String::as_str), Some(pair));
    }

    #[test]
    fn one_game_has_no_error() {
        let lines = table(&report(1), &Texts::embedded(Language::English));
        assert_eq!(lines.iter().map(|line| line.matches("± –").count()).sum::<usize>(), 6, "{lines:#?}");
        assert!(!lines.iter().any(|line| line.contains("± 0")), "{lines:#?}");
    }

    #[test]
    fn no_time_is_so_short_that_it_looks_like_none() {
        let english = Texts::embedded(Language::English);
        let times = [0.000_12, 0.0019, 0.0999, 0.1, 4.5, 50.0213].map(|ms| time(ms, &english));
        assert_eq!(times, ["0.12 µs", "1.90 µs", "99.90 µs", "0.100 ms", "4.500 ms", "50.021 ms"]);
        assert_eq!(time(0.000_12, &Texts::embedded(Language::Russian)), "0,12 мкс");
    }
}
