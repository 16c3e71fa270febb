//! The server is killed at random moments under load: what it had answered is there afterwards, once, and play goes on.

mod serving;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::Command as Process;
use std::time::Duration;

use serving::Server;
use tubewright_client::Mirror;
use tubewright_loadtest::{Answer, Client, Lost, Way, open_table};
use tubewright_rules::{NamedAction, Rng};
use tubewright_wire::{ClientMessage, Command, Encoding, NewTable, ServerMessage, Settings, Stage};

const KILLS: usize = 100;
const TABLES: usize = 4;

/// What a seat was promised: its action by round and turn, and the entry that holds it.
type Promised = BTreeMap<(u8, u8), (NamedAction, u64)>;

/// Somebody who plays, through all deaths of the server.
struct Player {
    table: String,
    cookie: Option<String>,
    had: Option<Mirror>,
    /// A command whose answer did not come; it is sent again as it was.
    open: Option<(u64, Command)>,
    promised: Promised,
    /// Lines of chat, each said once.
    said: Vec<String>,
    rng: Rng,
}

impl Player {
    /// Plays until the server dies or the game is over.
    async fn play(&mut self, server: SocketAddr) {
        let way = Way { encoding: Encoding::Postcard, cookie: self.cookie.clone(), ..Way::default() };
        let Ok(mut client) = Client::join(server, &self.table, &way, self.had.take()).await else { return };
        self.cookie = Some(client.cookie.clone());
        let _ = self.moves(&mut client).await;
        self.had = client.into_mirror();
    }

    async fn moves(&mut self, client: &mut Client) -> Result<(), Lost> {
        loop {
            let next = match self.open.take() {
                Some(open) => Some(open),
                None => {
                    client.any_play(&mut self.rng).map(|play| (client.next_id(), self.or_chat(client, play)))
                }
            };
            if let Some((id, command)) = next {
                self.open = Some((id, command.clone()));
                let answer = client.command_as(id, command.clone()).await?;
                self.open = None;
                match (&answer, command) {
                    (Answer::Done(n), Command::Play { round, turn, action }) => {
                        self.promised.insert((round, turn), (action, *n));
                    }
                    (Answer::Done(_), Command::Chat { text }) => self.said.push(text),
                    _ => {}
                }
                continue;
            }
            if matches!(client.mirror().snapshot().stage, Stage::Over(_)) {
                return Ok(());
            }
            client.receive().await?;
        }
    }

    /// Now and then something is said first: a play that is sent twice would be noticed by its turn, a line would not.
    fn or_chat(&mut self, client: &Client, play: Command) -> Command {
        if self.rng.below(4) == 0 && self.said.len() < 12 {
            return Command::Chat { text: format!("line {}", client.next_id()) };
        }
        play
    }

    /// Everything that was promised is there, in its place, and nothing is there twice.
    async fn check(&self, server: SocketAddr) {
        let way = Way { cookie: self.cookie.clone(), ..Way::default() };
        let client = Client::join(server, &self.table, &way, None).await.expect("the table is there");
        let mirror = client.mirror();
        let (game, seat) = (mirror.game().expect("a game"), mirror.seat().expect("its seat"));
        for ((round, turn), (action, n)) in &self.promised {
            let rounds = game.actions(seat);
            let played =
                rounds.get(usize::from(*round) - 1).and_then(|turns| turns.get(usize::from(*turn) - 1));
            let played = played.map(|action| game.board().name_action(*action));
            assert_eq!(played.as_ref(), Some(action), "round {round}, turn {turn} was promised");
            assert!(
                *n <= mirror.snapshot().n,
                "entry {n} was promised, the log ends at {}",
                mirror.snapshot().n
            );
        }
        // Two people say no more than the table remembers.
        for said in &self.said {
            let times = mirror.snapshot().chat.iter().filter(|line| line.text == *said).count();
            assert_eq!(times, 1, "{said:?} was said once");
        }
    }
}

async fn new_game(server: SocketAddr, number: u64) -> Vec<Player> {
    let new = NewTable {
        settings: Settings::plain(2),
        name: "Ann".to_owned(),
        colour: None,
        bots: vec![],
        secret: None,
    };
    let (table, cookie) = open_table(server, &new).await.expect("a table");
    let mut guest = Client::join(server, &table, &Way::default(), None).await.expect("a way in");
    let sit = Command::Sit { seat: None, name: "Bob".to_owned(), colour: None, secret: None };
    assert!(matches!(guest.command(sit).await, Ok(Answer::Done(_))));
    let player = |cookie: String, seed: u64| Player {
        table: table.clone(),
        cookie: Some(cookie),
        had: None,
        open: None,
        promised: Promised::new(),
        said: Vec::new(),
        rng: Rng::new(seed),
    };
    vec![player(cookie, 2 * number), player(guest.cookie.clone(), 2 * number + 1)]
}

#[test]
fn what_was_answered_survives_a_hundred_kills() {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(folder.path(), 0);
    let mut players = Vec::new();
    let mut games = 0;
    let mut dice = Rng::new(11);
    let (mut finished, mut promised, mut said) = (0, 0, 0);
    for _ in 0..KILLS {
        let address = server.address;
        while players.len() < 2 * TABLES {
            games += 1;
            players.extend(runtime.block_on(new_game(address, games)));
        }
        let playing: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                runtime.spawn(async move {
                    player.play(address).await;
                    player
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(u64::from(20 + dice.below(130))));
        server.kill();
        let survivors: Vec<Player> =
            playing.into_iter().map(|task| runtime.block_on(task).expect("no player fails")).collect();
        server = Server::start(folder.path(), 0);
        for player in survivors {
            runtime.block_on(player.check(server.address));
            let over = player.had.as_ref().is_some_and(|had| matches!(had.snapshot().stage, Stage::Over(_)));
            if over && player.open.is_none() {
                promised += player.promised.len();
                said += player.said.len();
                finished += 1;
            } else {
                players.push(player);
            }
        }
    }
    // Whoever is still at a table plays to the end.
    let address = server.address;
    let playing: Vec<_> = players
        .drain(..)
        .map(|mut player| {
            runtime.spawn(async move {
                while player.had.as_ref().is_none_or(|had| !matches!(had.snapshot().stage, Stage::Over(_))) {
                    player.play(address).await;
                }
                player.check(address).await;
                (player.promised.len(), player.said.len())
            })
        })
        .collect();
    for task in playing {
        let all = async { tokio::time::timeout(Duration::from_secs(60), task).await };
        let (played, chatted) = runtime.block_on(all).expect("every table goes on").expect("no player fails");
        (promised, said, finished) = (promised + played, said + chatted, finished + 1);
    }
    println!("{games} games, {promised} choices and {said} lines of chat answered, {KILLS} kills");
    assert_eq!(finished, 2 * games, "every player of every game has come to its end");
    assert!(promised > 500, "only {promised} choices were answered: too little load to prove anything");
    assert!(said > 100, "only {said} lines were said: too few to prove that none is there twice");
}

#[test]
fn a_server_that_is_asked_to_stop_tells_everyone_to_come_back() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(folder.path(), 0);
    let mut players = runtime.block_on(new_game(server.address, 1));
    let way = Way { cookie: players[0].cookie.take(), ..Way::default() };
    let mut client =
        runtime.block_on(Client::join(server.address, &players[0].table, &way, None)).expect("in");
    runtime.block_on(client.send(&ClientMessage::Ping { stamp: 1 })).expect("sent");
    let status =
        Process::new("kill").args(["-TERM", &server.child.id().to_string()]).status().expect("kill runs");
    assert!(status.success());
    let told = runtime.block_on(async {
        loop {
            match tokio::time::timeout(Duration::from_secs(20), client.receive()).await.expect("it is told") {
                Ok(ServerMessage::ComeBack { .. }) => break true,
                Ok(_) => {}
                Err(_) => break false,
            }
        }
    });
    assert!(told);
    assert!(server.child.wait().expect("it ends").success());
}

#[test]
fn a_disk_that_takes_no_more_bytes_makes_the_server_read_only() {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    // The shell ignores the signal that comes with the limit, and so does what it becomes: writes fail instead.
    let script = "trap '' XFSZ; ulimit -f 2000; exec \"$0\" serve --port 0 --log nothing --messages-per-second 0 --data \"$1\"";
    let mut shell = Process::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_tubewright")]).arg(folder.path());
    let server = Server::run(&mut shell);
    let refused = runtime.block_on(async {
        let players = new_game(server.address, 1).await;
        let way = Way { cookie: players[0].cookie.clone(), ..Way::default() };
        let mut client = Client::join(server.address, &players[0].table, &way, None).await.expect("in");
        let mut answered = Vec::new();
        for place in 0..399 {
            let text = format!("{place} {}", "x".repeat(190));
            match client
                .command(Command::Chat { text: text.clone() })
                .await
                .expect("every command is answered")
            {
                Answer::Done(_) => answered.push(text),
                Answer::Refused(reason) => return Some((reason, answered, players)),
            }
        }
        None
    });
    let (reason, answered, players) = refused.expect("the limit is reached");
    assert_eq!(reason, "read-only");
    let health = runtime
        .block_on(tubewright_loadtest::request(server.address, "GET", "/healthz", &[], b""))
        .expect("up");
    assert_eq!(health.status, 503);
    drop(server);
    let again = Server::start(folder.path(), 0);
    // What was answered is there.
    let way = Way { cookie: players[0].cookie.clone(), ..Way::default() };
    let client =
        runtime.block_on(Client::join(again.address, &players[0].table, &way, None)).expect("it is there");
    let chat: Vec<&str> = client.mirror().snapshot().chat.iter().map(|line| line.text.as_str()).collect();
    let last: Vec<&str> = answered.iter().rev().take(40).rev().map(String::as_str).collect();
    assert!(!last.is_empty());
    let from = chat.iter().position(|line| *line == last[0]).expect("the first of them");
    assert_eq!(chat[from..from + last.len()], last[..]);
}
