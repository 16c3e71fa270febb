//! Finished games out of files and folders of records.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tubewright_history::Finished;
use tubewright_rules::{Game, MapName, Record, RecordError};
use tubewright_texts::t;

use super::Args;
use crate::words::texts;
use crate::{input, output, refusals};

/// What was found.
#[derive(Default)]
pub(super) struct Gathered {
    /// In the order of the files, those of a folder by name.
    pub(super) finished: Vec<Finished>,
    pub(super) unfinished: usize,
    /// Files of folders that are no records.
    pub(super) skipped: usize,
}

/// Gathers what the arguments name. A file that is named must hold records; of a folder other files are passed over.
pub(super) fn gather(args: &Args) -> Result<Gathered> {
    let mut gathered = Gathered::default();
    for path in &args.files {
        if !path.is_dir() {
            take(path, args, &mut gathered)?;
            continue;
        }
        for file in records_in(path)? {
            let mut found = Gathered::default();
            match take(&file, args, &mut found) {
                Ok(()) => {
                    gathered.finished.append(&mut found.finished);
                    gathered.unfinished += found.unfinished;
                }
                Err(why) => {
                    gathered.skipped += 1;
                    let why = refusals::line(&why, texts());
                    output::aside(&t!(texts(), "stats-skipped", why = why));
                }
            }
        }
    }
    Ok(gathered)
}

/// The files of a folder that are named as records are, by name.
fn records_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let name = || t!(texts(), "refuse-read", name = folder.display().to_string());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(name)? {
        let path = entry.with_context(name)?.path();
        let is_named_so = path.extension().is_some_and(|ending| ending == "json" || ending == "jsonl");
        if is_named_so && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// One record, or one a line.
fn take(path: &Path, args: &Args, gathered: &mut Gathered) -> Result<()> {
    let bytes = input::read(path)?;
    let name = || path.display().to_string();
    let lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let is_blank = |line: &&[u8]| line.trim_ascii().is_empty();
    let first = lines.iter().find(|line| !is_blank(line)).copied().unwrap_or_default();
    // The first of several lines is a record by itself; of one record over several lines it is not.
    if lines.iter().filter(|line| !is_blank(line)).count() < 2 || Record::from_json(first).is_err() {
        return take_record(&bytes, args, gathered).with_context(name);
    }
    for (number, line) in lines.iter().enumerate().filter(|(_, line)| !is_blank(line)) {
        let place = || t!(texts(), "stats-line", name = name(), line = number + 1);
        take_record(line, args, gathered).with_context(place)?;
    }
    Ok(())
}

fn take_record(bytes: &[u8], args: &Args, gathered: &mut Gathered) -> Result<()> {
    let mut record = Record::from_json(bytes).map_err(RecordError::Bad)?;
    // Only a map that is left out is asked for: a collection may be of several.
    if matches!(record.map, MapName::Drawn { text: None, .. }) {
        record = args.map.complete(record)?;
    }
    let game = Game::replay(&record)?;
    for seat in game.seats() {
        let name = &game.setup().seats[seat.index()].name;
        let is_wanted = args.seat.is_none_or(|wanted| wanted == seat.index() + 1)
            && args.name.as_ref().is_none_or(|wanted| wanted == name);
        if !is_wanted {
            continue;
        }
        match Finished::of(&game, seat) {
            Some(finished) => gathered.finished.push(finished),
            None => gathered.unfinished += 1,
        }
    }
    Ok(())
}
