//! `tubewright completions`: what a shell needs to complete our flags.

use anyhow::Result;
use clap_complete::Shell;
use tubewright_texts::key;

use crate::output;

#[derive(clap::Args)]
#[command(about = key!("cli-completions"), after_long_help = key!("cli-completions-more"))]
pub(crate) struct Args {
    #[arg(help = key!("cli-completions-shell"))]
    shell: Shell,
}

pub(crate) fn run(args: &Args, mut command: clap::Command) -> Result<()> {
    // Into memory first: the generator panics where a pipe is closed.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "tubewright", &mut script);
    output::write(&script)
}
