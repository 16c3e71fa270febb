//! Looks at file and write-ahead log before SQLite does: what of the log can be read, and is the file all there?

use std::collections::HashSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::Dropped;
use crate::error::{Damage, StoreError};

/// Every database begins with it.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// The write-ahead log of a database file.
pub(super) fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// What processes that have a database file open share.
pub(super) fn shared(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-shm");
    name.into()
}

/// Refuses a file that has lost its tail, and says what of its log will be passed over.
pub(super) fn check(path: &Path) -> Result<Dropped, StoreError> {
    let mut tries = 0;
    loop {
        let log = Log::read(path);
        match missing(path, &log) {
            None => return Ok(log.dropped),
            Some(missing) if tries == 3 => return Err(StoreError::Corrupt(missing)),
            // Another process may have been writing while we looked.
            Some(_) => std::thread::sleep(Duration::from_millis(200)),
        }
        tries += 1;
    }
}

/// What is missing of the file: every page must lie in it or in its log.
fn missing(path: &Path, log: &Log) -> Option<Damage> {
    let mut header = [0; 100];
    fs::File::open(path).and_then(|mut file| file.read_exact(&mut header)).ok()?;
    // What is no database has no pages to miss; SQLite says so itself.
    header.starts_with(MAGIC).then_some(())?;
    let page = page_size(u32::from(header[16]) << 8 | u32::from(header[17]));
    // The number of pages holds only if the change that it was written with was the last one.
    let counted = (header[24..28] == header[92..96]).then(|| word(&header, 28, true));
    let pages = log.pages.or(counted)?;
    let there = fs::metadata(path).ok()?.len();
    let whole = u32::try_from(there / page).unwrap_or(u32::MAX);
    let lost = (whole.saturating_add(1)..=pages).find(|number| !log.numbers.contains(number))?;
    Some(Damage::Tail { there, all: u64::from(pages) * page, page: lost })
}

fn page_size(named: u32) -> u64 {
    if named <= 1 { 65536 } else { u64::from(named) }
}

/// What can be read of a write-ahead log.
#[derive(Default)]
struct Log {
    /// How many pages the database has after the last whole transaction.
    pages: Option<u32>,
    /// The pages that whole transactions wrote.
    numbers: HashSet<u32>,
    /// What belongs to this log behind the last whole transaction: SQLite passes over it.
    dropped: Dropped,
}

impl Log {
    /// Frames of an earlier log that lie further back have other salts and are no loss.
    fn read(path: &Path) -> Self {
        let Ok(bytes) = fs::read(beside(path)) else { return Self::default() };
        let unreadable = || {
            let dropped = Dropped { bytes: bytes.len() as u64, writes: u64::from(!bytes.is_empty()) };
            Self { dropped, ..Self::default() }
        };
        let Some(header) = bytes.get(..HEADER) else { return unreadable() };
        let big = word(header, 0, true) & 1 == 1;
        let page = page_size(word(header, 8, true)) as usize;
        let mut sums = sum(&header[..24], (0, 0), big);
        if page < 512 || sums != (word(header, 24, true), word(header, 28, true)) {
            return unreadable();
        }
        let mut log = Self::default();
        let (mut good, mut last) = (true, HEADER);
        let (mut ours, mut begun) = (HEADER, Vec::new());
        for (place, frame) in bytes[HEADER..].chunks(FRAME_HEADER + page).enumerate() {
            let end = HEADER + place * (FRAME_HEADER + page) + frame.len();
            if frame.len() < FRAME_HEADER || frame[8..16] != header[16..24] {
                good = false;
                // Whole frames of an older log end ours; anything shorter is a tail that broke off.
                if frame.len() == FRAME_HEADER + page {
                    break;
                }
                continue;
            }
            ours = end;
            let pages = word(frame, 4, true);
            if good && frame.len() == FRAME_HEADER + page {
                sums = sum(&frame[FRAME_HEADER..], sum(&frame[..8], sums, big), big);
                good = sums == (word(frame, 16, true), word(frame, 20, true));
            } else {
                good = false;
            }
            if !good {
                log.dropped.writes += u64::from(pages != 0);
                continue;
            }
            begun.push(word(frame, 0, true));
            if pages != 0 {
                last = end;
                log.pages = Some(pages);
                log.numbers.extend(begun.drain(..));
            }
        }
        log.dropped.bytes = (ours - last) as u64;
        log
    }
}

fn word(bytes: &[u8], at: usize, big: bool) -> u32 {
    let four = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    if big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
}

/// The running checksum of SQLite's write-ahead log over pairs of words.
fn sum(bytes: &[u8], start: (u32, u32), big: bool) -> (u32, u32) {
    bytes.chunks_exact(8).fold(start, |(a, b), pair| {
        let a = a.wrapping_add(word(pair, 0, big)).wrapping_add(b);
        let b = b.wrapping_add(word(pair, 4, big)).wrapping_add(a);
        (a, b)
    })
}
