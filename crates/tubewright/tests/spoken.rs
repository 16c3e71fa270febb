//! Whatever a verb refuses, it says so in the language that was asked for, with the exit code of the contract.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const LANGUAGES: [&str; 4] = ["ru", "pl", "it", "ja"];

/// Words that no sentence in English does without for long, and that no other of the languages has.
const ENGLISH: [&str; 19] = [
    "the", "is", "are", "not", "cannot", "and", "where", "there", "it", "its", "which", "already", "found",
    "such", "error", "invalid", "value", "wanted", "needs",
];

fn run(language: &str, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tubewright"));
    command.args(["--lang", language]).args(args).env("LC_ALL", "C.UTF-8");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Who refuses at once may not read what we send.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// The program refuses in each language, with other words than in English and none of its words.
fn refused(code: i32, args: &[&str], input: &str) {
    let english = run("en", args, input);
    let english = String::from_utf8(english.stderr).expect("UTF-8");
    for language in LANGUAGES {
        let Output { status, stderr, .. } = run(language, args, input);
        let said = String::from_utf8(stderr).expect("UTF-8");
        assert_eq!(status.code(), Some(code), "{language} {args:?}: {said}");
        let first = said.lines().next().unwrap_or_default();
        assert_ne!(Some(first), english.lines().next(), "{language} {args:?}");
        assert!(!said.contains(['{', '$']), "{said}");
        if code == 1 {
            assert_eq!(said.lines().count(), 1, "{language} {args:?}: {said}");
        }
        // Reason words such as already-on-line stay.
        for word in said.split(|c: char| !c.is_alphanumeric() && c != '-') {
            assert!(!ENGLISH.contains(&word), "{language} {args:?}: ‘{word}’ in {said}");
        }
        if matches!(language, "ru" | "ja") {
            assert!(first.chars().any(|c| c.is_alphabetic() && !c.is_ascii()), "{language} {args:?}: {said}");
        }
    }
}

/// The program tells something in each language, with other words than in English and none of its words.
fn told(args: &[&str], input: &str, stays: &[&str]) {
    told_with(0, args, input, stays);
}

/// The same, and the program ends with this code.
fn told_with(code: i32, args: &[&str], input: &str, stays: &[&str]) {
    let english = run("en", args, input).stdout;
    for language in LANGUAGES {
        let Output { status, stdout, .. } = run(language, args, input);
        let said = String::from_utf8(stdout.clone()).expect("UTF-8");
        assert_eq!(status.code(), Some(code), "{language} {args:?}: {said}");
        assert!(stdout != english && !said.contains(['{', '$']), "{language} {args:?}: {said}");
        for word in said.split(|c: char| !c.is_alphanumeric() && c != '-') {
            assert!(!ENGLISH.contains(&word), "{language} {args:?}: ‘{word}’ in {said}");
            let latin = word.len() > 2 && word.chars().all(|c| c.is_ascii_alphabetic());
            let known = stays.contains(&word) || !matches!(language, "ru" | "ja");
            assert!(known || !latin, "{language} {args:?}: ‘{word}’ in {said}");
        }
    }
}

#[test]
fn what_the_verbs_print_for_people_is_in_their_language() {
    told(&["deal", "7"], "", &[]);
    told(&["map"], "", &[]);
    told(&["replay", "-"], &record(&["d3-a3"]), &[]);
    told(&["replay", "--watch", "-"], &record(&["d3-a3"]), &[]);
    told(&["perft", "--color", "green", "--cards", "street:circle"], "", &[]);
    told(&["bench", "--seconds", "1"], "", &[]);
    told(&["arena", "--bot", "greedy", "--games", "1", "--seed", "7"], "", &["greedy", "p99"]);
    told(&["solve", "--record", "-"], &record(&["pass"]), &[]);
    told(&["review", "-", "--nodes", "20"], &record(&["pass"]), &[]);
}

#[test]
fn what_went_wrong_with_an_outside_program_is_said_in_the_person_s_language() {
    fn arena(command: &str) -> [&str; 9] {
        ["arena", "--games", "1", "--threads", "1", "--seed", "7", "--engine", command]
    }
    told_with(1, &arena("exit 3"), "", &["exit"]);
    told_with(1, &arena("kill -9 0"), "", &["kill"]);
    told_with(1, &arena("echo 7; cat >&2"), "", &["echo", "cat"]);
    let answers =
        |said: &str| format!("while read -r it; do n=$((n+1)); echo '{said}' | sed s/N/$n/; done 2>&1");
    // A program that never plays fails the arena; one that plays badly is told of.
    let said = [(0, r#""id":N,"action":"9""#), (0, r#""id":N"#), (1, r#""id":N,"ok":false"#)];
    for (code, said) in said {
        let command = answers(&["{", said, "}"].concat());
        for language in LANGUAGES {
            let Output { status, stdout, .. } = run(language, &arena(&command), "");
            let table = String::from_utf8(stdout).expect("UTF-8");
            let last = table.lines().last().expect("what went wrong");
            let said = last.rsplit_once('…').expect("a command that is cut off").1;
            assert_eq!(status.code(), Some(code), "{table}");
            let english = said.split(|c: char| !c.is_alphanumeric()).find(|word| ENGLISH.contains(word));
            assert_eq!(english, None, "{language}: {said}");
        }
    }
}

#[test]
fn what_else_answers_at_an_address_is_told_in_the_person_s_language() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("its address").port();
    // It answers until the test is over.
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n");
        }
    });
    refused(1, &["join", &format!("https://127.0.0.1:{port}/t/a")], "");
    refused(1, &["join", &format!("http://127.0.0.1:{port}/t/a")], "");
}

/// A solo record with these actions on the first turns of its first round.
fn record(actions: &[&str]) -> String {
    let turns: Vec<String> = actions.iter().map(|action| format!("[{action:?}]")).collect();
    let cards = ["underground:circle", "street:square", "underground:joker"];
    let cards: Vec<String> = cards[..actions.len()].iter().map(|card| format!("{card:?}")).collect();
    format!(
        r#"{{"format": "tubewright-record/1", "map": "london", "modules": {{"objectives": null, "powers": null}},
        "seats": [{{"name": "a", "pencils": ["green", "pink", "blue", "purple"]}}],
        "rounds": [{{"cards": [{}], "turns": [{}]}}]}}"#,
        cards.join(", "),
        turns.join(", ")
    )
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn records_and_maps_are_refused_in_the_person_s_language() {
    refused(1, &["replay", "-"], "{");
    refused(1, &["replay", "-"], "[]");
    refused(1, &["replay", "-"], &record(&["nonsense"]));
    refused(1, &["replay", "-"], &record(&["d3-a3", "d3-a3"]));
    refused(1, &["replay", "--watch", "-"], &record(&["pass +circle d3"]));
    refused(1, &["replay", "/nowhere/record.json"], "");
    refused(1, &["verify", "-"], &record(&["pass"]));
    refused(1, &["map", "-"], "map 7\n7 7 7\n");
    refused(1, &["map", "/"], "");
    refused(1, &["perft", "--color", "red", "--cards", "street:circle"], "");
    refused(1, &["perft", "--color", "green", "--cards", "street:switch"], "");
}

#[test]
fn the_place_and_the_reason_of_an_illegal_action_stay_in_their_order() {
    let said = |language| String::from_utf8(run(language, &["replay", "-"], &record(&["d3-b9"])).stderr);
    let english = said("en").expect("UTF-8");
    assert_eq!(english, "round 1, turn 1, seat 1: no-such-section: no section joins d3 and b9\n");
    let polish = said("pl").expect("UTF-8");
    assert_eq!(polish, "runda 1, tura 1, miejsce 1: no-such-section: żaden odcinek nie łączy d3 i b9\n");
}

#[test]
fn programs_get_english_whatever_the_language_is() {
    let json = |language| run(language, &["replay", "--json", "-"], "{").stdout;
    assert_eq!(json("ja"), json("en"));
}

#[test]
fn games_are_refused_in_the_person_s_language() {
    refused(1, &["play", "--plain", "--resume", "/nowhere/game.json"], "");
    refused(2, &["play", "--bots", "clever"], "");
    refused(2, &["play", "--pencils", "green,red"], "");
    refused(2, &["play", "--pencils", "green,green"], "");
    refused(2, &["join", "nowhere"], "");
    refused(2, &["join", "http://localhost/t/a", "--name", ""], "");
    refused(1, &["join", "http://127.0.0.1:1/t/a"], "");
    refused(1, &["join", "http://no-such-host.invalid/t/a"], "");
}

#[test]
fn servers_are_refused_in_the_person_s_language() {
    let folder = std::env::temp_dir().join(format!("tubewright-spoken-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    let data = ["--data", text(&folder)];
    refused(1, &[&["serve", "--port", &port][..], &data].concat(), "");
    refused(1, &["serve", "--port", "0", "--data", "/dev/null/data"], "");
    refused(2, &["serve", "--port", "70000"], "");
    refused(2, &["serve", "--public-url", "play.example.org"], "");
    refused(1, &["tables", "--data", "/nowhere", "count"], "");
    // The first server left its file there, so the tables can be looked after.
    refused(1, &[&["tables"][..], &data, &["export", "abc"]].concat(), "");
    refused(1, &[&["tables"][..], &data, &["delete", "abc"]].concat(), "");
    refused(1, &[&["tables"][..], &data, &["forget", "abc"]].concat(), "");
    refused(1, &[&["tables"][..], &data, &["backup", text(&folder)]].concat(), "");
    std::fs::write(folder.join("tables.db"), "7".repeat(5000)).expect("a file");
    refused(1, &[&["tables"][..], &data, &["count"]].concat(), "");
    refused(2, &["tables", "sweep", "--finished", "soon"], "");
    refused(2, &["loadtest", "--seats", "9"], "");
    refused(1, &["loadtest", "--tables", "1", "--server", "127.0.0.1:1"], "");
    std::fs::remove_dir_all(&folder).expect("it was ours");
}

#[test]
fn bots_and_figures_are_refused_in_the_person_s_language() {
    refused(2, &["arena", "--bot", "clever", "--games", "1", "--seed", "7"], "");
    refused(2, &["arena", "--bot", "greedy:depth=2", "--games", "1", "--seed", "7"], "");
    refused(2, &["arena", "--bot", "search:ms=5,nodes=3", "--games", "1", "--seed", "7"], "");
    refused(2, &["arena", "--bot", "search:ms=0", "--games", "1", "--seed", "7"], "");
    refused(2, &["arena", "--bot", "greedy", "--games", "0", "--seed", "7"], "");
    refused(1, &["arena", "--bot", "greedy", "--games", "1", "--seed", "7", "--svg", "/nowhere/a.svg"], "");
    refused(2, &["engine", "--as-player", "clever"], "");
    refused(2, &["solve", "--deal", "7", "--effort", "0"], "");
    refused(2, &["solve"], "");
    refused(2, &["solve", "--record", "-", "--round", "2", "--effort", "5"], "");
    refused(2, &["arena", "--games", "1", "--seed", "7"], "");
    refused(2, &["bench", "--seconds", "0"], "");
    let nowhere = ["train", "--minutes", "1", "--draft", "/nowhere/a", "--out", "/nowhere/b"];
    refused(1, &nowhere, "");
    refused(2, &["train", "--minutes", "0", "--draft", "a", "--out", "b"], "");
    refused(2, &[&nowhere[..], &["--threads", "257"]].concat(), "");
    refused(2, &["train", "--minutes", "1", "--draft", "a", "--out", "./a"], "");
    refused(2, &["train", "--minutes", "1", "--draft", "/dev/null", "--out", "b", "--value", "c"], "");
    refused(1, &["solve", "--record", "-", "--seat", "2"], &record(&["d3-a3"]));
    refused(1, &["review", "-", "--seat", "2"], &record(&["d3-a3"]));
    refused(2, &["review", "games.jsonl", "--svg", "a.svg"], "");
    refused(1, &["solve", "--record", "-", "--round", "2"], &record(&["d3-a3"]));
    refused(1, &["solve", "--record", "-"], "{");
    refused(2, &["deal"], "");
    refused(2, &["completions", "cmd"], "");
    refused(2, &["completions"], "");
    refused(2, &["nonsense"], "");
    refused(2, &["map", "--nonsense"], "");
    refused(2, &["deal", "7", "--json=yes"], "");
}
