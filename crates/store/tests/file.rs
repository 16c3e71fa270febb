//! The file: it is there after a restart, can be copied while it is written, and opens at once however full it is.

use std::time::{Duration, Instant};

use tubewright_store::{Append, Facts, Sqlite, Store, StoreError};

#[test]
fn everything_is_there_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    {
        let store = Sqlite::open(&file).expect("a new file");
        store.append(Append::new("a", 0, vec![b"one".to_vec()], 1)).expect("new");
    }
    let store = Sqlite::open(&file).expect("the same file");
    assert_eq!(store.read("a", 0).expect("there"), [b"one".to_vec()]);
    store.append(Append::new("a", 1, vec![b"two".to_vec()], 1)).expect("next");
}

#[test]
fn two_processes_may_share_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let (one, other) = (Sqlite::open(&file).expect("new"), Sqlite::open(&file).expect("the same"));
    one.append(Append::new("a", 0, vec![b"one".to_vec()], 1)).expect("new");
    let late = other.append(Append::new("a", 0, vec![b"late".to_vec()], 1));
    assert_eq!(late, Err(StoreError::Conflict { len: 1, epoch: 0 }));
    other.append(Append::new("a", 1, vec![b"two".to_vec()], 1)).expect("next");
    assert_eq!(one.read("a", 0).expect("there").len(), 2);
}

#[test]
fn a_backup_taken_under_load_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = std::sync::Arc::new(Sqlite::open(&folder.path().join("tables.db")).expect("a new file"));
    let writer = {
        let store = store.clone();
        std::thread::spawn(move || {
            for n in 0..400 {
                store.append(Append::new("a", n, vec![n.to_string().into_bytes()], 1)).expect("it works");
            }
        })
    };
    while store.read("a", 0).map_or(0, |entries| entries.len()) < 50 {
        std::thread::sleep(Duration::from_millis(1));
    }
    let copy = folder.path().join("copy.db");
    store.backup(&copy).expect("it works");
    writer.join().expect("no panic");
    let entries = Sqlite::open(&copy).expect("whole").read("a", 0).expect("there");
    assert!(entries.len() >= 50);
    for (n, entry) in entries.iter().enumerate() {
        assert_eq!(entry, n.to_string().as_bytes());
    }
    let again = store.backup(&copy).expect_err("a backup overwrites nothing");
    assert!(again.to_string().contains("exists already"));
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    drop(Sqlite::open(&file).expect("a new file"));
    let change = rusqlite::Connection::open(&file).expect("the file");
    change.execute("UPDATE schema SET version = 99", []).expect("it works");
    drop(change);
    let refused = Sqlite::open(&file).map(drop).expect_err("it is newer");
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
}

#[test]
fn a_hundred_thousand_tables_open_in_less_than_two_seconds() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    {
        let store = Sqlite::open(&file).expect("a new file");
        let (told, answers) = std::sync::mpsc::sync_channel(100_000);
        for place in 0..100_000u64 {
            let facts = Facts {
                listed: place % 1_000 == 0,
                wake: (place % 500 == 0).then_some(place),
                note: vec![7; 60],
                ..Facts::default()
            };
            let entries = vec![vec![3; 120], vec![4; 30], vec![5; 30]];
            let mut append = Append::new(&format!("table{place}"), 0, entries, place);
            append.facts = Some(facts);
            append.people = vec![[place as u8; 32]];
            let told = told.clone();
            store.submit(append, Box::new(move |done| drop(told.send(done))));
        }
        for _ in 0..100_000 {
            answers.recv().expect("an answer").expect("the disk works");
        }
    }
    let begin = Instant::now();
    let store = Sqlite::open(&file).expect("the file");
    assert_eq!(store.listed(200).expect("a list").len(), 100);
    assert_eq!(store.waking().expect("a list").len(), 200);
    assert_eq!(store.read("table77777", 0).expect("there").len(), 3);
    let took = begin.elapsed();
    println!("opened in {took:?}");
    assert!(took < Duration::from_secs(2), "it took {took:?}");
}

#[test]
fn only_the_owner_may_read_the_tables_and_their_backup() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    let modes = || {
        let all = std::fs::read_dir(folder.path()).expect("a folder").flatten();
        all.map(|one| (one.file_name(), one.metadata().expect("there").permissions().mode() & 0o777))
            .collect::<Vec<_>>()
    };
    let store = Sqlite::open(&file).expect("a new file");
    store.append(Append::new("a", 0, vec![b"opened".to_vec()], 1)).expect("it works");
    store.backup(&copy).expect("it works");
    assert!(modes().len() >= 4, "{:?}", modes());
    assert!(modes().iter().all(|(_, mode)| *mode == 0o600), "{:?}", modes());
    // A file of an earlier version, which everyone may read.
    drop(store);
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("allowed");
    drop(Sqlite::open(&file).expect("it opens"));
    assert!(modes().iter().all(|(_, mode)| *mode == 0o600), "{:?}", modes());
}
