//! The command line of Tubewright: flags, one file a verb, and exit codes; the game itself is elsewhere.

mod arena;
mod bench;
mod completions;
mod deal;
mod exit;
mod input;
mod json;
mod keep;
mod map;
mod output;
mod perft;
mod play;
mod plot;
mod progress;
mod replay;
mod serve;
mod solve;
mod train;
mod verify;
mod words;

use clap::{Parser, Subcommand};

use exit::Exit;

/// An unofficial digital version of the game Next Station: London.
#[derive(Parser)]
#[command(name = "tubewright", version, about, long_about = None, propagate_version = true)]
#[command(after_long_help = "Examples:
  tubewright play --plain                  one person against the deck
  tubewright play --plain --deal london    the same cards for everyone who names this seed
  tubewright replay game.json              the score sheet of a record
  tubewright map                           the board

Exit codes: 0 success, 1 refused data (one line on stderr says why), 2 wrong usage.")]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Play(play::Args),
    Serve(serve::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Deal(deal::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Arena(arena::Args),
    Solve(solve::Args),
    Train(train::Args),
    Map(map::Args),
    Completions(completions::Args),
}

fn main() -> std::process::ExitCode {
    let done = match Cli::parse().verb {
        Verb::Play(args) => play::run(&args),
        Verb::Serve(args) => serve::run(&args),
        Verb::Replay(args) => replay::run(&args),
        Verb::Verify(args) => verify::run(&args),
        Verb::Deal(args) => deal::run(&args),
        Verb::Perft(args) => perft::run(&args),
        Verb::Bench(args) => bench::run(&args),
        Verb::Arena(args) => arena::run(args),
        Verb::Solve(args) => solve::run(&args),
        Verb::Train(args) => train::run(&args),
        Verb::Map(args) => map::run(&args),
        Verb::Completions(args) => completions::run::<Cli>(&args),
    };
    Exit::of(done).into()
}
