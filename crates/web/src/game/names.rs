//! Who sits at the table, and how sections, sums and figures are written.

use tubewright_rules::{Board, Pencil, Seat, Step};
use tubewright_table::Player;
use tubewright_texts::{Language, key, t};

use crate::i18n::I18n;
use crate::levels::LEVELS;

/// A pencil's colour, to begin a sentence with.
pub(crate) fn pencil(i18n: I18n, pencil: Pencil) -> String {
    t!(i18n, "game-pencil", pencil = pencil.name())
}

/// A section in few signs: "d3 → a3".
pub(crate) fn arrow(board: &Board, step: Step) -> String {
    format!("{} → {}", board.point(step.from), board.point(step.to))
}

/// A difference with its sign: "+3", "±0".
pub(crate) fn signed(difference: i32) -> String {
    match difference {
        0 => "±0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

/// An expected difference with its sign and one decimal: "+3.2", or "+3,2" where the language has a comma; "±0".
pub(crate) fn signed_tenths(language: Language, tenths: i32) -> String {
    match tenths {
        0 => signed(0),
        more if more > 0 => format!("+{}", language.tenths(more)),
        less => language.tenths(less),
    }
}

/// What somebody at the table is called.
pub(crate) fn player(i18n: I18n, seat: Seat, player: &Player) -> String {
    match player {
        Player::Person(name) if name.is_empty() => t!(i18n, "seat-you"),
        Player::Person(name) => name.clone(),
        Player::Bot(_) => {
            let names = [key!("bot-name-first"), key!("bot-name-second"), key!("bot-name-third")];
            i18n.format(names[seat.index().saturating_sub(1) % names.len()], &[])
        }
    }
}

/// What kind of player it is, where that needs saying.
pub(crate) fn kind(i18n: I18n, player: &Player) -> String {
    match player {
        Player::Person(_) => String::new(),
        Player::Bot(word) => t!(i18n, "bot-kind", level = level(i18n, word)),
    }
}

/// Who sat at a seat of a record, as far as its name tells: bots are named after their levels.
pub(crate) fn recorded(name: &str) -> Player {
    let is_bot = LEVELS.iter().any(|(level, _)| level.name() == name);
    if is_bot { Player::Bot(name.to_owned()) } else { Player::Person(name.to_owned()) }
}

/// The name of a bot's level.
pub(crate) fn level(i18n: I18n, word: &str) -> String {
    let known = LEVELS.iter().find(|(level, _)| level.name() == word);
    known.map_or_else(|| word.to_owned(), |(_, key)| i18n.format(key, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_named_after_a_level_is_a_bots() {
        assert_eq!(recorded("novice"), Player::Bot("novice".to_owned()));
        assert_eq!(recorded("Ann"), Player::Person("Ann".to_owned()));
        assert_eq!(recorded(""), Player::Person(String::new()));
    }

    #[test]
    fn differences_have_a_sign() {
        assert_eq!([3, 0, -2].map(signed), ["+3", "±0", "−2"]);
        assert_eq!(
            [32, -1, 0].map(|tenths| signed_tenths(Language::English, tenths)),
            ["+3.2", "−0.1", "±0"]
        );
    }
}
