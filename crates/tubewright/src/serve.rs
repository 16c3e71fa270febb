//! `tubewright serve`: hands out the page and keeps tables.

mod entrances;
mod folder;

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tubewright_server::{App, Config, Limits, Tls, Verbosity};
use tubewright_store::{Dropped, Sqlite, Store};
use tubewright_texts::{key, t};

use crate::store_address::{StoreAddress, open_file};
use crate::values::{MAX_DAYS, MAX_THREADS, whole};
use crate::words::texts;
use crate::{output, values};

#[derive(clap::Args)]
#[command(about = key!("cli-serve"), after_long_help = key!("cli-serve-more"))]
pub(crate) struct Args {
    #[arg(long, env = "TUBEWRIGHT_ADDR", value_name = "HOST:PORT", conflicts_with_all = ["host", "port"], value_parser = values::address, help = key!("cli-serve-addr"))]
    addr: Option<SocketAddr>,
    #[arg(long, env = "TUBEWRIGHT_HOST", default_value = "127.0.0.1", value_parser = values::host, help = key!("cli-serve-host"))]
    host: IpAddr,
    #[arg(long, env = "TUBEWRIGHT_PORT", default_value_t = 8080, value_parser = whole::<u16>(0..=65_535), help = key!("cli-serve-port"))]
    port: u16,
    #[arg(long, env = "TUBEWRIGHT_DATA", value_name = "FOLDER", default_value = "tubewright-data", help = key!("cli-serve-data"))]
    data: PathBuf,
    #[arg(long, env = "TUBEWRIGHT_STORE", value_name = "STORE", help = key!("cli-store"))]
    store: Option<StoreAddress>,
    #[arg(long, env = "TUBEWRIGHT_PUBLIC_URL", value_name = "URL", value_parser = values::public_url, help = key!("cli-serve-public-url"))]
    public_url: Option<String>,
    #[arg(long, env = "TUBEWRIGHT_ALLOW_HOST", value_name = "NAME", value_delimiter = ',', value_parser = values::host_name, help = key!("cli-serve-allow-host"))]
    allow_host: Vec<String>,
    #[arg(long, env = "TUBEWRIGHT_TRUST_PROXY", help = key!("cli-serve-trust-proxy"))]
    trust_proxy: bool,
    #[arg(long, env = "TUBEWRIGHT_KEEP_FINISHED", value_name = "DAYS", default_value_t = 365, value_parser = whole::<u64>(0..=MAX_DAYS), help = key!("cli-serve-keep-finished"))]
    keep_finished: u64,
    #[arg(long, env = "TUBEWRIGHT_KEEP_UNFINISHED", value_name = "DAYS", default_value_t = 60, value_parser = whole::<u64>(0..=MAX_DAYS), help = key!("cli-serve-keep-unfinished"))]
    keep_unfinished: u64,
    #[arg(long, env = "TUBEWRIGHT_THINKERS", value_name = "COUNT", default_value_t = 0, value_parser = whole::<usize>(0..=MAX_THREADS), help = key!("cli-serve-thinkers"))]
    thinkers: usize,
    #[arg(long, env = "TUBEWRIGHT_LOG", value_enum, default_value_t = LogLevel::Problems, help = key!("cli-serve-log"))]
    log: LogLevel,
    #[arg(long, env = "TUBEWRIGHT_ACCESS_LOG", help = key!("cli-serve-access-log"))]
    access_log: bool,
    #[arg(long, env = "TUBEWRIGHT_MOST_SOCKETS", value_name = "COUNT", default_value_t = Limits::default().sockets, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-most-sockets"))]
    most_sockets: u32,
    #[arg(long, env = "TUBEWRIGHT_SOCKETS_PER_ADDRESS", value_name = "COUNT", default_value_t = Limits::default().sockets_per_address, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-sockets-per-address"))]
    sockets_per_address: u32,
    #[arg(long, env = "TUBEWRIGHT_SOCKETS_PER_PERSON", value_name = "COUNT", default_value_t = Limits::default().sockets_per_person, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-sockets-per-person"))]
    sockets_per_person: u32,
    #[arg(long, env = "TUBEWRIGHT_MESSAGES_PER_SECOND", value_name = "COUNT", default_value_t = Limits::default().messages_per_second, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-messages-per-second"))]
    messages_per_second: u32,
    #[arg(long, env = "TUBEWRIGHT_REQUESTS_PER_SECOND", value_name = "COUNT", default_value_t = Limits::default().requests_per_second, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-requests-per-second"))]
    requests_per_second: u32,
    #[arg(long, env = "TUBEWRIGHT_TABLES_PER_HOUR", value_name = "COUNT", default_value_t = Limits::default().tables_per_hour, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-tables-per-hour"))]
    tables_per_hour: u32,
    #[arg(long, env = "TUBEWRIGHT_KILOBYTES_PER_HOUR", value_name = "COUNT", default_value_t = Limits::default().kilobytes_per_hour, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-kilobytes-per-hour"))]
    kilobytes_per_hour: u32,
    #[arg(long, env = "TUBEWRIGHT_KILOBYTES_PER_TABLE", value_name = "COUNT", default_value_t = Limits::default().kilobytes_per_table, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-kilobytes-per-table"))]
    kilobytes_per_table: u32,
    #[arg(long, env = "TUBEWRIGHT_DISK_RESERVE", value_name = "MEGABYTES", default_value_t = Limits::default().disk_reserve, value_parser = whole::<u32>(0..=u32::MAX.into()), help = key!("cli-serve-disk-reserve"))]
    disk_reserve: u32,
    #[arg(long, env = "TUBEWRIGHT_UNIX_SOCKET", value_name = "FILE", conflicts_with_all = ["addr", "host", "port"], help = key!("cli-serve-unix-socket"))]
    unix_socket: Option<PathBuf>,
    #[arg(long, env = "TUBEWRIGHT_TLS_CERT", value_name = "FILE", requires = "tls_key", help = key!("cli-serve-tls-cert"))]
    tls_cert: Option<PathBuf>,
    #[arg(long, env = "TUBEWRIGHT_TLS_KEY", value_name = "FILE", requires = "tls_cert", help = key!("cli-serve-tls-key"))]
    tls_key: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogLevel {
    Nothing,
    Problems,
    Normal,
}

/// The file of tables in a data folder.
pub(crate) fn tables_file(data: &Path) -> PathBuf {
    data.join("tables.db")
}

/// Opens the store of a data folder.
pub(crate) fn open_store(data: &Path) -> Result<Sqlite> {
    let file = tables_file(data);
    Sqlite::open(&file).with_context(|| t!(texts(), "refuse-tables", file = file.display().to_string()))
}

pub(crate) use folder::{CONTROL, Lock};

/// Where tables are kept.
struct Opened {
    store: Arc<dyn Store>,
    /// What could not be read at the end of a file.
    dropped: Dropped,
    /// The place, in words.
    kept: String,
}

fn open(args: &Args) -> Result<Opened> {
    match &args.store {
        None => {
            let store = open_store(&args.data)?;
            let kept = t!(texts(), "serve-data", folder = args.data.display().to_string());
            Ok(Opened { dropped: store.dropped(), store: Arc::new(store), kept })
        }
        Some(StoreAddress::File(file)) => {
            let store = open_file(file)?;
            let kept = t!(texts(), "serve-store", store = file.display().to_string());
            Ok(Opened { dropped: store.dropped(), store: Arc::new(store), kept })
        }
        Some(database) => {
            let kept = t!(texts(), "serve-store", store = database.to_string());
            Ok(Opened { dropped: Dropped::default(), store: database.open()?, kept })
        }
    }
}

impl Args {
    fn address(&self) -> SocketAddr {
        self.addr.unwrap_or(SocketAddr::new(self.host, self.port))
    }

    fn config(&self) -> Config {
        let days = |days: u64| (days > 0).then(|| Duration::from_secs(days.saturating_mul(24 * 60 * 60)));
        let config = Config::default();
        Config {
            public_url: self.public_url.clone(),
            allowed_hosts: self.allow_host.clone(),
            trust_proxy: self.trust_proxy,
            tls: self.tls_cert.is_some(),
            limits: Limits {
                sockets: self.most_sockets,
                sockets_per_address: self.sockets_per_address,
                sockets_per_person: self.sockets_per_person,
                messages_per_second: self.messages_per_second,
                requests_per_second: self.requests_per_second,
                tables_per_hour: self.tables_per_hour,
                kilobytes_per_hour: self.kilobytes_per_hour,
                kilobytes_per_table: self.kilobytes_per_table,
                disk_reserve: self.disk_reserve,
            },
            keep_finished: days(self.keep_finished),
            keep_unfinished: days(self.keep_unfinished),
            bots_at_once: if self.thinkers == 0 { config.bots_at_once } else { self.thinkers },
            ..config
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let verbosity = match args.log {
        LogLevel::Nothing => Verbosity::Silent,
        LogLevel::Problems => Verbosity::Problems,
        LogLevel::Normal => Verbosity::Normal,
    };
    tubewright_server::init_log(verbosity, args.access_log);
    // As many sockets as the system lets us have.
    tubewright_server::raise_open_files();
    folder::make(&args.data)
        .with_context(|| t!(texts(), "refuse-data", folder = args.data.display().to_string()))?;
    let _alone = folder::Lock::take(&args.data)?;
    let Opened { store, dropped, kept } = open(args)?;
    // A disk that can only be read is said to be so from the beginning; what is on it can be looked at.
    let failed = store.probe().err();
    let operators = folder::operators(&args.data)?;
    let tls = match (&args.tls_cert, &args.tls_key) {
        (Some(certificate), Some(key)) => {
            Some(Tls::load(certificate, key).with_context(|| t!(texts(), "refuse-tls"))?)
        }
        _ => None,
    };
    let runtime = tokio::runtime::Runtime::new().context(t!(texts(), "refuse-start"))?;
    runtime.block_on(async {
        let mut entrances = entrances::main(args, tls.as_ref())?;
        entrances.listeners.extend(folder::control(&args.data));
        let app = App::with_operators(args.config(), store, operators);
        if let Some(error) = &failed {
            app.disk_failed(error);
        }
        if dropped.bytes > 0 {
            app.warn_of_dropped(dropped);
        }
        if let Some(tls) = tls {
            tokio::spawn(tls.follow());
        }
        // Nobody listening to our words is no reason not to serve.
        let _ = output::lines(&[t!(texts(), "serve-ready", address = entrances.address.as_str()), kept]);
        tubewright_server::serve_entrances(entrances.listeners, app)
            .await
            .with_context(|| t!(texts(), "refuse-serve", address = entrances.address))
    })
}
