//! Texts and sources agree: nothing is missing and nothing is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tubewright_texts::check;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_key_that_the_sources_use_exists() {
    let known = check::keys(&root().join("locales/en")).expect("English has texts");
    let unknown: Vec<_> = used().into_iter().filter(|(key, _)| !known.contains(key)).collect();
    assert!(unknown.is_empty(), "without a text in locales/en: {unknown:#?}");
}

#[test]
fn every_text_is_used() {
    let used = used();
    let known = check::keys(&root().join("locales/en")).expect("English has texts");
    let idle: Vec<_> = known.into_iter().filter(|key| !used.contains_key(key)).collect();
    assert!(idle.is_empty(), "no source names these texts: {idle:#?}");
}

#[test]
fn every_call_gives_the_variables_of_its_text_and_no_others() {
    let known = check::variables(&root().join("locales/en")).expect("English has texts");
    let sources = sources();
    let calls: usize = sources.iter().map(|(_, source)| called(source).len()).sum();
    assert!(calls > 500, "only {calls} calls were found");
    let wrong = sources.iter().flat_map(|(place, source)| {
        differing(&known, source).into_iter().map(move |what| format!("{place}: {what}"))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The calls of a source that give other variables than their texts have.
fn differing(known: &BTreeMap<String, BTreeSet<String>>, source: &str) -> Vec<String> {
    let mut differing = Vec::new();
    for (key, given) in called(source) {
        // A key that does not exist is another test's finding.
        let Some(wanted) = known.get(key) else { continue };
        let given: BTreeSet<String> = given.into_iter().map(str::to_owned).collect();
        let [missing, extra] = [wanted - &given, &given - wanted];
        differing.extend(missing.iter().map(|name| format!("{key} is not given ${name}")));
        differing.extend(extra.iter().map(|name| format!("{key} has no ${name}")));
    }
    differing
}

#[test]
fn a_variable_that_is_missing_or_left_over_is_found() {
    let known = BTreeMap::from([("a".to_owned(), BTreeSet::from(["one", "two"].map(str::to_owned)))]);
    assert_eq!(differing(&known, r#"t!(texts, "a", two = 2, one = 1)"#), [""; 0]);
    assert_eq!(
        differing(&known, r#"t!(texts, "a", one = 1, three = 3)"#),
        ["a is not given $two", "a has no $three"]
    );
}

/// The sources that name texts, without their comments, each with its place.
fn sources() -> Vec<(String, String)> {
    let mut sources = Vec::new();
    for path in files(&root().join("crates"), "rs").into_iter().chain(files(&root().join("xtask"), "rs")) {
        let place = path.strip_prefix(root()).expect("it lies there");
        // This crate's examples and tests have texts of their own.
        if place.starts_with("crates/texts") || !place.iter().any(|part| part == "src") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let code = |line: &&str| !line.trim_start().starts_with("//");
        let text: Vec<&str> = text.lines().filter(code).collect();
        sources.push((place.display().to_string(), text.join("\n")));
    }
    sources
}

/// The keys that the sources name, each with a place.
fn used() -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for (place, source) in sources() {
        for key in named(&source) {
            used.insert(key.to_owned(), place.clone());
        }
    }
    for path in files(&root().join("crates/web/static"), "js") {
        let text = fs::read_to_string(&path).expect("a source file");
        for key in text
            .split(" t(\"")
            .skip(1)
            .chain(text.split("[t(\"").skip(1))
            .filter_map(|rest| rest.split('"').next())
        {
            used.insert(key.to_owned(), path.display().to_string());
        }
    }
    used
}

/// The first string literal after each `t!(` and `key!(`.
fn named(source: &str) -> Vec<&str> {
    let calls = macros(source, "t!(").chain(macros(source, "key!("));
    calls.filter_map(|inside| inside.split('"').nth(1)).collect()
}

/// Each `t!(texts, "key", name = value, …)`: its key, and the names that it gives.
fn called(source: &str) -> Vec<(&str, Vec<&str>)> {
    let call = |inside: &'_ str| -> Option<(usize, usize)> {
        let start = inside.find('"')? + 1;
        Some((start, start + inside[start..].find('"')?))
    };
    macros(source, "t!(")
        .filter_map(|inside| {
            let (start, end) = call(inside)?;
            Some((&inside[start..end], names(&inside[end + 1..])))
        })
        .collect()
}

/// What stands behind each use of a macro, to the end of the source.
fn macros<'s>(source: &'s str, opening: &'s str) -> impl Iterator<Item = &'s str> {
    let own_word =
        |&(start, _): &(usize, &str)| !source[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    source.match_indices(opening).filter(own_word).map(move |(start, _)| &source[start + opening.len()..])
}

/// The names before the `=` of arguments, until the parenthesis that closes the call.
fn names(arguments: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    let mut chars = arguments.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                // What a string holds is no source; a backslash hides what follows it.
                while let Some((_, inner)) = chars.next() {
                    match inner {
                        '\\' => drop(chars.next()),
                        '"' => break,
                        _ => {}
                    }
                }
            }
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                parts.push(&arguments[from..at]);
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&arguments[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    let name = |part: &'_ str| part.split_once('=').map(|(name, _)| name.trim().len());
    parts.into_iter().filter_map(|part| Some(&part.trim_start()[..name(part)?])).collect()
}

#[test]
fn the_names_of_arguments_are_found_whatever_their_values_are() {
    let source = r#"t!(texts, "a"); t!(words, "b", one = f(1, "x, y = )"), two = if a == b { "c" } else { g[0] });
        t!(self.0, "c", name = t!(texts, "d", of = vec![1, 2]),)"#;
    assert_eq!(
        called(source),
        [("a", vec![]), ("b", vec!["one", "two"]), ("c", vec!["name"]), ("d", vec!["of"])]
    );
}

#[test]
fn keys_are_found_in_both_forms() {
    let source = r#"view! { <p>{t!(texts, "a", n = 1)}</p> }; key!("b"); assert!(t, "c"); t!(
        texts,
        "d-e")"#;
    assert_eq!(named(source), ["a", "d-e", "b"]);
}

/// The files of one kind below a folder, in order.
fn files(folder: &Path, ending: &str) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|it| it == ending) {
            found.insert(path);
        }
    }
    found
}
