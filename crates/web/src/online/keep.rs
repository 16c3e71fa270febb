//! What is under the pencil at a table, kept through a reload.

use tubewright_rules::Action;
use tubewright_table::{Command, Stage};

use super::seat::OnlineSeat;
use crate::storage;

fn name(table: &str) -> String {
    format!("draft {table}")
}

/// Keeps the action under the pencil for the turn that it belongs to.
pub(crate) fn keep(seat: &OnlineSeat) {
    let action = seat.drafted();
    if action == Action::Pass {
        storage::forget(&name(seat.name()));
    } else {
        let text = seat.game().board().action_text(action);
        storage::write(&name(seat.name()), &format!("{} {text}", seat.place()));
    }
}

/// Puts the action back that was under the pencil, if it is still the same turn.
pub(super) fn restore(seat: &mut OnlineSeat) {
    let kept = storage::read(&name(seat.name())).unwrap_or_default();
    let Some((place, text)) = kept.split_once(' ') else { return };
    if place == seat.place().to_string()
        && matches!(seat.stage(), Stage::Person(_))
        && let Ok(action) = seat.game().board().parse_action(text)
    {
        // What is no longer allowed stays away.
        let _ = seat.command(Command::Preview(action));
    }
}
