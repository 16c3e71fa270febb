//! A store with many tables, of which some bytes are changed, and everything that can be asked of it.

#![allow(unreachable_pub, reason = "a test and an example share it")]

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use tubewright_store::{Append, Facts, Listed, Options, Person, Policy, Rewrite, Sqlite, Store, StoreError};

const TABLES: usize = 60;
const PEOPLE: u8 = 25;

/// What came of so many flips.
#[derive(Default)]
pub struct Counts {
    pub flips: usize,
    /// Everything was answered as it would have been without the flip.
    pub harmless: usize,
    /// Something was refused as damaged, and everything else was answered right.
    pub reported: usize,
    /// Something else was answered than was ever written.
    pub wrong: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { flips, harmless, reported, wrong } = self;
        write!(f, "{flips} flips: {harmless} harmless, {reported} reported, {wrong} answered with wrong data")
    }
}

/// A small generator, so that a failure can be repeated.
fn dice(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    }
}

fn person(number: u8) -> Person {
    std::array::from_fn(|place| number.wrapping_mul(97).wrapping_add((place as u8).wrapping_mul(31)))
}

fn facts(table: usize, len: usize) -> Facts {
    let over = table.is_multiple_of(5);
    Facts {
        listed: table.is_multiple_of(3) && !over,
        over,
        wake: (table % 4 == 1).then_some(1_000 + table as u64),
        note: format!("note of {table} at {len}").into_bytes(),
    }
}

/// What was written of a table.
#[derive(Clone)]
struct Written {
    listed: Listed,
    entries: Vec<Vec<u8>>,
    people: Vec<Person>,
}

/// Writes a store as games leave it: logs that grew beside each other, some rewritten, some deleted.
fn write(file: &Path) -> BTreeMap<String, Written> {
    let store =
        Sqlite::open_with(file, &Options { synced: false, ..Options::default() }).expect("a new file");
    let mut all: BTreeMap<String, Written> = BTreeMap::new();
    for len in 0..40 {
        for table in 0..TABLES + 5 {
            let id = format!("table{table:02}");
            if len > table % 40 {
                continue;
            }
            let entry =
                format!("{id} entry {len} {}", "x".repeat((len * 37 + table * 11) % 120)).into_bytes();
            let mut append = Append::new(&id, len as u64, vec![entry.clone()], 100 + table as u64);
            append.facts = Some(facts(table, len));
            if len < 3 {
                append.people = vec![person((table + len * 7) as u8 % PEOPLE)];
            }
            let written = all.entry(id.clone()).or_insert_with(|| Written {
                listed: Listed {
                    table: id.clone(),
                    created: append.now,
                    touched: append.now,
                    facts: Facts::default(),
                },
                entries: Vec::new(),
                people: Vec::new(),
            });
            written.entries.push(entry);
            written.listed.facts = facts(table, len);
            written.people.extend(&append.people);
            written.people.sort_unstable();
            written.people.dedup();
            store.append(append).expect("it works");
        }
    }
    for table in (0..TABLES).step_by(7) {
        let written = all.get_mut(&format!("table{table:02}")).expect("it was written");
        let gone = written.people.remove(0);
        written.entries[0] = b"removed".to_vec();
        let (table, entries) = (written.listed.table.clone(), written.entries.clone());
        let rewrite = Rewrite { table, epoch: 0, entries, facts: None, forgotten: vec![gone] };
        store.rewrite(rewrite).expect("it works");
    }
    for table in TABLES..TABLES + 5 {
        let id = format!("table{table:02}");
        store.delete(&id).expect("it is there");
        all.remove(&id);
    }
    all
}

/// What a look at the store showed.
#[derive(Default)]
struct Seen {
    reported: bool,
    wrong: Vec<String>,
}

impl Seen {
    /// Compares an answer with what was written; a refusal must say that something is damaged.
    fn compare<T: PartialEq + fmt::Debug>(&mut self, asked: &str, answer: Result<T, StoreError>, wanted: &T) {
        match answer {
            Ok(answer) if answer == *wanted => {}
            Ok(answer) => self.wrong.push(format!("{asked}: {answer:?} instead of {wanted:?}")),
            Err(StoreError::Unknown | StoreError::Conflict { .. }) => {
                self.wrong.push(format!("{asked}: denied"));
            }
            Err(_) => self.reported = true,
        }
    }
}

fn newest_first(mut listed: Vec<Listed>) -> Vec<Listed> {
    listed.sort_by(|a, b| (b.created, &b.table).cmp(&(a.created, &a.table)));
    listed
}

/// Asks for everything, and then writes to everything.
fn look(file: &Path, all: &BTreeMap<String, Written>) -> Seen {
    let mut seen = Seen::default();
    // Nobody cuts the power here.
    let store = match Sqlite::open_with(file, &Options { synced: false, ..Options::default() }) {
        Ok(store) => store,
        Err(_) => return Seen { reported: true, ..Seen::default() },
    };
    seen.reported |= store.dropped().bytes > 0;
    let mut damaged = std::collections::BTreeSet::new();
    for (id, written) in all {
        if matches!(store.whole(id), Err(StoreError::Corrupt(_))) {
            damaged.insert(id.clone());
        }
        seen.compare(id, store.read(id, 0), &written.entries);
        let from = written.entries.len() / 2;
        seen.compare(id, store.read(id, from as u64), &written.entries[from..].to_vec());
        seen.compare(id, store.facts(id), &written.listed);
        let people = store.people(id).map(|mut people| {
            people.sort_unstable();
            people
        });
        // The people of a table are checked where they are looked for, and by the check of the whole store.
        if people != Ok(written.people.clone()) && store.damages().is_ok_and(|damages| damages.is_empty()) {
            seen.wrong.push(format!("people of {id}: {people:?}"));
        }
    }
    seen.compare("no such table", store.facts("nosuch").map(drop).or_else(unknown), &());
    // Lists hold every table that is not damaged.
    let sound = |one: &&Written| !damaged.contains(&one.listed.table);
    let listed = all.values().filter(sound).filter(|it| it.listed.facts.listed).map(|it| it.listed.clone());
    let listed = newest_first(listed.collect());
    let without = |found: Vec<Listed>| found.into_iter().filter(|it| !damaged.contains(&it.table)).collect();
    seen.compare("listed", store.listed(1_000).map(without), &listed);
    let mut waking: Vec<_> = all
        .values()
        .filter(sound)
        .filter_map(|it| Some((it.listed.table.clone(), it.listed.facts.wake?)))
        .collect();
    waking.sort_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
    let found = store
        .waking()
        .map(|found| found.into_iter().filter(|(id, _)| !damaged.contains(id)).collect::<Vec<_>>());
    seen.compare("waking", found, &waking);
    for number in 0..PEOPLE {
        let mine = all.values().filter(|it| it.people.contains(&person(number)));
        let mine: Vec<_> = mine.map(|it| it.listed.table.clone()).collect();
        let found = store.tables_of(&person(number), None, 1_000).map(|found| {
            let mut ids: Vec<_> = found.into_iter().map(|it| it.table).collect();
            ids.sort();
            ids
        });
        seen.compare("tables of a person", found, &mine);
    }
    seen.compare("count", store.count(), &(all.len() as u64));
    seen.reported |= !damaged.is_empty();
    // Writing to it forks nothing: what is there afterwards is what was there and what was written.
    for (id, written) in all.iter().filter(|(id, _)| !damaged.contains(*id)).step_by(4) {
        let len = written.entries.len() as u64;
        let appended = store.append(Append::new(id, len, vec![b"more".to_vec()], 5));
        let mut longer = written.entries.clone();
        longer.push(b"more".to_vec());
        match appended {
            Ok(()) => seen.compare(id, store.read(id, 0), &longer),
            refused => seen.compare(id, refused, &()),
        }
    }
    // Old tables are swept, and no others.
    let old: Vec<_> = all.values().filter(|it| it.listed.touched < 110).collect();
    if let Ok(mut gone) = store.sweep(Policy { over_before: 110, open_before: 110, not_before: 0 }) {
        gone.sort();
        let others = gone.iter().find(|id| old.iter().all(|it| it.listed.table != **id));
        if let Some(id) = others {
            seen.wrong.push(format!("{id} was swept"));
        }
    }
    seen
}

fn unknown(error: StoreError) -> Result<(), StoreError> {
    if error == StoreError::Unknown { Ok(()) } else { Err(error) }
}

/// Changes 1 to 64 bytes at a time in the file of a store, or in its write-ahead log.
pub fn run(flips: usize, seed: u64) -> Counts {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, log) = (folder.path().join("tables.db"), folder.path().join("tables.db-wal"));
    let all = write(&file);
    // The newest writes of every other look lie in the write-ahead log.
    let closed = std::fs::read(&file).expect("it is there");
    let (open, open_log) = {
        let copy = folder.path().join("open.db");
        std::fs::write(&copy, &closed).expect("written");
        let store = Sqlite::open(&copy).expect("whole");
        store.probe().expect("it works");
        let beside = PathBuf::from(format!("{}-wal", copy.display()));
        (std::fs::read(&copy).expect("there"), std::fs::read(beside).expect("there"))
    };
    let unchanged = look(&file, &all);
    assert!(!unchanged.reported && unchanged.wrong.is_empty(), "without a flip: {:?}", unchanged.wrong);
    let mut dice = dice(seed);
    let mut counts = Counts::default();
    for number in 0..flips {
        let (mut bytes, mut wal) =
            if number % 8 == 7 { (open.clone(), open_log.clone()) } else { (closed.clone(), Vec::new()) };
        let in_log = !wal.is_empty() && dice(2) == 0;
        let target = if in_log { &mut wal } else { &mut bytes };
        let changed = 1 + dice(64);
        let at = dice(target.len() - changed);
        for byte in &mut target[at..at + changed] {
            *byte ^= 1 << dice(8);
        }
        std::fs::write(&file, &bytes).expect("written");
        std::fs::write(&log, &wal).expect("written");
        let _ = std::fs::remove_file(folder.path().join("tables.db-shm"));
        let seen = look(&file, &all);
        for wrong in &seen.wrong {
            println!("flip {number}, {changed} bytes at {at} (log: {in_log}): {wrong}");
        }
        counts.flips += 1;
        match (seen.wrong.is_empty(), seen.reported) {
            (false, _) => counts.wrong += 1,
            (true, true) => counts.reported += 1,
            (true, false) => counts.harmless += 1,
        }
    }
    counts
}
