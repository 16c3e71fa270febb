//! `tubewright review`: what of a game was luck, and what was lost by choices.

mod curve;
mod many;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::ArgGroup;
use serde::Serialize;
use tubewright_bots::review::{self, DEFAULT_NODES, ReviewError};
use tubewright_bots::{Thinking, value};
use tubewright_present::review as phrases;
use tubewright_review::{Budget, Document, Review};
use tubewright_rules::{Game, Record, RecordError, Seat};
use tubewright_term::quoted;
use tubewright_texts::{key, t};

use crate::exit::WrongUsage;
use crate::hindsight::{Missing, refuse};
use crate::map::MapFlag;
use crate::progress::Progress;
use crate::values::whole;
use crate::words::texts;
use crate::{files, input, output, replay};

#[derive(clap::Args)]
#[command(about = key!("cli-review"), after_long_help = key!("cli-review-more"))]
#[command(group = ArgGroup::new("budget").args(["nodes", "ms"]))]
pub(crate) struct Args {
    #[arg(help = key!("cli-review-file"))]
    file: PathBuf,
    #[arg(long, value_name = "COUNT", value_parser = whole::<usize>(1..=4), help = key!("cli-solve-seat"))]
    seat: Option<usize>,
    #[arg(long, value_name = "COUNT", value_parser = whole::<u64>(1..=1_000_000), help = key!("cli-review-nodes"))]
    nodes: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(1..=86_400_000), help = key!("cli-review-ms"))]
    ms: Option<u64>,
    #[arg(long, help = key!("cli-review-hindsight"))]
    hindsight: bool,
    #[arg(long, value_name = "FILE", help = key!("cli-review-svg"))]
    svg: Option<PathBuf>,
    #[command(flatten)]
    map: MapFlag,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
}

impl Args {
    fn thinking(&self) -> Thinking {
        self.ms.map_or(Thinking::Nodes(self.nodes.unwrap_or(DEFAULT_NODES)), Thinking::Millis)
    }

    fn budget(&self) -> Budget {
        match self.thinking() {
            Thinking::Nodes(nodes) => Budget::Nodes(nodes),
            Thinking::Millis(ms) => Budget::Ms(ms),
        }
    }
}

/// Why a game is not reviewed.
enum Refusal {
    Record(RecordError),
    /// There is nothing of the kind in it.
    Missing(Missing),
}

impl Refusal {
    /// Says why, on both channels if a program asks.
    fn say(self, json: bool) -> Result<()> {
        match self {
            Self::Record(why) if json => replay::refuse(why),
            Self::Record(why) => Err(why.into()),
            Self::Missing(what) => refuse(json, what),
        }
    }
}

impl From<RecordError> for Refusal {
    fn from(why: RecordError) -> Self {
        Self::Record(why)
    }
}

/// A document, with the file that it is about where there are several.
#[derive(Serialize)]
struct Named<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(flatten)]
    document: Document<'a>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if let Some(path) = &args.svg {
        if is_many(&args.file) {
            return Err(WrongUsage(t!(texts(), "usage-review-svg")).into());
        }
        // A picture that cannot be written is known before anybody thinks.
        files::try_out(path).with_context(|| path.display().to_string())?;
    }
    if is_many(&args.file) { many::run(args) } else { one(args) }
}

/// A folder, or a file of a record a line.
fn is_many(file: &Path) -> bool {
    file.is_dir() || file.extension().is_some_and(|it| it.eq_ignore_ascii_case("jsonl"))
}

fn one(args: &Args) -> Result<()> {
    let read = if args.json {
        replay::read(&args.file)
    } else {
        Record::from_json(&input::read(&args.file)?).map_err(RecordError::Bad)
    };
    let progress = Progress::default();
    let reviewed = read.map_err(Refusal::from).and_then(|record| reviews(args, &record, &progress));
    progress.clear();
    let (game, reviews) = match reviewed {
        Ok(reviewed) => reviewed,
        Err(why) => return why.say(args.json),
    };
    if let Some(path) = &args.svg {
        let picture = curve::svg(texts(), &game, &reviews);
        files::write(path, picture.as_bytes()).with_context(|| path.display().to_string())?;
    }
    if args.json {
        output::document(&Document { seats: &reviews, budget: args.budget() })
    } else {
        output::lines(&lines(&game, &reviews))
    }
}

/// The game of a record with a review of each seat that was asked about.
fn reviews(args: &Args, record: &Record, progress: &Progress) -> Result<(Game, Vec<Review>), Refusal> {
    let game = Game::replay(&args.map.complete(record.clone())?)?;
    let asked = |seat: &Seat| args.seat.is_none_or(|asked| asked == seat.index() + 1);
    let seats: Vec<Seat> = game.seats().filter(asked).collect();
    if let (Some(seat), true) = (args.seat, seats.is_empty()) {
        let message = t!(texts(), "refuse-no-seat", seat = seat);
        return Err(Refusal::Missing(Missing::new(Some(seat), "no-such-seat", message)));
    }
    let net = value::london();
    let mut reviews = Vec::new();
    for (place, &seat) in (0..).zip(&seats) {
        let all = seats.len() as u64;
        let show = |done: usize, of: usize| {
            let of = of.max(1) as u64;
            progress.show(place * of + done as u64, all * of);
        };
        let review = review::review(&net, &game, seat, args.thinking(), show);
        let mut review = review.map_err(|ReviewError::UnknownMap| {
            Refusal::Missing(Missing::new(None, "unknown-map", t!(texts(), "refuse-review-map")))
        })?;
        if args.hindsight {
            review.hindsight = review::hindsight(&net, &game, seat, &|_, _| true);
        }
        reviews.push(review);
    }
    Ok((game, reviews))
}

/// Every decision, then what they come to.
fn lines(game: &Game, reviews: &[Review]) -> Vec<String> {
    let (words, board) = (texts(), game.board());
    let mut lines = Vec::new();
    for review in reviews {
        if game.seats().count() > 1 {
            let name = quoted(words, &game.setup().seats[review.seat].name);
            lines.push(t!(words, "solve-seat", seat = review.seat + 1, name = name));
        }
        lines.extend(review.decisions.iter().map(|it| phrases::line(words, board, it)));
        lines.extend(phrases::summary(words, board, review));
    }
    lines
}
