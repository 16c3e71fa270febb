//! `tubewright play`: one person against the deck, alone or with bots.

use std::fs;
use std::io::{IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use tubewright_bots::Level;
use tubewright_rules::{Pencil, Record, RecordError};
use tubewright_table::{LocalTable, Order, Player};
use tubewright_term::{Keep, Layout, Plain, resume};
use tubewright_texts::{key, t};

use crate::keep::{Place, Shelf};
use crate::seed::random_seed;
use crate::words::texts;
use crate::{input, output};

#[derive(clap::Args)]
#[command(about = key!("cli-play"), after_long_help = key!("cli-play-more"))]
pub(crate) struct Args {
    #[arg(long, required = true, help = key!("cli-play-plain"))]
    plain: bool,
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = level, help = key!("cli-play-bots"))]
    bots: Vec<Level>,
    #[arg(long, help = key!("cli-objectives"))]
    objectives: bool,
    #[arg(long, help = key!("cli-powers"))]
    powers: bool,
    #[arg(long, value_name = "SEED", help = key!("cli-play-deal"))]
    deal: Option<String>,
    #[arg(long, value_name = "COLOURS", value_parser = pencils, help = key!("cli-play-pencils"))]
    pencils: Option<[Pencil; 4]>,
    #[arg(long, help = key!("cli-play-new"))]
    new: bool,
    #[arg(long, value_name = "FILE", help = key!("cli-play-save"))]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["objectives", "powers", "deal", "pencils", "bots", "new", "save"], help = key!("cli-play-resume"))]
    resume: Option<PathBuf>,
    #[arg(long, help = key!("cli-play-no-map"))]
    no_map: bool,
}

/// Four different colours.
fn pencils(text: &str) -> Result<[Pencil; 4], String> {
    let order: Vec<Pencil> = text
        .split(',')
        .map(str::parse)
        .collect::<Result<_, _>>()
        .map_err(|e: tubewright_rules::UnknownWord| e.to_string())?;
    let all = Pencil::ALL.iter().all(|pencil| order.contains(pencil));
    order.try_into().ok().filter(|_| all).ok_or_else(|| t!(texts(), "usage-pencils"))
}

fn level(text: &str) -> Result<Level, String> {
    let known = Level::ALL.into_iter().find(|level| level.name() == text);
    known.ok_or_else(|| t!(texts(), "usage-levels"))
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
            .with_context(|| t!(texts(), "refuse-write", name = name))?;
    }
    Ok(Plain::new(table, layout, texts()).run(stdin().lock(), stdout().lock(), &mut place)?)
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
        shelf.put_aside().context(t!(texts(), "refuse-aside"))?;
    } else if shelf.game().exists() {
        let table = go_on_with(&shelf.game()).context(t!(texts(), "refuse-left"))?;
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

fn refuse_to_overwrite(file: &Path) -> Result<()> {
    let name = file.display().to_string();
    let taken = fs::metadata(file).is_ok_and(|data| data.is_file() && data.len() > 0);
    ensure!(!taken, t!(texts(), "refuse-taken", name = name));
    Ok(())
}
