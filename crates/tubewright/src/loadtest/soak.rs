//! `tubewright loadtest --soak`: game after game, and the server's memory from minute to minute.

use std::time::Duration;

use anyhow::Result;
use serde::Serialize;
use tubewright_loadtest::{Load, Pace, Soak};
use tubewright_texts::t;

use super::{Args, Folder, Server};
use crate::output;
use crate::words::texts;

/// In the first minutes a server fills its caches: what it holds afterwards is compared.
const WARMING_UP: u64 = 10;
const MINUTE: Duration = Duration::from_secs(60);

/// How it stood after a minute.
#[derive(Clone, Copy, Serialize)]
struct Sample {
    minute: u64,
    memory_bytes: u64,
    sockets: usize,
    games: usize,
    turns: usize,
    failures: usize,
}

#[derive(Serialize)]
struct Report {
    tables: usize,
    seats: u8,
    every_s: f64,
    samples: Vec<Sample>,
    /// The memory from minute `from` on: the least, the most, and by how much that is more.
    from: u64,
    least_bytes: u64,
    most_bytes: u64,
    apart_percent: f64,
}

/// Plays for so many minutes and tells after each how the server stands.
pub(super) async fn soak(args: &Args, minutes: u64) -> Result<()> {
    let folder = Folder::of(args);
    let server = Server::start(folder.path())?;
    let pace = Pace::Every(Duration::try_from_secs_f64(args.every)?);
    let load = Load { server: server.address, tables: args.tables, seats: args.seats, pace };
    let soak = Soak::start(load);
    let mut samples = Vec::new();
    for minute in 1..=minutes {
        tokio::time::sleep(MINUTE).await;
        let (standing, memory_bytes) = (soak.standing(), server.memory().unwrap_or_default());
        let sample = Sample {
            minute,
            memory_bytes,
            sockets: standing.sockets,
            games: standing.games,
            turns: standing.turns,
            failures: standing.failures,
        };
        samples.push(sample);
        if !args.json {
            output::lines(&[line(&sample)])?;
        }
    }
    soak.end().await;
    let report = report(args, samples);
    if args.json { output::document(&report) } else { output::lines(&[sum(&report)]) }
}

fn report(args: &Args, samples: Vec<Sample>) -> Report {
    let from = WARMING_UP.min(samples.len() as u64);
    let later = || samples.iter().filter(|sample| sample.minute >= from).map(|sample| sample.memory_bytes);
    let (least_bytes, most_bytes) = (later().min().unwrap_or_default(), later().max().unwrap_or_default());
    let apart_percent = 100.0 * (most_bytes as f64 / least_bytes.max(1) as f64 - 1.0);
    let (tables, seats, every_s) = (args.tables, args.seats, args.every);
    Report { tables, seats, every_s, samples, from, least_bytes, most_bytes, apart_percent }
}

fn megabytes(bytes: u64) -> String {
    texts().language().number(bytes as f64 / 1e6, 1)
}

fn line(sample: &Sample) -> String {
    t!(
        texts(),
        "loadtest-soak",
        minute = sample.minute,
        memory = megabytes(sample.memory_bytes),
        sockets = sample.sockets,
        games = sample.games,
        turns = sample.turns,
        failures = sample.failures
    )
}

fn sum(report: &Report) -> String {
    let (least, most) = (megabytes(report.least_bytes), megabytes(report.most_bytes));
    let percent = texts().language().number(report.apart_percent, 1);
    t!(texts(), "loadtest-soak-end", minute = report.from, least = least, most = most, percent = percent)
}
