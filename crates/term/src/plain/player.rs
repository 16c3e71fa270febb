//! The player itself: it tells what happens, asks for a line when one is wanted, and does what was typed.

mod obey;
mod tell;

use std::io::{self, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tubewright_rules::{Action, View};
use tubewright_table::Stage;
use tubewright_texts::{key, t};

use super::{COMMAND, Layout, told_left};
use crate::answers::Question;
use crate::beside::wrap;
use crate::command::{AtTable, Command};
use crate::keep::Kept;
use crate::lines::{Input, Mailbox};
use crate::remote::{Farewell, Remote};
use crate::say::Say;
use crate::session::{Driver, names};

/// The others get so long before it is said that they are waited for.
const PATIENCE: Duration = Duration::from_millis(800);
/// So many milliseconds before the clock runs out, it is said.
const HURRY: u64 = 10_000;
/// Where nothing is to be expected, it is looked at this often.
const IDLE: Duration = Duration::from_secs(60);

/// What the person is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    /// An action.
    Turn,
    /// Whether the action shall stand.
    Confirm,
    /// Whether the record is to be saved.
    End,
}

/// Does the person stay, or leave?
#[derive(PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

/// A round and a turn in it.
type Place = (usize, u32);

/// Somebody who plays line by line.
pub(super) struct Player<'t, D, O> {
    driver: D,
    say: Say<'t>,
    layout: Layout,
    mailbox: Arc<Mailbox>,
    output: O,
    asked: Asked,
    /// The question is to be asked once more.
    again: bool,
    /// The answer was typed before the question, which need not be asked.
    is_answered: bool,
    /// A prompt stands at the beginning of the line.
    inline: bool,
    /// What the person has chosen and not confirmed, and the turn that it is for.
    pending: Option<(Place, Action)>,
    /// The turn that was shown last.
    place: Option<Place>,
    /// By seat, how many of its actions were told; nothing before the game.
    heard: Option<Vec<usize>>,
    /// When it is to be said that others are waited for.
    impatient: Option<Instant>,
    /// It was said that the clock runs out.
    hurried: bool,
    /// The room was described.
    in_room: bool,
    told_result: bool,
}

impl<'t, D: Driver, O: Write> Player<'t, D, O> {
    pub(super) fn new(driver: D, say: Say<'t>, layout: Layout, mailbox: Arc<Mailbox>, output: O) -> Self {
        Self {
            driver,
            say,
            layout,
            mailbox,
            output,
            asked: Asked::Nothing,
            again: false,
            is_answered: false,
            inline: false,
            pending: None,
            place: None,
            heard: None,
            impatient: None,
            hurried: false,
            in_room: false,
            told_result: false,
        }
    }

    /// Plays until there is nothing more to do.
    pub(super) fn run(mut self) -> io::Result<()> {
        let ended = self.play();
        self.mailbox.close();
        ended
    }

    fn play(&mut self) -> io::Result<()> {
        if let Some(remote) = self.driver.remote() {
            let address = remote.joining().address.page();
            self.say(&t!(self.say.0, "join-calling", address = address))?;
        }
        loop {
            self.driver.poll();
            self.tell_news()?;
            let farewell = self.driver.remote().and_then(Remote::farewell).filter(|_| !self.told_result);
            if let Some(farewell) = farewell.cloned() {
                return self.part(&farewell);
            }
            if self.is_in_game() {
                self.follow()?;
            }
            if self.told_result
                && self.driver.remote().is_none()
                && let Kept::File(name) = self.driver.kept()
            {
                return self.say(&t!(self.say.0, "term-saved", file = self.say.quoted(&name)));
            }
            self.ask()?;
            let next = match self.next_line() {
                Some(Input::Line(line)) => self.obey(&line)?,
                Some(Input::TooLong) => {
                    (self.inline, self.again) = (false, true);
                    self.say(&t!(self.say.0, "term-line-too-long"))?;
                    Next::Stay
                }
                Some(Input::End) => self.end_of_input()?,
                None => {
                    self.wait()?;
                    Next::Stay
                }
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    fn is_in_game(&self) -> bool {
        self.driver.remote().is_none_or(Remote::is_in_game)
    }

    /// Waits until something happens, or something is to be said.
    fn wait(&mut self) -> io::Result<()> {
        let now = Instant::now();
        let impatient = self.impatient.map(|when| when.saturating_duration_since(now));
        let left = self.time_left().filter(|_| !self.hurried && self.question() != Asked::Nothing);
        let hurry = left.map(|left| Duration::from_millis(left.saturating_sub(HURRY)));
        let next = [impatient, hurry, self.driver.next_poll()].into_iter().flatten().min();
        self.mailbox.wait(next.unwrap_or(IDLE));
        if self.impatient.is_some_and(|when| when <= Instant::now()) {
            self.impatient = None;
            let waited = self.driver.remote().and_then(|remote| remote.waited(self.say));
            self.say_all(waited.as_slice())?;
        }
        if hurry.is_some() && self.time_left().is_some_and(|left| left <= HURRY) {
            self.hurried = true;
            self.say_clock()?;
        }
        Ok(())
    }

    fn time_left(&self) -> Option<u64> {
        self.driver.remote().and_then(Remote::time_left)
    }

    /// The turn that the person has come to.
    fn now(&self) -> Place {
        let view = self.driver.view();
        (view.round(), view.faceup().turns())
    }

    /// What the person is asked for as things stand.
    fn question(&self) -> Asked {
        if !self.is_in_game() {
            return Asked::Nothing;
        }
        match self.driver.stage() {
            Stage::Over => Asked::End,
            Stage::Person(_) if self.pending.is_some() => Asked::Confirm,
            Stage::Person(_) => Asked::Turn,
            Stage::Bots | Stage::Tally(_) => Asked::Nothing,
        }
    }

    fn ask(&mut self) -> io::Result<()> {
        let question = self.question();
        let changed = std::mem::replace(&mut self.asked, question) != question;
        if question != Asked::Nothing && std::mem::take(&mut self.is_answered) {
            self.again = false;
            return Ok(());
        }
        if !(std::mem::take(&mut self.again) | changed) {
            return Ok(());
        }
        let prompt = match question {
            Asked::Nothing => return self.output.flush(),
            Asked::Turn => key!("term-prompt-turn"),
            Asked::Confirm if self.driver.remote().is_some() => key!("join-prompt-confirm"),
            Asked::Confirm if self.driver.view().faceup().is_over() => key!("term-prompt-round"),
            Asked::Confirm => key!("term-prompt-next"),
            Asked::End => key!("term-prompt-end"),
        };
        // Where nobody's Enter ends the line, the prompt does.
        self.inline = !self.layout.typed_ahead;
        let end = if self.inline { " " } else { "\n" };
        let prompt = self.layout.look.fit(&self.say.0.get(prompt));
        write!(self.output, "{prompt}{end}")?;
        self.output.flush()
    }

    /// The next line, if its time has come: what was typed ahead waits until it is asked for.
    fn next_line(&mut self) -> Option<Input> {
        let question = self.question();
        let seated = self.driver.remote().map(|remote| remote.snapshot().is_some_and(|it| it.you.is_some()));
        let (in_game, typed_ahead) = (self.is_in_game(), self.layout.typed_ahead);
        self.mailbox.take(|line| match (seated, line) {
            // Bots never take long.
            (None, _) => question != Asked::Nothing,
            _ if !typed_ahead || question != Asked::Nothing => true,
            (Some(false), _) => false,
            (_, Input::Line(line)) => match Command::read(line) {
                Command::AtTable(AtTable::Rematch) => false,
                Command::AtTable(_) => true,
                Command::Help | Command::Quit | Command::Unknown(_) => !in_game,
                _ => false,
            },
            (_, Input::TooLong | Input::End) => !in_game,
        })
    }

    /// Leaves; what was sent is waited for, and it is said how to come back.
    fn leave(&mut self) -> io::Result<()> {
        self.driver.settle();
        if self.told_result {
            return self.output.flush();
        }
        let told = match (self.driver.remote(), self.driver.kept()) {
            (Some(remote), _) => self.say.come_back(remote.joining()),
            (None, Kept::Nowhere) => vec![t!(self.say.0, "term-go-on-without-file")],
            (None, kept) => told_left(self.say, COMMAND, &kept),
        };
        self.say_all(&told)?;
        if self.driver.remote().is_none() && self.driver.kept() == Kept::Nowhere {
            self.write_record()?;
        }
        self.output.flush()
    }

    /// Nothing more can be done at this table.
    fn part(&mut self, farewell: &Farewell) -> io::Result<()> {
        let why = self.say.farewell(farewell);
        if *farewell == Farewell::Left {
            self.say(&why)?;
            return self.output.flush();
        }
        if self.inline {
            writeln!(self.output)?;
        }
        Err(io::Error::other(why))
    }

    fn about<R>(&self, view: &View, what: impl FnOnce(&Question<'_>) -> R) -> R {
        let names = names(self.say, self.driver.session());
        let pending = self.pending.map(|(_, action)| action);
        what(&Question { say: self.say, look: self.layout.look, view, names: &names, pending })
    }

    fn write_record(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.driver.record().to_json())
    }

    fn say_clock(&mut self) -> io::Result<()> {
        let clock = self.driver.remote().and_then(|remote| remote.clock(self.say));
        self.say_all(clock.as_slice())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.inline) {
            // News came while the person was thinking: the question is asked again below it.
            writeln!(self.output)?;
            self.again = true;
        }
        let text = self.layout.look.fit(text);
        let Some(columns) = self.layout.columns else { return writeln!(self.output, "{text}") };
        // A terminal would break a sentence in the middle of a word.
        wrap(&text, columns).into_iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }
}
