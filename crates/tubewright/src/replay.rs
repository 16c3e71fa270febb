//! `tubewright replay`: plays a record through the rules and prints the score sheet.

use std::path::PathBuf;

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{BadRecord, ErrorReport, Game, Record, RecordError};
use tubewright_term::score_sheets;

use crate::{input, output, words};

/// Play a record through the rules and print its score sheet
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright replay game.json            the score sheet, for people
  tubewright replay --json game.json     every figure, for programs
  tubewright replay --legal - < game.json
                                         also the sections that were open on every turn

An illegal record is refused with exit code 1 and one line such as
  round 2, turn 3, seat 1: crosses-section: a3-c5 crosses b3-b5")]
pub(crate) struct Args {
    /// The record, or - for standard input
    file: PathBuf,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// Add the sections open on every turn; implies --json
    #[arg(long)]
    legal: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.json && !args.legal {
        let record = Record::from_json(&input::read(&args.file)?).map_err(RecordError::Bad)?;
        return output::lines(&score_sheets(words::texts(), &Game::replay(&record)?, output::look()));
    }
    // A file that cannot be read is as good as no record: programs still get their one document.
    let bytes = input::read(&args.file).map_err(|why| RecordError::Bad(BadRecord::Json(format!("{why:#}"))));
    let record = bytes.and_then(|bytes| Record::from_json(&bytes).map_err(RecordError::Bad));
    match record.and_then(|record| record.report(args.legal)) {
        Ok(report) => output::document(&report),
        Err(why) => refuse(why),
    }
}

#[derive(Serialize)]
struct Refused {
    error: ErrorReport,
}

/// Says why on both channels.
pub(crate) fn refuse(why: RecordError) -> Result<()> {
    output::document(&Refused { error: ErrorReport::from(&why) })?;
    Err(why.into())
}
