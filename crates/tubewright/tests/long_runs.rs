//! What takes hours loses nothing: not by Ctrl-C, a closed pipe, a full disk or a slip of the hand.
#![cfg(target_os = "linux")]

mod common;
mod pty;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{command, run};
use pty::Pty;
use serde_json::Value;

/// A training so short that nobody notices it.
const SHORT: &str = "0.02";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// The program in a terminal that is wide enough for every line.
fn in_terminal(args: &[&str], home: &Path) -> Pty {
    Pty::start(env!("CARGO_BIN_EXE_tubewright"), args, home, (200, 24), &[])
}

/// Waits for something that a running program does; nobody waits longer, however busy the machine is.
fn until(what: &str, holds: impl Fn() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < Duration::from_secs(90), "{what} did not come");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn training<'a>(minutes: &'a str, draft: &'a Path, out: &'a Path) -> Vec<&'a str> {
    vec!["train", "--threads", "1", "--minutes", minutes, "--draft", text(draft), "--out", text(out)]
}

fn names(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut names: Vec<PathBuf> = entries.collect();
    names.sort();
    names
}

#[test]
fn a_training_that_ends_well_leaves_both_files_and_is_gone_on_with() {
    let folder = folder();
    let (draft, out) = (folder.path().join("a.draft"), folder.path().join("a.net"));
    fs::write(&out, "an older one").expect("a file");
    let first = run(&training(SHORT, &draft, &out), b"");
    assert_eq!(first.code, Some(0), "{}", first.err);
    let scores = first.out.lines().filter_map(|line| {
        let (score, error) = line.rsplit_once(": ")?.1.split_once(" ± ")?;
        Some((score.parse().ok()?, error.parse().ok()?))
    });
    let scores: Vec<(f64, f64)> = scores.collect();
    let sound = |&(score, error): &(f64, f64)| (20.0..250.0).contains(&score) && (0.1..2.0).contains(&error);
    assert!(scores.len() == 2 && scores.iter().all(sound), "{}", first.out);
    let mut reports = first.err.lines().peekable();
    assert!(reports.peek().is_some() && reports.all(|line| line.contains("mean score")), "{}", first.err);
    assert_eq!(names(folder.path()), [draft.clone(), out.clone()], "nothing lies beside them");
    let bytes = fs::read(&out).expect("it was written");
    let size = format!("the value function has {} bytes\n", bytes.len());
    assert!(first.out.replace(',', "").starts_with(&size), "{}", first.out);
    let net = tubewright_bots::value::Net::from_bytes(&bytes);
    assert!(net.is_ok(), "the older one was replaced by one that plays");

    let second = run(&training(SHORT, &draft, &out), b"");
    assert_eq!(second.code, Some(0), "{}", second.err);

    // The arena plays by the new one, which after so short a time is a bad one.
    let arena = ["arena", "--bot", "search:nodes=1", "--games", "20", "--seed", "value", "--json"];
    let mean = |more: &[&str]| {
        let report = run(&[&arena[..], more].concat(), b"");
        assert_eq!(report.code, Some(0), "{}", report.err);
        let report: serde_json::Value = serde_json::from_str(&report.out).expect("a document");
        report["bots"][0]["mean"].as_f64().expect("a mean")
    };
    let (built_in, trained) = (mean(&[]), mean(&["--value", text(&out)]));
    assert!(trained < built_in - 10.0, "{trained} by the new one, {built_in} by the one that is built in");
    let refused = run(&[&arena[..], &["--value", text(&draft)]].concat(), b"");
    assert_eq!(refused.code, Some(1));
    let no_value = format!("{} is no value function of this version", draft.display());
    assert_eq!(refused.err.trim(), no_value);

    // A new draft can begin with a finished value function, here with a good one: little is forgotten so soon.
    let good = folder.path().join("good.net");
    fs::write(&good, tubewright_bots::value::london().to_bytes()).expect("a file");
    let other = folder.path().join("b.draft");
    let on = |value: &Path, draft: &Path| {
        let more = ["--value", text(value), "--from", "99"];
        run(&[&training(SHORT, draft, &out)[..], &more].concat(), b"")
    };
    assert_eq!(on(&draft, &other).err.trim(), no_value);
    let kept = fs::read(&draft).expect("a draft");
    let refused = on(&good, &draft);
    assert_eq!((refused.code, fs::read(&draft).expect("a draft") == kept), (Some(2), true));
    assert!(refused.err.contains(&format!("{} is there already", draft.display())), "{}", refused.err);
    assert_eq!(on(&good, &other).code, Some(0));
    let gone_on = mean(&["--value", text(&out)]);
    assert!(gone_on > trained + 10.0, "{gone_on} after going on, {trained} from nothing");
}

#[test]
fn a_value_function_whose_sums_could_overflow_is_not_written() {
    let folder = folder();
    let (draft, out, wild) =
        (folder.path().join("a.draft"), folder.path().join("a.net"), folder.path().join("wild.net"));
    let mut parts = tubewright_bots::value::london().parts().to_vec();
    parts[0].bias.fill(31_000);
    fs::write(&wild, tubewright_bots::value::Net::new(parts).to_bytes()).expect("a file");
    fs::write(&out, "an older one").expect("a file");
    let more = ["--value", text(&wild), "--from", "99"];
    let ran = run(&[&training(SHORT, &draft, &out)[..], &more].concat(), b"");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    let last = ran.err.lines().last().expect("a line");
    assert!(last.contains("a.net was not written: a sum of network 0 reaches"), "{last}");
    assert_eq!(fs::read_to_string(&out).expect("it is there"), "an older one");
    assert!(draft.exists(), "what was learned can be gone on with");
}

#[test]
fn a_kind_of_games_that_is_none_is_refused_in_words() {
    let ran = run(&["train", "--minutes", "1", "--draft", "a", "--out", "b", "--only", "foo"], b"");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("the games are base or modules") && !ran.err.contains('['), "{}", ran.err);
}

#[test]
fn a_long_search_for_the_best_game_shows_how_far_it_is_and_keeps_what_it_has() {
    let folder = folder();
    let mut pty = in_terminal(&["solve", "--deal", "london", "--powers", "--effort", "100"], folder.path());
    pty.until("a bar", |screen| screen.contains(" of 2,800, "));
    pty.send("\u{3}");
    assert_eq!(pty.end(), 130);
    let said = pty.text();
    assert!(said.contains("stopped; this is the best found so far"), "{said}");
    assert!(said.contains("was possible") && said.contains("Round 4"), "{said}");
}

#[test]
fn a_training_minds_no_closed_pipe() {
    let folder = folder();
    let (draft, out) = (folder.path().join("a.draft"), folder.path().join("a.net"));
    let mut child = command(&training(SHORT, &draft, &out))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    drop(child.stderr.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    assert!(draft.exists() && out.exists());
}

#[test]
fn a_full_disk_leaves_the_older_draft_whole_and_keeps_the_result() {
    let folder = folder();
    let (draft, out) = (folder.path().join("a.draft"), folder.path().join("a.net"));
    assert_eq!(run(&training("0.001", &draft, &out), b"").code, Some(0));
    let before = fs::read(&draft).expect("a draft");
    fs::remove_file(&out).expect("it was written");
    // Room for a result, which has at most a megabyte, and not for a draft, which has eight.
    let program = env!("CARGO_BIN_EXE_tubewright");
    let script =
        format!("trap '' XFSZ; ulimit -f 4000; exec {program} {}", training(SHORT, &draft, &out).join(" "));
    let output = Command::new("sh").args(["-c", &script]).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with(text(&draft))), "{said}");
    assert!(fs::read(&draft).expect("it is there") == before, "the older draft is whole");
    assert!(tubewright_bots::value::Net::from_bytes(&fs::read(&out).expect("a file")).is_ok());
    assert_eq!(names(folder.path()), [draft, out], "nothing half written lies beside them");
}

#[test]
fn a_draft_is_not_overwritten_by_the_result() {
    let folder = folder();
    let below = folder.path().join("below");
    fs::create_dir(&below).expect("a folder");
    let (draft, link) = (folder.path().join("a.draft"), folder.path().join("link"));
    std::os::unix::fs::symlink(&draft, &link).expect("a link");
    for out in [&draft, &below.join("../a.draft"), &link] {
        let ran = run(&training("1", &draft, out), b"");
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{}", ran.err);
        assert!(ran.err.contains("--draft and --out are the same file"), "{}", ran.err);
    }
    fs::write(&draft, "kept").expect("a file");
    let ran = run(&training("1", &draft, &link), b"");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert_eq!(fs::read_to_string(&draft).expect("it is there"), "kept");
}

#[test]
fn ctrl_c_keeps_what_was_learned() {
    let folder = folder();
    let (draft, out) = (folder.path().join("a.draft"), folder.path().join("a.net"));
    fs::write(&out, "an older one").expect("a file");
    // The draft is written after a tenth of a short training; far more is left when it is stopped.
    let mut pty = in_terminal(&training("2", &draft, &out), folder.path());
    until("a draft", || draft.exists());
    assert_eq!(fs::read_to_string(&out).expect("it is there"), "an older one", "the result comes at the end");
    pty.send("\u{3}");
    assert_eq!(pty.end(), 130);
    let said = pty.text();
    assert!(said.contains("stopped; what was learned is kept in"), "{said}");
    assert!(tubewright_bots::value::Net::from_bytes(&fs::read(&out).expect("a file")).is_ok());
    assert_eq!(names(folder.path()), [draft, out]);
}

#[test]
fn ctrl_c_at_once_leaves_everything_as_it_was() {
    let folder = folder();
    let (draft, out) = (folder.path().join("a.draft"), folder.path().join("a.net"));
    fs::write(&out, "an older one").expect("a file");
    // It reports every ten seconds and writes every minute.
    let mut pty = in_terminal(&training("100", &draft, &out), folder.path());
    pty.see("mean score");
    pty.send("\u{3}");
    assert_eq!(pty.end(), 130);
    let said = pty.text();
    assert!(said.contains("the files are as they were"), "{said}");
    assert_eq!(fs::read_to_string(&out).expect("it is there"), "an older one");
    assert_eq!(names(folder.path()), [out], "no draft of nothing");
}

#[test]
fn an_arena_tells_its_results_though_the_picture_cannot_be_written() {
    let args = ["arena", "--bot", "greedy", "--games", "3", "--seed", "7", "--json", "--svg", "/dev/full"];
    let ran = run(&args, b"");
    assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{}", ran.err);
    assert!(ran.err.starts_with("/dev/full: "), "{}", ran.err);
    let report: Value = serde_json::from_str(&ran.out).expect("one JSON document");
    assert_eq!((&report["games"], &report["interrupted"]), (&3.into(), &Value::Null));
}

/// A decision of the second bot takes long, so that the arena is somewhere in the middle when it is interrupted.
const GAMES: [&str; 10] =
    ["arena", "--bot", "greedy", "--bot", "search:ms=5", "--games", "100000", "--seed", "7", "--threads"];

/// How many games the bar of an arena has counted.
fn played(screen: &str) -> Option<u32> {
    let bar = screen.lines().find(|line| line.starts_with('['))?;
    bar.rsplit_once("] ")?.1.split(' ').next()?.replace(',', "").parse().ok()
}

#[test]
fn ctrl_c_in_an_arena_tells_the_deals_that_all_have_played() {
    let folder = folder();
    let picture = folder.path().join("new.svg");
    let args = [&GAMES[..], &["2", "--svg", text(&picture)]].concat();
    let mut pty = in_terminal(&args, folder.path());
    pty.until("a bar with some games", |screen| played(screen).is_some_and(|games| games >= 6));
    pty.send("\u{3}");
    assert_eq!(pty.end(), 130);
    let screen = pty.text();
    assert!(!screen.contains("s left") && !screen.contains("[#") && !screen.contains("[."), "{screen}");
    let said = screen.lines().find_map(|line| line.strip_prefix("interrupted: ")).expect("what happened");
    let played: u32 = said.split(' ').next().expect("a number").parse().expect("a number");
    assert!(played >= 2 && said.ends_with("of 100,000 deals had been played by all bots"), "{screen}");
    let pair = screen.lines().find_map(|line| line.strip_prefix("greedy against search:ms=5 "));
    assert!(pair.is_some_and(|figures| figures.trim_start().starts_with('−')), "{screen}");
    let svg = fs::read_to_string(&picture).expect("a picture of what was played");
    assert_eq!(svg.matches("<circle ").count(), 2, "a point for each bot");
    assert_eq!(names(folder.path()), [picture], "nothing lies beside it");
}

/// Signals as bits of a program's status: 1 hangs up, 2 is Ctrl-C, 15 asks for the end.
const HANG_UP: u64 = 1;
const INTERRUPT: u64 = 1 << 1;
const TERMINATE: u64 = 1 << 14;

/// A program that does not outlive its test, however that ends.
struct Ours(Child);

impl Drop for Ours {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The signals that a program catches or ignores, by the line of its status.
fn signals(child: &Child, line: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let bits = status.lines().find_map(|it| it.strip_prefix(line)).map(str::trim);
    bits.and_then(|bits| u64::from_str_radix(bits, 16).ok()).unwrap_or(0)
}

fn ask_to_end(child: &Child) {
    let asked = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(asked.success(), "it was running");
}

#[test]
fn programs_learn_that_an_arena_was_interrupted() {
    let args = [&GAMES[..], &["1", "--json"]].concat();
    let child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    // Until it listens, a signal ends it as it would any program.
    until("a listener", || signals(&child, "SigCgt:") & TERMINATE != 0);
    ask_to_end(&child);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.code() == Some(143), "{}", output.status);
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(report["interrupted"], true);
    assert!(report["games"].as_u64().is_some_and(|games| games < 100_000), "{report}");
    assert_eq!(report["bots"][1]["bot"], "search:ms=5");
}

#[test]
fn who_is_started_to_outlive_the_terminal_does() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_tubewright");
    let script = format!("trap '' HUP; exec {program} {} 1 --json", GAMES.join(" "));
    let mut command = Command::new("sh");
    command.args(["-c", &script]).current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
    let child = Ours(command.spawn().expect("it starts"));
    until("listeners", || signals(&child.0, "SigCgt:") & (INTERRUPT | TERMINATE) == INTERRUPT | TERMINATE);
    let hang_up = ["SigIgn:", "SigCgt:"].map(|line| signals(&child.0, line) & HANG_UP);
    assert_eq!(hang_up, [HANG_UP, 0], "a hangup stays ignored");
}

#[test]
fn whoever_is_too_impatient_for_the_results_leaves_no_outside_program_behind() {
    let folder = folder();
    let (pipe, number) = (folder.path().join("pipe"), folder.path().join("number"));
    // Nobody takes the picture out of this pipe, so that the arena waits when it is interrupted.
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let program = env!("CARGO_BIN_EXE_tubewright");
    let engine = format!("echo $$ > {}; exec {program} engine --as-player greedy", text(&number));
    let args = [&GAMES[..], &["1", "--engine", &engine, "--svg", text(&pipe)]].concat();
    let mut pty = in_terminal(&args, folder.path());
    pty.until("a bar with some games", |screen| played(screen).is_some_and(|games| games >= 6));
    let number: u32 = fs::read_to_string(number).expect("it runs").trim().parse().expect("a number");
    pty.send("\u{3}");
    pty.see("interrupted: ");
    pty.send("\u{3}");
    assert_eq!(pty.end(), 130);
    // One that has ended and was not buried yet has no command line any more.
    let command_line = format!("/proc/{number}/cmdline");
    until("the engine's end", || fs::read(&command_line).unwrap_or_default().is_empty());
}

#[test]
fn a_second_signal_ends_a_program_that_waits() {
    let folder = folder();
    // Nobody takes the picture out of this pipe.
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let args = ["arena", "--bot", "greedy", "--games", "1", "--seed", "7", "--json", "--svg", text(&pipe)];
    let told = folder.path().join("told");
    let out = fs::File::create(&told).expect("a file");
    let mut child = command(&args).stdout(out).spawn().expect("it starts");
    until("figures", || fs::read_to_string(&told).is_ok_and(|told| told.ends_with('\n')));
    // Two signals may come as one, so that more of them are needed.
    let since = Instant::now();
    let ended = loop {
        ask_to_end(&child);
        std::thread::sleep(Duration::from_millis(50));
        let ended = child.try_wait().expect("it is ours");
        if ended.is_some() || since.elapsed() > Duration::from_secs(30) {
            break ended;
        }
    };
    // Whoever has not ended shall not outlive the test.
    child.kill().and_then(|()| child.wait()).expect("it is ours");
    assert_eq!(ended.and_then(|status| status.code()), Some(143));
}

#[test]
fn a_picture_shows_every_bot_and_is_well_formed() {
    let folder = folder();
    let picture = folder.path().join("a.svg");
    let echo = "echo '<&>'; cat";
    let long = format!("exit 1 # {}", "x".repeat(500));
    let args = ["--lang", "ru", "arena", "--games", "2", "--seed", "7", "--svg", text(&picture)];
    let players = ["--bot", "greedy", "--bot", "random", "--engine", echo, "--engine", &long];
    let ran = run(&[&args[..], &players].concat(), b"");
    // The last two say no hello: the picture shows them all the same.
    assert_eq!((ran.code, ran.err.lines().count()), (Some(1), 1), "{}", ran.err);
    let svg = fs::read_to_string(&picture).expect("a picture");
    let texts = texts_of_well_formed(&svg);
    let short = format!("exit 1 # {}…", "x".repeat(30));
    for name in ["greedy", "random", echo, &short] {
        let mut shown = texts.iter().filter_map(|text| text.strip_prefix(&format!("{name} · ")));
        let score = shown.next().expect(name);
        assert!(shown.next().is_none() && score.contains(',') && !score.contains('.'), "{name}: {score}");
    }
    assert!(texts.iter().any(|text| text.ends_with(" мкс")), "{texts:?}");
    assert_eq!(svg.matches("<circle ").count(), 4, "a point each");
    assert_eq!(names(folder.path()), [picture], "nothing lies beside it");
}

/// The texts of a document whose elements are closed in their order, whose attributes stand in quotes, and that has
/// no mark-up sign outside of mark-up.
fn texts_of_well_formed(document: &str) -> Vec<String> {
    let (mut open, mut texts, mut rest) = (Vec::new(), Vec::new(), document);
    while let Some((text, after)) = rest.split_once('<') {
        let plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        assert!(!text.contains('>') && text.matches('&').count() == plain.matches(['<', '>', '&']).count());
        assert!(!open.is_empty() || text.trim().is_empty(), "text outside of the picture: {text}");
        texts.push(plain);
        let (tag, after) = after.split_once('>').expect("a tag ends");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in order");
        } else {
            let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            assert!(name.chars().all(|c| c.is_ascii_alphabetic()), "{tag}");
            assert_eq!(open.is_empty(), name == "svg", "one picture: {tag}");
            // name="value" name="value": what stands outside of quotes is a name and a sign.
            let outside: Vec<&str> = attributes.split('"').step_by(2).collect();
            let (end, names) = outside.split_last().expect("at least what is empty");
            assert!(end.is_empty() && attributes.matches('"').count() % 2 == 0, "{tag}");
            assert!(names.iter().all(|name| name.ends_with('=') && name.len() > 1), "{tag}");
            if !closed {
                open.push(name);
            }
        }
        rest = after;
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "left open: {open:?}");
    texts
}

#[test]
fn a_bar_shows_how_far_the_arena_is_and_goes_when_it_is_done() {
    let folder = folder();
    // It must stand there long enough to be looked at, however busy the machine is.
    let args = ["arena", "--bot", "search:ms=5", "--games", "30", "--seed", "7", "--threads", "1"];
    let mut pty = in_terminal(&args, folder.path());
    pty.until("a bar of thirty games", |screen| {
        let bar = screen.lines().find(|line| line.starts_with("[#"));
        bar.is_some_and(|bar| bar.contains(" of 30, ") && bar.contains("s left"))
    });
    assert_eq!(pty.end(), 0);
    let screen = pty.text();
    assert!(screen.starts_with("Bot ") && screen.contains("\nsearch:ms=5 "), "{screen}");
    assert!(!screen.contains("s left"), "{screen}");
}
