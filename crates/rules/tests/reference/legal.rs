//! Everything that a seat may do on a turn, as text.

use std::collections::BTreeSet;

use super::board::{point_text, section_text};
use super::cards::Turn;
use super::sheet::{State, wanted_second};

/// The sections that one card opens without a power; `shown` is a symbol or `joker`.
pub(crate) fn legal_first_sections(state: &State, shown: &str, switch_in_force: bool) -> BTreeSet<String> {
    let sections = state.open_sections(shown, switch_in_force);
    sections.into_iter().map(section_text).collect()
}

/// The sections that only the unspent joker or switch power opens.
pub(crate) fn further_sections(state: &State, turn: &Turn) -> BTreeSet<String> {
    let plain = legal_first_sections(state, turn.shows(), turn.has_switch_in_force());
    let with_power = match state.power_left() {
        Some("joker") => legal_first_sections(state, "joker", turn.has_switch_in_force()),
        Some("switch") => legal_first_sections(state, turn.shows(), true),
        _ => BTreeSet::new(),
    };
    with_power.difference(&plain).cloned().collect()
}

/// Every action that the seat may take on this turn, as text.
pub(crate) fn legal_actions(state: &State, turn: &Turn) -> BTreeSet<String> {
    let shown = turn.shows();
    let switch = turn.has_switch_in_force();
    let sections = state.open_sections(shown, switch);

    let mut actions = BTreeSet::from(["pass".to_string()]);
    actions.extend(sections.iter().map(|&section| section_text(section)));
    match state.power_left() {
        Some("double") => {
            for &first in &sections {
                let wanted = wanted_second(state.board, shown, first);
                for second in state.with_section(first).open_sections(wanted, switch) {
                    let (first, second) = (section_text(first), section_text(second));
                    actions.insert(format!("{first}, {second} +double"));
                }
            }
        }
        Some("joker") => {
            for section in state.open_sections("joker", switch) {
                actions.insert(format!("{} +joker", section_text(section)));
            }
        }
        Some("switch") => {
            for section in state.open_sections(shown, true) {
                actions.insert(format!("{} +switch", section_text(section)));
            }
        }
        Some("circle") => {
            for station in state.line_stations() {
                actions.insert(format!("pass +circle {}", point_text(station)));
            }
            for &section in &sections {
                for station in state.with_section(section).line_stations() {
                    let (section, station) = (section_text(section), point_text(station));
                    actions.insert(format!("{section} +circle {station}"));
                }
            }
        }
        _ => {}
    }
    actions
}
