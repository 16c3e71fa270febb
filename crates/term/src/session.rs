//! A game with what drives it: the session that is shown, and the files, bots and sockets behind it.

use std::io;
use std::time::Duration;

use tubewright_client::{Event, GameSession};
use tubewright_rules::{Action, ActionError, Record, Seat, Sheet, View};
use tubewright_table::{Command, Player, Refused, Stage};
use tubewright_texts::t;

use crate::keep::Kept;
use crate::remote::{Remote, shown};
use crate::say::Say;
use crate::think;

/// A game at which one person plays here, on this device or at a server's table.
pub(crate) trait Driver {
    /// The game, from when there is one.
    fn session(&self) -> &dyn GameSession;

    /// Does what the person wants, or says why not.
    fn command(&mut self, command: Command) -> Result<(), Refused>;

    /// Takes in what has happened elsewhere; `true` where something has.
    fn poll(&mut self) -> bool;

    /// When [`Self::poll`] has something to do although nothing happens.
    fn next_poll(&self) -> Option<Duration> {
        None
    }

    /// What has happened at a server's table since the last call.
    fn events(&mut self) -> Vec<Event> {
        Vec::new()
    }

    /// Why the game is not kept any more; said once.
    fn trouble(&mut self) -> Option<io::Error> {
        None
    }

    /// Where the game is kept.
    fn kept(&self) -> Kept;

    /// The record as far as the person has seen the game.
    fn record(&self) -> Record {
        self.session().record()
    }

    /// Writes the record to a new file.
    fn save(&self, name: &str) -> io::Result<()>;

    /// Waits for what was asked of others, bots or a server, as long as is reasonable.
    fn settle(&mut self);

    /// The server's table, if this is one.
    fn remote(&self) -> Option<&Remote> {
        None
    }

    /// The same to ask it for something.
    fn remote_mut(&mut self) -> Option<&mut Remote> {
        None
    }

    /// Plays an action.
    fn play(&mut self, action: Action) -> Result<(), Refused> {
        if action == Action::Pass {
            return self.command(Command::Pass);
        }
        self.command(Command::Preview(action))?;
        self.command(Command::Done)
    }

    /// Plays the last action before the person leaves, who does not see what comes next.
    fn play_last(&mut self, action: Action) -> Result<(), Refused> {
        self.play(action)
    }

    /// What the game waits for.
    fn stage(&self) -> Stage {
        self.session().stage()
    }

    /// The person's seat.
    fn seat(&self) -> Seat {
        self.session().seat().expect("one person plays here")
    }

    /// What the person may know.
    fn view(&self) -> View {
        self.session().view(self.seat())
    }
}

/// What everyone is called, by seat.
pub(crate) fn names(say: Say<'_>, session: &dyn GameSession) -> Vec<String> {
    let you = session.table().and_then(|table| table.snapshot()?.you);
    let players = Seat::all(session.players().len()).zip(session.players());
    let name = |(seat, player): (Seat, &Player)| match player {
        _ if session.table().is_none() => say.player(seat, player),
        _ if you.map(usize::from) == Some(seat.index()) => t!(say.0, "seat-you"),
        Player::Bot(_) => say.bot(seat.index()),
        Player::Person(name) if name.is_empty() => t!(say.0, "look-seat", number = seat.index() + 1),
        Player::Person(name) => shown(name),
    };
    players.map(name).collect()
}

/// Everyone at the table, with names that can be shown.
pub(crate) fn shown_players(say: Say<'_>, session: &dyn GameSession) -> Vec<Player> {
    let shown = |(player, name): (&Player, String)| match player {
        Player::Person(_) => Player::Person(name),
        Player::Bot(_) => player.clone(),
    };
    session.players().iter().zip(names(say, session)).map(shown).collect()
}

/// What kind of player each is, by seat; empty where there is nothing to say.
pub(crate) fn kinds(say: Say<'_>, session: &dyn GameSession) -> Vec<String> {
    let kind = |player: &Player| match player {
        Player::Bot(level) => think::level(level).map_or(String::new(), |level| say.level(level)),
        Player::Person(_) => String::new(),
    };
    session.players().iter().map(kind).collect()
}

/// The action that was typed, and the sheet that it makes; or what is to be said against it.
pub(crate) fn read_action(say: Say<'_>, view: &View, text: &str) -> Result<(Action, Sheet), String> {
    let Some(call) = view.call() else { return Err(t!(say.0, "refusal-not-waiting")) };
    let (board, mut sheet) = (view.board(), *view.sheet());
    let action = board.parse_action(text).map_err(ActionError::from).and_then(|action| {
        sheet.play(board, call, action)?;
        Ok(action)
    });
    action.map(|action| (action, sheet)).map_err(|why| say.action_error(&why, text))
}
