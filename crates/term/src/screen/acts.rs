//! What keys, clicks and typed commands do on the full screen.

use std::sync::mpsc::channel;
use std::thread;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tubewright_present::refusal;
use tubewright_rules::{Action, IllegalActionError, Power, View};
use tubewright_table::{self as table, Refused, Stage};
use tubewright_texts::t;

use super::entries::{Entry, action};
use super::field::Field;
use super::game::{GameScreen, Hints, Hit, Overlay, Transition};
use super::keys::{self, Act, Mode};
use crate::command::{AtTable, Command};
use crate::remote::Remote;
use crate::review::{ReviewPage, Scroll};
use crate::say::system_refused;
use crate::session::{Driver, read_action};
use crate::think;

/// Columns to the right and rows down.
const fn direction(code: KeyCode) -> (i32, i32) {
    match code {
        KeyCode::Up => (0, -1),
        KeyCode::Down => (0, 1),
        KeyCode::Left => (-1, 0),
        _ => (1, 0),
    }
}

impl<D: Driver> GameScreen<'_, D> {
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
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_control && matches!(key.code, KeyCode::Char('c' | 'd')) {
            return Transition::Leave;
        }
        let at = self.situation();
        if at.mode.is_typing() {
            return self.type_key(key);
        }
        match keys::act(&at, key.code).filter(|_| !is_control) {
            Some(act) => return self.act(act, key.code),
            // Whoever has read enough presses anything.
            None if matches!(at.mode, Mode::Help | Mode::Sheet | Mode::Review) => {
                self.over = Overlay::Nothing;
            }
            None => {}
        }
        Transition::Stay
    }

    fn act(&mut self, act: Act, code: KeyCode) -> Transition {
        let view = self.driver.view();
        match act {
            Act::Point => self.point(&view, direction(code)),
            Act::Step => self.next(&view, if code == KeyCode::BackTab { -1 } else { 1 }),
            Act::Number => {
                let KeyCode::Char(digit) = code else { return Transition::Stay };
                let number = (digit as usize).wrapping_sub('1' as usize);
                if let Some(&entry) = self.entries(&view).get(number) {
                    self.choose(&view, entry);
                }
            }
            Act::Confirm if matches!(self.driver.stage(), Stage::Tally(_)) => {
                self.command(table::Command::Next);
                self.follow();
            }
            Act::Confirm => self.confirm(&view),
            Act::Close => {
                self.pick = None;
                self.over = Overlay::Nothing;
            }
            Act::Type => {
                let first = |c: &char| c.is_ascii_alphabetic();
                let text = code.as_char().filter(first).map(|c| c.to_ascii_lowercase().to_string());
                self.over = Overlay::Command(Field::of(&text.unwrap_or_default()));
            }
            Act::Pass => self.pass(&view),
            Act::Undo => self.undo(),
            Act::Hint => self.hint(&view),
            Act::Power => self.power(&view),
            Act::Others => self.show_others(),
            Act::Review => self.show_review(),
            Act::Scroll => self.scroll(code),
            Act::Save => self.over = Overlay::Save(Field::default()),
            Act::Talk => self.over = Overlay::Talk(Field::default()),
            Act::Rematch => self.at_table(&AtTable::Rematch),
            Act::LetBot => {
                if let Some(seat) = self.driver.remote().and_then(Remote::offered) {
                    self.at_table(&AtTable::Bot(usize::from(seat) + 1, None));
                }
            }
            Act::Help => self.over = Overlay::Help,
            Act::NewGame => return Transition::New,
            Act::SameCards => return Transition::Again,
            Act::Leave => return Transition::Leave,
        }
        Transition::Stay
    }

    fn type_key(&mut self, key: KeyEvent) -> Transition {
        let (Overlay::Save(field) | Overlay::Talk(field) | Overlay::Command(field)) = &mut self.over else {
            return Transition::Stay;
        };
        match key.code {
            KeyCode::Esc => self.over = Overlay::Nothing,
            KeyCode::Enter => return self.typed(),
            _ => {
                field.key(key);
                if matches!(&self.over, Overlay::Command(field) if field.text().is_empty()) {
                    self.over = Overlay::Nothing;
                }
            }
        }
        Transition::Stay
    }

    /// Does what was typed.
    fn typed(&mut self) -> Transition {
        match std::mem::replace(&mut self.over, Overlay::Nothing) {
            Overlay::Save(field) if field.is_blank() => self.over = Overlay::Save(field),
            Overlay::Save(field) => self.save(field.text().trim()),
            Overlay::Talk(field) if field.is_blank() => {}
            Overlay::Talk(field) => {
                self.at_table(&AtTable::Say(field.text().to_owned()));
                self.over = Overlay::Talk(Field::default());
            }
            Overlay::Command(field) => return self.obey(field.text()),
            Overlay::Nothing | Overlay::Help | Overlay::Sheet(_) | Overlay::Review => {}
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

    /// Shows the sheet of somebody else, and from there that of the next, until all were shown.
    fn show_others(&mut self) {
        let first = if let Overlay::Sheet(seat) = self.over { seat + 1 } else { 0 };
        let own = self.driver.seat().index();
        let next = (first..self.driver.session().players().len()).find(|&seat| seat != own);
        if next.is_none() && first == 0 {
            self.message = Some(t!(self.say.0, "term-nobody-else"));
        }
        self.over = next.map_or(Overlay::Nothing, Overlay::Sheet);
    }

    /// Shows the review; it is made once.
    fn show_review(&mut self) {
        if self.review.is_none() {
            self.review = Some(ReviewPage::of(self.driver.record(), self.driver.seat()));
        }
        self.over = Overlay::Review;
    }

    fn scroll(&mut self, code: KeyCode) {
        const PAGE: isize = 15;
        let scroll = match code {
            KeyCode::Up => Scroll::Lines(-1),
            KeyCode::PageDown => Scroll::Lines(PAGE),
            KeyCode::PageUp => Scroll::Lines(-PAGE),
            KeyCode::Home => Scroll::Start,
            KeyCode::End => Scroll::End,
            _ => Scroll::Lines(1),
        };
        if let Some(page) = &mut self.review {
            page.scroll(scroll);
        }
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
            Err(why) => self.message = Some(refusal::refused(self.say.0, &why)),
        }
    }

    /// Has the session do something, or says why it does not.
    fn command(&mut self, command: table::Command) {
        if let Err(why) = self.driver.command(command) {
            self.message = Some(refusal::refused(self.say.0, &why));
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
            if let Some(best) = list.first().map(|hint| hint.action) {
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
            None => Some(refusal::refused(self.say.0, &Refused::NoPower)),
            Some(power) if sheet.is_power_spent() => {
                Some(refusal::illegal(self.say.0, &IllegalActionError::PowerSpent(power)))
            }
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

    /// Does what was typed: the same commands as line by line.
    fn obey(&mut self, text: &str) -> Transition {
        let view = self.driver.view();
        let own = self.driver.seat().index();
        match Command::read(text) {
            Command::Act(text) => self.read_action(&view, &text),
            Command::Next => self.confirm(&view),
            Command::Undo => self.undo(),
            Command::Hint => self.hint(&view),
            Command::Help => self.over = Overlay::Help,
            Command::Others => self.show_others(),
            Command::Quit => return Transition::Leave,
            Command::Save(name) => self.save(&name),
            Command::Sheet(Some(seat)) | Command::Map(Some(seat)) | Command::Score(Some(seat)) => {
                match seat.checked_sub(1).filter(|&seat| seat < self.driver.session().players().len()) {
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
            Command::Review if self.driver.stage() == Stage::Over => self.show_review(),
            Command::Review => self.message = Some(t!(self.say.0, "term-review-later")),
            Command::Record => self.over = Overlay::Save(Field::default()),
            Command::AtTable(command) => self.at_table(&command),
            Command::Unknown(word) => {
                self.message = Some(t!(self.say.0, "term-unknown", word = self.say.quoted(&word)));
            }
        }
        Transition::Stay
    }

    /// Takes an action that was typed.
    fn read_action(&mut self, view: &View, text: &str) {
        if !self.is_asked() {
            return;
        }
        match read_action(self.say, view, text) {
            Ok((action, _)) => self.take(action),
            Err(why) => self.message = Some(why),
        }
    }
}
