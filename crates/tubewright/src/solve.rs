//! `tubewright solve`: what was possible with the cards of a deal.

use std::time::Instant;

use anyhow::Result;
use serde::Serialize;
use tubewright_bots::Frame;
use tubewright_bots::solver::{DealSolution, solve_deal};
use tubewright_rules::{Board, Deal, Setup, quote};

use crate::output;

/// Find the best solo game that a deal allows, with all its cards known
#[derive(clap::Args)]
#[command(
    after_long_help = "Each line is the best one beside the three others, but no search proves that no other four
are better together: the bound is what no game on these cards exceeds.

Examples:
  tubewright solve --deal london
  tubewright solve --deal london --objectives --powers --effort 10 --json"
)]
pub(crate) struct Args {
    /// The deal's seed, any text
    #[arg(long, value_name = "SEED")]
    deal: String,
    /// With two shared objectives (module A)
    #[arg(long)]
    objectives: bool,
    /// With pencil powers (module B)
    #[arg(long)]
    powers: bool,
    /// How hard to search: 1 takes a second or a few, 10 ten times that
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    effort: u32,
    /// Print one JSON document
    #[arg(long)]
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
    let proved = if solution.is_exact() {
        "which is proved to be the most".to_owned()
    } else {
        format!("and {} is proved to be out of reach", solution.bound + 1)
    };
    let mut lines =
        vec![format!("With the cards of {} {} was possible, {proved}.", quote(&args.deal), solution.total)];
    for (round, (actions, pencil)) in rounds.iter().zip(frame.pencils).enumerate() {
        lines.push(format!("Round {}, {pencil}: {}", round + 1, actions.join("; ")));
    }
    lines.push(format!("{} positions in {seconds:.1} s", solution.nodes));
    output::lines(&lines)
}
