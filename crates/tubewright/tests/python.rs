//! The examples in Python: a client of the engine, and a bot for the engine and the arena.

mod common;

use std::path::Path;
use std::process::Command;

use common::run;
use serde_json::Value;

/// The example bot. `cargo xtask test` sees to it that there is a Python.
fn bot() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py").display().to_string()
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
