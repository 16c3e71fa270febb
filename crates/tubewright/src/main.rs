//! The command line of Tubewright: flags, one file a verb, and exit codes; the game itself is elsewhere.

mod admin;
mod arena;
mod bench;
mod completions;
mod deal;
mod engine;
mod exit;
mod files;
mod help;
mod hindsight;
mod identity;
mod input;
mod interrupt;
mod join;
mod json;
mod keep;
mod loadtest;
mod map;
mod output;
mod perft;
mod play;
mod plot;
mod progress;
mod puzzles;
mod refusals;
mod replay;
mod review;
mod score;
mod seed;
mod serve;
mod solve;
mod stats;
mod store_address;
mod stored;
mod tables;
mod train;
mod usage;
mod values;
mod verify;
mod words;

use std::process::ExitCode;

use clap::{Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use tubewright_texts::{Language, key};

use exit::Exit;

#[derive(Parser)]
#[command(name = "tubewright", version, propagate_version = true)]
#[command(about = key!("cli-about"), after_long_help = key!("cli-about-more"))]
struct Cli {
    // Looked at before the flags are read; here it is checked and has its place in the help.
    #[arg(long = "lang", global = true, value_name = "LANG", value_parser = values::language, display_order = 1000, help = key!("cli-lang"))]
    _language: Option<Language>,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Play(play::Args),
    Join(join::Args),
    Serve(serve::Args),
    Tables(tables::Args),
    Admin(admin::Args),
    Loadtest(loadtest::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Deal(deal::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Arena(arena::Args),
    Engine(engine::Args),
    Solve(solve::Args),
    Review(review::Args),
    Puzzles(puzzles::Args),
    Train(train::Args),
    Map(map::Args),
    Score(score::Args),
    Stats(stats::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let command = help::translated(Cli::command(), words::texts());
    let matches = command.clone().try_get_matches();
    match matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches)) {
        Ok(cli) => run(cli.verb, command),
        Err(error) => usage::answer(&error),
    }
}

fn run(verb: Verb, command: Command) -> ExitCode {
    let done = match verb {
        Verb::Play(args) => play::run(&args),
        Verb::Join(args) => join::run(&args),
        Verb::Serve(args) => serve::run(&args),
        Verb::Tables(args) => tables::run(&args),
        Verb::Admin(args) => admin::run(&args),
        Verb::Loadtest(args) => loadtest::run(&args),
        Verb::Replay(args) => replay::run(&args),
        Verb::Verify(args) => verify::run(&args),
        Verb::Deal(args) => deal::run(&args),
        Verb::Perft(args) => perft::run(&args),
        Verb::Bench(args) => bench::run(&args),
        Verb::Arena(args) => arena::run(args),
        Verb::Engine(args) => engine::run(&args),
        Verb::Solve(args) => solve::run(&args),
        Verb::Review(args) => review::run(&args),
        Verb::Puzzles(args) => puzzles::run(&args),
        Verb::Train(args) => train::run(&args),
        Verb::Map(args) => map::run(&args),
        Verb::Score(args) => score::run(&args),
        Verb::Stats(args) => stats::run(&args),
        Verb::Completions(args) => completions::run(&args, command),
    };
    Exit::of(done).into()
}
