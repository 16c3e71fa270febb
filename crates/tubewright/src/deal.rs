//! `tubewright deal`: what a seed deals.

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{Deal, Pencil, commitment};
use tubewright_term::deal_page;
use tubewright_texts::key;

use crate::map::MapFlag;
use crate::output;
use crate::words::texts;

#[derive(clap::Args)]
#[command(about = key!("cli-deal"), after_long_help = key!("cli-deal-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-deal-seed"))]
    seed: String,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

#[derive(Serialize)]
struct DealReport<'a> {
    seed: &'a str,
    pencils: [&'static str; 4],
    objectives: [&'static str; 2],
    powers: PowersReport,
    decks: Vec<Vec<&'static str>>,
    commitment: String,
}

#[derive(Serialize)]
struct PowersReport {
    purple: &'static str,
    blue: &'static str,
    pink: &'static str,
    green: &'static str,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // A seed deals the same on every map; one that cannot be played is still refused.
    args.map.board()?;
    let deal = Deal::from_seed(&args.seed);
    if args.json {
        output::document(&report(&args.seed, &deal))
    } else {
        output::lines(&deal_page(texts(), &args.seed, &deal))
    }
}

fn report<'a>(seed: &'a str, deal: &Deal) -> DealReport<'a> {
    let power = |pencil: Pencil| deal.powers[pencil].name();
    DealReport {
        seed,
        pencils: deal.pencils.map(Pencil::name),
        objectives: deal.objectives.map(|objective| objective.name()),
        powers: PowersReport {
            purple: power(Pencil::Purple),
            blue: power(Pencil::Blue),
            pink: power(Pencil::Pink),
            green: power(Pencil::Green),
        },
        decks: deal.decks.iter().map(|deck| deck.cards().iter().map(|card| card.name()).collect()).collect(),
        commitment: commitment(seed),
    }
}
