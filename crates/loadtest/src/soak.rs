//! People who play game after game for a long time, to see whether a server stays as it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinHandle, JoinSet};

use crate::play::{Counts, Load, Phase, Player, seat_table};

/// How long a table waits before it is opened again after it could not be.
const RETRY: Duration = Duration::from_secs(1);
/// So many tables are opened at the same time.
const AT_ONCE: usize = 64;

/// Tables at each of which one game follows the other.
pub struct Soak {
    totals: Arc<Totals>,
    stage: watch::Sender<Phase>,
    tables: Vec<JoinHandle<()>>,
}

#[derive(Default)]
struct Totals {
    sockets: AtomicUsize,
    games: AtomicUsize,
    turns: AtomicUsize,
    failures: Arc<Counts>,
}

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Sockets that are open.
    pub sockets: usize,
    /// Games that are over.
    pub games: usize,
    /// Choices that were acknowledged in these.
    pub turns: usize,
    /// Commands that were refused, connections that were lost, tables that could not be opened.
    pub failures: usize,
}

impl Soak {
    /// Begins to play.
    pub fn start(load: Load) -> Self {
        let (totals, stage) = (Arc::<Totals>::default(), watch::Sender::new(Phase::Measuring));
        let gate = Arc::new(Semaphore::new(AT_ONCE));
        let tables = (0..load.tables)
            .map(|table| {
                let (totals, stage, gate) = (totals.clone(), stage.subscribe(), gate.clone());
                tokio::spawn(one_game_after_the_other(load, table as u64, totals, stage, gate))
            })
            .collect();
        Self { totals, stage, tables }
    }

    /// How it stands now.
    pub fn standing(&self) -> Standing {
        Standing {
            sockets: self.totals.sockets.load(Relaxed),
            games: self.totals.games.load(Relaxed),
            turns: self.totals.turns.load(Relaxed),
            failures: self.totals.failures.failures.load(Relaxed),
        }
    }

    /// Lets everyone go.
    pub async fn end(self) {
        self.stage.send_replace(Phase::Over);
        for table in self.tables {
            // A table that failed was counted as a failure.
            let _ = table.await;
        }
    }
}

async fn one_game_after_the_other(
    load: Load,
    table: u64,
    totals: Arc<Totals>,
    stage: watch::Receiver<Phase>,
    gate: Arc<Semaphore>,
) {
    let mut seeds = (table << 32)..;
    while *stage.borrow() != Phase::Over {
        let permit = gate.acquire().await;
        let seated = seat_table(&load).await;
        drop(permit);
        let Ok(people) = seated else {
            totals.failures.failures.fetch_add(1, Relaxed);
            tokio::time::sleep(RETRY).await;
            continue;
        };
        let sockets = people.len();
        totals.sockets.fetch_add(sockets, Relaxed);
        let mut players = JoinSet::new();
        for (person, seed) in people.into_iter().zip(&mut seeds) {
            players.spawn(
                Player::new(person, load.pace, seed, totals.failures.clone()).run(stage.clone(), true),
            );
        }
        while let Some(done) = players.join_next().await {
            match done {
                Ok(times) => totals.turns.fetch_add(times.len(), Relaxed),
                Err(_) => totals.failures.failures.fetch_add(1, Relaxed),
            };
        }
        totals.sockets.fetch_sub(sockets, Relaxed);
        totals.games.fetch_add(usize::from(*stage.borrow() != Phase::Over), Relaxed);
    }
}
