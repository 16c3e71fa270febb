//! A server as operators run it: alone on its folder, whose files are nobody else's, with TLS, behind a socket, started
//! by systemd, looked after by `tubewright admin`.

mod common;
mod serving;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::os::fd::OwnedFd;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{command, run};
use rcgen::{CertificateParams, KeyPair};
use serving::Server;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tubewright_loadtest::{open_table, request};
use tubewright_wire::{NewTable, Settings};

fn new_table() -> NewTable {
    NewTable {
        settings: Settings::plain(2),
        name: "Ann".to_owned(),
        colour: None,
        bots: vec![],
        secret: None,
    }
}

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts it and returns its first line.
fn started(command: &mut Process) -> (Running, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
    (Running(child), line)
}

#[test]
fn a_second_server_on_one_folder_is_refused_and_the_tables_can_be_looked_after() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let mut server = Server::start(folder.path(), 0);
    let second = run(&["serve", "--port", "0", "--data", data], b"");
    assert_eq!((second.code, second.out.as_str()), (Some(1), ""));
    let process = format!("process {}", server.child.id());
    assert!(second.err.contains(data) && second.err.contains(&process), "{}", second.err);
    assert_eq!(second.err.lines().count(), 1, "{}", second.err);
    let counted = run(&["tables", "--data", data, "count"], b"");
    assert_eq!(counted.code, Some(0), "{}", counted.err);
    assert_eq!(run(&["tables", "--data", data, "repair"], b"").code, Some(1), "not under a running server");
    // However it ended, the next one may come.
    server.kill();
    drop(Server::start(folder.path(), 0));
}

#[test]
fn nobody_else_reads_what_is_in_a_new_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let server = Server::start(&data, 0);
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(open_table(server.address, &new_table())).expect("a table");
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let mut names = Vec::new();
    for file in fs::read_dir(&data).expect("a folder").flatten() {
        assert_eq!(mode(&file.path()), 0o600, "{}", file.path().display());
        names.push(file.file_name().into_string().expect("plain"));
    }
    for name in ["tables.db", "tables.db-wal", "serve.lock", "operator.token", "control.sock"] {
        assert!(names.iter().any(|it| it == name), "{name} is not in {names:?}");
    }
}

#[test]
fn admin_reaches_the_server_by_its_folder_and_the_log_has_what_was_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let admin = |args: &[&str]| run(&[&["admin", "--data", data], args].concat(), b"");
    let nobody = admin(&["status"]);
    assert_eq!((nobody.code, nobody.err.lines().count()), (Some(1), 1), "{}", nobody.err);
    let mut server = Server::run(
        command(&["serve", "--port", "0", "--log", "problems", "--data"]).arg(data).stderr(Stdio::piped()),
    );
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let (id, _) = runtime.block_on(open_table(server.address, &new_table())).expect("a table");
    let status: serde_json::Value = serde_json::from_str(&admin(&["status", "--json"]).out).expect("JSON");
    assert_eq!(status["limits"]["tables-per-hour"], 60);
    assert_eq!(admin(&["limit", "tables-per-hour", "1"]).out, "Done\n");
    assert_eq!(admin(&["lock", &id]).out, "Done\n");
    assert_eq!(admin(&["lock", &id]).out, "Nothing to change\n");
    assert!(admin(&["status"]).out.contains(&format!("locked: {id}\n")));
    assert_eq!(admin(&["load", &id]).out, "Done\n");
    assert!(admin(&["tables"]).out.contains("names=Ann"));
    let words = folder.path().join("words.txt");
    fs::write(&words, "# not these\ntroll\n").expect("written");
    assert_eq!(admin(&["words", words.to_str().expect("plain")]).out, "Done\n");
    let wrong = admin(&["ban", "Bob"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(1), ""), "{}", wrong.err);
    assert_eq!(admin(&["reports"]).out, "None\n");
    server.stop();
    let mut log = String::new();
    server.child.stderr.take().expect("piped").read_to_string(&mut log).expect("text");
    for (done, about) in
        [("limit", "tables-per-hour=1"), ("lock", id.as_str()), ("words", "1"), ("reports", "")]
    {
        let is_it = |line: &str| {
            let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            (&line["message"], &line["done"], &line["about"])
                == (&"operator".into(), &done.into(), &about.into())
        };
        assert!(log.lines().any(is_it), "{done} {about} is not in {log}");
    }
    // What was decided holds after a restart.
    let server = Server::run(command(&["serve", "--port", "0", "--log", "nothing", "--data"]).arg(data));
    let status: serde_json::Value = serde_json::from_str(&admin(&["status", "--json"]).out).expect("JSON");
    assert_eq!(
        (&status["limits"]["tables-per-hour"], &status["locked"][0]),
        (&1.into(), &id.as_str().into())
    );
    drop(server);
}

#[test]
fn a_backup_takes_the_place_of_the_tables_if_it_is_sound() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let text = data.to_str().expect("a plain path");
    let tables = |args: &[&str]| run(&[&["tables", "--data", text], args].concat(), b"");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let mut server = Server::start(&data, 0);
    let (kept, _) = runtime.block_on(open_table(server.address, &new_table())).expect("a table");
    let backup = folder.path().join("backup.db");
    let backup_text = backup.to_str().expect("a plain path");
    assert_eq!(tables(&["backup", backup_text]).code, Some(0));
    runtime.block_on(open_table(server.address, &new_table())).expect("another");
    assert_eq!(tables(&["restore", backup_text]).code, Some(1), "not under a running server");
    server.stop();

    let mut damaged = fs::read(&backup).expect("there");
    let name = damaged.windows(20).position(|bytes| bytes == kept.as_bytes()).expect("its id");
    damaged[name] ^= 1;
    let bad = folder.path().join("bad.db");
    fs::write(&bad, damaged).expect("written");
    assert_eq!(tables(&["restore", bad.to_str().expect("plain")]).code, Some(1));
    assert!(tables(&["count"]).out.starts_with("2 tables"), "nothing was changed");

    let restored = tables(&["restore", backup_text]);
    assert_eq!(restored.code, Some(0), "{}", restored.err);
    assert!(restored.out.starts_with("Restored 1 table\n") && restored.out.contains("tables.db.replaced"));
    assert_eq!(tables(&["check"]).out, "1 table is sound\n");
    assert_eq!(tables(&["export", &kept]).code, Some(0));
    assert!(data.join("tables.db.replaced").exists(), "what was there is kept");
    drop(Server::start(&data, 0));
}

/// A certificate for `localhost` that vouches for itself, and its key, as PEM.
fn certificate() -> (String, String, CertificateDer<'static>) {
    let key = KeyPair::generate().expect("a key");
    let own = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let own = own.self_signed(&key).expect("a certificate");
    (own.pem(), key.serialize_pem(), own.der().clone())
}

/// Asks through TLS, trusting only this certificate.
async fn ask_tls(port: u16, trusted: &CertificateDer<'static>) -> std::io::Result<String> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).expect("a certificate");
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("the versions are known").with_root_certificates(roots).with_no_client_auth();
    let stream = tokio::net::TcpStream::connect(("127.0.0.1", port)).await?;
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
    stream.write_all(b"GET /api/version HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await?;
    let mut answer = String::new();
    // It may end without a farewell of TLS.
    let _ = stream.read_to_string(&mut answer).await;
    Ok(answer)
}

#[test]
fn the_server_speaks_tls_and_reads_a_new_certificate_while_it_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let (cert, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    let write = |pem: &str, secret: &str| {
        fs::write(&key, secret).expect("written");
        fs::write(&cert, pem).expect("written");
    };
    let serve = || {
        let mut serve = command(&["serve", "--port", "0", "--log", "nothing", "--data"]);
        serve.arg(folder.path().join("data")).arg("--tls-cert").arg(&cert).arg("--tls-key").arg(&key);
        serve
    };
    let (first, second) = (certificate(), certificate());
    write(&first.0, &second.1);
    let refused = serve().output().expect("it ends");
    assert_eq!(refused.status.code(), Some(1), "a key of another certificate");
    write(&first.0, &first.1);
    let (_server, line) = started(&mut serve());
    let port: u16 = line
        .split("https://127.0.0.1:")
        .nth(1)
        .and_then(|it| it.split('/').next()?.parse().ok())
        .expect("its port");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let answer = runtime.block_on(ask_tls(port, &first.2)).expect("trusted");
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains("__Host-tubewright="), "{answer}");
    assert!(runtime.block_on(ask_tls(port, &second.2)).is_err(), "another is not trusted");
    write(&second.0, &second.1);
    let begun = Instant::now();
    while runtime.block_on(ask_tls(port, &second.2)).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the new certificate is not read");
        std::thread::sleep(Duration::from_millis(300));
    }
    // Files that do not fit change nothing.
    fs::write(&cert, "nonsense").expect("written");
    std::thread::sleep(Duration::from_secs(7));
    assert!(runtime.block_on(ask_tls(port, &second.2)).is_ok());
}

#[test]
fn a_proxy_reaches_the_server_by_a_socket_in_the_file_system() {
    let folder = tempfile::tempdir().expect("a folder");
    let socket = folder.path().join("web.sock");
    let serve = || {
        let mut serve = command(&["serve", "--log", "nothing", "--data"]);
        serve.arg(folder.path().join("data")).arg("--unix-socket").arg(&socket);
        serve
    };
    fs::write(&socket, "no socket").expect("written");
    assert_eq!(serve().output().expect("it ends").status.code(), Some(1), "a file is not replaced");
    fs::remove_file(&socket).expect("there");
    for _ in 0..2 {
        // The second finds what the first left behind.
        let (_server, line) = started(&mut serve());
        assert!(line.contains(socket.to_str().expect("plain")), "{line}");
        let mut stream = UnixStream::connect(&socket).expect("it listens");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("text");
        assert!(answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("ok\n"), "{answer}");
        // Only the socket in the data folder is for operators.
        let mut stream = UnixStream::connect(&socket).expect("it listens");
        stream
            .write_all(b"GET /api/operator HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("text");
        assert!(answer.starts_with("HTTP/1.1 403 "), "{answer}");
    }
}

#[test]
fn a_socket_that_systemd_opened_is_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    // As systemd does: the socket is open as number 3, and the environment says so.
    let script =
        "exec 3<&0 </dev/null; LISTEN_FDS=1 LISTEN_PID=$$ exec \"$0\" serve --log nothing --data \"$1\"";
    let mut shell = Process::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_tubewright")]).arg(folder.path().join("data"));
    let (_server, line) = started(shell.stdin(Stdio::from(OwnedFd::from(listener))));
    assert!(line.contains(&address.to_string()), "{line}");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let health = runtime.block_on(request(address, "GET", "/healthz", &[], b"")).expect("an answer");
    assert_eq!(health.status, 200);
}
