//! Files that only their owner may read: a running game's seed is in them, and whom people know.

use std::fs::{self, OpenOptions, Permissions};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;

use super::wal;

/// Makes a file that is missing, and takes from all others the right to one that is there. SQLite gives the files beside
/// it the same rights. Where that is not allowed, opening the file says why or works all the same.
pub(super) fn make(path: &Path) {
    let _ = OpenOptions::new().create_new(true).write(true).mode(0o600).open(path);
    for file in [path, &wal::beside(path), &wal::shared(path)] {
        let Ok(about) = fs::metadata(file) else { continue };
        let mode = about.permissions().mode();
        if mode & 0o077 != 0 {
            let _ = fs::set_permissions(file, Permissions::from_mode(mode & 0o700));
        }
    }
}
