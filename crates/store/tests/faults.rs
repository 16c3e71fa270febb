//! A full disk, a read-only disk, a damaged file: one clear error, nothing half written, nothing lost in silence.

mod common;

use std::path::{Path, PathBuf};

use common::Disk;
use tubewright_store::{Append, Damage, Dropped, Options, Sqlite, Store, StoreError};

fn entry(table: &str, expected: u64) -> Append {
    Append::new(table, expected, vec![format!("{table} {expected}").into_bytes()], 0)
}

fn on(disk: &str) -> Sqlite {
    let options = Options { vfs: Some(disk.to_owned()), synced: true };
    Sqlite::open_with(Path::new("tables.db"), &options).expect("a new file")
}

#[test]
fn a_full_disk_refuses_and_takes_up_where_it_was_when_there_is_room() {
    let disk = Disk::named("full");
    let store = on("full");
    for n in 0..20 {
        store.append(entry("a", n)).expect("there is room");
    }
    disk.fill_up_after(Some(3_000));
    let mut n = 20;
    let refused = loop {
        match store.append(entry("a", n)) {
            Ok(()) => n += 1,
            Err(error) => break error,
        }
        assert!(n < 30, "3000 bytes hold fewer appends than that");
    };
    assert_eq!(refused, StoreError::Full);
    assert_eq!(store.append(entry("b", 0)), Err(StoreError::Full));
    assert_eq!(store.probe(), Err(StoreError::Full));
    disk.fill_up_after(None);
    store.probe().expect("room again");
    store.append(entry("a", n)).expect("at the length that was answered last");
    let image = tempfile::tempdir().expect("a folder");
    let file = disk.crash(image.path(), &mut |_| 3);
    let there = Sqlite::open(&file).expect("whole").read("a", 0).expect("whole");
    assert_eq!(there.len() as u64, n + 1);
}

#[test]
fn a_disk_that_turns_read_only_refuses_every_append() {
    let disk = Disk::named("read-only");
    let store = on("read-only");
    store.append(entry("a", 0)).expect("it works");
    disk.make_read_only(true);
    let refused = store.append(entry("a", 1)).expect_err("nothing can be written");
    assert!(refused.is_disk(), "{refused}");
    disk.make_read_only(false);
    store.append(entry("a", 1)).expect("it works again");
}

/// A file with three tables, closed.
fn written(folder: &Path) -> PathBuf {
    let file = folder.join("tables.db");
    let store = Sqlite::open(&file).expect("a new file");
    for table in ["a", "b", "c"] {
        for n in 0..200 {
            let bytes = format!("{table} {n} {}", "y".repeat(60)).into_bytes();
            store.append(Append::new(table, n, vec![bytes], 0)).expect("it works");
        }
    }
    file
}

/// The files as they lie there while the server runs: closing the last connection would tidy them up.
fn image_while_open(folder: &Path, entries: u64) -> (PathBuf, tempfile::TempDir) {
    let file = folder.join("tables.db");
    let store = Sqlite::open(&file).expect("a new file");
    let first = store.read("a", 0).map_or(0, |there| there.len() as u64);
    for n in first..first + entries {
        store.append(entry("a", n)).expect("it works");
    }
    let image = tempfile::tempdir().expect("a folder");
    for name in ["tables.db", "tables.db-wal"] {
        std::fs::copy(folder.join(name), image.path().join(name)).expect("it is there");
    }
    (image.path().join("tables.db"), image)
}

#[test]
fn a_write_that_broke_off_is_reported_and_nothing_before_it_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, image) = image_while_open(folder.path(), 50);
    let log = image.path().join("tables.db-wal");
    let whole = std::fs::read(&log).expect("it is there");
    assert_eq!(Sqlite::open(&file).expect("whole").dropped(), Dropped::default());
    // The last commit has lost its end.
    std::fs::write(&log, &whole[..whole.len() - 1_000]).expect("a file");
    std::fs::copy(folder.path().join("tables.db"), &file).expect("a file");
    let store = Sqlite::open(&file).expect("all but the last write is whole");
    assert!(store.dropped().bytes > 0);
    assert_eq!(store.dropped().writes, 1, "it may have been broken off before anybody was answered");
    let entries = store.read("a", 0).expect("whole").len();
    assert_eq!(entries, 49);
}

#[test]
fn rubbish_behind_the_last_write_is_reported_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, image) = image_while_open(folder.path(), 50);
    let log = image.path().join("tables.db-wal");
    let mut bytes = std::fs::read(&log).expect("it is there");
    // A frame of this log with a wrong checksum.
    let frame = bytes[bytes.len() - 4_120..].to_vec();
    bytes.extend(frame);
    std::fs::write(&log, bytes).expect("a file");
    let store = Sqlite::open(&file).expect("the rest is whole");
    assert_eq!(store.dropped(), Dropped { bytes: 4_120, writes: 1 });
    assert_eq!(store.read("a", 0).expect("whole").len(), 50);
}

#[test]
fn damage_in_the_middle_of_the_log_is_told_from_a_write_that_broke_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, image) = image_while_open(folder.path(), 50);
    let log = image.path().join("tables.db-wal");
    let mut bytes = std::fs::read(&log).expect("it is there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&log, bytes).expect("a file");
    let store = Sqlite::open(&file).expect("what comes before is whole");
    let there = store.read("a", 0).expect("whole").len() as u64;
    assert!((1..49).contains(&there), "{there}");
    assert_eq!(store.dropped().writes, 50 - there, "each append was a write of its own, and was answered");
}

#[test]
fn a_file_that_lost_its_tail_is_refused_also_where_a_log_lies_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(written(folder.path()));
    // The server writes on and is killed: the log lies there, and is longer than what the file lost.
    let (file, _image) = image_while_open(folder.path(), 30);
    let bytes = std::fs::read(&file).expect("it is there");
    std::fs::write(&file, &bytes[..bytes.len() - 8_192]).expect("a file");
    let refused = Sqlite::open(&file).map(drop).expect_err("it is damaged");
    assert!(matches!(refused, StoreError::Corrupt(_)), "{refused}");
}

#[test]
fn a_file_whose_newest_pages_lie_in_its_log_alone_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, _image) = image_while_open(folder.path(), 300);
    assert_eq!(Sqlite::open(&file).expect("whole").read("a", 0).expect("whole").len(), 300);
}

#[test]
fn damage_at_one_table_fails_no_append_of_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path());
    let mut bytes = std::fs::read(&file).expect("it is there");
    // The page with the end of b's log is no page any more.
    let text = b"b 199 yyyy";
    let pages: Vec<_> = (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    for at in pages {
        bytes[at / 4096 * 4096] = 0xff;
    }
    std::fs::write(&file, bytes).expect("a file");
    let store = Sqlite::open(&file).expect("the file as such is whole");
    let (told, answers) = std::sync::mpsc::sync_channel(100);
    for round in 0..30u64 {
        let append = if round % 3 == 1 { entry("b", 200) } else { entry(&format!("new {round}"), 0) };
        let (told, table) = (told.clone(), append.table.clone());
        store.submit(append, Box::new(move |done| drop(told.send((table, done)))));
    }
    for _ in 0..30 {
        let (table, done) = answers.recv().expect("an answer");
        let damaged = matches!(done, Err(StoreError::Corrupt(_)));
        assert!(if table == "b" { damaged } else { done.is_ok() }, "{table}: {done:?}");
    }
    store.probe().expect("the disk as such works");
}

#[test]
fn a_file_that_lost_its_tail_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path());
    let bytes = std::fs::read(&file).expect("it is there");
    std::fs::write(&file, &bytes[..bytes.len() - 8_192]).expect("a file");
    let refused = Sqlite::open(&file).map(drop).expect_err("it is damaged");
    assert!(matches!(refused, StoreError::Corrupt(_)), "{refused}");
}

#[test]
fn a_changed_byte_is_noticed_and_the_other_tables_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = written(folder.path());
    let mut bytes = std::fs::read(&file).expect("it is there");
    let text = b"b 120 yyyy";
    // Pages that were split leave old copies behind; the one that counts is among these.
    let places: Vec<_> = (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text)).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at + 3] = b'9';
    }
    std::fs::write(&file, bytes).expect("a file");
    let store = Sqlite::open(&file).expect("the file as such is whole");
    let refused = store.read("b", 0);
    assert_eq!(refused, Err(StoreError::Corrupt(Damage::Checksum { table: "b".to_owned(), n: 120 })));
    assert_eq!(store.read("a", 0).expect("whole").len(), 200);
    assert_eq!(store.read("c", 0).expect("whole").len(), 200);
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    std::fs::write(&file, "not a database, but long enough to be looked at by somebody".repeat(40))
        .expect("a file");
    let refused = Sqlite::open(&file).map(drop).expect_err("it is something else");
    assert!(matches!(refused, StoreError::Corrupt(_)), "{refused}");
}
