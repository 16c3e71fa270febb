//! The visitor's tables on a server: those that go on, above all where it is their turn, and the last result.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_present::lists::listed;
use tubewright_texts::t;

use crate::i18n::I18n;
use crate::icons::icon;
use crate::online::has_seats;
use crate::online::listed::{Listed, State, mine};

/// Others may play while the visitor looks at this page.
const LOOK_EVERY: Duration = Duration::from_secs(30);
/// More than these would hide the rest of the page; the others are on the page of tables.
const AT_ONCE: usize = 3;

/// The visitor's tables, as far as they are known: nothing before the server has answered, and without one.
pub(super) fn known() -> RwSignal<Vec<Listed>> {
    let tables = RwSignal::new(Vec::new());
    if !has_seats() {
        return tables;
    }
    let fetch = move || {
        spawn_local(async move {
            if let Ok(found) = mine().await {
                // The page may have been left meanwhile.
                tables.try_set(found);
            }
        });
    };
    fetch();
    if let Ok(interval) = set_interval_with_handle(fetch, LOOK_EVERY) {
        on_cleanup(move || interval.clear());
    }
    tables
}

/// Links to the tables that go on, those where it is the visitor's turn first, and to the last result.
pub(super) fn cards(tables: RwSignal<Vec<Listed>>) -> AnyView {
    let shown = Memo::new(move |_| tables.with(|tables| chosen(tables)));
    view! { {move || shown.get().into_iter().map(card).collect_view()} }.into_any()
}

/// How many tables wait for the visitor, beside the way to all tables.
pub(super) fn badge(tables: RwSignal<Vec<Listed>>) -> AnyView {
    let i18n = I18n::here();
    let count = Memo::new(move |_| {
        tables.with(|tables| tables.iter().filter(|table| table.state == State::YourTurn).count())
    });
    let shown = move || {
        let count = Some(count.get()).filter(|&count| count > 0)?;
        Some(view! {
            <span class="count" data-testid="tables-turn">
                <span aria-hidden="true">{count}</span>
                <span class="vh">{t!(i18n, "home-tables-turn", count = count)}</span>
            </span>
        })
    };
    view! { {shown} }.into_any()
}

/// Those that are worth a card.
fn chosen(tables: &[Listed]) -> Vec<Listed> {
    let mut going: Vec<Listed> = tables.iter().filter(|table| table.state != State::Over).cloned().collect();
    going.sort_by(|one, other| {
        let waits = |table: &Listed| table.state == State::YourTurn;
        waits(other).cmp(&waits(one)).then(other.at.cmp(&one.at))
    });
    going.truncate(AT_ONCE);
    let over = tables.iter().filter(|table| table.state == State::Over);
    going.extend(over.max_by_key(|table| table.at).cloned());
    going
}

fn card(table: Listed) -> AnyView {
    let i18n = I18n::here();
    let is_over = table.state == State::Over;
    let address = if is_over { format!("/r/{}", table.id) } else { format!("/t/{}", table.id) };
    let handle = if is_over { "last-table" } else { "resume-table" };
    let state = table.state;
    view! {
        <a
            class="resume resume--table"
            class:is-turn=state == State::YourTurn
            href=address
            data-testid=handle
            data-state=state.word()
        >
            {icon("people")}
            <span>
                <b>{move || t!(i18n, "home-table", state = state.word())}</b>
                <small>{move || listed(&i18n, table.names.iter().cloned())}</small>
            </span>
            {icon("right")}
        </a>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_wait_for_the_visitor_come_first_and_of_those_over_the_last_one_is_shown() {
        let table = |id: &str, state, at| Listed { id: id.to_owned(), names: Vec::new(), free: 0, state, at };
        let tables = [
            table("a", State::Playing, 9),
            table("b", State::Over, 1),
            table("c", State::YourTurn, 2),
            table("d", State::Over, 3),
            table("e", State::Waiting, 5),
            table("f", State::Playing, 1),
        ];
        let ids: Vec<String> = chosen(&tables).into_iter().map(|table| table.id).collect();
        assert_eq!(ids, ["c", "a", "e", "d"]);
    }
}
