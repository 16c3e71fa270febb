//! `tubewright score`: the score of a sheet that was drawn on paper.

use std::path::PathBuf;

use anyhow::Result;
use tubewright_rules::{DrawnSheet, SheetErrorReport, SheetReport};
use tubewright_term::drawn_sheet;
use tubewright_texts::key;

use crate::map::MapFlag;
use crate::replay::Refused;
use crate::words::texts;
use crate::{input, output, refusals};

#[derive(clap::Args)]
#[command(about = key!("cli-score"), after_long_help = key!("cli-score-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-score-file"))]
    file: PathBuf,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-score-as-drawn"))]
    as_drawn: bool,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = args.map.board()?;
    let sheet: DrawnSheet = match input::text(&args.file).map(|text| text.parse()) {
        Ok(Ok(sheet)) => sheet,
        Ok(Err(why)) => return refuse(args, SheetErrorReport::from(&why), why.into()),
        Err(why) => {
            let report = SheetErrorReport::unread(refusals::line(&why, texts()));
            return refuse(args, report, why);
        }
    };
    let fault = sheet.faults(&board).next();
    let score = match fault {
        Some(fault) if !args.as_drawn => Err(fault),
        _ => sheet.score_as_drawn(&board),
    };
    let score = match score {
        Ok(score) => score,
        Err(fault) => return refuse(args, SheetErrorReport::from(&fault), fault.into()),
    };
    if let Some(fault) = fault {
        output::aside(&refusals::line(&fault.into(), texts()));
    }
    if args.json {
        let lines = sheet.sheet(&board)?;
        return output::document(&SheetReport::new(&board, &lines, &score));
    }
    output::lines(&drawn_sheet(texts(), &score, output::look()))
}

/// Says why on both channels, if a program asks.
fn refuse(args: &Args, error: SheetErrorReport, why: anyhow::Error) -> Result<()> {
    if args.json {
        output::document(&Refused { error })?;
    }
    Err(why)
}
