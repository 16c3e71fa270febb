//! The page of a table: the room, the game, the result, whichever it is time for.

use leptos::prelude::*;
use tubewright_client::Contact;
use tubewright_texts::t;
use tubewright_wire::Stage;

use super::at_table::at_table;
use super::heard::{chat_heard, shouted};
use super::result::result;
use super::room::room;
use super::state::Online;
use super::{notify, secret, sitting, version};
use crate::i18n::I18n;
use crate::top::top;

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    Nothing,
    Missing,
    Room,
    Game,
    Result,
}

/// The page at `/t/ID`.
pub(crate) fn table_page(id: String) -> AnyView {
    secret::take_from_address(&id);
    let online = Online::join(id);
    notify::watch(online);
    sitting::as_the_address_asks(online);
    let shows = Memo::new(move |_| {
        if online.contact.get() == Contact::NoTable {
            return Shows::Missing;
        }
        match online.see(|snapshot| (snapshot.stage, snapshot.game.is_some())) {
            None => Shows::Nothing,
            Some((Stage::Gathering, _)) => Shows::Room,
            Some((Stage::Playing, _)) => Shows::Game,
            Some((Stage::Over(_), _)) => Shows::Result,
        }
    });
    let page = move || match shows.get() {
        Shows::Nothing => waiting(online),
        Shows::Missing => missing(),
        Shows::Room => room(online),
        Shows::Game => at_table(online),
        Shows::Result => result(online),
    };
    // Whoever had scrolled in the waiting room meets the game at its top, and the result as well.
    Effect::new(move |before: Option<Shows>| {
        let now = shows.get();
        if before.is_some_and(|before| before != now) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        now
    });
    hand_on(online);
    view! { {page} {shouted(online)} {chat_heard(online)} {status(online)} }.into_any()
}

/// The key to the visitor's seat is good for their seat in the rematch as well.
fn hand_on(online: Online) {
    let rematch = Memo::new(move |_| {
        online.see(|snapshot| snapshot.rematch.clone().filter(|_| snapshot.you.is_some())).flatten()
    });
    Effect::new(move || {
        if let Some(table) = rematch.get() {
            secret::hand_on(&online.id(), &table);
        }
    });
}

fn waiting(online: Online) -> AnyView {
    let i18n = I18n::here();
    let lost = move || (online.contact.get() == Contact::Lost).then(|| t!(i18n, "tables-offline"));
    view! {
        <div class="page">
            {top(move || t!(i18n, "tables-title"))}
            <p class="note">{lost}</p>
        </div>
    }
    .into_any()
}

fn missing() -> AnyView {
    let i18n = I18n::here();
    view! {
        <div class="page page--text" data-testid="no-table">
            {top(move || t!(i18n, "table-missing"))}
            <div class="panel prose">
                <p>{move || t!(i18n, "table-missing-why")}</p>
                <a class="btn btn--primary" href="/tables">{move || t!(i18n, "tables-title")}</a>
            </div>
        </div>
    }
    .into_any()
}

/// What is to be said about the connection, and why something was refused.
fn status(online: Online) -> AnyView {
    let i18n = I18n::here();
    let said = move || {
        let contact = match online.contact.get() {
            Contact::Lost => Some(t!(i18n, "table-lost")),
            Contact::Restarting => Some(t!(i18n, "table-stopping")),
            Contact::Outdated => Some(t!(i18n, "table-outdated")),
            Contact::Connecting | Contact::Connected | Contact::NoTable | Contact::Ended => None,
        };
        let refused = online.refused.get().map(|reason| t!(i18n, "refused", reason = reason));
        contact.or(refused)
    };
    let text = Memo::new(move |_| said());
    let outdated = Memo::new(move |_| online.contact.get() == Contact::Outdated);
    view! {
        <div
            class="toast"
            role="status"
            data-testid="table-status"
            class:is-shown=move || text.with(Option::is_some)
        >
            <p>{move || text.get().unwrap_or_default()}</p>
            <Show when=move || outdated.get()>
                <button type="button" class="btn" data-testid="change-version" on:click=|_| version::change()>
                    {move || t!(i18n, "update-reload")}
                </button>
            </Show>
        </div>
    }
    .into_any()
}
