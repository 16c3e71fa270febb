//! Several nodes on one database, and a database that fails.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use tubewright_store::{Append, Damage, Facts, Failure, Hint, Postgres, Store, StoreError};
use tubewright_testdb::{Cluster, Database, query};

fn append(table: &str, expected: u64, word: &str) -> Append {
    Append::new(table, expected, vec![word.as_bytes().to_vec()], 5)
}

#[test]
fn nodes_share_logs_and_hear_of_each_other() {
    let database = Database::new();
    let [one, other] = [0; 2].map(|_| Postgres::open(database.address()).expect("a node"));
    let (told, hints) = mpsc::channel();
    other.watch(Box::new(move |hint| drop(told.send(hint))));
    let next = || hints.recv_timeout(Duration::from_secs(20)).expect("a hint");
    assert_eq!(next(), Hint::Missed, "what was before it listened it has not heard");

    one.append(append("a", 0, "first")).expect("new");
    assert_eq!(next(), Hint::Changed(vec!["a".to_owned()]));
    assert_eq!(other.append(append("a", 0, "late")), Err(StoreError::Conflict { len: 1, epoch: 0 }));
    other.append(append("a", 1, "second")).expect("next");
    assert_eq!(one.read("a", 0).expect("there"), [b"first".to_vec(), b"second".to_vec()]);
    one.delete("a").expect("there");
    assert_eq!(next(), Hint::Changed(vec!["a".to_owned()]), "its own words it does not hear");
    assert_eq!(other.read("a", 0), Err(StoreError::Unknown));
}

#[test]
fn of_many_nodes_that_write_at_one_length_one_wins_and_none_waits_for_ever() {
    let database = Database::new();
    let nodes: Vec<_> =
        (0..3).map(|_| Arc::new(Postgres::open(database.address()).expect("a node"))).collect();
    let writers: Vec<_> = (0..6u64)
        .map(|writer| {
            let node = nodes[writer as usize % 3].clone();
            std::thread::spawn(move || {
                // Each meets the tables in another order, so that locks would cross.
                let won = |round: u64| {
                    let tables = (0..5).map(|place| (place * (writer + 1) + round) % 5);
                    let answers = tables.map(|table| {
                        let (told, answered) = mpsc::channel();
                        let word = append(&format!("t{table}"), round, &format!("{writer}"));
                        node.submit(word, Box::new(move |done| drop(told.send(done))));
                        answered
                    });
                    let answers: Vec<_> = answers.collect();
                    answers.iter().filter(|answer| answer.recv().expect("an answer").is_ok()).count()
                };
                (0..20).map(won).sum::<usize>()
            })
        })
        .collect();
    let won: usize = writers.into_iter().map(|writer| writer.join().expect("no panic")).sum();
    let lens: Vec<usize> =
        (0..5).map(|table| nodes[0].read(&format!("t{table}"), 0).map_or(0, |log| log.len())).collect();
    assert_eq!(won, lens.iter().sum::<usize>(), "as many entries as appends that were answered: {lens:?}");
    assert!(lens.iter().all(|&len| len > 0), "{lens:?}");
    assert_eq!(nodes[0].damages(), Ok(vec![]));
}

/// Appends to a log of its own until it is told to stop, and remembers what was answered.
fn write_on(node: &Postgres, table: &str, stop: &AtomicBool) -> Vec<String> {
    let mut answered: Vec<String> = Vec::new();
    let mut attempt = 0;
    while !stop.load(Relaxed) {
        attempt += 1;
        let word = format!("{table}: attempt {attempt}");
        match node.append(append(table, answered.len() as u64, &word)) {
            Ok(()) => answered.push(word),
            Err(StoreError::Conflict { .. }) => {
                panic!("nobody else writes to {table}, so a write was not told")
            }
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    answered
}

#[test]
fn what_was_answered_outlives_a_database_that_is_killed_and_nothing_is_written_twice() {
    let cluster = Cluster::start().expect("PostgreSQL");
    let node = Arc::new(Postgres::open(&cluster.address("postgres")).expect("a node"));
    let stop = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..4)
        .map(|writer| {
            let (node, stop) = (node.clone(), stop.clone());
            std::thread::spawn(move || write_on(&node, &format!("table{writer}"), &stop))
        })
        .collect();
    for kill in 0..4 {
        std::thread::sleep(Duration::from_millis(300));
        if kill % 2 == 0 { cluster.kill() } else { cluster.stop() }.expect("it ends");
        cluster.resume().expect("it starts again");
        let begun = Instant::now();
        while node.probe().is_err() {
            assert!(begun.elapsed() < Duration::from_secs(30), "the node finds the database again");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    std::thread::sleep(Duration::from_millis(300));
    stop.store(true, Relaxed);
    let mut all = 0;
    for (writer, thread) in writers.into_iter().enumerate() {
        let answered = thread.join().expect("every answer was true");
        let there = node.read(&format!("table{writer}"), 0).expect("a sound log");
        let there: Vec<_> = there.iter().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).collect();
        assert_eq!(there, answered);
        all += answered.len();
    }
    assert!(all > 20, "only {all} words were written");
}

#[test]
fn damage_is_noticed_and_hinders_no_other_table() {
    let database = Database::new();
    let node = Postgres::open(database.address()).expect("a node");
    let facts = Facts { listed: true, wake: Some(9), ..Facts::default() };
    for table in ["whole", "bytes", "link", "tail", "head", "facts", "lost", "gap"] {
        node.append(Append { facts: Some(facts.clone()), ..append(table, 0, "one") }).expect("new");
        node.append(append(table, 1, "two")).expect("next");
        node.append(append(table, 2, "three")).expect("next");
    }
    let spoil = |words: &str| query(database.address(), words).expect("it is spoiled");
    let of = |table: &str| format!("no = (SELECT no FROM tables WHERE id = '{table}')");
    spoil(&format!("UPDATE entries SET bytes = 'tow' WHERE n = 1 AND {}", of("bytes")));
    spoil(&format!("UPDATE entries SET link = sha256(link) WHERE n = 2 AND {}", of("link")));
    spoil(&format!("DELETE FROM entries WHERE n = 2 AND {}", of("tail")));
    spoil(&format!("DELETE FROM entries WHERE n = 1 AND {}", of("gap")));
    spoil(&format!("UPDATE heads SET len = 2 WHERE {}", of("head")));
    spoil(&format!("UPDATE tables SET wake = 8 WHERE {}", of("facts")));
    spoil(&format!("DELETE FROM heads WHERE {}", of("lost")));

    let table = |table: &str| table.to_owned();
    let is = |name: &str, damage: Damage| assert_eq!(node.read(name, 0), Err(StoreError::Corrupt(damage)));
    is("bytes", Damage::Checksum { table: table("bytes"), n: 1 });
    is("link", Damage::Checksum { table: table("link"), n: 2 });
    is("tail", Damage::End { table: table("tail"), there: 2, all: 3 });
    is("gap", Damage::Gap { table: table("gap"), n: 2 });
    is("head", Damage::Facts { table: table("head") });
    is("lost", Damage::Lost { table: table("lost") });
    let facts = node.facts("facts");
    assert_eq!(facts, Err(StoreError::Corrupt(Damage::Facts { table: table("facts") })));
    assert!(node.waking().expect("a list").iter().all(|(name, _)| name != "facts"));
    let damages = node.damages().expect("a list");
    assert!(damages.contains(&Damage::Lost { table: table("lost") }), "{damages:?}");

    assert!(matches!(node.append(append("head", 3, "four")), Err(StoreError::Corrupt(_))));
    node.append(append("whole", 3, "four")).expect("it is sound");
    node.delete("head").expect("what is damaged can be removed");
    assert_eq!(node.read("head", 0), Err(StoreError::Unknown));
}

#[test]
fn a_database_of_a_newer_version_and_one_that_is_not_there_are_refused() {
    let database = Database::new();
    drop(Postgres::open(database.address()).expect("a node"));
    drop(Postgres::open(database.address()).expect("the same again"));
    query(database.address(), "UPDATE schema SET version = 9").expect("it works");
    let newer = Postgres::open(database.address()).err();
    assert_eq!(newer, Some(StoreError::Newer { found: 9, known: 1 }));
    let nobody = Postgres::open("postgres://tubewright@127.0.0.1:1/none").err();
    assert_eq!(nobody, Some(StoreError::Failed(Failure::Unreachable)));
}
