//! Looks at the write-ahead log before SQLite does: what of it can be read, and what is a broken tail.

use std::fs;
use std::path::{Path, PathBuf};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// The write-ahead log of a database file.
pub(super) fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Bytes behind the last whole transaction that belong to this log: SQLite passes over them.
///
/// Frames of an earlier log that lie further back have other salts and are no loss.
pub(super) fn unreadable(path: &Path) -> u64 {
    let Ok(bytes) = fs::read(beside(path)) else { return 0 };
    let Some(header) = bytes.get(..HEADER) else { return bytes.len() as u64 };
    let big = word(header, 0, true) & 1 == 1;
    let page = match word(header, 8, true) {
        1 => 65536,
        size => size as usize,
    };
    let mut sums = sum(&header[..24], (0, 0), big);
    if page < 512 || sums != (word(header, 24, true), word(header, 28, true)) {
        return bytes.len() as u64;
    }
    let (mut good, mut last) = (true, HEADER);
    let mut ours = HEADER;
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
        if !good || frame.len() < FRAME_HEADER + page {
            good = false;
            continue;
        }
        sums = sum(&frame[FRAME_HEADER..], sum(&frame[..8], sums, big), big);
        good = sums == (word(frame, 16, true), word(frame, 20, true));
        if good && word(frame, 4, true) != 0 {
            last = end;
        }
    }
    (ours - last) as u64
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
