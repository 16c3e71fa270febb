//! The page of tables: open one, find one, come back to one's own.

mod new;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tubewright_texts::t;
use wasm_bindgen::JsValue;

use self::new::new_table;
use super::api::{self, NoAnswer};
use super::secret;
use crate::i18n::I18n;
use crate::icons::icon;
use crate::top::top;

/// So many tables are asked for one by one.
const MOST_BY_KEY: usize = 20;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Listed {
    id: String,
    names: Vec<String>,
    free: usize,
    /// `waiting`, `your-turn`, `playing` or `over`.
    state: &'static str,
}

impl Listed {
    /// Reads one of the visitor's own tables.
    fn own(mine: &JsValue) -> Self {
        let summary = api::field(mine, "summary");
        let mut listed = Self::of(&summary);
        let seat = api::field(mine, "seat").as_f64().unwrap_or(-1.0) as usize;
        let waits = api::list_of(&summary, "waiting").get(seat).is_some_and(JsValue::is_truthy);
        if listed.state == "playing" && waits {
            listed.state = "your-turn";
        }
        listed
    }

    /// Reads what the server shows to anybody who looks at a table.
    fn snapshot(table: &JsValue) -> Self {
        let seats = api::list_of(table, "seats");
        let sitters: Vec<JsValue> = seats.iter().map(|seat| api::field(seat, "sitter")).collect();
        Self::with(table, &sitters)
    }

    /// Reads a summary of the server's.
    fn of(summary: &JsValue) -> Self {
        Self::with(summary, &api::list_of(summary, "seats"))
    }

    /// A table with those who sit at it.
    fn with(summary: &JsValue, seats: &[JsValue]) -> Self {
        let name = |seat: &JsValue| {
            let person = api::text_of(&api::field(seat, "person"), "name");
            if person.is_empty() { api::text_of(&api::field(seat, "reserved"), "name") } else { person }
        };
        let free = seats.iter().filter(|seat| seat.as_string().as_deref() == Some("open")).count();
        let stage = api::field(summary, "stage").as_string();
        let state = match stage.as_deref() {
            Some("gathering") => "waiting",
            Some("playing") => "playing",
            _ => "over",
        };
        let names = seats.iter().map(name).filter(|name| !name.is_empty()).collect();
        Self { id: api::text_of(summary, "table"), names, free, state }
    }
}

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
    let mine = api::get("/api/me/tables").await?;
    let open = api::get("/api/tables").await?;
    let mut mine: Vec<Listed> = api::items(mine).iter().map(Listed::own).collect();
    mine.extend(by_key(&mine).await);
    let mut open: Vec<Listed> = api::items(open).iter().map(Listed::of).collect();
    open.retain(|table| mine.iter().all(|own| own.id != table.id));
    Ok((mine, open))
}

/// The tables to which this browser has keys although the server knows its visitor by another one: they were handed on by a
/// link. A key to a table that is gone is thrown away.
async fn by_key(known: &[Listed]) -> Vec<Listed> {
    let mut found = Vec::new();
    let others = secret::tables().into_iter().filter(|id| known.iter().all(|table| table.id != *id));
    for id in others.take(MOST_BY_KEY) {
        match api::get(&format!("/api/tables/{id}")).await {
            Ok(snapshot) => found.push(Listed::snapshot(&snapshot)),
            Err(NoAnswer::Refused(reason)) if reason == "no-such-table" => secret::forget(&id),
            Err(_) => {}
        }
    }
    found
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
        let state = t!(i18n, "tables-state", state = table.state);
        let free = (table.state == "waiting").then(|| t!(i18n, "tables-seats-free", count = table.free));
        let note = free.unwrap_or(state);
        view! {
            <li>
                <a class="tables__one" class:is-turn=table.state == "your-turn" href=format!("/t/{}", table.id) data-testid="table">
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
