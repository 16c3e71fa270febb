//! A program that is running: lines to it and from it, with a clock, and a certain end.

use std::collections::BTreeSet;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tubewright_bots::guest::{Exit, Fault};

use crate::lines::{Line, Lines};

/// An answer names one action.
const MAX_ANSWER: usize = 64 << 10;
/// Lines that wait to be read; who writes more than is asked for waits too.
const QUEUE: usize = 16;
/// How long a program that is asked to end may take before it is made to.
const PATIENCE: Duration = Duration::from_millis(500);

/// The programs that were started and have not ended, to stop them all at once.
#[derive(Debug, Default)]
pub(super) struct Programs(Mutex<BTreeSet<u32>>);

impl Programs {
    fn with<T>(&self, act: impl FnOnce(&mut BTreeSet<u32>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Kills every group.
    pub(super) fn stop(&self) {
        self.with(|groups| groups.iter().for_each(|&group| kill_group(group)));
    }
}

/// Kills a program and all that it has started, as far as they stayed in its group.
#[cfg(unix)]
fn kill_group(group: u32) {
    let group = i32::try_from(group).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // One that has ended already needs no killing.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// Has it ended? It is not waited for yet, so its number stays taken and killing its group hits nobody else.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), look), Ok(None))
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// A running program.
pub(super) struct Program<'a> {
    child: Child,
    programs: &'a Programs,
    /// Until it is asked to end.
    to: Option<SyncSender<String>>,
    from: Receiver<Heard>,
    ended: bool,
}

enum Heard {
    Line(Vec<u8>),
    Endless,
}

impl<'a> Program<'a> {
    /// Starts what a shell makes of the command.
    pub(super) fn start(command: &str, programs: &'a Programs) -> std::io::Result<Self> {
        let mut shell = shell(command);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = shell.spawn()?;
        programs.with(|groups| groups.insert(child.id()));
        let stdin = child.stdin.take().expect("it was asked to be a pipe");
        let stdout = child.stdout.take().expect("it was asked to be a pipe");
        let (to, lines) = sync_channel(QUEUE);
        let (heard, from) = sync_channel(QUEUE);
        // Nobody waits for these two: they end with the pipes, and a pipe may outlive the program.
        std::thread::spawn(move || write_lines(stdin, &lines));
        std::thread::spawn(move || read_lines(stdout, &heard));
        Ok(Self { child, programs, to: Some(to), from, ended: false })
    }

    /// Sends a line; one that a program does not take is as good as not answered.
    pub(super) fn send(&mut self, line: String) -> Result<(), Fault> {
        let Some(to) = &self.to else { return Err(Fault::Dead) };
        match to.try_send(line) {
            // One that has ended is found out by what it does not say.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
            Err(TrySendError::Full(_)) => Err(Fault::Late),
        }
    }

    /// The next line, if it comes in time.
    pub(super) fn hear(&mut self, until: Instant) -> Result<Vec<u8>, Fault> {
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::Endless) => Err(Fault::Endless(MAX_ANSWER)),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended(self.ended())),
        }
    }

    /// How it ended, once its output has.
    fn ended(&mut self) -> Exit {
        // Its exit may come a moment after the end of its output.
        let until = Instant::now() + PATIENCE;
        while !has_ended(&mut self.child) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(2));
        }
        self.make_end().map_or(Exit::Unknown, exit)
    }

    /// Kills it and whatever it has started, and waits for it; later calls only give the same status.
    fn make_end(&mut self) -> std::io::Result<ExitStatus> {
        if !std::mem::replace(&mut self.ended, true) {
            let id = self.child.id();
            self.programs.with(|groups| groups.remove(&id));
            kill_group(id);
            // A shell that is in no group of its own is killed by itself.
            let _ = self.child.kill();
        }
        self.child.wait()
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        // Without an input a polite program ends by itself.
        self.to = None;
        let until = Instant::now() + PATIENCE;
        let left = || until.saturating_duration_since(Instant::now());
        while !self.ended && self.from.recv_timeout(left()).is_ok() {}
        // Nobody is left to be told how it went.
        let _ = self.make_end();
    }
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

#[cfg(unix)]
fn exit(status: ExitStatus) -> Exit {
    use std::os::unix::process::ExitStatusExt;
    let signal = || status.signal().map(Exit::Signal);
    status.code().map(Exit::Code).or_else(signal).unwrap_or(Exit::Unknown)
}

#[cfg(not(unix))]
fn exit(status: ExitStatus) -> Exit {
    status.code().map_or(Exit::Unknown, Exit::Code)
}

fn write_lines(mut to: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(from: ChildStdout, heard: &SyncSender<Heard>) {
    let mut lines = Lines::new(BufReader::new(from), MAX_ANSWER);
    // Of a line without end the rest is not even read.
    while let Ok(Some(line)) = lines.read() {
        let (heard_line, last) = match line {
            Line::Whole(line) => (Heard::Line(line), false),
            Line::TooLong(_) => (Heard::Endless, true),
        };
        if heard.send(heard_line).is_err() || last {
            return;
        }
    }
}
