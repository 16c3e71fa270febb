//! How long things from clients may be, and which texts are fit to be shown to others.

use tubewright_rules::visible;

/// The most bytes in one frame from a client.
pub const MAX_FRAME_BYTES: usize = 4096;
/// The most characters in a name.
pub const MAX_NAME_CHARS: usize = 24;
/// The most characters in a line of chat.
pub const MAX_CHAT_CHARS: usize = 200;
/// The most bytes in an id of a table or a person.
pub const MAX_ID_BYTES: usize = 64;
/// The highest command id: up to it whole numbers are exact in every language that clients are written in.
pub const MAX_COMMAND_ID: u64 = (1 << 53) - 1;

/// Why a text is not shown to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// Nothing but spaces, or nothing at all.
    Empty,
    /// More characters than there may be.
    TooLong(usize),
    /// It has control characters, such as turn the writing direction, or such as show nothing.
    Invisible,
}

impl std::fmt::Display for TextError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing to read in it"),
            Self::TooLong(most) => write!(f, "it has more than {most} characters"),
            Self::Invisible => f.write_str("it has characters that cannot be shown"),
        }
    }
}

impl std::error::Error for TextError {}

/// A name as it is shown, without spaces around it, or why it is none.
///
/// ```
/// use tubewright_wire::{TextError, check_name};
/// assert_eq!(check_name(" Ann "), Ok("Ann"));
/// assert_eq!(check_name("A\u{202e}nn"), Err(TextError::Invisible));
/// ```
pub fn check_name(name: &str) -> Result<&str, TextError> {
    check(name, MAX_NAME_CHARS)
}

/// A line of chat as it is shown, or why it is none.
pub fn check_chat(text: &str) -> Result<&str, TextError> {
    check(text, MAX_CHAT_CHARS)
}

fn check(text: &str, most: usize) -> Result<&str, TextError> {
    let text = text.trim();
    // Selectors that choose how the sign before them looks are nothing by themselves.
    if text.chars().all(|c| matches!(c, '\u{fe00}'..='\u{fe0f}')) {
        return Err(TextError::Empty);
    }
    // A text of a megabyte is not counted through to be refused.
    if text.chars().take(most + 1).count() > most {
        return Err(TextError::TooLong(most));
    }
    if text.chars().any(|c| visible(c) != c || is_blank(c)) {
        return Err(TextError::Invisible);
    }
    Ok(text)
}

/// Does a character show nothing although it is no space? With these, one could seem to have another's name, or none.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Is it the secret of a seat: 128 bits as 32 digits of lower-case hex?
pub fn check_secret(secret: &str) -> bool {
    secret.len() == 32 && secret.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}
