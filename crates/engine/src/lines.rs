//! Lines of a stranger, never more of one in memory than can be meant.

use std::io::{BufRead, Result};

/// One line, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// All of it.
    Whole(Vec<u8>),
    /// It was longer than allowed; this is how it began.
    TooLong(Vec<u8>),
}

/// Reads line by line. A line that is too long is known at once; its rest is passed over before the next one.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    longest: usize,
    in_rest: bool,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most so many bytes.
    ///
    /// ```
    /// use tubewright_engine::{Line, Lines};
    /// let mut lines = Lines::new(&b"one\nthirteen\nlast"[..], 5);
    /// assert_eq!(lines.read()?, Some(Line::Whole(b"one".to_vec())));
    /// assert_eq!(lines.read()?, Some(Line::TooLong(b"thirt".to_vec())));
    /// assert_eq!(lines.read()?, Some(Line::Whole(b"last".to_vec())));
    /// assert_eq!(lines.read()?, None);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn new(input: R, longest: usize) -> Self {
        Self { input, longest, in_rest: false }
    }

    /// The next line; none after the last.
    pub fn read(&mut self) -> Result<Option<Line>> {
        let mut line = Vec::new();
        loop {
            let bytes = match self.input.fill_buf() {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                bytes => bytes?,
            };
            if bytes.is_empty() {
                return Ok((!line.is_empty()).then_some(Line::Whole(line)));
            }
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let room = self.longest - line.len();
            let too_long = part.len() > room && !self.in_rest;
            if !self.in_rest {
                line.extend_from_slice(&part[..part.len().min(room)]);
            }
            let read = part.len() + usize::from(end.is_some());
            self.input.consume(read);
            if too_long {
                self.in_rest = end.is_none();
                return Ok(Some(Line::TooLong(line)));
            }
            if end.is_some() && !std::mem::take(&mut self.in_rest) {
                return Ok(Some(Line::Whole(line)));
            }
        }
    }
}
