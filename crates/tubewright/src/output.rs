//! Standard output, and what it can show.

use std::io::{IsTerminal, Write, stderr, stdin, stdout};

use anyhow::Result;
use serde::Serialize;
use tubewright_rules::visible;
use tubewright_term::{Layout, Look};

use crate::json;

/// Colour only on a terminal and not against the person's will; UTF-8 where the locale says so.
pub(crate) fn look() -> Look {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let colour =
        stdout().is_terminal() && set("NO_COLOR").is_none() && set("TERM").is_none_or(|term| term != "dumb");
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default().to_lowercase();
    Look { colour, unicode: locale.contains("utf-8") || locale.contains("utf8") }
}

/// The same, with nothing beyond ASCII where that is asked for.
pub(crate) fn look_with(ascii: bool) -> Look {
    let look = look();
    Look { unicode: look.unicode && !ascii, ..look }
}

/// How a game line by line is written.
pub(crate) fn layout(ascii: bool, no_map: bool) -> Layout {
    let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    // The map and the turn need some eighty columns between them, and more than a hundred would tear them apart.
    let columns = width.filter(|&width| stdout().is_terminal() && width >= 78).map(|width| width.min(100));
    Layout { look: look_with(ascii), map: !no_map, columns, typed_ahead: !stdin().is_terminal() }
}

/// Is there a terminal on both sides that can do more than print lines?
pub(crate) fn is_full_terminal() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !dumb
}

/// Writes lines for a person.
pub(crate) fn lines(lines: &[String]) -> Result<()> {
    let look = look();
    let mut text = String::new();
    for line in lines {
        text.push_str(&look.fit(line));
        text.push('\n');
    }
    write(text.as_bytes())
}

/// Says something in one line beside the results. That nobody hears it stops nothing.
pub(crate) fn aside(line: &str) {
    // A file's name may hold anything; none of it may move the cursor or break the line.
    let line: String = line.chars().map(visible).collect();
    let _ = writeln!(stderr(), "{}", look().fit(&line));
}

/// Writes the one JSON document of `--json`.
pub(crate) fn document(value: &impl Serialize) -> Result<()> {
    write(format!("{}\n", json::one_line(value)?).as_bytes())
}

/// Writes bytes as they are.
pub(crate) fn write(bytes: &[u8]) -> Result<()> {
    let mut out = stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}
