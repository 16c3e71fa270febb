//! Reading a file as a record, with the rules' own reader: in the worker, because the page's program is to stay small.

use tubewright_rules::{DealNote, Game, Place, Record, RecordError};

use crate::record_text;

/// Begins a message that asks for a file to be read; the file follows.
const READ: &str = "read\n";
/// Begins the answer if the file is a record.
const RECORD: &str = "record";
/// Between the fields of a line.
const BETWEEN: char = '\t';

/// Why a file is no record of a possible game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason's word.
    pub reason: String,
    /// The action that it is about, if it is about one.
    pub place: Option<Place>,
    /// What the command line says too, in English.
    pub line: String,
}

/// The message that asks for a file to be read.
pub fn ask_to_read(file: &str) -> String {
    format!("{READ}{file}")
}

/// The file that a message asks to read, if it asks for that.
pub(crate) fn asked_to_read(message: &str) -> Option<&str> {
    message.strip_prefix(READ)
}

/// Reads a file as the record of a game that can be played. Its actions come back as the rules write them, however they were spaced.
pub(crate) fn read(file: &str) -> Result<Record, RecordError> {
    let record = Record::from_json(file.as_bytes())?;
    let game = Game::replay(&record)?;
    Ok(Record { deal: record.deal, ..game.record() })
}

/// The answer to whoever asked for a file to be read.
pub(crate) fn to_text(read: &Result<Record, RecordError>) -> String {
    match read {
        Ok(record) => {
            let names = record.setup.seats.iter().map(|seat| escaped(&seat.name));
            let deal = record.deal.as_ref().map_or_else(Vec::new, |note| {
                let known = |text: &Option<String>| {
                    text.as_deref().map_or_else(String::new, |text| format!("={}", escaped(text)))
                };
                vec![known(&note.seed), known(&note.commitment), note.pencils_chosen.to_string()]
            });
            let (names, deal) = (joined(names), joined(deal.into_iter()));
            format!("{RECORD}\n{names}\n{deal}\n{}", record_text::write(record))
        }
        Err(why) => {
            let place = why.place().map(|place| format!(" {} {} {}", place.round, place.turn, place.seat));
            format!("{}{}\n{why}", why.reason(), place.unwrap_or_default())
        }
    }
}

/// Reads the answer; `None` if it is of another form, as from a worker of another version.
///
/// ```
/// use tubewright_thinker::{ask_to_read, read_file, respond};
/// let answer = respond(&ask_to_read("no JSON"), &|| None);
/// let refusal = read_file(&answer).expect("it is an answer").expect_err("that is no record");
/// assert_eq!((refusal.reason.as_str(), refusal.place), ("bad-record", None));
/// ```
pub fn read_file(answer: &str) -> Option<Result<Record, Refusal>> {
    let (head, rest) = answer.split_once('\n')?;
    if head == RECORD {
        return record(rest).map(Ok);
    }
    let mut words = head.split(' ');
    let reason = words.next()?.to_owned();
    let numbers: Vec<usize> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    let place = match numbers[..] {
        [round, turn, seat] => Some(Place { round, turn, seat }),
        _ => None,
    };
    Some(Err(Refusal { reason, place, line: rest.to_owned() }))
}

fn record(text: &str) -> Option<Record> {
    let mut lines = text.split('\n');
    let (names, deal) = (lines.next()?, lines.next()?);
    let mut record = record_text::read(lines)?;
    for (seat, name) in record.setup.seats.iter_mut().zip(names.split(BETWEEN)) {
        seat.name = unescaped(name);
    }
    if let [seed, commitment, chosen] = deal.split(BETWEEN).collect::<Vec<_>>()[..] {
        let known = |text: &str| text.strip_prefix('=').map(unescaped);
        let pencils_chosen = chosen.parse().ok()?;
        record.deal = Some(DealNote { seed: known(seed), commitment: known(commitment), pencils_chosen });
    }
    Some(record)
}

fn joined(fields: impl Iterator<Item = String>) -> String {
    fields.collect::<Vec<_>>().join(&BETWEEN.to_string())
}

/// Names and seeds are anybody's texts: what ends fields and lines must not be in them.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n")
}

fn unescaped(text: &str) -> String {
    let mut chars = text.chars();
    let mut unescaped = String::new();
    while let Some(c) = chars.next() {
        unescaped.push(match c {
            '\\' => match chars.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                _ => '\\',
            },
            c => c,
        });
    }
    unescaped
}
