//! `tubewright map`: prints a board, and says what is wrong with a map file; the flag `--map` of the other verbs.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Serialize;
use tubewright_bots::{Level, Spec, value};
use tubewright_rules::{BadRecordError, Board, Record, RecordError, SharedBoard};
use tubewright_term::board_page;
use tubewright_texts::{key, t};

use crate::words::texts;
use crate::{input, output, refusals};

#[derive(clap::Args)]
#[command(about = key!("cli-map"), after_long_help = key!("cli-map-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-map-file"))]
    file: Option<PathBuf>,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

/// The map on which a verb plays, or which a record leaves to be known.
#[derive(clap::Args, Default)]
pub(crate) struct MapFlag {
    #[arg(long, value_name = "FILE", help = key!("cli-map-flag"))]
    map: Option<PathBuf>,
}

impl MapFlag {
    /// Is a map named?
    pub(crate) const fn is_given(&self) -> bool {
        self.map.is_some()
    }

    /// The map that is named, or London.
    pub(crate) fn board(&self) -> Result<SharedBoard> {
        self.map.as_deref().map_or_else(|| Ok(Board::london().clone()), read)
    }

    /// A record with the text of its map put in. A map is never guessed: a record of another one than is named is refused.
    pub(crate) fn complete(&self, mut record: Record) -> Result<Record, RecordError> {
        if let Some(file) = &self.map {
            let board = read(file).map_err(|why| BadRecordError::Unread(refusals::line(&why, texts())))?;
            record.map.complete(&board)?;
        }
        Ok(record)
    }
}

/// Says that bots who search look ahead instead on a map for which there is no value function.
pub(crate) fn tell_of_no_value(board: &Board, bots: impl IntoIterator<Item = Spec>) {
    let searches = |bot: Spec| matches!(bot, Spec::Search(_) | Spec::Level(Level::Champion));
    if !value::knows(board) && bots.into_iter().any(searches) {
        output::aside(&t!(texts(), "map-no-value", map = board.name()));
    }
}

/// A map for programs.
#[derive(Serialize)]
struct Report {
    name: String,
    hash: String,
    columns: u8,
    rows: u8,
    stations: u32,
    sections: usize,
    crossings: u32,
    districts: usize,
    tourist_sites: u32,
    text: String,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = match &args.file {
        Some(file) => read(file)?,
        None => Board::london().clone(),
    };
    if !args.json {
        return output::lines(&board_page(texts(), &board, output::look()));
    }
    output::document(&Report {
        name: board.name().to_owned(),
        hash: board.hash().to_owned(),
        columns: board.columns(),
        rows: board.rows(),
        stations: board.stations().len(),
        sections: board.sections().len(),
        crossings: board.under_river().len(),
        districts: board.districts().len(),
        tourist_sites: board.sights().len(),
        text: board.text(),
    })
}

/// Reads a map file, or says what is wrong with it.
fn read(file: &Path) -> Result<SharedBoard> {
    let name =
        if file.as_os_str() == "-" { t!(texts(), "standard-input") } else { file.display().to_string() };
    let text = input::text(file)?;
    Ok(Board::parse(&text).with_context(|| name)?.into())
}
