//! `tubewright tables` on the data of a server that runs, and what a server writes to its log.

mod common;
mod serving;

use std::io::Read;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use common::{command, run};
use serving::Server;
use tubewright_loadtest::{Answer, Client, Way, open_table, request};
use tubewright_wire::{Command, NewTable, Settings};

const SECRET: &str = "00112233445566778899aabbccddeeff";

/// A server with its limits, whose log is caught.
fn start(data: &Path) -> Server {
    Server::run(
        command(&["serve", "--port", "0", "--log", "normal", "--data"]).arg(data).stderr(Stdio::piped()),
    )
}

/// A table of Ann's with a guest who has said something: its id, Ann's cookie, the guest's.
async fn table(server: SocketAddr) -> (String, String, String) {
    let new = NewTable {
        settings: Settings::plain(2),
        name: "Annabella".to_owned(),
        colour: None,
        bots: vec![],
        secret: Some(SECRET.to_owned()),
    };
    let (id, cookie) = open_table(server, &new).await.expect("a table");
    let mut guest = Client::join(server, &id, &Way::default(), None).await.expect("in");
    let sit = Command::Sit { seat: None, name: "Bobadilla".to_owned(), colour: None, secret: None };
    assert!(matches!(guest.command(sit).await, Ok(Answer::Done(_))));
    let chat = Command::Chat { text: "a word among us".to_owned() };
    assert!(matches!(guest.command(chat).await, Ok(Answer::Done(_))));
    (id, cookie, guest.cookie.clone())
}

#[test]
fn tables_are_counted_copied_exported_deleted_and_swept_while_the_server_runs() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let tables = |args: &[&str]| run(&[&["tables", "--data", data], args].concat(), b"");
    assert_eq!(tables(&["count"]).code, Some(1), "there is nothing yet");
    let server = start(folder.path());
    let (id, _, guest) = runtime.block_on(table(server.address));
    let (other, _, _) = runtime.block_on(table(server.address));
    let counted = tables(&["count"]);
    assert_eq!(counted.code, Some(0));
    assert!(counted.out.starts_with("2 tables"), "{}", counted.out);
    let exported = tables(&["export", &id]);
    let document: serde_json::Value = serde_json::from_str(&exported.out).expect("JSON");
    assert_eq!(document["table"], id.as_str());
    assert!(exported.out.contains("a word among us") && !exported.out.contains(SECRET));
    assert_eq!(tables(&["export", "nosuchtable"]).code, Some(1));

    let copy = folder.path().join("copy.db");
    let copied = tables(&["backup", copy.to_str().expect("a plain path")]);
    assert_eq!((copied.code, copy.exists()), (Some(0), true), "{}", copied.err);
    assert_eq!(
        tables(&["backup", copy.to_str().expect("a plain path")]).code,
        Some(1),
        "it overwrites nothing"
    );

    let header = format!("cookie: {guest}");
    let me = runtime.block_on(request(server.address, "GET", "/api/me", &[&header], b"")).expect("up");
    let me: serde_json::Value = serde_json::from_slice(&me.body).expect("JSON");
    assert_eq!(tables(&["forget", "nobody"]).code, Some(1));
    let forgotten = tables(&["forget", me["person"].as_str().expect("an id")]);
    assert_eq!(forgotten.code, Some(0), "{}", forgotten.err);
    let exported = tables(&["export", &id]);
    assert!(!exported.out.contains("a word among us") && !exported.out.contains("Bobadilla"));
    assert!(exported.out.contains("Annabella"), "the others stay");

    assert_eq!(tables(&["delete", &other]).code, Some(0));
    assert_eq!(tables(&["delete", &other]).code, Some(1), "it is gone");
    assert_eq!(tables(&["sweep", "--unfinished", "1"]).code, Some(0));
    assert!(tables(&["count"]).out.starts_with("1 table,"), "what is young stays");
}

#[test]
fn no_secret_name_or_word_of_anybody_is_in_the_log() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = start(folder.path());
    let (id, host, guest) = runtime.block_on(table(server.address));
    let exported = run(&["tables", "--data", folder.path().to_str().expect("plain"), "export", &id], b"");
    let document: serde_json::Value = serde_json::from_str(&exported.out).expect("JSON");
    let seed = document["events"][0]["what"]["opened"]["seed"].as_str().expect("a seed").to_owned();
    let ended = std::process::Command::new("kill")
        .args(["-TERM", &server.child.id().to_string()])
        .status()
        .expect("kill runs");
    assert!(ended.success());
    let mut log = String::new();
    server.child.stderr.take().expect("piped").read_to_string(&mut log).expect("text");
    assert!(log.contains("table-opened") && log.contains(&id), "{log}");
    let secret = |cookie: &str| cookie.split('=').nth(1).expect("a secret").to_owned();
    for word in [SECRET, &seed, &secret(&host), &secret(&guest), "Annabella", "Bobadilla", "a word among us"]
    {
        assert!(!log.contains(word), "{word} is in {log}");
    }
}
