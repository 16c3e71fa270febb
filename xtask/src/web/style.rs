//! The style sheets of the page: one file a component, of which visitors get one without spaces and comments.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail, ensure};

use super::Files;
use crate::shell::root;

/// The files in the order in which their rules count.
const SHEETS: [&str; 24] = [
    "theme",
    "map",
    "base",
    "around",
    "icons",
    "controls",
    "page",
    "card",
    "game",
    "turn",
    "rivals",
    "sheet",
    "layout-stacked",
    "layout-beside",
    "layout-phone",
    "dialog",
    "windows",
    "final",
    "contrast",
    "home",
    "lesson",
    "rules",
    "settings",
    "tables",
];
/// Those of the program to learn with, as one of their own: nobody who only plays fetches them.
const SHEETS_OF_STUDY: [&str; 2] = ["review", "practice"];
/// Those that a saved picture of a sheet takes along, and which are fetched by themselves for it.
const SHEETS_OF_PICTURES: [&str; 2] = ["theme", "map"];
/// The windows that the others name.
const BREAKPOINTS: &str = "breakpoints";

/// The style sheets: `page.css`, which is all of them as one, since each file is a request that delays the first paint, and
/// those that are also fetched alone.
pub(super) fn sheets() -> Result<Files> {
    let folder = root().join("crates/web/static/style");
    let read = |name: &str| {
        let path = folder.join(name).with_extension("css");
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let windows = windows(&read(BREAKPOINTS)?)?;
    let count = fs::read_dir(&folder)?.count();
    ensure!(
        count == SHEETS.len() + SHEETS_OF_STUDY.len() + 1,
        "not every file of {} is among its sheets",
        folder.display()
    );
    let mut files = Files::new();
    let minified = |name: &str| {
        let sheet = resolved(&read(name)?, &windows).with_context(|| format!("{name}.css"))?;
        anyhow::Ok(minified(&sheet))
    };
    let mut page = String::new();
    for name in SHEETS {
        let small = minified(name)?;
        page += &small;
        if SHEETS_OF_PICTURES.contains(&name) {
            files.insert(format!("{name}.css"), small.into_bytes());
        }
    }
    files.insert("page.css".to_owned(), page.into_bytes());
    let study = SHEETS_OF_STUDY.map(minified).into_iter().collect::<Result<String>>()?;
    files.insert("study.css".to_owned(), study.into_bytes());
    Ok(files)
}

/// What `@custom-media --NAME CONDITION;` says, by name.
fn windows(sheet: &str) -> Result<BTreeMap<String, String>> {
    let mut windows = BTreeMap::new();
    for line in sheet.lines() {
        let Some(rest) = line.strip_prefix("@custom-media ") else { continue };
        let (name, condition) = rest.split_once(' ').context("a name without a condition")?;
        let condition = condition.strip_suffix(';').context("a condition without an end")?;
        windows.insert(name.to_owned(), condition.to_owned());
    }
    Ok(windows)
}

/// Puts the conditions in the place of the names in `@media (--NAME) and (--OTHER)`.
fn resolved(sheet: &str, windows: &BTreeMap<String, String>) -> Result<String> {
    let mut lines = Vec::new();
    for line in sheet.lines() {
        let Some(query) = line.trim_start().strip_prefix("@media ") else {
            lines.push(line.to_owned());
            continue;
        };
        let mut query = query.to_owned();
        while let Some(start) = query.find("(--") {
            let end = start + query[start..].find(')').context("a name that does not end")?;
            let name = &query[start + 1..end];
            let Some(condition) = windows.get(name) else { bail!("nothing is called {name}") };
            let is_alone = query.trim_end_matches([' ', '{']) == format!("({name})");
            ensure!(is_alone || !condition.contains(','), "{name} is several windows and stands alone");
            query.replace_range(start..=end, condition);
        }
        lines.push(format!("@media {query}"));
    }
    Ok(lines.join("\n"))
}

/// A style sheet without comments and without the spaces that only people need. It is written with one space before each value,
/// and without one after the colon of a selector.
fn minified(sheet: &str) -> String {
    let mut small = String::new();
    let mut rest = sheet;
    while let Some(next) = rest.chars().next() {
        let taken = match next {
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => {
                let end = rest[1..].find('"').map_or(rest.len(), |end| end + 2);
                small.push_str(&rest[..end]);
                end
            }
            _ if next.is_whitespace() => {
                let end = rest.find(|other: char| !other.is_whitespace()).unwrap_or(rest.len());
                let (before, after) = (small.chars().last(), rest[end..].chars().next());
                let between_values = |c: char| matches!(c, '{' | '}' | ';' | ',' | '>' | '!');
                let is_needless = before.is_none_or(|c| between_values(c) || c == ':')
                    || after.is_none_or(between_values)
                    || rest[end..].starts_with("/*");
                if !is_needless {
                    small.push(' ');
                }
                end
            }
            '}' => {
                if small.ends_with(';') {
                    small.pop();
                }
                small.push('}');
                1
            }
            _ => {
                small.push(next);
                next.len_utf8()
            }
        };
        rest = &rest[taken..];
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_loses_only_what_people_need() {
        let sheet = "/* why */\n.a > .b:hover, .c :is(.d) {\n  margin: 0 calc(1px + 2px); /* so */\n  content: \"a  b\";\n}\n\n@media (x: 1px) and (y) {\n  .e::after {\n    top: -1px !important;\n  }\n}\n";
        assert_eq!(
            minified(sheet),
            ".a>.b:hover,.c :is(.d){margin:0 calc(1px + 2px);content:\"a  b\"}@media (x:1px) and (y){.e::after{top:-1px!important}}"
        );
    }

    #[test]
    fn windows_are_called_by_their_names_and_a_list_of_them_stands_alone() {
        let named =
            windows("@custom-media --a (w: 1px);\n@custom-media --b (w: 2px), (h: 3px);\n").expect("two");
        let is = |sheet: &str| resolved(sheet, &named).ok();
        assert_eq!(is("@media (--a) and (--a) {").as_deref(), Some("@media (w: 1px) and (w: 1px) {"));
        assert_eq!(is("@media (--b) {").as_deref(), Some("@media (w: 2px), (h: 3px) {"));
        assert_eq!(is("@media (--a) and (--b) {"), None);
        assert_eq!(is("@media (--c) {"), None);
    }

    #[test]
    fn every_sheet_of_the_page_can_be_made() {
        let files = sheets().expect("all of them");
        let page = String::from_utf8_lossy(&files["page.css"]).into_owned();
        assert_eq!(page.matches('{').count(), page.matches('}').count());
        assert!(!page.contains("/*") && !page.replace("var(--", "").contains("(--"));
    }
}
