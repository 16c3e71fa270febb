//! Counts of legal action sequences, which find mistakes in move generation that no single position shows.

use crate::board::Board;
use crate::card::{Call, CardError, Faceup, Turn};
use crate::pencil::Pencil;
use crate::sheet::Sheet;

/// How many different sequences (pass or one section a turn, no powers) one line allows on an empty sheet, by turn.
pub fn perft(board: &Board, pencil: Pencil, turns: &[Turn]) -> Result<Vec<u64>, CardError> {
    let mut faceup = Faceup::default();
    let calls = turns.iter().map(|&turn| faceup.reveal(turn)).collect::<Result<Vec<_>, _>>()?;
    let sheet = Sheet::new(board, pencil, None);
    let mut counts = vec![0; calls.len()];
    count(board, &sheet, &calls, &mut counts);
    Ok(counts)
}

fn count(board: &Board, sheet: &Sheet, calls: &[Call], counts: &mut [u64]) {
    let ([call, later @ ..], [here, below @ ..]) = (calls, counts) else { return };
    let set = sheet.action_set(board, *call);
    *here += u64::from(set.len());
    if later.is_empty() {
        return;
    }
    count(board, sheet, later, below);
    for section in set.sections().iter() {
        let mut next = *sheet;
        next.draw_unchecked(board, section);
        count(board, &next, later, below);
    }
}
