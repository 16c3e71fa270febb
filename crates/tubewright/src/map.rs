//! `tubewright map`: prints a board, and says what is wrong with a map file.

use std::path::PathBuf;

use anyhow::{Context, Result};
use tubewright_rules::Board;
use tubewright_term::board_page;

use crate::{input, output, words};

/// Print the board, or check and print a map file
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright map                 the London map
  tubewright map my-town.map     another one; a mistake in it is named with its line")]
pub(crate) struct Args {
    /// A map in its text form, or - for standard input; without it, London
    file: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let Some(file) = &args.file else { return print(Board::london()) };
    let bytes = input::read(file)?;
    let name = if file.as_os_str() == "-" { "standard input".to_owned() } else { file.display().to_string() };
    let text = String::from_utf8(bytes).ok().with_context(|| format!("{name} is no text in UTF-8"))?;
    print(&Board::parse(&text).with_context(|| name)?)
}

fn print(board: &Board) -> Result<()> {
    output::lines(&board_page(words::texts(), board, output::look()))
}
