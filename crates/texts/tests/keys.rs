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

/// The keys that the sources name, each with a place.
fn used() -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for path in files(&root().join("crates"), "rs").into_iter().chain(files(&root().join("xtask"), "rs")) {
        let place = path.strip_prefix(root()).expect("it lies there");
        // This crate's examples and tests have texts of their own.
        if place.starts_with("crates/texts") || !place.iter().any(|part| part == "src") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let code = |line: &&str| !line.trim_start().starts_with("//");
        let text: Vec<&str> = text.lines().filter(code).collect();
        for key in named(&text.join("\n")) {
            used.insert(key.to_owned(), place.display().to_string());
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
    let calls = source.match_indices("t!(").chain(source.match_indices("key!("));
    let own_word =
        |&(start, _): &(usize, &str)| !source[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    calls.filter(own_word).filter_map(|(start, _)| source[start..].split('"').nth(1)).collect()
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
