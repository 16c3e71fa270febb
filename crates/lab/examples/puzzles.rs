//! Makes the puzzles that ship with the page, and holds them to a higher budget. `make COUNT SEED` prints so many lines, the easiest
//! first; `verify FILE` says which do not hold, and fails if there are any.

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use tubewright_bots::review::DEFAULT_NODES;
use tubewright_bots::value;
use tubewright_lab::puzzles::{Puzzles, holds};
use tubewright_review::Puzzle;

/// Nodes for each turn that could come: two and a half times those that the puzzles are made with.
const VERIFYING: u64 = 5 * DEFAULT_NODES;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["make", count, seed] => make(count.parse().expect("a number of puzzles"), seed),
        ["verify", file] => verify(&std::fs::read_to_string(file).expect("a file of puzzles")),
        _ => {
            eprintln!("make COUNT SEED or verify FILE");
            ExitCode::from(2)
        }
    }
}

fn make(count: usize, seed: &str) -> ExitCode {
    let puzzles = Puzzles { net: value::london(), seed: seed.to_owned() };
    let mut list: Vec<Puzzle> = Vec::new();
    for number in 0.. {
        let of_game = puzzles.of_game(number);
        list.extend(of_game.into_iter().filter(|puzzle| holds(&puzzles.net, puzzle, VERIFYING)));
        eprint!("\r{} of {count}", list.len());
        if list.len() >= count {
            break;
        }
    }
    list.truncate(count);
    list.sort_by(|a, b| (a.difficulty, b.gap).partial_cmp(&(b.difficulty, a.gap)).expect("numbers"));
    for puzzle in list {
        println!("{puzzle}");
    }
    ExitCode::SUCCESS
}

fn verify(text: &str) -> ExitCode {
    let lines: Vec<&str> = text.lines().collect();
    let (net, next, bad) = (value::london(), AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
            let puzzle = Puzzle::from_line(line);
            if !puzzle.is_some_and(|puzzle| holds(&net, &puzzle, VERIFYING)) {
                bad.fetch_add(1, Ordering::Relaxed);
                println!("does not hold: {line}");
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let bad = bad.into_inner();
    println!("{} of {} puzzles hold with {VERIFYING} nodes", lines.len() - bad, lines.len());
    if bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
