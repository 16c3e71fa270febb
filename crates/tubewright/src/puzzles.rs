//! `tubewright puzzles`: positions of bots' games on which one action is clearly best.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::Result;
use serde::Serialize;
use serde_json::value::RawValue;
use tubewright_bots::value;
use tubewright_lab::puzzles::Puzzles;
use tubewright_review::Puzzle;
use tubewright_rules::NamedAction;
use tubewright_texts::key;

use crate::output;
use crate::progress::Progress;
use crate::values::{cores, whole};

#[derive(clap::Args)]
#[command(about = key!("cli-puzzles"), after_long_help = key!("cli-puzzles-more"))]
pub(crate) struct Args {
    #[arg(long, value_parser = whole::<usize>(1..=100_000), help = key!("cli-puzzles-count"))]
    count: usize,
    #[arg(long, help = key!("cli-arena-seed"))]
    seed: String,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    record: Box<RawValue>,
    best: &'a [NamedAction],
    accept: &'a [NamedAction],
    gap: f64,
    error: f64,
    theme: &'static str,
    difficulty: u8,
}

impl<'a> Report<'a> {
    fn of(puzzle: &'a Puzzle) -> Result<Self> {
        let game = puzzle.game().expect("it is of a game that was played");
        Ok(Self {
            // Without the seed: whoever knows it knows the cards to come.
            record: RawValue::from_string(game.record().to_json())?,
            best: &puzzle.best,
            accept: &puzzle.accept,
            gap: puzzle.gap,
            error: puzzle.error,
            theme: puzzle.theme.name(),
            difficulty: puzzle.difficulty,
        })
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let list = found(args);
    if args.json {
        return output::document(&list.iter().map(Report::of).collect::<Result<Vec<_>>>()?);
    }
    output::lines(&list.iter().map(Puzzle::to_string).collect::<Vec<_>>())
}

/// The first so many, in the order of the games: the same with any number of threads.
fn found(args: &Args) -> Vec<Puzzle> {
    let puzzles = Puzzles { net: value::london(), seed: args.seed.clone() };
    let progress = Progress::default();
    let mut list = Vec::new();
    let games = AtomicU64::new(0);
    while list.len() < args.count {
        let together = thread::scope(|scope| {
            let play = || {
                scope.spawn(|| {
                    let number = games.fetch_add(1, Ordering::Relaxed);
                    (number, puzzles.of_game(number))
                })
            };
            let threads: Vec<_> = (0..cores()).map(|_| play()).collect();
            let mut played: Vec<_> =
                threads.into_iter().map(|it| it.join().expect("a game of bots comes to its end")).collect();
            played.sort_by_key(|(number, _)| *number);
            played
        });
        list.extend(together.into_iter().flat_map(|(_, puzzles)| puzzles));
        progress.show(list.len() as u64, args.count as u64);
    }
    progress.clear();
    list.truncate(args.count);
    list
}
