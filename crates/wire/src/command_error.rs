//! Why a command is refused: a word for programs, a line for people.

use tubewright_rules::{IllegalActionError, ParseActionError};

use crate::limits::TextError;

/// Why a command is refused; the table is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its Display
pub enum CommandError {
    /// A rule forbids the action.
    Illegal(IllegalActionError),
    /// The text is no action, or has too many sections.
    BadAction(ParseActionError),
    BadSettings,
    BadName(TextError),
    BadChat(TextError),
    BadSecret,
    BadId,
    NoSuchSeat,
    NotSeated,
    AlreadySeated,
    SeatTaken,
    Full,
    NotHost,
    NotYourself,
    NoColourChoice,
    ColourTaken,
    Empty,
    NotEmpty,
    NotStarted,
    AlreadyStarted,
    Over,
    NotOver,
    TooEarly,
    TooLate,
    AlreadyPlayed,
    NothingToUndo,
    BotPlays,
    NoBot,
    NotAway,
    AlreadyOwnPace,
    TooMuch,
    SeenFurther,
    SeatAhead,
    Locked,
    Banned,
    NoSuchMember,
    NotAsking,
    NotBanned,
    IsOpener,
    NotOpener,
    BelongsToAll,
    BadEntropy,
    NotRevealing,
    Revealing,
}

impl CommandError {
    /// The reason as one word, which other programs rely on.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::Illegal(why) => why.reason(),
            Self::BadAction(why) => why.reason(),
            Self::BadSettings => "bad-settings",
            Self::BadName(_) => "bad-name",
            Self::BadChat(_) => "bad-chat",
            Self::BadSecret => "bad-secret",
            Self::BadId => "bad-id",
            Self::NoSuchSeat => "no-such-seat",
            Self::NotSeated => "not-seated",
            Self::AlreadySeated => "already-seated",
            Self::SeatTaken => "seat-taken",
            Self::Full => "full",
            Self::NotHost => "not-host",
            Self::NotYourself => "not-yourself",
            Self::NoColourChoice => "no-colour-choice",
            Self::ColourTaken => "colour-taken",
            Self::Empty => "empty",
            Self::NotEmpty => "not-empty",
            Self::NotStarted => "not-started",
            Self::AlreadyStarted => "already-started",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::TooEarly => "too-early",
            Self::TooLate => "too-late",
            Self::AlreadyPlayed => "already-played",
            Self::NothingToUndo => "nothing-to-undo",
            Self::BotPlays => "bot-plays",
            Self::NoBot => "no-bot",
            Self::NotAway => "not-away",
            Self::AlreadyOwnPace => "already-own-pace",
            Self::TooMuch => "too-much",
            Self::SeenFurther => "seen-further",
            Self::SeatAhead => "seat-ahead",
            Self::Locked => "locked",
            Self::Banned => "banned",
            Self::NoSuchMember => "no-such-member",
            Self::NotAsking => "not-asking",
            Self::NotBanned => "not-banned",
            Self::IsOpener => "is-opener",
            Self::NotOpener => "not-opener",
            Self::BelongsToAll => "belongs-to-all",
            Self::BadEntropy => "bad-entropy",
            Self::NotRevealing => "not-revealing",
            Self::Revealing => "revealing",
        }
    }
}

impl std::fmt::Display for CommandError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = match self {
            Self::Illegal(why) => return why.fmt(f),
            Self::BadAction(why) => return why.fmt(f),
            Self::BadName(why) => return write!(f, "this is no name: {why}"),
            Self::BadChat(why) => return write!(f, "this cannot be said: {why}"),
            Self::BadSettings => {
                "a table has one to four seats and a clock of 10 to 3600 seconds or 1 to 14 days"
            }
            Self::BadSecret => "a seat's secret is 32 digits of lower-case hex",
            Self::BadId => "a command's id is a whole number from 0 to 9007199254740991",
            Self::NoSuchSeat => "the table has no such seat",
            Self::NotSeated => "only who has a seat can do this",
            Self::AlreadySeated => "you have a seat at this table",
            Self::SeatTaken => "somebody sits there",
            Self::Full => "there is no free seat",
            Self::NotHost => "only the host can do this",
            Self::NotYourself => "this is your own seat; leave it instead",
            Self::NoColourChoice => "the deal decides about the pencils",
            Self::ColourTaken => "somebody else begins with this pencil",
            Self::Empty => "the seat is empty",
            Self::NotEmpty => "the seat is not empty",
            Self::NotStarted => "the game has not started",
            Self::AlreadyStarted => "the game has started",
            Self::Over => "the game is over",
            Self::NotOver => "the game is not over",
            Self::TooEarly => "this turn has not come yet",
            Self::TooLate => "this turn is over",
            Self::AlreadyPlayed => "you have played on this turn; take it back first",
            Self::NothingToUndo => "there is nothing to take back on this turn",
            Self::BotPlays => "a bot plays for this seat",
            Self::NoBot => "no bot plays for this seat",
            Self::NotAway => "its player is not away, or not for long enough",
            Self::AlreadyOwnPace => "everyone plays at their own pace already",
            Self::TooMuch => "this is too much for one table",
            Self::SeenFurther => "you have seen cards at this table that this seat has not come to",
            Self::SeatAhead => "this seat is ahead of the others; it can be taken once they have come as far",
            Self::Locked => "the host lets nobody else sit down",
            Self::Banned => "the host lets you sit down no more",
            Self::NoSuchMember => "nobody at this table has this number",
            Self::NotAsking => "they do not ask to be let in",
            Self::NotBanned => "they are not banned",
            Self::IsOpener => "they opened this table",
            Self::NotOpener => "only who opened the table can delete it, or all who sit there together",
            Self::BelongsToAll => {
                "a game that was played belongs to all who played it; you can take your own name off it"
            }
            Self::BadEntropy => {
                "a value for the seed is 32 digits of lower-case hex and fits its commitment, which is 64"
            }
            Self::NotRevealing => "nothing is revealed now",
            Self::Revealing => "the game is about to start; the seats are bringing their part of the seed",
        };
        f.write_str(text)
    }
}

impl std::error::Error for CommandError {}

impl From<ParseActionError> for CommandError {
    fn from(why: ParseActionError) -> Self {
        Self::BadAction(why)
    }
}

impl From<IllegalActionError> for CommandError {
    fn from(why: IllegalActionError) -> Self {
        Self::Illegal(why)
    }
}
