//! What operators have decided, and what people reported to them. It is kept in a file beside the tables.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::net::IpAddr;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tubewright_store::Person;
use tubewright_wire::{Time, skeleton};

use crate::actor::from_hex;
use crate::limits::Limits;
use crate::secret::hex;

/// So many reports are kept; the oldest go first.
const MAX_REPORTS: usize = 500;
/// So many bans, locked tables and words, so that nobody fills the memory by mistake.
const MAX_ENTRIES: usize = 10_000;

/// Somebody who is banned: a person, or everyone in a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Banned {
    /// The person with this id.
    Person(Person),
    /// All whose addresses begin with so many bits.
    Network(IpAddr, u8),
}

/// It is no id of a person, no address and no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBannedError;

impl fmt::Display for ParseBannedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a person's id (64 hex digits), an address or a network such as 192.0.2.0/24 is wanted")
    }
}

impl std::error::Error for ParseBannedError {}

impl FromStr for Banned {
    type Err = ParseBannedError;

    fn from_str(text: &str) -> Result<Self, ParseBannedError> {
        if let Some(person) = from_hex(text) {
            return Ok(Self::Person(person));
        }
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| ParseBannedError)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse::<IpAddr>().map_err(|_| ParseBannedError)?.to_canonical();
        // Everyone has 64 bits of IPv6 to themselves.
        let (all, own) = if address.is_ipv4() { (32, 32) } else { (128, 64) };
        let bits = bits.unwrap_or(own);
        if bits == 0 || bits > all {
            return Err(ParseBannedError);
        }
        Ok(Self::Network(address, bits))
    }
}

impl fmt::Display for Banned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(person) => f.write_str(&hex(person)),
            Self::Network(address, bits) => write!(f, "{address}/{bits}"),
        }
    }
}

impl Banned {
    fn is(&self, person: &Person, address: IpAddr) -> bool {
        match (*self, address) {
            (Self::Person(banned), _) => banned == *person,
            (Self::Network(IpAddr::V4(network), bits), IpAddr::V4(address)) => {
                (network.to_bits() ^ address.to_bits()).leading_zeros() >= bits.into()
            }
            (Self::Network(IpAddr::V6(network), bits), IpAddr::V6(address)) => {
                (network.to_bits() ^ address.to_bits()).leading_zeros() >= bits.into()
            }
            _ => false,
        }
    }
}

/// What somebody reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Its number.
    pub id: u64,
    /// When, in milliseconds since 1970.
    pub at: Time,
    /// At which table.
    pub table: String,
    /// Who reported it.
    pub by: String,
    /// Who is reported, by their id.
    pub person: String,
    /// How they are called there.
    pub name: String,
    /// The line that is reported; none where it is the name.
    pub line: Option<String>,
    /// What else they said last.
    pub said: Vec<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    banned: BTreeSet<String>,
    locked: BTreeSet<String>,
    words: Vec<String>,
    limits: BTreeMap<String, u32>,
    reports: VecDeque<Report>,
    last_report: u64,
}

#[derive(Default)]
struct State {
    kept: Kept,
    banned: BTreeSet<Banned>,
    words: Vec<String>,
}

impl State {
    fn of(kept: Kept) -> Self {
        let banned = kept.banned.iter().filter_map(|who| who.parse().ok()).collect();
        let words = kept.words.iter().map(|word| skeleton(word)).filter(|word| !word.is_empty()).collect();
        Self { kept, banned, words }
    }
}

/// What operators have decided. Without a file it lasts as long as the process.
#[derive(Default)]
pub struct Operators {
    file: Option<PathBuf>,
    /// The secret that the operator's page asks for.
    token: Option<String>,
    state: Mutex<State>,
    changed: watch::Sender<u64>,
}

/// A limit by its name.
type NamedLimit = (&'static str, fn(&mut Limits) -> &mut u32);

/// The limits that operators can change.
const LIMITS: [NamedLimit; 9] = [
    ("sockets", |limits| &mut limits.sockets),
    ("sockets-per-address", |limits| &mut limits.sockets_per_address),
    ("sockets-per-person", |limits| &mut limits.sockets_per_person),
    ("messages-per-second", |limits| &mut limits.messages_per_second),
    ("requests-per-second", |limits| &mut limits.requests_per_second),
    ("tables-per-hour", |limits| &mut limits.tables_per_hour),
    ("kilobytes-per-hour", |limits| &mut limits.kilobytes_per_hour),
    ("kilobytes-per-table", |limits| &mut limits.kilobytes_per_table),
    ("disk-reserve", |limits| &mut limits.disk_reserve),
];

/// The names and values of all limits.
pub(crate) fn named(mut limits: Limits) -> BTreeMap<&'static str, u32> {
    LIMITS.iter().map(|(name, field)| (*name, *field(&mut limits))).collect()
}

impl Operators {
    /// Reads what was decided before; a file that is missing is an empty one.
    pub fn load(file: &Path, token: Option<String>) -> io::Result<Self> {
        let kept = match fs::read(file) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(io::Error::from)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Kept::default(),
            Err(error) => return Err(error),
        };
        let state = Mutex::new(State::of(kept));
        Ok(Self { file: Some(file.to_owned()), token, state, ..Self::default() })
    }

    /// Without a file.
    pub fn with_token(token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..Self::default() }
    }

    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // It is replaced as a whole, so no panic leaves it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is told of each change.
    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Changes something, and keeps it before it holds.
    fn change<T>(&self, what: impl FnOnce(&mut Kept) -> T) -> io::Result<T> {
        let mut state = self.state();
        let mut kept = state.kept.clone();
        let done = what(&mut kept);
        if let Some(file) = &self.file {
            write(file, &kept)?;
        }
        *state = State::of(kept);
        drop(state);
        self.changed.send_modify(|changes| *changes += 1);
        Ok(done)
    }

    pub(crate) fn is_banned(&self, person: &Person, address: IpAddr) -> bool {
        let state = self.state();
        !state.banned.is_empty() && state.banned.iter().any(|banned| banned.is(person, address))
    }

    pub(crate) fn is_locked(&self, table: &str) -> bool {
        self.state().kept.locked.contains(table)
    }

    /// Has a text none of the words that operators do not want here, however it is written?
    pub(crate) fn is_welcome(&self, text: &str) -> bool {
        let state = self.state();
        if state.words.is_empty() {
            return true;
        }
        let text = skeleton(text);
        !state.words.iter().any(|word| has_word(&text, word))
    }

    /// The limits that hold where these are the server's own.
    pub(crate) fn limits(&self, mut limits: Limits) -> Limits {
        let state = self.state();
        for (name, field) in LIMITS {
            if let Some(value) = state.kept.limits.get(name) {
                *field(&mut limits) = *value;
            }
        }
        limits
    }

    /// Bans somebody; `false` if they are banned already, or there are too many.
    pub(crate) fn ban(&self, who: Banned) -> io::Result<bool> {
        self.change(|kept| kept.banned.len() < MAX_ENTRIES && kept.banned.insert(who.to_string()))
    }

    pub(crate) fn unban(&self, who: Banned) -> io::Result<bool> {
        self.change(|kept| kept.banned.remove(&who.to_string()))
    }

    pub(crate) fn lock(&self, table: &str) -> io::Result<bool> {
        self.change(|kept| kept.locked.len() < MAX_ENTRIES && kept.locked.insert(table.to_owned()))
    }

    pub(crate) fn unlock(&self, table: &str) -> io::Result<bool> {
        self.change(|kept| kept.locked.remove(table))
    }

    pub(crate) fn set_words(&self, words: Vec<String>) -> io::Result<()> {
        self.change(|kept| {
            kept.words = words;
            kept.words.truncate(MAX_ENTRIES);
        })
    }

    /// Sets a limit, or has the server's own hold again; `false` if there is none of that name.
    pub(crate) fn set_limit(&self, name: &str, value: Option<u32>) -> io::Result<bool> {
        if LIMITS.iter().all(|(known, _)| *known != name) {
            return Ok(false);
        }
        self.change(|kept| match value {
            Some(value) => drop(kept.limits.insert(name.to_owned(), value)),
            None => drop(kept.limits.remove(name)),
        })?;
        Ok(true)
    }

    /// Keeps a report, under a number of its own.
    pub(crate) fn report(&self, mut report: Report) -> io::Result<u64> {
        self.change(|kept| {
            kept.last_report += 1;
            report.id = kept.last_report;
            kept.reports.push_back(report);
            while kept.reports.len() > MAX_REPORTS {
                kept.reports.pop_front();
            }
            kept.last_report
        })
    }

    pub(crate) fn resolve(&self, report: u64) -> io::Result<bool> {
        self.change(|kept| {
            let before = kept.reports.len();
            kept.reports.retain(|one| one.id != report);
            kept.reports.len() < before
        })
    }

    /// Removes what reports hold of a person.
    pub(crate) fn forget(&self, person: &Person) -> io::Result<()> {
        let who = hex(person);
        if self.state().kept.reports.iter().all(|report| report.person != who && report.by != who) {
            return Ok(());
        }
        self.change(|kept| {
            kept.reports.retain(|report| report.person != who);
            for report in kept.reports.iter_mut().filter(|report| report.by == who) {
                report.by.clear();
            }
        })
    }

    pub(crate) fn reports(&self) -> Vec<Report> {
        self.state().kept.reports.iter().cloned().collect()
    }

    pub(crate) fn banned(&self) -> Vec<String> {
        self.state().kept.banned.iter().cloned().collect()
    }

    pub(crate) fn locked(&self) -> Vec<String> {
        self.state().kept.locked.iter().cloned().collect()
    }

    pub(crate) fn words(&self) -> Vec<String> {
        self.state().kept.words.clone()
    }
}

/// Is the word in the text by itself? In scripts without spaces it may stand anywhere.
fn has_word(text: &str, word: &str) -> bool {
    let unspaced = word.chars().any(|c| c >= '\u{3040}');
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        unspaced || !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
    })
}

/// Writes a whole file in place of another: a crash leaves the old one or the new one.
fn write(file: &Path, kept: &Kept) -> io::Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let mut opened = fs::OpenOptions::new().create(true).truncate(true).write(true).mode(0o600).open(&new)?;
    opened.write_all(&serde_json::to_vec_pretty(kept)?)?;
    opened.sync_all()?;
    fs::rename(new, file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_addresses_and_networks_are_banned_and_their_neighbours_are_not() {
        let operators = Operators::default();
        let (ann, bob) = ([1; 32], [2; 32]);
        let at = |text: &str| text.parse::<IpAddr>().expect("an address");
        for who in [hex(&ann), "192.0.2.0/24".to_owned(), "2001:db8::1".to_owned()] {
            assert_eq!(operators.ban(who.parse().expect("somebody")).ok(), Some(true), "{who}");
        }
        assert!(operators.is_banned(&ann, at("198.51.100.1")));
        assert!(operators.is_banned(&bob, at("192.0.2.77")) && operators.is_banned(&bob, at("2001:db8::9")));
        assert!(!operators.is_banned(&bob, at("192.0.3.1")) && !operators.is_banned(&bob, at("2001:db9::1")));
        assert_eq!(operators.unban("192.0.2.0/24".parse().expect("a network")).ok(), Some(true));
        assert!(!operators.is_banned(&bob, at("192.0.2.77")));
        for wrong in ["", "ann", "192.0.2.0/33", "192.0.2.0/0", "192.0.2/24", "::/129"] {
            assert_eq!(wrong.parse::<Banned>(), Err(ParseBannedError), "{wrong}");
        }
    }

    #[test]
    fn unwelcome_words_are_found_however_they_are_written_and_not_inside_others() {
        let operators = Operators::default();
        operators.set_words(vec!["Troll".to_owned(), "嫌い".to_owned()]).expect("no file");
        // The second has Cyrillic letters, the third full-width ones.
        for text in ["you troll!", "ТrоLL", "Ｔｒｏｌｌ", "君が嫌いだ"] {
            assert!(!operators.is_welcome(text), "{text}");
        }
        for text in ["trolley bus", "good evening", "好き"] {
            assert!(operators.is_welcome(text), "{text}");
        }
    }

    #[test]
    fn what_was_decided_is_there_after_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("operators.json");
        let operators = Operators::load(&file, None).expect("nothing yet");
        assert_eq!(operators.set_limit("tables-per-hour", Some(7)).ok(), Some(true));
        assert_eq!(operators.set_limit("nonsense", Some(7)).ok(), Some(false));
        operators.lock("k3jq").expect("written");
        let again = Operators::load(&file, None).expect("it is there");
        assert_eq!(again.limits(Limits::default()), Limits { tables_per_hour: 7, ..Limits::default() });
        assert!(again.is_locked("k3jq") && !again.is_locked("other"));
        let mode =
            std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).expect("there").permissions());
        assert_eq!(mode & 0o777, 0o600);
        fs::write(&file, "{").expect("written");
        assert!(Operators::load(&file, None).is_err(), "damage is not taken for nothing decided");
    }

    #[test]
    fn reports_are_bounded_and_hold_nothing_of_who_had_their_data_deleted() {
        let operators = Operators::default();
        let report = |by: Person, person: Person| Report {
            id: 0,
            at: 1,
            table: "k3jq".to_owned(),
            by: hex(&by),
            person: hex(&person),
            name: "Bob".to_owned(),
            line: Some("a word".to_owned()),
            said: Vec::new(),
        };
        for _ in 0..MAX_REPORTS + 10 {
            operators.report(report([1; 32], [3; 32])).expect("no file");
        }
        assert_eq!(operators.reports().len(), MAX_REPORTS);
        operators.report(report([1; 32], [2; 32])).expect("no file");
        operators.forget(&[3; 32]).expect("no file");
        assert_eq!(operators.reports().len(), 1);
        operators.forget(&[1; 32]).expect("no file");
        assert_eq!(operators.reports()[0].by, "");
        assert_eq!(operators.resolve(operators.reports()[0].id).ok(), Some(true));
        assert!(operators.reports().is_empty());
    }
}
