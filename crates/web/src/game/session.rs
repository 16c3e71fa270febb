//! The game that the page plays: a [`GameSession`] in a signal, on this device or at a server's table.
//!
//! The page knows a table's client as a trait alone, so that the program without tables does not carry it.

use leptos::prelude::*;
use tubewright_client::GameSession;
use tubewright_table::LocalTable;

/// A session in a signal. After the page was left there is none: then nothing is looked at and nothing done.
pub(crate) trait Held: Send + Sync {
    /// Shows the session and follows its changes.
    fn look(&self, look: &mut dyn FnMut(&dyn GameSession));
    /// Shows the session as it is now.
    fn look_now(&self, look: &mut dyn FnMut(&dyn GameSession));
    /// Changes the session, and tells those who follow it.
    fn change(&self, change: &mut dyn FnMut(&mut dyn GameSession));
    /// Has the browser keep what would be lost with the page.
    fn keep(&self);
}

/// The session of one game.
#[derive(Clone, Copy)]
pub(super) enum Session {
    /// Everyone sits at this device, and the browser keeps the game.
    Here(RwSignal<LocalTable>),
    /// A server keeps it; the person has one of the seats, or looks on.
    Elsewhere(StoredValue<Box<dyn Held>>),
}

impl Session {
    /// Looks at the game and follows its changes.
    pub(super) fn with<T>(self, look: impl FnOnce(&dyn GameSession) -> T) -> T {
        match self {
            Self::Here(table) => table.with(|table| look(table)),
            Self::Elsewhere(held) => {
                let seen = held.with_value(|held| once(look, |look| held.look(look)));
                seen.expect("the game is looked at while its page is there")
            }
        }
    }

    /// Looks at the game once, unless the page was left.
    pub(super) fn try_with_untracked<T>(self, look: impl FnOnce(&dyn GameSession) -> T) -> Option<T> {
        match self {
            Self::Here(table) => table.try_with_untracked(|table| look(table)),
            Self::Elsewhere(held) => {
                held.try_with_value(|held| once(look, |look| held.look_now(look))).flatten()
            }
        }
    }

    /// Changes the game, unless the page was left.
    pub(super) fn try_update<T>(self, change: impl FnOnce(&mut dyn GameSession) -> T) -> Option<T> {
        match self {
            Self::Here(table) => table.try_update(|table| change(table)),
            Self::Elsewhere(held) => {
                let (mut change, mut result) = (Some(change), None);
                let mut act =
                    |session: &mut dyn GameSession| result = change.take().map(|change| change(session));
                held.try_with_value(|held| held.change(&mut act));
                result
            }
        }
    }
}

/// What is seen by a look that a trait object allows: it is called once at most.
fn once<T>(
    look: impl FnOnce(&dyn GameSession) -> T,
    show: impl FnOnce(&mut dyn FnMut(&dyn GameSession)),
) -> Option<T> {
    let (mut look, mut seen) = (Some(look), None);
    show(&mut |session| seen = look.take().map(|look| look(session)));
    seen
}
