//! A translation that is under way, with English where it has nothing yet.

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

/// A source of texts, and after it what only the English one has.
///
/// ```
/// use tubewright_texts::completed;
///
/// assert_eq!(completed("b = Dalej\n", "a = Back\nb = Next\n"), "b = Dalej\n\na = Back\n");
/// ```
pub fn completed(source: &str, english: &str) -> String {
    let entries = |source| parse(source).unwrap_or_else(|(readable, _)| readable).body;
    let name = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    };
    let there: Vec<String> = entries(source).iter().filter_map(name).collect();
    let missing = |entry: &Entry<&str>| name(entry).is_some_and(|name| !there.contains(&name));
    let missing: Vec<_> = entries(english).into_iter().filter(missing).collect();
    if missing.is_empty() {
        return source.to_owned();
    }
    format!("{source}\n{}", serialize(&Resource { body: missing }))
}
