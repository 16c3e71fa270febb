//! `tubewright verify`: were the cards those of the seed, and the seed the one promised?

use std::path::PathBuf;

use anyhow::Result;
use tubewright_rules::{Game, Record, RecordError, commitment, quote};

use crate::{input, output};

/// Check that a record's cards, pencils and modules are those of its seed
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright verify game.json

The seed must also be that of the commitment, if the record has one, and the record must be of a
possible game. Exit code 0 if all agrees, otherwise 1 and one line on stderr.")]
pub(crate) struct Args {
    /// The record, or - for standard input
    record: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let record = Record::from_json(&input::read(&args.record)?).map_err(RecordError::Bad)?;
    Game::replay(&record)?;
    record.verify()?;
    let note = record.deal.unwrap_or_default();
    let seed = note.seed.unwrap_or_default();
    let promised = if note.commitment.is_some() { "as promised" } else { "no commitment was published" };
    output::lines(&[
        format!("the cards, pencils and modules are those of the seed {}", quote(&seed)),
        format!("its commitment is {}, {promised}", commitment(&seed)),
    ])
}
