//! The commands of the plain player.

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An empty line: go on.
    Next,
    /// Something that looks like an action; the rules say whether it is one.
    Act(String),
    Undo,
    Legal,
    Cards,
    Sheet,
    Map,
    MapEachTurn(bool),
    Score,
    Record,
    Help,
    Quit,
    Unknown(String),
}

impl Command {
    /// Reads a line; capital letters are as good as small ones.
    pub(crate) fn read(line: &str) -> Self {
        let text = line.to_ascii_lowercase();
        match text.split_ascii_whitespace().collect::<Vec<_>>()[..] {
            [] => Self::Next,
            ["undo" | "u"] => Self::Undo,
            ["legal" | "l"] => Self::Legal,
            ["cards" | "c"] => Self::Cards,
            ["sheet" | "s"] => Self::Sheet,
            ["map" | "m"] => Self::Map,
            ["map", "on"] => Self::MapEachTurn(true),
            ["map", "off"] => Self::MapEachTurn(false),
            ["score"] => Self::Score,
            ["record"] => Self::Record,
            ["help" | "h" | "?"] => Self::Help,
            ["quit" | "q" | "exit"] => Self::Quit,
            ["p"] => Self::Act("pass".to_owned()),
            ["pass", ..] => Self::Act(text),
            _ if text.contains(['-', '+', ',']) => Self::Act(text),
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn words_actions_and_nonsense_are_told_apart() {
        assert_eq!(Command::read(""), Command::Next);
        assert_eq!(Command::read("Undo"), Command::Undo);
        assert_eq!(Command::read("map  off"), Command::MapEachTurn(false));
        assert_eq!(Command::read("D3-A3 +joker"), Command::Act("d3-a3 +joker".to_owned()));
        assert_eq!(Command::read("pass +circle d3"), Command::Act("pass +circle d3".to_owned()));
        assert_eq!(Command::read("dance"), Command::Unknown("dance".to_owned()));
    }
}
