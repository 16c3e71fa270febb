//! A reader of JSON that goes through a text once, is told what to expect, and says where something else stands.
//!
//! The browser's own reader says neither where it was nor that a field stands twice, so it could not refuse what the
//! command line refuses; and the command line's would make the page much larger.

use tubewright_rules::{JsonError, JsonFault};

/// What reading comes to.
pub(super) type Read<T> = Result<T, JsonError>;

/// A text, and how far it is read.
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Before the first letter.
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The text must end here.
    pub(super) fn end(&mut self) -> Read<()> {
        if self.next().is_none() { Ok(()) } else { Err(self.unexpected()) }
    }

    /// An object; `field` gets the name of each of its fields and reads on with [`Self::once`] or [`Self::ignore`].
    pub(super) fn object(&mut self, mut field: impl FnMut(&mut Self, &str) -> Read<()>) -> Read<()> {
        self.begin(b'{')?;
        let mut is_first = true;
        while self.has_more(b'}', is_first)? {
            is_first = false;
            if self.next() != Some(b'"') {
                return Err(self.unexpected());
            }
            let name = self.string()?;
            field(self, &name)?;
        }
        Ok(())
    }

    /// The value of a field that may stand there once.
    pub(super) fn once<T>(
        &mut self,
        slot: &mut Option<T>,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<()> {
        if slot.is_some() {
            return Err(self.fault(JsonFault::Shape, self.at));
        }
        self.colon()?;
        *slot = Some(read(self)?);
        Ok(())
    }

    /// The value of a field that says nothing to us.
    pub(super) fn ignore(&mut self) -> Read<()> {
        self.colon()?;
        self.skip()
    }

    /// What a field must have had, at the end of its object.
    pub(super) fn needed<T>(&self, value: Option<T>, name: &str) -> Read<T> {
        value.ok_or_else(|| self.fault(JsonFault::Missing(name.to_owned()), self.at))
    }

    /// A list of any length.
    pub(super) fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        self.begin(b'[')?;
        let mut list = Vec::new();
        while self.has_more(b']', list.is_empty())? {
            list.push(read(self)?);
        }
        Ok(list)
    }

    /// A list of so many.
    pub(super) fn array<T, const N: usize>(&mut self, read: impl Fn(&mut Self) -> Read<T>) -> Read<[T; N]> {
        self.begin(b'[')?;
        let mut list = Vec::with_capacity(N);
        while self.has_more(b']', list.is_empty())? {
            if list.len() == N {
                return Err(self.unexpected());
            }
            list.push(read(self)?);
        }
        list.try_into().map_err(|_| self.fault(JsonFault::Shape, self.at))
    }

    /// Something, or null.
    pub(super) fn option<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<Option<T>> {
        if self.next() == Some(b'n') { self.word("null").map(|()| None) } else { read(self).map(Some) }
    }

    /// Is the next value a string?
    pub(super) fn is_at_string(&mut self) -> bool {
        self.next() == Some(b'"')
    }

    /// Is the next value an object?
    pub(super) fn is_at_object(&mut self) -> bool {
        self.next() == Some(b'{')
    }

    /// A string.
    pub(super) fn string(&mut self) -> Read<String> {
        if !self.is_at_string() {
            return Err(self.another_kind());
        }
        self.letters(true)
    }

    /// The letters between quotation marks. Half a pair of numbers stands for none, which matters only where the string is
    /// wanted.
    fn letters(&mut self, is_wanted: bool) -> Read<String> {
        self.at += 1;
        let mut letters = String::new();
        loop {
            let rest = &self.text[self.at..];
            let Some(plain) = rest.find(|letter| matches!(letter, '"' | '\\' | '\0'..='\x1f')) else {
                return Err(self.cut_off());
            };
            letters.push_str(&rest[..plain]);
            self.at += plain + 1;
            match rest.as_bytes()[plain] {
                b'"' => return Ok(letters),
                b'\\' => letters.push(self.escaped(is_wanted)?),
                _ => return Err(self.wrong_before()),
            }
        }
    }

    /// What the letters after a backslash stand for.
    fn escaped(&mut self, is_wanted: bool) -> Read<char> {
        Ok(match self.letter()? {
            letter @ (b'"' | b'\\' | b'/') => char::from(letter),
            b'b' => '\x08',
            b'f' => '\x0c',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let first = self.number_of_letter()?;
                if is_wanted { self.numbered(first)? } else { char::REPLACEMENT_CHARACTER }
            }
            _ => return Err(self.wrong_before()),
        })
    }

    /// The letter of a number, or of the two numbers of a pair.
    fn numbered(&mut self, first: u16) -> Read<char> {
        let mut numbers = vec![first];
        if (0xd800..0xdc00).contains(&first) {
            for expected in [b'\\', b'u'] {
                if self.letter()? != expected {
                    return Err(self.wrong_before());
                }
            }
            numbers.push(self.number_of_letter()?);
        }
        let letter = char::decode_utf16(numbers).next().and_then(Result::ok);
        letter.ok_or_else(|| self.wrong_before())
    }

    fn number_of_letter(&mut self) -> Read<u16> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4).ok_or_else(|| self.cut_off())?;
        let digit = |sum: u16, &digit: &u8| Some(sum << 4 | char::from(digit).to_digit(16)? as u16);
        let number = digits.iter().try_fold(0, digit);
        self.at += 4;
        number.ok_or_else(|| self.wrong_before())
    }

    /// A value of any kind. What lies within it is gone through without a call for each level, of which a hostile text may
    /// have a hundred thousand.
    pub(super) fn skip(&mut self) -> Read<()> {
        let mut ends = Vec::new();
        loop {
            let mut is_first = false;
            match self.next() {
                Some(open @ (b'{' | b'[')) => {
                    self.at += 1;
                    ends.push(if open == b'{' { b'}' } else { b']' });
                    is_first = true;
                }
                Some(b'"') => drop(self.letters(false)?),
                Some(b'n') => self.word("null")?,
                Some(b't') => self.word("true")?,
                Some(b'f') => self.word("false")?,
                Some(b'-' | b'0'..=b'9') => self.number()?,
                _ => return Err(self.unexpected()),
            }
            // It may have been the last value in its list or object, and that the last in another one.
            while let Some(&end) = ends.last()
                && !self.has_more(end, is_first)?
            {
                ends.pop();
                is_first = false;
            }
            match ends.last() {
                None => return Ok(()),
                Some(b'}') => {
                    if !self.is_at_string() {
                        return Err(self.unexpected());
                    }
                    self.letters(false)?;
                    self.colon()?;
                }
                Some(_) => {}
            }
        }
    }

    fn word(&mut self, word: &str) -> Read<()> {
        for expected in word.bytes() {
            if self.letter()? != expected {
                return Err(self.wrong_before());
            }
        }
        Ok(())
    }

    fn number(&mut self) -> Read<()> {
        if self.is_at(b"-") {
            self.at += 1;
        }
        let is_zero = self.is_at(b"0");
        let whole = self.digits()?;
        if is_zero && whole > 1 {
            return Err(self.fault(JsonFault::Syntax, self.at + 2 - whole));
        }
        if self.is_at(b".") {
            self.at += 1;
            self.digits()?;
        }
        if self.is_at(b"eE") {
            self.at += 1;
            if self.is_at(b"+-") {
                self.at += 1;
            }
            self.digits()?;
        }
        Ok(())
    }

    /// How many digits come next, which are then read. A number that breaks off is not one that the text cuts off: nobody
    /// knows whether there was more of it.
    fn digits(&mut self) -> Read<usize> {
        let start = self.at;
        while self.is_at(b"0123456789") {
            self.at += 1;
        }
        match self.at - start {
            0 => Err(self.fault(JsonFault::Syntax, (self.at + 1).min(self.text.len()))),
            count => Ok(count),
        }
    }

    /// Is the very next letter one of these?
    fn is_at(&self, letters: &[u8]) -> bool {
        self.text.as_bytes().get(self.at).is_some_and(|letter| letters.contains(letter))
    }

    /// The letter that comes next, which is then read.
    fn letter(&mut self) -> Read<u8> {
        let letter = self.text.as_bytes().get(self.at).copied().ok_or_else(|| self.cut_off())?;
        self.at += 1;
        Ok(letter)
    }

    /// What comes next after white space, which is then read; nothing at the end.
    fn next(&mut self) -> Option<u8> {
        while self.is_at(b" \n\t\r") {
            self.at += 1;
        }
        self.text.as_bytes().get(self.at).copied()
    }

    fn begin(&mut self, open: u8) -> Read<()> {
        if self.next() != Some(open) {
            return Err(self.another_kind());
        }
        self.at += 1;
        Ok(())
    }

    /// Does a list or an object go on, with what follows a comma or comes first?
    fn has_more(&mut self, end: u8, is_first: bool) -> Read<bool> {
        match self.next() {
            Some(next) if next == end => {
                self.at += 1;
                Ok(false)
            }
            _ if is_first => Ok(true),
            Some(b',') => {
                self.at += 1;
                if self.next() == Some(end) { Err(self.unexpected()) } else { Ok(true) }
            }
            _ => Err(self.unexpected()),
        }
    }

    fn colon(&mut self) -> Read<()> {
        if self.next() != Some(b':') {
            return Err(self.unexpected());
        }
        self.at += 1;
        Ok(())
    }

    /// A value of another kind than is wanted; or none at all.
    fn another_kind(&mut self) -> JsonError {
        let is_nested = matches!(self.next(), Some(b'[' | b'{'));
        if !is_nested && let Err(error) = self.skip() {
            return error;
        }
        self.fault(JsonFault::Shape, self.at)
    }

    /// What comes next is no JSON, if anything comes.
    fn unexpected(&self) -> JsonError {
        if self.at < self.text.len() { self.fault(JsonFault::Syntax, self.at + 1) } else { self.cut_off() }
    }

    /// What was just read is no JSON.
    fn wrong_before(&self) -> JsonError {
        self.fault(JsonFault::Syntax, self.at)
    }

    fn cut_off(&self) -> JsonError {
        self.fault(JsonFault::CutOff, self.text.len())
    }

    fn fault(&self, fault: JsonFault, end: usize) -> JsonError {
        let before = &self.text.as_bytes()[..end];
        let line = before.iter().rposition(|&letter| letter == b'\n').map_or(0, |at| at + 1);
        let lines = before[..line].iter().filter(|&&letter| letter == b'\n').count();
        JsonError { fault, line: lines + 1, column: end - line }
    }
}
