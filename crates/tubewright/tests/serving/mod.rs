//! A server in a process of its own.
#![allow(dead_code, reason = "each test file takes what it needs")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server of this test's own; it ends with it.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts without limits, on a free port or on one that it had before.
    pub(crate) fn start(data: &Path, port: u16) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tubewright"));
        command
            .args(["serve", "--messages-per-second", "0", "--requests-per-second", "0"])
            .args(["--sockets-per-address", "0", "--tables-per-hour", "0", "--kilobytes-per-hour", "0"])
            .args(["--disk-reserve", "0", "--log", "nothing"])
            .args(["--port", &port.to_string(), "--data"])
            .arg(data);
        Self::run(&mut command)
    }

    /// Starts by a command, and waits until it has said where it is.
    pub(crate) fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("piped");
        BufReader::new(output).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        Self { address: address.unwrap_or_else(|| panic!("no address in {line:?}")), child }
    }

    /// SIGKILL: it learns of nothing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// It is asked to stop, and tells its clients to come back.
    pub(crate) fn stop(&mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
        self.child.wait().expect("it ends");
    }

    /// The address of a table for people.
    pub(crate) fn page(&self, table: &str) -> String {
        format!("http://{}/t/{table}", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
