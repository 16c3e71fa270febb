//! A server on a free port, and people who play at its tables.
#![allow(dead_code, unreachable_pub, reason = "each test file takes what it needs")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tubewright_loadtest::{Answer, Client, Way, open_table};
use tubewright_rules::Rng;
use tubewright_server::{App, Config, Limits, serve_on};
use tubewright_store::{Memory, Store};
use tubewright_wire::{Command, Encoding, NewTable, Settings, Stage};

/// A server that runs as long as the test.
pub struct Server {
    pub address: SocketAddr,
    pub state: Arc<App>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Limits that no test runs into by accident.
pub fn config() -> Config {
    let limits = Limits {
        sockets_per_address: 0,
        messages_per_second: 0,
        requests_per_second: 0,
        tables_per_hour: 0,
        kilobytes_per_hour: 0,
        kilobytes_per_table: 0,
        disk_reserve: 0,
        ..Limits::default()
    };
    // The clock of the machine that runs the tests is right.
    Config { limits, clock_held: Duration::ZERO, ..Config::default() }
}

pub async fn start() -> Server {
    start_with(config(), Arc::new(Memory::default())).await
}

pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let state = App::new(config, store);
    let serving = serve_on(listener, state.clone(), std::future::pending());
    let task = tokio::spawn(async move { serving.await.expect("the port stays ours") });
    Server { address, state, task }
}

pub fn new_table(seats: u8) -> NewTable {
    NewTable {
        settings: Settings::plain(seats),
        name: "Ann".to_owned(),
        colour: None,
        bots: vec![],
        secret: None,
    }
}

pub fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.to_owned(), colour: None, secret: None }
}

pub fn way(encoding: Encoding) -> Way {
    Way { encoding, ..Way::default() }
}

pub fn known(encoding: Encoding, cookie: &str) -> Way {
    Way { encoding, cookie: Some(cookie.to_owned()), ..Way::default() }
}

/// A table with two people who have sat down, so the game is on: its id, the host, the guest.
pub async fn two_at_a_table(server: &Server) -> (String, Client, Client) {
    two_at(server, Settings::plain(2)).await
}

/// The same with other settings for two.
pub async fn two_at(server: &Server, settings: Settings) -> (String, Client, Client) {
    let new = NewTable { settings, ..new_table(2) };
    let (id, cookie) = open_table(server.address, &new).await.expect("a table");
    let mut host =
        Client::join(server.address, &id, &known(Encoding::Postcard, &cookie), None).await.expect("a way in");
    let mut guest = Client::join(server.address, &id, &way(Encoding::Json), None).await.expect("a way in");
    let sat = guest.command(sit("Bob")).await.expect("an answer");
    assert!(matches!(sat, Answer::Done(_)), "{sat:?}");
    host.until(|mirror| mirror.snapshot().stage == Stage::Playing).await.expect("it starts when it is full");
    guest.until(|mirror| mirror.snapshot().stage == Stage::Playing).await.expect("it starts when it is full");
    (id, host, guest)
}

/// Both play a turn.
pub async fn play_turn(host: &mut Client, guest: &mut Client, rng: &mut Rng) {
    for who in [&mut *host, &mut *guest] {
        soon(who.until(|mirror| mirror.turn().is_some() || is_over(mirror))).await.expect("a turn comes");
        if let Some(command) = who.any_play(rng) {
            let answer = who.command(command).await.expect("an answer");
            assert!(matches!(answer, Answer::Done(_)), "{answer:?}");
        }
    }
}

pub fn is_over(mirror: &tubewright_client::Mirror) -> bool {
    matches!(mirror.snapshot().stage, Stage::Over(_))
}

/// Fails a test that would wait for ever.
pub async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), what).await.expect("it happens within half a minute")
}

/// Milliseconds since 1970: a table that was touched earlier would be swept.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("it is later than 1970").as_millis() as u64
}

/// A number of the server's metrics page.
pub async fn metric(server: &Server, name: &str) -> f64 {
    let reply =
        tubewright_loadtest::request(server.address, "GET", "/metrics", &[], b"").await.expect("a page");
    let text = String::from_utf8(reply.body).expect("text");
    let line =
        text.lines().find(|line| line.starts_with(&format!("tubewright_{name} "))).expect("the number");
    line.rsplit(' ').next().and_then(|value| value.parse().ok()).expect("a number")
}
