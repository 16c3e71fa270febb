//! Reading a file as a record, with the rules' own reader: in the worker, because the page's program is to stay small.

use tubewright_rules::{BadRecordError, DealNote, Entropy, Record, RecordError};

use crate::record_text::{self, BETWEEN, escaped, unescaped};

/// Begins a message that asks for a file to be read; the file follows.
const READ: &str = "read\n";
/// Begins the answer if the file is a record.
const RECORD: &str = "record\n";
/// Begins the answer if it is none; what is wrong with it follows.
const REFUSED: &str = "refused\n";

/// The message that asks for a file to be read.
pub fn ask_to_read(file: &str) -> String {
    format!("{READ}{file}")
}

/// The file that a message asks to read, if it asks for that.
pub(crate) fn asked_to_read(message: &str) -> Option<&str> {
    message.strip_prefix(READ)
}

/// The answer to whoever asked for a file to be read.
pub(crate) fn read(file: &str) -> String {
    match Record::from_json(file.as_bytes()) {
        Ok(record) => to_text(&record),
        Err(why) => refused(why),
    }
}

fn refused(why: BadRecordError) -> String {
    format!("{REFUSED}{}", RecordError::Bad(why))
}

fn to_text(record: &Record) -> String {
    let names = record.setup.seats.iter().map(|seat| escaped(&seat.name));
    let deal = record.deal.as_ref().map_or_else(Vec::new, |note| {
        let known = |text: &Option<String>| {
            text.as_deref().map_or_else(String::new, |text| format!("={}", escaped(text)))
        };
        let seeds = [&note.seed, &note.commitment, &note.server_seed].map(known);
        let brought = |it: &Entropy| [it.seat.to_string(), escaped(&it.value), escaped(&it.commitment)];
        let entropy = note.entropy.iter().flat_map(brought);
        seeds.into_iter().chain([note.pencils_chosen.to_string()]).chain(entropy).collect()
    });
    let (names, deal) = (names.collect::<Vec<_>>().join(BETWEEN), deal.join(BETWEEN));
    format!("{RECORD}{names}\n{deal}\n{}", record_text::write(record))
}

/// Reads the answer: the record, which may still tell of an impossible game, or what is wrong with the file in a line of English;
/// `None` if it is no such answer, as from a worker of another version.
///
/// ```
/// use tubewright_thinker::{ask_to_read, read_file, respond};
/// let answer = respond(&ask_to_read("no JSON"), &|| None, &mut |_| ());
/// let why = read_file(&answer).expect("it is an answer").expect_err("that is no record");
/// assert!(why.starts_with("bad-record: no JSON"));
/// ```
pub fn read_file(answer: &str) -> Option<Result<Record, String>> {
    match answer.strip_prefix(RECORD) {
        Some(text) => record(text).map(Ok),
        None => answer.strip_prefix(REFUSED).map(|why| Err(why.to_owned())),
    }
}

fn record(text: &str) -> Option<Record> {
    let mut lines = text.split('\n');
    let (names, deal) = (lines.next()?, lines.next()?);
    let mut record = record_text::read(lines)?;
    for (seat, name) in record.setup.seats.iter_mut().zip(names.split(BETWEEN)) {
        seat.name = unescaped(name);
    }
    if let [seed, commitment, server_seed, chosen, entropy @ ..] =
        &deal.split(BETWEEN).collect::<Vec<_>>()[..]
    {
        let known = |text: &str| text.strip_prefix('=').map(unescaped);
        let brought = |it: &[&str]| {
            let [seat, value, commitment] = it else { return None };
            Some(Entropy {
                seat: seat.parse().ok()?,
                value: unescaped(value),
                commitment: unescaped(commitment),
            })
        };
        record.deal = Some(DealNote {
            seed: known(seed),
            commitment: known(commitment),
            server_seed: known(server_seed),
            entropy: entropy.chunks(3).map(brought).collect::<Option<_>>()?,
            pencils_chosen: chosen.parse().ok()?,
        });
    }
    Some(record)
}
