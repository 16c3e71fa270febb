//! Two columns of text: a map, and beside it what is to be said of it.

use unicode_width::UnicodeWidthChar;

/// Puts notes to the right of a picture, wrapped to what is left of the width; longer notes go on below it.
pub(crate) fn beside(
    picture: &[String],
    picture_width: usize,
    notes: &[String],
    width: usize,
) -> Vec<String> {
    let room = width.saturating_sub(picture_width).max(20);
    let wrapped: Vec<String> = notes.iter().flat_map(|note| wrap(note, room)).collect();
    let mut lines = Vec::new();
    for i in 0..picture.len().max(wrapped.len()) {
        let left = picture.get(i).cloned().unwrap_or_else(|| " ".repeat(picture_width));
        let gap = picture_width.saturating_sub(visible_width(&left));
        let right = wrapped.get(i).map_or("", String::as_str);
        lines.push(format!("{left}{}{right}", " ".repeat(gap)).trim_end().to_owned());
    }
    lines
}

/// Breaks a line between words, and between Japanese signs; what follows is set in by two.
pub(crate) fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in words(text) {
        if visible_width(&line) + visible_width(word.trim_end()) > room && !line.trim().is_empty() {
            lines.push(line.trim_end().to_owned());
            line = "  ".to_owned();
        }
        line.push_str(word);
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// The pieces between which a line may be broken.
fn words(text: &str) -> Vec<&str> {
    let wide = |c: char| c.width() == Some(2);
    // No line begins with one of these or ends with one of those.
    let (closing, opening) = ("、。，．・：；？！）」』】々ー", "（「『【");
    let mut words = Vec::new();
    let (mut start, mut last) = (0, None);
    for (at, c) in text.char_indices() {
        let may_break = last.is_some_and(|last| {
            let japanese = (wide(last) || wide(c)) && c != ' ';
            last == ' ' || japanese && !closing.contains(c) && !opening.contains(last)
        });
        if may_break {
            words.push(&text[start..at]);
            start = at;
        }
        last = Some(c);
    }
    words.push(&text[start..]);
    words
}

/// How many signs a terminal shows: colour sequences take no room.
fn visible_width(text: &str) -> usize {
    let mut width = 0;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '\u{1b}' {
            chars.by_ref().find(|&c| c == 'm');
        } else {
            // Japanese signs take two columns.
            width += c.width().unwrap_or(0);
        }
    }
    width
}

#[cfg(test)]
mod tests {
    use super::{beside, wrap};

    #[test]
    fn notes_are_wrapped_and_go_on_below_the_picture() {
        let picture = ["##".to_owned()];
        let notes = ["one two three four five".to_owned()];
        assert_eq!(beside(&picture, 4, &notes, 24), ["##  one two three four", "      five"]);
    }

    #[test]
    fn japanese_is_broken_between_its_signs_but_not_before_a_stop() {
        assert_eq!(wrap("駅は三つ。次は終点です。", 10), ["駅は三つ。", "  次は終点", "  です。"]);
        assert_eq!(wrap("駅は四つだ。", 10), ["駅は四つ", "  だ。"]);
        assert_eq!(wrap("p 紫、b 青", 6), ["p 紫、", "  b 青"]);
    }

    #[test]
    fn a_word_longer_than_the_room_stands_alone() {
        assert_eq!(wrap("a verylongword b", 5), ["a", "  verylongword", "  b"]);
    }
}
