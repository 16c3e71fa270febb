//! What ends a verb, said in the person's language: each error of the crates below by its value, the rest as it is.

use std::error::Error;
use std::io;

use tubewright_rules::{MapError, RecordError, VerifyError};
use tubewright_server::AdminError;
use tubewright_store::StoreError;
use tubewright_table::Corrupt;
use tubewright_term::{map_refused, record_refused, system_refused, verify_refused};
use tubewright_texts::{Texts, t};

/// An error with all its causes, in one line.
pub(crate) fn line(error: &anyhow::Error, texts: &Texts) -> String {
    error.chain().map(|cause| said(cause, texts)).collect::<Vec<_>>().join(": ")
}

fn said(cause: &(dyn Error + 'static), texts: &Texts) -> String {
    if let Some(why) = cause.downcast_ref::<RecordError>() {
        record_refused(texts, why)
    } else if let Some(why) = cause.downcast_ref::<VerifyError>() {
        verify_refused(texts, why)
    } else if let Some(why) = cause.downcast_ref::<MapError>() {
        map_refused(texts, why)
    } else if let Some(why) = cause.downcast_ref::<StoreError>() {
        stored(why, texts)
    } else if let Some(why) = cause.downcast_ref::<AdminError>() {
        admin(why, texts)
    } else if let Some(why) = cause.downcast_ref::<io::Error>() {
        system_refused(texts, why)
    } else {
        cause.to_string()
    }
}

/// Why the store did not do what it was asked for.
fn stored(why: &StoreError, texts: &Texts) -> String {
    match why {
        StoreError::Conflict { .. } => t!(texts, "store-busy"),
        StoreError::Unknown => t!(texts, "store-unknown"),
        StoreError::Full => t!(texts, "store-full"),
        StoreError::ReadOnly => t!(texts, "store-read-only"),
        StoreError::Exists(file) => t!(texts, "store-exists", file = file.as_str()),
        StoreError::Corrupt(what) => t!(texts, "store-corrupt", what = what.as_str()),
        StoreError::Newer { found, known } => t!(texts, "store-newer", found = *found, known = *known),
        StoreError::Failed(what) => t!(texts, "store-failed", what = what.as_str()),
    }
}

/// Why a table could not be looked after.
fn admin(why: &AdminError, texts: &Texts) -> String {
    match why {
        AdminError::Store(why) => stored(why, texts),
        AdminError::Corrupt(Corrupt { n, why }) => t!(texts, "store-entry", n = *n, why = why.as_str()),
        AdminError::NoPerson => t!(texts, "admin-no-person"),
        AdminError::Busy => t!(texts, "store-busy"),
        AdminError::InPart { done, all, why } => {
            t!(texts, "admin-in-part", done = *done, all = *all, why = admin(why, texts))
        }
        AdminError::Refused(why) => t!(texts, "store-failed", what = why.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;
    use tubewright_texts::Language;

    #[test]
    fn causes_stand_in_one_line_each_in_its_own_words() {
        let failed: anyhow::Result<()> = Err(io::Error::from_raw_os_error(2).into());
        let failed = failed.context("nie można odczytać a.json").expect_err("it failed");
        let texts = Texts::embedded(Language::Polish);
        assert_eq!(line(&failed, &texts), "nie można odczytać a.json: nie ma takiego pliku ani folderu");
    }

    #[test]
    fn a_server_s_tables_are_spoken_of_in_every_language() {
        let stored = [
            StoreError::Conflict { len: 3 },
            StoreError::Unknown,
            StoreError::Full,
            StoreError::ReadOnly,
            StoreError::Exists("7".to_owned()),
            StoreError::Corrupt("7".to_owned()),
            StoreError::Newer { found: 9, known: 8 },
            StoreError::Failed("7".to_owned()),
        ];
        let admin = [
            AdminError::NoPerson,
            AdminError::Busy,
            AdminError::Corrupt(Corrupt { n: 3, why: "7".to_owned() }),
            AdminError::InPart { done: 2, all: 3, why: Box::new(AdminError::Store(StoreError::Unknown)) },
            AdminError::Refused("7".to_owned()),
        ];
        let all = stored.into_iter().map(AdminError::Store).chain(admin);
        for why in all.map(anyhow::Error::from) {
            let english = line(&why, &Texts::embedded(Language::English));
            for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
                let said = line(&why, &Texts::embedded(language));
                assert!(said != english && !said.contains(['{', '$']), "{language}: {said}");
                if matches!(language, Language::Russian | Language::Japanese) {
                    let latin = said.split(|c: char| !c.is_ascii_alphabetic()).find(|it| it.len() > 2);
                    assert_eq!(latin, None, "{language}: {said}");
                }
            }
        }
    }
}
