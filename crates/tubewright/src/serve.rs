//! `tubewright serve`: hands out the page.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result};

use crate::output;

/// Serve the page to browsers
#[derive(clap::Args)]
#[command(after_long_help = "Examples:
  tubewright serve                       for browsers on this machine
  tubewright serve --host 0.0.0.0        for everyone who can reach it
  tubewright serve --port 0              on any free port; its address is printed")]
pub(crate) struct Args {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let address = SocketAddr::new(args.host, args.port);
    let ready = |address: SocketAddr| {
        // Nobody listening to our words is no reason not to serve.
        let _ = output::lines(&[format!("Tubewright is at http://{address}/ (Ctrl-C to stop)")]);
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server")?;
    let served = runtime.block_on(tubewright_server::serve(address, ready));
    served.with_context(|| format!("cannot serve at {address}"))
}
