//! A first good game for known cards: many at once, of which each turn leaves the best.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault};

use tubewright_rules::{Action, Call, ROUNDS, Sections, Sheet};

use super::round::Mixer;
use crate::choices::each_choice;
use crate::position::{Frame, Position};

/// A game so far.
struct Entry {
    rank: i32,
    sheet: Sheet,
    /// The place of the game that it continues, among those of the turn before.
    parent: u32,
    action: Action,
}

/// The best games that `width` of them at once lead to, best first: their actions by round.
pub(super) fn beam(frame: &Frame, calls: &[Vec<Call>; ROUNDS], width: usize) -> Vec<[Vec<Action>; ROUNDS]> {
    let mut layers: Vec<Vec<(u32, Action)>> = Vec::new();
    let mut sheets = vec![Position::start(frame).sheet];
    for (round, calls) in calls.iter().enumerate() {
        if round > 0 {
            let begin =
                |sheet: &mut Sheet| sheet.begin_line(frame.board, frame.pencils[round], frame.powers[round]);
            sheets.iter_mut().for_each(begin);
        }
        for &call in calls {
            let entries = next_layer(frame, &sheets, call, width);
            sheets = entries.iter().map(|entry| entry.sheet).collect();
            layers.push(entries.iter().map(|entry| (entry.parent, entry.action)).collect());
        }
    }
    let mut order: Vec<usize> = (0..sheets.len()).collect();
    order.sort_by_key(|&place| std::cmp::Reverse(frame.total(&sheets[place])));
    order.into_iter().map(|place| trace(&layers, calls, place)).collect()
}

fn next_layer(frame: &Frame, sheets: &[Sheet], call: Call, width: usize) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut seen = HashSet::<u64, BuildHasherDefault<Mixer>>::default();
    let hash = BuildHasherDefault::<Mixer>::default();
    for (parent, sheet) in sheets.iter().enumerate() {
        each_choice(frame.board, sheet, call, |action, next| {
            if seen.insert(hash.hash_one(next)) {
                let rank = rank(frame, next);
                entries.push(Entry { rank, sheet: *next, parent: parent as u32, action });
            }
        });
    }
    if entries.len() > width {
        entries.select_nth_unstable_by_key(width, |entry| std::cmp::Reverse(entry.rank));
        entries.truncate(width);
    }
    entries
}

/// Tenths of points: the total, what a kept power may bring, and the room that is left.
fn rank(frame: &Frame, sheet: &Sheet) -> i32 {
    let open = sheet.touching() - sheet.closed();
    let at_ends = sheet.ends().fold(Sections::EMPTY, |all, end| all | frame.board.at(end)) & open;
    let power = if sheet.power().is_some() { 40 } else { 0 };
    10 * frame.total(sheet) as i32 + power + 2 * at_ends.len() as i32 - 2 * sheet.blocked().len() as i32
}

/// The actions that led to an entry of the last layer.
fn trace(
    layers: &[Vec<(u32, Action)>],
    calls: &[Vec<Call>; ROUNDS],
    mut place: usize,
) -> [Vec<Action>; ROUNDS] {
    let mut actions: Vec<Action> = Vec::with_capacity(layers.len());
    for layer in layers.iter().rev() {
        let (parent, action) = layer[place];
        actions.push(action);
        place = parent as usize;
    }
    let mut in_order = actions.into_iter().rev();
    std::array::from_fn(|round| in_order.by_ref().take(calls[round].len()).collect())
}
