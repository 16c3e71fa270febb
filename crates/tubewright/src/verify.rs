//! `tubewright verify`: were the cards those of the seed, and the seed the one promised?

use std::path::PathBuf;

use anyhow::Result;
use tubewright_rules::{Game, Record, RecordError, commitment};
use tubewright_term::quoted;
use tubewright_texts::{key, t};

use crate::map::MapFlag;
use crate::words::texts;
use crate::{input, output};

#[derive(clap::Args)]
#[command(about = key!("cli-verify"), after_long_help = key!("cli-verify-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-record"))]
    record: PathBuf,
    #[command(flatten)]
    map: MapFlag,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let record = Record::from_json(&input::read(&args.record)?).map_err(RecordError::Bad)?;
    let record = args.map.complete(record)?;
    Game::replay(&record)?;
    record.verify()?;
    let note = record.deal.unwrap_or_default();
    let seed = note.seed.unwrap_or_default();
    let sealed = note.server_seed.is_some();
    let commitment = commitment(note.server_seed.as_deref().unwrap_or(&seed));
    let promised = if note.commitment.is_some() {
        t!(texts(), "verify-promised", commitment = commitment)
    } else {
        t!(texts(), "verify-unpromised", commitment = commitment)
    };
    let mut lines = vec![t!(texts(), "verify-seed", seed = quoted(texts(), &seed)), promised];
    lines.extend(sealed.then(|| t!(texts(), "verify-sealed")));
    output::lines(&lines)
}
