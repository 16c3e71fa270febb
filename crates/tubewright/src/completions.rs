//! `tubewright completions`: what a shell needs to complete our flags.

use anyhow::Result;
use clap_complete::Shell;

use crate::output;

/// Print a shell's completions
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright completions bash > ~/.local/share/bash-completion/completions/tubewright
  tubewright completions fish > ~/.config/fish/completions/tubewright.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run<C: clap::CommandFactory>(args: &Args) -> Result<()> {
    // Into memory first: the generator panics where a pipe is closed.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut C::command(), "tubewright", &mut script);
    output::write(&script)
}
