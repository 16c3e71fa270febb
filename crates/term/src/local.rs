//! A table on this device: the person in the first seat, bots in the others, who think in threads of their own.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use tubewright_bots::Level;
use tubewright_rules::{Action, Game, Seat};
use tubewright_table::{Command, LocalTable, Player, Stage};
use tubewright_texts::t;

use crate::keep::{Keep, Kept};
use crate::say::{Say, system_refused};
use crate::session::{GameSession, Wait};
use crate::think;

/// A local game on the full screen.
pub(crate) struct Local {
    table: LocalTable,
    seat: Seat,
    names: Vec<String>,
    kinds: Vec<String>,
    keep: Box<dyn Keep>,
    /// Why keeping failed, until it is said.
    failed: Option<io::Error>,
    keeps: bool,
    /// The bots that are thinking.
    thinking: Vec<Seat>,
    answers: Receiver<(Seat, Action)>,
    sender: Sender<(Seat, Action)>,
}

impl Local {
    /// Sits down at a table; what is played there is kept.
    pub(crate) fn new(table: LocalTable, keep: Box<dyn Keep>, say: Say<'_>) -> Self {
        let players = || table.game().seats().zip(&table.order().players);
        let names = players().map(|(seat, player)| say.player(seat, player)).collect();
        let kinds = players().map(|(_, player)| kind(say, player)).collect();
        let seat = players().find(|(_, player)| player.is_person()).map(|(seat, _)| seat);
        let (sender, answers) = channel();
        let mut local = Self {
            seat: seat.expect("a local game has a person"),
            table,
            names,
            kinds,
            keep,
            failed: None,
            keeps: true,
            thinking: Vec::new(),
            answers,
            sender,
        };
        local.changed();
        local
    }

    /// Keeps the game, and lets those bots think that have to act.
    fn changed(&mut self) {
        if self.keeps
            && let Err(why) = self.keep.keep(&self.table.record(), self.table.stage() == Stage::Over)
        {
            self.keeps = false;
            self.failed = Some(why);
        }
        let asked: Vec<Seat> = self.table.asked().filter(|seat| !self.thinking.contains(seat)).collect();
        for seat in asked {
            let level =
                think::level(self.table.order().players[seat.index()].name()).unwrap_or(Level::Regular);
            let (view, sender) = (self.table.view(seat), self.sender.clone());
            self.thinking.push(seat);
            thread::spawn(move || {
                // Nobody waits any more once the game is left.
                let _ = sender.send((seat, think::choose(&view, level)));
            });
        }
    }
}

fn kind(say: Say<'_>, player: &Player) -> String {
    think::level(player.name())
        .filter(|_| !player.is_person())
        .map_or(String::new(), |level| say.level(level))
}

impl GameSession for Local {
    fn game(&self) -> &Game {
        self.table.game()
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn kinds(&self) -> &[String] {
        &self.kinds
    }

    fn wait(&self) -> Wait {
        match self.table.stage() {
            Stage::Person(_) => Wait::You,
            Stage::Bots => Wait::Others,
            Stage::Tally(round) => Wait::Tally(round),
            Stage::Over => Wait::Over,
        }
    }

    fn has_acted(&self, seat: Seat) -> bool {
        self.table.game().turn(seat).is_none()
    }

    fn play(&mut self, action: Action, say: Say<'_>) -> Result<(), String> {
        let confirm = if action == Action::Pass { Command::Pass } else { Command::Done };
        let played = self.table.command(Command::Preview(action)).and_then(|_| self.table.command(confirm));
        played.map_err(|why| say.refused(&why))?;
        self.changed();
        Ok(())
    }

    fn undo(&mut self) -> Option<Action> {
        self.table.command(Command::Undo).ok()?;
        let action = self.table.drafted();
        // What was played is the screen's draft again, not the table's.
        self.table.command(Command::Preview(Action::Pass)).ok()?;
        self.changed();
        Some(action)
    }

    fn go_on(&mut self) {
        if self.table.command(Command::Next).is_ok() {
            self.changed();
        }
    }

    fn poll(&mut self) -> bool {
        let mut news = false;
        while let Ok((seat, action)) = self.answers.try_recv() {
            self.thinking.retain(|&other| other != seat);
            // The turn cannot have gone on without this bot.
            self.table.command(Command::Act(seat, action)).expect("a bot acts when asked, and legally");
            self.changed();
            news = true;
        }
        news
    }

    fn trouble(&mut self, say: Say<'_>) -> Option<String> {
        let why = self.failed.take()?;
        Some(t!(say.0, "term-not-saved", why = system_refused(say.0, &why)))
    }

    fn kept(&self) -> Kept {
        if self.keeps { self.keep.kept() } else { Kept::Nowhere }
    }

    fn save(&self, name: &str) -> io::Result<()> {
        self.keep.save(name, &self.table.record())
    }

    fn seed(&self) -> Option<String> {
        Some(self.table.order().seed.clone())
    }
}
