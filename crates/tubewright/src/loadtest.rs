//! `tubewright loadtest`: measures a server with real sockets.

mod soak;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use tubewright_loadtest::{Figures, Load, Pace, Players, echo, serve_echo};
use tubewright_texts::{key, t};

use crate::output;
use crate::serve::open_store;
use crate::stored::fill;
use crate::values::{address, seconds, whole};
use crate::words::texts;

/// The bytes of a message through the echo: about what an event has.
const ECHOED: usize = 24;

#[derive(clap::Args)]
#[command(about = key!("cli-loadtest"), after_long_help = key!("cli-loadtest-more"))]
pub(crate) struct Args {
    #[arg(long, default_value_t = 2500, value_parser = whole::<usize>(1..=1_000_000), help = key!("cli-loadtest-tables"))]
    tables: usize,
    #[arg(long, default_value_t = 4, value_parser = whole::<u8>(1..=4), help = key!("cli-loadtest-seats"))]
    seats: u8,
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0, value_parser = seconds, help = key!("cli-loadtest-every"))]
    every: f64,
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = whole::<u64>(1..=86_400), help = key!("cli-loadtest-seconds"))]
    seconds: u64,
    #[arg(long, help = key!("cli-loadtest-highest"))]
    highest: bool,
    #[arg(long, value_name = "HOST:PORT", value_parser = address, help = key!("cli-loadtest-server"))]
    server: Option<SocketAddr>,
    #[arg(long, value_name = "FOLDER", help = key!("cli-loadtest-data"))]
    data: Option<PathBuf>,
    #[arg(long, value_name = "TABLES", conflicts_with_all = ["server", "highest"], value_parser = whole::<usize>(1..=10_000_000), help = key!("cli-loadtest-stored"))]
    stored: Option<usize>,
    #[arg(long, value_name = "MINUTES", conflicts_with_all = ["server", "highest", "stored"], value_parser = whole::<u64>(1..=10_000), help = key!("cli-loadtest-soak"))]
    soak: Option<u64>,
    #[arg(long, help = key!("cli-json"))]
    json: bool,
    // The other side of the comparison, in a process of its own as the server is.
    #[arg(long, hide = true, help = key!("cli-loadtest-echo"))]
    serve_echo: bool,
}

#[derive(Serialize)]
struct Report {
    tables: usize,
    seats: u8,
    every_s: Option<f64>,
    figures: Figures,
    /// Memory of the server that came with the sockets and their tables, for each socket.
    bytes_per_socket: Option<u64>,
    disk_bytes_per_table: Option<u64>,
    seating_s: f64,
    echo: Option<Figures>,
    /// Messages delivered at tables for each that the echo passed.
    share_of_echo: Option<f64>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context(t!(texts(), "refuse-start"))?;
    if args.serve_echo {
        let said = |address: SocketAddr| drop(output::lines(&[format!("http://{address}/")]));
        return Ok(runtime.block_on(serve_echo(said))?);
    }
    if let Some(count) = args.stored {
        let started = runtime.block_on(started(args, count))?;
        return if args.json { output::document(&started) } else { output::lines(&[started.line()]) };
    }
    let sockets = args.tables as u64 * u64::from(args.seats);
    let files = tubewright_server::raise_open_files();
    ensure!(files > sockets + 100, t!(texts(), "refuse-open-files", files = files, sockets = sockets));
    if let Some(minutes) = args.soak {
        return runtime.block_on(soak::soak(args, minutes));
    }
    let report = runtime.block_on(measured(args))?;
    if args.json { output::document(&report) } else { output::lines(&lines(&report)) }
}

/// A start with tables on the disk.
#[derive(Serialize)]
struct Started {
    stored_tables: usize,
    bytes: u64,
    start_ms: f64,
}

impl Started {
    fn line(&self) -> String {
        let (tables, size) = (self.stored_tables, self.bytes / 1_000_000);
        t!(texts(), "loadtest-stored", tables = tables, size = size, time = format!("{:.0}", self.start_ms))
    }
}

/// Stores tables, starts a server with them, and measures until it says that it is well.
async fn started(args: &Args, count: usize) -> Result<Started> {
    let folder = Folder::of(args);
    std::fs::create_dir_all(folder.path())?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
    let store = open_store(folder.path())?;
    fill(&store, count, now)?;
    drop(store);
    let begun = Instant::now();
    let server = Server::start(folder.path())?;
    let health = tubewright_loadtest::request(server.address, "GET", "/healthz", &[], b"").await?;
    let start_ms = begun.elapsed().as_secs_f64() * 1000.0;
    ensure!(health.status == 200, String::from_utf8_lossy(&health.body).into_owned());
    let bytes = size(folder.path());
    drop(server);
    Ok(Started { stored_tables: count, bytes, start_ms })
}

/// Where the server that is started keeps its tables; a folder that nobody named goes with this value.
struct Folder {
    path: PathBuf,
    named: bool,
}

impl Folder {
    fn of(args: &Args) -> Self {
        let temporary = || std::env::temp_dir().join(format!("tubewright-load-{}", std::process::id()));
        Self { path: args.data.clone().unwrap_or_else(temporary), named: args.data.is_some() }
    }

    fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.named {
            // It lies in the folder for temporary files; one that stays is no harm.
            let _ = std::fs::remove_dir_all(&self.path);
        }
    }
}

async fn measured(args: &Args) -> Result<Report> {
    let folder = Folder::of(args);
    let own = if args.server.is_none() { Some(Server::start(folder.path())?) } else { None };
    let server = match (&own, args.server) {
        (Some(own), _) => own.address,
        (None, Some(address)) => address,
        (None, None) => unreachable!("one of them is there"),
    };
    let every = Duration::try_from_secs_f64(args.every)?;
    let pace = if args.highest { Pace::AtOnce } else { Pace::Every(every) };
    let empty = own.as_ref().and_then(Server::memory);
    let begun = Instant::now();
    let players = Players::seat(Load { server, tables: args.tables, seats: args.seats, pace }).await?;
    let seating_s = begun.elapsed().as_secs_f64();
    let sockets = players.sockets();
    // Everyone finds into their rhythm before anything is measured.
    let before = if args.highest { Duration::from_millis(500) } else { every + Duration::from_secs(2) };
    let figures = players.measure(before, Duration::from_secs(args.seconds)).await?;
    let full = own.as_ref().and_then(Server::memory);
    let disk = own.as_ref().map(|_| size(folder.path()) / args.tables.max(1) as u64);
    drop(own);
    drop(folder);
    let echo = if args.highest {
        let server = Server::of(Command::new(std::env::current_exe()?).args(["loadtest", "--serve-echo"]))?;
        Some(echo(server.address, sockets, ECHOED, Duration::from_secs(args.seconds.min(10))).await?)
    } else {
        None
    };
    Ok(Report {
        tables: args.tables,
        seats: args.seats,
        every_s: (!args.highest).then_some(args.every),
        bytes_per_socket: empty.zip(full).map(|(empty, full)| full.saturating_sub(empty) / sockets as u64),
        disk_bytes_per_table: disk,
        seating_s,
        share_of_echo: echo.as_ref().map(|echo| figures.messages_per_s / echo.messages_per_s),
        figures,
        echo,
    })
}

fn lines(report: &Report) -> Vec<String> {
    let figures = &report.figures;
    let written = |value: f64, decimals| texts().language().number(value, decimals);
    let mut lines = vec![
        t!(
            texts(),
            "loadtest-load",
            tables = report.tables,
            sockets = figures.sockets,
            seconds = figures.seconds.round()
        ),
        t!(
            texts(),
            "loadtest-times",
            half = written(figures.p50_ms, 1),
            most = written(figures.p99_ms, 1),
            all = written(figures.max_ms, 1)
        ),
        t!(
            texts(),
            "loadtest-rate",
            commands = figures.commands_per_s.round(),
            messages = figures.messages_per_s.round(),
            failures = figures.failures
        ),
    ];
    if let (Some(memory), Some(disk)) = (report.bytes_per_socket, report.disk_bytes_per_table) {
        lines.push(t!(texts(), "loadtest-memory", memory = memory / 1024, disk = disk / 1024));
    }
    if let (Some(echo), Some(share)) = (&report.echo, report.share_of_echo) {
        let share = written(share, 2);
        lines.push(t!(texts(), "loadtest-echo", messages = echo.messages_per_s.round(), share = share));
    }
    lines
}

/// A server in a process of its own, which ends with this value.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path) -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", "0", "--most-sockets", "0", "--sockets-per-address", "0"]);
        command.args(["--messages-per-second", "0", "--requests-per-second", "0", "--tables-per-hour", "0"]);
        command.args(["--kilobytes-per-hour", "0", "--disk-reserve", "0"]);
        Self::of(command.arg("--data").arg(data))
    }

    fn of(command: &mut Command) -> Result<Self> {
        let mut child = command.stdout(Stdio::piped()).spawn().context(t!(texts(), "refuse-start"))?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let mut server = Self { child, address: SocketAddr::from(([0, 0, 0, 0], 0)) };
        server.address = address.with_context(|| t!(texts(), "refuse-start"))?;
        Ok(server)
    }

    /// The bytes that the process holds in memory.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()? * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn size(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|it| it.len()).sum()
}
