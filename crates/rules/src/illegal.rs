//! Why an action is refused: by a rule, or because its text is no action.

use std::error::Error;
use std::fmt;

use crate::card::Target;
use crate::notation::ParseActionError;
use crate::pencil::Power;
use crate::station::Point;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // each is said in full by its Display
pub enum IllegalActionError {
    PowerNotHeld(Power),
    PowerSpent(Power),
    NoSuchSection(Point, Point),
    NotOnLine(Point),
    AlreadyOnLine(Point),
    NotAnEnd(Point),
    WrongSymbol(Point, Target),
    SectionTaken(Point, Point),
    CrossesSection([Point; 2], [Point; 2]),
}

impl IllegalActionError {
    /// The reason as one word, which other programs rely on.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::PowerNotHeld(_) => "power-not-held",
            Self::PowerSpent(_) => "power-spent",
            Self::NoSuchSection(..) => "no-such-section",
            Self::NotOnLine(_) => "not-on-line",
            Self::AlreadyOnLine(_) => "already-on-line",
            Self::NotAnEnd(_) => "not-an-end",
            Self::WrongSymbol(..) => "wrong-symbol",
            Self::SectionTaken(..) => "section-taken",
            Self::CrossesSection(..) => "crosses-section",
        }
    }
}

impl fmt::Display for IllegalActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PowerNotHeld(power) => write!(f, "the pencil in hand does not have the {power} power"),
            Self::PowerSpent(power) => write!(f, "the {power} power was used already in this round"),
            Self::NoSuchSection(from, to) => write!(f, "no section joins {from} and {to}"),
            Self::NotOnLine(station) => write!(f, "{station} is not on the line"),
            Self::AlreadyOnLine(station) => write!(f, "{station} is on the line already"),
            Self::NotAnEnd(station) => {
                write!(f, "{station} is no end of the line, and no switch is in force")
            }
            Self::WrongSymbol(station, Target::Symbol(symbol)) => {
                write!(f, "{station} is no {symbol}, which the card asks for")
            }
            // A joker reaches every station, so this is never said; the match must still be whole.
            Self::WrongSymbol(station, Target::Any) => write!(f, "{station} cannot be reached"),
            Self::SectionTaken(from, to) => write!(f, "{from}-{to} is drawn already"),
            Self::CrossesSection([from, to], [a, b]) => write!(f, "{from}-{to} crosses {a}-{b}"),
        }
    }
}

impl Error for IllegalActionError {}

/// Why a written action cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The text is no action.
    Parse(ParseActionError),
    /// A rule forbids the action.
    Illegal(IllegalActionError),
}

impl ActionError {
    /// The reason as one word, which other programs rely on.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::Parse(why) => why.reason(),
            Self::Illegal(why) => why.reason(),
        }
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(why) => why.fmt(f),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl Error for ActionError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Parse(why) => why.source(),
            Self::Illegal(_) => None,
        }
    }
}

impl From<ParseActionError> for ActionError {
    fn from(why: ParseActionError) -> Self {
        Self::Parse(why)
    }
}

impl From<IllegalActionError> for ActionError {
    fn from(why: IllegalActionError) -> Self {
        Self::Illegal(why)
    }
}
