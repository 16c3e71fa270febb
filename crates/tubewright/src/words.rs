//! The texts that the commands print, in the person's language.

use std::env;
use std::ffi::OsString;
use std::sync::OnceLock;

use tubewright_texts::{Language, Texts};

use crate::output;

static TEXTS: OnceLock<Texts> = OnceLock::new();

/// The texts for this run.
pub(crate) fn texts() -> &'static Texts {
    TEXTS.get_or_init(|| Texts::embedded(language(&env::args_os().collect::<Vec<_>>())))
}

/// The language of this run. It must be known before the flags are read, because help and usage are texts too.
fn language(args: &[OsString]) -> Language {
    let flags = || args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    // Programs read what is printed with these, and programs know one language.
    if flags().any(|flag| flag == "--json" || flag == "--legal") {
        return Language::English;
    }
    let named = flags().zip(flags().skip(1).chain(["".into()])).find_map(|(flag, next)| {
        if flag == "--lang" {
            Some(next.into_owned())
        } else {
            flag.strip_prefix("--lang=").map(str::to_owned)
        }
    });
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    // A terminal without UTF-8 shows nothing but question marks of most languages.
    let environment = environment.filter(|_| output::look().unicode);
    let wished = named.and_then(|named| named.parse().ok());
    wished.or_else(|| environment?.parse().ok()).unwrap_or(Language::English)
}

/// A text padded to so many columns; signs of East Asian scripts are two columns wide.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text pushed to the right end of so many columns.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The columns that a text takes.
pub(crate) fn width(text: &str) -> usize {
    let wide = |c: char| matches!(c, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}');
    text.chars().map(|c| if wide(c) { 2 } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(args: &[&str]) -> Language {
        language(&args.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_flag_names_the_language_in_both_forms() {
        assert_eq!(of(&["tubewright", "--lang", "pl", "map"]), Language::Polish);
        assert_eq!(of(&["tubewright", "map", "--lang=ja"]), Language::Japanese);
    }

    #[test]
    fn what_programs_read_is_english() {
        assert_eq!(of(&["tubewright", "--lang", "pl", "replay", "--json", "-"]), Language::English);
    }

    #[test]
    fn columns_are_counted_as_terminals_do() {
        assert_eq!([width("Runda"), width("季節"), width("ラウンド1")], [5, 4, 9]);
        assert_eq!((padded("駅", 4), right("駅", 4)), ("駅  ".to_owned(), "  駅".to_owned()));
    }
}
