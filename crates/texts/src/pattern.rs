//! A pattern of Fluent, written out with its variables filled in.
//!
//! This reads what the texts of this project use: variables, literals, references to other texts, and choices by a
//! variable. Functions and attributes are not among it; a test holds every text against Fluent's own library.

use crate::Value;
use crate::language::Language;
use crate::source::Sources;

/// References that lead to each other would never end.
const DEEPEST: u32 = 8;
const BLANK: [char; 3] = [' ', '\n', '\r'];
/// A line of a choice that begins like this is no part of the pattern before it.
const VARIANT_OR_END: [char; 3] = ['[', '*', '}'];

/// What the writing needs besides the pattern.
pub(crate) struct Surroundings<'a> {
    pub(crate) language: Language,
    pub(crate) sources: &'a Sources,
    pub(crate) args: &'a [(&'a str, Value<'a>)],
}

/// Writes a whole pattern.
pub(crate) fn write(around: &Surroundings<'_>, pattern: &str) -> String {
    Reader { around, text: pattern, at: 0, depth: 0 }.pattern(false)
}

struct Reader<'a> {
    around: &'a Surroundings<'a>,
    text: &'a str,
    at: usize,
    depth: u32,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn eat(&mut self, expected: &str) -> bool {
        let found = self.rest().starts_with(expected);
        self.at += if found { expected.len() } else { 0 };
        found
    }

    fn blank(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(BLANK).len();
    }

    fn name(&mut self) -> &'a str {
        let rest = self.rest();
        let is_part = |char: char| char.is_ascii_alphanumeric() || "-_.".contains(char);
        let length = rest.find(|char| !is_part(char)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// A pattern up to its end; inside a choice that is the next variant or the closing brace.
    fn pattern(&mut self, in_choice: bool) -> String {
        let indent = self.indent(in_choice);
        let mut out = String::new();
        // What a variable brings is kept as it is; other spaces at the end are not.
        let mut kept = 0;
        self.at += spaces(self.rest());
        while let Some(next) = self.peek() {
            match next {
                b'{' => {
                    self.placeable(&mut out);
                    kept = out.len();
                }
                b'}' if in_choice => break,
                b'\r' => self.at += 1,
                b'\n' => {
                    let content = self.rest().trim_start_matches(BLANK);
                    if content.is_empty() || in_choice && content.starts_with(VARIANT_OR_END) {
                        break;
                    }
                    self.at += 1;
                    // Lines before the first word do not count.
                    if !out.is_empty() {
                        out.push('\n');
                    }
                    self.at += spaces(self.rest()).min(indent);
                }
                _ => {
                    let rest = self.rest();
                    let length = rest.find(['{', '}', '\n', '\r']).unwrap_or(rest.len());
                    // A brace that closes nothing is a sign like any other.
                    let length = length.max(1);
                    out.push_str(&rest[..length]);
                    self.at += length;
                }
            }
        }
        let text = out[kept..].trim_end_matches([' ', '\n']).len();
        out.truncate(kept + text);
        out
    }

    /// Goes past a variant's pattern without reading it.
    fn skip(&mut self) {
        let mut depth = 0_u32;
        while let Some(next) = self.peek() {
            match next {
                b'{' => depth += 1,
                b'}' if depth == 0 => break,
                b'}' => depth -= 1,
                b'\n' if depth == 0 && self.rest().trim_start_matches(BLANK).starts_with(VARIANT_OR_END) => {
                    break;
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// By how much all lines of the pattern after the first are indented.
    fn indent(&self, in_choice: bool) -> usize {
        let (mut least, mut depth) = (usize::MAX, 0_u32);
        for (number, line) in self.rest().split('\n').enumerate() {
            let content = line.trim_start_matches(' ');
            if number > 0 && depth == 0 && !content.trim_end().is_empty() {
                if in_choice && content.starts_with(VARIANT_OR_END) {
                    break;
                }
                least = least.min(spaces(line));
            }
            for byte in content.bytes() {
                match byte {
                    b'{' => depth += 1,
                    b'}' if depth == 0 => return least,
                    b'}' => depth -= 1,
                    _ => {}
                }
            }
        }
        least
    }

    fn placeable(&mut self, out: &mut String) {
        self.eat("{");
        self.blank();
        if self.eat("$") {
            let name = self.name();
            let value = self.around.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
            self.blank();
            if self.eat("->") {
                let chosen = self.choice(value);
                out.push_str(&chosen);
            } else {
                match value {
                    Some(Value::Text(text)) => out.push_str(text),
                    Some(Value::Number(number)) => out.push_str(&self.around.language.written(number)),
                    // As much as a reader can be told.
                    None => out.extend(["{$", name, "}"]),
                }
            }
        } else if self.eat("\"") {
            let rest = self.rest();
            let end = rest.find('"').unwrap_or(rest.len());
            out.push_str(&rest[..end]);
            self.at += end;
            self.eat("\"");
        } else if self.peek() == Some(b'{') {
            self.placeable(out);
        } else {
            let name = self.name();
            self.reference(out, name);
        }
        self.blank();
        self.eat("}");
    }

    fn reference(&self, out: &mut String, name: &str) {
        match self.around.sources.pattern(name).filter(|_| self.depth < DEEPEST) {
            Some(text) => {
                let mut reader = Reader { around: self.around, text, at: 0, depth: self.depth + 1 };
                out.push_str(&reader.pattern(false));
            }
            None => out.extend(["{", name, "}"]),
        }
    }

    /// The first variant that fits, else the one with the star.
    fn choice(&mut self, value: Option<&Value<'_>>) -> String {
        let (mut fitting, mut otherwise) = (None, None);
        loop {
            self.blank();
            let star = self.eat("*");
            if !self.eat("[") {
                break;
            }
            self.blank();
            let key = self.name();
            self.blank();
            self.eat("]");
            if star {
                otherwise = Some(self.at);
            }
            if fitting.is_none() && value.is_some_and(|value| self.fits(key, value)) {
                fitting = Some(self.at);
            }
            self.skip();
        }
        let end = self.at;
        let Some(chosen) = fitting.or(otherwise) else { return String::new() };
        self.at = chosen;
        let text = self.pattern(true);
        self.at = end;
        text
    }

    fn fits(&self, key: &str, value: &Value<'_>) -> bool {
        match value {
            Value::Text(text) => text == key,
            Value::Number(number)
                if key.starts_with(|first: char| first.is_ascii_digit() || first == '-') =>
            {
                number.is(key)
            }
            Value::Number(number) => self.around.language.plurals().category(number) == key,
        }
    }
}

fn spaces(text: &str) -> usize {
    text.len() - text.trim_start_matches(' ').len()
}
