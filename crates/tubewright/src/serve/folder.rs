//! The data folder: its owner's alone, one server at a time, and what operators decided beside the tables.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use tubewright_server::{Entrance, Operators};
use tubewright_texts::t;

use super::entrances;
use crate::words::texts;

/// The socket by which `tubewright admin` reaches the server.
pub(crate) const CONTROL: &str = "control.sock";

/// Makes the folder if it is missing; a new one is its owner's alone.
pub(super) fn make(data: &Path) -> std::io::Result<()> {
    fs::DirBuilder::new().recursive(true).mode(0o700).create(data)
}

/// As long as it is held no other server runs on this folder. The system lets go of it with the process, however that ends.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock, or says who has it.
    pub(crate) fn take(data: &Path) -> Result<Self> {
        let path = data.join("serve.lock");
        let folder = || data.display().to_string();
        let opened =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).mode(0o600).open(&path);
        let mut file = match opened {
            Ok(file) => file,
            // On a disk that can only be read nobody writes: the server can only show what is there.
            Err(error)
                if matches!(
                    error.kind(),
                    std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem
                ) =>
            {
                File::open(data).with_context(|| t!(texts(), "refuse-data", folder = folder()))?
            }
            Err(error) => return Err(error).with_context(|| t!(texts(), "refuse-data", folder = folder())),
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(fs::TryLockError::WouldBlock) => {
                let mut process = String::new();
                let _ = file.read_to_string(&mut process);
                bail!(t!(
                    texts(),
                    "refuse-locked",
                    folder = folder(),
                    process = if process.trim().is_empty() { "?" } else { process.trim() }
                ));
            }
            // A file system without locks: it is as it was before there were any.
            Err(fs::TryLockError::Error(_)) => {}
        }
        // Only for people who ask who it is: where it cannot be written, the lock holds all the same.
        let _ = file
            .set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| writeln!(file, "{}", std::process::id()));
        Ok(Self { _file: file })
    }
}

/// What operators decided before, and the secret of their page, which is made once.
pub(super) fn operators(data: &Path) -> Result<Operators> {
    let (file, token) = (data.join("operators.json"), data.join("operator.token"));
    let name = file.display().to_string();
    Operators::load(&file, secret(&token)?).with_context(|| t!(texts(), "refuse-read", name = name))
}

/// The secret in a file, which is written anew if it is too short for one. Where nothing can be written there is none.
fn secret(file: &Path) -> Result<Option<String>> {
    if let Ok(text) = fs::read_to_string(file)
        && text.trim().len() >= 32
    {
        return Ok(Some(text.trim().to_owned()));
    }
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let made = OpenOptions::new().create(true).truncate(true).write(true).mode(0o600).open(file);
    Ok(made.and_then(|mut made| writeln!(made, "{text}")).is_ok().then_some(text))
}

/// The entrance for `tubewright admin`. Where there can be none, the server runs without.
pub(super) fn control(data: &Path) -> Option<Entrance> {
    let file: PathBuf = data.join(CONTROL);
    match entrances::unix(&file, 0o600) {
        Ok(listener) => Some(Entrance::control(listener)),
        Err(why) => {
            tracing::warn!(file = %file.display(), %why, "no-control-socket");
            None
        }
    }
}
