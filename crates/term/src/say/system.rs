//! What the system has against something, in the words of the person's language where we have some.

use std::io::{self, ErrorKind};

use tubewright_rules::visible;
use tubewright_texts::{Texts, t};

use super::Say;

/// Why the system did not do what it was asked for, in a few words.
pub fn system_refused(texts: &Texts, why: &io::Error) -> String {
    // One with words of its own was made by somebody who knows more than its kind says.
    match (why.get_ref(), why.raw_os_error().and_then(rare)) {
        (Some(_), _) => why.to_string().chars().map(visible).collect(),
        (None, Some(reason)) => t!(texts, "system", reason = reason),
        (None, None) => Say(texts).system(why.kind(), &why.to_string()),
    }
}

/// The same of an error of which only its kind and its words are left.
pub fn system_says(texts: &Texts, kind: ErrorKind, said: &str) -> String {
    Say(texts).system(kind, said)
}

/// What has no kind of its own yet, by the numbers that all Unix systems share.
#[cfg(unix)]
fn rare(code: i32) -> Option<&'static str> {
    match code {
        5 => Some("disk"),
        23 | 24 => Some("open-files"),
        _ => None,
    }
}

#[cfg(not(unix))]
fn rare(_: i32) -> Option<&'static str> {
    None
}

impl Say<'_> {
    /// Why the system did not do what it was asked for. What it says itself is English, and stays for what is rare.
    pub(crate) fn system(self, kind: ErrorKind, said: &str) -> String {
        let reason = match kind {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "not-allowed",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::IsADirectory => "folder",
            ErrorKind::NotADirectory => "no-folder",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
            ErrorKind::ReadOnlyFilesystem => "read-only",
            ErrorKind::InvalidFilename => "name",
            ErrorKind::AddrInUse => "address-in-use",
            ErrorKind::AddrNotAvailable => "no-address",
            ErrorKind::ConnectionRefused => "no-answer",
            ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::NotConnected
            | ErrorKind::BrokenPipe
            | ErrorKind::UnexpectedEof => "broken-off",
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
                "no-network"
            }
            ErrorKind::TimedOut => "too-slow",
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "busy",
            ErrorKind::FileTooLarge => "too-large",
            ErrorKind::OutOfMemory => "memory",
            _ => {
                let said: String = said.chars().map(visible).collect();
                return t!(self.0, "system-says", said = said);
            }
        };
        t!(self.0, "system", reason = reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tubewright_texts::Language;

    #[test]
    fn the_common_refusals_have_words_and_others_are_quoted() {
        let texts = Texts::embedded(Language::Polish);
        assert_eq!(
            system_refused(&texts, &io::Error::from_raw_os_error(2)),
            "nie ma takiego pliku ani folderu"
        );
        let [disk, files] = [5, 24].map(|code| system_refused(&texts, &io::Error::from_raw_os_error(code)));
        assert_eq!([disk.as_str(), files.as_str()], ["dysk zawodzi", "otwarto już zbyt wiele plików"]);
        let own = io::Error::other("zajęte\u{1b}");
        assert_eq!(system_refused(&texts, &own), "zajęte\u{fffd}");
        let rare = system_refused(&texts, &io::Error::from(ErrorKind::Deadlock));
        assert_eq!(rare, "system odpowiada: deadlock");
    }
}
