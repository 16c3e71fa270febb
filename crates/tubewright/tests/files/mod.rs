//! Files for the binary to read.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file of its own for each call.
pub(crate) fn file(name: &str, bytes: &[u8]) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file for the test");
    path
}
