//! `tubewright play`: one person against the deck.

use std::fmt::Write as _;
use std::fs;
use std::io::{IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use tubewright_rules::{Deal, Pencil, Record, RecordError, Setup};
use tubewright_term::{Keep, Layout, Plain};

use crate::{input, output};

/// Play against the deck
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright play --plain
  tubewright play --plain --objectives --powers --save game.json
  tubewright play --plain --resume game.json
  tubewright play --plain --deal london --pencils green,pink,blue,purple

You are shown the sheet, the card and the sections that may be drawn; type d3-a3 or pass, and help
for everything else. With --no-map everything is said in sentences, for screen readers.")]
pub(crate) struct Args {
    /// Line by line: for screen readers, pipes and plain terminals
    #[arg(long, required = true)]
    plain: bool,
    /// With two shared objectives (module A)
    #[arg(long)]
    objectives: bool,
    /// With pencil powers (module B)
    #[arg(long)]
    powers: bool,
    /// The seed of the cards; without it they are random
    #[arg(long, value_name = "SEED")]
    deal: Option<String>,
    /// Your order of the pencils, such as green,pink,blue,purple; without it the deal's
    #[arg(long, value_name = "COLOURS", value_parser = pencils)]
    pencils: Option<[Pencil; 4]>,
    /// Keep the record in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game that was left, and keep it in its file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["objectives", "powers", "deal", "pencils", "save"])]
    resume: Option<PathBuf>,
    /// Do not draw the map on every turn
    #[arg(long)]
    no_map: bool,
}

/// Four different colours.
fn pencils(text: &str) -> Result<[Pencil; 4], String> {
    let order: Vec<Pencil> = text
        .split(',')
        .map(str::parse)
        .collect::<Result<_, _>>()
        .map_err(|e: tubewright_rules::UnknownWord| e.to_string())?;
    let order: [Pencil; 4] = order.try_into().map_err(|_| "name all four pencils")?;
    let all = Pencil::ALL.iter().all(|pencil| order.contains(pencil));
    all.then_some(order).ok_or_else(|| "name each of the four pencils once".to_owned())
}

pub(crate) fn run(args: Args) -> Result<()> {
    debug_assert!(args.plain, "the flag is required");
    let layout = layout(&args);
    let (plain, file) = match args.resume {
        Some(file) => {
            let record = Record::from_json(&input::read(&file)?).map_err(RecordError::Bad)?;
            (Plain::resume(&record, layout)?, Some(file))
        }
        None => {
            let seed = args.deal.map_or_else(random_seed, Ok)?;
            let mut setup = Setup::of_deal(&Deal::from_seed(&seed), &[""], args.objectives, args.powers);
            setup.seats[0].pencils = args.pencils.unwrap_or(setup.seats[0].pencils);
            if let Some(file) = &args.save {
                refuse_to_overwrite(file)?;
            }
            (Plain::new(setup, &seed, layout)?, args.save)
        }
    };
    let keep = file.as_deref().map(|file| keep_in(file, &plain.record())).transpose()?;
    Ok(plain.run(stdin().lock(), stdout().lock(), keep)?)
}

fn layout(args: &Args) -> Layout {
    let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    // The map and the turn need some eighty columns between them, and more than a hundred would tear them apart.
    let columns = width.filter(|&width| stdout().is_terminal() && width >= 78).map(|width| width.min(100));
    Layout { look: output::look(), map: !args.no_map, columns, typed_ahead: !stdin().is_terminal() }
}

/// 128 random bits as 32 hexadecimal digits.
fn random_seed() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("this system gives no random numbers")?;
    let mut seed = String::new();
    for byte in bytes {
        write!(seed, "{byte:02x}")?;
    }
    Ok(seed)
}

fn refuse_to_overwrite(file: &Path) -> Result<()> {
    let name = file.display();
    let taken = fs::metadata(file).is_ok_and(|data| data.is_file() && data.len() > 0);
    ensure!(!taken, "{name} exists already: name another file, or go on with it by --resume {name}");
    Ok(())
}

/// Writes once before the game, so that a file that cannot be written is known at once.
fn keep_in<'a>(file: &'a Path, record: &Record) -> Result<Keep<'a>> {
    let write = move |record: &Record| fs::write(file, record.to_json() + "\n");
    write(record).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(Keep { name: file.display().to_string(), write: Box::new(write) })
}
