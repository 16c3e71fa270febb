//! `tubewright engine`: the rules and the bots for other programs, by JSON lines.

use std::io::{stdin, stdout};

use anyhow::Result;
use tubewright_bots::Spec;
use tubewright_engine::{BotPlayer, Session, serve};
use tubewright_texts::key;

use crate::map::MapFlag;
use crate::seed::random_seed;
use crate::values::bot;

#[derive(clap::Args)]
#[command(about = key!("cli-engine"), after_long_help = key!("cli-engine-more"))]
pub(crate) struct Args {
    #[arg(long, value_name = "BOT", value_parser = bot, help = key!("cli-engine-as-player"))]
    as_player: Option<Spec>,
    #[command(flatten)]
    map: MapFlag,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let board = args.map.board()?;
    let (input, output) = (stdin().lock(), stdout().lock());
    match args.as_player {
        Some(spec) => {
            let mut player = BotPlayer::new(spec);
            serve(input, output, |line, _| player.answer(line))?;
        }
        None => {
            let mut session = Session::on(&board, || random_seed().ok());
            serve(input, output, |line, say| session.answer_with(line, say))?;
        }
    }
    Ok(())
}
