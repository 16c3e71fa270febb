//! Maps of one's own on the command line: every verb plays on them, records hold them, and none is ever guessed.

mod common;
mod files;

use std::path::Path;

use common::{Ran, run};
use files::file;
use serde_json::{Value, json};
use tubewright_rules::{
    Action, Board, Deal, DealNote, Dealer, Game, MapName, Modules, Record, Setup, SharedBoard,
};

/// A map that is in no program: the hamlet under another name, with verdicts and numbers of its own.
fn village() -> String {
    let text = std::fs::read_to_string("../rules/src/board/hamlet.map").expect("the map of the hamlet");
    text.replace("map hamlet", "map village")
        + "verdicts 5 10 15 20 25\nobjectives thames 2, interchanges 3\n"
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn json_of(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    serde_json::from_str(&ran.out).expect("one JSON document")
}

/// A finished game on the village in which the first section is drawn where one is open.
fn record(seed: &str) -> Record {
    let board: SharedBoard = Board::parse(&village()).expect("a map").into();
    let deal = Deal::from_seed(seed);
    let setup = Setup::of_deal(&deal, &["me"], Modules::BOTH);
    let mut game = Game::new(&board, setup.clone()).expect("the set-up of a deal");
    let mut dealer = Dealer::new(deal);
    while let Some(turn) = dealer.next_turn(&game) {
        game.reveal(turn).expect("a dealer's turn");
        for seat in game.waiting() {
            let drawn = game.view(seat).actions().into_iter().find(|it| matches!(it, Action::Draw(_)));
            game.play(seat, drawn.unwrap_or(Action::Pass)).expect("a legal action");
        }
    }
    Record { deal: Some(DealNote::of_seed(seed, &setup)), ..game.record() }
}

#[test]
fn a_playable_map_is_drawn_and_named_by_its_hash() {
    let map = file("village.map", village().as_bytes());
    let ran = run(&["map", path(&map)], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("village"), "{}", ran.out);
    let report = json_of(&run(&["map", path(&map), "--json"], b""));
    let board = Board::parse(&village()).expect("a map");
    assert_eq!(report["hash"], board.hash());
    assert_eq!(report["text"], board.text());
    assert_eq!((&report["stations"], &report["sections"]), (&json!(11), &json!(24)));
    // Its normal text is the same map.
    let again = file("again.map", board.text().as_bytes());
    assert_eq!(json_of(&run(&["map", path(&again), "--json"], b"")), report);
}

#[test]
fn a_map_that_cannot_be_played_is_refused_in_one_line_by_every_verb() {
    let wrong = file("wrong.map", village().replace("river 0,2.5 5,2.5", "river 0,2 5,2").as_bytes());
    let (map, record) = (path(&wrong), file("record.json", record("x").to_json().as_bytes()));
    for verb in [
        vec!["map", map],
        vec!["play", "--plain", "--map", map],
        vec!["arena", "--bot", "greedy", "--games", "1", "--seed", "x", "--map", map],
        vec!["perft", "--color", "green", "--cards", "underground:circle", "--map", map],
        vec!["bench", "--seconds", "1", "--map", map],
        vec!["deal", "x", "--map", map],
        vec!["train", "--minutes", "1", "--out", "a", "--draft", "b", "--map", map],
        vec!["replay", path(&record), "--map", map],
        vec!["verify", path(&record), "--map", map],
        vec!["solve", "--deal", "x", "--map", map],
        vec!["solve", "--record", path(&record), "--map", map],
        vec!["score", "-", "--map", map],
        vec!["engine", "--map", map],
    ] {
        let ran = run(&verb, b"green a1-b2\n");
        assert_eq!(ran.code, Some(1), "{verb:?}: {}", ran.out);
        assert_eq!(ran.err.lines().count(), 1, "{verb:?}: {}", ran.err);
        assert!(ran.err.contains("the river only touches"), "{verb:?}: {}", ran.err);
    }
}

#[test]
fn records_hold_their_map_and_are_replayed_and_verified_without_it() {
    let record = record("village green");
    let ran = run(&["replay", "-", "--json"], record.to_json().as_bytes());
    let report = json_of(&ran);
    let game = Game::replay(&record).expect("a game");
    let seat = game.seats().next().expect("a seat");
    assert_eq!(report["final"][0]["total"], game.score(seat).total);
    // The verdict is by the map's own numbers.
    let score = report["solo"]["score"].as_i64().expect("a score");
    let verdict = 1 + [5, 10, 15, 20, 25].iter().filter(|&&most| score > most).count();
    assert_eq!(report["solo"]["verdict"], verdict);
    assert_eq!(run(&["verify", "-"], record.to_json().as_bytes()).code, Some(0));
}

#[test]
fn a_map_that_a_record_leaves_out_is_asked_for_and_another_is_not_taken_for_it() {
    let mut record = record("left out");
    let full = run(&["replay", "-", "--json"], record.to_json().as_bytes());
    let MapName::Drawn { text, .. } = &mut record.map else { panic!("a map of its own") };
    *text = None;
    let without = file("without.json", record.to_json().as_bytes());
    let ran = run(&["replay", path(&without)], b"");
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert_eq!(ran.err, "bad-record: the map ‘village’ is not in the record: it must be given beside it\n");
    let ran = run(&["replay", path(&without), "--json"], b"");
    let error: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    assert_eq!((ran.code, &error["error"]["reason"]), (Some(1), &json!("bad-record")));

    let map = file("village.map", village().as_bytes());
    let given = run(&["replay", path(&without), "--json", "--map", path(&map)], b"");
    assert_eq!((given.code, given.out), (Some(0), full.out));
    assert_eq!(run(&["verify", path(&without), "--map", path(&map)], b"").code, Some(0));
    assert_eq!(run(&["stats", path(&without), "--map", path(&map)], b"").code, Some(0));

    let another = file("another.map", village().replace("sights b2", "sights a1").as_bytes());
    let ran = run(&["replay", path(&without), "--map", path(&another)], b"");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("‘village’, which is not the map ‘village’"), "{}", ran.err);
}

#[test]
fn verbs_play_on_the_map_that_is_named() {
    let map = file("village.map", village().as_bytes());
    let map = ["--map", path(&map)];
    let perft = ["perft", "--color", "green", "--cards", "underground:circle,street:square", "--json"];
    let hamlet = json_of(&run(&[&perft[..], &map].concat(), b""));
    assert_ne!(hamlet, json_of(&run(&perft, b"")), "London has other numbers");

    let solve = run(&[&["solve", "--deal", "x", "--json"][..], &map].concat(), b"");
    let total = json_of(&solve)["total"].as_u64().expect("a total");
    assert!((1..150).contains(&total), "{total} on eleven stations");

    let bench = json_of(&run(&[&["bench", "--seconds", "1", "--json"][..], &map].concat(), b""));
    let mean = bench["random_mean"].as_f64().expect("a mean");
    assert!((mean - 67.4).abs() > 5.0, "{mean} is the mean of London");

    let engine = run(
        &[&["engine"][..], &map].concat(),
        b"{\"id\": 1, \"op\": \"new\", \"seed\": \"x\"}\n{\"id\": 2, \"op\": \"map\"}\n{\"id\": 3, \"op\": \"record\"}\n",
    );
    let answers: Vec<Value> =
        engine.out.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect();
    assert_eq!(answers[1]["map"]["name"], "village");
    assert_eq!(answers[2]["record"]["map"]["name"], "village");

    let saved = file("game.json", b"");
    let ran = run(
        &[&["play", "--plain", "--deal", "x", "--save", path(&saved)][..], &map].concat(),
        b"pass\nquit\n",
    );
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let kept: Value = serde_json::from_slice(&std::fs::read(&saved).expect("a file")).expect("a record");
    assert_eq!(kept["map"]["name"], "village");
    assert_eq!(run(&["replay", path(&saved)], b"").code, Some(0));
}

#[test]
fn bots_that_search_say_that_they_look_ahead_where_there_is_no_value_function() {
    let map = file("village.map", village().as_bytes());
    let arena = ["arena", "--games", "2", "--seed", "x", "--json", "--bot"];
    let ran = run(&[&arena[..], &["champion", "--bot", "strong", "--map", path(&map)]].concat(), b"");
    let report = json_of(&ran);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert!(ran.err.contains("no value function for the map village"), "{}", ran.err);
    // A champion looks as far ahead as the level below it.
    assert_eq!(report["bots"][0]["mean"], report["bots"][1]["mean"]);
    let quiet = run(&[&arena[..], &["strong", "--map", path(&map)]].concat(), b"");
    assert_eq!((quiet.code, quiet.err.as_str()), (Some(0), ""));

    let out = file("out.net", b"");
    let draft = out.with_extension("draft");
    let train =
        ["train", "--minutes", "0.01", "--out", path(&out), "--draft", path(&draft), "--map", path(&map)];
    let ran = run(&train, b"");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("village") && ran.err.lines().count() == 1, "{}", ran.err);
}
