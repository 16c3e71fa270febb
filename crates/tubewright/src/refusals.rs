//! What ends a verb, said in the person's language: each error of the crates below by its value, the rest as it is.

use std::error::Error;
use std::io;

use tubewright_bots::guest::{Exit, Fault, FirstFailure, Moment};
use tubewright_rules::{DrawnTextError, MapError, RecordError, SheetFault, VerifyError};
use tubewright_server::AdminError;
use tubewright_store::{Damage, Failure, StoreError};
use tubewright_table::CorruptLogError;
use tubewright_term::{
    action_refused, drawn_text_refused, fault_refused, map_refused, record_refused, requoted, system_refused,
    system_says, verify_refused,
};
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
    } else if let Some(why) = cause.downcast_ref::<DrawnTextError>() {
        drawn_text_refused(texts, why)
    } else if let Some(fault) = cause.downcast_ref::<SheetFault>() {
        fault_refused(texts, fault)
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
pub(crate) fn stored(why: &StoreError, texts: &Texts) -> String {
    match why {
        StoreError::Conflict { .. } => t!(texts, "store-busy"),
        StoreError::Unknown => t!(texts, "store-unknown"),
        StoreError::Full => t!(texts, "store-full"),
        StoreError::ReadOnly => t!(texts, "store-read-only"),
        StoreError::Exists(file) => t!(texts, "store-exists", file = file.as_str()),
        StoreError::Corrupt(what) => t!(texts, "store-corrupt", what = damage(what, texts)),
        StoreError::Newer { found, known } => t!(texts, "store-newer", found = *found, known = *known),
        StoreError::Unsure => t!(texts, "store-unsure"),
        StoreError::Failed(what) => t!(texts, "store-failed", what = failure(what, texts)),
    }
}

/// What is wrong with stored data.
pub(crate) fn damage(what: &Damage, texts: &Texts) -> String {
    let said =
        |damage: &str, table: &str, n: u64| t!(texts, "store-damage", damage = damage, table = table, n = n);
    match what {
        Damage::NotADatabase => said("not-a-database", "", 0),
        Damage::Checksum { table, n } => said("checksum", table, *n),
        Damage::Gap { table, n } => said("gap", table, *n),
        Damage::End { table, there, .. } => said("end", table, *there),
        Damage::Facts { table } => said("facts", table, 0),
        Damage::Lost { table } => said("lost", table, 0),
        Damage::Tables => said("tables", "", 0),
        Damage::People => said("people", "", 0),
        Damage::Lists => said("lists", "", 0),
        Damage::Layout => said("layout", "", 0),
        Damage::Tail { there, all, page } => {
            t!(texts, "store-damage-tail", there = *there, all = *all, page = *page)
        }
        Damage::Schema(version) => t!(texts, "store-damage-schema", version = *version),
        Damage::Other(what) => what.clone(),
    }
}

/// What keeps a store from its work.
fn failure(what: &Failure, texts: &Texts) -> String {
    let failure = match what {
        Failure::Stopped => "stopped",
        Failure::CannotOpen => "cannot-open",
        Failure::NotAllowed => "not-allowed",
        Failure::Locked => "locked",
        Failure::Disk => "disk",
        Failure::Name => "name",
        Failure::InMemory => "in-memory",
        Failure::Unreachable => "unreachable",
        Failure::Busy => "busy",
        Failure::OwnBackup => "own-backup",
        Failure::Address => "address",
        Failure::System(kind, said) => return system_says(texts, *kind, said),
        Failure::Other(what) => return what.clone(),
    };
    t!(texts, "store-failure", failure = failure)
}

/// When and how an outside program of the arena first failed.
pub(crate) fn guest(first: &FirstFailure, texts: &Texts) -> String {
    let what = fault(&first.fault, texts);
    match first.moment {
        Moment::Start => t!(texts, "fault-at-start", what = what),
        Moment::Turn { round, turn } => t!(texts, "fault-on-turn", round = round, turn = turn, what = what),
    }
}

/// What an outside program did wrong.
pub(crate) fn fault(what: &Fault, texts: &Texts) -> String {
    match what {
        Fault::Late => t!(texts, "fault-late"),
        Fault::Illegal { action, why } => t!(
            texts,
            "fault-illegal",
            action = requoted(texts, action),
            reason = why.reason(),
            why = action_refused(texts, why)
        ),
        Fault::NoAction => t!(texts, "fault-no-action"),
        Fault::Garbage(said) => t!(texts, "fault-garbage", said = requoted(texts, said)),
        Fault::Endless(most) => t!(texts, "fault-endless", bytes = *most),
        Fault::Refused(said) => t!(texts, "fault-refused", said = requoted(texts, said)),
        Fault::NotStarted(kind, said) => {
            t!(texts, "fault-not-started", why = system_says(texts, *kind, said))
        }
        Fault::Ended(exit) => {
            let (how, number) = match exit {
                Exit::Code(code) => ("code", code.to_string()),
                Exit::Signal(signal) => ("signal", signal.to_string()),
                Exit::Unknown => ("unknown", String::new()),
            };
            t!(texts, "fault-ended", how = how, number = number)
        }
        Fault::Dead => t!(texts, "fault-dead"),
    }
}

/// Why a table could not be looked after.
fn admin(why: &AdminError, texts: &Texts) -> String {
    match why {
        AdminError::Store(why) => stored(why, texts),
        AdminError::Corrupt(CorruptLogError { n, why }) => {
            t!(texts, "store-entry", n = *n, why = why.as_str())
        }
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
    use tubewright_rules::{IllegalActionError, ParseActionError, Power};
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
            StoreError::Conflict { len: 3, epoch: 0 },
            StoreError::Unknown,
            StoreError::Full,
            StoreError::ReadOnly,
            StoreError::Exists("7".to_owned()),
            StoreError::Newer { found: 9, known: 8 },
        ];
        let damages = [
            Damage::NotADatabase,
            Damage::Checksum { table: "7".to_owned(), n: 3 },
            Damage::Gap { table: "7".to_owned(), n: 3 },
            Damage::Tail { there: 4, all: 8, page: 2 },
            Damage::Schema(-1),
            Damage::Other("7".to_owned()),
        ];
        let failures = [
            Failure::Stopped,
            Failure::CannotOpen,
            Failure::NotAllowed,
            Failure::Locked,
            Failure::Disk,
            Failure::Name,
            Failure::InMemory,
            Failure::Unreachable,
            Failure::Busy,
            Failure::OwnBackup,
            Failure::System(io::ErrorKind::TimedOut, "too slow".to_owned()),
            Failure::Other("7".to_owned()),
        ];
        let stored = stored.into_iter().chain(damages.map(StoreError::Corrupt));
        let stored = stored.chain(failures.map(StoreError::Failed));
        let admin = [
            AdminError::NoPerson,
            AdminError::Busy,
            AdminError::Corrupt(CorruptLogError { n: 3, why: "7".to_owned() }),
            AdminError::InPart { done: 2, all: 3, why: Box::new(AdminError::Store(StoreError::Unknown)) },
            AdminError::Refused("7".to_owned()),
        ];
        let all = stored.map(AdminError::Store).chain(admin);
        for why in all.map(anyhow::Error::from) {
            said_in_each_language(|texts| line(&why, texts));
        }
    }

    /// Each language has words of its own for it, and those with another script no English ones.
    fn said_in_each_language(say: impl Fn(&Texts) -> String) {
        let english = say(&Texts::embedded(Language::English));
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let said = say(&Texts::embedded(language));
            assert!(said != english && !said.contains(['{', '$']), "{language}: {said}");
            if matches!(language, Language::Russian | Language::Japanese) {
                // Names stay, and so do the words of records.
                let stays = ["Tubewright", "UTF", "double", "too-many-sections", "power-spent"];
                let words = said.split(|c: char| !c.is_ascii_alphabetic() && c != '-');
                let latin =
                    words.map(|it| it.trim_matches('-')).find(|it| it.len() > 2 && !stays.contains(it));
                assert_eq!(latin, None, "{language}: {said}");
            }
        }
    }

    #[test]
    fn what_is_wrong_with_an_outside_program_is_said_in_every_language() {
        let illegal = |why| Fault::Illegal { action: "‘7’".to_owned(), why };
        let faults = [
            Fault::Late,
            illegal(IllegalActionError::PowerSpent(Power::Double).into()),
            illegal(ParseActionError::TooManySections.into()),
            Fault::NoAction,
            Fault::Garbage("‘7’".to_owned()),
            Fault::Endless(7),
            Fault::Refused("‘7’".to_owned()),
            Fault::NotStarted(io::ErrorKind::NotFound, "no such file".to_owned()),
            Fault::Ended(Exit::Code(1)),
            Fault::Ended(Exit::Signal(9)),
            Fault::Ended(Exit::Unknown),
            Fault::Dead,
        ];
        for fault in faults {
            for moment in [Moment::Start, Moment::Turn { round: 1, turn: 2 }] {
                let first = FirstFailure { game: 0, moment, fault: fault.clone() };
                said_in_each_language(|texts| guest(&first, texts));
            }
        }
    }
}
