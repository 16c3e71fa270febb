//! What a command costs a table's task: games of four people with the memory store and no sockets, in CPU time. In a release
//! build it plays long enough to measure:
//! `cargo test --release -p tubewright-server --lib tables_task -- --nocapture`

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use tokio::sync::{mpsc, oneshot};
use tubewright_bots::random_action;
use tubewright_rules::Rng;
use tubewright_store::{Memory, Store};
use tubewright_table::{Event, PersonId, Table};
use tubewright_wire::{Command, Encoding, NewTable, Settings, Stage};

use crate::app::App;
use crate::config::Config;
use crate::secret::hex;
use crate::table_message::{ClientHandle, Identity, Out, TableMessage};
use crate::time::now;

const PEOPLE: u8 = 4;
/// Enough for a figure where the build is one to measure; else one to see that it works.
const GAMES: usize = if cfg!(debug_assertions) { 1 } else { 40 };

/// The CPU time of this thread, on which the task, the store and those who ask all run.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn person(seat: u8) -> PersonId {
    PersonId(hex(&[seat; 32]))
}

/// A table at which all sit, and the commands of a game through, with a word after each round.
struct Script {
    opening: Vec<Event>,
    commands: Vec<(u8, Command)>,
}

impl Script {
    fn new(id: &str, seed: &str) -> Self {
        let settings = Settings { powers: true, objectives: true, ..Settings::plain(PEOPLE) };
        let new = NewTable { settings, name: "Ann".to_owned(), colour: None, bots: Vec::new(), secret: None };
        let now = now();
        let mut opening = vec![Table::open(&new, id, seed, &person(0), now).expect("it can be opened")];
        let mut table = Table::replay(&opening, now).expect("it fits");
        for seat in 1..PEOPLE {
            let name = format!("Guest {seat}");
            let sit = Command::Sit { seat: None, name, colour: None, secret: None };
            for event in table.decide(&person(seat), 0, &sit, now).expect("a free seat") {
                table.apply(&event).expect("it fits");
                opening.push(event);
            }
        }
        let mut commands = Vec::new();
        let mut rng = Rng::new(7);
        while table.stage() == Stage::Playing {
            for seat in 0..PEOPLE {
                let game = table.game().expect("it is on");
                let place = game.seats().nth(seat.into()).expect("a seat");
                let call = game.call(place).expect("in step everyone is to act");
                let action = random_action(game.board(), game.sheet(place), call, &mut rng);
                let actions = game.actions(place);
                let (round, turn) = (actions.len() as u8, actions.last().map_or(0, Vec::len) as u8 + 1);
                let action = game.board().name_action(action);
                let mut next = vec![Command::Play { round, turn, action }];
                if turn == 1 {
                    next.push(Command::Chat { text: format!("Good luck in round {round}!") });
                }
                for command in next {
                    let id = 1 + commands.len() as u64;
                    for event in table.decide(&person(seat), id, &command, now).expect("it may be done") {
                        table.apply(&event).expect("it fits");
                    }
                    commands.push((seat, command));
                }
            }
        }
        Self { opening, commands }
    }
}

/// Plays a game through; the CPU time that its commands took.
async fn play(app: &Arc<App>, id: &str, script: Script) -> Duration {
    super::open(app, id, &script.opening).await.expect("it is opened");
    let mailbox = app.table(id);
    let mut queues = Vec::new();
    for seat in 0..PEOPLE {
        let (queue, queued) = mpsc::channel(64);
        let client = ClientHandle { id: seat.into(), encoding: Encoding::Postcard, queue };
        let who = Identity { person: [seat; 32], secret: None, address: IpAddr::V4(Ipv4Addr::LOCALHOST) };
        let (joined, answer) = oneshot::channel();
        let join = TableMessage::Join { who, last: None, client, joined };
        assert!(mailbox.send(join).await.is_ok(), "the table is there");
        answer.await.expect("an answer").expect("a way in");
        queues.push(queued);
    }
    let begun = cpu();
    for (n, (seat, command)) in (1..).zip(script.commands) {
        let done = app.metrics.commands_done.load(Relaxed) + 1;
        let message = TableMessage::Command { client: seat.into(), id: n, command, at: Instant::now() };
        assert!(mailbox.send(message).await.is_ok(), "the table is there");
        while app.metrics.commands_done.load(Relaxed) < done {
            tokio::task::yield_now().await;
        }
        for queue in &mut queues {
            while let Ok(out) = queue.try_recv() {
                assert!(matches!(out, Out::Frame(_)), "nobody is sent away");
            }
        }
    }
    cpu() - begun
}

#[tokio::test]
async fn a_tables_task_carries_out_whole_games() {
    let store = Arc::new(Memory::default());
    let app = App::new(Config::default(), store.clone());
    let (mut spent, mut commands) = (Duration::ZERO, 0);
    for game in 0..GAMES {
        let id = format!("table{game}");
        let script = Script::new(&id, &format!("{game:032x}"));
        let (opening, all) = (script.opening.len(), script.commands.len());
        spent += play(&app, &id, script).await;
        commands += all;
        let log = store.tail(&id, 0).expect("its log").entries;
        assert_eq!(log.len(), opening + all, "one entry a command");
        let over = app.look(&id, |table| matches!(table.stage(), Stage::Over(_))).await;
        assert_eq!(over, Ok(true));
    }
    let each = spent.as_secs_f64() * 1e6 / commands as f64;
    println!("{commands} commands of {PEOPLE} people: {each:.1} µs of CPU each");
}
