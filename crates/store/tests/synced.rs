//! Nothing is answered before the disk has it: the power is cut at random moments on a disk that loses what was not
//! synced, and everything that was answered must be there.

mod common;

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use common::Disk;
use tubewright_store::{Append, Options, Sqlite, Store};

const WRITERS: usize = 8;
const CRASHES: usize = 60;
/// So many entries a writer may write between two crashes: looking at what is left takes the longer the more there is, and
/// on a busy machine writers without an end would fill the memory meanwhile.
const BETWEEN: u64 = 100;

/// A small generator, so that a failure can be repeated.
fn dice(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    }
}

/// Entries that were answered and are missing after one of the crashes, and how many were answered in all.
fn losses(name: &str, synced: bool) -> (usize, u64) {
    let disk = Disk::named(name);
    let options = Options { vfs: Some(name.to_owned()), synced };
    let store = Arc::new(Sqlite::open_with(Path::new("tables.db"), &options).expect("a new file"));
    let answered = Arc::new(Mutex::new([0u64; WRITERS]));
    let stop = Arc::new(AtomicBool::new(false));
    let allowed = Arc::new(AtomicU64::new(0));
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let (store, answered) = (store.clone(), answered.clone());
            let (stop, allowed) = (stop.clone(), allowed.clone());
            std::thread::spawn(move || {
                for n in 0.. {
                    while n >= allowed.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                        std::thread::sleep(std::time::Duration::from_micros(200));
                    }
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let entry = format!("{writer}/{n}/{}", "x".repeat(n as usize % 700)).into_bytes();
                    let append = Append::new(&format!("table-{writer}"), n, vec![entry], n);
                    store.append(append).expect("the disk works");
                    answered.lock().expect("no panic")[writer] = n + 1;
                }
            })
        })
        .collect();
    let mut dice = dice(7);
    let mut lost = 0;
    for _ in 0..CRASHES {
        allowed.fetch_add(BETWEEN, Ordering::Relaxed);
        std::thread::sleep(std::time::Duration::from_millis(dice(12) as u64));
        // What was answered before the power goes must be there; what was not may be.
        let promised = *answered.lock().expect("no panic");
        let folder = tempfile::tempdir().expect("a folder");
        let file = disk.crash(folder.path(), &mut dice);
        let there = Sqlite::open(&file);
        for (writer, promised) in promised.into_iter().enumerate() {
            let entries = there.as_ref().ok().and_then(|it| it.read(&format!("table-{writer}"), 0).ok());
            let entries = entries.unwrap_or_default();
            lost += (promised as usize).saturating_sub(entries.len());
            for (n, entry) in entries.iter().enumerate() {
                let begins = format!("{writer}/{n}/");
                if n < promised as usize && !entry.starts_with(begins.as_bytes()) {
                    lost += 1;
                }
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.join().expect("no writer fails");
    }
    let all = answered.lock().expect("no panic").iter().sum();
    (lost, all)
}

#[test]
fn what_was_answered_survives_the_loss_of_everything_unsynced() {
    let (lost, answered) = losses("forgetful", true);
    assert_eq!(lost, 0);
    assert!(answered > 1_000, "too few appends to prove anything: {answered}");
}

#[test]
fn the_same_test_sees_the_loss_where_nothing_is_synced() {
    let (lost, _) = losses("forgetful-unsynced", false);
    assert!(lost > 0, "the disk of this test forgets nothing, so it proves nothing");
}

#[test]
fn appends_that_wait_together_share_one_sync() {
    let disk = Disk::named("counting");
    let options = Options { vfs: Some("counting".to_owned()), synced: true };
    let store = Sqlite::open_with(Path::new("tables.db"), &options).expect("a new file");
    let (told, answers) = std::sync::mpsc::channel();
    let before = disk.syncs();
    for place in 0..500 {
        let append = Append::new(&format!("t{place}"), 0, vec![vec![1; 40]], 0);
        let told = told.clone();
        store.submit(append, Box::new(move |done| told.send(done).expect("the test listens")));
    }
    for _ in 0..500 {
        answers.recv().expect("an answer").expect("the disk works");
    }
    let syncs = disk.syncs() - before;
    assert!(syncs < 100, "500 appends took {syncs} syncs");
}
