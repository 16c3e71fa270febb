//! Counts of the action sequences that one line allows on an empty sheet.

use super::board::Board;
use super::cards::{Turn, turns_of};
use super::sheet::State;

/// One number a turn: pass or one section, no powers.
pub(crate) fn perft(board: &Board, color: &str, cards: &[String]) -> Vec<u64> {
    let turns = turns_of(cards);
    let mut state = State::new(board, &[]);
    state.start_line(color);
    let mut counts = vec![0; turns.len()];
    count(&state, &turns, &mut counts);
    counts
}

fn count(state: &State, turns: &[Turn], counts: &mut [u64]) {
    let Some((turn, later)) = turns.split_first() else {
        return;
    };
    let (here, deeper) = counts.split_first_mut().expect("one number a turn");
    *here += 1;
    count(state, later, deeper);
    for section in state.open_sections(turn.shows(), turn.has_switch_in_force()) {
        *here += 1;
        count(&state.with_section(section), later, deeper);
    }
}
