//! A line that is being typed.

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::Paragraph;
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};
use unicode_width::UnicodeWidthStr;

use crate::look::Look;

/// A text of some length at most, with its cursor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field(Input);

impl Field {
    /// The most characters: as many as can be said at once.
    const MAX_CHARS: usize = tubewright_wire::MAX_CHAT_CHARS;

    /// A field that holds something already.
    pub(crate) fn of(text: &str) -> Self {
        Self(Input::new(text.to_owned()))
    }

    pub(crate) fn text(&self) -> &str {
        self.0.value()
    }

    /// Is there nothing to read in it?
    pub(crate) fn is_blank(&self) -> bool {
        self.text().trim().is_empty()
    }

    /// A key that changes it or moves the cursor.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        let Some(request) = to_input_request(&Event::Key(key)) else { return };
        let is_full = self.text().chars().count() >= Self::MAX_CHARS;
        if !(is_full && matches!(request, InputRequest::InsertChar(_))) {
            self.0.handle(request);
        }
    }

    /// Draws it after a prompt; of what is longer than the line, the part about the cursor is in sight.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect, prompt: &str, look: Look) {
        let prompt = look.fit(prompt);
        let row = Rect { height: area.height.min(1), ..area };
        let width = Constraint::Length(prompt.width() as u16 + 1);
        let [before, room] = Layout::horizontal([width, Constraint::Min(1)]).areas(row);
        let skipped = self.0.visual_scroll(usize::from(room.width.saturating_sub(1)));
        frame.render_widget(Paragraph::new(prompt), before);
        frame.render_widget(Paragraph::new(look.fit(self.text())).scroll((0, skipped as u16)), room);
        let cursor = self.0.visual_cursor().saturating_sub(skipped) as u16;
        frame.set_cursor_position((room.x + cursor, room.y));
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{KeyCode, KeyModifiers};

    use super::*;

    fn press(field: &mut Field, code: KeyCode, modifiers: KeyModifiers) {
        field.key(KeyEvent::new(code, modifiers));
    }

    #[test]
    fn a_word_is_mended_in_the_middle_and_a_whole_line_thrown_away() {
        let mut field = Field::of("h4-h6");
        for _ in 0..3 {
            press(&mut field, KeyCode::Left, KeyModifiers::NONE);
        }
        press(&mut field, KeyCode::Backspace, KeyModifiers::NONE);
        press(&mut field, KeyCode::Char('5'), KeyModifiers::NONE);
        assert_eq!(field.text(), "h5-h6");
        press(&mut field, KeyCode::Char('u'), KeyModifiers::CONTROL);
        assert!(field.is_blank());
    }

    #[test]
    fn nothing_longer_than_can_be_said_is_typed() {
        let mut field = Field::default();
        for _ in 0..2 * Field::MAX_CHARS {
            press(&mut field, KeyCode::Char('駅'), KeyModifiers::NONE);
        }
        assert_eq!(field.text().chars().count(), Field::MAX_CHARS);
    }
}
