//! Every language says all that English says, soundly; `cargo xtask texts` prints the same for translators.

use std::fs;
use std::path::{Path, PathBuf};

use tubewright_texts::{Language, check};

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

#[test]
fn every_language_is_complete_and_sound() {
    let same = fs::read_to_string(locales().join("same-as-english.txt")).expect("the list is there");
    let mut findings = Vec::new();
    for language in Language::ALL {
        let checked = check::folder(&locales(), language.code(), &same).expect("a folder of texts");
        assert!(checked.texts > 300, "{} texts", checked.texts);
        findings.extend(checked.findings.iter().map(|finding| format!("locales/{language}/{finding}")));
    }
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn every_folder_is_a_language_and_every_language_has_one() {
    let folders = fs::read_dir(locales()).expect("the texts").map(|entry| entry.expect("an entry"));
    let mut folders: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    folders.sort();
    let mut codes = Language::ALL.map(|language| language.code().to_owned());
    codes.sort();
    assert_eq!(folders, codes);
}

#[test]
fn what_is_listed_as_the_same_exists_and_has_a_reason() {
    let known = check::keys(&locales().join("en")).expect("English has texts");
    let same = fs::read_to_string(locales().join("same-as-english.txt")).expect("the list is there");
    for line in same.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.splitn(3, ':').map(str::trim).collect();
        let [key, languages, reason] = parts[..] else { panic!("{line}: a key, languages and a reason") };
        assert!(known.contains(key), "{key} is no text");
        let is_known = |code: &str| code == "*" || code.parse::<Language>().is_ok();
        assert!(languages.split_whitespace().all(is_known) && !reason.is_empty(), "{line}");
    }
}
