//! A PostgreSQL cluster of a test's own: made in a temporary folder, reached by a port that was free, removed at the end.
//! One that runs on the machine already is never touched.
//!
//! A test that only needs a database takes a [`Database`]: where the test command has started a cluster for all tests, it is
//! made there.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use tempfile::TempDir;

/// Names the address of the cluster that the test command has started.
pub const VARIABLE: &str = "TUBEWRIGHT_TEST_POSTGRES";

/// The user whom the cluster belongs to where the tests run as root, since PostgreSQL refuses root.
const SERVICE_USER: &str = "postgres";

/// A running cluster.
#[derive(Debug)]
pub struct Cluster {
    folder: TempDir,
    port: u16,
    settings: Vec<String>,
}

impl Cluster {
    /// Makes a cluster and starts it.
    pub fn start() -> io::Result<Self> {
        Self::start_with(&[])
    }

    /// The same with some settings, such as `max_connections=20`.
    pub fn start_with(settings: &[&str]) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("tubewright-postgres").tempdir()?;
        if is_root() {
            done(Command::new("chown").arg(SERVICE_USER).arg(folder.path()))?;
        }
        let data = folder.path().join("data");
        let words = ["-A", "trust", "-U", "tubewright", "--no-sync", "--data-checksums", "-E", "UTF8", "-D"];
        done(program("initdb", &words)?.arg(&data))?;
        // What another program may have taken until then shows when the cluster starts.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let cluster = Self { folder, port, settings };
        cluster.resume()?;
        Ok(cluster)
    }

    /// Starts it again after [`Self::stop`] or [`Self::kill`].
    pub fn resume(&self) -> io::Result<()> {
        let folder = self.folder.path().display();
        let mut flags = format!("-p {} -k {folder} -c listen_addresses=127.0.0.1", self.port);
        for setting in &self.settings {
            flags += &format!(" -c {setting}");
        }
        let log = self.folder.path().join("log");
        done(
            program("pg_ctl", &["-w", "-o", &flags, "-l"])?.arg(&log).arg("-D").arg(self.data()).arg("start"),
        )
    }

    /// Stops it as an operator would.
    pub fn stop(&self) -> io::Result<()> {
        done(program("pg_ctl", &["-w", "-m", "fast", "-D"])?.arg(self.data()).arg("stop"))
    }

    /// Ends it as a power cut would, all of its processes at once.
    pub fn kill(&self) -> io::Result<()> {
        let first = fs::read_to_string(self.data().join("postmaster.pid"))?;
        let first = first.lines().next().unwrap_or_default().to_owned();
        let children = Command::new("pgrep").args(["-P", &first]).output()?;
        let children = String::from_utf8_lossy(&children.stdout).into_owned();
        // Its children would outlive it for a moment and keep their memory, which the next start refuses.
        done(Command::new("kill").arg("-9").arg(&first).args(children.split_whitespace()))?;
        while Command::new("kill").args(["-0", &first]).stderr(Stdio::null()).status()?.success() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        Ok(())
    }

    /// A folder of the cluster's own, readable for it.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The address of a database of this cluster.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://tubewright@127.0.0.1:{}/{database}", self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Ok(mut stop) = program("pg_ctl", &["-m", "immediate", "-D"]) {
            let _ = stop.arg(self.data()).arg("stop").output();
        }
    }
}

/// A new and empty database.
#[derive(Debug)]
pub struct Database {
    address: String,
    /// Ends with the database, where it was started for it alone.
    _cluster: Option<Cluster>,
}

impl Database {
    /// Makes one in the cluster of the test command, or in one of its own.
    ///
    /// # Panics
    ///
    /// Where no cluster can be had: a test that needs one cannot say anything without it.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let shared = std::env::var(VARIABLE).ok();
        let own = || Cluster::start().expect("PostgreSQL is installed (Debian: postgresql)");
        let cluster = if shared.is_none() { Some(own()) } else { None };
        let base = shared.or_else(|| cluster.as_ref().map(|own| own.address("postgres")));
        let base = base.expect("one of the two");
        let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
        query(&base, &format!("CREATE DATABASE {name}")).expect("a new database");
        let (host, _) = base.rsplit_once('/').expect("an address has a path");
        Self { address: format!("{host}/{name}"), _cluster: cluster }
    }

    /// Its address.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Default for Database {
    fn default() -> Self {
        Self::new()
    }
}

/// Asks a database something, and returns what it says.
pub fn query(address: &str, words: &str) -> io::Result<String> {
    let mut psql = Command::new(tool("psql")?);
    said(psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address, "-c", words]))
}

/// One of PostgreSQL's programs, run by somebody whom it accepts.
fn program(name: &str, words: &[&str]) -> io::Result<Command> {
    let tool = tool(name)?;
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", SERVICE_USER, "--"]).arg(tool);
        command
    } else {
        Command::new(tool)
    };
    // It must not hold the pipes of the test open, nor stand in a folder that its user may not see.
    command.args(words).current_dir("/").stdin(Stdio::null());
    Ok(command)
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|it| std::os::unix::fs::MetadataExt::uid(&it) == 0)
}

/// Debian keeps the programs of each version in a folder that is not on the path.
fn tool(name: &str) -> io::Result<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            let number = version.file_name().to_str()?.parse().ok()?;
            let tool = version.path().join("bin").join(name);
            tool.exists().then_some((number, tool))
        })
        .collect();
    found.sort();
    if let Some((_, tool)) = found.pop() {
        return Ok(tool);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join(name)).find(|tool| tool.exists());
    on_path.ok_or_else(|| {
        io::Error::new(io::ErrorKind::NotFound, format!("{name} of PostgreSQL is not installed"))
    })
}

fn done(command: &mut Command) -> io::Result<()> {
    // pg_ctl leaves a server behind that would keep pipes open: its words go to a file, and ours to nobody.
    if command.get_args().any(|word| word == OsStr::new("start")) {
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
        return if status.success() { Ok(()) } else { Err(io::Error::other("PostgreSQL does not start")) };
    }
    said(command).map(drop)
}

fn said(command: &mut Command) -> io::Result<String> {
    let Output { status, stdout, stderr } = command.output()?;
    if status.success() {
        return Ok(String::from_utf8_lossy(&stdout).trim().to_owned());
    }
    Err(io::Error::other(format!("{command:?}: {}", String::from_utf8_lossy(&stderr).trim())))
}
