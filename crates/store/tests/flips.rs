//! Flips of bits in a file: each is harmless or reported, and nothing is answered that was not written.

#[path = "flips/mod.rs"]
mod flipped;

use tubewright_store::{Append, Sqlite, Store, StoreError};

#[test]
fn flipped_bits_are_harmless_or_reported() {
    let counts = flipped::run(200, 5);
    println!("{counts}");
    assert_eq!(counts.wrong, 0, "answered with data that were never written");
    assert!(counts.reported > 20 && counts.harmless > 20, "{counts}");
}

/// The index of tables holds an id and behind it the number of the table's row.
#[test]
fn an_index_that_leads_to_another_table_is_damage_and_no_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    let entries = |id: &str| (0..4).map(|n| format!("{id} {n}").into_bytes()).collect::<Vec<_>>();
    {
        let store = Sqlite::open(&file).expect("a new file");
        for id in ["tablea", "tableb", "tablec"] {
            store.append(Append::new(id, 0, entries(id), 100)).expect("it works");
        }
    }
    let mut bytes = std::fs::read(&file).expect("there");
    let places: Vec<_> = (0..bytes.len() - 7).filter(|at| bytes[*at..].starts_with(b"tableb\x02")).collect();
    assert_eq!(places.len(), 1, "the index has it once");
    bytes[places[0] + 6] = 3;
    std::fs::write(&file, bytes).expect("written");
    let store = Sqlite::open(&file).expect("it opens");
    for from in 0..4 {
        assert!(matches!(store.read("tableb", from), Err(StoreError::Corrupt(_))), "from {from}");
    }
    let more = store.append(Append::new("tableb", 4, vec![b"more".to_vec()], 101));
    assert!(matches!(more, Err(StoreError::Corrupt(_))), "{more:?}");
    assert!(matches!(store.delete("tableb"), Err(StoreError::Corrupt(_))));
    assert_eq!(store.read("tablec", 0), Ok(entries("tablec")), "the other is untouched");
}
