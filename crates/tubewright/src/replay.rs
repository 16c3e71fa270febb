//! `tubewright replay`: plays a record through the rules and prints the score sheet.

use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::{BadRecordError, ErrorReport, Game, Record, RecordError};
use tubewright_term::{replay_on_screen, score_sheets, transcript};
use tubewright_texts::key;

use crate::map::MapFlag;
use crate::{input, output, refusals, words};

#[derive(clap::Args)]
#[command(about = key!("cli-replay"), after_long_help = key!("cli-replay-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-record"))]
    file: PathBuf,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
    #[arg(long, help = key!("cli-replay-legal"))]
    legal: bool,
    #[arg(long, conflicts_with_all = ["json", "legal"], help = key!("cli-replay-watch"))]
    watch: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.json && !args.legal {
        let record = Record::from_json(&input::read(&args.file)?).map_err(RecordError::Bad)?;
        let record = args.map.complete(record)?;
        if args.watch {
            // An impossible record is refused before the screen is taken over.
            let told = transcript(words::texts(), &record)?;
            if output::is_full_terminal() {
                return Ok(replay_on_screen(words::texts(), output::look(), &record)?);
            }
            output::lines(&told)?;
        }
        return output::lines(&score_sheets(words::texts(), &Game::replay(&record)?, output::look()));
    }
    let record = read(&args.file).and_then(|record| args.map.complete(record));
    match record.and_then(|record| record.report(args.legal)) {
        Ok(report) => output::document(&report),
        Err(why) => refuse(why),
    }
}

/// A record for a program. A file that cannot be read is as good as no record: programs still get their one document.
pub(crate) fn read(file: &Path) -> Result<Record, RecordError> {
    let bytes = input::read(file)
        .map_err(|why| RecordError::Bad(BadRecordError::Unread(refusals::line(&why, words::texts()))));
    bytes.and_then(|bytes| Record::from_json(&bytes).map_err(RecordError::Bad))
}

/// The document of what is refused.
#[derive(Serialize)]
pub(crate) struct Refused<E> {
    pub(crate) error: E,
}

/// Says why on both channels.
pub(crate) fn refuse(why: RecordError) -> Result<()> {
    output::document(&Refused { error: ErrorReport::from(&why) })?;
    Err(why.into())
}
