//! The binary in a pseudo-terminal, with a screen that can be read.
#![allow(dead_code, reason = "each test file takes what it needs")]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Nobody waits longer than this, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(90);

/// A terminal with a program in it.
pub(crate) struct Pty {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    pub(crate) child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
    reader: Option<JoinHandle<()>>,
}

fn size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { cols, rows, pixel_width: 0, pixel_height: 0 }
}

impl Pty {
    /// Starts a program; `home` is where it remembers things.
    pub(crate) fn start(
        program: &str,
        args: &[&str],
        home: &Path,
        wide_high: (u16, u16),
        env: &[(&str, &str)],
    ) -> Self {
        let pair = native_pty_system().openpty(size(wide_high)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("PATH", std::env::var("PATH").unwrap_or_default());
        command.env("XDG_STATE_HOME", home);
        command.cwd(home);
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(wide_high.1, wide_high.0, 0)));
        let parser = screen.clone();
        // Nobody but the program holds the other side: reading ends when it does.
        drop(pair.slave);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                parser.lock().expect("nobody panics with it").process(&bytes[..count]);
            }
        });
        let writer = pair.master.take_writer().expect("a writer");
        Self { master: Some(pair.master), writer: Some(writer), child, screen, reader: Some(reader) }
    }

    /// The game itself.
    pub(crate) fn play(args: &[&str], home: &Path, wide_high: (u16, u16), env: &[(&str, &str)]) -> Self {
        let args = [&["play"], args].concat();
        Self::start(env!("CARGO_BIN_EXE_tubewright"), &args, home, wide_high, env)
    }

    /// What the terminal shows.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().expect("nobody panics with it").screen().contents()
    }

    /// Something about the terminal.
    pub(crate) fn ask<T>(&self, what: impl Fn(&vt100::Screen) -> T) -> T {
        what(self.screen.lock().expect("nobody panics with it").screen())
    }

    /// Types.
    pub(crate) fn send(&mut self, keys: &str) {
        let writer = self.writer.as_mut().expect("the window is open");
        writer.write_all(keys.as_bytes()).and_then(|()| writer.flush()).expect("it takes keys");
    }

    /// Waits until the screen is as it should be.
    pub(crate) fn until(&self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let since = Instant::now();
        loop {
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(since.elapsed() < PATIENCE, "{what} did not come:\n{text}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for a text.
    pub(crate) fn see(&self, text: &str) -> String {
        self.until(text, |screen| screen.contains(text))
    }

    /// Another size.
    pub(crate) fn resize(&self, wide_high: (u16, u16)) {
        self.screen.lock().expect("nobody panics with it").screen_mut().set_size(wide_high.1, wide_high.0);
        self.master.as_ref().expect("the window is open").resize(size(wide_high)).expect("it can be resized");
    }

    /// Closes the window.
    pub(crate) fn close(&mut self) {
        self.writer = None;
        self.master = None;
    }

    /// Waits for the end.
    pub(crate) fn end(&mut self) -> u32 {
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                // What it said last may still be on its way.
                self.reader.take().into_iter().for_each(|reader| reader.join().expect("it reads to the end"));
                return status.exit_code();
            }
            assert!(since.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // A test that fails leaves nothing running.
        let _ = self.child.kill();
    }
}
