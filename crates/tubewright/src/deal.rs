//! `tubewright deal`: what a seed deals.

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{Card, Deal, Pencil, commitment, quote};

use crate::output;

/// Print the deal of a seed: pencils, objectives, powers and the four decks
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright deal london
  tubewright deal --json 00112233445566778899aabbccddeeff")]
pub(crate) struct Args {
    /// Any text; after -- if it begins with a dash
    seed: String,
    /// Print one JSON document
    #[arg(long)]
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
    let deal = Deal::from_seed(&args.seed);
    if args.json {
        output::document(&report(&args.seed, &deal))
    } else {
        output::lines(&table(&args.seed, &deal))
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

fn table(seed: &str, deal: &Deal) -> Vec<String> {
    let powers: Vec<String> = deal.powers.iter().map(|(pencil, power)| format!("{pencil} {power}")).collect();
    let mut lines = vec![
        format!("Seed        {}", quote(seed)),
        format!("Commitment  {}", commitment(seed)),
        format!("Pencils     {}", deal.pencils.map(Pencil::name).join(", ")),
        format!("Objectives  {}", deal.objectives.map(|objective| objective.name()).join(", ")),
        format!("Powers      {}", powers.join(", ")),
        String::new(),
        "Card  Round 1     Round 2     Round 3     Round 4".to_owned(),
    ];
    let mut undergrounds = [0; 4];
    for i in 0..Card::ALL.len() {
        let mut row = format!("{:>4}", i + 1);
        for (deck, undergrounds) in deal.decks.iter().zip(&mut undergrounds) {
            let card = deck.cards()[i];
            // What comes after the fifth Underground card is never revealed (R2.4).
            let shown = if *undergrounds == Card::UNDERGROUNDS { "-".to_owned() } else { short(card) };
            *undergrounds += u32::from(card.is_underground());
            row.push_str(&format!("  {shown:<10}"));
        }
        lines.push(row.trim_end().to_owned());
    }
    lines.push(String::new());
    lines.push("S Street, U Underground; the fifth U ends the round.".to_owned());
    lines
}

fn short(card: Card) -> String {
    let kind = card.name().split_once(':').map_or(card.name(), |(_, kind)| kind);
    format!("{} {kind}", if card.is_underground() { 'U' } else { 'S' })
}
