//! `tubewright train`: makes the value function of the strong bots from games that it plays by itself.

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use tubewright_bots::train::{Draft, Modules, Plan, mean_score, train};

/// Train the value function of the strong bots
#[derive(clap::Args)]
#[command(
    after_long_help = "The result replaces crates/bots/src/value/london.net. The draft keeps every weight in full, to go on
from it another day. Both are written every ten seconds, so that nothing is lost.

Example:
  tubewright train --minutes 480 --draft night.draft --out crates/bots/src/value/london.net"
)]
pub(crate) struct Args {
    /// How long
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    minutes: u32,
    /// Where the finished value function goes
    #[arg(long)]
    out: PathBuf,
    /// Where the draft goes; one that is there already is trained further
    #[arg(long)]
    draft: PathBuf,
    /// Threads; without it, one for each core
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Seed of the games that it learns from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const BASE: Modules = Modules { objectives: false, powers: false };
const BOTH: Modules = Modules { objectives: true, powers: true };

pub(crate) fn run(args: &Args) -> Result<()> {
    let (mut draft, from) = if args.draft.exists() {
        let bytes = std::fs::read(&args.draft).with_context(|| args.draft.display().to_string())?;
        let draft = Draft::from_bytes(&bytes);
        (draft.ok_or_else(|| anyhow!("{} is no draft of this version", args.draft.display()))?, 0.3)
    } else {
        (Draft::new(args.seed), 0.0)
    };
    let plan = Plan {
        time: Duration::from_secs(60 * u64::from(args.minutes)),
        threads: args.threads.or(available_parallelism().ok()).map_or(1, NonZero::get),
        seed: args.seed,
        // Games without modules and with them teach networks of their own, so each gets half of the time.
        modules: [
            &[BASE; 5][..],
            &[BOTH; 3],
            &[Modules { objectives: false, ..BOTH }, Modules { powers: false, ..BOTH }],
        ]
        .concat(),
        from,
    };
    let mut trouble = Ok(());
    train(&mut draft, &plan, |progress, draft| {
        eprintln!(
            "{:>6.0} s  {:>12} positions  error {:.2} points  mean score {:.1}",
            progress.elapsed.as_secs_f32(),
            progress.lessons,
            progress.error,
            progress.score
        );
        trouble = save(args, draft);
    });
    trouble?;
    save(args, &draft)?;
    let net = draft.finished();
    for (name, modules) in [("base game", BASE), ("both modules", BOTH)] {
        // Games that it has not learned from.
        println!("by the value function alone, {name}: {:.2}", mean_score(&net, modules, 2000, !args.seed));
    }
    Ok(())
}

fn save(args: &Args, draft: &Draft) -> Result<()> {
    for (path, bytes) in [(&args.draft, draft.to_bytes()), (&args.out, draft.finished().to_bytes())] {
        std::fs::write(path, bytes).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
