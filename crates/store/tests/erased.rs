//! What was deleted is gone from the disk: no byte of it is left in the file or in its write-ahead log.

use std::path::Path;

use tubewright_store::{Append, Facts, Head, Policy, Rewrite, Sqlite, Store};

/// A word that is found again wherever it lies.
fn word(table: &str, n: u64) -> String {
    format!("<said at {table} as {n:04}>")
}

/// Tables that grow beside each other, so that their entries move about as pages are split.
fn filled(path: &Path) -> Sqlite {
    let store = Sqlite::open(path).expect("a new file");
    for n in 0..40 {
        for place in 0..12 {
            let table = format!("table{place}");
            let filling = "x".repeat((n as usize * 37 + place * 11) % 160);
            let mut append = Append::new(&table, n, vec![(word(&table, n) + &filling).into_bytes()], 10);
            let note = format!("<note of {table}>").into_bytes();
            append.facts = Some(Facts { note, over: place == 5, ..Facts::default() });
            append.people = vec![[place as u8 + 1; 32]];
            store.append(append).expect("it works");
        }
    }
    store
}

/// How often a text lies in the files of a folder.
fn found(folder: &Path, text: &str) -> usize {
    found_bytes(folder, text.as_bytes())
}

fn found_bytes(folder: &Path, wanted: &[u8]) -> usize {
    let files = std::fs::read_dir(folder).expect("a folder");
    files
        .map(|file| {
            let bytes = std::fs::read(file.expect("a file").path()).expect("a file");
            bytes.windows(wanted.len()).filter(|part| *part == wanted).count()
        })
        .sum()
}

#[test]
fn a_deleted_table_leaves_no_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(&folder.path().join("tables.db"));
    assert!(found(folder.path(), "<said at table3 ") > 0 && found(folder.path(), "<note of table3>") > 0);
    store.delete("table3").expect("it is there");
    assert_eq!(found(folder.path(), "<said at table3 "), 0);
    assert_eq!(found(folder.path(), "<note of table3>"), 0);
    assert!(found(folder.path(), "<said at table4 ") >= 40, "the others are there");
}

#[test]
fn a_swept_table_leaves_no_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(&folder.path().join("tables.db"));
    let gone = store.sweep(Policy { over_before: 11, ..Policy::default() }).expect("it works");
    assert_eq!(gone, ["table5"]);
    assert_eq!(found(folder.path(), "<said at table5 "), 0);
}

#[test]
fn words_taken_out_of_a_log_leave_no_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(&folder.path().join("tables.db"));
    let mut entries = store.read("table7", 0).expect("it is there");
    let link = |n: usize, entries: &[Vec<u8>]| Head::of("table7", 0, &entries[..=n]).link;
    let links: Vec<_> = (0..40).map(|n| link(n, &entries)).collect();
    for entry in &mut entries[10..30] {
        *entry = b"nothing".to_vec();
    }
    let rewrite = Rewrite { table: "table7".to_owned(), epoch: 0, entries, facts: None, forgotten: vec![] };
    store.rewrite(rewrite).expect("it works");
    for n in 0..40 {
        let there = found(folder.path(), &word("table7", n));
        assert_eq!(there > 0, !(10..30).contains(&n), "entry {n}: {there}");
    }
    for (n, link) in links.iter().enumerate() {
        // A digest could be compared with that of a word somebody guesses.
        let there = found_bytes(folder.path(), link.as_bytes());
        assert_eq!(there > 0, n < 10, "the digest of entry {n}: {there}");
    }
    store.forget(&[8; 32], "table7").expect("it works");
    assert_eq!(found(folder.path(), &"\u{8}".repeat(32)), 0);
}

#[test]
fn a_sweep_of_many_tables_lets_appends_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = std::sync::Arc::new(Sqlite::open(&folder.path().join("tables.db")).expect("a new file"));
    let (told, answers) = std::sync::mpsc::sync_channel(400);
    for place in 0..400 {
        let mut append = Append::new(&format!("old{place}"), 0, vec![vec![7; 5_000]], 1);
        append.facts = Some(Facts::default());
        let told = told.clone();
        store.submit(append, Box::new(move |done| drop(told.send(done))));
    }
    for _ in 0..400 {
        answers.recv().expect("an answer").expect("it works");
    }
    let sweeping = {
        let store = store.clone();
        std::thread::spawn(move || store.sweep(Policy { open_before: 5, ..Policy::default() }))
    };
    let mut between = 0;
    for n in 0.. {
        store.append(Append::new("live", n, vec![vec![1]], 100)).expect("it works");
        let left = store.count().expect("a number");
        between += u32::from((2..=400).contains(&left));
        if left == 1 {
            break;
        }
    }
    assert_eq!(sweeping.join().expect("no panic").expect("it works").len(), 400);
    assert!(between > 2, "appends waited for the whole sweep");
}
