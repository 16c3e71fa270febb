//! Every text of every language reads as Fluent's own library reads it, whatever its variables are.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use intl_memoizer::concurrent::IntlLangMemoizer;
use tubewright_texts::{Language, Texts, Value};
use unic_langid::LanguageIdentifier;

/// Numbers of every plural category, also long ones.
const NUMBERS: [i64; 17] = [0, 1, 2, 3, 5, 10, 11, 12, 14, 21, 22, 25, 101, 111, 1234, 1_000_000, -3];

thread_local! {
    /// Fluent writes numbers by a function without surroundings; this is the language of the bundle made last.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code())
}

/// Texts of a language by file, as they are and with the line ends of another system.
fn sources(language: Language) -> Vec<String> {
    let files = fs::read_dir(folder(language)).expect("every language has a folder");
    files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text file")).collect()
}

fn bundle(language: Language, sources: &[&str]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().expect("a code");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    SPOKEN.set(language);
    bundle.set_formatter(Some(|value, _: &IntlLangMemoizer| number(SPOKEN.get(), value)));
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
    }
    bundle
}

/// Numbers are written by the project itself; here it is about everything around them.
fn number(language: Language, value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(language.number(number.value, 0))
}

/// The variables of a pattern, and the words by which it chooses.
fn named(pattern: &Pattern<&str>, names: &mut BTreeSet<String>, words: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                names.insert(id.name.to_owned());
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    names.insert(id.name.to_owned());
                }
                for variant in variants {
                    if let VariantKey::Identifier { name } = &variant.key {
                        words.insert((*name).to_owned());
                    }
                    named(&variant.value, names, words);
                }
            }
        }
    }
}

fn assert_same(language: Language, sources: &[&str]) -> usize {
    let (texts, bundle) = (Texts::new(language, sources), bundle(language, sources));
    let mut compared = 0;
    for source in sources {
        for entry in parse(*source).unwrap_or_else(|(readable, _)| readable).body {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &message.value else { continue };
            let (key, mut names, mut words) = (message.id.name, BTreeSet::new(), BTreeSet::new());
            named(pattern, &mut names, &mut words);
            let words: Vec<&str> = words.iter().map(String::as_str).chain(["Ann { and } \"Ben\""]).collect();
            for turn in 0..NUMBERS.len().max(words.len()) {
                // Each variable in turn is a number, or a word that something may be chosen by.
                for with_words in [false, true] {
                    let (mut fluent, mut own) = (FluentArgs::new(), Vec::new());
                    for (place, name) in names.iter().enumerate() {
                        let number = NUMBERS[(turn + place) % NUMBERS.len()];
                        let word = words[(turn + place) % words.len()];
                        if with_words {
                            fluent.set(name.clone(), word);
                            own.push((name.as_str(), Value::from(word)));
                        } else {
                            fluent.set(name.clone(), number);
                            own.push((name.as_str(), Value::from(number)));
                        }
                    }
                    let expected = bundle.format_pattern(
                        bundle.get_message(key).and_then(|message| message.value()).expect("it has a value"),
                        Some(&fluent),
                        &mut Vec::new(),
                    );
                    assert_eq!(texts.format(key, &own), expected, "{language}: {key}, {own:?}");
                    compared += 1;
                }
            }
        }
    }
    compared
}

#[test]
fn every_text_reads_as_fluent_reads_it() {
    for language in Language::ALL {
        let sources = sources(language);
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        let compared = assert_same(language, &sources);
        assert!(compared > 5_000, "{language}: only {compared} compared");
    }
}

#[test]
fn forms_that_the_texts_may_come_to_use_read_as_in_fluent() {
    let source = r#"
# A comment with { braces
one = One line
trailing = Spaces at the end   
below =
    On the next line
several = First
    second
      further in

    after an empty line
literal = { "{" } and { "}" } and { "" }
-term = the term
refers = { one }, { -term }, { none }
nested = { $a ->
    [1] exactly
    [one] { $b ->
        [one] one one
       *[other] one { $b }
    }
   *[other]
        { $a } of
        { $b }
}
at-edge = { $a ->
*[other] { $a }
}
beside = before { $a ->
    [few] few
   *[other] other
 } after
missing = { $nobody } and { $nobody ->
    [a] A
   *[b] B
 }
last = without a line break"#;
    for language in Language::ALL {
        assert_same(language, &[source]);
        assert_same(language, &[&source.replace('\n', "\r\n")]);
    }
}

#[test]
fn references_that_lead_to_each_other_come_to_an_end() {
    let texts = Texts::new(Language::English, &["a = { b }\nb = { a }"]);
    assert!(texts.get("a").contains('}'));
}

#[test]
fn plural_categories_are_those_of_unicode() {
    let source =
        "a = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }";
    for language in Language::ALL {
        let (texts, bundle) = (Texts::new(language, &[source]), bundle(language, &[source]));
        let pattern = bundle.get_message("a").and_then(|message| message.value()).expect("it has a value");
        let compare = |own: Value<'_>, theirs: FluentValue<'_>| {
            let mut args = FluentArgs::new();
            args.set("n", theirs);
            let expected = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
            assert_eq!(texts.format("a", &[("n", own.clone())]), expected, "{language}: {own:?}");
        };
        for number in (0..1_200_i64).chain([1_000_000, 2_000_000, 1_000_001, -1, -2, -5]) {
            compare(Value::from(number), FluentValue::from(number));
        }
        for number in [0.5, 1.5, 2.25, 11.1] {
            compare(Value::from(number), FluentValue::from(number));
        }
    }
}
