//! `tubewright tables` checks, repairs and copies stores.

mod common;
mod serving;

use std::path::Path;

use common::run;
use serving::Server;
use tubewright_loadtest::{Answer, Client, Way, open_table};
use tubewright_wire::{Command, NewTable, Settings};

/// Tables of a server that was stopped; in each, somebody has said its number.
fn tables_in(data: &Path, count: usize) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let mut server = Server::start(data, 0);
    let ids = runtime.block_on(async {
        let mut ids = Vec::new();
        for number in 0..count {
            let new = NewTable {
                settings: Settings::plain(2),
                name: "Ann".to_owned(),
                colour: None,
                bots: vec![],
                secret: None,
            };
            let (id, cookie) = open_table(server.address, &new).await.expect("a table");
            let way = Way { cookie: Some(cookie), ..Way::default() };
            let mut ann = Client::join(server.address, &id, &way, None).await.expect("in");
            let chat = Command::Chat { text: format!("this is table number {number}") };
            assert!(matches!(ann.command(chat).await, Ok(Answer::Done(_))));
            ids.push(id);
        }
        ids
    });
    server.stop();
    ids
}

/// Changes a word wherever it lies in a file.
fn spoil(file: &Path, word: &str) {
    let mut bytes = std::fs::read(file).expect("it is there");
    let places: Vec<_> =
        (0..bytes.len() - word.len()).filter(|at| bytes[*at..].starts_with(word.as_bytes())).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at + 1] ^= 0x20;
    }
    std::fs::write(file, bytes).expect("written");
}

#[test]
fn damage_is_found_and_repaired_from_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let tables = |args: &[&str]| run(&[&["tables", "--data", data], args].concat(), b"");
    let ids = tables_in(folder.path(), 3);
    let sound = tables(&["check"]);
    assert_eq!((sound.code, sound.out.as_str()), (Some(0), "3 tables are sound\n"), "{}", sound.err);
    let backup = folder.path().join("backup.db");
    let backup = backup.to_str().expect("a plain path");
    assert_eq!(tables(&["backup", backup]).code, Some(0));

    let file = folder.path().join("tables.db");
    spoil(&file, "this is table number 1");
    let damaged = tables(&["check"]);
    assert_eq!(damaged.code, Some(1));
    let lines: Vec<_> = damaged.out.lines().collect();
    assert_eq!(lines.len(), 1, "{}", damaged.out);
    assert!(lines[0].starts_with(&ids[1]), "{}", lines[0]);

    let repaired = tables(&["repair", "--backup", backup]);
    assert_eq!(repaired.code, Some(0), "{}", repaired.err);
    assert!(repaired.out.contains(&format!("{}: restored from the backup", ids[1])), "{}", repaired.out);
    assert!(repaired.out.contains("kept 2, restored 1, lost 0"), "{}", repaired.out);
    let sound = tables(&["check"]);
    assert_eq!((sound.code, sound.out.as_str()), (Some(0), "3 tables are sound\n"), "{}", sound.err);
    assert!(tables(&["export", &ids[1]]).out.contains("this is table number 1"));
    assert!(folder.path().join("tables.db.damaged").exists(), "the damaged file is kept");
}

#[test]
fn a_file_that_no_longer_opens_is_rebuilt_from_the_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let tables = |args: &[&str]| run(&[&["tables", "--data", data], args].concat(), b"");
    tables_in(folder.path(), 2);
    let backup = folder.path().join("backup.db");
    let backup = backup.to_str().expect("a plain path");
    assert_eq!(tables(&["backup", backup]).code, Some(0));
    spoil(&folder.path().join("tables.db"), "CREATE TABLE entries");
    assert_eq!(tables(&["check"]).code, Some(1));
    let repaired = tables(&["repair", "--backup", backup]);
    assert!(repaired.out.contains("kept 0, restored 2, lost 0"), "{} {}", repaired.out, repaired.err);
    assert_eq!(tables(&["check"]).code, Some(0));
}

#[test]
fn tables_are_copied_and_a_second_copy_finds_them_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let ids = tables_in(folder.path(), 2);
    let (from, to) = (format!("sqlite:{data}/tables.db"), format!("sqlite:{data}/other.db"));
    let copy = || run(&["tables", "copy", "--from", &from, "--to", &to], b"");
    let first = copy();
    assert_eq!(first.code, Some(0), "{}", first.err);
    assert!(first.out.contains("new 2, there already 0"), "{}", first.out);
    let second = copy();
    assert!(second.out.contains("new 0, there already 2"), "{}", second.out);
    let export = |store: &str| run(&["tables", "--store", store, "export", &ids[0]], b"").out;
    assert_eq!(export(&from), export(&to));
    let wrong = run(&["tables", "--store", "mysql://nowhere", "count"], b"");
    assert_eq!(wrong.code, Some(2), "{}", wrong.err);
}
