//! What is written in Python: a client of the engine, a bot for the engine and the arena, a client of tables, and the attacks
//! that use it.

mod common;
mod serving;

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use common::run;
use serde_json::Value;
use serving::Server;

/// A place in the repository.
fn place(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The example bot. `cargo xtask test` sees to it that there is a Python.
fn bot() -> String {
    place("examples/bot.py").display().to_string()
}

const TUBEWRIGHT: &str = env!("CARGO_BIN_EXE_tubewright");

#[test]
fn the_python_bot_plays_a_game_through_the_engine() {
    let bot = bot();
    let output = Command::new("python3")
        .args([&bot, "--play", "london", "--tubewright", TUBEWRIGHT])
        .output()
        .expect("python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let played: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    let record = played["record"].to_string();
    let replayed = run(&["replay", "--json", "-"], record.as_bytes());
    assert_eq!((replayed.code, replayed.err.as_str()), (Some(0), ""));
    let report: Value = serde_json::from_str(&replayed.out).expect("one JSON document");
    assert_eq!(report["final"][0]["total"], played["total"]);
    assert!(report["solo"]["verdict"].is_number(), "the game is over: {report}");
    assert_eq!(run(&["verify", "-"], record.as_bytes()).code, Some(0), "its cards are those of the seed");
    assert!(played["total"].as_u64() > Some(80), "it plays better than dice: {}", played["total"]);
}

#[test]
fn the_python_bot_plays_in_the_arena_and_as_greedy_where_it_asks_greedy() {
    let bot = bot();
    let own = format!("python3 '{bot}'");
    let asks = format!("python3 '{bot}' --ask greedy --tubewright '{TUBEWRIGHT}'");
    let games =
        ["--games", "6", "--seed", "snakes", "--objectives", "--powers", "--json", "--engine-ms", "60000"];
    let start = ["--engine-start-ms", "60000"];
    let args = ["arena", "--bot", "greedy", "--bot", "random", "--engine", &own, "--engine", &asks];
    let mut arena = Command::new(TUBEWRIGHT);
    let output = arena.args([&args[..], &games, &start].concat()).output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    let bots = &report["bots"];
    for place in [2, 3] {
        assert_eq!(bots[place]["failures"]["first"], Value::Null, "{report}");
    }
    for figure in ["mean", "se", "min", "max", "decisions"] {
        assert_eq!(bots[0][figure], bots[3][figure], "{figure}");
    }
    assert!(bots[2]["mean"].as_f64() > bots[1]["mean"].as_f64(), "it plays better than dice");
}

/// The example client of tables. It says on standard error where it is, and at the end how the game went.
fn table_client(server: &Server, more: &[&str]) -> Child {
    let mut python = Command::new("python3");
    python
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .arg(place("examples/table.py"))
        .arg(format!("http://{}", server.address));
    python.args(more).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("python starts")
}

/// Waits for a client, and checks its record: a whole game, with the cards of its seed.
fn played(client: Child) -> (Value, String) {
    let output = client.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    assert_eq!(run(&["verify", "-"], &output.stdout).code, Some(0), "its cards are those of the seed");
    let replayed = run(&["replay", "--json", "-"], &output.stdout);
    let report: Value = serde_json::from_str(&replayed.out).expect("one JSON document");
    assert!(report["winners"].as_array().is_some_and(|all| !all.is_empty()), "the game is over: {report}");
    let record: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert!(record["deal"]["seed"].is_string(), "{record}");
    (record, said)
}

#[test]
fn the_python_client_plays_a_game_against_a_bot_and_resumes_by_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), 0);
    let (record, said) = played(table_client(&server, &["--bot", "novice", "--drop", "4"]));
    let resumed =
        said.split("resumed ").nth(1).and_then(|rest| rest.split(' ').next()).expect("it says how often");
    assert!(resumed.parse::<usize>().expect("a number") >= 4, "{said}");
    let drawn = record["rounds"].to_string().matches('-').count();
    assert!(drawn > 30, "it draws sections: {record}");
}

#[test]
fn two_python_clients_play_with_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), 0);
    let mut host = table_client(&server, &["--bot", "none"]);
    let mut output = BufReader::new(host.stderr.take().expect("piped"));
    let mut line = String::new();
    output.read_line(&mut line).expect("it says where it is");
    let table = line.trim().strip_prefix("at table ").unwrap_or_else(|| panic!("{line}"));
    let guest = table_client(&server, &["--join", table, "--name", "Bob", "--drop", "7"]);
    let (theirs, _) = played(guest);
    let (ours, _) = played(host);
    output.read_to_string(&mut line).expect("text");
    assert!(line.contains("finished"), "{line}");
    assert_eq!(ours, theirs, "both have seen the same game");
    assert_eq!((&ours["seats"][0]["name"], &ours["seats"][1]["name"]), (&"Ann".into(), &"Bob".into()));
}

/// Some seconds of what `cargo xtask attack` does for minutes: of those attacks that no other test makes.
#[test]
fn a_server_withstands_some_seconds_of_attacks() {
    let attacks = ["fuzz", "leaks", "chaos"];
    let output = Command::new("python3")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .arg(place("attack"))
        .args([TUBEWRIGHT, "--seconds", "3", "--json"])
        .args(attacks)
        .output()
        .expect("python starts");
    let said = String::from_utf8_lossy(&output.stderr);
    let report: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("one document: {said}"));
    assert_eq!(report["findings"], Value::Array(Vec::new()), "{report:#}");
    let tried = [("fuzz", "messages"), ("fuzz", "requests"), ("chaos", "views compared")];
    for (attack, what) in tried {
        assert!(report["counts"][attack][what].as_u64() > Some(0), "{attack}: no {what}: {report:#}");
    }
}
