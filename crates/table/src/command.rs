//! What can be asked of a local table, and what it answers.

use tubewright_rules::{
    Action, IllegalActionError, NothingToUndoError, PlayError, Seat, Station, Step, Turn,
};

/// What somebody wants of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take the pencil's power into use.
    Arm,
    /// Put it away.
    Disarm,
    /// Put a section under the pencil.
    Choose(Step),
    /// Put a whole action under the pencil, as a hint proposes it.
    Preview(Action),
    /// Put a pass under the pencil, to be confirmed as a section is.
    TryPass,
    /// Circle a station with the power.
    Circle(Station),
    /// Confirm what is under the pencil.
    Done,
    /// Draw nothing, at once.
    Pass,
    /// Take back the last thing under the pencil, or the turn while it is not committed.
    Undo,
    /// A bot's action.
    Act(Seat, Action),
    /// Go on after a round's tally.
    Next,
}

/// What the table does in answer, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Cards came up.
    Revealed(Turn),
    /// A bot has to act on them; [`crate::LocalTable::view`] is what it may know.
    Asked(Seat),
    /// A seat has acted.
    Acted(Seat),
    /// A round is over, counted from 0; the table waits for [`Command::Next`].
    RoundOver(usize),
    /// The game is over.
    GameOver,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// This person has to act.
    Person(Seat),
    /// All people have acted, a bot has not.
    Bots,
    /// The tally of a round, counted from 0, is to be looked at.
    Tally(usize),
    /// Nothing: the game is over.
    Over,
}

/// Why a command is refused; the table is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A rule forbids it.
    Illegal(IllegalActionError),
    /// That seat has acted, or it is nobody's turn.
    NotWaiting,
    /// The seat is not a bot's.
    NotABot,
    /// The pencil in hand has no power: the module is not in play.
    NoPower,
    /// There is nothing under the pencil to confirm.
    NothingToConfirm,
    /// There is nothing to take back.
    NothingToUndo,
    /// No round has just ended.
    NoTally,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Illegal(why) => why.fmt(f),
            Self::NotWaiting => PlayError::NotWaiting.fmt(f),
            Self::NotABot => f.write_str("no bot sits there"),
            Self::NoPower => f.write_str("the pencils have no powers in this game"),
            Self::NothingToConfirm => f.write_str("there is nothing to confirm"),
            Self::NothingToUndo => NothingToUndoError.fmt(f),
            Self::NoTally => f.write_str("the round is not over"),
        }
    }
}

impl std::error::Error for Refused {}

impl From<PlayError> for Refused {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::NotWaiting => Self::NotWaiting,
            PlayError::Illegal(why) => Self::Illegal(why),
        }
    }
}
