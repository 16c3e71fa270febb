//! Is a language's folder complete and sound? Asked by the tests, and by `cargo xtask texts` for translators.

mod read;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fmt, fs, io};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use self::read::{File, Text, is_category, read};

/// Something to mend in a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The file.
    pub file: String,
    /// The key, or nothing where it is about the file.
    pub key: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, key, what } = self;
        if key.is_empty() { write!(f, "{file}: {what}") } else { write!(f, "{file}: {key}: {what}") }
    }
}

/// The result of a check.
#[derive(Clone, Debug)]
pub struct Checked {
    /// How many texts English has.
    pub texts: usize,
    /// What is to be mended.
    pub findings: Vec<Finding>,
}

/// Holds the folder of a language against the English one. `same` lists the texts that are rightly the same in both:
/// on each line a key, the codes of the languages (or `*` for all) and the reason, with colons between them.
pub fn folder(locales: &Path, code: &str, same: &str) -> io::Result<Checked> {
    let english = files(&locales.join("en"))?;
    let translated = files(&locales.join(code))?;
    let texts = english.values().map(|file| file.texts.len()).sum();
    Ok(Checked { texts, findings: compared(&english, &translated, code, same) })
}

/// The keys of all texts in a folder.
pub fn keys(folder: &Path) -> io::Result<BTreeSet<String>> {
    let keys = files(folder)?.into_values().flat_map(|file| file.texts.into_keys());
    Ok(keys.filter(|key| !key.starts_with('-')).collect())
}

/// The variables of all texts in a folder, by key: those that are shown and those that decide.
pub fn variables(folder: &Path) -> io::Result<BTreeMap<String, BTreeSet<String>>> {
    let texts = files(folder)?.into_values().flat_map(|file| file.texts);
    let of = |text: &Text| {
        let deciding = text.deciding().into_iter().map(str::to_owned);
        deciding.chain(text.shown.iter().cloned()).collect()
    };
    Ok(texts
        .map(|(key, text)| {
            let of = of(&text);
            (key, of)
        })
        .collect())
}

fn files(folder: &Path) -> io::Result<BTreeMap<String, File>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".ftl") {
            files.insert(name, read(&fs::read_to_string(&path)?));
        }
    }
    Ok(files)
}

fn compared(
    english: &BTreeMap<String, File>,
    translated: &BTreeMap<String, File>,
    code: &str,
    same: &str,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut find = |file: &str, key: &str, what: String| {
        findings.push(Finding { file: file.to_owned(), key: key.to_owned(), what });
    };
    let plurals = Plurals::of(code);
    if plurals.is_none() {
        find("", "", format!("nothing is known of plurals in `{code}`"));
    }
    for name in translated.keys().filter(|name| !english.contains_key(*name)) {
        find(name, "", "English has no such file".to_owned());
    }
    for (name, english) in english {
        let Some(translated) = translated.get(name) else {
            find(name, "", "the file is missing".to_owned());
            continue;
        };
        for what in &translated.broken {
            find(name, "", what.clone());
        }
        for (key, text) in &translated.texts {
            for missing in text.references.iter().filter(|it| !translated.texts.contains_key(*it)) {
                find(name, key, format!("takes in {missing}, which is not in this file"));
            }
            for what in plurals.iter().flat_map(|plurals| plurals.faults(text)) {
                find(name, key, what);
            }
            // Terms are a language's own affair: cases and genders need them where English needs none.
            if !key.starts_with('-') && !english.texts.contains_key(key) {
                find(name, key, "English has no such text".to_owned());
            }
        }
        for (key, original) in english.texts.iter().filter(|(key, _)| !key.starts_with('-')) {
            let Some(text) = translated.texts.get(key) else {
                find(name, key, "is missing".to_owned());
                continue;
            };
            for what in faults(original, text) {
                find(name, key, what);
            }
            if code != "en" && !is_same(same, key, code) {
                for leaf in text.leaves.intersection(&original.leaves).filter(|leaf| has_word(leaf)) {
                    find(name, key, format!("is still English: {leaf}"));
                }
            }
        }
    }
    findings
}

/// What a translation does with the variables and attributes that it must not.
fn faults(original: &Text, text: &Text) -> Vec<String> {
    let mut faults = Vec::new();
    if original.has_value != text.has_value || original.attributes != text.attributes {
        faults.push("has another value or other attributes than in English".to_owned());
    }
    let known: BTreeSet<&str> =
        original.deciding().into_iter().chain(original.shown.iter().map(String::as_str)).collect();
    let used: BTreeSet<&str> =
        text.deciding().into_iter().chain(text.shown.iter().map(String::as_str)).collect();
    for variable in used.difference(&known) {
        faults.push(format!("${variable} is no variable of this text"));
    }
    // A count that English only needs for its plural may be left out, and a number may be spelled out in its variants.
    for variable in original.shown.iter().filter(|it| !used.contains(it.as_str())) {
        faults.push(format!("${variable} is not shown"));
    }
    for choice in original.choices.iter().filter(|choice| !choice.is_of_number()) {
        let mine: Vec<_> = text.choices.iter().filter(|mine| mine.variable == choice.variable).collect();
        if mine.is_empty() {
            faults.push(format!("does not choose by ${}", choice.variable));
        }
        // Where English has several choices by one variable, one of them must fit.
        let fits = |keys: &BTreeSet<String>| {
            original.choices.iter().any(|other| other.variable == choice.variable && other.keys == *keys)
        };
        if let Some(wrong) = mine.into_iter().find(|mine| !fits(&mine.keys)) {
            faults.push(format!(
                "${} has other variants than in English: {}",
                choice.variable,
                listed(&wrong.keys)
            ));
        }
    }
    faults.dedup();
    faults
}

/// The plural categories of a language.
struct Plurals {
    /// All of them.
    all: BTreeSet<&'static str>,
    /// Those of whole numbers.
    whole: BTreeSet<&'static str>,
}

impl Plurals {
    fn of(code: &str) -> Option<Self> {
        let id: LanguageIdentifier = code.parse().ok()?;
        let rules = PluralRules::create(id, PluralRuleType::CARDINAL).ok()?;
        let whole =
            (0_u32..=1000).filter_map(|number| rules.select(number).ok()).map(|category| name(&category));
        let whole: BTreeSet<_> = whole.collect();
        let broken = [0.1, 0.5, 1.5, 2.5]
            .into_iter()
            .filter_map(|number: f64| rules.select(number).ok())
            .map(|category| name(&category));
        Some(Self { all: whole.iter().copied().chain(broken).chain(["other"]).collect(), whole })
    }

    /// Choices by plural that miss a category or name one that the language has not.
    fn faults(&self, text: &Text) -> Vec<String> {
        let mut faults = Vec::new();
        for choice in text.choices.iter().filter(|choice| choice.is_of_number()) {
            let named: BTreeSet<&str> =
                choice.keys.iter().map(String::as_str).filter(|key| is_category(key)).collect();
            let missing: Vec<_> = self.whole.iter().copied().filter(|it| !named.contains(it)).collect();
            // A choice by exact numbers alone, or without any choice, is no plural.
            if !named.is_empty() && named != BTreeSet::from(["other"]) && !missing.is_empty() {
                faults.push(format!("${} lacks the plural {}", choice.variable, missing.join(", ")));
            }
            for unknown in named.difference(&self.all) {
                faults.push(format!(
                    "${} has the plural {unknown}, which this language has not",
                    choice.variable
                ));
            }
        }
        faults
    }
}

const fn name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

fn is_same(same: &str, key: &str, code: &str) -> bool {
    let lines = same.lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.filter_map(|line| line.split_once(':')).any(|(listed, rest)| {
        let codes = rest.split(':').next().unwrap_or_default();
        listed.trim() == key && codes.split_whitespace().any(|it| it == "*" || it == code)
    })
}

/// Is there anything to translate between the braces?
fn has_word(leaf: &str) -> bool {
    let outside = leaf.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    outside.flat_map(str::chars).any(char::is_alphabetic)
}

fn listed(keys: &BTreeSet<String>) -> String {
    keys.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(english: &str, translated: &str, code: &str) -> Vec<String> {
        let of = |source| BTreeMap::from([("a.ftl".to_owned(), read(source))]);
        let findings = compared(&of(english), &of(translated), code, "b: pl it: a name\n");
        findings.into_iter().map(|finding| format!("{}: {}", finding.key, finding.what)).collect()
    }

    #[test]
    fn a_sound_translation_has_no_finding() {
        let english = "a = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n }";
        let polish = "a = { $count ->\n    [one] { $count } punkt\n    [few] { $count } punkty\n   *[many] { $count } punktów\n }";
        assert_eq!(found(english, polish, "pl"), [""; 0]);
        assert_eq!(found(english, "a = { $count }点", "ja"), [""; 0]);
    }

    #[test]
    fn keys_are_missing_left_over_or_doubled() {
        assert_eq!(found("a = One", "c = Jeden", "pl"), ["c: English has no such text", "a: is missing"]);
        assert_eq!(found("a = One", "a = Jeden\na = Dwa", "pl"), [": a stands twice"]);
        assert_eq!(found("a = One", "a = Jeden\nb = { $", "pl").len(), 1);
    }

    #[test]
    fn variables_must_be_those_of_english() {
        assert_eq!(
            found("a = { $n } of four", "a = { $m } z czterech", "pl"),
            ["a: $m is no variable of this text", "a: $n is not shown"]
        );
        // A count that only chose the plural is not needed where there is none.
        let noun = "a = { $n ->\n    [one] district\n   *[other] districts\n }";
        assert_eq!(found(noun, "a = 区", "ja"), [""; 0]);
    }

    #[test]
    fn choices_by_word_keep_their_variants() {
        let english = "a = { $pencil ->\n    [blue] Blue\n   *[green] Green\n }";
        assert_eq!(found(english, "a = Kolor", "pl"), ["a: does not choose by $pencil"]);
        let wrong = "a = { $pencil ->\n    [niebieski] Niebieski\n   *[green] Zielony\n }";
        assert_eq!(
            found(english, wrong, "pl"),
            ["a: $pencil has other variants than in English: green, niebieski"]
        );
    }

    #[test]
    fn plurals_are_complete_in_every_language() {
        let english = "a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }";
        let lacking = "a = { $n ->\n    [one] { $n } очко\n   *[other] { $n } очков\n }";
        assert_eq!(found(english, lacking, "ru"), ["a: $n lacks the plural few, many"]);
        let foreign = "a = { $n ->\n    [one] { $n }点\n   *[other] { $n }点\n }";
        assert_eq!(found(english, foreign, "ja"), ["a: $n has the plural one, which this language has not"]);
        let exact = "a = { $n ->\n    [1] Один\n   *[2] Два\n }";
        assert_eq!(found("a = { $n ->\n    [1] One\n   *[2] Two\n }", exact, "ru"), [""; 0]);
    }

    #[test]
    fn english_left_over_is_found_unless_it_is_listed() {
        assert_eq!(
            found("a = Rules\nb = Tubewright", "a = Rules\nb = Tubewright", "pl"),
            ["a: is still English: Rules"]
        );
        assert_eq!(found("b = Tubewright", "b = Tubewright", "ru"), ["b: is still English: Tubewright"]);
        assert_eq!(found("a = { $n } × { $m }", "a = { $n } × { $m }", "pl"), [""; 0]);
        let half = "a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }";
        let left = "a = { $n ->\n    [one] { $n } punto\n   *[other] { $n } points\n }";
        assert_eq!(found(half, left, "it"), ["a: is still English: { $n } points"]);
    }

    #[test]
    fn what_a_text_takes_in_lies_beside_it() {
        assert_eq!(
            found("a = A line", "a = { -linia }", "pl"),
            ["a: takes in -linia, which is not in this file"]
        );
        assert_eq!(found("a = A line", "-linia = linia\na = { -linia }", "pl"), [""; 0]);
    }
}
