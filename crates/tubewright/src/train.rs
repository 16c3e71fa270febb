//! `tubewright train`: makes the value function of the strong bots from games that it plays by itself.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use tubewright_bots::train::{Draft, Modules, Plan, mean_score, train};
use tubewright_texts::{key, t};

use crate::refusals;
use crate::values::{MOST_THREADS, cores, whole};
use crate::words::{right, texts};

#[derive(clap::Args)]
#[command(about = key!("cli-train"), after_long_help = key!("cli-train-more"))]
pub(crate) struct Args {
    #[arg(long, value_parser = whole::<u32>(1..=100_000), help = key!("cli-train-minutes"))]
    minutes: u32,
    #[arg(long, help = key!("cli-train-out"))]
    out: PathBuf,
    #[arg(long, help = key!("cli-train-draft"))]
    draft: PathBuf,
    #[arg(long, value_parser = whole::<usize>(1..=MOST_THREADS), help = key!("cli-train-threads"))]
    threads: Option<usize>,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX), help = key!("cli-train-seed"))]
    seed: u64,
    #[arg(long, value_name = "COUNT", value_parser = whole::<u8>(0..=99), help = key!("cli-train-from"))]
    from: Option<u8>,
    #[arg(long, value_name = "GAMES", value_enum, help = key!("cli-train-only"))]
    only: Option<Kind>,
}

/// The games that are played, where not all kinds are.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Kind {
    Base,
    Modules,
}

const BASE: Modules = Modules { objectives: false, powers: false };
const BOTH: Modules = Modules { objectives: true, powers: true };

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = texts();
    let written = |value: f64, decimals| words.language().number(value, decimals);
    let (mut draft, from) = if args.draft.exists() {
        let bytes = std::fs::read(&args.draft).with_context(|| args.draft.display().to_string())?;
        let draft = Draft::from_bytes(&bytes);
        (
            draft
                .ok_or_else(|| anyhow!(t!(words, "refuse-draft", name = args.draft.display().to_string())))?,
            30,
        )
    } else {
        (Draft::new(args.seed), 0)
    };
    let base = &[BASE; 5][..];
    let modules =
        [&[BOTH; 3][..], &[Modules { objectives: false, ..BOTH }, Modules { powers: false, ..BOTH }]]
            .concat();
    let plan = Plan {
        time: Duration::from_secs(60 * u64::from(args.minutes)),
        threads: args.threads.unwrap_or_else(cores),
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
    save(args, &draft)?;
    train(&mut draft, &plan, |progress, draft| {
        let said = t!(
            words,
            "train-progress",
            seconds = right(&written(progress.elapsed.as_secs_f64(), 0), 6),
            positions = right(&written(progress.lessons as f64, 0), 13),
            error = written(progress.error.into(), 2),
            score = written(progress.score.into(), 1)
        );
        eprintln!("{said}");
        if let Err(why) = save(args, draft) {
            eprintln!("{}", refusals::line(&why, words));
        }
    });
    save(args, &draft)?;
    let net = draft.finished();
    // Games that it has not learned from.
    let score = |modules| written(mean_score(&net, modules, 2000, !args.seed).into(), 2);
    println!("{}", t!(words, "train-base", score = score(BASE)));
    println!("{}", t!(words, "train-both", score = score(BOTH)));
    Ok(())
}

fn save(args: &Args, draft: &Draft) -> Result<()> {
    for (path, bytes) in [(&args.draft, draft.to_bytes()), (&args.out, draft.finished().to_bytes())] {
        std::fs::write(path, bytes).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
