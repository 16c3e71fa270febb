//! `tubewright perft`: counts the action sequences that one line allows.

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{BadRecord, Board, Card, Pencil, RecordError, UnknownWord, perft, turns_of};

use crate::{output, replay};

/// Count the different action sequences that one line allows on an empty sheet
#[derive(clap::Args)]
#[command(
    after_long_help = "On each turn the line passes or draws one section; there are no powers. One number a turn.

Examples:
  tubewright perft --color green --cards underground:circle,street:square,underground:joker"
)]
pub(crate) struct Args {
    /// The pencil: purple, blue, pink or green
    #[arg(long)]
    color: String,
    /// Cards in the order revealed, as in a record's round, with commas between them
    #[arg(long)]
    cards: String,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Counts {
    counts: Vec<u64>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match count(args) {
        Ok(counts) if args.json => output::document(&Counts { counts }),
        Ok(counts) => {
            let row = |(turn, count): (usize, &u64)| format!("turn {:>2}: {count}", turn + 1);
            output::lines(&counts.iter().enumerate().map(row).collect::<Vec<_>>())
        }
        Err(why) if args.json => replay::refuse(RecordError::Bad(why)),
        Err(why) => Err(RecordError::Bad(why).into()),
    }
}

fn count(args: &Args) -> Result<Vec<u64>, BadRecord> {
    let unknown = |why: UnknownWord| BadRecord::Json(why.to_string());
    let pencil: Pencil = args.color.parse().map_err(unknown)?;
    let words = args.cards.split(',').filter(|_| !args.cards.is_empty());
    let cards = words.map(str::parse).collect::<Result<Vec<Card>, _>>().map_err(unknown)?;
    let turns = turns_of(&cards, 1)?;
    perft(Board::london(), pencil, &turns).map_err(|why| BadRecord::Card { round: 1, why })
}
