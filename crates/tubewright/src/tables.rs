//! `tubewright tables`: looks after the tables of a server, also while it runs.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use tubewright_server::{App, Config};
use tubewright_store::{Policy, Store};
use tubewright_texts::{key, t};

use crate::output;
use crate::serve::{open_store, tables_file};
use crate::values::{MAX_DAYS, whole};
use crate::words::texts;

#[derive(clap::Args)]
#[command(about = key!("cli-tables"), after_long_help = key!("cli-tables-more"))]
pub(crate) struct Args {
    #[arg(
        long,
        env = "TUBEWRIGHT_DATA",
        value_name = "FOLDER",
        default_value = "tubewright-data",
        global = true,
        help = key!("cli-tables-data")
    )]
    data: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    #[command(about = key!("cli-tables-backup"))]
    Backup {
        #[arg(help = key!("cli-tables-backup-file"))]
        file: PathBuf,
    },
    #[command(about = key!("cli-tables-count"))]
    Count,
    #[command(about = key!("cli-tables-export"))]
    Export {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-tables-delete"))]
    Delete {
        #[arg(help = key!("cli-tables-table"))]
        table: String,
    },
    #[command(about = key!("cli-tables-forget"))]
    Forget {
        #[arg(help = key!("cli-tables-person"))]
        person: String,
    },
    #[command(about = key!("cli-tables-sweep"))]
    Sweep {
        #[arg(long, value_name = "DAYS", value_parser = whole::<u64>(0..=MAX_DAYS), help = key!("cli-tables-finished"))]
        finished: Option<u64>,
        #[arg(long, value_name = "DAYS", value_parser = whole::<u64>(0..=MAX_DAYS), help = key!("cli-tables-unfinished"))]
        unfinished: Option<u64>,
    },
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let file = tables_file(&args.data);
    ensure!(file.exists(), t!(texts(), "refuse-no-tables", folder = args.data.display().to_string()));
    let store = Arc::new(open_store(&args.data)?);
    let said = match &args.what {
        What::Backup { file } => {
            store
                .backup(file)
                .with_context(|| t!(texts(), "refuse-backup", file = file.display().to_string()))?;
            t!(texts(), "tables-backed-up", file = file.display().to_string())
        }
        What::Count => t!(texts(), "tables-count", tables = store.count()?, bytes = store.size()),
        What::Export { table } => {
            let document = tubewright_server::export(&*store, table)?;
            return output::write(format!("{document}\n").as_bytes());
        }
        What::Delete { table } => {
            store.delete(table)?;
            t!(texts(), "tables-deleted", tables = 1)
        }
        What::Forget { person } => {
            let runtime = tokio::runtime::Runtime::new()?;
            let tables = runtime.block_on(App::new(Config::default(), store).forget(person))?;
            t!(texts(), "tables-forgotten", tables = tables)
        }
        What::Sweep { finished, unfinished } => {
            let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
            let before = |days: Option<u64>| {
                let age = |days: u64| Duration::from_secs(days.saturating_mul(24 * 60 * 60));
                days.map_or(0, |days| now.saturating_sub(age(days)).as_millis() as u64)
            };
            let (over_before, open_before) = (before(*finished), before(*unfinished));
            let policy = Policy { over_before, open_before, not_before: 0 };
            t!(texts(), "tables-deleted", tables = store.sweep(policy)?.len())
        }
    };
    output::lines(&[said])
}
