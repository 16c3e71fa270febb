//! Before the game at a table elsewhere: who sits there, what they say, and that it has not begun.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::text::Line;
use tubewright_client::{Contact, Event};
use tubewright_rules::Board;
use tubewright_texts::{key, t};
use tubewright_wire::{Clock, MAX_CHAT_CHARS, Pace};

use super::draw::{Hits, lines, prompted, sentences, talk_lines, too_small};
use super::game::{Hit, Transition};
use super::keys::{Key, key_row};
use super::map::{Marks, draw_map, scale};
use super::run::Screen;
use super::theme::{bold, dim};
use crate::chart::Chart;
use crate::command::{AtTable, Command};
use crate::look::Look;
use crate::remote::Remote;
use crate::say::Say;
use crate::session::Driver;

/// Rows at the foot: two for what is said, one for the keys.
const FOOT: u16 = 3;

/// What is being typed.
enum Typed {
    Nothing,
    /// Something to say.
    Talk(String),
    /// A command.
    Command(String),
}

/// A table where people gather.
pub(crate) struct RoomScreen<'t> {
    pub(crate) remote: Remote,
    say: Say<'t>,
    look: Look,
    typed: Typed,
    message: Option<String>,
}

impl<'t> RoomScreen<'t> {
    pub(crate) fn new(remote: Remote, say: Say<'t>, look: Look) -> Self {
        Self { remote, say, look, typed: Typed::Nothing, message: None }
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

    fn type_key(&mut self, code: KeyCode) -> Transition {
        let (Typed::Talk(text) | Typed::Command(text)) = &mut self.typed else { return Transition::Stay };
        match code {
            KeyCode::Esc => self.typed = Typed::Nothing,
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(c) if text.chars().count() < MAX_CHAT_CHARS => text.push(c),
            KeyCode::Enter => match std::mem::replace(&mut self.typed, Typed::Nothing) {
                Typed::Talk(text) if !text.trim().is_empty() => {
                    self.at_table(&AtTable::Say(text));
                    self.typed = Typed::Talk(String::new());
                }
                Typed::Command(text) => return self.obey(&text),
                Typed::Talk(_) | Typed::Nothing => {}
            },
            _ => {}
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

    fn keys(&self) -> Vec<Key> {
        match self.typed {
            Typed::Nothing => {
                let mut keys: Vec<Key> = vec![
                    (KeyCode::Char('m'), "m", key!("key-talk"), 0),
                    (KeyCode::Char('q'), "q", key!("key-leave"), 0),
                ];
                if self.remote.may_start() {
                    keys.insert(0, (KeyCode::Enter, "Enter", key!("key-start"), 0));
                }
                keys
            }
            Typed::Talk(_) => vec![
                (KeyCode::Enter, "Enter", key!("key-talk"), 0),
                (KeyCode::Esc, "Esc", key!("key-close"), 0),
            ],
            Typed::Command(_) => vec![(KeyCode::Esc, "Esc", key!("key-close"), 0)],
        }
    }
}

impl Screen for RoomScreen<'_> {
    fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        if too_small(frame, self.say.0, self.look) {
            return Hits::new();
        }
        let area = frame.area();
        let board = Board::london();
        let map = Rect { y: 1, width: area.width - 36, height: area.height - 1 - FOOT, ..area };
        draw_map(frame, map, (board, None), &Marks::default(), self.look);
        let (wide, _) = Chart::size(board, scale(board, map.width, map.height));
        let panel = Rect { x: wide + 2, y: 2, width: area.width - wide - 3, height: area.height - 2 - FOOT };
        let info = self.remote.info(self.say);
        if !info.seats.is_empty() {
            let mut head = vec![Line::styled(t!(self.say.0, "room-title"), bold())];
            head.extend(self.settled().into_iter().map(|line| Line::styled(line, dim())));
            head.push(Line::default());
            let rows = head.len() as u16;
            lines(frame, panel, head, self.look);
            let rest = Rect { y: panel.y + rows, height: panel.height - rows, ..panel };
            lines(frame, rest, talk_lines(self.say, &info, rest), self.look);
        }
        let said = Rect { y: area.height - FOOT, height: FOOT - 1, ..area };
        match &self.typed {
            Typed::Talk(text) => prompted(frame, said, &t!(self.say.0, "join-say"), text, self.look),
            Typed::Command(text) => prompted(frame, said, ">", text, self.look),
            Typed::Nothing => sentences(frame, said, &self.status(), self.look),
        }
        let foot = Rect { y: area.height - 1, height: 1, ..area };
        key_row(frame, foot, &self.keys(), self.say, self.look)
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        self.message = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if matches!(key.code, KeyCode::Char('c' | 'd')) {
                Transition::Leave
            } else {
                Transition::Stay
            };
        }
        if !matches!(self.typed, Typed::Nothing) {
            return self.type_key(key.code);
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Transition::Leave,
            KeyCode::Char('m') => self.typed = Typed::Talk(String::new()),
            KeyCode::Char(':' | '/') => self.typed = Typed::Command(String::new()),
            KeyCode::Enter if self.remote.may_start() => self.at_table(&AtTable::Start),
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
