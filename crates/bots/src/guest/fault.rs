//! What can be wrong with a guest's answer, as a value: whoever tells people of it does so in their language.

use std::fmt;
use std::io::ErrorKind;

use tubewright_rules::ActionError;

/// Where a guest first failed, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstFailure {
    /// The game, from 0.
    pub game: u64,
    /// When in the game.
    pub moment: Moment,
    /// What happened.
    pub fault: Fault,
}

/// When something happens in a guest's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When it was started.
    Start,
    /// On a turn; both count from 1.
    Turn {
        /// The round.
        round: usize,
        /// The turn in it.
        turn: usize,
    },
}

/// What can be wrong with a guest's answer. Texts of its own are quoted and short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// None in time.
    Late,
    /// An action that cannot be played.
    Illegal {
        /// As it was written.
        action: String,
        /// The rule against it.
        why: ActionError,
    },
    /// An answer that names no action.
    NoAction,
    /// No answer, but this.
    Garbage(String),
    /// A line longer than so many bytes.
    Endless(usize),
    /// It says that it cannot, in these words.
    Refused(String),
    /// It cannot be started; what the system says of it.
    NotStarted(ErrorKind, String),
    /// It ended just now.
    Ended(Exit),
    /// It ended before.
    Dead,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this code.
    Code(i32),
    /// By a signal of this number.
    Signal(i32),
    /// The system does not say.
    Unknown,
}

/// As it stands in the report for programs, without the game.
impl fmt::Display for FirstFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.moment {
            Moment::Start => write!(f, "at the start, {}", self.fault),
            Moment::Turn { round, turn } => write!(f, "round {round}, turn {turn}: {}", self.fault),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Late => f.write_str("no answer in time"),
            Self::Illegal { action, why } => write!(f, "{action} is illegal: {}: {why}", why.reason()),
            Self::NoAction => f.write_str("an answer without an action"),
            Self::Garbage(what) => write!(f, "no answer: {what}"),
            Self::Endless(most) => write!(f, "a line of more than {most} bytes"),
            Self::Refused(what) => write!(f, "the program refused: {what}"),
            Self::NotStarted(_, said) => write!(f, "the program cannot be started ({said})"),
            Self::Ended(Exit::Code(code)) => write!(f, "the program ended (exit status: {code})"),
            Self::Ended(Exit::Signal(signal)) => write!(f, "the program ended (signal: {signal})"),
            Self::Ended(Exit::Unknown) => f.write_str("the program ended"),
            Self::Dead => f.write_str("no program to ask"),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for FirstFailure {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Told {
            game: u64,
            what: String,
        }
        Told { game: self.game, what: self.to_string() }.serialize(serializer)
    }
}
