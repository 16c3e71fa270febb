//! Where the server listens: at an address, at a socket in the file system, or at what systemd hands it.

use std::fs::{self, Permissions};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use listenfd::ListenFd;
use tokio::net::{TcpListener, UnixListener};
use tubewright_server::{Entrance, Tls};
use tubewright_texts::t;

use super::Args;
use crate::words::texts;

/// The entrances for people, and their address in words.
pub(super) struct Entrances {
    pub(super) listeners: Vec<Entrance>,
    pub(super) address: String,
}

/// What systemd hands over comes before the flags.
pub(super) fn main(args: &Args, tls: Option<&Arc<Tls>>) -> Result<Entrances> {
    let refused = |address: String| t!(texts(), "refuse-serve", address = address);
    if let Some(handed) = handed_over(tls).context(t!(texts(), "refuse-start"))? {
        return Ok(handed);
    }
    if let Some(file) = &args.unix_socket {
        let address = format!("unix:{}", file.display());
        let listener = unix(file, 0o666).with_context(|| refused(address.clone()))?;
        return Ok(Entrances { listeners: vec![Entrance::unix(listener)], address });
    }
    let address = args.address();
    let listener = std::net::TcpListener::bind(address).with_context(|| refused(address.to_string()))?;
    at(listener, tls).with_context(|| refused(address.to_string()))
}

fn at(listener: std::net::TcpListener, tls: Option<&Arc<Tls>>) -> std::io::Result<Entrances> {
    listener.set_nonblocking(true)?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let address = format!("{scheme}://{}/", listener.local_addr()?);
    let entrance = Entrance::tcp(TcpListener::from_std(listener)?);
    let entrance = match tls {
        Some(tls) => entrance.with_tls(tls.clone()),
        None => entrance,
    };
    Ok(Entrances { listeners: vec![entrance], address })
}

/// The sockets that systemd opened for the service, if it did.
fn handed_over(tls: Option<&Arc<Tls>>) -> std::io::Result<Option<Entrances>> {
    let mut handed = ListenFd::from_env();
    let mut all: Option<Entrances> = None;
    for place in 0..handed.len() {
        let more = match handed.take_tcp_listener(place) {
            Ok(Some(listener)) => at(listener, tls)?,
            Ok(None) => continue,
            Err(_) => {
                let Some(listener) = handed.take_unix_listener(place)? else { continue };
                listener.set_nonblocking(true)?;
                let entrance = Entrance::unix(UnixListener::from_std(listener)?);
                Entrances { listeners: vec![entrance], address: "unix:".to_owned() }
            }
        };
        match &mut all {
            Some(all) => all.listeners.extend(more.listeners),
            None => all = Some(more),
        }
    }
    Ok(all)
}

/// A socket in the file system with these rights; one that a server left behind is replaced, nothing else is.
pub(super) fn unix(file: &Path, mode: u32) -> std::io::Result<UnixListener> {
    if fs::symlink_metadata(file).is_ok_and(|about| about.file_type().is_socket()) {
        fs::remove_file(file)?;
    }
    let listener = UnixListener::bind(file)?;
    fs::set_permissions(file, Permissions::from_mode(mode))?;
    Ok(listener)
}
