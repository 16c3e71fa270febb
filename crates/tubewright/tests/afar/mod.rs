//! People at a server's tables: in a terminal, or as a client of the tests.
#![allow(dead_code, reason = "each test file takes what it needs")]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command as Process, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tubewright_client::Mirror;
use tubewright_loadtest::{Answer, Client, Way, open_table};
use tubewright_rules::Rng;
use tubewright_wire::{Command, Encoding, NewTable, Settings, Stage};

use crate::serving::Server;

/// Nobody waits longer than this, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(90);

/// The secret of the host's seat.
pub(crate) const HOST_SECRET: &str = "00112233445566778899aabbccddeeff";

/// A host who plays as a client of the tests.
pub(crate) struct Ann {
    runtime: Runtime,
    pub(crate) table: String,
    cookie: String,
    client: Option<Client>,
    had: Option<Mirror>,
    rng: Rng,
}

impl Ann {
    /// Opens a table.
    pub(crate) fn open(server: &Server, set: impl Fn(&mut Settings)) -> Self {
        let runtime = Runtime::new().expect("threads");
        let mut settings = Settings::plain(2);
        set(&mut settings);
        let secret = Some(HOST_SECRET.to_owned());
        let new = NewTable { settings, name: "Ann".to_owned(), colour: None, bots: vec![], secret };
        let (table, cookie) = runtime.block_on(open_table(server.address, &new)).expect("a table");
        Self { runtime, table, cookie, client: None, had: None, rng: Rng::new(7) }
    }

    /// Comes to her table, or comes back to it.
    pub(crate) fn come(&mut self, server: &Server) {
        let cookie = Some(self.cookie.clone());
        let way = Way { encoding: Encoding::Postcard, cookie, ..Way::default() };
        let had = self.client.take().and_then(Client::into_mirror).or_else(|| self.had.take());
        let client = self.runtime.block_on(Client::join(server.address, &self.table, &way, had));
        self.client = Some(client.expect("a way in"));
    }

    fn client(&mut self) -> &mut Client {
        self.client.as_mut().expect("she is there")
    }

    /// Asks the table for something, and gets it.
    pub(crate) fn ask(&mut self, command: Command) {
        let client = self.client.as_mut().expect("she is there");
        let answer = self.runtime.block_on(client.command(command)).expect("an answer");
        assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
    }

    /// What she was shown, once something holds of it.
    pub(crate) fn until(&mut self, holds: impl Fn(&Mirror) -> bool) -> &Mirror {
        let client = self.client.as_mut().expect("she is there");
        let soon = async { tokio::time::timeout(PATIENCE, client.until(holds)).await };
        self.runtime.block_on(soon).expect("it happens in time").expect("the connection holds");
        self.client().mirror()
    }

    /// Plays any action on the next turn that she has; false once the game is over.
    pub(crate) fn play(&mut self) -> bool {
        let is_over = |mirror: &Mirror| matches!(mirror.snapshot().stage, Stage::Over(_));
        self.until(|mirror| mirror.turn().is_some() || is_over(mirror));
        let client = self.client.as_mut().expect("she is there");
        let Some(command) = client.any_play(&mut self.rng) else { return false };
        self.ask(command);
        true
    }
}

/// Somebody at the plain player, with pipes on both sides.
pub(crate) struct Terminal {
    pub(crate) child: Child,
    input: Option<ChildStdin>,
    told: Arc<Mutex<String>>,
    readers: Vec<JoinHandle<()>>,
    /// How much of it was looked at.
    snapshot: usize,
}

impl Terminal {
    /// `tubewright join ARGS --plain`, which remembers things in `home`.
    pub(crate) fn join(args: &[&str], home: &Path, env: &[(&str, &str)]) -> Self {
        let mut child = Process::new(env!("CARGO_BIN_EXE_tubewright"))
            .arg("join")
            .args(args)
            .args(["--plain", "--no-map"])
            .env_clear()
            .env("LANG", "C.UTF-8")
            .env("XDG_STATE_HOME", home)
            .envs(env.iter().copied())
            .current_dir(home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let told = Arc::new(Mutex::new(String::new()));
        let pipes: [Box<dyn std::io::Read + Send>; 2] =
            [Box::new(child.stdout.take().expect("a pipe")), Box::new(child.stderr.take().expect("a pipe"))];
        let readers = pipes.map(|pipe| {
            let told = told.clone();
            thread::spawn(move || {
                for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                    let mut told = told.lock().expect("nobody panics with it");
                    told.push_str(&line);
                    told.push('\n');
                }
            })
        });
        let input = child.stdin.take();
        Self { child, input, told, readers: readers.into(), snapshot: 0 }
    }

    /// Types a line.
    pub(crate) fn type_line(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it is open");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("it reads");
    }

    /// All that was said.
    pub(crate) fn told(&self) -> String {
        self.told.lock().expect("nobody panics with it").clone()
    }

    /// Waits until one of these is said after all that was looked at; returns which, and what was said up to it.
    pub(crate) fn hear_any(&mut self, texts: &[&str]) -> (usize, String) {
        let since = Instant::now();
        loop {
            let told = self.told();
            let new = &told[self.snapshot..];
            let found = texts.iter().enumerate().filter_map(|(i, text)| Some((new.find(text)?, i))).min();
            if let Some((at, i)) = found {
                let end = at + texts[i].len();
                let heard = new[..end].to_owned();
                self.snapshot += end;
                return (i, heard);
            }
            assert!(since.elapsed() < PATIENCE, "{texts:?} did not come:\n{told}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until something is said.
    pub(crate) fn hear(&mut self, text: &str) -> String {
        self.hear_any(&[text]).1
    }

    /// Plays on the next turn the section of this place in the list, or passes; false once the game is over.
    pub(crate) fn play(&mut self, place: usize) -> bool {
        let (which, heard) = self.hear_any(&["Your section, or pass:", "The game is over."]);
        if which == 1 {
            return false;
        }
        let turn = heard.rsplit("Round ").next().unwrap_or_default();
        let open: Vec<&str> = turn
            .lines()
            .skip_while(|line| *line != "You may draw:")
            .skip(1)
            .map_while(|line| line.strip_prefix("  "))
            .filter_map(|line| line.split(' ').next())
            .collect();
        let choice = open.get(place % open.len().max(1)).copied().unwrap_or("pass");
        self.type_line(choice);
        self.hear("Enter to confirm, or undo:");
        self.type_line("");
        true
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Process::new("kill").args([name, &id]).status().expect("kill runs").success());
    }

    /// Closes its input.
    pub(crate) fn close(&mut self) {
        self.input = None;
    }

    /// Waits for its end; its exit code, and all that was said.
    pub(crate) fn end(&mut self) -> (Option<i32>, String) {
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                // What it said last may still be on its way.
                self.readers.drain(..).for_each(|reader| reader.join().expect("it reads to the end"));
                return (status.code(), self.told());
            }
            assert!(since.elapsed() < PATIENCE, "it does not end:\n{}", self.told());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that fails leaves nothing running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
