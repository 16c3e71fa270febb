//! `tubewright perft`: counts the action sequences that one line allows.

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{BadRecordError, Board, Card, Pencil, RecordError, perft, turns_of};
use tubewright_texts::{key, t};

use crate::map::MapFlag;
use crate::words::texts;
use crate::{output, replay};

#[derive(clap::Args)]
#[command(about = key!("cli-perft"), after_long_help = key!("cli-perft-more"))]
pub(crate) struct Args {
    #[arg(long, help = key!("cli-perft-color"))]
    color: String,
    #[arg(long, help = key!("cli-perft-cards"))]
    cards: String,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

#[derive(Serialize)]
struct Counts {
    counts: Vec<u64>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = args.map.board()?;
    match count(args, &board) {
        Ok(counts) if args.json => output::document(&Counts { counts }),
        Ok(counts) if counts.is_empty() => output::lines(&[t!(texts(), "perft-none")]),
        Ok(counts) => {
            let digits = counts.len().to_string().len();
            let row = |(turn, count): (usize, &u64)| {
                t!(texts(), "perft-turn", turn = format!("{:>digits$}", turn + 1), count = *count)
            };
            output::lines(&counts.iter().enumerate().map(row).collect::<Vec<_>>())
        }
        Err(why) if args.json => replay::refuse(RecordError::Bad(why)),
        Err(why) => Err(RecordError::Bad(why).into()),
    }
}

fn count(args: &Args, board: &Board) -> Result<Vec<u64>, BadRecordError> {
    let pencil: Pencil = args.color.parse()?;
    let words = args.cards.split(',').filter(|_| !args.cards.is_empty());
    let cards = words.map(str::parse).collect::<Result<Vec<Card>, _>>()?;
    let turns = turns_of(&cards, 1)?;
    perft(board, pencil, &turns).map_err(|why| BadRecordError::Card { round: 1, why })
}
