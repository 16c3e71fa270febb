//! Texts and sources agree: nothing is missing, nothing is left over, and no language misses what another has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use tubewright_texts::Language;

/// The variables of each text, by key.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_key_that_the_sources_use_exists() {
    let known = keys(Language::English);
    let unknown: Vec<_> = used().into_iter().filter(|(key, _)| !known.contains_key(key)).collect();
    assert!(unknown.is_empty(), "without a text in locales/en: {unknown:#?}");
}

#[test]
fn every_text_is_used() {
    let used = used();
    let idle: Vec<_> = keys(Language::English).into_keys().filter(|key| !used.contains_key(key)).collect();
    assert!(idle.is_empty(), "no source names these texts: {idle:#?}");
}

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    let english = keys(Language::English);
    for language in begun() {
        let texts = keys(language);
        let missing: Vec<_> = english.keys().filter(|key| !texts.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language} misses {missing:#?}");
        for (key, variables) in texts {
            assert_eq!(Some(&variables), english.get(&key), "{language}, variables of {key}");
        }
    }
}

#[test]
fn every_language_has_the_same_files() {
    let names = |language| {
        files(&folder(language), "ftl")
            .iter()
            .map(|path| path.file_name().map(ToOwned::to_owned))
            .collect::<Vec<_>>()
    };
    for language in begun() {
        assert_eq!(names(language), names(Language::English), "{language}");
    }
}

fn folder(language: Language) -> PathBuf {
    root().join("locales").join(language.code())
}

/// The languages that have texts.
fn begun() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| folder(*language).exists())
}

/// All keys of a language; fails on what Fluent cannot read and on a key that stands twice.
fn keys(language: Language) -> Keys {
    let mut keys = Keys::new();
    for path in files(&folder(language), "ftl") {
        let text = fs::read_to_string(&path).expect("a text file");
        let resource =
            parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut variables);
            }
            let before = keys.insert(key, variables);
            assert!(before.is_none(), "{} stands twice in {language}", message.id.name);
        }
    }
    keys
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        _ => {}
    }
}

/// The keys that the sources of all crates name, each with a place.
fn used() -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for path in files(&root().join("crates"), "rs") {
        let from_crates = path.strip_prefix(root().join("crates")).expect("it lies there");
        // This crate's examples and tests have texts of their own.
        if from_crates.starts_with("texts") || !from_crates.iter().any(|part| part == "src") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let code = |line: &&str| !line.trim_start().starts_with("//");
        let text: Vec<&str> = text.lines().filter(code).collect();
        for key in named(&text.join("\n")) {
            used.insert(key.to_owned(), from_crates.display().to_string());
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
