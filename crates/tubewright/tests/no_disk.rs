//! A server is started where nothing can be written: it says so in one line and loses nothing.

mod serving;

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serving::Server;
use tubewright_loadtest::{Answer, Client, Way, open_table, request};
use tubewright_wire::{Command as Asked, NewTable, Settings};

fn serve(program: &Path, data: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--port", "0", "--data"]).arg(data);
    command
}

/// It ends with the code for refused data and one line, which names what it is about.
fn refuses(mut command: Command, about: &Path) {
    let output = command.output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains(about.to_str().expect("a plain path")), "{said}");
    assert!(output.stdout.is_empty(), "it does not say that it is there");
}

/// A table on a server that ran there; it was killed, or asked to stop.
fn table_in(data: &Path, killed: bool) -> (String, String) {
    let mut server = Server::start(data, 0);
    let new = NewTable {
        settings: Settings::plain(2),
        name: "Ann".to_owned(),
        colour: None,
        bots: vec![],
        secret: None,
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let table = runtime.block_on(open_table(server.address, &new)).expect("a table");
    if killed {
        server.kill();
    } else {
        server.stop();
    }
    table
}

/// Is the table there, with Ann's name?
fn is_there(server: &Server, id: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let path = format!("/api/tables/{id}");
    let reply = runtime.block_on(request(server.address, "GET", &path, &[], b"")).expect("an answer");
    assert_eq!(reply.status, 200);
    assert!(String::from_utf8_lossy(&reply.body).contains("Ann"));
}

fn own() -> PathBuf {
    env!("CARGO_BIN_EXE_tubewright").into()
}

#[test]
fn a_data_folder_that_cannot_be_made_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "no folder").expect("written");
    // Not even root can make a folder in the last one.
    for data in [file.clone(), file.join("below"), PathBuf::from("/proc/self/data")] {
        refuses(serve(&own(), &data), &data);
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "no folder");
}

#[test]
fn on_a_full_disk_a_server_does_not_start_and_what_is_there_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, empty) = (folder.path().join("data"), folder.path().join("empty"));
    let (id, _) = table_in(&data, false);
    for data in [&data, &empty] {
        // The shell ignores the signal that comes with the limit, and so does what it becomes: no file may grow.
        let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" serve --port 0 --data \"$1\"";
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).arg(own()).arg(data);
        refuses(shell, data);
    }
    is_there(&Server::start(&data, 0), &id);
    drop(Server::start(&empty, 0));
}

/// A folder whose files may only be read, and a program that is bound by it: root is not, so it becomes nobody.
struct ReadOnly {
    folder: tempfile::TempDir,
    program: PathBuf,
}

impl ReadOnly {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).expect("allowed");
        let program = folder.path().join("program");
        fs::copy(own(), &program).expect("copied");
        fs::set_permissions(&program, Permissions::from_mode(0o755)).expect("allowed");
        fs::create_dir(folder.path().join("data")).expect("made");
        Self { folder, program }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn writable(&self, may: bool) {
        for file in fs::read_dir(self.data()).expect("a folder").flatten() {
            let mode = if may { 0o666 } else { 0o444 };
            fs::set_permissions(file.path(), Permissions::from_mode(mode)).expect("allowed");
        }
        let mode = if may { 0o777 } else { 0o555 };
        fs::set_permissions(self.data(), Permissions::from_mode(mode)).expect("allowed");
    }

    fn serve(&self) -> Command {
        let mut command = serve(&self.program, &self.data());
        if fs::metadata("/proc/self").expect("a process").uid() == 0 {
            command.uid(65534).gid(65534);
        }
        command
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        // So that the folder can be removed.
        self.writable(true);
    }
}

#[test]
fn where_nothing_can_be_written_a_server_does_not_start_and_what_is_there_stays() {
    let disk = ReadOnly::new();
    disk.writable(false);
    refuses(disk.serve(), &disk.data());
    disk.writable(true);
    let (id, _) = table_in(&disk.data(), false);
    disk.writable(false);
    refuses(disk.serve(), &disk.data());
    disk.writable(true);
    is_there(&Server::start(&disk.data(), 0), &id);
}

#[test]
fn a_server_that_can_only_read_what_a_killed_one_left_says_so_from_the_start() {
    let disk = ReadOnly::new();
    let (id, cookie) = table_in(&disk.data(), true);
    disk.writable(false);
    let mut server = Server::run(disk.serve().stderr(Stdio::piped()));
    is_there(&server, &id);
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let health = request(server.address, "GET", "/healthz", &[], b"").await.expect("an answer");
        assert_eq!(health.status, 503);
        let way = Way { cookie: Some(cookie), ..Way::default() };
        let mut ann = Client::join(server.address, &id, &way, None).await.expect("in");
        let answer = ann.command(Asked::Chat { text: "lost?".to_owned() }).await;
        assert_eq!(answer, Ok(Answer::Refused("read-only".to_owned())));
    });
    server.kill();
    let mut log = String::new();
    std::io::Read::read_to_string(&mut server.child.stderr.take().expect("piped"), &mut log).expect("text");
    assert!(log.lines().any(|line| line.contains("\"read-only\"")), "{log}");
    disk.writable(true);
    is_there(&Server::start(&disk.data(), 0), &id);
}
