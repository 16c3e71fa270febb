//! The forms of each verb that scripts rely on.

mod common;
mod files;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use common::{command, run};
use files::file;
use serde_json::{Value, json};

/// The fixtures of the rules, which hold for the binary too.
fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures").join(name);
    std::fs::read_to_string(path).expect("a fixture")
}

fn json_of(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one document on one line: {text}");
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn replay_gives_the_results_of_the_fixtures() {
    for line in fixture("games-a.jsonl").lines().step_by(4) {
        let game: Value = serde_json::from_str(line).expect("a fixture");
        let path = file("game.json", game["record"].to_string().as_bytes());
        let ran = run(&["replay", "--legal", path.to_str().expect("a plain path")], b"");
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert_eq!(json_of(&ran.out), game["expect"]);

        // Without --legal the same, but for the turns.
        let mut expected = game["expect"].clone();
        for round in expected["rounds"].as_array_mut().expect("rounds") {
            round.as_object_mut().expect("a round").remove("turns");
        }
        let ran = run(&["replay", "-", "--json"], game["record"].to_string().as_bytes());
        assert_eq!(json_of(&ran.out), expected);
    }
}

#[test]
fn an_illegal_record_is_refused_on_both_channels() {
    for line in fixture("illegal.jsonl").lines().step_by(10) {
        let game: Value = serde_json::from_str(line).expect("a fixture");
        let (record, expected) = (game["record"].to_string(), &game["expect"]);
        let ran = run(&["replay", "-", "--json"], record.as_bytes());
        assert_eq!(ran.code, Some(1));
        let mut error = json_of(&ran.out)["error"].clone();
        let message = error.as_object_mut().expect("an object").remove("message").expect("a message");
        assert_eq!(&error, expected);
        let (reason, message) =
            (expected["reason"].as_str().expect("a reason"), message.as_str().expect("text"));
        let line = if expected["round"].is_null() {
            format!("{reason}: {message}\n")
        } else {
            let place = |name: &str| expected[name].as_u64().expect("a number");
            format!(
                "round {}, turn {}, seat {}: {reason}: {message}\n",
                place("round"),
                place("turn"),
                place("seat")
            )
        };
        assert_eq!(ran.err, line);

        let plain = run(&["replay", "-"], record.as_bytes());
        assert_eq!((plain.code, plain.out.as_str(), plain.err), (Some(1), "", line));
    }
}

#[test]
fn replay_prints_a_score_sheet_for_people() {
    let game: Value =
        serde_json::from_str(fixture("games-a.jsonl").lines().next().expect("a game")).expect("a fixture");
    let ran = run(&["replay", "-"], game["record"].to_string().as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for seat in game["expect"]["final"].as_array().expect("seats") {
        assert!(
            ran.out.contains(&format!("{:<51}{:>6}\n", "Total", seat["total"].as_u64().expect("points"))),
            "{}",
            ran.out
        );
    }
    assert!(ran.out.ends_with("Seat 1 ‘P1’ wins.\n"), "{}", ran.out);
    assert!(!ran.out.contains('\u{1b}'), "no colour outside a terminal");
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
}

#[test]
fn deal_prints_the_lines_of_the_fixture_to_the_byte() {
    for line in fixture("deals.jsonl").lines() {
        let deal: Value = serde_json::from_str(line).expect("a fixture");
        let ran = run(&["deal", "--json", deal["seed"].as_str().expect("a seed")], b"");
        assert_eq!((ran.code, ran.out.trim_end(), ran.err.as_str()), (Some(0), line, ""));
    }
    let ran = run(&["deal", "london"], b"");
    assert!(ran.out.contains("Pencils     pink, blue, green, purple\n"), "{}", ran.out);
    assert!(ran.out.contains("   1  U circle    U circle    S triangle  S pentagon\n"), "{}", ran.out);
    assert!(
        ran.out.contains("Objectives  All five tourist sites\n            Eight interchanges\n"),
        "{}",
        ran.out
    );
}

#[test]
fn perft_counts_as_the_fixtures_do() {
    for line in fixture("perft.jsonl").lines() {
        let row: Value = serde_json::from_str(line).expect("a fixture");
        let cards: Vec<&str> =
            row["cards"].as_array().expect("cards").iter().filter_map(Value::as_str).collect();
        let color = row["color"].as_str().expect("a colour");
        let ran = run(&["perft", "--color", color, "--cards", &cards.join(","), "--json"], b"");
        assert_eq!(json_of(&ran.out), json!({"counts": row["counts"]}));
    }
}

#[test]
fn perft_refuses_unknown_and_impossible_cards() {
    for (color, cards) in [
        ("green", "street:hexagon"),
        ("green", "street:circle,street:circle"),
        ("green", "street:switch"),
        ("green", "street:circle,,street:square"),
        ("mauve", "street:circle"),
    ] {
        let ran = run(&["perft", "--color", color, "--cards", cards, "--json"], b"");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{cards}: {}", ran.err);
        assert_eq!(json_of(&ran.out)["error"]["reason"], "bad-record");
    }
}

/// A solo game of a seed, played to its end by passing.
fn played(seed: &str) -> String {
    let path = file("empty.json", b"");
    let name = path.to_str().expect("a plain path");
    let ran = run(
        &["play", "--plain", "--deal", seed, "--powers", "--objectives", "--save", name],
        &b"pass\n".repeat(50),
    );
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("rank 1 of six."), "{}", ran.out);
    std::fs::read_to_string(path).expect("the record was saved")
}

#[test]
fn verify_tells_a_fair_record_from_a_touched_one() {
    let fair = played("london");
    let ran = run(&["verify", "-"], fair.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(
        ran.out.starts_with("the cards, pencils and modules are those of the seed ‘london’\n"),
        "{}",
        ran.out
    );

    let record: Value = serde_json::from_str(&fair).expect("a record");
    let touched = |change: fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        let ran = run(&["verify", "-"], record.to_string().as_bytes());
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
        ran.err
    };
    assert_eq!(
        touched(|r| r["deal"]["commitment"] = json!("00")),
        "the commitment is not that of the seed\n"
    );
    assert_eq!(
        touched(|r| { r["deal"] = json!(null) }),
        "the record names no seed, so there is nothing to check it against\n"
    );
    assert_eq!(
        touched(|r| r["rounds"][0]["cards"].as_array_mut().expect("cards").swap(0, 1)),
        "round 1, card 1 is not the seed's\n"
    );
    assert_eq!(
        touched(|r| r["modules"]["objectives"] = json!(["thames", "districts"])),
        "the objectives are not the seed's\n"
    );
    assert_eq!(
        touched(|r| r["modules"]["powers"] =
            json!({"purple": "double", "blue": "joker", "pink": "switch", "green": "circle"})),
        "the powers are not the seed's\n"
    );
    assert_eq!(
        touched(|r| r["seats"][0]["pencils"] = json!(["purple", "blue", "pink", "green"])),
        "the pencils are not the seed's\n"
    );
    assert!(
        touched(|r| r["rounds"][0]["turns"][0][0] = json!("a1-j10"))
            .starts_with("round 1, turn 1, seat 1: no-such-section: ")
    );
}

#[test]
fn a_game_is_left_and_gone_on_with() {
    let path = file("game.json", b"");
    let name = path.to_str().expect("a plain path");
    let ran = run(&["play", "--plain", "--save", name], b"pass\n\nquit\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let record: Value =
        serde_json::from_str(&std::fs::read_to_string(&path).expect("saved")).expect("a record");
    let seed = record["deal"]["seed"].as_str().expect("a seed");
    assert!(seed.len() == 32 && seed.bytes().all(|b| b.is_ascii_hexdigit()), "128 random bits: {seed}");

    let taken = run(&["play", "--plain", "--save", name], b"");
    assert_eq!((taken.code, taken.err.lines().count()), (Some(1), 1), "a game is not overwritten");

    let ran = run(&["play", "--plain", "--no-map", "--resume", name], &b"pass\n".repeat(50));
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("Round 1 of 4, turn 2"), "{}", ran.out);
    assert!(ran.out.contains("rank 1 of six."), "{}", ran.out);
}

#[test]
fn the_players_own_order_of_pencils_holds() {
    let ran = run(&["play", "--plain", "--deal", "london", "--pencils", "green,pink,blue,purple"], b"");
    assert!(ran.out.contains("Round 1 of 4, turn 1. Green line."), "{}", ran.out);
    for wrong in ["green,pink,blue", "green,pink,blue,blue", "green,pink,blue,mauve"] {
        assert_eq!(run(&["play", "--plain", "--pencils", wrong], b"").code, Some(2), "{wrong}");
    }
}

#[test]
fn map_prints_the_board_and_finds_mistakes_by_their_line() {
    let london = run(&["map"], b"");
    assert_eq!(london.code, Some(0));
    assert!(
        london.out.contains(
            "Stations: 53. Sections: 155, under the river: 24. Districts: 13. Tourist\n  sites: 5."
        ),
        "{}",
        london.out
    );
    assert!(london.out.lines().all(|line| line.chars().count() <= 80), "{}", london.out);

    let text = include_str!("../../rules/src/board/london.map");
    assert_eq!(run(&["map", "-"], text.as_bytes()).out, london.out);
    let wrong = run(&["map", "-"], text.replace("sights a4", "sights a5").as_bytes());
    assert_eq!(
        (wrong.code, wrong.err.as_str()),
        (Some(1), "standard input: line 15: there is no station ‘a5’\n")
    );
}

#[test]
fn without_utf_8_the_terminal_gets_ascii() {
    for args in [&["map"][..], &["deal", "Темза"], &["play", "--plain", "--deal", "Темза"]] {
        let output = command(args).env("LANG", "C").output().expect("it runs");
        assert!(output.status.success());
        assert!(output.stdout.is_ascii() || args[0] == "play", "{args:?}");
    }
}

/// Every verb that the help lists, but for the one that the parser makes itself.
fn verbs() -> Vec<String> {
    let help = run(&["-h"], b"").out;
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let verb = |line: &str| line.split_whitespace().next().expect("a verb").to_owned();
    let verbs: Vec<String> =
        listed.filter(|line| line.starts_with("  ") && !line.starts_with("   ")).map(verb).collect();
    assert!(verbs.len() >= 17 && verbs.iter().any(|verb| verb == "loadtest"), "{help}");
    verbs.into_iter().filter(|verb| verb != "help").collect()
}

#[test]
fn help_version_and_usage() {
    for verb in verbs() {
        let verb = verb.as_str();
        let (short, long) = (run(&[verb, "-h"], b""), run(&[verb, "--help"], b""));
        assert_eq!((short.code, long.code), (Some(0), Some(0)), "{verb}");
        assert!(long.out.contains("Example") && long.out.len() > short.out.len(), "{verb}: {}", long.out);
        let wrong = run(&[verb, "--nonsense"], b"");
        assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""), "{verb}");
    }
    assert_eq!(run(&["--version"], b"").out, format!("tubewright {}\n", env!("CARGO_PKG_VERSION")));
    assert_eq!(run(&[], b"").code, Some(2));
    assert_eq!(run(&["dance"], b"").code, Some(2));
}

#[test]
fn the_language_changes_what_people_read_and_nothing_that_programs_do() {
    for (args, code) in [(&["deal", "london", "--json"][..], 0), (&["replay", "--json", "/nothing"], 1)] {
        let english = run(args, b"");
        let output = command(args).env("LANG", "pl_PL.UTF-8").output().expect("it runs");
        assert_eq!(output.status.code(), Some(code));
        assert_eq!(String::from_utf8_lossy(&output.stdout), english.out);
        assert_eq!(String::from_utf8_lossy(&output.stderr), english.err);
        assert_eq!(run(&[args, &["--lang", "ja"]].concat(), b"").out, english.out);
    }
    let wrong = run(&["--lang", "xx", "map"], b"");
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""));
    assert!(wrong.err.contains("en, ru, pl, it, ja"), "{}", wrong.err);
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = run(&["completions", shell], b"");
        assert!(ran.code == Some(0) && ran.out.contains("replay"), "{shell}");
    }
}

#[test]
fn serve_prints_its_address_and_ends_when_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("plain text");
    let mut child =
        command(&["serve", "--port", "0", "--data", data]).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut socket = std::net::TcpStream::connect(address).expect("it listens");
    socket.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("a request");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");

    let taken = run(&["serve", "--data", data, "--port", address.rsplit(':').next().expect("a port")], b"");
    assert_eq!((taken.code, taken.err.lines().count()), (Some(1), 1), "{}", taken.err);
    let ended = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(ended.success() && child.wait().expect("it ends").success(), "asked to end, it ends well");
}

#[test]
fn more_bots_than_seats_are_wrong_usage() {
    let ran = run(&["play", "--plain", "--bots", "novice,casual,regular,strong"], b"");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert_eq!(ran.err, "error: at most three bots sit at the table with you\n");
    assert!(ran.out.is_empty());
}

#[test]
fn perft_without_a_card_has_nothing_to_count() {
    let json = run(&["perft", "--color", "green", "--cards", "", "--json"], b"");
    assert_eq!((json.code, json.out.as_str()), (Some(0), "{\"counts\": []}\n"));
    let plain = run(&["perft", "--color", "green", "--cards", ""], b"");
    assert_eq!((plain.code, plain.out.as_str()), (Some(0), "no card, no turn: there is nothing to count\n"));
}

#[test]
fn why_a_game_cannot_be_gone_on_with_is_said_in_the_language_of_the_person() {
    let record = run(&["play", "--plain", "--deal", "london"], b"record\nquit\n").out;
    let record = record.lines().find(|line| line.starts_with('{')).expect("a record").to_owned();
    let unseeded = record.replace("\"seed\":", "\"sown\":");
    let other = record.replace("\"london\"", "\"paris\"").replacen("\"paris\"", "\"london\"", 1);
    for (record, english, polish) in [
        ("{}", "it is no record of a possible game: ", "to nie jest zapis możliwej gry: "),
        (&unseeded, "it names no seed", "zapis nie podaje ziarna"),
        (&other, "it does not follow from its seed", "zapis nie wynika ze swojego ziarna"),
    ] {
        let file = file("game.json", record.as_bytes());
        let name = file.to_str().expect("a plain path");
        for (language, said) in [("en", english), ("pl", polish)] {
            let ran = run(&["play", "--plain", "--resume", name, "--lang", language], b"");
            assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{record}: {}", ran.err);
            assert!(ran.err.starts_with(said), "{record}: {}", ran.err);
        }
    }
}
