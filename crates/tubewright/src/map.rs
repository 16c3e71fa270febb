//! `tubewright map`: prints a board, and says what is wrong with a map file.

use std::path::PathBuf;

use anyhow::{Context, Result};
use tubewright_rules::Board;
use tubewright_term::board_page;
use tubewright_texts::{key, t};

use crate::words::texts;
use crate::{input, output};

#[derive(clap::Args)]
#[command(about = key!("cli-map"), after_long_help = key!("cli-map-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-map-file"))]
    file: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let Some(file) = &args.file else { return print(Board::london()) };
    let bytes = input::read(file)?;
    let name =
        if file.as_os_str() == "-" { t!(texts(), "standard-input") } else { file.display().to_string() };
    let text =
        String::from_utf8(bytes).ok().with_context(|| t!(texts(), "refuse-utf-8", name = name.as_str()))?;
    print(&Board::parse(&text).with_context(|| name)?)
}

fn print(board: &Board) -> Result<()> {
    output::lines(&board_page(texts(), board, output::look()))
}
