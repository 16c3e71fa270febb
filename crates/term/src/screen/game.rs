//! The game on the full screen: what is pointed at, what is under the pencil, and what keys and clicks do to it.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tubewright_bots::Advice;
use tubewright_client::{Contact, Event};
use tubewright_rules::{Action, Illegal, Power, Sheet, View};
use tubewright_table::{self as table, Draft, Refused, Stage};
use tubewright_texts::t;

use super::entries::{Entry, action, entries};
use crate::command::{AtTable, Command};
use crate::look::Look;
use crate::remote::TableInfo;
use crate::say::{Prospect, Say, system_refused};
use crate::session::{Driver, names};
use crate::think;

/// What lies over the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// Nothing.
    Nothing,
    /// The keys.
    Help,
    /// The sheet of the seat with this number, from 0.
    Sheet(usize),
    /// A name for the record is being typed.
    Save(String),
    /// Who is at the table and what they said, and something to say is being typed.
    Talk(String),
}

/// What there is in the way of hints.
pub(crate) enum Hints {
    /// Nobody asked.
    None,
    /// Being thought about.
    Thinking(Receiver<Vec<Advice>>),
    /// The best few.
    Ready(Vec<Advice>),
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
    /// A command that is being typed.
    pub(crate) typed: Option<String>,
    pub(crate) over: Overlay,
    pub(crate) hints: Hints,
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
            typed: None,
            over: Overlay::Nothing,
            hints: Hints::None,
            message: None,
            place: (0, 0),
        };
        play.follow();
        play
    }

    /// Forgets what belonged to an earlier turn.
    fn follow(&mut self) {
        let view = self.driver.view();
        let place = (view.round(), view.faceup().turns());
        if place != self.place {
            self.place = place;
            self.look_away();
        }
    }

    fn look_away(&mut self) {
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
                    None => t!(texts, "term-no-hint"),
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
    fn tell_power(&self, view: &View) -> String {
        let (texts, count) = (self.say.0, self.entries(view).len());
        match view.sheet().power() {
            Some(Power::Double) if self.draft().first().is_some() => t!(texts, "tell-double-second"),
            Some(Power::Double) => t!(texts, "tell-double-first"),
            Some(Power::Joker) => t!(texts, "tell-joker", count = count),
            Some(Power::Switch) => t!(texts, "tell-switch", count = count),
            Some(Power::Circle) => t!(texts, "tell-circle"),
            None => String::new(),
        }
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

    /// A click on something.
    pub(crate) fn click(&mut self, hit: Hit) -> Transition {
        match hit {
            Hit::Key(code) => self.key(KeyEvent::new(code, KeyModifiers::NONE)),
            Hit::Entry(number) => {
                self.message = None;
                let view = self.driver.view();
                let entry = self.entries(&view).get(number).copied();
                if entry.is_some_and(|entry| entry.is_in(&self.draft())) {
                    self.confirm(&view);
                } else if let Some(entry) = entry {
                    self.choose(&view, entry);
                }
                Transition::Stay
            }
        }
    }

    /// A key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Transition {
        self.message = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if matches!(key.code, KeyCode::Char('c' | 'd')) {
                Transition::Leave
            } else {
                Transition::Stay
            };
        }
        match &self.over {
            Overlay::Nothing => {}
            Overlay::Save(_) => return self.save_key(key.code),
            Overlay::Talk(_) => return self.talk_key(key.code),
            Overlay::Help | Overlay::Sheet(_) => return self.reading_key(key.code),
        }
        if self.typed.is_some() {
            return self.typing_key(key.code);
        }
        match self.driver.stage() {
            Stage::Tally(_) => self.tally_key(key.code),
            Stage::Over => self.final_key(key.code),
            Stage::Person(_) | Stage::Bots => self.turn_key(key.code),
        }
    }

    fn reading_key(&mut self, code: KeyCode) -> Transition {
        match (code, &self.over) {
            (KeyCode::Char('q'), _) => return Transition::Leave,
            (KeyCode::Char('o') | KeyCode::Tab | KeyCode::Right | KeyCode::Down, Overlay::Sheet(seat)) => {
                let others = (seat + 1..self.names().len()).find(|&seat| seat != self.driver.seat().index());
                self.over = others.map_or(Overlay::Nothing, Overlay::Sheet);
            }
            _ => self.over = Overlay::Nothing,
        }
        Transition::Stay
    }

    fn save_key(&mut self, code: KeyCode) -> Transition {
        let Overlay::Save(name) = &mut self.over else { return Transition::Stay };
        match code {
            KeyCode::Esc => self.over = Overlay::Nothing,
            KeyCode::Backspace => drop(name.pop()),
            KeyCode::Char(c) => name.push(c),
            KeyCode::Enter if !name.trim().is_empty() => {
                let name = name.trim().to_owned();
                self.over = Overlay::Nothing;
                self.save(&name);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn talk_key(&mut self, code: KeyCode) -> Transition {
        let Overlay::Talk(text) = &mut self.over else { return Transition::Stay };
        match code {
            KeyCode::Esc => self.over = Overlay::Nothing,
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(c) if text.chars().count() < tubewright_wire::MAX_CHAT_CHARS => text.push(c),
            KeyCode::Enter if text.trim().is_empty() => self.over = Overlay::Nothing,
            KeyCode::Enter => {
                let text = std::mem::take(text);
                self.at_table(&AtTable::Say(text));
            }
            _ => {}
        }
        Transition::Stay
    }

    /// Asks for what only a table with others knows.
    fn at_table(&mut self, command: &AtTable) {
        let said = match self.driver.remote_mut() {
            Some(remote) => remote.obey(self.say, command),
            None => vec![t!(self.say.0, "term-only-at-table")],
        };
        self.message = (!said.is_empty()).then(|| said.join(" "));
    }

    fn save(&mut self, name: &str) {
        let texts = self.say.0;
        self.message = Some(match self.driver.save(name) {
            Ok(()) => t!(texts, "term-saved", file = self.say.quoted(name)),
            Err(why) if why.kind() == std::io::ErrorKind::AlreadyExists => {
                t!(texts, "term-file-exists", file = self.say.quoted(name))
            }
            Err(why) => t!(texts, "term-not-saved", why = system_refused(texts, &why)),
        });
    }

    fn tally_key(&mut self, code: KeyCode) -> Transition {
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.command(table::Command::Next);
                self.follow();
            }
            _ => return self.common_key(code),
        }
        Transition::Stay
    }

    fn final_key(&mut self, code: KeyCode) -> Transition {
        match code {
            KeyCode::Char('r') if self.info().is_some() => {
                self.at_table(&AtTable::Rematch);
                Transition::Stay
            }
            _ if self.info().is_some() => self.common_key(code),
            KeyCode::Char('n') => Transition::New,
            KeyCode::Char('a') => Transition::Again,
            _ => self.common_key(code),
        }
    }

    /// The keys that hold at any time.
    fn common_key(&mut self, code: KeyCode) -> Transition {
        match code {
            KeyCode::Char('q') => return Transition::Leave,
            KeyCode::Char('?') | KeyCode::F(1) => self.over = Overlay::Help,
            KeyCode::Char('o') => self.show_others(),
            KeyCode::Char('s') => self.over = Overlay::Save(String::new()),
            KeyCode::Char('m') if self.info().is_some() => {
                self.over = Overlay::Talk(String::new());
            }
            KeyCode::Char(':' | '/') => self.typed = Some(String::new()),
            _ => {}
        }
        Transition::Stay
    }

    fn show_others(&mut self) {
        let own = self.driver.seat().index();
        match (0..self.names().len()).find(|&seat| seat != own) {
            Some(seat) => self.over = Overlay::Sheet(seat),
            None => self.message = Some(t!(self.say.0, "term-nobody-else")),
        }
    }

    fn turn_key(&mut self, code: KeyCode) -> Transition {
        let view = self.driver.view();
        match code {
            KeyCode::Up => self.point(&view, (0, -1)),
            KeyCode::Down => self.point(&view, (0, 1)),
            KeyCode::Left => self.point(&view, (-1, 0)),
            KeyCode::Right => self.point(&view, (1, 0)),
            KeyCode::Tab => self.next(&view, 1),
            KeyCode::BackTab => self.next(&view, -1),
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(&view),
            KeyCode::Esc => self.pick = None,
            KeyCode::Char(digit @ '1'..='9') => {
                let number = digit as usize - '1' as usize;
                if let Some(&entry) = self.entries(&view).get(number) {
                    self.choose(&view, entry);
                }
            }
            KeyCode::Char('p') => self.pass(&view),
            KeyCode::Char('u') | KeyCode::Backspace => self.undo(),
            KeyCode::Char('t') => self.hint(&view),
            KeyCode::Char('w') => self.power(&view),
            KeyCode::Char(c @ ('a'..='j' | 'A'..='J')) => {
                self.typed = Some(c.to_ascii_lowercase().to_string());
            }
            code => return self.common_key(code),
        }
        Transition::Stay
    }

    /// Points at the nearest entry in a direction.
    fn point(&mut self, view: &View, (dx, dy): (i32, i32)) {
        let entries = self.entries(view);
        let place = |station| {
            let point = view.board().point(station);
            (i32::from(point.column), i32::from(point.row))
        };
        let here = self.pick.and_then(|pick| entries.get(pick)).map(|entry| place(entry.goal()));
        let away = |entry: &Entry| {
            // Whoever points at nothing yet looks along the sections that go that way.
            let from = here.unwrap_or_else(|| match entry {
                Entry::Draw(step) => place(step.from),
                Entry::Circle(_) => (0, 0),
            });
            let (x, y) = place(entry.goal());
            let (x, y) = (x - from.0, y - from.1);
            let ahead = x * dx + y * dy;
            let aside = (x * dy).abs() + (y * dx).abs();
            (ahead > 0).then_some(ahead + 2 * aside)
        };
        let ranked = entries.iter().enumerate().filter_map(|(i, entry)| Some((away(entry)?, i)));
        match ranked.min() {
            Some((_, i)) => self.pick = Some(i),
            None if self.pick.is_none() && !entries.is_empty() => self.pick = Some(0),
            None => {}
        }
        self.passing = false;
    }

    /// Points at the next entry in the list.
    fn next(&mut self, view: &View, by: isize) {
        let count = self.entries(view).len() as isize;
        if count > 0 {
            let at = self.pick.map_or(if by > 0 { -1 } else { 0 }, |pick| pick as isize);
            self.pick = Some((at + by).rem_euclid(count) as usize);
            self.passing = false;
        }
    }

    /// Puts an entry under the pencil.
    fn choose(&mut self, view: &View, entry: Entry) {
        let Some(call) = view.call() else { return };
        if action(view, call, self.draft(), entry).is_some() {
            self.command(entry.command());
            self.pick = None;
            self.passing = false;
        }
    }

    /// Draws what is pointed at, or confirms what is under the pencil.
    fn confirm(&mut self, view: &View) {
        if !self.is_asked() {
            return;
        }
        let pointed = self.pick.and_then(|pick| self.entries(view).get(pick).copied());
        match pointed {
            Some(entry) if !entry.is_in(&self.draft()) => self.choose(view, entry),
            _ if self.passing => self.play(Action::Pass),
            _ if self.draft().is_playable() => self.play(self.driver.session().drafted()),
            _ => self.message = Some(t!(self.say.0, "screen-choose")),
        }
    }

    fn play(&mut self, action: Action) {
        match self.driver.play(action) {
            Ok(()) => {
                self.look_away();
                self.follow();
            }
            Err(why) => self.message = Some(self.say.refused(&why, "")),
        }
    }

    /// Has the session do something, or says why it does not.
    fn command(&mut self, command: table::Command) {
        if let Err(why) = self.driver.command(command) {
            self.message = Some(self.say.refused(&why, ""));
        }
    }

    fn pass(&mut self, view: &View) {
        if view.call().is_some() && self.is_asked() {
            self.look_away();
            self.command(table::Command::Preview(Action::Pass));
            self.passing = true;
        }
    }

    fn undo(&mut self) {
        if self.passing {
            self.passing = false;
        } else {
            let had_draft = !self.draft().is_empty();
            self.command(table::Command::Undo);
            self.pick = None;
            // A pass that was taken back is asked for again; at a server's table that is said later.
            self.passing = !had_draft && self.is_asked() && self.message.is_none() && self.draft().is_empty();
        }
    }

    fn hint(&mut self, view: &View) {
        if view.call().is_none() || !self.is_asked() {
            return;
        }
        if let Hints::Ready(list) = &self.hints {
            if let Some(best) = list.first().map(|advice| advice.action) {
                self.take(best);
            }
            return;
        }
        let (sender, receiver) = channel();
        let view = view.clone();
        thread::spawn(move || {
            // The person may have gone on by now.
            let _ = sender.send(think::hints(&view));
        });
        self.hints = Hints::Thinking(receiver);
    }

    /// Puts a whole legal action under the pencil.
    fn take(&mut self, action: Action) {
        self.command(table::Command::Preview(action));
        self.pick = None;
        self.passing = action == Action::Pass;
    }

    fn power(&mut self, view: &View) {
        if view.call().is_none() || !self.is_asked() {
            return;
        }
        let sheet = view.sheet();
        self.pick = None;
        self.passing = false;
        self.message = match sheet.held_power() {
            None => Some(self.say.refused(&Refused::NoPower, "")),
            Some(power) if sheet.is_power_spent() => Some(self.say.illegal(&Illegal::PowerSpent(power), "")),
            Some(_) if self.draft().is_armed() => {
                self.command(table::Command::Disarm);
                return;
            }
            Some(power) => self.arm(view, power),
        };
    }

    fn arm(&mut self, view: &View, power: Power) -> Option<String> {
        if !self.driver.session().power_helps() {
            return Some(t!(self.say.0, "term-power-nothing", power = power.name()));
        }
        self.command(table::Command::Arm);
        Some(self.tell_power(view))
    }

    fn typing_key(&mut self, code: KeyCode) -> Transition {
        let Some(text) = &mut self.typed else { return Transition::Stay };
        match code {
            KeyCode::Esc => self.typed = None,
            KeyCode::Backspace => {
                text.pop();
                if text.is_empty() {
                    self.typed = None;
                }
            }
            // Nobody types more than the longest action.
            KeyCode::Char(c) if text.len() < 200 => text.push(c),
            KeyCode::Enter => {
                let text = self.typed.take().unwrap_or_default();
                return self.obey(&text);
            }
            _ => {}
        }
        Transition::Stay
    }

    /// Does what was typed: the same commands as line by line.
    fn obey(&mut self, text: &str) -> Transition {
        let view = self.driver.view();
        let own = self.driver.seat().index();
        match Command::read(text) {
            Command::Act(text) => self.act(&view, &text),
            Command::Next => self.confirm(&view),
            Command::Undo => self.undo(),
            Command::Hint => self.hint(&view),
            Command::Help => self.over = Overlay::Help,
            Command::Others => self.show_others(),
            Command::Quit => return Transition::Leave,
            Command::Save(name) => self.save(&name),
            Command::Sheet(Some(seat)) | Command::Map(Some(seat)) | Command::Score(Some(seat)) => {
                match seat.checked_sub(1).filter(|&seat| seat < self.names().len()) {
                    Some(seat) if seat != own => self.over = Overlay::Sheet(seat),
                    Some(_) => {}
                    None => self.message = Some(t!(self.say.0, "term-no-such-seat")),
                }
            }
            // All of this is on the screen already.
            Command::Legal
            | Command::Cards
            | Command::Sheet(None)
            | Command::Map(None)
            | Command::Score(None)
            | Command::MapEachTurn(_) => {}
            Command::Record => self.over = Overlay::Save(String::new()),
            Command::AtTable(command) => self.at_table(&command),
            Command::Unknown(word) => {
                self.message = Some(t!(self.say.0, "term-unknown", word = self.say.quoted(&word)));
            }
        }
        Transition::Stay
    }

    fn act(&mut self, view: &View, text: &str) {
        let Some(call) = view.call().filter(|_| self.is_asked()) else { return };
        let mut sheet = *view.sheet();
        let action = view.board().parse_action(text).and_then(|action| {
            sheet.play(view.board(), call, action)?;
            Ok(action)
        });
        match action {
            Ok(action) => self.take(action),
            Err(why) => self.message = Some(self.say.illegal(&why, text)),
        }
    }
}
