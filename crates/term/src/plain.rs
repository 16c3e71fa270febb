//! The game line by line, for screen readers, pipes and plain terminals: on this device or at a server's table.

mod player;

use std::io::{self, BufRead, Write};

use tubewright_rules::View;
use tubewright_table::LocalTable;
use tubewright_texts::{Texts, t};

use crate::beside::beside;
use crate::keep::{Keep, Kept};
use crate::lines::Mailbox;
use crate::local::Local;
use crate::look::Look;
use crate::map::{self, sheet_map};
use crate::remote::{Joining, Remote};
use crate::say::{Detail, Say};
use player::Player;

/// What starts this player.
const COMMAND: &str = "tubewright play --plain";

/// How the player writes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layout {
    /// Colour and signs.
    pub look: Look,
    /// Show the map on every turn.
    pub map: bool,
    /// Columns for the map and the turn side by side; without it they stand below each other.
    pub columns: Option<usize>,
    /// The lines come from a program: an action where Enter is awaited goes on and is played on the next
    /// turn, where a person's would be a slip.
    pub typed_ahead: bool,
}

impl Layout {
    /// A turn as it is written: the map, if it is to be shown, and what there is to know.
    pub(crate) fn turn(self, say: Say<'_>, view: &View) -> Vec<String> {
        let picture = self.map.then(|| sheet_map(view.board(), view.sheet(), self.look));
        if let (Some(picture), Some(columns)) = (&picture, self.columns) {
            let notes = say.notes_on_turn(view, Detail::Row);
            return beside(picture, map::width(view.board()), &notes, columns);
        }
        let notes = say.notes_on_turn(view, Detail::Sentence);
        std::iter::once(String::new()).chain(picture.unwrap_or_default()).chain(notes).collect()
    }
}

/// A game of one person, line by line.
pub struct Plain<'t> {
    table: LocalTable,
    layout: Layout,
    texts: &'t Texts,
}

impl<'t> Plain<'t> {
    /// A player for this table.
    pub fn new(table: LocalTable, layout: Layout, texts: &'t Texts) -> Self {
        Self { table, layout, texts }
    }

    /// Plays until the game is over, the person leaves or the input ends.
    pub fn run(
        self,
        input: impl BufRead + Send + 'static,
        output: impl Write,
        keep: &mut dyn Keep,
    ) -> io::Result<()> {
        let mailbox = Mailbox::of(input);
        let woken = mailbox.clone();
        let local = Local::new(self.table, Box::new(keep), move || woken.wake());
        Player::new(local, Say(self.texts), self.layout, mailbox, output).run()
    }
}

/// Plays at a table elsewhere until the person leaves or the input ends. An error says why there is no table or seat.
pub fn join_line_by_line(
    texts: &Texts,
    layout: Layout,
    joining: Joining,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let mailbox = Mailbox::of(input);
    let woken = mailbox.clone();
    let remote = Remote::new(joining, move || woken.wake());
    Player::new(remote, Say(texts), layout, mailbox, output).run()
}

/// Where a game lies that was left on the full screen, and how to go on with it.
pub fn left_in(texts: &Texts, kept: &Kept) -> Vec<String> {
    told_left(Say(texts), "tubewright play", kept)
}

fn told_left(say: Say<'_>, command: &str, kept: &Kept) -> Vec<String> {
    match kept {
        Kept::File(name) => {
            vec![t!(say.0, "term-saved", file = say.quoted(name)), say.go_on(command, Some(name))]
        }
        Kept::StateDir => vec![t!(say.0, "term-kept"), say.go_on(command, None)],
        Kept::Nowhere => Vec::new(),
    }
}
