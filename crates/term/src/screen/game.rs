//! The game on the full screen: what is pointed at, what is under the pencil, and what is to be said.

use std::sync::mpsc::Receiver;

use ratatui::crossterm::event::KeyCode;
use tubewright_client::{Contact, Event};
use tubewright_present::hints::Hint;
use tubewright_present::situation;
use tubewright_rules::{Sheet, View};
use tubewright_table::{Draft, Stage};
use tubewright_texts::t;

use super::entries::{Entry, action, entries};
use super::field::Field;
use super::keys::{Mode, Situation};
use crate::look::Look;
use crate::remote::{Remote, TableInfo};
use crate::review::ReviewPage;
use crate::say::{Prospect, Say, system_refused};
use crate::session::{Driver, names};

/// What lies over the game.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    /// Nothing.
    Nothing,
    /// The keys.
    Help,
    /// The sheet of the seat with this number, from 0.
    Sheet(usize),
    /// A name for the record is being typed.
    Save(Field),
    /// Who is at the table and what they said, and something to say is being typed.
    Talk(Field),
    /// A command is being typed.
    Command(Field),
    /// The review of the game.
    Review,
}

/// What there is in the way of hints.
pub(crate) enum Hints {
    /// Nobody asked.
    None,
    /// Being thought about.
    Thinking(Receiver<Vec<Hint>>),
    /// The best few.
    Ready(Vec<Hint>),
}

/// What follows from a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transition {
    /// The game goes on.
    Stay,
    /// The person leaves.
    Leave,
    /// Go on with the game that was left.
    GoOn,
    /// Another game.
    New,
    /// The same cards once more.
    Again,
}

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// The entry with this number, from 0.
    Entry(usize),
    /// A key.
    Key(KeyCode),
}

/// The game as one person sees and plays it.
pub(crate) struct GameScreen<'t, D> {
    pub(crate) driver: D,
    pub(crate) say: Say<'t>,
    pub(crate) look: Look,
    /// The entry that is pointed at.
    pub(crate) pick: Option<usize>,
    /// A pass waits to be confirmed.
    pub(crate) passing: bool,
    pub(crate) over: Overlay,
    pub(crate) hints: Hints,
    /// The review, once somebody asked for it.
    pub(crate) review: Option<ReviewPage>,
    /// Something to be said until the next key.
    pub(crate) message: Option<String>,
    /// The round and turn that the draft is for.
    place: (usize, u32),
}

impl<'t, D: Driver> GameScreen<'t, D> {
    pub(crate) fn new(driver: D, say: Say<'t>, look: Look) -> Self {
        let mut play = Self {
            driver,
            say,
            look,
            pick: None,
            passing: false,
            over: Overlay::Nothing,
            hints: Hints::None,
            review: None,
            message: None,
            place: (0, 0),
        };
        play.follow();
        play
    }

    /// On what it depends which keys make sense.
    pub(crate) fn situation(&self) -> Situation {
        let stage = self.driver.stage();
        let mode = match (&self.over, stage) {
            (Overlay::Help, _) => Mode::Help,
            (Overlay::Sheet(_), _) => Mode::Sheet,
            (Overlay::Save(_), _) => Mode::Save,
            (Overlay::Talk(_), _) => Mode::Talk,
            (Overlay::Command(_), _) => Mode::Command,
            (Overlay::Review, _) => Mode::Review,
            (Overlay::Nothing, Stage::Person(_) | Stage::Bots) => Mode::Turn,
            (Overlay::Nothing, Stage::Tally(_)) => Mode::Tally,
            (Overlay::Nothing, Stage::Over) => Mode::Over,
        };
        Situation {
            mode,
            is_asked: self.is_asked(),
            is_done: self.passing || self.draft().is_playable() && self.pick.is_none(),
            has_power: self.driver.view().sheet().power().is_some(),
            has_others: self.driver.session().players().len() > 1,
            is_remote: self.driver.remote().is_some(),
            is_offered: self.driver.remote().and_then(Remote::offered).is_some(),
            may_start: false,
        }
    }

    /// Forgets what belonged to an earlier turn.
    pub(super) fn follow(&mut self) {
        let view = self.driver.view();
        let place = (view.round(), view.faceup().turns());
        if place != self.place {
            self.place = place;
            self.look_away();
        }
    }

    pub(super) fn look_away(&mut self) {
        self.pick = None;
        self.passing = false;
        self.hints = Hints::None;
    }

    /// Has the person to act?
    pub(crate) fn is_asked(&self) -> bool {
        matches!(self.driver.stage(), Stage::Person(_))
    }

    /// What is under the pencil.
    pub(crate) fn draft(&self) -> Draft {
        self.driver.session().draft()
    }

    /// What everyone is called.
    pub(crate) fn names(&self) -> Vec<String> {
        names(self.say, self.driver.session())
    }

    /// The server's table in words, if this is one.
    pub(crate) fn info(&self) -> Option<TableInfo> {
        self.driver.remote().map(|remote| remote.info(self.say))
    }

    /// What the person may choose from; nothing when it is not their turn.
    pub(crate) fn entries(&self, view: &View) -> Vec<Entry> {
        let Some(call) = view.call().filter(|_| self.is_asked()) else { return Vec::new() };
        entries(view, view.sheet(), call, &self.draft())
    }

    /// The sheet with what is under the pencil.
    pub(crate) fn sheet(&self, view: &View) -> Sheet {
        let mut sheet = *view.sheet();
        if view.call().is_some() {
            sheet.play_unchecked(view.board(), self.driver.session().drafted());
        }
        sheet
    }

    /// The sheet with what is pointed at, too.
    pub(crate) fn outlook(&self, view: &View) -> Sheet {
        let mut sheet = *view.sheet();
        let Some(call) = view.call() else { return sheet };
        let pointed = self.pick.and_then(|pick| self.entries(view).get(pick).copied());
        let action = pointed.and_then(|entry| action(view, call, self.draft(), entry));
        sheet.play_unchecked(view.board(), action.unwrap_or_else(|| self.driver.session().drafted()));
        sheet
    }

    /// What is to be said now.
    pub(crate) fn status(&self, view: &View) -> String {
        if let Some(message) = &self.message {
            return message.clone();
        }
        if matches!(self.over, Overlay::Review) {
            let is_there = self.review.as_ref().is_some_and(|page| page.found().is_some());
            return if is_there { String::new() } else { t!(self.say.0, "tell-thinking") };
        }
        let info = self.info();
        let lost = info.as_ref().and_then(|info| info.contact.clone());
        let asked = match (self.driver.stage(), info) {
            (Stage::Bots, info) => {
                let waited = info.and_then(|info| info.waited);
                waited.unwrap_or_else(|| t!(self.say.0, "tell-bots"))
            }
            (Stage::Tally(_), _) => t!(self.say.0, "screen-next"),
            (Stage::Over, None) => t!(self.say.0, "screen-final-keys"),
            (Stage::Over, Some(info)) => info.proof.unwrap_or_else(|| t!(self.say.0, "join-final-keys")),
            (Stage::Person(_), _) => self.asked(view),
        };
        lost.map_or_else(|| asked.clone(), |lost| format!("{lost} {asked}"))
    }

    /// What the person is asked for on their turn.
    fn asked(&self, view: &View) -> String {
        let texts = self.say.0;
        let Some(call) = view.call() else { return String::new() };
        let board = view.board();
        if self.passing {
            return t!(texts, "screen-pass");
        }
        if let Some(entry) = self.pick.and_then(|pick| self.entries(view).get(pick).copied())
            && !entry.is_in(&self.draft())
            && let Some(action) = action(view, call, self.draft(), entry)
        {
            let points = Prospect::of(view, action).gain;
            return t!(texts, "screen-picked", action = board.action_text(action), points = points);
        }
        if self.draft().is_playable() {
            let action = self.driver.session().drafted();
            let points = Prospect::of(view, action).gain;
            return t!(texts, "screen-preview", action = board.action_text(action), points = points);
        }
        match &self.hints {
            Hints::Thinking(_) => return t!(texts, "tell-thinking"),
            Hints::Ready(list) => {
                return match list.first() {
                    Some(best) => t!(texts, "screen-hints", best = self.say.hint(board, best)),
                    None => t!(texts, "tell-no-hint"),
                };
            }
            Hints::None => {}
        }
        if self.draft().is_armed() {
            return self.tell_power(view);
        }
        let open = self.entries(view).len();
        if open == 0 { t!(texts, "tell-open", count = 0) } else { t!(texts, "screen-choose") }
    }

    /// What the power in use asks for.
    pub(super) fn tell_power(&self, view: &View) -> String {
        let Some(power) = view.sheet().power() else { return String::new() };
        let has_first = self.draft().first().is_some();
        situation::power_prompt(self.say.0, power, self.entries(view).len(), has_first)
    }

    /// Takes in what has happened elsewhere; true where the screen must be drawn anew.
    pub(crate) fn tick(&mut self) -> bool {
        let mut news = self.driver.poll();
        if let Hints::Thinking(receiver) = &self.hints
            && let Ok(list) = receiver.try_recv()
        {
            self.hints = Hints::Ready(list);
            news = true;
        }
        news |= self.review.as_mut().is_some_and(ReviewPage::poll);
        if news {
            self.follow();
        }
        let mut said: Vec<String> = Vec::new();
        if let Some(why) = self.driver.trouble() {
            said.push(t!(self.say.0, "term-not-saved", why = system_refused(self.say.0, &why)));
        }
        for event in self.driver.events() {
            said.extend(self.tell(&event));
        }
        if !said.is_empty() {
            self.message = Some(said.join(" "));
            news = true;
        }
        news
    }

    /// What is to be said of something that happened: what is on the screen anyway needs no words.
    fn tell(&mut self, event: &Event) -> Vec<String> {
        let Some(remote) = self.driver.remote() else { return Vec::new() };
        match event {
            Event::Contact(Contact::Lost | Contact::Restarting) | Event::Seat(_) => Vec::new(),
            Event::Chat { is_own: true, .. } => Vec::new(),
            Event::TakenBack => {
                self.passing = self.draft().is_empty();
                Vec::new()
            }
            _ => remote.tell(self.say, event),
        }
    }
}
