//! How a server is set up.

use std::time::Duration;

use crate::limits::Limits;

/// Everything that can be set; the defaults suit a server for friends.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address by which people reach the server, `https://play.example.org`; none takes the `Host` of each request.
    pub public_url: Option<String>,
    /// Names by which people reach the server besides that of the public address; addresses and names of the own network
    /// need not be told.
    pub allowed_hosts: Vec<String>,
    /// Believe `X-Forwarded-For` and `X-Forwarded-Proto`? Only behind a proxy that sets them.
    pub trust_proxy: bool,
    /// Do people come in through TLS that the server itself speaks?
    pub tls: bool,
    /// What each may ask for.
    pub limits: Limits,
    /// Finished tables are removed after so long without a change; none keeps them.
    pub keep_finished: Option<Duration>,
    /// Unfinished tables likewise.
    pub keep_unfinished: Option<Duration>,
    /// How often old tables are looked for; the first time after the server has run for so long.
    pub sweep_every: Duration,
    /// How many bots think at the same time.
    pub bots_at_once: usize,
    /// The head of a request must come within this time, and so must its body.
    pub header_within: Duration,
    /// A hello must come within this time.
    pub hello_within: Duration,
    /// Sockets are pinged so often.
    pub ping_every: Duration,
    /// A socket from which nothing came for so long is swept.
    pub silence: Duration,
    /// A socket that does not take a message within this time is cut off.
    pub write_within: Duration,
    /// So many messages may wait for one socket.
    pub queue: usize,
    /// Right after the start the system's clock may be wrong by days: it ends no turn and no table by itself before it has held
    /// for so long.
    pub clock_held: Duration,
    /// A table that nobody uses leaves the memory after this time.
    pub idle: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let days = |days: u64| Duration::from_secs(days * 24 * 60 * 60);
        Self {
            public_url: None,
            allowed_hosts: Vec::new(),
            trust_proxy: false,
            tls: false,
            limits: Limits::default(),
            keep_finished: Some(days(365)),
            keep_unfinished: Some(days(60)),
            sweep_every: Duration::from_secs(60 * 60),
            bots_at_once: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            header_within: Duration::from_secs(15),
            hello_within: Duration::from_secs(10),
            ping_every: Duration::from_secs(25),
            silence: Duration::from_secs(70),
            write_within: Duration::from_secs(15),
            queue: 128,
            clock_held: Duration::from_secs(5 * 60),
            idle: Duration::from_secs(60),
        }
    }
}
