//! Runs the binary as a script would.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How a run ended.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The binary with these arguments, without a home, a colour or a language of its own.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tubewright"));
    command.args(args).env_clear().env("LANG", "C.UTF-8").stdin(Stdio::null());
    command
}

/// Runs it with this text on standard input.
pub(crate) fn run(args: &[&str], input: &[u8]) -> Ran {
    let start = Instant::now();
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // It may refuse before it has read everything, which closes the pipe.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the binary ends");
    assert!(start.elapsed() < Duration::from_secs(30), "{args:?} took {:?}", start.elapsed());
    feeder.join().expect("the feeder ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}
