//! The loop: a line in, a line out, in the same order.

use std::io::{BufRead, Result, Write};

use crate::answer::Answer;
use crate::lines::{Line, Lines};

/// The longest game makes some twenty kilobytes; a line that is longer than this is a mistake.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// Answers every line until the last one, or until one asks for the end. What is answered may take long: `answer` may send lines
/// before it, which say how far it is.
pub fn serve(
    input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&Line, &mut dyn FnMut(String)) -> Answer,
) -> Result<()> {
    let mut lines = Lines::new(input, MAX_LINE_BYTES);
    while let Some(line) = lines.read()? {
        // Who does not hear how far it is will not hear the answer either, and that says why.
        let mut say = |text| drop(send(&mut output, text));
        let Answer { text, last } = answer(&line, &mut say);
        send(&mut output, text)?;
        if last {
            break;
        }
    }
    Ok(())
}

fn send(output: &mut impl Write, mut text: String) -> Result<()> {
    text.push('\n');
    output.write_all(text.as_bytes())?;
    output.flush()
}
