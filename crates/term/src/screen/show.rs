//! The loop of the full screen: draw, wait for a key or for news, and again.

use std::io;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

use super::draw::Hits;
use super::play::{Flow, Hit, Play};
use super::terminal::Screen;
use crate::host::Host;

/// How long the loop sleeps where nothing happens: news and signals wait no longer than a blink.
const BLINK: Duration = Duration::from_millis(60);

/// Something that fills the screen.
pub(crate) trait Face {
    /// Draws it; returns where it can be clicked.
    fn draw(&self, frame: &mut Frame<'_>) -> Hits;

    /// A key.
    fn key(&mut self, key: KeyEvent) -> Flow;

    /// A click.
    fn click(&mut self, hit: Hit) -> Flow;

    /// Takes in what has happened elsewhere; true where the screen must be drawn anew.
    fn tick(&mut self) -> bool;

    /// What follows from what has happened elsewhere.
    fn flow(&self) -> Flow {
        Flow::Stay
    }
}

impl<H: Host> Face for Play<'_, H> {
    fn draw(&self, frame: &mut Frame<'_>) -> Hits {
        Play::draw(self, frame)
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        Play::key(self, key)
    }

    fn click(&mut self, hit: Hit) -> Flow {
        Play::click(self, hit)
    }

    fn tick(&mut self) -> bool {
        Play::tick(self)
    }

    fn flow(&self) -> Flow {
        if self.host.is_gone() { Flow::Leave } else { Flow::Stay }
    }
}

/// Shows something until it has had enough.
pub(crate) fn show(screen: &mut Screen, face: &mut dyn Face) -> io::Result<Flow> {
    let mut dirty = true;
    let mut hits = Hits::new();
    loop {
        dirty |= face.tick();
        if face.flow() != Flow::Stay {
            return Ok(face.flow());
        }
        if dirty {
            screen.terminal.draw(|frame| hits = face.draw(frame))?;
            dirty = false;
        }
        if screen.is_asked_to_end() {
            return Ok(Flow::Leave);
        }
        if !event::poll(BLINK)? {
            continue;
        }
        let flow = match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => Flow::Stay,
            Event::Key(KeyEvent { code: KeyCode::Char('z'), modifiers: KeyModifiers::CONTROL, .. }) => {
                screen.suspend()?;
                Flow::Stay
            }
            Event::Key(key) => face.key(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                let hit = hits.iter().find(|(area, _)| area.contains(at));
                hit.map_or(Flow::Stay, |(_, hit)| face.click(*hit))
            }
            // Mere movement of the mouse changes nothing.
            Event::Mouse(_) => continue,
            _ => Flow::Stay,
        };
        dirty = true;
        if flow != Flow::Stay {
            return Ok(flow);
        }
    }
}
