//! What every store does, asked of each of them.

use std::sync::Arc;

use tubewright_store::{Append, Facts, Head, Listed, Memory, Postgres, Rewrite, Sqlite, Store, StoreError};

fn each(check: impl Fn(Arc<dyn Store>)) {
    check(Arc::new(Memory::default()));
    let folder = tempfile::tempdir().expect("a folder");
    check(Arc::new(Sqlite::open(&folder.path().join("tables.db")).expect("a new file")));
    let database = tubewright_testdb::Database::new();
    check(Arc::new(Postgres::open(database.address()).expect("a new database")));
}

fn entries(words: &[&str]) -> Vec<Vec<u8>> {
    words.iter().map(|word| word.as_bytes().to_vec()).collect()
}

fn append(store: &dyn Store, table: &str, expected: u64, words: &[&str]) -> Result<(), StoreError> {
    store.append(Append::new(table, expected, entries(words), 5))
}

fn conflict(len: u64) -> StoreError {
    StoreError::Conflict { len, epoch: 0 }
}

fn rewritten(table: &str, epoch: u64, words: &[&str]) -> Rewrite {
    let (table, entries) = (table.to_owned(), entries(words));
    Rewrite { table, epoch, entries, facts: None, forgotten: Vec::new() }
}

fn with_facts(table: &str, now: u64, facts: Facts) -> Append {
    Append { facts: Some(facts), ..Append::new(table, 0, entries(&["x"]), now) }
}

fn names(list: &[Listed]) -> Vec<&str> {
    list.iter().map(|it| it.table.as_str()).collect()
}

#[test]
fn entries_are_read_in_order_from_any_number() {
    each(|store| {
        append(&*store, "a", 0, &["one", "two"]).expect("new");
        append(&*store, "a", 2, &["three"]).expect("next");
        assert_eq!(store.read("a", 0).expect("there"), entries(&["one", "two", "three"]));
        assert_eq!(store.read("a", 2).expect("there"), entries(&["three"]));
        assert_eq!(store.read("a", 3).expect("there"), entries(&[]));
        assert_eq!(store.read("a", 9).expect("there"), entries(&[]));
    });
}

#[test]
fn an_append_at_another_length_writes_nothing() {
    each(|store| {
        append(&*store, "a", 0, &["one"]).expect("new");
        for wrong in [0, 2, 7] {
            assert_eq!(append(&*store, "a", wrong, &["late", "later"]), Err(conflict(1)));
        }
        assert_eq!(append(&*store, "b", 1, &["early"]), Err(conflict(0)));
        assert_eq!(store.read("a", 0).expect("there"), entries(&["one"]));
        assert_eq!(store.read("b", 0), Err(StoreError::Unknown));
    });
}

#[test]
fn of_many_writers_at_one_length_one_wins() {
    each(|store| {
        append(&*store, "a", 0, &["first"]).expect("new");
        for n in 1..30u64 {
            let threads: Vec<_> = (0..6)
                .map(|writer| {
                    let store = store.clone();
                    std::thread::spawn(move || append(&*store, "a", n, &[&format!("{writer}")]).is_ok())
                })
                .collect();
            let won = threads.into_iter().map(|it| it.join().expect("no panic"));
            assert_eq!(won.filter(|won| *won).count(), 1);
        }
        assert_eq!(store.read("a", 0).expect("there").len(), 30);
    });
}

#[test]
fn a_conflict_does_not_hinder_those_that_wait_with_it() {
    each(|store| {
        append(&*store, "a", 0, &["one"]).expect("new");
        let (told, answers) = std::sync::mpsc::channel();
        for place in 0..100u64 {
            let told = told.clone();
            // Every third one is wrong.
            let (table, expected) =
                if place % 3 == 0 { ("a".to_owned(), 0) } else { (format!("t{place}"), 0) };
            let append = Append::new(&table, expected, entries(&["x"]), 0);
            store.submit(append, Box::new(move |done| told.send((place, done)).expect("the test listens")));
        }
        for _ in 0..100 {
            let (place, done) = answers.recv().expect("an answer");
            assert_eq!(done.is_err(), place % 3 == 0, "{place}");
        }
    });
}

#[test]
fn lists_hold_what_the_facts_say() {
    each(|store| {
        let listed = |note: &str| Facts { listed: true, note: note.as_bytes().to_vec(), ..Facts::default() };
        store.append(with_facts("old", 10, listed("o"))).expect("new");
        store.append(with_facts("new", 20, listed("n"))).expect("new");
        store.append(with_facts("hidden", 30, Facts::default())).expect("new");
        assert_eq!(names(&store.listed(10).expect("a list")), ["new", "old"]);
        assert_eq!(names(&store.listed(1).expect("a list")), ["new"]);
        assert_eq!(store.facts("old").expect("there").facts.note, b"o");
        let mut begun = Append::new("new", 1, entries(&["y"]), 40);
        begun.facts = Some(Facts { wake: Some(99), ..Facts::default() });
        store.append(begun).expect("next");
        assert_eq!(names(&store.listed(10).expect("a list")), ["old"]);
        assert_eq!(store.waking().expect("a list"), [("new".to_owned(), 99)]);
        let new = store.facts("new").expect("there");
        assert_eq!((new.created, new.touched), (20, 40));
        assert_eq!(store.facts("none"), Err(StoreError::Unknown));
        assert_eq!(store.count().expect("a number"), 3);
    });
}

#[test]
fn a_person_has_tables_until_they_are_forgotten() {
    each(|store| {
        let (me, other) = ([1; 32], [2; 32]);
        for (table, people) in [("a", vec![me]), ("b", vec![me, other]), ("c", vec![other])] {
            let made = u64::from(table.as_bytes()[0]);
            store.append(Append { people, ..Append::new(table, 0, entries(&["x"]), made) }).expect("new");
        }
        store.append(Append { people: vec![me], ..Append::new("a", 1, vec![], 0) }).expect("again");
        let all = |who| store.tables_of(who, None, 10).expect("a list");
        assert_eq!(names(&all(&me)), ["b", "a"]);
        store.forget(&me, "b").expect("it works");
        assert_eq!(names(&all(&me)), ["a"]);
        assert_eq!(names(&all(&other)), ["c", "b"]);
        store.delete("a").expect("there");
        assert_eq!(names(&all(&me)), [""; 0]);
    });
}

#[test]
fn a_persons_tables_are_found_a_few_at_a_time() {
    each(|store| {
        let me = [1; 32];
        // Two each were opened at the same time.
        for number in 0..7u8 {
            let new = Append::new(&format!("t{number}"), 0, entries(&["x"]), u64::from(number / 2));
            store.append(Append { people: vec![me], ..new }).expect("new");
        }
        let some = |after: Option<(u64, &str)>| store.tables_of(&me, after, 3).expect("a list");
        assert_eq!(names(&some(None)), ["t6", "t5", "t4"]);
        assert_eq!(names(&some(Some((2, "t4")))), ["t3", "t2", "t1"]);
        store.delete("t1").expect("there");
        assert_eq!(names(&some(Some((0, "t1")))), ["t0"], "also after one that is gone meanwhile");
        assert_eq!(names(&some(Some((0, "t0")))), [""; 0]);
    });
}

#[test]
fn a_deleted_table_is_gone_and_its_name_is_free() {
    each(|store| {
        append(&*store, "a", 0, &["one"]).expect("new");
        append(&*store, "b", 0, &["other"]).expect("new");
        store.delete("a").expect("there");
        assert_eq!(store.delete("a"), Err(StoreError::Unknown));
        assert_eq!(store.read("a", 0), Err(StoreError::Unknown));
        append(&*store, "a", 0, &["new"]).expect("new");
        assert_eq!(store.read("a", 0).expect("there"), entries(&["new"]));
        assert_eq!(store.read("b", 0).expect("there"), entries(&["other"]));
    });
}

#[test]
fn a_rewritten_log_keeps_its_length_and_begins_an_epoch() {
    each(|store| {
        append(&*store, "a", 0, &["one", "two"]).expect("new");
        assert_eq!(store.rewrite(rewritten("a", 0, &["x"])), Err(conflict(2)));
        assert_eq!(store.rewrite(rewritten("a", 7, &["one", "x"])), Err(conflict(2)));
        assert_eq!(store.rewrite(rewritten("b", 0, &["x"])), Err(StoreError::Unknown));
        store.rewrite(rewritten("a", 0, &["one", "…"])).expect("there");
        assert_eq!(store.read("a", 0).expect("there"), entries(&["one", "…"]));
        append(&*store, "a", 2, &["three"]).expect("next");
        let there = store.tail("a", 1).expect("there");
        assert_eq!(there.entries, entries(&["…", "three"]));
        assert_eq!(
            there.head,
            Head::of("a", 1, &entries(&["one", "…", "three"])),
            "nothing is left of the old chain"
        );
        // Whoever knows the log as it was must read it anew.
        let late = Append { epoch: Some(0), ..Append::new("a", 3, entries(&["four"]), 5) };
        assert_eq!(store.append(late), Err(StoreError::Conflict { len: 3, epoch: 1 }));
        let knowing = Append { epoch: Some(1), ..Append::new("a", 3, entries(&["four"]), 5) };
        store.append(knowing).expect("next");
    });
}

#[test]
fn words_facts_and_people_go_in_one_step() {
    each(|store| {
        let (me, other) = ([1; 32], [2; 32]);
        store
            .append(Append { people: vec![me, other], ..with_facts("a", 3, Facts::default()) })
            .expect("new");
        let facts = Facts { listed: true, wake: Some(8), note: b"n".to_vec(), over: false };
        let rewrite =
            Rewrite { facts: Some(facts.clone()), forgotten: vec![me], ..rewritten("a", 0, &["y"]) };
        store.rewrite(rewrite).expect("there");
        assert_eq!(store.people("a").expect("there"), [other]);
        assert_eq!(names(&store.tables_of(&me, None, 9).expect("a list")), [""; 0]);
        assert_eq!(store.facts("a").expect("there").facts, facts);
        assert_eq!(names(&store.listed(9).expect("a list")), ["a"]);
        assert_eq!(store.waking().expect("a list"), [("a".to_owned(), 8)]);
        assert_eq!(store.damages(), Ok(vec![]));
    });
}

#[test]
fn a_whole_table_is_taken_to_another_store() {
    each(|store| {
        let facts = Facts { listed: true, over: true, wake: Some(4), note: vec![7; 9] };
        let first = Append { people: vec![[9; 32], [1; 32]], ..with_facts("a", 3, facts.clone()) };
        store.append(first).expect("new");
        store.append(Append { facts: Some(facts), ..Append::new("a", 1, entries(&["y"]), 8) }).expect("next");
        store.rewrite(rewritten("a", 0, &["x", "z"])).expect("there");
        let whole = store.whole("a").expect("there");
        assert_eq!(store.import(whole.clone()), Err(StoreError::Conflict { len: 2, epoch: 1 }));
        each(|other| {
            other.import(whole.clone()).expect("there is none");
            assert_eq!(other.whole("a").as_ref(), Ok(&whole));
            assert_eq!(other.tail("a", 0), store.tail("a", 0));
            assert_eq!(other.ids(), Ok(vec!["a".to_owned()]));
            assert_eq!(other.damages(), Ok(vec![]));
        });
    });
}

#[test]
fn old_tables_are_swept_and_finished_ones_by_their_own_time() {
    each(|store| {
        let over = Facts { over: true, ..Facts::default() };
        store.append(with_facts("over-old", 10, over.clone())).expect("new");
        store.append(with_facts("over-new", 60, over)).expect("new");
        store.append(with_facts("open-old", 10, Facts::default())).expect("new");
        store.append(with_facts("open-new", 60, Facts::default())).expect("new");
        let policy = tubewright_store::Policy { over_before: 50, open_before: 5, not_before: 0 };
        assert_eq!(store.sweep(policy).expect("it works"), ["over-old"]);
        let policy = tubewright_store::Policy { over_before: 5, open_before: 50, not_before: 11 };
        assert!(store.sweep(policy).expect("it works").is_empty(), "the clock was not set at 10");
        let policy = tubewright_store::Policy { not_before: 0, ..policy };
        assert_eq!(store.sweep(policy).expect("it works"), ["open-old"]);
        assert_eq!(store.count().expect("a number"), 2);
    });
}
