//! `review` and `puzzles`: documents whose sums hold, and what is refused.

mod common;
mod files;

use common::run;
use files::file;
use serde_json::{Value, json};

/// A game of the rules' fixtures.
fn game(number: usize) -> Value {
    let games = include_str!("../../rules/tests/fixtures/games-a.jsonl");
    let game: Value = serde_json::from_str(games.lines().nth(number).expect("a game")).expect("a fixture");
    game["record"].clone()
}

/// The same after its first turns.
fn first_turns(number: usize, turns: usize) -> Value {
    let mut record = game(number);
    let round = record["rounds"][0].clone();
    let switches = round["cards"].as_array().expect("cards")[..turns].iter();
    assert!(switches.filter(|card| **card == "street:switch").count() == 0, "a card a turn");
    record["rounds"] = json!([{
        "cards": round["cards"].as_array().expect("cards")[..turns],
        "turns": round["turns"].as_array().expect("turns")[..turns],
    }]);
    record
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// The game with fewest cards before a switch, so that a few turns are a card each.
fn plain_start() -> usize {
    (0..20)
        .find(|&number| !list(&game(number)["rounds"][0]["cards"])[..3].contains(&json!("street:switch")))
        .expect("a game without an early switch")
}

/// What a document says holds: its sums, its classes, and that the actions are those of the record.
fn holds(record: &Value, document: &Value) {
    for seat in list(&document["seats"]) {
        let sum = |field: &str| list(&seat["decisions"]).iter().map(|it| number(&it[field])).sum::<f64>();
        assert!((sum("luck") - number(&seat["luck"])).abs() < 1e-3);
        assert!((sum("loss") - number(&seat["loss"])).abs() < 1e-3);
        let [expected, luck, loss, rest, total] =
            ["expected", "luck", "loss", "rest", "total"].map(|field| number(&seat[field]));
        assert!((total - (expected + luck - loss + rest)).abs() < 1e-3, "{seat}");
        let rounds = |field: &str| list(&seat["rounds"]).iter().map(|it| number(&it[field])).sum::<f64>();
        assert!((rounds("loss") - loss).abs() < 1e-3 && (rounds("luck") - luck).abs() < 1e-3);
        let place = seat["seat"].as_u64().expect("a seat") as usize;
        let played = list(&record["rounds"]).iter().flat_map(|round| list(&round["turns"]));
        let played: Vec<&Value> = played.map(|row| &row[place]).collect();
        let said: Vec<&Value> = list(&seat["decisions"]).iter().map(|it| &it["action"]).collect();
        assert_eq!(said, played);
        for decision in list(&seat["decisions"]) {
            let (loss, error) = (number(&decision["loss"]), number(&decision["error"]));
            let wanted = match loss {
                _ if loss < 0.3 || loss < 2.0 * error => "good",
                ..1.0 => "good",
                ..3.0 => "inaccuracy",
                ..6.0 => "mistake",
                _ => "blunder",
            };
            assert_eq!(decision["class"], wanted, "{decision}");
            assert!(list(&decision["reasons"]).is_empty() || decision["as_good"] == false);
        }
    }
}

#[test]
fn the_sums_of_a_finished_game_are_its_score() {
    let record = game(0);
    let text = record.to_string();
    let ran = run(&["review", "-", "--json", "--seat", "1", "--nodes", "20"], text.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().count(), 1);
    let document: Value = serde_json::from_str(&ran.out).expect("one document");
    holds(&record, &document);
    assert_eq!(document["budget"], json!({"nodes": 20}));
    let replayed = run(&["replay", "-", "--json"], text.as_bytes());
    let sheet: Value = serde_json::from_str(&replayed.out).expect("one document");
    let seat = &document["seats"][0];
    assert_eq!(number(&seat["total"]), number(&sheet["final"][0]["total"]));
    assert_eq!((&seat["finished"], &seat["points"]), (&json!(true), &sheet["final"][0]["total"]));
    assert!(seat["grade"].is_object() && seat["hindsight"].is_null());
    // People get the same figures, and a picture.
    let path = file("game.json", text.as_bytes());
    let svg = path.with_file_name("curve.svg");
    let words = [path.to_str().expect("a plain path"), svg.to_str().expect("a plain path")];
    let ran = run(&["review", words[0], "--seat", "1", "--nodes", "20", "--svg", words[1]], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains(&format!("Final score: {:.1}", number(&seat["total"]))), "{}", ran.out);
    assert!(ran.out.contains("Decisions as good as the best: "), "{}", ran.out);
    let svg = std::fs::read_to_string(svg).expect("a picture");
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
}

#[test]
fn a_file_of_records_gives_a_document_a_line_or_a_table() {
    let start = plain_start();
    let records = [first_turns(start, 2), first_turns(start, 3)];
    let text = records.each_ref().map(Value::to_string).join("\n\n");
    let path = file("games.jsonl", text.as_bytes());
    let path = path.to_str().expect("a plain path");
    let ran = run(&["review", path, "--json", "--nodes", "20"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let documents: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("a document")).collect();
    assert_eq!(documents.len(), 2);
    for (record, document) in records.iter().zip(&documents) {
        holds(record, document);
        assert_eq!(document["seats"].as_array().map(Vec::len), record["seats"].as_array().map(Vec::len));
    }
    let ran = run(&["review", path, "--nodes", "20", "--seat", "1"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("games.jsonl:1") && ran.out.contains("games.jsonl:3"), "{}", ran.out);
    assert!(ran.out.contains("Mean of 2: ") && ran.out.contains("Blunder: "), "{}", ran.out);

    // A bad line is named, after what came before it.
    let path = file("games.jsonl", format!("{}\n{{\"no\": 1}}\n", records[0]).as_bytes());
    let ran = run(&["review", path.to_str().expect("a plain path"), "--json", "--nodes", "20"], b"");
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.lines().count()), (Some(1), 2, 1), "{}", ran.err);
    let error: Value = serde_json::from_str(ran.out.lines().last().expect("a line")).expect("a document");
    assert_eq!(error["error"]["reason"], "bad-record");
    assert!(ran.err.starts_with("games.jsonl:2: "), "{}", ran.err);
}

#[test]
fn a_folder_names_the_file_of_each_document() {
    let start = plain_start();
    let path = file("a.json", first_turns(start, 2).to_string().as_bytes());
    let folder = path.parent().expect("a folder");
    std::fs::write(folder.join("notes.txt"), "no record").expect("a file");
    let folder = folder.to_str().expect("a plain path");
    let ran = run(&["review", folder, "--json", "--nodes", "20"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let document: Value = serde_json::from_str(&ran.out).expect("one document");
    assert_eq!(document["file"], "a.json");
    holds(&first_turns(start, 2), &document);
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_one_line() {
    let record = first_turns(plain_start(), 2);
    let seats = list(&record["seats"]).len();
    let refused = |args: &[&str], input: &str, reason: &str| {
        let ran = run(args, input.as_bytes());
        assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{args:?}: {}", ran.err);
        if args.contains(&"--json") {
            let document: Value = serde_json::from_str(&ran.out).expect("one document");
            assert_eq!(document["error"]["reason"], reason, "{args:?}");
        } else {
            assert_eq!(ran.out, "", "{args:?}");
        }
    };
    let mut hamlet = record.clone();
    hamlet["map"] = json!("hamlet");
    hamlet["rounds"] = json!([]);
    let mut illegal = record.clone();
    illegal["rounds"][0]["turns"][0][0] = json!("d3-d3");
    let cut = &record.to_string()[..150];
    for json in [&[][..], &["--json"]] {
        let args = |more: &[&'static str]| [&["review", "-"], more, json].concat();
        refused(&args(&[]), cut, "bad-record");
        refused(&args(&[]), &illegal.to_string(), "no-such-section");
        refused(&args(&[]), &hamlet.to_string(), "unknown-map");
        if seats < 4 {
            refused(&args(&["--seat", "4"]), &record.to_string(), "no-such-seat");
        }
    }
    refused(&["review", "/nothing/there.jsonl"], "", "");
    let empty = file("empty.jsonl", b"\n");
    refused(&["review", empty.to_str().expect("a plain path")], "", "");
    for wrong in [
        &["review"][..],
        &["review", "-", "--nodes", "0"],
        &["review", "-", "--nodes", "5", "--ms", "5"],
        &["review", "games.jsonl", "--svg", "a.svg"],
        &["puzzles", "--count", "0", "--seed", "7"],
    ] {
        assert_eq!(run(wrong, b"").code, Some(2), "{wrong:?}");
    }
}

#[test]
fn puzzles_are_records_of_positions_whose_best_action_is_legal_and_clear() {
    let ran = run(&["puzzles", "--count", "2", "--seed", "puzzles of tests", "--json"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let puzzles: Value = serde_json::from_str(&ran.out).expect("one document");
    assert_eq!(list(&puzzles).len(), 2);
    for puzzle in list(&puzzles) {
        assert!(number(&puzzle["gap"]) >= 3.0);
        assert!(number(&puzzle["gap"]) > 3.0 * number(&puzzle["error"]));
        assert!(list(&puzzle["best"]).iter().all(|best| list(&puzzle["accept"]).contains(best)));
        let themes = ["river", "interchanges", "switch", "powers", "last-turns"];
        assert!(themes.contains(&puzzle["theme"].as_str().expect("a text")));
        assert!(puzzle["record"]["deal"].is_null(), "the seed would tell the cards to come");
        for action in list(&puzzle["accept"]) {
            let mut record = puzzle["record"].clone();
            let rounds = record["rounds"].as_array_mut().expect("rounds");
            let turns = rounds.last_mut().expect("a round")["turns"].as_array_mut().expect("turns");
            turns.push(json!([action]));
            assert_eq!(run(&["replay", "-"], record.to_string().as_bytes()).err, "", "{action}");
        }
    }
    // Lines are the same puzzles, in the form of the page's file.
    let ran = run(&["puzzles", "--count", "2", "--seed", "puzzles of tests"], b"");
    assert_eq!(ran.out.lines().count(), 2);
    assert!(ran.out.lines().all(|line| line.split('\t').count() == 9), "{}", ran.out);
}
