//! Many people at many tables, each of whom plays when it is their turn.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tubewright_client::Event;
use tubewright_rules::Rng;
use tubewright_wire::{Command, NewTable, Settings, Stage};

use crate::client::Way;
use crate::figures::{Figures, Times};
use crate::http::open_table;
use crate::person::Person;

/// How often each one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Once in this time, at a moment of their own.
    Every(Duration),
    /// As soon as it is their turn.
    AtOnce,
}

/// What is to be driven.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// The server.
    pub server: SocketAddr,
    /// How many tables.
    pub tables: usize,
    /// How many people at each.
    pub seats: u8,
    /// How often they play.
    pub pace: Pace,
}

/// What is counted while it lasts.
#[derive(Default)]
pub(crate) struct Counts {
    messages: AtomicUsize,
    pub(crate) failures: AtomicUsize,
    over: AtomicUsize,
}

/// People who sit at their tables and have not begun.
pub struct Players {
    load: Load,
    counts: Arc<Counts>,
    stage: watch::Sender<Phase>,
    tasks: Vec<JoinHandle<Times>>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
pub(crate) enum Phase {
    Waiting,
    Playing,
    Measuring,
    Over,
}

impl Players {
    /// Opens the tables and lets everyone sit down.
    pub async fn seat(load: Load) -> io::Result<Self> {
        let gate = Arc::new(Semaphore::new(64));
        let tables: Vec<_> = (0..load.tables)
            .map(|_| {
                let gate = gate.clone();
                tokio::spawn(async move {
                    let _permit = gate.acquire_owned().await.map_err(io::Error::other)?;
                    seat_table(&load).await
                })
            })
            .collect();
        let mut people = Vec::with_capacity(load.tables * usize::from(load.seats));
        for table in tables {
            people.extend(table.await.map_err(io::Error::other)??);
        }
        let counts = Arc::new(Counts::default());
        let stage = watch::Sender::new(Phase::Waiting);
        let tasks = (0..)
            .zip(people)
            .map(|(number, person)| {
                let player = Player::new(person, load.pace, number, counts.clone());
                tokio::spawn(player.run(stage.subscribe(), false))
            })
            .collect();
        Ok(Self { load, counts, stage, tasks })
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> usize {
        self.tasks.len()
    }

    /// Lets them play, for a while before and then while everything is measured.
    pub async fn measure(self, before: Duration, last: Duration) -> io::Result<Figures> {
        self.stage.send_replace(Phase::Playing);
        tokio::time::sleep(before).await;
        let (messages, begun) = (self.counts.messages.load(Relaxed), Instant::now());
        self.stage.send_replace(Phase::Measuring);
        // Where all play as fast as they can, the games may end before the time does.
        while begun.elapsed() < last && self.counts.over.load(Relaxed) * 20 < self.tasks.len() {
            tokio::time::sleep(Duration::from_millis(20).min(last)).await;
        }
        let seconds = begun.elapsed().as_secs_f64();
        let messages = self.counts.messages.load(Relaxed) - messages;
        self.stage.send_replace(Phase::Over);
        let sockets = self.tasks.len();
        let mut times = Times::default();
        for task in self.tasks {
            times.extend(&task.await.map_err(io::Error::other)?);
        }
        debug_assert_eq!(sockets, self.load.tables * usize::from(self.load.seats));
        Ok(Figures {
            sockets,
            seconds,
            commands: times.len(),
            commands_per_s: times.len() as f64 / seconds,
            messages_per_s: messages as f64 / seconds,
            p50_ms: times.within(0.5),
            p99_ms: times.within(0.99),
            max_ms: times.within(1.0),
            failures: self.counts.failures.load(Relaxed),
        })
    }
}

/// A full table: the game is on.
pub(crate) async fn seat_table(load: &Load) -> io::Result<Vec<Person>> {
    let new = NewTable {
        settings: Settings::plain(load.seats),
        name: "Host".to_owned(),
        colour: None,
        bots: vec![],
        secret: None,
    };
    let (table, cookie) = open_table(load.server, &new).await?;
    let way = Way { cookie: Some(cookie), ..Way::default() };
    let mut people = vec![Person::join(load.server, &table, way).await?];
    for seat in 1..load.seats {
        let mut guest = Person::join(load.server, &table, Way::default()).await?;
        let name = format!("Guest {seat}");
        guest.ask(Command::Sit { seat: None, name, colour: None, secret: None }).await?;
        people.push(guest);
    }
    if load.seats == 1 {
        people[0].ask(Command::Start).await?;
    }
    Ok(people)
}

/// Somebody who plays any legal action on each of their turns.
pub(crate) struct Player {
    person: Person,
    pace: Pace,
    rng: Rng,
    counts: Arc<Counts>,
}

/// A command without an answer: its id, when it was sent, and whether it counts.
type UnderWay = Option<(u64, Instant, bool)>;

impl Player {
    pub(crate) fn new(person: Person, pace: Pace, seed: u64, counts: Arc<Counts>) -> Self {
        Self { person, pace, rng: Rng::new(seed), counts }
    }

    /// Plays until the stage is over, or the own game if that is enough.
    pub(crate) async fn run(mut self, mut stage: watch::Receiver<Phase>, until_over: bool) -> Times {
        let mut times = Times::default();
        let begins = stage.wait_for(|stage| *stage >= Phase::Playing);
        if begins.await.is_err() {
            return times;
        }
        let mut slot = tokio::time::Instant::now();
        if let Pace::Every(every) = self.pace {
            slot += every * self.rng.below(1000) / 1000;
        }
        let mut under_way: UnderWay = None;
        let mut told = false;
        loop {
            self.person.send().await;
            self.count(&mut under_way, &mut times);
            let play = if under_way.is_none() { self.person.any_play(&mut self.rng) } else { None };
            let ready = play.is_some();
            let over = matches!(self.person.mirror().snapshot().stage, Stage::Over(_));
            if over && !told {
                told = true;
                self.counts.over.fetch_add(1, Relaxed);
            }
            if over && until_over {
                return times;
            }
            tokio::select! {
                biased;
                () = tokio::time::sleep_until(slot), if ready => {
                    let Some(command) = play else { continue };
                    let counted = *stage.borrow() == Phase::Measuring;
                    under_way = Some((self.person.request(command), Instant::now(), counted));
                    if let Pace::Every(every) = self.pace {
                        // Who was kept waiting does not hurry to make up for it.
                        slot = (slot + every).max(tokio::time::Instant::now());
                    }
                }
                () = self.person.listen() => {}
                changed = stage.changed() => {
                    if changed.is_err() || *stage.borrow() == Phase::Over {
                        return times;
                    }
                }
            }
        }
    }

    /// Counts what has come.
    fn count(&mut self, under_way: &mut UnderWay, times: &mut Times) {
        self.counts.messages.fetch_add(self.person.take_messages(), Relaxed);
        while let Some(event) = self.person.next_event() {
            match (event, *under_way) {
                (Event::Done(id), Some((sent, at, counted))) if id == sent => {
                    *under_way = None;
                    if counted {
                        times.add(at.elapsed());
                    }
                }
                (Event::Refused { .. }, _) => {
                    *under_way = None;
                    self.counts.failures.fetch_add(1, Relaxed);
                }
                (Event::Lost { .. }, _) => {
                    self.counts.failures.fetch_add(1, Relaxed);
                }
                _ => {}
            }
        }
    }
}
