//! The loop of the full screen: draw, wait for a key or for news, and again.

use std::io;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

use super::draw::Hits;
use super::game::{GameScreen, Hit, Transition};
use super::terminal::FullScreen;
use crate::remote::Remote;
use crate::session::Driver;

/// How long the loop sleeps where nothing happens: news and signals wait no longer than a blink.
const BLINK: Duration = Duration::from_millis(60);

/// Something that fills the screen.
pub(crate) trait Screen {
    /// Draws it; returns where it can be clicked.
    fn draw(&self, frame: &mut Frame<'_>) -> Hits;

    /// A key.
    fn key(&mut self, key: KeyEvent) -> Transition;

    /// A click.
    fn click(&mut self, hit: Hit) -> Transition;

    /// Takes in what has happened elsewhere; true where the screen must be drawn anew.
    fn tick(&mut self) -> bool;

    /// What follows from what has happened elsewhere.
    fn transition(&self) -> Transition {
        Transition::Stay
    }
}

impl<D: Driver> Screen for GameScreen<'_, D> {
    fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        GameScreen::draw(self, frame)
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        GameScreen::key(self, key)
    }

    fn click(&mut self, hit: Hit) -> Transition {
        GameScreen::click(self, hit)
    }

    fn tick(&mut self) -> bool {
        GameScreen::tick(self)
    }

    fn transition(&self) -> Transition {
        if self.driver.remote().is_some_and(Remote::is_gone) { Transition::Leave } else { Transition::Stay }
    }
}

/// Shows something until it has had enough.
pub(crate) fn run(terminal: &mut FullScreen, screen: &mut dyn Screen) -> io::Result<Transition> {
    let mut dirty = true;
    let mut hits = Hits::new();
    loop {
        dirty |= screen.tick();
        if screen.transition() != Transition::Stay {
            return Ok(screen.transition());
        }
        if dirty {
            terminal.inner.draw(|frame| hits = screen.draw(frame))?;
            dirty = false;
        }
        if terminal.is_asked_to_end() {
            return Ok(Transition::Leave);
        }
        if !event::poll(BLINK)? {
            continue;
        }
        let transition = match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => Transition::Stay,
            Event::Key(KeyEvent { code: KeyCode::Char('z'), modifiers: KeyModifiers::CONTROL, .. }) => {
                terminal.suspend()?;
                Transition::Stay
            }
            Event::Key(key) => screen.key(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                let hit = hits.iter().find(|(area, _)| area.contains(at));
                hit.map_or(Transition::Stay, |(_, hit)| screen.click(*hit))
            }
            // Mere movement of the mouse changes nothing.
            Event::Mouse(_) => continue,
            _ => Transition::Stay,
        };
        dirty = true;
        if transition != Transition::Stay {
            return Ok(transition);
        }
    }
}
