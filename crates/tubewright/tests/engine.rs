//! `tubewright engine` and `tubewright arena --engine`: programs that use us, and programs that we ask.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{Ran, command, run};
use serde_json::{Value, json};

/// A shell's command line that answers hello and then does this for each line, `$n` being its number.
fn player(each: &str) -> String {
    format!(
        "n=0; while read -r line; do n=$((n+1)); if [ $n = 1 ]; then echo '{{\"id\":1,\"ok\":true}}'; else {each}; fi; done"
    )
}

const ANSWER_PASS: &str = r#"echo "{\"id\":$n,\"ok\":true,\"action\":\"pass\"}""#;

/// Plays these programs, and gives the report.
fn arena(engines: &[&str], flags: &[&str]) -> Value {
    let (report, code, err) = arena_that_ends(engines, flags);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{report}");
    report
}

/// Plays these programs, and gives the report, the exit code and what is said beside it.
fn arena_that_ends(engines: &[&str], flags: &[&str]) -> (Value, Option<i32>, String) {
    let mut args = vec!["arena", "--json", "--seed", "outside"];
    engines.iter().for_each(|engine| args.extend(["--engine", engine]));
    args.extend(flags);
    let Ran { code, out, err } = run(&args, b"");
    (serde_json::from_str(&out).expect("one JSON document"), code, err)
}

/// How many decisions of a bot failed in this way.
fn count(report: &Value, place: usize, kind: &str) -> u64 {
    report["bots"][place]["failures"][kind].as_u64().unwrap_or_else(|| panic!("{kind} in {report}"))
}

fn decisions(report: &Value, place: usize) -> u64 {
    report["bots"][place]["decisions"].as_u64().expect("a number")
}

#[test]
fn the_engine_answers_line_by_line_and_ends_with_its_input() {
    let requests = b"{\"id\":1,\"op\":\"new\",\"seed\":\"london\"}\nnonsense\n{\"id\":3,\"op\":\"record\"}";
    let ran = run(&["engine"], requests);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let answers: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!([&answers[0]["ok"], &answers[1]["ok"], &answers[2]["ok"]], [true, false, true]);
    let record = answers[2]["record"].to_string();
    assert_eq!(run(&["replay", "-"], record.as_bytes()).code, Some(0));
    assert_eq!(run(&["verify", "-"], record.as_bytes()).code, Some(0));
}

#[test]
fn a_request_is_answered_before_the_next_one_comes() {
    let mut child =
        command(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for id in 1..=3 {
        writeln!(input, "{{\"id\":{id},\"op\":\"hello\"}}").expect("it listens");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!((&answer["id"], &answer["ok"]), (&json!(id), &json!(true)));
    }
    writeln!(input, "{{\"op\":\"quit\"}}").expect("it listens");
    assert!(child.wait().expect("it ends").success(), "quit ends it though the input is open");
}

#[test]
fn noise_without_end_is_answered_in_bounded_memory() {
    // 64 MiB of one line in an address space that could not hold them twice.
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 400000; head -c 67108864 /dev/zero | tr '\\0' '[' | \"$0\" engine"])
        .arg(env!("CARGO_BIN_EXE_tubewright"))
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    let out = std::io::read_to_string(child.stdout.take().expect("a pipe")).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(out.lines().count(), 1, "{out}");
    assert!(out.contains("too-long"), "{out}");
}

#[test]
fn a_bot_behind_the_protocol_plays_as_it_does_at_home() {
    let tubewright = env!("CARGO_BIN_EXE_tubewright");
    for bot in ["greedy", "random", "casual", "search:nodes=200"] {
        let hired = format!("'{tubewright}' engine --as-player {bot}");
        let flags = ["--bot", bot, "--games", "6", "--objectives", "--powers", "--engine-ms", "60000"];
        let report = arena(&[&hired], &flags);
        let [ours, theirs] = [&report["bots"][0], &report["bots"][1]];
        for figure in ["mean", "se", "min", "max", "decisions"] {
            assert_eq!(ours[figure], theirs[figure], "{bot}: {report}");
        }
        assert_eq!((&ours["bot"], &theirs["bot"]), (&json!(bot), &json!(hired)));
        assert_eq!(ours.get("failures"), None);
        assert_eq!(theirs["failures"]["first"], Value::Null, "{report}");
        assert_eq!(report["pairs"][0]["difference"], 0.0);
    }
}

#[test]
fn a_program_that_passes_draws_nothing_and_fails_nothing() {
    let report = arena(&[&player(ANSWER_PASS)], &["--games", "3", "--engine-ms", "60000"]);
    assert_eq!(
        (&report["bots"][0]["mean"], &report["bots"][0]["failures"]["first"]),
        (&json!(0.0), &Value::Null)
    );
    assert!(decisions(&report, 0) >= 60);
}

#[test]
fn a_program_is_never_shown_a_card_to_come() {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("heard-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&log);
    let program = format!("tee '{}' | {{ {}; }}", log.display(), player(ANSWER_PASS));
    let flags = ["--games", "2", "--threads", "1", "--engine-ms", "60000", "--objectives", "--powers"];
    arena(&[&program], &flags);
    let heard = std::fs::read_to_string(&log).expect("what it heard");
    std::fs::remove_file(&log).expect("a file");
    assert!(
        !heard.contains("outside") && !heard.contains("\"deal\"") && !heard.contains("decks"),
        "no seed, no decks"
    );
    let mut choices = 0;
    let decks = |game: u64| {
        let ran = run(&["deal", "--json", &format!("outside/{game}")], b"");
        serde_json::from_str::<Value>(&ran.out).expect("a deal")["decks"].clone()
    };
    let decks = [decks(0), decks(1)];
    let mut turns = 0;
    for line in heard.lines() {
        let request: Value = serde_json::from_str(line).expect("a request");
        if request["op"] == "game" {
            turns = 0;
        }
        if request["op"] != "choose" {
            continue;
        }
        turns += 1;
        choices += 1;
        let game = request["game"].as_u64().expect("a number") as usize;
        let revealed = request["state"]["revealed"].as_array().expect("rounds");
        let recorded: Vec<&Value> = request["record"]["rounds"]
            .as_array()
            .expect("rounds")
            .iter()
            .map(|round| &round["cards"])
            .collect();
        assert_eq!(recorded, revealed.iter().collect::<Vec<_>>());
        let mut seen = 0;
        for (revealed, deck) in revealed.iter().zip(decks[game].as_array().expect("decks")) {
            let (revealed, deck) = (revealed.as_array().expect("cards"), deck.as_array().expect("cards"));
            assert_eq!(revealed[..], deck[..revealed.len()]);
            seen += revealed.iter().filter(|card| **card != "street:switch").count();
        }
        // As many turns lie there as it has been asked, so the last card is the one to act on.
        assert_eq!(seen, turns, "{line}");
    }
    assert!(choices >= 40);
}

#[test]
fn a_program_that_never_answers_is_late_then_stopped_and_started_again() {
    let silent = player("sleep 1000");
    let start = Instant::now();
    let flags = ["--games", "2", "--threads", "1", "--engine-ms", "100", "--engine-start-ms", "60000"];
    let report = arena(&[&silent], &flags);
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    assert_eq!((count(&report, 0, "late"), count(&report, 0, "stopped")), (6, 2), "{report}");
    assert_eq!((count(&report, 0, "restarts"), count(&report, 0, "crashes")), (1, 0), "{report}");
    assert_eq!(count(&report, 0, "dead"), decisions(&report, 0) - 6);
    assert_eq!(report["bots"][0]["failures"]["first"]["game"], 0);
}

#[test]
fn a_program_that_does_not_say_hello_is_given_up() {
    let given_up = |program: &str, start_ms: &str, kind: &str, word: &str| {
        let flags = ["--games", "20", "--threads", "1", "--engine-start-ms", start_ms];
        let (report, code, err) = arena_that_ends(&[program], &flags);
        assert_eq!((code, err.lines().count()), (Some(1), 1), "{err}");
        assert!(err.contains("did not play") && err.contains(word), "{err}");
        assert_eq!((count(&report, 0, kind), count(&report, 0, "restarts")), (1, 0), "{report}");
        assert_eq!(count(&report, 0, "dead"), decisions(&report, 0));
        let what = report["bots"][0]["failures"]["first"]["what"].as_str().expect("words");
        assert!(what.contains(word), "{what}");
    };
    given_up("sleep 1000", "300", "stopped", "time");
    // The others are known at once; they get all the time that a busy machine may need to start them.
    given_up("exit 3", "60000", "crashes", "3");
    given_up("no-such-program-anywhere 2>/dev/null", "60000", "crashes", "127");
    given_up("yes", "60000", "stopped", "‘y’");
}

#[test]
fn a_program_that_crashes_is_started_again_a_bounded_number_of_times() {
    // Hello, the game, and its first question: then it is gone.
    let crash = player("if [ $n = 3 ]; then exit 7; fi");
    let report = arena(&[&crash], &["--games", "10", "--threads", "1", "--engine-ms", "60000"]);
    assert_eq!((count(&report, 0, "crashes"), count(&report, 0, "restarts")), (6, 5), "{report}");
    assert_eq!(count(&report, 0, "dead"), decisions(&report, 0), "{report}");
    let what = report["bots"][0]["failures"]["first"]["what"].as_str().expect("words");
    assert!(what.contains("round 1, turn 1") && what.contains("exit status: 7"), "{what}");
}

#[test]
fn illegal_actions_refusals_and_garbage_are_counted_as_such() {
    let says = |text: &str| player(&format!("echo \"{}\"", text.replace('"', "\\\"")));
    let engines = [
        says(r#"{"id":$n,"ok":true,"action":"d3-d3"}"#),
        says(r#"{"id":$n,"ok":true}"#),
        says(r#"{"id":$n,"ok":false,"error":{"message":"I give up"}}"#),
        says("thinking…"),
        says(r#"{"id":99999,"ok":true,"action":"pass"}"#),
        // Not UTF-8, and not JSON.
        player(r"printf '\377\376\n'"),
    ];
    let engines: Vec<&str> = engines.iter().map(String::as_str).collect();
    let report = arena(&engines, &["--games", "2", "--engine-ms", "60000"]);
    let kinds = ["illegal", "illegal", "refused", "garbage", "garbage", "garbage"];
    for (place, kind) in kinds.into_iter().enumerate() {
        assert_eq!(count(&report, place, kind), decisions(&report, place), "{report}");
        assert_eq!(report["bots"][place]["mean"], 0.0);
    }
    let first =
        |place: usize| report["bots"][place]["failures"]["first"]["what"].as_str().expect("words").to_owned();
    assert!(first(0).contains("no-such-section") && first(2).contains("I give up"), "{report}");
}

#[test]
fn a_program_that_floods_its_output_is_bounded() {
    let start = Instant::now();
    let hello = r#"read -r line; echo '{"id":1,"ok":true}';"#;
    let engines = [
        format!("{hello} yes & cat > /dev/null"),
        format!("{hello} tr '\\0' x < /dev/zero"),
        format!("{hello} yes '{{\"id\":1}}'"),
    ];
    let engines: Vec<&str> = engines.iter().map(String::as_str).collect();
    let report = arena(&engines, &["--games", "1", "--engine-ms", "300"]);
    // Whether a piece of the flood comes in time is the machine's affair; none of it is ever an answer.
    let failed: u64 = ["garbage", "late", "dead"].iter().map(|kind| count(&report, 0, kind)).sum();
    assert_eq!(failed, decisions(&report, 0), "{report}");
    assert!(count(&report, 0, "garbage") > 0, "{report}");
    assert_eq!((count(&report, 1, "garbage"), count(&report, 1, "stopped")), (1, 1), "{report}");
    assert_eq!((count(&report, 2, "late"), count(&report, 2, "stopped")), (3, 1), "{report}");
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

#[test]
fn an_answer_that_comes_too_late_spoils_only_its_own_decision() {
    // Slow once: its late answer comes while the next question waits, and is not taken for that one's.
    let slow = player(&format!("if [ $n = 4 ]; then sleep 1.2; fi; {ANSWER_PASS}"));
    let report = arena(&[&slow], &["--games", "1", "--engine-ms", "1000"]);
    assert!((1..=2).contains(&count(&report, 0, "late")), "{report}");
    for kind in ["garbage", "illegal", "stopped", "dead"] {
        assert_eq!(count(&report, 0, kind), 0, "{report}");
    }
}

/// The number that a program wrote into a file.
fn number_in(file: &Path) -> Option<u32> {
    std::fs::read_to_string(file).ok()?.trim().parse().ok()
}

fn is_running(process: u32) -> bool {
    // One that has ended but was not waited for is no longer running.
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
    stat.is_ok_and(|stat| !stat.rsplit(')').next().is_some_and(|rest| rest.starts_with(" Z")))
}

fn wait_for(what: impl Fn() -> bool, words: &str) {
    let start = Instant::now();
    while !what() {
        assert!(start.elapsed() < Duration::from_secs(20), "{words}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn fresh_file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_that_a_program_started_outlives_the_arena() {
    let file = fresh_file("child");
    let program = format!("sleep 1000 & echo $! > '{}'; {}", file.display(), player(ANSWER_PASS));
    arena(&[&program], &["--games", "1", "--threads", "1", "--engine-ms", "60000"]);
    let sleeper = number_in(&file).expect("it was started");
    wait_for(|| !is_running(sleeper), "the sleeper is ended");
    std::fs::remove_file(&file).expect("a file");
}

#[test]
#[cfg(target_os = "linux")]
fn an_arena_that_is_asked_to_end_ends_its_programs() {
    let file = fresh_file("asked");
    let program = format!("echo $$ > '{}'; {}", file.display(), player("sleep 1000"));
    let args = [
        "arena",
        "--engine",
        &program,
        "--games",
        "1",
        "--seed",
        "x",
        "--engine-ms",
        "60000",
        "--threads",
        "1",
    ];
    let mut child = command(&args).stdout(Stdio::null()).spawn().expect("it starts");
    wait_for(|| number_in(&file).is_some_and(is_running), "the program is started");
    let program = number_in(&file).expect("a number");
    let asked = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(asked.success());
    assert_eq!(child.wait().expect("it ends").code(), Some(143));
    wait_for(|| !is_running(program), "the program is ended");
    std::fs::remove_file(&file).expect("a file");
}

#[test]
fn the_table_for_people_says_what_went_wrong() {
    let bad = player(&ANSWER_PASS.replace("pass", "d3-d3"));
    let args = ["arena", "--engine", &bad, "--bot", "random", "--games", "2", "--seed", "7"];
    let ran = run(&args, b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let last = ran.out.lines().last().expect("a line");
    assert!(
        last.contains("decisions failed (illegal") && last.contains("first in game 0, round 1, turn 1"),
        "{last}"
    );
    assert!(ran.out.lines().all(|line| line.chars().count() < 300), "{}", ran.out);
}

#[test]
fn wrong_usage_is_told() {
    for args in [
        &["arena", "--games", "1", "--seed", "x"][..],
        &["arena", "--engine", "cat", "--games", "1", "--seed", "x", "--engine-ms", "0"],
        &["arena", "--engine", "cat", "--games", "1", "--seed", "x", "--engine-ms", "soon"],
        &["engine", "--as-player", "chess"],
        &["engine", "file.jsonl"],
    ] {
        let ran = run(args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(!ran.err.is_empty());
    }
}
