//! `tubewright stats`: what many recorded games say together.

mod gather;
mod picture;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use serde::Serialize;
use tubewright_history::{MOVING, ModuleScores, Statistics};
use tubewright_rules::Pencil;
use tubewright_texts::{Texts, key, t};

use crate::map::MapFlag;
use crate::replay::Refused;
use crate::values::whole;
use crate::words::{padded, right, texts, width};
use crate::{files, output, refusals};

use gather::Gathered;

#[derive(clap::Args)]
#[command(about = key!("cli-stats"), after_long_help = key!("cli-stats-more"))]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE", help = key!("cli-stats-files"))]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "COUNT", value_parser = whole::<usize>(1..=4), help = key!("cli-stats-seat"))]
    seat: Option<usize>,
    #[arg(long, value_name = "NAME", help = key!("cli-stats-name"))]
    name: Option<String>,
    #[arg(long, value_name = "FILE", help = key!("cli-stats-svg"))]
    svg: Option<PathBuf>,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    statistics: &'a Statistics,
    /// Games that go on still, which count for nothing.
    unfinished: usize,
    /// Files of folders that are no records.
    skipped: usize,
}

#[derive(Serialize)]
struct ErrorReport {
    reason: &'static str,
    message: String,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(path) = &args.svg {
        files::try_out(path).with_context(|| path.display().to_string())?;
    }
    let gathered = gather::gather(args);
    match gathered.and_then(|gathered| Ok((statistics(&gathered)?, gathered))) {
        Ok((statistics, gathered)) => tell(args, &statistics, &gathered),
        Err(why) if args.json => {
            let message = refusals::line(&why, texts());
            output::document(&Refused { error: ErrorReport { reason: "bad-record", message } })?;
            Err(why)
        }
        Err(why) => Err(why),
    }
}

fn statistics(gathered: &Gathered) -> Result<Statistics> {
    match Statistics::of(&gathered.finished) {
        Some(statistics) => Ok(statistics),
        None => bail!(t!(texts(), "stats-none")),
    }
}

fn tell(args: &Args, statistics: &Statistics, gathered: &Gathered) -> Result<()> {
    let &Gathered { unfinished, skipped, .. } = gathered;
    let told = if args.json {
        output::document(&Report { statistics, unfinished, skipped })
    } else {
        output::lines(&lines(statistics, gathered, texts()))
    };
    let Some(path) = &args.svg else { return told };
    let picture = picture::svg(statistics, texts());
    files::write(path, picture.as_bytes()).with_context(|| path.display().to_string()).and(told)
}

/// The widest bar of the distribution.
const BAR: usize = 40;

fn lines(statistics: &Statistics, gathered: &Gathered, words: &Texts) -> Vec<String> {
    let written = |value: f64| words.language().number(value, 1);
    let Statistics { scores, parts, .. } = statistics;
    let mean = |mean: f64, se: Option<f64>| match se {
        Some(se) => format!("{} ± {}", written(mean), written(se)),
        None => written(mean),
    };
    let mut rows = vec![
        (t!(words, "stats-games"), statistics.games.to_string()),
        (t!(words, "stats-mean"), mean(scores.mean, scores.se)),
        (t!(words, "stats-sd"), scores.sd.map_or("–".to_owned(), written)),
        (t!(words, "stats-lowest"), written(scores.quantiles.min)),
        ("10 %".to_owned(), written(scores.quantiles.p10)),
        ("25 %".to_owned(), written(scores.quantiles.p25)),
        (t!(words, "stats-median"), written(scores.quantiles.median)),
        ("75 %".to_owned(), written(scores.quantiles.p75)),
        ("90 %".to_owned(), written(scores.quantiles.p90)),
        (t!(words, "stats-highest"), written(scores.quantiles.max)),
        Default::default(),
        (t!(words, "stats-lines"), written(parts.lines)),
        (t!(words, "stats-tourist"), written(parts.tourist)),
        (t!(words, "stats-interchanges"), written(parts.interchanges)),
    ];
    rows.extend(parts.objectives.map(|points| (t!(words, "stats-objectives"), written(points))));
    rows.push(Default::default());
    let color = |pencil: Pencil| {
        (t!(words, "term-pencil", pencil = pencil.name()), written(statistics.by_color[pencil.index()]))
    };
    rows.extend(Pencil::ALL.map(color));
    let round =
        |(round, points): (usize, &f64)| (t!(words, "stats-round", round = round + 1), written(*points));
    rows.extend(statistics.by_round.iter().enumerate().map(round));
    rows.push((t!(words, "stats-best-line"), statistics.best_line.to_string()));
    rows.push(Default::default());
    let kind = |kind: &ModuleScores| {
        let modules = match (kind.modules.objectives, kind.modules.powers) {
            (false, false) => "none",
            (true, false) => "objectives",
            (false, true) => "powers",
            (true, true) => "both",
        };
        let label = t!(words, "stats-modules", modules = modules, games = kind.games);
        (label, mean(kind.scores.mean, kind.scores.se))
    };
    rows.extend(statistics.by_modules.iter().map(kind));
    if let Some(&last) = statistics.moving_mean.last().filter(|_| statistics.games > MOVING) {
        rows.push((t!(words, "stats-last", count = MOVING), written(last)));
    }
    let (others, won) = statistics.against_others;
    if others > 0 {
        rows.push((t!(words, "stats-won", games = others), won.to_string()));
    }
    let labels = rows.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
    let values = rows.iter().map(|(_, value)| before_error(value)).max().unwrap_or(0);
    let row = |(label, value): &(String, String)| {
        let value = right(value, values + width(value) - before_error(value));
        format!("{}  {value}", padded(label, labels)).trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows.iter().map(row).collect();
    lines.push(String::new());
    let most = statistics.histogram.iter().map(|&(_, games)| games).max().unwrap_or(1).max(1);
    lines.extend(statistics.histogram.iter().map(|&(from, games)| {
        let bar = "#".repeat((BAR * games).div_ceil(most));
        format!("{:>9}  {games:>5}  {bar}", format!("{from}–{}", from + 9)).trim_end().to_owned()
    }));
    if gathered.unfinished > 0 {
        lines.extend([String::new(), t!(words, "stats-unfinished", count = gathered.unfinished)]);
    }
    lines
}

/// The columns of a figure without its error, by which figures stand below each other.
fn before_error(value: &str) -> usize {
    width(value.split(" ±").next().unwrap_or_default())
}
