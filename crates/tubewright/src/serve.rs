//! `tubewright serve`: hands out the page.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result};
use tubewright_texts::{key, t};

use crate::output;
use crate::words::texts;

#[derive(clap::Args)]
#[command(about = key!("cli-serve"), after_long_help = key!("cli-serve-more"))]
pub(crate) struct Args {
    #[arg(long, default_value = "127.0.0.1", help = key!("cli-serve-host"))]
    host: IpAddr,
    #[arg(long, default_value_t = 8080, help = key!("cli-serve-port"))]
    port: u16,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let address = SocketAddr::new(args.host, args.port);
    let ready = |address: SocketAddr| {
        // Nobody listening to our words is no reason not to serve.
        let _ = output::lines(&[t!(texts(), "serve-ready", address = format!("http://{address}/"))]);
    };
    let runtime = tokio::runtime::Runtime::new().context(t!(texts(), "refuse-start"))?;
    let served = runtime.block_on(tubewright_server::serve(address, ready));
    served.with_context(|| t!(texts(), "refuse-serve", address = address.to_string()))
}
