//! The table on the other side of the screen: on this device, or elsewhere.

use std::io;

use tubewright_rules::{Action, Game, Seat, View};

use crate::command::AtTable;
use crate::keep::Kept;
use crate::remote::TableInfo;
use crate::say::Say;

/// What the game waits for, as seen from one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// This seat has to act.
    You,
    /// This seat has acted, somebody else has not.
    Others,
    /// The tally of a round, counted from 0, is to be looked at.
    Tally(usize),
    /// Nothing: the game is over.
    Over,
}

/// A table at which the person has a seat.
pub(crate) trait GameSession {
    /// The game as far as this seat may know it.
    fn game(&self) -> &Game;

    /// The person's seat.
    fn seat(&self) -> Seat;

    /// What everyone is called, by seat.
    fn names(&self) -> &[String];

    /// What kind of player each is, by seat; empty where there is nothing to say.
    fn kinds(&self) -> &[String];

    /// What the game waits for.
    fn wait(&self) -> Wait;

    /// Has this seat acted on the turn that lies there?
    fn has_acted(&self, seat: Seat) -> bool;

    /// Plays the person's action; what the rules say against it is said.
    fn play(&mut self, action: Action, say: Say<'_>) -> Result<(), String>;

    /// Takes back what the person has played, while that can be.
    fn undo(&mut self) -> Option<Action>;

    /// Goes on after a tally.
    fn go_on(&mut self);

    /// Takes in what has happened elsewhere; true where something has.
    fn poll(&mut self) -> bool;

    /// Something that went wrong and is to be said once.
    fn trouble(&mut self, say: Say<'_>) -> Option<String>;

    /// Where the game is kept.
    fn kept(&self) -> Kept;

    /// Writes the record to a new file.
    fn save(&self, name: &str) -> io::Result<()>;

    /// The seed of the cards, where it is known.
    fn seed(&self) -> Option<String>;

    /// What a table with others adds to the game; nothing for one on this device.
    fn table_info(&self) -> Option<TableInfo> {
        None
    }

    /// Is there nothing more to do at this table?
    fn is_gone(&self) -> bool {
        false
    }

    /// Does what only a table with others knows; returns what is to be said, or nothing where this is no such table.
    fn obey(&mut self, _: &AtTable) -> Option<Vec<String>> {
        None
    }

    /// What the person may know.
    fn view(&self) -> View {
        self.game().view(self.seat())
    }
}
