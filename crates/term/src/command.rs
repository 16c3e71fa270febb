//! The commands that are typed, in the plain player and on the full screen.

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An empty line: go on.
    Next,
    /// Something that looks like an action; the rules say whether it is one.
    Act(String),
    Undo,
    Legal,
    Hint,
    Cards,
    /// A sheet in words; one's own, or that of a seat counted from 1.
    Sheet(Option<usize>),
    /// A sheet as a picture.
    Map(Option<usize>),
    MapEachTurn(bool),
    /// A score sheet.
    Score(Option<usize>),
    Others,
    /// What was luck, and what was lost.
    Review,
    Record,
    /// Keep the record in a file of this name.
    Save(String),
    Help,
    Quit,
    /// Something that only a table with others knows.
    AtTable(AtTable),
    Unknown(String),
}

/// What can be asked for at a table with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AtTable {
    /// Say this to the others.
    Say(String),
    /// Begin with those who are here.
    Start,
    /// A bot at the seat of this number, from 1, of this level if one is named.
    Bot(usize, Option<String>),
    /// Play oneself again.
    Back,
    /// Show the reaction of this name.
    React(String),
    /// Begin with the pencil of this name.
    Pencil(String),
    /// Play again with the same people.
    Rematch,
    /// Give up the seat for good.
    GiveUp,
    /// The addresses of the table and of the seat.
    Link,
    /// Let nobody else sit down, or let people again.
    Lock(bool),
    /// Let people in one by one, or no longer.
    Approval(bool),
    /// Let in whoever asks and has this number.
    Admit(u16),
    /// Turn them away.
    Deny(u16),
    /// Ban whoever sits at the seat of this number, from 1.
    Ban(usize),
    /// Lift the ban on whoever has this number.
    Unban(u16),
}

impl Command {
    /// Reads a line; capital letters are as good as small ones.
    pub(crate) fn read(line: &str) -> Self {
        let text = line.to_ascii_lowercase();
        match text.split_ascii_whitespace().collect::<Vec<_>>()[..] {
            [] => Self::Next,
            ["undo" | "u"] => Self::Undo,
            ["legal" | "l"] => Self::Legal,
            ["hint"] => Self::Hint,
            ["cards" | "c"] => Self::Cards,
            ["sheet" | "s"] => Self::Sheet(None),
            ["sheet" | "s", seat] if is_number(seat) => Self::Sheet(seat.parse().ok()),
            ["map" | "m"] => Self::Map(None),
            ["map", "on"] => Self::MapEachTurn(true),
            ["map", "off"] => Self::MapEachTurn(false),
            ["map" | "m", seat] if is_number(seat) => Self::Map(seat.parse().ok()),
            ["score"] => Self::Score(None),
            ["score", seat] if is_number(seat) => Self::Score(seat.parse().ok()),
            ["others" | "o"] => Self::Others,
            ["review"] => Self::Review,
            ["record"] => Self::Record,
            // A file's name keeps its capital letters and its spaces.
            ["save", _, ..] => Self::Save(line.trim()["save".len()..].trim().to_owned()),
            ["say", _, ..] => Self::AtTable(AtTable::Say(line.trim()["say".len()..].trim().to_owned())),
            ["start"] => Self::AtTable(AtTable::Start),
            ["bot", seat] if is_number(seat) => Self::AtTable(AtTable::Bot(number(seat), None)),
            ["bot", seat, level] if is_number(seat) => {
                Self::AtTable(AtTable::Bot(number(seat), Some(level.to_owned())))
            }
            ["back"] => Self::AtTable(AtTable::Back),
            ["react", reaction] => Self::AtTable(AtTable::React(reaction.to_owned())),
            ["pencil", pencil] => Self::AtTable(AtTable::Pencil(pencil.to_owned())),
            ["rematch"] => Self::AtTable(AtTable::Rematch),
            ["giveup"] => Self::AtTable(AtTable::GiveUp),
            ["link"] => Self::AtTable(AtTable::Link),
            ["lock"] => Self::AtTable(AtTable::Lock(true)),
            ["unlock"] => Self::AtTable(AtTable::Lock(false)),
            ["approval", "on"] => Self::AtTable(AtTable::Approval(true)),
            ["approval", "off"] => Self::AtTable(AtTable::Approval(false)),
            ["admit", member] if is_member(member) => Self::AtTable(AtTable::Admit(member_number(member))),
            ["deny", member] if is_member(member) => Self::AtTable(AtTable::Deny(member_number(member))),
            ["ban", seat] if is_number(seat) => Self::AtTable(AtTable::Ban(number(seat))),
            ["unban", member] if is_member(member) => Self::AtTable(AtTable::Unban(member_number(member))),
            ["help" | "h" | "?"] => Self::Help,
            ["quit" | "q" | "exit"] => Self::Quit,
            ["p"] => Self::Act("pass".to_owned()),
            ["pass", ..] => Self::Act(text),
            _ if text.contains(['-', '+', ',']) => Self::Act(text),
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

/// One digit is enough for a seat.
fn is_number(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number of a person at a table.
fn is_member(text: &str) -> bool {
    text.parse::<u16>().is_ok()
}

fn member_number(text: &str) -> u16 {
    text.parse().unwrap_or_default()
}

fn number(digit: &str) -> usize {
    digit.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{AtTable, Command};

    #[test]
    fn words_actions_and_nonsense_are_told_apart() {
        assert_eq!(Command::read(""), Command::Next);
        assert_eq!(Command::read("Undo"), Command::Undo);
        assert_eq!(Command::read("map  off"), Command::MapEachTurn(false));
        assert_eq!(Command::read("review"), Command::Review);
        assert_eq!(Command::read("map 2"), Command::Map(Some(2)));
        assert_eq!(Command::read("D3-A3 +joker"), Command::Act("d3-a3 +joker".to_owned()));
        assert_eq!(Command::read("pass +circle d3"), Command::Act("pass +circle d3".to_owned()));
        assert_eq!(Command::read(" save My game.json "), Command::Save("My game.json".to_owned()));
        assert_eq!(Command::read("approval ON"), Command::AtTable(AtTable::Approval(true)));
        assert_eq!(Command::read("admit 12"), Command::AtTable(AtTable::Admit(12)));
        assert_eq!(Command::read("deny x"), Command::Unknown("deny x".to_owned()));
        assert_eq!(Command::read("dance"), Command::Unknown("dance".to_owned()));
        assert_eq!(Command::read("sheet 99"), Command::Unknown("sheet 99".to_owned()));
        let said = AtTable::Say("Well - played, ANN".to_owned());
        assert_eq!(Command::read(" Say  Well - played, ANN "), Command::AtTable(said));
        assert_eq!(
            Command::read("bot 2 strong"),
            Command::AtTable(AtTable::Bot(2, Some("strong".to_owned())))
        );
    }
}
