//! `tubewright deal`: what a seed deals.

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{Card, Deal, Pencil, commitment, quote};
use tubewright_texts::{key, t};

use crate::output;
use crate::words::{padded, texts, width};

#[derive(clap::Args)]
#[command(about = key!("cli-deal"), after_long_help = key!("cli-deal-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-deal-seed"))]
    seed: String,
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
    let words = texts();
    let heads = [
        (t!(words, "deal-seed"), quote(seed).to_string()),
        (t!(words, "deal-commitment"), commitment(seed)),
        (t!(words, "deal-pencils"), deal.pencils.map(Pencil::name).join(", ")),
        (t!(words, "deal-objectives"), deal.objectives.map(|objective| objective.name()).join(", ")),
        (t!(words, "deal-powers"), powers.join(", ")),
    ];
    let columns = heads.iter().map(|(head, _)| width(head)).max().unwrap_or(0);
    let mut lines: Vec<String> =
        heads.iter().map(|(head, what)| format!("{}  {what}", padded(head, columns))).collect();
    let first = t!(words, "deal-card");
    let number = width(&first).max(4);
    let rounds = (1..=4).map(|round| format!("  {}", padded(&t!(words, "deal-round", round = round), 10)));
    let rounds: String = rounds.collect();
    lines.extend([String::new(), format!("{}{}", padded(&first, number), rounds.trim_end())]);
    let mut undergrounds = [0; 4];
    for i in 0..Card::ALL.len() {
        let mut row = format!("{:>number$}", i + 1);
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
    lines.push(t!(words, "deal-key"));
    lines
}

fn short(card: Card) -> String {
    let kind = card.name().split_once(':').map_or(card.name(), |(_, kind)| kind);
    format!("{} {kind}", if card.is_underground() { 'U' } else { 'S' })
}
