//! Whole games in a pseudo-terminal: at several sizes, killed and gone on with, and the terminal as it was found.
#![cfg(unix)]

mod common;
mod pty;

use std::fs;
use std::path::{Path, PathBuf};

use common::run;
use pty::Pty;
use serde_json::Value;

const ENTER: &str = "\r";

/// A folder of a test's own.
fn home(name: &str) -> PathBuf {
    let path =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("screen-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// Where the game stands, as the top of the screen says it.
fn place(screen: &str) -> Option<String> {
    let top = screen.lines().next()?.trim();
    top.starts_with("Round ").then(|| top.split(['│', '|']).next().unwrap_or_default().trim().to_owned())
}

/// Plays on until the screen says a word, on each turn the first section or a pass.
fn play_until(pty: &mut Pty, word: &str) -> String {
    loop {
        let screen = pty.until("the game", |screen| place(screen).is_some());
        if screen.contains(word) {
            return screen;
        }
        let before = place(&screen);
        if screen.contains("Enter goes on.") {
            pty.send(ENTER);
            pty.until("the next round", |screen| !screen.contains("Enter goes on."));
            continue;
        } else if screen.contains("No section is open") {
            pty.send("p");
            pty.see("Pass on this turn?");
            pty.send(ENTER);
        } else {
            pty.send("1");
            pty.until("what is under the pencil", |screen| screen.contains("Enter confirms"));
            pty.send(ENTER);
        }
        pty.until("the next turn", |screen| {
            !screen.contains("Enter confirms")
                && (place(screen) != before
                    || screen.contains("Enter goes on.")
                    || screen.contains("saves the record")
                    || screen.contains(word))
        });
    }
}

fn total_of(record: &Path) -> u64 {
    let ran = run(&["replay", "--json", record.to_str().expect("a plain path")], b"");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let report: Value = serde_json::from_str(&ran.out).expect("JSON");
    report["final"][0]["total"].as_u64().expect("a total")
}

fn whole_game(name: &str, size: (u16, u16), args: &[&str], env: &[(&str, &str)]) -> String {
    let home = home(name);
    let mut pty = Pty::play(args, &home, size, env);
    let last = play_until(&mut pty, "saves the record");
    pty.send("s");
    pty.see("File for the record:");
    pty.send("end.json\r");
    pty.see("The record is in");
    let total = total_of(&home.join("end.json"));
    let shown = last.lines().find_map(|line| line.split("Total").nth(1)).expect("a total is shown");
    assert_eq!(shown.trim(), total.to_string(), "{last}");
    pty.send("q");
    assert_eq!(pty.end(), 0);
    assert!(!pty.ask(vt100::Screen::alternate_screen), "the screen is given back");
    assert!(!pty.ask(vt100::Screen::hide_cursor), "the cursor is back");
    assert!(pty.ask(|screen| screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None));
    last
}

#[test]
fn a_whole_game_at_eighty_columns() {
    whole_game("small", (80, 24), &["--deal", "london"], &[]);
}

#[test]
fn a_whole_game_with_bots_and_modules_on_a_large_screen() {
    let args = ["--deal", "london", "--bots", "novice,regular", "--objectives", "--powers"];
    let last = whole_game("large", (160, 50), &args, &[]);
    assert!(last.contains("Ada, Novice") && last.contains("Basil, Regular"), "{last}");
}

#[test]
fn a_whole_game_without_colour_and_one_without_unicode() {
    let last = whole_game("no-colour", (100, 30), &["--deal", "london"], &[("NO_COLOR", "1")]);
    assert!(last.contains('━'), "{last}");
    let last = whole_game("ascii", (100, 30), &["--deal", "london"], &[("LANG", "C")]);
    assert!(last.is_ascii(), "{last}");
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_stood() {
    let home = home("killed");
    let mut pty = Pty::play(&["--deal", "london", "--bots", "casual"], &home, (80, 24), &[]);
    play_until(&mut pty, "turn 4");
    let before = pty.see("turn 4");
    pty.child.kill().expect("it is killed");
    pty.end();

    let mut again = Pty::play(&[], &home, (80, 24), &[]);
    again.see("Go on with your game");
    again.send(ENTER);
    let after = again.until("the game", |screen| place(screen).is_some());
    assert_eq!(place(&after), place(&before));
    let figures =
        |screen: &str| screen.lines().find_map(|line| line.split("Total").nth(1).map(str::to_owned));
    assert_eq!(figures(&after), figures(&before));
    // Left by Ctrl-C, it is still there, and it is said how to go on.
    again.send("\u{3}");
    assert_eq!(again.end(), 0);
    assert!(again.text().contains("To go on: tubewright play"), "{}", again.text());
    assert!(home.join("tubewright/game.json").exists());
}

#[test]
fn a_closed_window_loses_nothing() {
    let home = home("closed");
    let mut pty = Pty::play(&["--deal", "london"], &home, (80, 24), &[]);
    play_until(&mut pty, "turn 3");
    pty.close();
    pty.end();
    let kept = fs::read_to_string(home.join("tubewright/game.json")).expect("the game is kept");
    let record: Value = serde_json::from_str(&kept).expect("a record");
    assert_eq!(record["rounds"][0]["turns"].as_array().map(Vec::len), Some(2));
    // Another game puts it aside instead of overwriting it.
    let mut pty = Pty::play(&["--new"], &home, (80, 24), &[]);
    pty.see("turn 1");
    pty.send("q");
    pty.end();
    assert_eq!(fs::read_to_string(home.join("tubewright/previous.json")).expect("it was put aside"), kept);
}

/// Plays a turn in a pseudo-terminal, closes it without a word, and tells whether the program ends.
const CLOSED_WITHOUT_A_WORD: &str = r#"
import fcntl, os, pty, struct, sys, termios, time
child, window = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.environ["TERM"] = "xterm"
    os.execv(sys.argv[1], [sys.argv[1], "play", "--deal", "london"])
shown = b""
while b"Open sections" not in shown:
    shown += os.read(window, 4096)
os.close(window)
for _ in range(600):
    if os.waitpid(child, os.WNOHANG)[0] == child:
        sys.exit(0)
    time.sleep(0.1)
os.kill(child, 9)
sys.exit("it goes on without a window")
"#;

#[test]
fn a_program_without_a_window_ends() {
    let home = home("windowless");
    let output = std::process::Command::new("python3")
        .args(["-c", CLOSED_WITHOUT_A_WORD, env!("CARGO_BIN_EXE_tubewright")])
        .env("XDG_STATE_HOME", &home)
        .env("LANG", "C.UTF-8")
        .output()
        .expect("python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(home.join("tubewright/game.json").exists(), "the game is kept");
}

#[test]
fn the_window_changes_its_size_in_the_middle_of_a_game() {
    let home = home("resized");
    let mut pty = Pty::play(&["--deal", "london"], &home, (80, 24), &[]);
    pty.see("Open sections");
    pty.resize((60, 20));
    pty.see("This window has 60 × 20 signs");
    pty.resize((160, 50));
    pty.see("Open sections");
    pty.resize((80, 24));
    // The last line is drawn in its new place; a key that comes with a change of size may wait for the next one.
    pty.see("q  leave");
    play_until(&mut pty, "turn 2");
    pty.send("q");
    assert_eq!(pty.end(), 0);
}

#[test]
fn the_terminal_is_left_as_it_was_found() {
    let home = home("stty");
    let binary = env!("CARGO_BIN_EXE_tubewright");
    for (name, leave) in [("left", "q"), ("interrupted", "\u{3}")] {
        let script = format!(
            "stty -a > {name}-before; {binary} play --deal london; stty -a > {name}-after; echo all done"
        );
        let mut pty = Pty::start("sh", &["-c", &script], &home, (80, 24), &[]);
        pty.see("Open sections");
        pty.send(leave);
        pty.see("all done");
        pty.end();
        let read =
            |when: &str| fs::read_to_string(home.join(format!("{name}-{when}"))).expect("what stty said");
        assert_eq!(read("after"), read("before"));
        assert!(!pty.ask(vt100::Screen::alternate_screen));
    }
}

#[test]
fn a_program_that_is_asked_to_end_gives_the_terminal_back() {
    let home = home("term");
    let mut pty = Pty::play(&["--deal", "london"], &home, (80, 24), &[]);
    pty.see("Open sections");
    let id = pty.child.process_id().expect("it runs").to_string();
    let status = std::process::Command::new("kill").args(["-TERM", &id]).status().expect("kill runs");
    assert!(status.success());
    assert_eq!(pty.end(), 0);
    assert!(!pty.ask(vt100::Screen::alternate_screen));
    assert!(pty.text().contains("To go on: tubewright play"), "{}", pty.text());
}

#[test]
fn without_a_home_the_game_is_played_and_it_is_said_once_that_it_is_not_kept() {
    let home = home("homeless");
    let mut pty = Pty::play(&["--deal", "london"], &home, (80, 24), &[("XDG_STATE_HOME", "")]);
    pty.see("There is no place to keep this game");
    play_until(&mut pty, "turn 2");
    assert!(!pty.text().contains("no place to keep"));
    pty.send("q");
    assert_eq!(pty.end(), 0);
}

#[test]
fn a_record_is_watched_turn_by_turn() {
    let home = home("watch");
    let record = home.join("game.json");
    let name = record.to_str().expect("a plain path");
    let ran = run(&["play", "--plain", "--deal", "london", "--save", name], b"h4-h6\n\nh6-f4\n\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let mut pty =
        Pty::start(env!("CARGO_BIN_EXE_tubewright"), &["replay", "--watch", name], &home, (80, 24), &[]);
    pty.see("Before the first card");
    pty.send("\u{1b}[C");
    pty.see("h4-h6, south to h6");
    pty.send("\u{1b}[C");
    pty.see("h6-f4");
    pty.send("\u{1b}[D");
    pty.see("h4-h6, south to h6");
    pty.send("q");
    assert_eq!(pty.end(), 0);

    // Through a pipe it is told in sentences.
    let told = run(&["replay", "--watch", name], b"");
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(told.out.contains("Seat 1 draws h4-h6, south to h6 circle."), "{}", told.out);
    let broken = run(&["replay", "--watch", "-"], b"{}");
    assert_eq!((broken.code, broken.out.as_str()), (Some(1), ""));
}

#[test]
fn a_plain_game_in_a_terminal_is_kept_and_gone_on_with() {
    let home = home("plain");
    let mut pty = Pty::play(&["--plain", "--no-map", "--deal", "london"], &home, (80, 24), &[]);
    pty.see("Your section, or pass:");
    pty.send("h4-h6\r");
    pty.see("Enter for the next card");
    pty.send("\r");
    pty.see("turn 2");
    pty.child.kill().expect("it is killed");
    pty.end();
    let mut again = Pty::play(&["--plain", "--no-map"], &home, (80, 24), &[]);
    again.see("Your game goes on where you left it.");
    again.see("Round 1 of 4, turn 2.");
    again.send("quit\r");
    again.see("To go on: tubewright play --plain");
    assert_eq!(again.end(), 0);
}

#[test]
fn a_second_terminal_does_not_touch_the_game_of_the_first() {
    let home = home("two");
    let mut first = Pty::play(&["--deal", "london"], &home, (80, 24), &[]);
    play_until(&mut first, "turn 2");
    let mut second = Pty::play(&["--new"], &home, (80, 24), &[]);
    assert_eq!(second.end(), 1);
    assert!(second.text().contains("your game is open in another terminal"), "{}", second.text());
    let mut third = Pty::play(&[], &home, (80, 24), &[]);
    third.see("The game that was left cannot be gone on with: your game is open in another");
    third.send(ENTER);
    third.until("a refusal", |screen| screen.contains("\nyour game is open in another terminal"));
    third.send("q");
    assert_eq!(third.end(), 0);
    play_until(&mut first, "turn 3");
    first.send("q");
    assert_eq!(first.end(), 0);
    let kept = fs::read_to_string(home.join("tubewright/game.json")).expect("the game is kept");
    let record: Value = serde_json::from_str(&kept).expect("a record");
    assert_eq!(record["rounds"][0]["turns"].as_array().map(Vec::len), Some(2));
    assert!(!home.join("tubewright/previous.json").exists());
}

#[test]
fn two_terminals_with_one_file_do_not_overwrite_each_other() {
    let home = home("file");
    let args = ["--plain", "--no-map", "--deal", "london", "--save", "game.json"];
    let mut first = Pty::play(&args, &home, (80, 24), &[]);
    first.see("Your section, or pass:");
    let file = home.join("game.json");
    let other =
        run(&["play", "--plain", "--resume", file.to_str().expect("a plain path")], b"h4-h6\n\nquit\n");
    assert_eq!(other.code, Some(0), "{}", other.err);
    let kept = fs::read_to_string(&file).expect("the game is kept");
    first.send("pass\r");
    first.see("Enter for the next card");
    first.send("\r");
    first.see("another program has changed it");
    first.see("turn 2");
    first.send("quit\r");
    assert_eq!(first.end(), 0);
    assert_eq!(fs::read_to_string(&file).expect("the game is kept"), kept);
}
