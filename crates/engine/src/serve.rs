//! The loop: a line in, a line out, in the same order.

use std::io::{BufRead, Result, Write};

use crate::answer::Answer;
use crate::lines::{Line, Lines};

/// The longest game makes some twenty kilobytes; a line that is longer than this is a mistake.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// Answers every line until the last one, or until one asks for the end.
pub fn serve(
    input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&Line) -> Answer,
) -> Result<()> {
    let mut lines = Lines::new(input, MAX_LINE_BYTES);
    while let Some(line) = lines.read()? {
        let Answer { mut text, last } = answer(&line);
        text.push('\n');
        output.write_all(text.as_bytes())?;
        output.flush()?;
        if last {
            break;
        }
    }
    Ok(())
}
