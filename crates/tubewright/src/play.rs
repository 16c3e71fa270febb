//! `tubewright play`: one person against the deck, alone or with bots.

use std::fmt::Write as _;
use std::fs;
use std::io::{IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use tubewright_bots::Level;
use tubewright_rules::{Pencil, Record, RecordError};
use tubewright_table::{LocalTable, Order, Player};
use tubewright_term::{Keep, Layout, Plain, resume};

use crate::keep::{Place, Shelf};
use crate::{input, output, words};

/// Play against the deck
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright play --plain
  tubewright play --plain --bots regular,strong --objectives --powers
  tubewright play --plain --save game.json
  tubewright play --plain --resume game.json
  tubewright play --plain --deal london --pencils green,pink,blue,purple

You are shown the sheet, the card and the sections that may be drawn; type d3-a3 or pass, and help
for everything else. With --no-map everything is said in sentences, for screen readers.

A game that is left is kept and gone on with the next time, unless flags ask for another one. It lies
in $XDG_STATE_HOME/tubewright, or in ~/.local/state/tubewright. What comes through a pipe is kept only
in the file that --save names.")]
pub(crate) struct Args {
    /// Line by line: for screen readers, pipes and plain terminals
    #[arg(long, required = true)]
    plain: bool,
    /// Bots at the table, by level: novice, casual, regular, strong or champion, at most three
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = level)]
    bots: Vec<Level>,
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
    /// Begin another game, even if one was left
    #[arg(long)]
    new: bool,
    /// Keep the record in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game that was left, and keep it in its file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["objectives", "powers", "deal", "pencils", "bots", "new", "save"])]
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

fn level(text: &str) -> Result<Level, String> {
    let known = Level::ALL.into_iter().find(|level| level.name() == text);
    known.ok_or_else(|| "the levels are novice, casual, regular, strong and champion".to_owned())
}

impl Args {
    /// Do the flags ask for a game of their own?
    fn asks_for_another(&self) -> bool {
        self.new
            || self.objectives
            || self.powers
            || self.deal.is_some()
            || self.pencils.is_some()
            || !self.bots.is_empty()
    }

    fn order(&self) -> Result<Order> {
        let bots = self.bots.iter().map(|level| Player::Bot(level.name().to_owned()));
        Ok(Order {
            seed: self.deal.clone().map_or_else(random_seed, Ok)?,
            objectives: self.objectives,
            powers: self.powers,
            pencils: self.pencils,
            players: std::iter::once(Player::Person(String::new())).chain(bots).collect(),
        })
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    debug_assert!(args.plain, "the flag is required");
    let layout = layout(args);
    let (table, mut place) = sit_down(args)?;
    // Written once before the game, so that a file that cannot be written is known at once.
    if let Place::File(file) = &place {
        let name = file.display().to_string();
        place
            .keep(&table.record(), table.game().is_over())
            .with_context(|| format!("cannot write {name}"))?;
    }
    Ok(Plain::new(table, layout, words::texts()).run(stdin().lock(), stdout().lock(), &mut place)?)
}

/// The table, new or gone on with, and where it is kept.
fn sit_down(args: &Args) -> Result<(LocalTable, Place)> {
    if let Some(file) = &args.resume {
        return Ok((go_on_with(file)?, Place::File(file.clone())));
    }
    let fresh = || -> Result<LocalTable> { Ok(LocalTable::new(args.order()?)?.0) };
    if let Some(file) = &args.save {
        refuse_to_overwrite(file)?;
        return Ok((fresh()?, Place::File(file.clone())));
    }
    // A pipe's game is its caller's affair.
    let shelf = Shelf::find().filter(|_| stdin().is_terminal());
    let Some(shelf) = shelf else { return Ok((fresh()?, Place::Nowhere)) };
    if args.asks_for_another() {
        shelf.put_aside().context("the game that was left cannot be put aside")?;
    } else if shelf.game().exists() {
        let table = go_on_with(&shelf.game()).context("--new begins another game")?;
        return Ok((table, Place::Shelf(shelf)));
    }
    Ok((fresh()?, Place::Shelf(shelf)))
}

fn go_on_with(file: &Path) -> Result<LocalTable> {
    let record = Record::from_json(&input::read(file)?).map_err(RecordError::Bad)?;
    Ok(resume(&record)?)
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
