//! `tubewright solve`: what was possible with the cards of a deal.

use std::time::Instant;

use anyhow::Result;
use serde::Serialize;
use tubewright_bots::Frame;
use tubewright_bots::solver::{DealSolution, solve_deal};
use tubewright_rules::{Board, Deal, Setup};
use tubewright_term::quoted;
use tubewright_texts::{key, t};

use crate::output;
use crate::values::whole;
use crate::words::texts;

#[derive(clap::Args)]
#[command(about = key!("cli-solve"), after_long_help = key!("cli-solve-more"))]
pub(crate) struct Args {
    #[arg(long, value_name = "SEED", help = key!("cli-solve-deal"))]
    deal: String,
    #[arg(long, help = key!("cli-objectives"))]
    objectives: bool,
    #[arg(long, help = key!("cli-powers"))]
    powers: bool,
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(1..=1000), help = key!("cli-solve-effort"))]
    effort: u32,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    seed: &'a str,
    total: u32,
    bound: u32,
    exact: bool,
    nodes: u64,
    seconds: f64,
    rounds: Vec<Vec<String>>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let deal = Deal::from_seed(&args.deal);
    let board = Board::london();
    let frame = Frame::solo(board, &Setup::of_deal(&deal, &[""], args.objectives, args.powers));
    let start = Instant::now();
    let solution = solve_deal(&frame, &deal.decks, args.effort);
    let seconds = start.elapsed().as_secs_f64();
    let text = |actions: &Vec<_>| actions.iter().map(|&action| board.action_text(action)).collect();
    let rounds: Vec<Vec<String>> = solution.actions.iter().map(text).collect();
    if args.json {
        let DealSolution { total, bound, nodes, .. } = solution;
        let exact = solution.is_exact();
        return output::document(&Report { seed: &args.deal, total, bound, exact, nodes, seconds, rounds });
    }
    let words = texts();
    let (seed, total) = (quoted(texts(), &args.deal), solution.total);
    let found = if solution.is_exact() {
        t!(words, "solve-exact", seed = seed, total = total)
    } else {
        t!(words, "solve-bound", seed = seed, total = total, beyond = solution.bound + 1)
    };
    let mut lines = vec![found];
    for (round, (actions, pencil)) in rounds.iter().zip(frame.pencils).enumerate() {
        let actions = actions.join("; ");
        let pencil = t!(words, "term-pencil", pencil = pencil.name());
        lines.push(t!(words, "solve-round", round = round + 1, pencil = pencil, actions = actions));
    }
    let seconds = words.language().number(seconds, 1);
    lines.push(t!(words, "solve-nodes", nodes = solution.nodes, seconds = seconds));
    output::lines(&lines)
}
