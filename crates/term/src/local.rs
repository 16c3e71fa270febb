//! A table on this device: the person in the first seat, bots in the others, who think in threads of their own.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use tubewright_bots::Level;
use tubewright_client::GameSession;
use tubewright_rules::{Action, Record, Seat};
use tubewright_table::{Command, LocalTable, Refused, Stage};

use crate::keep::{Keep, Kept};
use crate::session::Driver;
use crate::think;

/// A round and a turn in it, as they have been revealed.
type Place = (usize, usize);

/// A local game.
pub(crate) struct Local<'k> {
    table: LocalTable,
    keep: Box<dyn Keep + 'k>,
    /// Why keeping failed, until it is said.
    failed: Option<io::Error>,
    keeps: bool,
    /// The bots that are thinking.
    thinking: Vec<Seat>,
    answers: Receiver<(Seat, Action)>,
    sender: Sender<(Seat, Action)>,
    /// Called when a bot has thought.
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The turn on which the person leaves.
    last: Option<Place>,
}

impl<'k> Local<'k> {
    /// Sits down at a table; what is played there is kept. `wake` is called when a bot has thought.
    pub(crate) fn new(
        table: LocalTable,
        keep: Box<dyn Keep + 'k>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let (sender, answers) = channel();
        let mut local = Self {
            table,
            keep,
            failed: None,
            keeps: true,
            thinking: Vec::new(),
            answers,
            sender,
            wake: Arc::new(wake),
            last: None,
        };
        local.changed();
        local
    }

    fn place(&self) -> Place {
        let rounds = self.table.game().rounds();
        (rounds.len(), rounds.last().map_or(0, Vec::len))
    }

    /// Lies there a turn that the person does not see any more?
    fn has_left(&self) -> bool {
        self.last.is_some_and(|last| last != self.place())
    }

    /// Keeps the game, and lets those bots think that have to act.
    fn changed(&mut self) {
        if self.keeps
            && let Err(why) = self.keep.keep(&self.record(), self.table.stage() == Stage::Over)
        {
            self.keeps = false;
            self.failed = Some(why);
        }
        if self.has_left() {
            return;
        }
        let asked: Vec<Seat> = self.table.asked().filter(|seat| !self.thinking.contains(seat)).collect();
        for seat in asked {
            let level =
                think::level(self.table.order().players[seat.index()].name()).unwrap_or(Level::Regular);
            let (view, sender, wake) = (self.table.view(seat), self.sender.clone(), self.wake.clone());
            self.thinking.push(seat);
            thread::spawn(move || {
                // Nobody waits any more once the game is left.
                let _ = sender.send((seat, think::choose(&view, level)));
                wake();
            });
        }
    }

    fn take(&mut self, (seat, action): (Seat, Action)) {
        self.thinking.retain(|&other| other != seat);
        // The turn cannot have gone on without this bot.
        self.table.command(Command::Act(seat, action)).expect("a bot acts when asked, and legally");
        self.changed();
    }
}

impl Driver for Local<'_> {
    fn session(&self) -> &dyn GameSession {
        &self.table
    }

    fn command(&mut self, command: Command) -> Result<(), Refused> {
        let is_draft = match command {
            Command::Undo => !self.table.draft().is_empty(),
            Command::Done | Command::Pass | Command::Act(..) | Command::Next => false,
            _ => true,
        };
        self.table.command(command)?;
        if !is_draft {
            self.changed();
        }
        Ok(())
    }

    fn poll(&mut self) -> bool {
        let mut news = false;
        while let Ok(answer) = self.answers.try_recv() {
            self.take(answer);
            news = true;
        }
        news
    }

    fn trouble(&mut self) -> Option<io::Error> {
        self.failed.take()
    }

    fn kept(&self) -> Kept {
        if self.keeps { self.keep.kept() } else { Kept::Nowhere }
    }

    fn record(&self) -> Record {
        let mut record = self.table.record();
        let rounds = self.table.game().rounds();
        if let (Some(round), Some(turns)) = (record.rounds.last_mut(), rounds.last())
            && let Some(next) = turns.last().filter(|_| self.has_left())
        {
            round.cards.truncate(round.cards.len() - next.cards().count());
        }
        record
    }

    fn save(&self, name: &str) -> io::Result<()> {
        self.keep.save(name, &self.record())
    }

    fn settle(&mut self) {
        while !self.thinking.is_empty() && self.table.stage() == Stage::Bots {
            let Ok(answer) = self.answers.recv() else { return };
            self.take(answer);
        }
    }

    fn play_last(&mut self, action: Action) -> Result<(), Refused> {
        self.last = Some(self.place());
        self.play(action)?;
        self.settle();
        Ok(())
    }
}
