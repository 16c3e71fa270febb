//! Files of earlier versions open, and hold afterwards what they held; what was damaged in them is still known as such.

use std::path::Path;

use rusqlite::{Connection, params};
use tubewright_store::{Damage, Head, Sqlite, Store, StoreError};

/// The layout of version 1, as release 0.1.0 made it.
const VERSION_1: &str = "
    CREATE TABLE schema (version INTEGER NOT NULL, probed INTEGER NOT NULL DEFAULT 0);
    INSERT INTO schema (version) VALUES (1);
    CREATE TABLE tables (
        no INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        listed INTEGER NOT NULL DEFAULT 0,
        over INTEGER NOT NULL DEFAULT 0,
        wake INTEGER,
        note BLOB NOT NULL DEFAULT x''
    );
    CREATE INDEX tables_listed ON tables (created DESC, id DESC) WHERE listed;
    CREATE INDEX tables_waking ON tables (wake, id) WHERE wake IS NOT NULL;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE entries (
        no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (no, n)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        person BLOB NOT NULL,
        no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, no)
    ) WITHOUT ROWID;
    CREATE INDEX people_of_table ON people (no);
";

fn checksum(table: &str, n: u64, bytes: &[u8]) -> u32 {
    crc32fast::hash(&[table.as_bytes(), &n.to_be_bytes(), bytes].concat())
}

/// Three tables of thirty entries each.
fn version_1(file: &Path) -> Connection {
    let old = Connection::open(file).expect("a new file");
    old.pragma_update(None, "journal_mode", "WAL").expect("it works");
    old.execute_batch(VERSION_1).expect("it works");
    for (no, id) in [(1, "a"), (2, "b"), (5, "c")] {
        let wake = (no == 2).then_some(77);
        old.execute(
            "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![no, id, 10 * no, 20 * no, no == 1, no == 5, wake, [no as u8; 3]],
        )
        .expect("it works");
        for n in 0..30 {
            let bytes = format!("{id}{n}").into_bytes();
            old.execute(
                "INSERT INTO entries VALUES (?1, ?2, ?3, ?4)",
                params![no, n, checksum(id, n, &bytes), bytes],
            )
            .expect("it works");
        }
        old.execute("INSERT INTO people VALUES (?1, ?2)", params![[7u8; 32], no]).expect("it works");
    }
    old
}

#[test]
fn a_file_of_version_1_holds_afterwards_what_it_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    drop(version_1(&file));
    for _ in 0..2 {
        let store = Sqlite::open(&file).expect("it is migrated once");
        for id in ["a", "b", "c"] {
            let entries: Vec<_> = (0..30).map(|n| format!("{id}{n}").into_bytes()).collect();
            let tail = store.tail(id, 0).expect("whole");
            assert_eq!(tail.head, Head::of(id, 0, &entries));
            assert_eq!(tail.entries, entries);
        }
        let c = store.facts("c").expect("there");
        assert_eq!((c.created, c.touched, c.facts.over, c.facts.note), (50, 100, true, vec![5, 5, 5]));
        assert_eq!(store.listed(9).expect("a list").len(), 1);
        assert_eq!(store.waking().expect("a list"), [("b".to_owned(), 77)]);
        assert_eq!(store.tables_of(&[7; 32], None, 9).expect("a list").len(), 3);
        assert_eq!(store.count(), Ok(3));
        assert_eq!(store.damages(), Ok(vec![]));
    }
}

#[test]
fn what_was_damaged_in_version_1_is_damaged_afterwards() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let old = version_1(&file);
    old.execute("UPDATE entries SET bytes = x'00' WHERE no = 1 AND n = 12", []).expect("it works");
    old.execute("DELETE FROM entries WHERE no = 2 AND n = 12", []).expect("it works");
    drop(old);
    let store = Sqlite::open(&file).expect("it is migrated");
    let damaged = |damage| Err(StoreError::Corrupt(damage));
    assert_eq!(store.read("a", 0), damaged(Damage::Checksum { table: "a".to_owned(), n: 12 }));
    assert_eq!(store.read("b", 0), damaged(Damage::Gap { table: "b".to_owned(), n: 13 }));
    assert_eq!(store.read("c", 0).expect("whole").len(), 30);
}
