//! `solve --record`: every claim about a game that was played is put to the rules by `replay`.

mod common;

use common::run;
use serde_json::{Value, json};

/// A game of the rules' fixtures.
fn game(number: usize) -> Value {
    let games = include_str!("../../rules/tests/fixtures/games-a.jsonl");
    let game: Value = serde_json::from_str(games.lines().nth(number).expect("a game")).expect("a fixture");
    game["record"].clone()
}

fn solve(record: &Value, more: &[&str]) -> Value {
    let args = [&["solve", "--record", "-", "--json"], more].concat();
    let ran = run(&args, record.to_string().as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{more:?}");
    serde_json::from_str(&ran.out).expect("one JSON document")
}

/// What a seat has after this record.
fn total(record: &Value, seat: usize) -> u64 {
    let ran = run(&["replay", "-", "--json"], record.to_string().as_bytes());
    assert_eq!(ran.err, "", "{record}");
    let sheet: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    sheet["final"][seat]["total"].as_u64().expect("points")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

/// The record up to the end of this many rounds.
fn cut(record: &Value, rounds: usize) -> Value {
    let mut record = record.clone();
    record["rounds"].as_array_mut().expect("rounds").truncate(rounds);
    record
}

/// The record with these actions of a seat in a round, counted from 0.
fn with_line(mut record: Value, round: usize, seat: usize, actions: &Value) -> Value {
    let turns = record["rounds"][round]["turns"].as_array_mut().expect("turns");
    for (turn, action) in turns.iter_mut().zip(list(actions)) {
        turn[seat] = action.clone();
    }
    record
}

/// What is said of a seat holds by the rules: each round's totals, and the best line's.
fn holds(record: &Value, said: &Value) {
    let seat = said["seat"].as_u64().expect("a seat") as usize;
    assert_eq!(said["total"], total(record, seat));
    for round in list(&said["rounds"]) {
        let number = round["round"].as_u64().expect("a round") as usize;
        assert_eq!(round["color"], record["seats"][seat]["pencils"][number - 1]);
        let so_far = cut(record, number);
        assert_eq!(round["before"], total(&cut(record, number - 1), seat));
        assert_eq!(round["played"], total(&so_far, seat));
        assert_eq!(round["best"], total(&with_line(so_far, number - 1, seat, &round["actions"]), seat));
        assert!(round["best"].as_u64() >= round["played"].as_u64(), "{round}");
        assert!(round["nodes"].as_u64() > Some(0) && round["seconds"].as_f64() > Some(0.0), "{round}");
    }
}

#[test]
fn each_round_and_the_whole_game_are_looked_back_on() {
    // A solo game with both modules.
    let record = game(8);
    let said = solve(&record, &[]);
    let [seat] = &list(&said["seats"])[..] else { panic!("one seat: {said}") };
    assert_eq!(list(&seat["rounds"]).len(), 4);
    assert!(list(&seat["rounds"]).iter().all(|round| round["finished"] == true));
    holds(&record, seat);

    let deal = &seat["deal"];
    let best = (0..4).fold(record, |record, round| with_line(record, round, 0, &deal["rounds"][round]));
    assert_eq!(deal["total"], total(&best, 0));
    let points = |value: &Value| value.as_u64().expect("points");
    assert!(points(&deal["total"]) > points(&seat["total"]), "{deal}");
    assert!(points(&deal["total"]) <= points(&deal["bound"]), "{deal}");
    assert_eq!(deal["exact"], deal["total"] == deal["bound"]);
}

#[test]
fn one_round_of_one_seat() {
    let record = game(23);
    let said = solve(&record, &["--seat", "2", "--round", "3"]);
    let [seat] = &list(&said["seats"])[..] else { panic!("one seat: {said}") };
    assert_eq!((&seat["seat"], &seat["deal"]), (&json!(1), &Value::Null));
    let rounds: Vec<&Value> = list(&seat["rounds"]).iter().map(|round| &round["round"]).collect();
    assert_eq!(rounds, [&json!(3)]);
    holds(&record, seat);
}

#[test]
fn a_game_that_goes_on_is_looked_back_on_as_far_as_it_went() {
    // Three seats; the second round has come to its second turn, on which the last seat has not acted yet.
    let mut record = game(1);
    record["rounds"][1]["turns"][1][2] = Value::Null;
    let said = solve(&record, &[]);
    assert_eq!(list(&said["seats"]).len(), 3);
    for (seat, acted) in list(&said["seats"]).iter().zip([2, 2, 1]) {
        holds(&record, seat);
        assert_eq!(seat["deal"], Value::Null);
        let last = &list(&seat["rounds"])[1];
        assert_eq!((&last["finished"], list(&last["actions"]).len()), (&json!(false), acted), "{last}");
    }
    // The others are looked back on in a round in which the last seat has done nothing yet.
    record["rounds"][1]["cards"].as_array_mut().expect("cards").truncate(1);
    record["rounds"][1]["turns"] = json!([["pass", "pass", null]]);
    let second = solve(&record, &["--round", "2"]);
    let rounds: Vec<usize> = list(&second["seats"]).iter().map(|seat| list(&seat["rounds"]).len()).collect();
    assert_eq!(rounds, [1, 1, 0]);
    let nothing = json!([]);
    record["rounds"] = nothing.clone();
    assert!(list(&solve(&record, &[])["seats"]).iter().all(|seat| seat["rounds"] == nothing));
}

#[test]
fn no_single_action_is_better_than_the_best() {
    let mut record = cut(&game(17), 1);
    record["rounds"][0]["cards"].as_array_mut().expect("cards").truncate(1);
    record["rounds"][0]["turns"] = json!([["pass"]]);
    let legal = run(&["replay", "-", "--legal"], record.to_string().as_bytes());
    let legal: Value = serde_json::from_str(&legal.out).expect("one JSON document");
    let sections = list(&legal["rounds"][0]["turns"][0]["seats"][0]["sections"]);
    assert!(sections.len() > 1);
    let best = sections.iter().map(|section| total(&with_line(record.clone(), 0, 0, &json!([section])), 0));
    let round = &solve(&record, &[])["seats"][0]["rounds"][0];
    assert_eq!(round["best"].as_u64(), best.max());
    assert_eq!((&round["before"], &round["played"]), (&json!(0), &json!(0)));
}

#[test]
fn people_read_what_was_played_and_what_was_possible() {
    let record = game(1);
    let ran = run(&["solve", "--record", "-"], record.to_string().as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let said = solve(&record, &[]);
    for (place, seat) in list(&said["seats"]).iter().enumerate() {
        assert!(ran.out.contains(&format!("Seat {} ‘", place + 1)), "{}", ran.out);
        let figure = |round: &Value, name: &str| round[name].as_u64().expect("points");
        for (round, so_far) in list(&seat["rounds"]).iter().zip(["", " so far"]) {
            let before = figure(round, "before");
            let line = format!(
                "Round {}{so_far}, {}: points played {}, possible {}\n",
                round["round"],
                round["color"].as_str().expect("a colour"),
                figure(round, "played") - before,
                figure(round, "best") - before
            );
            assert!(ran.out.contains(&line), "{line}{}", ran.out);
        }
    }
    assert!(!ran.out.contains("With these cards"), "the game goes on: {}", ran.out);
}

/// The sentence about a best total, its bound and the rounds that lead to it, as the JSON form has them.
fn told(deal: &Value, cards: &str, pencils: &Value, end: &str) -> Vec<String> {
    let points = |name: &str| deal[name].as_u64().expect("points");
    let proved = if deal["exact"] == true {
        "which is proved to be the most".to_owned()
    } else {
        format!("and {} is proved to be out of reach", points("bound") + 1)
    };
    let mut lines = vec![format!("With {cards} {} was possible, {proved}{end}\n", points("total"))];
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    for (round, (actions, pencil)) in list(&deal["rounds"]).iter().zip(list(pencils)).enumerate() {
        let actions: Vec<String> = list(actions).iter().map(text).collect();
        lines.push(format!("Round {}, {}: {}\n", round + 1, text(pencil), actions.join("; ")));
    }
    assert_eq!(lines.len(), 5);
    lines
}

#[test]
fn people_read_what_was_possible_in_a_whole_game_and_with_the_cards_of_a_seed() {
    let record = game(8);
    let ran = run(&["solve", "--record", "-"], record.to_string().as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let seat = &solve(&record, &[])["seats"][0];
    let (pencils, played) = (&record["seats"][0]["pencils"], format!("; {} was played.", seat["total"]));
    for line in told(&seat["deal"], "these cards", pencils, &played) {
        assert!(ran.out.contains(&line), "{line}{}", ran.out);
    }
    let deal = run(&["solve", "--deal", "london", "--json"], b"");
    let deal: Value = serde_json::from_str(&deal.out).expect("one JSON document");
    let ran = run(&["solve", "--deal", "london"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let dealt = run(&["deal", "london", "--json"], b"");
    let dealt: Value = serde_json::from_str(&dealt.out).expect("one JSON document");
    for line in told(&deal, "the cards of ‘london’", &dealt["pencils"], ".") {
        assert!(ran.out.contains(&line), "{line}{}", ran.out);
    }
}

#[test]
fn what_cannot_be_looked_back_on_is_refused() {
    let record = game(1).to_string();
    for (more, said, round, seat, reason) in [
        (&["--seat", "4"][..], "the record has no seat 4", None, 4, "no-such-seat"),
        (&["--round", "3"], "seat 1 has not acted in round 3 of this record", Some(3), 1, "no-such-round"),
    ] {
        let args = [&["solve", "--record", "-"], more].concat();
        let ran = run(&args, record.as_bytes());
        let line = format!("{said}\n");
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(1), "", line.as_str()));
        let ran = run(&[&args[..], &["--json"]].concat(), record.as_bytes());
        assert_eq!((ran.code, ran.err), (Some(1), line));
        let document: Value = serde_json::from_str(&ran.out).expect("one JSON document");
        let error = json!({"round": round, "turn": null, "seat": seat, "reason": reason, "message": said});
        assert_eq!(document, json!({ "error": error }));
    }
    let ran = run(&["solve", "--record", "-", "--json"], b"{}");
    let document: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    assert_eq!((ran.code, &document["error"]["reason"]), (Some(1), &json!("bad-record")));
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    for wrong in [
        &["solve"][..],
        &["solve", "--deal", "7", "--record", "-"],
        &["solve", "--deal", "7", "--round", "1"],
        &["solve", "--record", "-", "--powers"],
        &["solve", "--record", "-", "--round", "5"],
        &["solve", "--record", "-", "--seat", "0"],
        &["solve", "--record", "-", "--round", "2", "--effort", "5"],
        &["solve", "--deal", "7", "--effort", "101"],
    ] {
        assert_eq!(run(wrong, record.as_bytes()).code, Some(2), "{wrong:?}");
    }
    let bare = run(&["solve"], b"").err;
    assert!(bare.lines().next().is_some_and(|it| it.contains("--deal") && it.contains("--record")), "{bare}");
}
