//! The page of tables: open one, find one, come back to one's own.

mod new;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::t;

use self::new::new_table;
use super::api::NoAnswer;
use super::listed::{self, Listed, State};
use crate::i18n::I18n;
use crate::icons::icon;
use crate::top::top;

/// What a list shows: nothing yet, tables, or why there are none.
type Lists = Option<Result<(Vec<Listed>, Vec<Listed>), NoAnswer>>;

/// The page at `/tables`.
pub(crate) fn tables_page() -> AnyView {
    let i18n = I18n::here();
    let lists: RwSignal<Lists> = RwSignal::new(None);
    let fetch = move || {
        spawn_local(async move {
            let found = fetched().await;
            lists.try_set(Some(found));
        });
    };
    fetch();
    // Others open tables while the visitor looks.
    if let Ok(interval) = set_interval_with_handle(fetch, std::time::Duration::from_secs(10)) {
        on_cleanup(move || interval.clear());
    }
    let content = move || {
        match lists.get() {
        None => ().into_any(),
        Some(Err(_)) => view! {
            <section class="panel" data-testid="tables-offline">
                <p>{t!(i18n, "tables-offline")}</p>
                <button type="button" class="btn" on:click=move |_| fetch()>{t!(i18n, "tables-retry")}</button>
            </section>
        }
        .into_any(),
        Some(Ok((mine, open))) => {
            let (mine, open) = (listed(i18n, mine, true), listed(i18n, open, false));
            view! { {mine} {open} }.into_any()
        }
    }
    };
    view! {
        <div class="page">
            {top(move || t!(i18n, "tables-title"))}
            <div class="room__cols">
                {new_table()}
                <div class="room__side">{content}</div>
            </div>
        </div>
    }
    .into_any()
}

async fn fetched() -> Result<(Vec<Listed>, Vec<Listed>), NoAnswer> {
    let mine = listed::mine().await?;
    let mut open = listed::open().await?;
    open.retain(|table| mine.iter().all(|own| own.id != table.id));
    Ok((mine, open))
}

fn listed(i18n: I18n, tables: Vec<Listed>, mine: bool) -> AnyView {
    let (id, title, none) = if mine {
        ("tables-mine", t!(i18n, "tables-yours"), t!(i18n, "tables-none-yours"))
    } else {
        ("tables-open", t!(i18n, "tables-open"), t!(i18n, "tables-none-open"))
    };
    let empty = tables.is_empty().then(|| view! { <p class="note">{none}</p> });
    let row = |table: Listed| {
        let names = table.names.join(", ");
        let state = t!(i18n, "tables-state", state = table.state.word());
        let free = (table.state == State::Waiting).then(|| t!(i18n, "tables-seats-free", count = table.free));
        let note = free.unwrap_or(state);
        view! {
            <li>
                <a class="tables__one" class:is-turn=table.state == State::YourTurn href=format!("/t/{}", table.id) data-testid="table">
                    <span><b>{names}</b> <small>{note}</small></span>
                    {icon("right")}
                </a>
            </li>
        }
    };
    view! {
        <section class="panel" aria-labelledby=id data-testid=id>
            <h2 id=id>{title}</h2>
            {empty}
            <ul class="tables">{tables.into_iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}
