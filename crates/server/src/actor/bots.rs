//! Bots: they think on threads of their own, a few at a time, and their actions come back as mail.

use std::collections::btree_map::Entry;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use tubewright_bots::Spec;
use tubewright_rules::Action;
use tubewright_table::BotTurn;

use super::transaction::{Committed, Transaction};
use super::{Actor, RETRY};
use crate::secret::random_number;
use crate::table_message::TableMessage;

impl Actor {
    /// Starts each bot that is to move and is not thinking yet; what is thought for nothing is given up.
    pub(super) fn ask_bots(&mut self) {
        if self.retry.is_some() {
            return;
        }
        let asked = if self.is_left() { Vec::new() } else { self.table.bots_to_move() };
        self.thinking.retain(|place, wanted| {
            let goes_on = asked.iter().any(|asked| (asked.seat, asked.round, asked.turn) == *place);
            wanted.store(goes_on, Relaxed);
            goes_on
        });
        for asked in asked {
            let place = (asked.seat, asked.round, asked.turn);
            if let Entry::Vacant(free) = self.thinking.entry(place) {
                let wanted = free.insert(Arc::new(AtomicBool::new(true))).clone();
                self.think(asked, wanted);
            }
        }
    }

    /// Do only bots play, with nobody there to see it? They go on when somebody comes.
    pub(super) fn is_left(&self) -> bool {
        self.clients.is_empty() && self.table.summary().seats.iter().all(|sitter| sitter.bot().is_some())
    }

    fn think(&self, asked: BotTurn, wanted: Arc<AtomicBool>) {
        let (app, id) = (self.app.clone(), self.id.clone());
        let Some(mailbox) = self.mailbox() else { return };
        // Cookies are free; a network is shared by few.
        let host = || self.table.host().map_or_else(|| id.clone(), |host| host.0.clone());
        let whose = self.network.map_or_else(host, |network| network.to_string());
        app.metrics.thinking.fetch_add(1, Relaxed);
        tokio::spawn(async move {
            let (seat, round, turn) = (asked.seat, asked.round, asked.turn);
            let place = app.bot_pool.clone().place(whose).await;
            let goes_on = || wanted.load(Relaxed) && !mailbox.is_closed();
            let action = match goes_on() {
                true => Some(tokio::task::spawn_blocking(move || choose(&asked)).await),
                false => None,
            };
            drop(place);
            app.metrics.thinking.fetch_sub(1, Relaxed);
            match action {
                None => {}
                Some(_) if !goes_on() => {}
                Some(Ok(action)) => {
                    drop(mailbox.send(TableMessage::Thought { seat, round, turn, action }).await);
                }
                // A bot that fails passes; the table goes on.
                Some(Err(error)) => {
                    tracing::warn!(table = %id, why = %error, "bot-failed");
                    let pass = TableMessage::Thought { seat, round, turn, action: Action::Pass };
                    let _ = mailbox.send(pass).await;
                }
            }
        });
    }

    /// A bot has thought; what came too late, because somebody took the seat back, is passed over.
    pub(super) async fn thought(&mut self, seat: u8, round: u8, turn: u8, action: Action) {
        self.thinking.remove(&(seat, round, turn));
        if self.app.read_only().is_some() {
            self.retry = Some(std::time::Instant::now() + RETRY);
            return;
        }
        let decide = |transaction: &mut Transaction<'_>| {
            transaction.run(|table, now| table.decide_bot(seat, round, turn, action, now))
        };
        match self.commit(decide).await {
            Committed::Done => {}
            Committed::Failed(_) => self.ask_bots(),
        }
    }
}

fn choose(asked: &BotTurn) -> Action {
    let spec: Spec = asked.level.name().parse().expect("levels have the names of bots");
    let net = tubewright_bots::value::london();
    let mut player = spec.player(random_number(), Some(&net));
    player.choose(&asked.view)
}
