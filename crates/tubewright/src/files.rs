//! Files that are written whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf, is_separator};

/// Writes beside the file and then puts it in its place: whoever is killed leaves the old file or the new one.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_special(path) {
        // A pipe or a device stays what it is.
        return fs::write(path, bytes);
    }
    let path = place(path)?;
    let beside = beside(&path);
    let written = File::create(&beside).and_then(|mut file| {
        if let Ok(old) = fs::metadata(&path) {
            // Where they cannot be kept the bytes are worth more than the permissions.
            let _ = file.set_permissions(old.permissions());
        }
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, &path)).inspect_err(|_| {
        // What is left of a failed attempt helps nobody.
        let _ = fs::remove_file(&beside);
    })
}

/// Finds out whether a file can be written later. What is there stays, and nothing that was not there is left.
pub(crate) fn try_out(path: &Path) -> io::Result<()> {
    if is_special(path) {
        // Whoever reads a pipe would take it for the end if it were opened and closed again.
        return Ok(());
    }
    let path = place(path)?;
    if path.exists() {
        OpenOptions::new().write(true).open(&path)?;
    }
    let beside = beside(&path);
    File::create(&beside)?;
    fs::remove_file(&beside)
}

/// Do both name the same file? It need not be there yet.
pub(crate) fn is_same(a: &Path, b: &Path) -> bool {
    a == b || place(a).is_ok_and(|a| place(b).is_ok_and(|b| a == b))
}

/// Where a file lies or will lie, whatever links lead there. A folder is none.
fn place(path: &Path) -> io::Result<PathBuf> {
    let name = path.as_os_str().to_string_lossy();
    // `none/.` could only be a folder, also before it is there.
    if matches!(name.rsplit(is_separator).next(), Some("" | "." | "..")) || path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    fs::canonicalize(path).or_else(|why| {
        if why.kind() != io::ErrorKind::NotFound {
            return Err(why);
        }
        if let Ok(target) = fs::read_link(path) {
            // The system has followed all links to nothing, so they do not go round in a circle.
            return place(&path.with_file_name(target));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")))?;
        Ok(folder.join(path.file_name().ok_or(why)?))
    })
}

/// A pipe or a device, which no file can replace.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| !data.is_file() && !data.is_dir())
}

/// A neighbour of the file. A longer name than the file's own might be one too long.
fn beside(path: &Path) -> PathBuf {
    path.with_file_name(format!("tubewright.{}.new", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trying_out_leaves_a_folder_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        fs::write(&old, "kept").expect("a file");
        try_out(&old).and_then(|()| try_out(&new)).expect("both can be written");
        assert_eq!(fs::read_to_string(&old).expect("it is there"), "kept");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        assert!(try_out(folder.path()).is_err(), "a folder is no file");
        assert!(try_out(&old.join("below")).is_err());
        for none in ["none/", "none/.", "none/.."] {
            let refused = [try_out, |path: &Path| write(path, b"")].map(|it| it(&folder.path().join(none)));
            assert!(refused.iter().all(Result::is_err), "{none} could only be a folder");
        }
        assert_eq!(names(folder.path()), ["old"]);
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
        entries.map(|entry| entry.file_name().into_string().expect("UTF-8")).collect()
    }

    #[test]
    fn a_name_may_be_as_long_as_the_system_allows() {
        let folder = tempfile::tempdir().expect("a folder");
        let long = "x".repeat(255);
        let path = folder.path().join(&long);
        try_out(&path).and_then(|()| write(&path, b"new")).expect("it can be written");
        assert_eq!(names(folder.path()), [long]);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_not_opened_before_there_is_something_to_write() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
        // Whoever opens it waits for a reader, and there is none.
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || tell.send(try_out(&pipe).is_ok()));
        assert_eq!(told.recv_timeout(std::time::Duration::from_secs(30)), Ok(true));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_permissions_when_it_is_replaced() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("private");
        for mode in [0o600, 0o664] {
            fs::write(&path, "old").expect("a file");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("it is ours");
            write(&path, b"new").expect("it can be written");
            assert_eq!(fs::read(&path).expect("it is there"), b"new");
            assert_eq!(fs::metadata(&path).expect("it is there").permissions().mode() & 0o777, mode);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_the_file_lies_where_it_leads() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let below = folder.path().join("below");
        fs::create_dir(&below).expect("a folder");
        let (link, file) = (folder.path().join("link"), folder.path().join("file"));
        symlink("below/second", &link)
            .and_then(|()| symlink("../file", below.join("second")))
            .expect("links");
        // First there is nothing at its end, then there is.
        for bytes in [b"first", b"later"] {
            try_out(&link).and_then(|()| write(&link, bytes)).expect("it can be written");
            assert_eq!(fs::read(&file).expect("it is there"), bytes);
            assert!(link.is_symlink() && below.join("second").is_symlink());
        }
        let (a, b) = (folder.path().join("a"), folder.path().join("b"));
        symlink(&a, &b).and_then(|()| symlink(&b, &a)).expect("links");
        assert!(try_out(&a).is_err() && write(&a, b"").is_err(), "links in a circle lead nowhere");
    }

    #[test]
    fn a_file_is_the_same_however_it_is_spelled() {
        let folder = tempfile::tempdir().expect("a folder");
        let below = folder.path().join("below");
        fs::create_dir(&below).expect("a folder");
        let file = folder.path().join("a");
        assert!(is_same(&file, &below.join("../a")), "before it is there");
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("../a", below.join("early")).expect("a link");
            assert!(is_same(&file, &below.join("early")), "a link to what is not there yet");
        }
        fs::write(&file, "").expect("a file");
        assert!(is_same(&file, &below.join("../a")) && is_same(&file, &file));
        assert!(!is_same(&file, &folder.path().join("b")) && !is_same(&file, &below.join("a")));
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(&file, below.join("link")).expect("a link");
            assert!(is_same(&file, &below.join("link")));
        }
    }
}
