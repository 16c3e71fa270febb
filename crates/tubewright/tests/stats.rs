//! `tubewright stats`: against figures counted here from the results that the fixtures were frozen with.

mod common;
mod files;

use std::path::PathBuf;

use common::run;
use files::file;
use serde_json::{Value, json};

fn fixture(name: &str) -> Vec<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures").join(name);
    let text = std::fs::read_to_string(path).expect("a fixture");
    text.lines().map(|line| serde_json::from_str(line).expect("a game")).collect()
}

/// The finished ones of the frozen games, and how many seats the others have.
fn games() -> (Vec<Value>, usize) {
    let games = [fixture("games-a.jsonl"), fixture("games-b.jsonl")].concat();
    let (over, going): (Vec<Value>, Vec<Value>) =
        games.into_iter().partition(|game| game["expect"]["winners"] != json!([]));
    let seats = |game: &Value| game["record"]["seats"].as_array().expect("seats").len();
    (over, going.iter().map(seats).sum())
}

fn records(games: &[Value]) -> String {
    games.iter().map(|game| game["record"].to_string() + "\n").collect()
}

fn json_of(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one document on one line: {text}");
    serde_json::from_str(text).expect("JSON")
}

#[track_caller]
fn near(found: &Value, expected: f64) {
    let found = found.as_f64().expect("a number");
    assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
}

fn mean(figures: &[f64]) -> f64 {
    figures.iter().sum::<f64>() / figures.len() as f64
}

#[test]
fn the_figures_are_those_counted_from_the_same_records() {
    let (games, _) = games();
    assert!(games.len() > 20, "{} games", games.len());
    let path = file("games.jsonl", records(&games).as_bytes());
    let ran = run(&["stats", "--json", path.to_str().expect("a plain path")], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let found = json_of(&ran.out);

    let finals: Vec<(&Value, &Value)> = games
        .iter()
        .flat_map(|game| {
            game["expect"]["final"].as_array().expect("results").iter().map(move |it| (game, it))
        })
        .collect();
    let of = |name: &str| -> Vec<f64> {
        finals.iter().map(|(_, it)| it[name].as_f64().expect("a figure")).collect()
    };
    let mut totals = of("total");
    assert_eq!(found["games"], totals.len());
    near(&found["mean"], mean(&totals));
    let squares: f64 = totals.iter().map(|total| (total - mean(&totals)) * (total - mean(&totals))).sum();
    let sd = (squares / (totals.len() - 1) as f64).sqrt();
    near(&found["sd"], sd);
    near(&found["se"], sd / (totals.len() as f64).sqrt());
    near(&found["parts"]["lines"], mean(&of("lines")));
    near(&found["parts"]["tourist"], mean(&of("tourist")));
    near(&found["parts"]["interchanges"], mean(&of("interchange_points")));
    let with_objectives: Vec<f64> = finals
        .iter()
        .filter(|(game, _)| !game["record"]["modules"]["objectives"].is_null())
        .map(|(_, it)| it["objective_points"].as_f64().expect("points"))
        .collect();
    near(&found["parts"]["objectives"], mean(&with_objectives));
    for color in ["purple", "blue", "pink", "green"] {
        let lines: Vec<f64> = games
            .iter()
            .flat_map(|game| game["expect"]["rounds"].as_array().expect("rounds"))
            .flat_map(|round| round["lines"].as_array().expect("lines"))
            .filter(|line| line["color"] == color)
            .map(|line| line["points"].as_f64().expect("points"))
            .collect();
        near(&found["by_color"][color], mean(&lines));
    }
    for round in 0..4 {
        let lines: Vec<f64> = games
            .iter()
            .flat_map(|game| game["expect"]["rounds"][round]["lines"].as_array().expect("lines"))
            .map(|line| line["points"].as_f64().expect("points"))
            .collect();
        near(&found["by_round"][round], mean(&lines));
    }
    for kind in found["by_modules"].as_array().expect("kinds") {
        let alike = |game: &Value| {
            let modules = &game["record"]["modules"];
            kind["objectives"] != modules["objectives"].is_null()
                && kind["powers"] != modules["powers"].is_null()
        };
        let totals: Vec<f64> = finals
            .iter()
            .filter(|(game, _)| alike(game))
            .map(|(_, it)| it["total"].as_f64().expect("a total"))
            .collect();
        assert_eq!(kind["games"], totals.len());
        near(&kind["mean"], mean(&totals));
    }
    let last = &totals[totals.len() - 20..];
    near(found["moving_mean"].as_array().expect("means").last().expect("a mean"), mean(last));

    totals.sort_by(f64::total_cmp);
    let rank = |share: f64| {
        // Linear between the two figures that lie nearest.
        let place = share * (totals.len() - 1) as f64;
        let below = totals[place.floor() as usize];
        below + (totals[place.ceil() as usize] - below) * (place - place.floor())
    };
    for (name, share) in [
        ("min", 0.0),
        ("p10", 0.1),
        ("p25", 0.25),
        ("median", 0.5),
        ("p75", 0.75),
        ("p90", 0.9),
        ("max", 1.0),
    ] {
        near(&found["quantiles"][name], rank(share));
    }
    for bar in found["histogram"].as_array().expect("bars") {
        let (from, count) = (bar[0].as_f64().expect("a score"), &bar[1]);
        let there = totals.iter().filter(|&&total| total >= from && total < from + 10.0).count();
        assert_eq!(count, there, "from {from}");
    }
}

#[test]
fn a_seat_a_name_and_finished_games_alone_can_be_picked() {
    let (games, unfinished) = games();
    let all = [fixture("games-a.jsonl"), fixture("games-b.jsonl")].concat();
    assert!(unfinished > 0, "the fixtures have games that go on");
    let found = json_of(&run(&["stats", "--json", "-"], records(&all).as_bytes()).out);
    assert_eq!(found["unfinished"], unfinished);
    let first = json_of(&run(&["stats", "--json", "-", "--seat", "1"], records(&games).as_bytes()).out);
    assert_eq!(first["games"], games.len());
    let mut named = games[0]["record"].clone();
    named["seats"][0]["name"] = json!("Ann");
    let text = format!("{}{named}\n", records(&games[1..]));
    let ann = json_of(&run(&["stats", "--json", "-", "--name", "Ann"], text.as_bytes()).out);
    assert_eq!((&ann["games"], &ann["sd"]), (&json!(1), &Value::Null));
    near(&ann["mean"], games[0]["expect"]["final"][0]["total"].as_f64().expect("a total"));
}

#[test]
fn folders_are_taken_by_name_and_what_is_no_record_is_passed_over() {
    let (games, _) = games();
    let first = file("b.json", games[0]["record"].to_string().as_bytes());
    let folder = first.parent().expect("a folder");
    std::fs::write(folder.join("a.jsonl"), records(&games[1..3])).expect("a file");
    std::fs::write(folder.join("c.json"), "{\"not\": \"a record\"}").expect("a file");
    std::fs::write(folder.join("notes.txt"), "nothing").expect("a file");
    let ran = run(&["stats", "--json", folder.to_str().expect("a plain path"), "--seat", "1"], b"");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let found = json_of(&ran.out);
    assert_eq!((&found["games"], &found["skipped"]), (&json!(3), &json!(1)));
    assert!(ran.err.contains("c.json") && ran.err.lines().count() == 1, "{}", ran.err);
    let total = |game: &Value| game["expect"]["final"][0]["total"].as_f64().expect("a total");
    near(&found["moving_mean"][2], (total(&games[1]) + total(&games[2]) + total(&games[0])) / 3.0);
    near(&found["moving_mean"][0], total(&games[1]));
}

#[test]
fn hostile_files_are_refused_in_one_line() {
    let (games, _) = games();
    let mut illegal = games[0]["record"].clone();
    illegal["rounds"][0]["turns"][0][0] = json!("a1-a1");
    let good = records(&games[..1]);
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    for text in [
        "".to_owned(),
        "nothing".to_owned(),
        format!("{good}nothing\n"),
        format!("{good}{illegal}\n"),
        format!("{good}{deep}\n"),
        good.replace("\"london\"", "\"paris\""),
        "\n".repeat(100_000),
        "\u{1b}[2J".repeat(1000),
    ] {
        for json in [false, true] {
            let args = if json { vec!["stats", "-", "--json"] } else { vec!["stats", "-"] };
            let ran = run(&args, text.as_bytes());
            assert_eq!(ran.code, Some(1), "{}", ran.out);
            assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
            assert!(!ran.err.trim_end().chars().any(char::is_control), "{}", ran.err);
            if json {
                assert!(json_of(&ran.out)["error"]["message"].is_string());
            }
        }
    }
    let ran = run(&["stats", "-"], format!("{good}{illegal}\n").as_bytes());
    assert!(ran.err.contains("line 2") && ran.err.contains("no-such-section"), "{}", ran.err);
    assert_eq!(run(&["stats", "nowhere"], b"").code, Some(1));
    assert_eq!(run(&["stats"], b"").code, Some(2));
}

#[test]
fn a_picture_has_a_bar_for_every_ten_points_and_is_said_in_words() {
    let (games, _) = games();
    let path = file("games.jsonl", records(&games).as_bytes());
    let svg = path.with_extension("svg");
    let [games, svg_path] = [&path, &svg].map(|path| path.to_str().expect("a plain path"));
    let ran = run(&["stats", games, "--svg", svg_path], b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let picture = std::fs::read_to_string(&svg).expect("a picture");
    let found = json_of(&run(&["stats", games, "--json"], b"").out);
    let bars = found["histogram"].as_array().expect("bars").len();
    // One more rectangle is the ground.
    assert_eq!(picture.matches("<rect").count(), bars + 1);
    assert!(picture.contains("<title>Statistics of") && picture.contains("<polyline"), "{picture}");
    assert!(ran.out.lines().any(|line| line.starts_with("Mean score")), "{}", ran.out);
    // The picture of nothing is not begun.
    let none = run(&["stats", "-", "--svg", svg_path], b"");
    assert_eq!(none.code, Some(1));
    assert_eq!(std::fs::read_to_string(&svg).expect("the picture"), picture);
}
