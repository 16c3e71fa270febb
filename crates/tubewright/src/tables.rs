//! `tubewright tables`: looks after the tables of a server, also while it runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail, ensure};
use tubewright_server::{App, Config, Copied, Finding, Repair};
use tubewright_store::{Policy, Store};
use tubewright_texts::{key, t};

use crate::output;
use crate::refusals::damage;
use crate::serve::Lock;
use crate::store_address::{StoreAddress, open_file};
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
    #[arg(long, env = "TUBEWRIGHT_STORE", value_name = "STORE", global = true, help = key!("cli-store"))]
    store: Option<StoreAddress>,
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
    #[command(about = key!("cli-tables-check"))]
    Check,
    #[command(about = key!("cli-tables-repair"))]
    Repair {
        #[arg(long, value_name = "FILE", help = key!("cli-tables-repair-backup"))]
        backup: Option<PathBuf>,
    },
    #[command(about = key!("cli-tables-restore"))]
    Restore {
        #[arg(value_name = "FILE", help = key!("cli-tables-restore-file"))]
        backup: PathBuf,
    },
    #[command(about = key!("cli-tables-copy"))]
    Copy {
        #[arg(long, value_name = "STORE", help = key!("cli-tables-copy-from"))]
        from: StoreAddress,
        #[arg(long, value_name = "STORE", help = key!("cli-tables-copy-to"))]
        to: StoreAddress,
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
    if let What::Copy { from, to } = &args.what {
        return copy(from, to);
    }
    let at = args.store.clone().unwrap_or_else(|| StoreAddress::in_folder(&args.data));
    if let What::Restore { backup } = &args.what {
        return restore(&at, backup);
    }
    is_there(&at)?;
    if let What::Repair { backup } = &args.what {
        return repair(&at, backup.as_deref());
    }
    let store = at.open()?;
    let said = match &args.what {
        What::Backup { file } => {
            store
                .backup(file)
                .with_context(|| t!(texts(), "refuse-backup", file = file.display().to_string()))?;
            t!(texts(), "tables-backed-up", file = file.display().to_string())
        }
        What::Check => return check(&*store),
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
        What::Copy { .. } | What::Repair { .. } | What::Restore { .. } => unreachable!("done above"),
    };
    output::lines(&[said])
}

/// A verb makes no new file where it is to look after an old one.
fn is_there(at: &StoreAddress) -> Result<()> {
    let StoreAddress::File(file) = at else { return Ok(()) };
    let folder = file.parent().unwrap_or(Path::new("")).display().to_string();
    ensure!(file.exists(), t!(texts(), "refuse-no-tables", folder = folder));
    Ok(())
}

/// A finding in one line.
fn said(finding: &Finding) -> String {
    let what = damage(&finding.what, texts());
    match &finding.table {
        Some(table) => t!(texts(), "tables-damaged", table = table.as_str(), what = what),
        None => t!(texts(), "tables-damaged-store", what = what),
    }
}

fn check(store: &dyn Store) -> Result<()> {
    let mut found = Vec::new();
    let sound = tubewright_server::check(store, |finding| found.push(said(&finding)))?;
    if found.is_empty() {
        return output::lines(&[t!(texts(), "tables-sound", tables = sound)]);
    }
    output::lines(&found)?;
    bail!(t!(texts(), "tables-unsound", damaged = found.len(), tables = sound))
}

fn copy(from: &StoreAddress, to: &StoreAddress) -> Result<()> {
    is_there(from)?;
    let (from, to): (Arc<dyn Store>, Arc<dyn Store>) = (from.open()?, to.open()?);
    let mut found = Vec::new();
    let Copied { copied, same, others } =
        tubewright_server::copy(&*from, &*to, |finding| found.push(said(&finding)))?;
    let done = t!(texts(), "tables-copied", copied = copied, same = same, others = others);
    if found.is_empty() {
        return output::lines(&[done]);
    }
    output::lines(&found)?;
    bail!(done)
}

/// A file by the name of another one and an ending.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Gives a database file and what lies beside it another name.
fn put_aside(file: &Path, kept: &Path) -> Result<()> {
    for ending in ["", "-wal", "-shm"] {
        let (from, to) = (beside(file, ending), beside(kept, ending));
        if from.exists() {
            std::fs::rename(from, to)?;
        }
    }
    Ok(())
}

/// No server may run on the folder of a file that is to be replaced.
fn alone(file: &Path) -> Result<Lock> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    Lock::take(folder.unwrap_or(Path::new(".")))
}

/// Puts a backup in the place of the tables, if all of it is sound; what was there is kept beside it.
fn restore(at: &StoreAddress, backup: &Path) -> Result<()> {
    let file = in_file(at)?;
    let _alone = alone(file)?;
    let (new, kept) = (beside(file, ".restored"), beside(file, ".replaced"));
    for taken in [&new, &kept] {
        ensure!(!taken.exists(), t!(texts(), "store-exists", file = taken.display().to_string()));
    }
    let name = backup.display().to_string();
    std::fs::copy(backup, &new).with_context(|| t!(texts(), "refuse-read", name = name))?;
    let mut found = Vec::new();
    let checked = open_file(&new)
        .and_then(|store| Ok(tubewright_server::check(&store, |finding| found.push(said(&finding)))?));
    if !found.is_empty() || checked.is_err() {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(beside(&new, ending));
        }
    }
    let tables = checked?;
    if !found.is_empty() {
        output::lines(&found)?;
        bail!(t!(texts(), "tables-unsound", damaged = found.len(), tables = tables));
    }
    put_aside(file, &kept)?;
    put_aside(&new, file)?;
    let mut lines = vec![t!(texts(), "tables-replaced", tables = tables)];
    if kept.exists() {
        lines.push(t!(texts(), "tables-kept", file = kept.display().to_string()));
    }
    output::lines(&lines)
}

/// A database is restored and repaired by its own means.
fn in_file(at: &StoreAddress) -> Result<&Path> {
    match at {
        StoreAddress::File(file) => Ok(file),
        StoreAddress::Database(_) => bail!(t!(texts(), "refuse-repair-store")),
    }
}

/// Builds a new file beside the damaged one and then changes their names.
fn repair(at: &StoreAddress, backup: Option<&Path>) -> Result<()> {
    let file = in_file(at)?;
    let _alone = alone(file)?;
    let (new, kept) = (beside(file, ".repaired"), beside(file, ".damaged"));
    for taken in [&new, &kept] {
        ensure!(!taken.exists(), t!(texts(), "store-exists", file = taken.display().to_string()));
    }
    let backup = backup.map(open_file).transpose()?;
    // One that cannot even be opened has nothing to keep; the backup has.
    let damaged = open_file(file).ok();
    let (mut lines, mut counts) = (Vec::new(), [0u64; 4]);
    {
        let to = open_file(&new)?;
        let damaged = damaged.as_ref().map(|store| store as &dyn Store);
        let backup = backup.as_ref().map(|store| store as &dyn Store);
        tubewright_server::repair(damaged, backup, &to, |table, how| {
            counts[how as usize] += 1;
            lines.extend(match how {
                Repair::Kept => None,
                Repair::Rebuilt => Some(t!(texts(), "tables-rebuilt", table = table)),
                Repair::Restored => Some(t!(texts(), "tables-restored", table = table)),
                Repair::Lost => Some(t!(texts(), "tables-lost", table = table)),
            });
        })?;
    }
    drop(damaged);
    put_aside(file, &kept)?;
    std::fs::rename(&new, file)?;
    let [kept_tables, rebuilt, restored, lost] = counts;
    lines.push(t!(
        texts(),
        "tables-repaired",
        kept = kept_tables,
        restored = rebuilt + restored,
        lost = lost,
        file = kept.display().to_string()
    ));
    output::lines(&lines)
}
