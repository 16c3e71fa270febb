//! A recorded game turn by turn, on the full screen.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use tubewright_rules::{Game, Record, Score, Seat};
use tubewright_texts::t;

use super::draw::{Hits, lines, sentences, too_small};
use super::figures::figures;
use super::game::{Hit, Transition};
use super::map::{Marks, draw_map, scale};
use super::run::Screen;
use super::theme::{bold, dim, reversed};
use crate::chart::Chart;
use crate::look::Look;
use crate::recorded::{Moment, moments};
use crate::say::Say;

/// Columns beside the map.
const PANEL: u16 = 34;

/// A recorded game that is being looked at.
pub(crate) struct ReplayScreen<'t> {
    say: Say<'t>,
    look: Look,
    start: Game,
    moments: Vec<Moment>,
    /// How many turns are over.
    at: usize,
    seat: Seat,
}

impl<'t> ReplayScreen<'t> {
    /// A game from its beginning; nothing for an impossible record.
    pub(crate) fn new(say: Say<'t>, look: Look, record: &Record) -> Option<Self> {
        let moments = moments(record).ok()?;
        let whole = Game::replay(record).ok()?;
        let start = Game::new(whole.board(), whole.setup().clone()).ok()?;
        let seat = start.seats().next()?;
        Some(Self { say, look, start, moments, at: 0, seat })
    }

    fn game(&self) -> &Game {
        self.at.checked_sub(1).map_or(&self.start, |last| &self.moments[last].game)
    }

    fn name(&self, seat: Seat) -> String {
        self.say.seat(seat, &self.start.setup().seats[seat.index()].name)
    }

    fn told(&self) -> Vec<String> {
        let Some(moment) = self.at.checked_sub(1).map(|last| &self.moments[last]) else {
            return vec![t!(self.say.0, "look-start")];
        };
        let board = self.start.board();
        let mut told = vec![self.say.turn(moment.turn, moment.number)];
        for (seat, action) in self.start.seats().zip(&moment.actions) {
            if let Some(action) = action {
                told.push(self.say.other_did(board, &self.name(seat), *action));
            }
        }
        if self.at == self.moments.len() {
            let names: Vec<String> = self.start.seats().map(|seat| self.name(seat)).collect();
            told.push(self.say.result(self.game(), &names, None));
        }
        told
    }
}

impl Screen for ReplayScreen<'_> {
    fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        if too_small(frame, self.say.0, self.look) {
            return Hits::new();
        }
        let area = frame.area();
        let (game, board) = (self.game(), self.start.board());
        let place = match self.at.checked_sub(1).map(|last| &self.moments[last]) {
            Some(moment) => t!(self.say.0, "look-place", round = moment.round + 1, turn = moment.number),
            None => t!(self.say.0, "look-start"),
        };
        let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)];
        let [top, body, foot] = Layout::vertical(rows).areas(area);
        let title = format!(" {} · {place} · {}/{}", self.name(self.seat), self.at, self.moments.len());
        lines(frame, top, vec![Line::styled(title, bold())], self.look);
        frame.buffer_mut().set_style(top, reversed());
        let map = Rect { width: body.width - PANEL, ..body };
        draw_map(frame, map, (board, Some(game.sheet(self.seat))), &Marks::default(), self.look);
        let (wide, _) = Chart::size(board, scale(board, map.width, map.height));
        let panel = Rect { x: wide + 1, width: area.width - wide - 1, ..body };
        let score = Score::of(board, game.sheet(self.seat), game.setup().objectives());
        let pencils = game.setup().seats[self.seat.index()].pencils;
        let sheet = figures(self.say, self.look, &pencils, &score, &score);
        let rows = [Constraint::Length(sheet.height() as u16 + 1), Constraint::Min(0)];
        let [at_sheet, rest] = Layout::vertical(rows).areas(panel);
        sheet.draw(frame, at_sheet);
        sentences(frame, rest, &self.told(), self.look);
        lines(frame, foot, vec![Line::styled(t!(self.say.0, "watch-keys"), dim())], self.look);
        Hits::new()
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if control => return Transition::Leave,
            KeyCode::Char('q') | KeyCode::Esc => return Transition::Leave,
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => {
                self.at = (self.at + 1).min(self.moments.len());
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.at = self.at.saturating_sub(1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.moments.len(),
            KeyCode::PageDown | KeyCode::PageUp => self.turn_round(key.code == KeyCode::PageDown),
            KeyCode::Tab => {
                let seats: Vec<Seat> = self.start.seats().collect();
                self.seat = seats[(self.seat.index() + 1) % seats.len()];
            }
            _ => {}
        }
        Transition::Stay
    }

    fn click(&mut self, _: Hit) -> Transition {
        Transition::Stay
    }

    fn tick(&mut self) -> bool {
        false
    }
}

impl ReplayScreen<'_> {
    /// Goes to the end of this round or of the one before.
    fn turn_round(&mut self, forward: bool) {
        let last_of = |at: &usize| {
            let round = |place: usize| self.moments.get(place).map(|moment| moment.round);
            *at == 0 || round(at - 1) != round(*at)
        };
        self.at = if forward {
            (self.at + 1..=self.moments.len()).find(last_of).unwrap_or(self.moments.len())
        } else {
            (0..self.at).rev().find(last_of).unwrap_or(0)
        };
    }
}
