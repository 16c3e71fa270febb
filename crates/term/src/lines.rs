//! Lines from a stranger: never more of one in memory than a command can need.

use std::io::{BufRead, Read};

/// The longest action has some thirty signs.
const LONGEST: u64 = 4096;

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Line(String),
    TooLong,
    End,
}

/// Reads a line; one that is too long is read to its end and dropped, bytes that are no UTF-8 are replaced.
pub(crate) fn next_line(input: &mut impl BufRead) -> std::io::Result<Input> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Input::End);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Input::TooLong);
    }
    Ok(Input::Line(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{Input, LONGEST, next_line};

    #[test]
    fn a_line_without_end_is_dropped_and_the_next_one_read() {
        let mut text = vec![b'x'; 3 * LONGEST as usize];
        text.extend_from_slice(b"\n pass \xff\n");
        let mut input = &text[..];
        assert_eq!(next_line(&mut input).ok(), Some(Input::TooLong));
        assert_eq!(next_line(&mut input).ok(), Some(Input::Line("pass \u{fffd}".to_owned())));
        assert_eq!(next_line(&mut input).ok(), Some(Input::End));
    }
}
