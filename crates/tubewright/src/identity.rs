//! Who somebody is to servers: a secret that no server is told, and the keys to seats that they were given.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use anyhow::Result;
use tubewright_term::Address;
use tubewright_wire::{check_name, check_secret};

use crate::keep::StateDir;
use crate::seed::random_seed;

/// Somebody at one table.
pub(crate) struct Identity {
    /// The secret by which the table's server knows them.
    pub(crate) person: String,
    /// The secret of their seat.
    pub(crate) seat: String,
    /// The name that they had last.
    pub(crate) name: Option<String>,
    /// The same address leads to the same seat another time.
    pub(crate) is_kept: bool,
}

impl Identity {
    /// Who somebody is at this table: the same as the last time, unless the address or the name is new.
    pub(crate) fn at(address: &Address, name: Option<&str>) -> Result<Self> {
        let state_dir = StateDir::find();
        let (own, own_kept) = match &state_dir {
            Some(state_dir) => own_secret(&state_dir.person())?,
            None => (random_seed()?, false),
        };
        let given = state_dir.as_ref().map(|state_dir| state_dir.seat(&address.file_name()));
        let (seat, seat_kept) = match (address.secret(), given) {
            (Some(secret), Some(file)) => (secret.to_owned(), write(&file, secret).is_ok()),
            (Some(secret), None) => (secret.to_owned(), false),
            (None, file) => match file.and_then(|file| secret_in(&file)) {
                Some(secret) => (secret, true),
                None => (address.seat_of(&own), own_kept),
            },
        };
        let name = match (name, state_dir.as_ref().map(StateDir::name)) {
            (Some(name), file) => {
                // Who cannot keep a name is asked for nothing worse than to type it again.
                let _ = file.map(|file| write(&file, name));
                Some(name.to_owned())
            }
            (None, file) => file.and_then(|file| fs::read_to_string(file).ok()),
        };
        let name = name.and_then(|name| Some(check_name(&name).ok()?.to_owned()));
        Ok(Self { person: address.person(&own), seat, name, is_kept: seat_kept })
    }
}

/// The person's own secret, made on the first visit to any table; and whether it will be there the next time.
fn own_secret(file: &Path) -> Result<(String, bool)> {
    if let Some(known) = secret_in(file) {
        return Ok((known, true));
    }
    let secret = random_seed()?;
    let kept = write(file, &secret).is_ok();
    Ok((secret, kept))
}

fn secret_in(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    check_secret(text.trim()).then(|| text.trim().to_owned())
}

/// Writes a line that is nobody else's to read.
fn write(file: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(format!("{line}\n").as_bytes())
}
