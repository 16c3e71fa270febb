//! A disk in memory that forgets what was not synced, fills up, and turns read-only when a test says so.

#![allow(dead_code, unreachable_pub, reason = "each test file takes what it needs")]

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use sqlite_vfs::wip::{WalIndex, WalIndexLock};
use sqlite_vfs::{DatabaseHandle, LockKind, OpenAccess, OpenOptions, Vfs};

enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

impl Change {
    fn apply(&self, to: &mut Vec<u8>) {
        match self {
            Self::Write(at, bytes) => {
                let end = at + bytes.len();
                to.resize(to.len().max(end), 0);
                to[*at..end].copy_from_slice(bytes);
            }
            Self::Length(length) => to.resize(*length, 0),
        }
    }
}

#[derive(Default)]
struct Bytes {
    now: Vec<u8>,
    safe: Vec<u8>,
    unsafe_changes: Vec<Change>,
}

#[derive(Default)]
struct State {
    files: BTreeMap<String, Bytes>,
    /// Bytes that may still be written.
    room: Option<usize>,
    read_only: bool,
    syncs: usize,
}

/// The disk; clones are the same disk.
#[derive(Clone, Default)]
pub struct Disk(Arc<Mutex<State>>);

impl Disk {
    /// A disk that SQLite knows by this name.
    pub fn named(name: &str) -> Self {
        let disk = Self::default();
        sqlite_vfs::register(name, disk.clone(), false).expect("a new name");
        disk
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no test panics while it holds the disk")
    }

    pub fn fill_up_after(&self, room: Option<usize>) {
        self.state().room = room;
    }

    pub fn make_read_only(&self, read_only: bool) {
        self.state().read_only = read_only;
    }

    pub fn syncs(&self) -> usize {
        self.state().syncs
    }

    /// Cuts the power: of the changes since a file was synced, any may have reached the disk and any not, and one may
    /// have reached it in part. Returns the folder with what is left.
    pub fn crash(&self, folder: &Path, dice: &mut impl FnMut(usize) -> usize) -> PathBuf {
        let state = self.state();
        for (name, bytes) in &state.files {
            let mut left = bytes.safe.clone();
            for change in &bytes.unsafe_changes {
                match (dice(4), change) {
                    (0, change) => change.apply(&mut left),
                    (1, Change::Write(at, bytes)) => {
                        Change::Write(*at, bytes[..dice(bytes.len() + 1)].to_vec()).apply(&mut left);
                    }
                    _ => {}
                }
            }
            std::fs::write(folder.join(name), left).expect("a temporary folder");
        }
        folder.join("tables.db")
    }
}

impl State {
    fn check(&mut self, more: usize) -> Result<(), Error> {
        if self.read_only {
            // EROFS, as the system says it when a disk was remounted.
            return Err(Error::from_raw_os_error(30));
        }
        match &mut self.room {
            Some(room) if *room < more => Err(ErrorKind::WriteZero.into()),
            Some(room) => {
                *room -= more;
                Ok(())
            }
            None => Ok(()),
        }
    }
}

impl Vfs for Disk {
    type Handle = File;

    fn open(&self, name: &str, options: OpenOptions) -> Result<File, Error> {
        let mut state = self.state();
        let creates = matches!(options.access, OpenAccess::Create | OpenAccess::CreateNew);
        if !creates && !state.files.contains_key(name) {
            return Err(ErrorKind::NotFound.into());
        }
        state.files.entry(name.to_owned()).or_default();
        Ok(File { name: name.to_owned(), disk: self.clone(), lock: LockKind::None })
    }

    fn delete(&self, name: &str) -> Result<(), Error> {
        self.state().files.remove(name).map(drop).ok_or(ErrorKind::NotFound.into())
    }

    fn exists(&self, name: &str) -> Result<bool, Error> {
        Ok(self.state().files.contains_key(name))
    }

    fn temporary_name(&self) -> String {
        "temporary".to_owned()
    }

    fn random(&self, buffer: &mut [i8]) {
        for (place, byte) in buffer.iter_mut().enumerate() {
            *byte = (place * 37 % 127) as i8;
        }
    }

    fn sleep(&self, duration: Duration) -> Duration {
        std::thread::sleep(duration);
        duration
    }
}

pub struct File {
    name: String,
    disk: Disk,
    lock: LockKind,
}

impl File {
    fn with<T>(&self, what: impl FnOnce(&mut Bytes) -> T) -> T {
        what(self.disk.state().files.entry(self.name.clone()).or_default())
    }

    fn change(&self, change: Change) -> Result<(), Error> {
        let more = match &change {
            Change::Write(_, bytes) => bytes.len(),
            Change::Length(_) => 0,
        };
        self.disk.state().check(more)?;
        self.with(|bytes| {
            change.apply(&mut bytes.now);
            bytes.unsafe_changes.push(change);
        });
        Ok(())
    }
}

impl DatabaseHandle for File {
    type WalIndex = Index;

    fn size(&self) -> Result<u64, Error> {
        Ok(self.with(|bytes| bytes.now.len() as u64))
    }

    fn read_exact_at(&mut self, buffer: &mut [u8], offset: u64) -> Result<(), Error> {
        self.with(|bytes| {
            let there = bytes.now.get(offset as usize..).unwrap_or_default();
            let count = there.len().min(buffer.len());
            buffer[..count].copy_from_slice(&there[..count]);
            buffer[count..].fill(0);
            if count < buffer.len() { Err(ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
        })
    }

    fn write_all_at(&mut self, buffer: &[u8], offset: u64) -> Result<(), Error> {
        self.change(Change::Write(offset as usize, buffer.to_vec()))
    }

    fn sync(&mut self, _: bool) -> Result<(), Error> {
        self.disk.state().check(0)?;
        self.disk.state().syncs += 1;
        self.with(|bytes| {
            for change in std::mem::take(&mut bytes.unsafe_changes) {
                change.apply(&mut bytes.safe);
            }
        });
        Ok(())
    }

    fn set_len(&mut self, length: u64) -> Result<(), Error> {
        self.change(Change::Length(length as usize))
    }

    fn lock(&mut self, lock: LockKind) -> Result<bool, Error> {
        self.lock = lock;
        Ok(true)
    }

    fn reserved(&mut self) -> Result<bool, Error> {
        Ok(false)
    }

    fn current_lock(&self) -> Result<LockKind, Error> {
        Ok(self.lock)
    }

    fn wal_index(&self, _: bool) -> Result<Index, Error> {
        Ok(Index)
    }
}

/// One connection alone opens a file on this disk, so nothing is shared.
pub struct Index;

impl WalIndex for Index {
    fn map(&mut self, _: u32) -> Result<[u8; 32768], Error> {
        Ok([0; 32768])
    }

    fn lock(&mut self, _: Range<u8>, _: WalIndexLock) -> Result<bool, Error> {
        Ok(true)
    }

    fn delete(self) -> Result<(), Error> {
        Ok(())
    }
}
