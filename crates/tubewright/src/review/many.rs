//! Reviews of many records: a table with a summary, or a document a line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use tubewright_bots::stats::mean_and_error;
use tubewright_present::review as phrases;
use tubewright_review::{Class, Document, Review, grade};
use tubewright_rules::{Record, RecordError, visible};
use tubewright_texts::{Texts, t};

use super::{Args, Named, Refusal, reviews};
use crate::progress::Progress;
use crate::words::{padded, right, texts, width};
use crate::{input, output, refusals};

/// The widest name of a game in the table.
const MAX_NAME: usize = 30;

/// A record among others.
struct Item {
    /// What people call it: its file, and the line where the file has several.
    name: String,
    bytes: Vec<u8>,
}

pub(super) fn run(args: &Args) -> Result<()> {
    let is_folder = args.file.is_dir();
    let items = items(&args.file)?;
    let progress = Progress::default();
    let mut rows = Vec::new();
    for (done, item) in (0..).zip(&items) {
        // Each has a bar of its own only where it is alone.
        progress.show(done, items.len() as u64);
        let read = Record::from_json(&item.bytes).map_err(|why| Refusal::from(RecordError::Bad(why)));
        match read.and_then(|record| reviews(args, &record, &Progress::none())) {
            Ok((_, seats)) if args.json => {
                let document = Document { seats: &seats, budget: args.budget() };
                let file = is_folder.then_some(item.name.as_str());
                output::document(&Named { file, document })?;
            }
            Ok((game, seats)) => {
                let alone = game.seats().count() == 1;
                rows.extend(seats.into_iter().map(|review| {
                    let seat = if alone { String::new() } else { format!(" · {}", review.seat + 1) };
                    (format!("{}{seat}", item.name), review)
                }));
            }
            Err(why) => {
                progress.clear();
                let why = why.say(args.json).expect_err("it is a refusal");
                bail!("{}: {}", item.name, refusals::line(&why, texts()));
            }
        }
    }
    progress.clear();
    if args.json { Ok(()) } else { output::lines(&table(texts(), &rows)) }
}

/// The records of a folder in the order of their names, or of a file line by line.
fn items(path: &Path) -> Result<Vec<Item>> {
    let name = |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let refused = || t!(texts(), "refuse-read", name = path.display().to_string());
    let mut paths: Vec<PathBuf> = vec![path.to_owned()];
    if path.is_dir() {
        let entries = fs::read_dir(path).with_context(refused)?;
        paths =
            entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>().with_context(refused)?;
        paths.retain(|path| is(path, "json") || is(path, "jsonl"));
        paths.sort();
    }
    let mut items = Vec::new();
    for path in paths {
        let (name, bytes) = (name(&path), input::read(&path)?);
        if !is(&path, "jsonl") {
            items.push(Item { name, bytes });
            continue;
        }
        for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
            if !line.trim_ascii().is_empty() {
                items.push(Item { name: format!("{name}:{number}"), bytes: line.to_vec() });
            }
        }
    }
    ensure!(!items.is_empty(), t!(texts(), "refuse-no-records", name = path.display().to_string()));
    Ok(items)
}

fn is(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(extension))
}

/// A line a game, and what they come to together.
fn table(words: &Texts, rows: &[(String, Review)]) -> Vec<String> {
    let heads = [
        t!(words, "review-head-game"),
        t!(words, "review-head-total"),
        t!(words, "review-head-expected"),
        t!(words, "review-head-luck"),
        t!(words, "review-head-lost"),
        t!(words, "review-head-good"),
    ];
    let figures = |review: &Review| {
        let good = 100.0 * review.as_good() as f64 / review.decisions.len().max(1) as f64;
        [review.total, review.expected, review.luck(), review.loss(), good]
    };
    let mut cells = vec![heads.to_vec()];
    for (name, review) in rows {
        let [total, expected, luck, loss, good] = figures(review);
        let figures = [total, expected].map(|it| phrases::points(words, it));
        let name: String = name.chars().map(visible).take(MAX_NAME).collect();
        let figures = figures.into_iter().chain([
            phrases::signed_points(words, luck),
            phrases::points(words, loss),
            t!(words, "review-percent", percent = good.round() as u32),
        ]);
        cells.push([name].into_iter().chain(figures).collect());
    }
    let mean = |pick: usize| mean_and_error(rows.iter().map(|(_, review)| figures(review)[pick]));
    let written = |(mean, error): (f64, f64)| {
        let figure = phrases::points(words, mean);
        if error.is_nan() { figure } else { format!("{figure} ± {}", phrases::points(words, error)) }
    };
    let widest = |column: usize| cells.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..heads.len()).map(widest).collect();
    let line = |row: &Vec<String>| {
        let figures =
            row[1..].iter().zip(&widths[1..]).map(|(cell, &wide)| format!("  {}", right(cell, wide)));
        padded(&row[0], widths[0]) + &figures.collect::<String>()
    };
    let mut lines: Vec<String> = cells.iter().map(line).collect();
    let decisions = || rows.iter().flat_map(|(_, review)| &review.decisions);
    let of = |class: Class| decisions().filter(|decision| decision.class() == class).count();
    lines.push(String::new());
    lines.push(t!(
        words,
        "review-mean",
        games = rows.len(),
        total = written(mean(0)),
        luck = written(mean(2)),
        loss = written(mean(3))
    ));
    lines.push(t!(
        words,
        "review-good-share",
        good = decisions().filter(|decision| decision.is_as_good()).count(),
        all = decisions().count()
    ));
    lines.extend(Class::ALL.into_iter().skip(1).map(|class| {
        let (name, count) = (phrases::class(words, class), of(class));
        t!(words, "review-class-count", class = name, count = count)
    }));
    // Games with more modules cost everyone more: only those of one kind are compared.
    if let Some((_, first)) = rows.first()
        && rows.iter().all(|(_, review)| review.finished && review.modules == first.modules)
    {
        let loss = mean(3).0;
        lines.push(phrases::grade(words, &grade(first.modules, loss), loss));
    }
    lines
}
