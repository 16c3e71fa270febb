//! The people whom the visitor does not want to hear at a table, in words or reactions; this browser remembers them.

use leptos::prelude::*;
use tubewright_client::Muted;
use tubewright_texts::t;

use super::report::Reporting;
use super::state::Online;
use crate::i18n::I18n;
use crate::storage;

fn name(table: &str) -> String {
    format!("muted {table}")
}

/// Those who were muted at this table before.
pub(super) fn kept(table: &str) -> Muted {
    Muted::from(storage::read(&name(table)).unwrap_or_default().as_str())
}

/// Keeps those who are muted at a table.
pub(super) fn keep(table: &str, muted: &Muted) {
    if muted.is_empty() {
        storage::forget(&name(table));
    } else {
        storage::write(&name(table), &muted.to_string());
    }
}

/// Buttons for everyone who can be muted or reported.
pub(super) fn mutes(online: Online, reporting: Reporting) -> AnyView {
    let i18n = I18n::here();
    let list = Memo::new(move |_| {
        let own = |(member, name): (u16, &str)| (member, name.to_owned());
        online.client(|client| client.other_people().into_iter().map(own).collect::<Vec<_>>())
    });
    let one = move |(member, name): (u16, String)| {
        let is_muted = Memo::new(move |_| online.client(|client| client.muted().contains(member)));
        let report = reporting.of_name(member, name.clone());
        let label = move || {
            let name = name.clone();
            if is_muted.get() {
                t!(i18n, "table-hear", name = name)
            } else {
                t!(i18n, "table-mute", name = name)
            }
        };
        view! {
            <button
                type="button"
                class="btn"
                data-testid="mute-person"
                aria-pressed=move || is_muted.get().to_string()
                on:click=move |_| online.turn_mute(member)
            >
                {label}
            </button>
            {report}
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
