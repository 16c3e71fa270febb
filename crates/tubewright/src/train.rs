//! `tubewright train`: makes the value function of the bots that search from games that it plays by itself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use tubewright_bots::value;
use tubewright_lab::train::{Draft, Overflow, Plan, check_sums, mean_score, train};
use tubewright_rules::Modules;
use tubewright_texts::{Texts, key, t};

use crate::exit::WrongUsage;
use crate::interrupt::Wish;
use crate::map::MapFlag;
use crate::values::{WrongValue, cores, minutes, whole};
use crate::words::{right, texts};
use crate::{files, input, output, refusals};

/// How often the draft is written; in a short training ten times.
const KEEP: Duration = Duration::from_secs(60);

/// Each thread takes about 8 MB.
const MAX_THREADS: u64 = 256;

/// The page fetches the value function that is built in: a test refuses a larger one.
const MAX_NET_BYTES: usize = 1_000_000;

/// How many percent of the course lie behind what has been trained already, unless it is said.
const RESUMED_FROM: u8 = 30;

#[derive(clap::Args)]
#[command(about = key!("cli-train"), after_long_help = key!("cli-train-more"))]
pub(crate) struct Args {
    #[arg(long, value_parser = minutes, help = key!("cli-train-minutes"))]
    minutes: Duration,
    #[arg(long, help = key!("cli-train-out"))]
    out: PathBuf,
    #[arg(long, help = key!("cli-train-draft"))]
    draft: PathBuf,
    #[arg(long, value_parser = whole::<usize>(1..=MAX_THREADS), help = key!("cli-train-threads"))]
    threads: Option<usize>,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX), help = key!("cli-train-seed"))]
    seed: u64,
    #[arg(long, value_name = "COUNT", value_parser = whole::<u8>(0..=99), help = key!("cli-train-from"))]
    from: Option<u8>,
    #[arg(long, value_name = "GAMES", value_parser = kind, help = key!("cli-train-only"))]
    only: Option<Kind>,
    #[arg(long, value_name = "FILE", help = key!("cli-train-value"))]
    value: Option<PathBuf>,
    #[command(flatten)]
    map: MapFlag,
}

/// The games that are played, where not all kinds are.
#[derive(Clone, Copy)]
enum Kind {
    Base,
    Modules,
}

fn kind(text: &str) -> Result<Kind, WrongValue> {
    match text {
        "base" => Ok(Kind::Base),
        "modules" => Ok(Kind::Modules),
        _ => Err(WrongValue::Games),
    }
}

const BASE: Modules = Modules::NONE;
const BOTH: Modules = Modules::BOTH;

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = texts();
    let written = |value: f64, decimals| words.language().number(value, decimals);
    let name = |path: &Path| path.display().to_string();
    // The inputs of a value function are London's stations and sections.
    let board = args.map.board()?;
    ensure!(value::knows(&board), t!(words, "refuse-train", map = board.name()));
    if files::is_same(&args.draft, &args.out) {
        return Err(WrongUsage(t!(words, "usage-draft-and-out", name = name(&args.out))).into());
    }
    let (mut draft, from) = if args.draft.exists() {
        if args.value.is_some() {
            return Err(WrongUsage(t!(words, "usage-draft-is-there", name = name(&args.draft))).into());
        }
        let bytes = std::fs::read(&args.draft).with_context(|| name(&args.draft))?;
        let draft = Draft::from_bytes(&bytes);
        (draft.ok_or_else(|| anyhow!(t!(words, "refuse-draft", name = name(&args.draft))))?, RESUMED_FROM)
    } else if let Some(path) = &args.value {
        (Draft::of(&input::value_function(path)?), RESUMED_FROM)
    } else {
        (Draft::new(args.seed), 0)
    };
    let base = &[BASE; 5][..];
    let modules =
        [&[BOTH; 3][..], &[Modules { objectives: false, ..BOTH }, Modules { powers: false, ..BOTH }]]
            .concat();
    let plan = Plan {
        time: args.minutes,
        threads: args.threads.unwrap_or_else(|| cores().min(MAX_THREADS as usize)),
        seed: args.seed,
        // Games without modules and with them teach networks of their own, so each gets half of the time.
        modules: match args.only {
            None => [base, &modules].concat(),
            Some(Kind::Base) => base.to_vec(),
            Some(Kind::Modules) => modules,
        },
        from: f32::from(args.from.unwrap_or(from)) / 100.0,
    };
    // A file that cannot be written is known before hours are spent on it.
    for path in [&args.draft, &args.out] {
        files::try_out(path).with_context(|| name(path))?;
    }
    let wish = Wish::noted()?;
    let every = KEEP.min(args.minutes / 10);
    let mut kept = Duration::ZERO;
    train(
        &mut draft,
        &plan,
        || wish.code().is_none(),
        |progress, draft| {
            output::aside(&t!(
                words,
                "train-progress",
                seconds = right(&written(progress.elapsed.as_secs_f64(), 0), 6),
                positions = right(&written(progress.positions as f64, 0), 13),
                error = written(progress.error.into(), 2),
                score = written(progress.score.into(), 1)
            ));
            if progress.elapsed - kept >= every {
                kept = progress.elapsed;
                if let Err(why) = save(&args.draft, &draft.to_bytes()) {
                    output::aside(&refusals::line(&why, words));
                }
            }
        },
    );
    if wish.code().is_some() && kept.is_zero() {
        // Whoever stops it at once has mistyped something, and would lose a value function that plays.
        output::aside(&t!(words, "train-stopped-early"));
        wish.grant();
    }
    let net = draft.finished();
    let bytes = net.to_bytes();
    let draft_kept = save(&args.draft, &draft.to_bytes());
    if let Err(Overflow { part, sum, most }) = check_sums(&net) {
        draft_kept?;
        bail!(t!(words, "train-overflow", out = name(&args.out), part = part, sum = sum, most = most));
    }
    // What the one file has no room for the other may still keep.
    let kept = [draft_kept, save(&args.out, &bytes)];
    kept.into_iter().collect::<Result<()>>()?;
    let told = output::lines(&[size(bytes.len(), words)]);
    if wish.code().is_some() {
        output::aside(&t!(words, "train-stopped", draft = name(&args.draft), out = name(&args.out)));
    }
    wish.grant();
    told?;
    // Games that it has not learned from.
    let score = |modules| {
        let (mean, error) = mean_score(&net, modules, 2000, !args.seed);
        (written(mean, 2), written(error, 2))
    };
    let (base, both) = (score(BASE), score(BOTH));
    output::lines(&[
        t!(words, "train-base", score = base.0, error = base.1),
        t!(words, "train-both", score = both.0, error = both.1),
    ])
}

fn save(path: &Path, bytes: &[u8]) -> Result<()> {
    files::write(path, bytes).with_context(|| path.display().to_string())
}

/// How large a value function is as a file.
fn size(bytes: usize, words: &Texts) -> String {
    if bytes > MAX_NET_BYTES {
        t!(words, "train-too-large", bytes = bytes, most = MAX_NET_BYTES)
    } else {
        t!(words, "train-size", bytes = bytes)
    }
}

#[cfg(test)]
mod tests {
    use tubewright_texts::Language;

    use super::*;

    #[test]
    fn what_is_too_large_to_be_built_in_is_said_to_be() {
        let english = Texts::embedded(Language::English);
        assert_eq!(size(MAX_NET_BYTES, &english), "the value function has 1,000,000 bytes");
        let large = size(MAX_NET_BYTES + 1, &english);
        assert!(large.contains(" 1,000,001 bytes, more than the 1,000,000 "), "{large}");
    }
}
