//! The people whom the visitor does not want to hear at a table, in words or reactions; this browser remembers them.

use leptos::prelude::*;
use tubewright_texts::t;
use tubewright_wire::{Sitter, Snapshot};

use super::state::Online;
use crate::i18n::I18n;
use crate::storage;

/// Those who are muted at a table, by their numbers there.
#[derive(Clone, Copy)]
pub(super) struct Muted {
    table: StoredValue<String>,
    members: RwSignal<Vec<u16>>,
}

fn name(table: &str) -> String {
    format!("muted {table}")
}

impl Muted {
    /// Those who were muted at this table before.
    pub(super) fn at(table: &str) -> Self {
        let kept = storage::read(&name(table)).unwrap_or_default();
        let members = kept.split(' ').filter_map(|number| number.parse().ok()).collect();
        Self { table: StoredValue::new(table.to_owned()), members: RwSignal::new(members) }
    }

    /// Is somebody muted?
    pub(super) fn has(self, member: u16) -> bool {
        self.members.with(|members| members.contains(&member))
    }

    /// Mutes somebody, or hears them again.
    pub(super) fn turn(self, member: u16) {
        self.members.update(|members| {
            let before = members.len();
            members.retain(|&other| other != member);
            if members.len() == before {
                members.push(member);
            }
        });
        let members = self.members.get_untracked();
        let name = name(&self.table.get_value());
        if members.is_empty() {
            storage::forget(&name);
        } else {
            let numbers: Vec<String> = members.iter().map(ToString::to_string).collect();
            storage::write(&name, &numbers.join(" "));
        }
    }
}

/// The number at this table of whoever has a seat.
pub(super) fn member_at(snapshot: &Snapshot, seat: usize) -> Option<u16> {
    match snapshot.seats.get(seat)?.sitter {
        Sitter::Person { member, .. } => Some(member),
        _ => None,
    }
}

/// Everyone else who sits at the table or has said something, by number and name.
fn others(snapshot: &Snapshot) -> Vec<(u16, String)> {
    let own = snapshot.you.and_then(|seat| member_at(snapshot, seat.into()));
    let seated = snapshot.seats.iter().filter_map(|seat| match &seat.sitter {
        Sitter::Person { member, name, .. } => Some((*member, name)),
        _ => None,
    });
    let spoke = snapshot.chat.iter().map(|line| (line.member, &line.name));
    let mut others: Vec<(u16, String)> = Vec::new();
    for (member, name) in seated.chain(spoke) {
        if Some(member) != own && !name.is_empty() && others.iter().all(|(other, _)| *other != member) {
            others.push((member, name.clone()));
        }
    }
    others
}

/// A button for everyone who can be muted.
pub(super) fn mutes(online: Online) -> AnyView {
    let i18n = I18n::here();
    let muted = online.muted;
    let list = Memo::new(move |_| online.see(others).unwrap_or_default());
    let one = move |(member, name): (u16, String)| {
        let label = {
            let name = name.clone();
            move || {
                let name = name.clone();
                if muted.has(member) {
                    t!(i18n, "table-hear", name = name)
                } else {
                    t!(i18n, "table-mute", name = name)
                }
            }
        };
        view! {
            <button
                type="button"
                class="btn"
                data-testid="mute-person"
                aria-pressed=move || muted.has(member).to_string()
                on:click=move |_| muted.turn(member)
            >
                {label}
            </button>
        }
    };
    let buttons = move || list.get().into_iter().map(one).collect_view();
    view! {
        <Show when=move || !list.with(Vec::is_empty)>
            <details data-testid="mutes">
                <summary>{move || t!(i18n, "table-mutes")}</summary>
                <div class="extras__acts">{buttons}</div>
            </details>
        </Show>
    }
    .into_any()
}
