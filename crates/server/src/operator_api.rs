//! What operators can see and do while the server runs, and how people report to them.
//!
//! An operator comes in by the socket in the data folder, or names the operator's token. All they do is logged.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::get;
use serde::{Deserialize, Serialize};
use tubewright_store::{Failure, StoreError};
use tubewright_table::Table;
use tubewright_wire::{NewReport, Sitter, Stage, Time};

use crate::api_error::ApiError;
use crate::app::App;
use crate::caller::{Caller, Sent, TableId};
use crate::listen::Control;
use crate::log::AUDIT;
use crate::operators::{Banned, Report, named};
use crate::secret::{hashed, hex, is_table_id};
use crate::table_message::TableMessage;
use crate::time::now;

/// About what a report takes of the disk.
const REPORT_BYTES: usize = 2_048;
/// So many lines of who is reported are kept with it.
const LINES_REPORTED: usize = 20;

/// The routes for operators.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/operator", get(status).post(act))
        .route("/api/operator/tables", get(tables))
        .route("/api/operator/people", get(people))
        .route("/api/operator/reports", get(reports))
}

/// An operator, by how they came in.
struct Operator(&'static str);

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        if parts.extensions.get::<Control>().is_some() {
            return Ok(Self("socket"));
        }
        let caller = Caller::from_request_parts(parts, app).await?;
        let named = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let named = named.and_then(|value| value.strip_prefix("Bearer "));
        let Some(token) = app.operators.token() else { return Err(ApiError::NotOperator) };
        // Hashes are compared, so that the time it takes tells nothing.
        if named.is_some_and(|named| hashed("operator", named) == hashed("operator", token)) {
            return Ok(Self("token"));
        }
        app.operator_tries.take(caller.address)?;
        tracing::warn!(target: AUDIT, from = %caller.address, "not-an-operator");
        Err(ApiError::NotOperator)
    }
}

impl Operator {
    fn has(&self, done: &str, about: &str) {
        tracing::info!(target: AUDIT, by = self.0, done, about, "operator");
    }
}

#[derive(Serialize)]
struct Status<'a> {
    version: &'a str,
    build: &'a str,
    started: Time,
    sockets: i64,
    tables_in_memory: usize,
    tables_stored: u64,
    disk_bytes: u64,
    disk_free_bytes: Option<u64>,
    /// Why nothing can be written at the moment.
    read_only: Option<String>,
    reports: usize,
    limits: BTreeMap<&'static str, u32>,
    banned: Vec<String>,
    locked: Vec<String>,
    words: Vec<String>,
}

async fn status(State(app): State<Arc<App>>, operator: Operator, caller: Caller) -> Response {
    operator.has("status", "");
    let stored = app.stored(|store| Ok((store.count()?, store.size(), store.free()))).await;
    let (tables_stored, disk_bytes, disk_free_bytes) = stored.unwrap_or_default();
    caller.answer(&Status {
        version: env!("CARGO_PKG_VERSION"),
        build: &app.build,
        started: app.started_at,
        sockets: app.metrics.sockets.load(Relaxed),
        tables_in_memory: app.loaded().len(),
        tables_stored,
        disk_bytes,
        disk_free_bytes,
        read_only: app.read_only().map(|why| why.to_string()),
        reports: app.operators.reports().len(),
        limits: named(app.limits()),
        banned: app.operators.banned(),
        locked: app.operators.locked(),
        words: app.operators.words(),
    })
}

#[derive(Serialize)]
struct TableRow {
    table: String,
    stage: Stage,
    names: Vec<String>,
    entries: u64,
    sockets: usize,
    locked: bool,
}

async fn tables(State(app): State<Arc<App>>, operator: Operator, caller: Caller) -> Response {
    operator.has("tables", "");
    let everyone = app.everyone();
    let mut rows = Vec::new();
    for id in app.loaded() {
        let looked = app.look(&id, |table: &Table| (table.summary(), table.log_len())).await;
        // One that is damaged, or was deleted a moment ago.
        let Ok((summary, entries)) = looked else { continue };
        let names = summary.seats.iter().map(Sitter::name).filter(|name| !name.is_empty());
        rows.push(TableRow {
            names: names.map(str::to_owned).collect(),
            stage: summary.stage,
            entries,
            sockets: everyone.iter().filter(|one| one.table == id).count(),
            locked: app.operators.is_locked(&id),
            table: id,
        });
    }
    rows.sort_by(|a, b| a.table.cmp(&b.table));
    caller.answer(&rows)
}

#[derive(Serialize)]
struct PersonRow {
    person: String,
    networks: BTreeSet<String>,
    tables: BTreeSet<String>,
    sockets: usize,
}

async fn people(State(app): State<Arc<App>>, operator: Operator, caller: Caller) -> Response {
    operator.has("people", "");
    let mut rows: BTreeMap<_, PersonRow> = BTreeMap::new();
    for one in app.everyone() {
        let row = rows.entry(one.person).or_insert_with(|| PersonRow {
            person: hex(&one.person),
            networks: BTreeSet::new(),
            tables: BTreeSet::new(),
            sockets: 0,
        });
        row.networks.insert(one.address.to_string());
        row.tables.insert(one.table);
        row.sockets += 1;
    }
    caller.answer(&rows.into_values().collect::<Vec<_>>())
}

async fn reports(State(app): State<Arc<App>>, operator: Operator, caller: Caller) -> Response {
    operator.has("reports", "");
    caller.answer(&app.operators.reports())
}

/// Something that an operator does.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Act {
    /// Takes a table into memory.
    Load {
        table: String,
    },
    /// Takes it out of memory; its clients may come back.
    Close {
        table: String,
    },
    /// Nobody can do anything at it any more.
    Lock {
        table: String,
    },
    Unlock {
        table: String,
    },
    Delete {
        table: String,
    },
    Ban {
        who: String,
    },
    Unban {
        who: String,
    },
    /// A report is done with.
    Resolve {
        report: u64,
    },
    /// The words that are unwelcome, all of them.
    Words {
        words: Vec<String>,
    },
    /// Another limit; without a value the server's own.
    Limit {
        limit: String,
        value: Option<u32>,
    },
}

#[derive(Serialize)]
struct Done {
    /// `false` where there was nothing to change.
    changed: bool,
}

fn kept(error: &io::Error) -> ApiError {
    ApiError::ReadOnly(StoreError::Failed(Failure::System(error.kind(), error.to_string())))
}

async fn act(
    State(app): State<Arc<App>>,
    operator: Operator,
    caller: Caller,
    Sent(act): Sent<Act>,
) -> Result<Response, ApiError> {
    let (done, about, changed) = carried_out(&app, act).await?;
    operator.has(done, &about);
    Ok(caller.answer(&Done { changed }))
}

async fn carried_out(app: &Arc<App>, act: Act) -> Result<(&'static str, String, bool), ApiError> {
    let operators = &app.operators;
    let who = |text: &str| text.parse::<Banned>().map_err(|why| ApiError::BadRequest(why.to_string()));
    let known = |table: &str| if is_table_id(table) { Ok(()) } else { Err(ApiError::NoSuchTable) };
    Ok(match act {
        Act::Load { table } => {
            known(&table)?;
            app.look(&table, |_| ()).await?;
            ("load", table, true)
        }
        Act::Close { table } => {
            let is_loaded = app.is_loaded(&table);
            if is_loaded {
                app.ask(&table, |done| TableMessage::Close { done }).await?;
            }
            ("close", table, is_loaded)
        }
        Act::Lock { table } => {
            known(&table)?;
            let changed = operators.lock(&table).map_err(|why| kept(&why))?;
            ("lock", table, changed)
        }
        Act::Unlock { table } => {
            let changed = operators.unlock(&table).map_err(|why| kept(&why))?;
            ("unlock", table, changed)
        }
        Act::Delete { table } => {
            known(&table)?;
            app.ask(&table, |done| TableMessage::Remove { done }).await?;
            operators.unlock(&table).map_err(|why| kept(&why))?;
            ("delete", table, true)
        }
        Act::Ban { who: text } => {
            let changed = operators.ban(who(&text)?).map_err(|why| kept(&why))?;
            ("ban", text, changed)
        }
        Act::Unban { who: text } => {
            let changed = operators.unban(who(&text)?).map_err(|why| kept(&why))?;
            ("unban", text, changed)
        }
        Act::Resolve { report } => {
            let changed = operators.resolve(report).map_err(|why| kept(&why))?;
            ("resolve", report.to_string(), changed)
        }
        Act::Words { words } => {
            let count = words.len().to_string();
            operators.set_words(words).map_err(|why| kept(&why))?;
            ("words", count, true)
        }
        Act::Limit { limit, value } => {
            if !operators.set_limit(&limit, value).map_err(|why| kept(&why))? {
                return Err(ApiError::BadRequest(format!("there is no limit {limit:?}")));
            }
            app.set_limits(operators.limits(app.config.limits));
            let value = value.map_or_else(|| "default".to_owned(), |value| value.to_string());
            ("limit", format!("{limit}={value}"), true)
        }
    })
}

/// Somebody reports a name or a line of chat.
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    caller: Caller,
    TableId(id): TableId,
    Sent(new): Sent<NewReport>,
) -> Result<Response, ApiError> {
    app.reports.take(caller.address)?;
    app.may_write(caller.address, caller.visitor.person, REPORT_BYTES)?;
    let about = app.look(&id, move |table| reported(table, new)).await?.ok_or(ApiError::NoSuchTable)?;
    let report = Report { by: caller.visitor.id(), table: id, ..about };
    let number = app.operators.report(report).map_err(|why| kept(&why))?;
    app.metrics.reports.fetch_add(1, Relaxed);
    tracing::info!(report = number, "reported");
    Ok(caller.answer(&()))
}

/// What a table knows of whom somebody reports; nothing if it is nobody, or they did not say that.
fn reported(table: &Table, new: NewReport) -> Option<Report> {
    let (person, name) = table.known_as(new.member)?;
    let mut chat = table.snapshot(tubewright_table::Watcher::Spectator).chat;
    chat.retain(|line| line.member == new.member && !line.text.is_empty());
    let line = match new.at {
        None => None,
        // Two lines may be of the same moment.
        Some(at) => {
            let then = chat.iter().filter(|line| line.at == at).map(|line| line.text.as_str());
            Some(then.collect::<Vec<_>>().join(" / ")).filter(|said| !said.is_empty())
        }
    };
    if new.at.is_some() && line.is_none() {
        return None;
    }
    let last = chat.len().saturating_sub(LINES_REPORTED);
    Some(Report {
        id: 0,
        at: now(),
        table: String::new(),
        by: String::new(),
        person: person.0.clone(),
        name: name.to_owned(),
        line,
        said: chat.split_off(last).into_iter().map(|line| line.text).collect(),
    })
}
