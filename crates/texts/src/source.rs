//! Where the texts stand in their sources: found in one pass, and read only when one is wanted.

use std::collections::BTreeMap;
use std::ops::Range;

/// Sources with the place of each text; terms have their dash.
pub(crate) struct Sources {
    sources: Vec<String>,
    places: BTreeMap<String, (usize, Range<usize>)>,
}

impl Sources {
    /// Where two have the same key, the later one holds.
    pub(crate) fn new(sources: &[&str]) -> Self {
        let mut all = Self { sources: Vec::new(), places: BTreeMap::new() };
        sources.iter().for_each(|source| all.add(source));
        all
    }

    /// Takes one more, over what is there.
    pub(crate) fn add(&mut self, source: &str) {
        let mut from = 0;
        while from < source.len() {
            let to = end(source, from);
            if let Some((key, value)) = entry(&source[from..to]) {
                let place = (self.sources.len(), from + value.start..from + value.end);
                self.places.insert(key.to_owned(), place);
            }
            from = to;
        }
        self.sources.push(source.to_owned());
    }

    /// The pattern of a key, as it stands in its source.
    pub(crate) fn pattern(&self, key: &str) -> Option<&str> {
        let (source, range) = self.places.get(key)?;
        self.sources[*source].get(range.clone())
    }
}

/// Where the entry that begins here ends: before the next line that is neither indented nor inside braces.
fn end(source: &str, from: usize) -> usize {
    let (mut depth, mut quoted) = (0_u32, false);
    let bytes = source.as_bytes();
    // Braces in a comment mean nothing.
    let comment = bytes[from] == b'#';
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b'"' if depth > 0 => quoted = !quoted,
            b'\\' if quoted => at += 1,
            b'{' if !quoted && !comment => depth += 1,
            b'}' if !quoted => depth = depth.saturating_sub(1),
            b'\n' => {
                // No literal goes on on another line.
                quoted = false;
                let next = bytes.get(at + 1);
                if comment || depth == 0 && next.is_some_and(|next| !b" \r\n}".contains(next)) {
                    return at + 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// The key of an entry and the range of its pattern; none where it is no text.
fn entry(entry: &str) -> Option<(&str, Range<usize>)> {
    let equals = entry.find('=')?;
    let key = entry[..equals].trim_end_matches(' ');
    let name = key.strip_prefix('-').unwrap_or(key);
    let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '-' || char == '_');
    is_name.then_some((key, equals + 1..entry.len()))
}
