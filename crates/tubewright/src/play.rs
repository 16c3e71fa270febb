//! `tubewright play`: one person against the deck, alone or with bots.

use std::fs;
use std::io::{BufReader, IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use tubewright_bots::{Level, Spec};
use tubewright_rules::{MOST_SEATS, Modules, Pencil, Record, RecordError, SharedBoard};
use tubewright_table::LocalTable;
use tubewright_term::{
    First, GameParams, Games, Keep, KeptTable, Plain, ResumeError, left_in, play_on_screen, resume,
};
use tubewright_texts::{key, t};

use crate::exit::WrongUsage;
use crate::keep::{Place, StateDir};
use crate::map::{MapFlag, tell_of_no_value};
use crate::seed::random_seed;
use crate::words::texts;
use crate::{input, output, refusals, values};

/// The seats beside the person's.
const MOST_BOTS: usize = MOST_SEATS - 1;

#[derive(clap::Args)]
#[command(about = key!("cli-play"), after_long_help = key!("cli-play-more"))]
pub(crate) struct Args {
    #[arg(long, help = key!("cli-play-plain"))]
    plain: bool,
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = values::level, help = key!("cli-play-bots"))]
    bots: Vec<Level>,
    #[arg(long, help = key!("cli-objectives"))]
    objectives: bool,
    #[arg(long, help = key!("cli-powers"))]
    powers: bool,
    #[arg(long, value_name = "SEED", help = key!("cli-play-deal"))]
    deal: Option<String>,
    #[arg(long, value_name = "COLOURS", value_parser = values::pencils, help = key!("cli-play-pencils"))]
    pencils: Option<[Pencil; 4]>,
    #[arg(long, help = key!("cli-play-new"))]
    new: bool,
    #[arg(long, value_name = "FILE", help = key!("cli-play-save"))]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["objectives", "powers", "deal", "pencils", "bots", "new", "save"], help = key!("cli-play-resume"))]
    resume: Option<PathBuf>,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-play-no-map"))]
    no_map: bool,
    #[arg(long, help = key!("cli-ascii"))]
    ascii: bool,
}

impl Args {
    /// Do the flags ask for a game of their own?
    fn asks_for_another(&self) -> bool {
        self.new
            || self.objectives
            || self.powers
            || self.deal.is_some()
            || self.pencils.is_some()
            || self.map.is_given()
            || !self.bots.is_empty()
    }

    fn params(&self) -> GameParams {
        GameParams {
            bots: self.bots.clone(),
            modules: Modules { objectives: self.objectives, powers: self.powers },
            pencils: self.pencils,
            seed: self.deal.clone(),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.bots.len() > MOST_BOTS {
        return Err(WrongUsage(t!(texts(), "usage-bots")).into());
    }
    if !args.plain && output::is_full_terminal() {
        return on_screen(args);
    }
    let (table, mut place) = sit_down(args)?;
    let layout = output::layout(args.ascii, args.no_map);
    Ok(Plain::new(table, layout, texts()).run(BufReader::new(stdin()), stdout().lock(), &mut place)?)
}

/// The game on the full screen; afterwards it is said how to go on with it.
fn on_screen(args: &Args) -> Result<()> {
    let named = args.save.is_some() || args.resume.is_some();
    let first = if named || args.asks_for_another() {
        let (table, place) = sit_down(args)?;
        First::Game((table, Box::new(place)))
    } else {
        First::Start(args.params())
    };
    let mut games = FromStateDir { state_dir: StateDir::find(), board: args.map.board()? };
    let kept = play_on_screen(texts(), output::look_with(args.ascii), &mut games, first)?;
    output::lines(&kept.map_or(Vec::new(), |kept| left_in(texts(), &kept)))
}

/// Games in this person's folder; new ones are on this map.
struct FromStateDir {
    state_dir: Option<StateDir>,
    board: SharedBoard,
}

impl Games for FromStateDir {
    fn left(&mut self) -> Option<Result<KeptTable, String>> {
        let state_dir = self.state_dir.clone().filter(|state_dir| state_dir.game().exists())?;
        if !state_dir.hold() {
            return Some(Err(t!(texts(), "refuse-open")));
        }
        let table =
            go_on_with(&state_dir.game(), &MapFlag::default()).map_err(|why| refusals::line(&why, texts()));
        Some(table.map(|table| (table, Box::new(Place::StateDir(state_dir)) as Box<dyn Keep>)))
    }

    fn begin(&mut self, params: &GameParams) -> Result<KeptTable, String> {
        let table = begin(params, &self.board, self.state_dir.as_ref())
            .map_err(|why| refusals::line(&why, texts()))?;
        let place = self.state_dir.clone().map_or(Place::Nowhere, Place::StateDir);
        Ok((table, Box::new(place)))
    }
}

/// A new game; one that was left in the folder is put aside for it.
fn begin(params: &GameParams, board: &SharedBoard, state_dir: Option<&StateDir>) -> Result<LocalTable> {
    let table = LocalTable::on(board, params.order(random_seed()?))?.0;
    if let Some(state_dir) = state_dir {
        ensure!(state_dir.hold(), t!(texts(), "refuse-open"));
        state_dir.put_aside().context(t!(texts(), "refuse-aside"))?;
    }
    Ok(table)
}

/// The table, new or gone on with, and where it is kept.
fn sit_down(args: &Args) -> Result<(LocalTable, Place)> {
    let board = args.map.board()?;
    tell_of_no_value(&board, args.bots.iter().map(|&level| Spec::Level(level)));
    if let Some(file) = args.resume.as_ref().or(args.save.as_ref()) {
        let table = match &args.resume {
            Some(file) => go_on_with(file, &args.map)?,
            None => {
                refuse_to_overwrite(file)?;
                begin(&args.params(), &board, None)?
            }
        };
        let mut place = Place::File(file.clone(), None);
        // Written once before the game, so that a file that cannot be written is known at once.
        let name = file.display().to_string();
        place
            .keep(&table.record(), table.game().is_over())
            .with_context(|| t!(texts(), "refuse-write", name = name))?;
        return Ok((table, place));
    }
    // A pipe's game is its caller's affair.
    let state_dir = StateDir::find().filter(|_| stdin().is_terminal());
    if let Some(state_dir) =
        state_dir.as_ref().filter(|state_dir| !args.asks_for_another() && state_dir.game().exists())
    {
        ensure!(state_dir.hold(), t!(texts(), "refuse-open"));
        let table = go_on_with(&state_dir.game(), &args.map).context(t!(texts(), "refuse-left"))?;
        return Ok((table, Place::StateDir(state_dir.clone())));
    }
    let table = begin(&args.params(), &board, state_dir.as_ref())?;
    Ok((table, state_dir.map_or(Place::Nowhere, Place::StateDir)))
}

fn go_on_with(file: &Path, map: &MapFlag) -> Result<LocalTable> {
    let record = Record::from_json(&input::read(file)?).map_err(RecordError::Bad);
    let record = record.and_then(|record| map.complete(record)).map_err(ResumeError::Record);
    record.and_then(|record| resume(&record)).map_err(|why| anyhow!(why.said(texts())))
}

fn refuse_to_overwrite(file: &Path) -> Result<()> {
    let name = file.display().to_string();
    let taken = fs::metadata(file).is_ok_and(|data| data.is_file() && data.len() > 0);
    ensure!(!taken, t!(texts(), "refuse-taken", name = name));
    Ok(())
}
