//! Before the game at a table elsewhere: who sits there, what they say, and that it has not begun.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use tubewright_client::{Contact, Event};
use tubewright_rules::Board;
use tubewright_texts::{key, t};
use tubewright_wire::{Clock, Pace};

use super::draw::{Hits, lines, sentences, talk_lines, too_small};
use super::field::Field;
use super::game::{Hit, Overlay, Transition};
use super::key_bar::key_row;
use super::keys::{self, Act, Mode, Situation, bar};
use super::map::{Marks, draw_map, scale};
use super::run::Screen;
use super::theme::{bold, dim};
use crate::chart::Chart;
use crate::command::{AtTable, Command};
use crate::look::Look;
use crate::remote::Remote;
use crate::say::Say;
use crate::session::Driver;

/// Columns beside the map, with the gap.
const PANEL: u16 = 36;
/// Rows at the foot: two for what is said, one for the keys.
const FOOT: u16 = 3;

/// A table where people gather.
pub(crate) struct RoomScreen<'t> {
    pub(crate) remote: Remote,
    say: Say<'t>,
    look: Look,
    /// Something to say or a command, while it is typed.
    over: Overlay,
    message: Option<String>,
}

impl<'t> RoomScreen<'t> {
    pub(crate) fn new(remote: Remote, say: Say<'t>, look: Look) -> Self {
        Self { remote, say, look, over: Overlay::Nothing, message: None }
    }

    /// What is to be said now.
    fn status(&self) -> Vec<String> {
        let (texts, address) = (self.say.0, self.remote.joining().address.page());
        if let Some(message) = &self.message {
            return vec![message.clone()];
        }
        if self.remote.snapshot().is_none() {
            return vec![t!(texts, "join-calling", address = address)];
        }
        if let Some(lost) = self.remote.info(self.say).contact {
            return vec![lost];
        }
        let starts =
            if self.remote.may_start() { key!("join-enter-starts") } else { key!("room-host-starts") };
        vec![t!(texts, "join-link", address = address), texts.get(starts)]
    }

    /// What was settled, in a few words each.
    fn settled(&self) -> Vec<String> {
        let texts = self.say.0;
        let Some(settings) = self.remote.snapshot().map(|snapshot| snapshot.settings) else {
            return Vec::new();
        };
        let modules = match (settings.objectives, settings.powers) {
            (false, false) => "none",
            (true, false) => "objectives",
            (false, true) => "powers",
            (true, true) => "both",
        };
        let pace = match settings.pace {
            Pace::InStep => t!(texts, "new-pace-step"),
            Pace::OwnPace => t!(texts, "new-pace-own"),
        };
        let clock = match settings.clock {
            Clock::None => t!(texts, "new-clock-none"),
            Clock::Seconds(count) => t!(texts, "new-clock-seconds", count = count),
            Clock::Days(count) => t!(texts, "new-clock-days", count = count),
        };
        vec![t!(texts, "term-modules", modules = modules), format!("{pace} · {clock}")]
    }

    fn at_table(&mut self, command: &AtTable) {
        let said = self.remote.obey(self.say, command);
        self.message = (!said.is_empty()).then(|| said.join(" "));
    }

    fn type_key(&mut self, key: KeyEvent) -> Transition {
        let (Overlay::Talk(field) | Overlay::Command(field)) = &mut self.over else {
            return Transition::Stay;
        };
        match key.code {
            KeyCode::Esc => self.over = Overlay::Nothing,
            KeyCode::Enter => match std::mem::replace(&mut self.over, Overlay::Nothing) {
                Overlay::Talk(field) if !field.is_blank() => {
                    self.at_table(&AtTable::Say(field.text().to_owned()));
                    self.over = Overlay::Talk(Field::default());
                }
                Overlay::Command(field) => return self.obey(field.text()),
                _ => {}
            },
            _ => field.key(key),
        }
        Transition::Stay
    }

    fn obey(&mut self, text: &str) -> Transition {
        match Command::read(text) {
            Command::Quit => return Transition::Leave,
            Command::AtTable(command) => self.at_table(&command),
            Command::Unknown(word) => {
                self.message = Some(t!(self.say.0, "term-unknown", word = self.say.quoted(&word)));
            }
            // Everything else needs a game.
            _ => {}
        }
        Transition::Stay
    }

    fn situation(&self) -> Situation {
        let mode = match self.over {
            Overlay::Talk(_) => Mode::Talk,
            Overlay::Command(_) => Mode::Command,
            _ => Mode::Room,
        };
        Situation { mode, is_remote: true, may_start: self.remote.may_start(), ..Situation::default() }
    }
}

impl Screen for RoomScreen<'_> {
    fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        if too_small(frame, self.say.0, self.look) {
            return Hits::new();
        }
        let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(FOOT)];
        let [_, body, foot] = Layout::vertical(rows).areas(frame.area());
        let board = Board::london();
        let map = Rect { width: body.width - PANEL, ..body };
        draw_map(frame, map, (board, None), &Marks::default(), self.look);
        let (wide, _) = Chart::size(board, scale(board, map.width, map.height));
        let panel =
            Rect { x: wide + 2, y: body.y + 1, width: body.width - wide - 3, height: body.height - 1 };
        let info = self.remote.info(self.say);
        if !info.seats.is_empty() {
            let mut head = vec![Line::styled(t!(self.say.0, "room-title"), bold())];
            head.extend(self.settled().into_iter().map(|line| Line::styled(line, dim())));
            head.push(Line::default());
            let rows = Constraint::Length(head.len() as u16);
            let [top, rest] = Layout::vertical([rows, Constraint::Min(0)]).areas(panel);
            lines(frame, top, head, self.look);
            lines(frame, rest, talk_lines(self.say, &info, rest), self.look);
        }
        let [said, keys] = Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(foot);
        match &self.over {
            Overlay::Talk(text) => text.draw(frame, said, &t!(self.say.0, "join-say"), self.look),
            Overlay::Command(text) => text.draw(frame, said, ">", self.look),
            _ => sentences(frame, said, &self.status(), self.look),
        }
        key_row(frame, keys, bar(&self.situation(), self.say, self.look))
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
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
            Some(Act::Leave) => return Transition::Leave,
            Some(Act::Talk) => self.over = Overlay::Talk(Field::default()),
            Some(Act::Type) => self.over = Overlay::Command(Field::default()),
            Some(Act::Confirm) => self.at_table(&AtTable::Start),
            _ => {}
        }
        Transition::Stay
    }

    fn click(&mut self, hit: Hit) -> Transition {
        match hit {
            Hit::Key(code) => self.key(KeyEvent::new(code, KeyModifiers::NONE)),
            Hit::Entry(_) => Transition::Stay,
        }
    }

    fn tick(&mut self) -> bool {
        let news = self.remote.poll();
        for event in self.remote.events() {
            // Everything else is to be seen beside the map.
            if let Event::Refused { .. } | Event::Contact(Contact::Connected) | Event::MayHost = event {
                self.message = self.remote.tell(self.say, &event).pop();
            }
        }
        news
    }

    fn transition(&self) -> Transition {
        if self.remote.is_in_game() {
            Transition::GoOn
        } else if self.remote.farewell().is_some() {
            Transition::Leave
        } else {
            Transition::Stay
        }
    }
}
