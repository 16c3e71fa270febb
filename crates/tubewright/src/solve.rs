//! `tubewright solve`: what was possible with the cards of a deal, or of a game that was played.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::ArgGroup;
use serde::Serialize;
use tubewright_bots::solver::{DealSolution, Leads, solve_deal_while};
use tubewright_bots::{GameContext, value};
use tubewright_rules::{Action, Board, Deal, Modules, Setup};
use tubewright_term::quoted;
use tubewright_texts::{key, t};

use crate::hindsight::{self, Question};
use crate::interrupt::Wish;
use crate::map::MapFlag;
use crate::output;
use crate::progress::Progress;
use crate::values::whole;
use crate::words::texts;

#[derive(clap::Args)]
#[command(about = key!("cli-solve"), after_long_help = key!("cli-solve-more"))]
#[command(group = ArgGroup::new("cards").args(["deal", "record"]).required(true))]
pub(crate) struct Args {
    #[arg(long, value_name = "SEED", help = key!("cli-solve-deal"))]
    deal: Option<String>,
    #[arg(long, conflicts_with = "record", help = key!("cli-objectives"))]
    objectives: bool,
    #[arg(long, conflicts_with = "record", help = key!("cli-powers"))]
    powers: bool,
    #[arg(long, value_name = "FILE", help = key!("cli-solve-record"))]
    record: Option<PathBuf>,
    #[arg(long, value_name = "COUNT", conflicts_with = "deal", value_parser = whole::<usize>(1..=4), help = key!("cli-solve-round"))]
    round: Option<usize>,
    #[arg(long, value_name = "COUNT", conflicts_with = "deal", value_parser = whole::<usize>(1..=4), help = key!("cli-solve-seat"))]
    seat: Option<usize>,
    // A single round is solved exactly, with no effort to choose.
    #[arg(long, default_value_t = 1, conflicts_with = "round", value_parser = whole::<u32>(1..=100), help = key!("cli-solve-effort"))]
    effort: u32,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    seed: &'a str,
    #[serde(flatten)]
    deal: DealReport,
    #[serde(skip_serializing_if = "is_false")]
    interrupted: bool,
}

/// Leaves `interrupted` out of a document whose search was not.
pub(crate) fn is_false(value: &bool) -> bool {
    !value
}

/// A search that takes its time: it shows how far it is, and ends with what it has when it is interrupted.
pub(crate) struct Watch {
    progress: Progress,
    wish: Arc<Wish>,
}

impl Watch {
    pub(crate) fn begin() -> Result<Self> {
        Ok(Self { progress: Progress::default(), wish: Wish::noted()? })
    }

    pub(crate) fn goes_on(&self, done: u32, all: u32) -> bool {
        self.progress.show(done.into(), all.into());
        !self.is_stopped()
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.wish.code().is_some()
    }

    /// Takes the bar away, and says if the search was broken off.
    pub(crate) fn end(&self) {
        self.progress.clear();
        if self.is_stopped() {
            output::aside(&t!(texts(), "solve-stopped"));
        }
    }

    /// Ends the program after `told` if it was interrupted.
    pub(crate) fn leave(&self, told: Result<()>) -> Result<()> {
        if told.is_ok() {
            self.wish.grant();
        }
        told
    }
}

/// The best that was found on the cards of a whole game.
#[derive(Serialize)]
pub(crate) struct DealReport {
    pub(crate) total: u32,
    pub(crate) bound: u32,
    pub(crate) exact: bool,
    pub(crate) nodes: u64,
    pub(crate) seconds: f64,
    pub(crate) rounds: Vec<Vec<String>>,
}

impl DealReport {
    /// What was found in this time.
    pub(crate) fn of(found: &DealSolution, board: &Board, time: Duration) -> Self {
        Self {
            total: found.total,
            bound: found.bound,
            exact: found.is_exact(),
            nodes: found.nodes,
            seconds: time.as_secs_f64(),
            rounds: found.actions.iter().map(|actions| written(board, actions)).collect(),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match (&args.record, &args.deal) {
        (Some(file), _) => {
            let &Args { seat, round, effort, ref map, json, .. } = args;
            hindsight::run(&Question { file, seat, round, effort, map, json })
        }
        (None, Some(seed)) => solve(seed, args),
        (None, None) => unreachable!("the parser asks for one of them"),
    }
}

fn solve(seed: &str, args: &Args) -> Result<()> {
    let deal = Deal::from_seed(seed);
    let board = &args.map.board()?;
    let context = GameContext::solo(
        board,
        &Setup::of_deal(&deal, &[""], Modules { objectives: args.objectives, powers: args.powers }),
    );
    let start = Instant::now();
    let net = value::london();
    let leads = Leads { net: Some(&net), played: None };
    let watch = Watch::begin()?;
    let goes_on = |done, all| watch.goes_on(done, all);
    let solution = solve_deal_while(&context, &deal.decks, leads, args.effort, &goes_on);
    watch.end();
    let deal = DealReport::of(&solution, board, start.elapsed());
    if args.json {
        let interrupted = watch.is_stopped();
        return watch.leave(output::document(&Report { seed, deal, interrupted }));
    }
    let words = texts();
    let (seed, total) = (quoted(texts(), seed), deal.total);
    let found = if deal.exact {
        t!(words, "solve-exact", seed = seed, total = total)
    } else {
        t!(words, "solve-bound", seed = seed, total = total, beyond = deal.bound + 1)
    };
    let mut lines = vec![found];
    for (round, (actions, pencil)) in deal.rounds.iter().zip(context.pencils).enumerate() {
        let actions = actions.join("; ");
        let pencil = t!(words, "term-pencil", pencil = pencil.name());
        lines.push(t!(words, "solve-round", round = round + 1, pencil = pencil, actions = actions));
    }
    let seconds = words.language().number(deal.seconds, 1);
    lines.push(t!(words, "solve-nodes", nodes = deal.nodes, seconds = seconds));
    watch.leave(output::lines(&lines))
}

/// Actions as records write them.
pub(crate) fn written(board: &Board, actions: &[Action]) -> Vec<String> {
    actions.iter().map(|&action| board.action_text(action)).collect()
}
