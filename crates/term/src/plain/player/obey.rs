//! What the player does with a line that was typed.

use std::io::{self, Write};
use std::time::Instant;

use tubewright_present::refusal;
use tubewright_table::{self as table, Stage};
use tubewright_texts::{key, t};

use super::{Asked, Next, PATIENCE, Player};
use crate::command::Command;
use crate::lines::Input;
use crate::review::{self, reviewed};
use crate::say::system_refused;
use crate::session::{Driver, read_action};

impl<D: Driver, O: Write> Player<'_, D, O> {
    /// Does what was typed.
    pub(super) fn obey(&mut self, line: &str) -> io::Result<Next> {
        let (question, command) = (self.question(), Command::read(line));
        (self.inline, self.again) = (false, true);
        match (question, command) {
            (Asked::End, Command::Next | Command::Quit) => return Ok(Next::Leave),
            // A program's actions that come too late end the game like nothing at all.
            (Asked::End, Command::Act(_)) if self.layout.typed_ahead => return Ok(Next::Leave),
            (_, Command::Quit) => {
                // What was chosen stands, and is kept with the rest.
                if self.commit_last()? {
                    return Ok(Next::Stay);
                }
                self.say(&t!(self.say.0, "term-goodbye"))?;
                return Ok(Next::Leave);
            }
            (_, Command::AtTable(command)) => {
                let only = || vec![t!(self.say.0, "term-only-at-table")];
                let said = match self.driver.remote_mut() {
                    Some(remote) => remote.obey(self.say, &command),
                    None => only(),
                };
                self.say_all(&said)?;
            }
            (_, Command::Help) if self.driver.remote().is_some() => {
                self.say_all(&self.say.help_at_table())?;
            }
            (_, Command::Unknown(word)) => {
                self.say(&t!(self.say.0, "term-unknown", word = self.say.quoted(&word)))?;
            }
            _ if !self.is_in_game() => {
                let seats = self.driver.remote().map(|remote| remote.seat_rows(self.say));
                self.say_all(&seats.unwrap_or_default())?;
            }
            (Asked::Turn, Command::Act(text)) => self.act(&text)?,
            (Asked::Turn, Command::Next) => self.say(&t!(self.say.0, "term-draw-first"))?,
            (Asked::Confirm, Command::Next) => self.commit()?,
            (Asked::Confirm, Command::Act(_)) if self.layout.typed_ahead => {
                self.mailbox.put_back(Input::Line(line.to_owned()));
                self.is_answered = true;
                self.commit()?;
            }
            (Asked::Confirm, Command::Act(_)) => self.say(&t!(self.say.0, "term-turn-is-done"))?,
            (Asked::Confirm, Command::Undo) => {
                (self.pending, self.place) = (None, None);
                self.say(&t!(self.say.0, "term-taken-back"))?;
            }
            (Asked::Nothing, Command::Undo) if self.driver.session().can_undo() => {
                if let Err(why) = self.driver.command(table::Command::Undo) {
                    self.say(&refusal::refused(self.say.0, &why))?;
                }
            }
            (Asked::Nothing | Asked::Turn, Command::Undo) => {
                self.say(&t!(self.say.0, "refusal-nothing-to-undo"))?;
            }
            (Asked::Nothing, Command::Act(_)) => self.say(&t!(self.say.0, "refusal-not-waiting"))?,
            (Asked::Nothing, Command::Next) => self.say_waited()?,
            (
                Asked::End,
                Command::Act(_) | Command::Undo | Command::Hint | Command::Legal | Command::Cards,
            ) => {}
            (_, command) => self.answer(&command)?,
        }
        Ok(Next::Stay)
    }

    /// The input has ended: the last action needs no further word.
    pub(super) fn end_of_input(&mut self) -> io::Result<Next> {
        if std::mem::take(&mut self.inline) {
            writeln!(self.output)?;
        }
        if self.question() == Asked::Confirm {
            let is_elsewhere = self.driver.remote().is_some();
            if is_elsewhere {
                self.commit()?;
            }
            if is_elsewhere || self.commit_last()? {
                // What comes of it is waited for.
                self.mailbox.put_back(Input::End);
                return Ok(Next::Stay);
            }
        }
        if !self.told_result {
            self.say(&t!(self.say.0, "term-end-of-input"))?;
        }
        Ok(Next::Leave)
    }

    /// Says what of the game was luck, and what was lost.
    fn review(&mut self) -> io::Result<()> {
        self.say(&t!(self.say.0, "tell-thinking"))?;
        self.output.flush()?;
        let review = reviewed(&self.driver.record(), self.driver.seat());
        let view = self.driver.view();
        self.say_all(&review::lines(self.say, view.board(), review.as_ref()))
    }

    /// The commands that change nothing in the game.
    fn answer(&mut self, command: &Command) -> io::Result<()> {
        match command {
            Command::MapEachTurn(on) => {
                self.layout.map = *on;
                self.say(&self.say.0.get(if *on { key!("term-map-on") } else { key!("term-map-off") }))
            }
            Command::Record => self.write_record(),
            Command::Review if self.question() == Asked::End => self.review(),
            Command::Review => self.say(&t!(self.say.0, "term-review-later")),
            Command::Save(name) => self.save_as(name),
            command => {
                let view = self.driver.view();
                let lines = self.about(&view, |question| question.answer(command));
                self.say_all(&lines)?;
                if *command == Command::Others { self.say_waited() } else { Ok(()) }
            }
        }
    }

    /// Who is waited for at a server's table, what may be done for them, and the clock.
    fn say_waited(&mut self) -> io::Result<()> {
        self.impatient = None;
        let Some(remote) = self.driver.remote() else { return Ok(()) };
        let waited: Vec<String> =
            remote.waited(self.say).into_iter().chain(remote.offers(self.say)).collect();
        self.say_all(&waited)?;
        self.say_clock()
    }

    /// Takes an action as chosen and says what it does, or why it cannot be.
    fn act(&mut self, text: &str) -> io::Result<()> {
        let view = self.driver.view();
        match read_action(self.say, &view, text) {
            Ok((action, sheet)) => {
                self.pending = Some((self.now(), action));
                let total = sheet.total(view.board(), view.objectives());
                let score = t!(self.say.0, "term-score-now", total = total);
                self.say(&format!("{} {score}", self.say.you_did(view.board(), action)))
            }
            Err(why) => self.say(&why),
        }
    }

    /// Plays what was chosen.
    fn commit(&mut self) -> io::Result<()> {
        let Some((_, action)) = self.pending.take() else { return Ok(()) };
        let played = self.driver.play(action);
        self.committed(played)
    }

    /// Plays what was chosen, when the person leaves; `true` where that ended the game.
    fn commit_last(&mut self) -> io::Result<bool> {
        let Some((_, action)) = self.pending.take() else { return Ok(false) };
        let played = self.driver.play_last(action);
        self.committed(played)?;
        self.tell_actions()?;
        self.tell_news()?;
        Ok(self.driver.stage() == Stage::Over)
    }

    fn committed(&mut self, played: Result<(), table::Refused>) -> io::Result<()> {
        if let Err(why) = played {
            return self.say(&refusal::refused(self.say.0, &why));
        }
        if let Some(heard) = &mut self.heard {
            // It was told when it was chosen.
            heard[self.driver.seat().index()] += 1;
        }
        self.impatient = Some(Instant::now() + PATIENCE);
        Ok(())
    }

    fn save_as(&mut self, name: &str) -> io::Result<()> {
        let said = match self.driver.save(name) {
            Ok(()) => t!(self.say.0, "term-saved", file = self.say.quoted(name)),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                t!(self.say.0, "term-file-exists", file = self.say.quoted(name))
            }
            Err(why) => t!(self.say.0, "term-not-saved", why = system_refused(self.say.0, &why)),
        };
        self.say(&said)
    }
}
