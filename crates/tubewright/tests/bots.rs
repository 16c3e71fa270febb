//! The verbs that let bots play.

mod common;

use common::run;
use serde_json::Value;

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn bench_gives_its_four_figures() {
    let ran = run(&["bench", "--json", "--seconds", "1"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let figures: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    let mut expected =
        ["random_games_per_s", "random_mean", "random_games_modules_per_s", "greedy_games_per_s"];
    expected.sort_unstable();
    assert_eq!(keys(&figures), expected);
    assert!(figures.as_object().expect("an object").values().all(|figure| figure.as_f64() > Some(1.0)));
}

#[test]
fn arena_compares_bots_on_the_same_deals() {
    let args =
        ["arena", "--bot", "random", "--bot", "greedy", "--games", "20", "--seed", "7", "--powers", "--json"];
    let ran = run(&args, b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "no progress bar outside a terminal");
    let report: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    assert_eq!(keys(&report), ["bots", "games", "pairs"]);
    let [random, greedy] = [&report["bots"][0], &report["bots"][1]];
    let promised = ["bot", "decisions", "max", "mean", "min", "ms_per_decision", "p99_ms", "se"];
    let added = ["steady_mean", "steady_se"];
    assert_eq!(keys(random), [&promised[..], &added[..]].concat());
    assert_eq!(
        (&random["bot"], &greedy["bot"], &random["decisions"]),
        (&"random".into(), &"greedy".into(), &greedy["decisions"])
    );
    let pair = &report["pairs"][0];
    assert_eq!(keys(pair), ["a", "b", "difference", "se", "steady_difference", "steady_se"]);
    let figure = |value: &Value| value.as_f64().expect("a number");
    let difference = figure(&random["mean"]) - figure(&greedy["mean"]);
    assert!((figure(&pair["difference"]) - difference).abs() < 1e-9);
    assert!(difference < -30.0, "greed is better than dice");

    // The same games, however many run at once.
    let again = run(&[&args[..], &["--threads", "3"]].concat(), b"");
    let again: Value = serde_json::from_str(&again.out).expect("one JSON document");
    assert_eq!(again["bots"][1]["mean"], greedy["mean"]);
    assert_eq!(again["bots"][0]["mean"], random["mean"]);
}

#[test]
fn arena_wants_bots_that_exist_and_games_to_play() {
    for args in [
        &["--bot", "nobody", "--games", "1", "--seed", "1"][..],
        &["--bot", "lookahead:depth=99999999999", "--games", "1", "--seed", "1"],
        &["--bot", "greedy", "--games", "0", "--seed", "1"],
        &["--bot", "greedy", "--games", "1", "--seed", "1", "--threads", "0"],
        &["--games", "1", "--seed", "1"],
    ] {
        assert_eq!(run(&[&["arena"], args].concat(), b"").code, Some(2), "{args:?}");
    }
    let none = run(&["arena", "--games", "1", "--seed", "1"], b"").err;
    assert!(none.lines().next().is_some_and(|it| it.contains("--bot") && it.contains("--engine")), "{none}");
}

#[test]
fn a_result_that_cannot_be_written_is_known_before_hours_are_spent() {
    let nowhere = "no/such/folder/result";
    let games = ["arena", "--bot", "champion", "--games", "10000000", "--seed", "x", "--svg", nowhere];
    let draft = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("early.draft");
    let draft = draft.to_str().expect("a plain path");
    for args in [
        &games[..],
        &["train", "--minutes", "100000", "--draft", draft, "--out", nowhere],
        &["train", "--minutes", "100000", "--draft", nowhere, "--out", draft],
    ] {
        let ran = run(args, b"");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(nowhere), "{}", ran.err);
    }
    let _ = std::fs::remove_file(draft);
}

#[test]
fn solve_finds_a_game_that_the_rules_replay_to_its_total() {
    let ran = run(&["solve", "--deal", "london", "--objectives", "--powers", "--json"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let solution: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    assert_eq!(keys(&solution), ["bound", "exact", "nodes", "rounds", "seconds", "seed", "total"]);

    let dealt: Value = serde_json::from_str(&run(&["deal", "london", "--json"], b"").out).expect("a deal");
    let rounds = solution["rounds"].as_array().expect("rounds").iter().enumerate().map(|(round, actions)| {
        let turns: Vec<Value> = actions
            .as_array()
            .expect("actions")
            .iter()
            .map(|action| Value::from(vec![action.clone()]))
            .collect();
        let mut undergrounds = 0;
        let in_play = dealt["decks"][round].as_array().expect("a deck").iter().take_while(|card| {
            let goes_on = undergrounds < 5;
            undergrounds += u32::from(card.as_str().expect("a card").starts_with("underground"));
            goes_on
        });
        serde_json::json!({ "cards": in_play.collect::<Vec<_>>(), "turns": turns })
    });
    let record = serde_json::json!({
        "format": "tubewright-record/1", "map": "london",
        "modules": { "objectives": dealt["objectives"], "powers": dealt["powers"] },
        "seats": [{ "name": "hindsight", "pencils": dealt["pencils"] }],
        "rounds": rounds.collect::<Vec<_>>(),
    });
    let replayed = run(&["replay", "-", "--json"], record.to_string().as_bytes());
    assert_eq!(replayed.err, "");
    let replayed: Value = serde_json::from_str(&replayed.out).expect("one JSON document");
    assert_eq!(replayed["final"][0]["total"], solution["total"]);
}
