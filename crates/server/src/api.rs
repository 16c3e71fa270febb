//! Requests about tables and people, and the way to a table's socket.

use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SEC_WEBSOCKET_PROTOCOL,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tubewright_store::{Damage, Store};
use tubewright_table::{Event, PersonId, Table, Watcher};
use tubewright_wire::{
    CloseCode, CommandError, Encoding, MyTable, NewTable, PROTOCOL, ServerMessage, Summary, Version, path,
};

use crate::actor;
use crate::api_error::ApiError;
use crate::app::{self, App};
use crate::caller::{Caller, Sent, TableId, address, answered};
use crate::metrics::Other;
use crate::my_data;
use crate::operator_api;
use crate::secret::{random_hex, table_id};
use crate::socket::{self, Allowance};
use crate::table_message::{Identity, TableMessage};
use crate::time::now;

/// A message of more bytes ends its socket; shorter ones that are too long are refused.
const MAX_MESSAGE_BYTES: usize = 64 * 1024;
/// A place at a limit of sockets is free again at nobody knows when; after so many seconds it is worth another try.
const SOCKET_RETRY_SECONDS: u32 = 10;

/// The routes.
pub(crate) fn routes(app: Arc<App>) -> Router<Arc<App>> {
    let about_tables = Router::new()
        .route(path::VERSION, get(version))
        .route(path::TABLES, get(list).post(open))
        .route(path::TABLE, get(show).delete(delete))
        .route(path::ME_AT_TABLE, axum::routing::delete(leave_no_name))
        .route(path::RECORD, get(record))
        .route(path::MY_TABLES, get(my_tables))
        .route(path::ME, get(my_data::show).delete(my_data::delete))
        .route(path::SOCKET, get(connect))
        .route(path::REPORT, post(operator_api::report))
        .merge(operator_api::routes())
        .layer(from_fn_with_state(app, answered));
    about_tables.route("/healthz", get(healthz)).route("/metrics", get(metrics))
}

/// Well, unless nothing can be written. Games can still be looked at then, so this is for alarms; a proxy that turns people
/// away by it takes more from them than the disk did.
async fn healthz(State(app): State<Arc<App>>) -> Response {
    match app.read_only() {
        None => "ok\n".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

/// What this server is, for programs and for people who look after it. The page learns the build from its tables' welcome,
/// and from its service worker where it can no longer talk to them.
async fn version(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    caller.answer(&Version { version, build: app.build.clone(), protocol: PROTOCOL })
}

async fn metrics(State(app): State<Arc<App>>, request: Request) -> Result<Response, ApiError> {
    app.requests.take(address(&app.config, request.headers(), request.extensions()))?;
    let stored = app.stored(|store| Ok((store.count()?, store.size()))).await;
    let (tables_stored, disk_bytes) = stored.unwrap_or_default();
    let page = app.metrics.page(&Other {
        build: &app.build,
        tables_stored,
        disk_bytes,
        bots_waiting: app.bot_pool.waiting(),
        mail_waiting: app.mail_waiting(),
        reports: app.operators.reports().len(),
        started: app.started_at,
    });
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response())
}

async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Sent(new): Sent<NewTable>,
) -> Result<Response, ApiError> {
    app.welcomes(&new.name)?;
    app.may_open_table(caller.address, caller.visitor.person)?;
    let (id, seed) = (table_id(), random_hex());
    let opened = Table::open(&new, &id, &seed, &PersonId(caller.visitor.id()), now())?;
    actor::open(&app, &id, &[opened]).await?;
    Ok(caller.answer(&app.look(&id, Table::summary).await?))
}

/// The open tables; the store's notes are enough.
async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let listed = app.stored(|store| store.listed(app::MAX_LISTED)).await?;
    let summaries =
        listed.iter().filter_map(|it| tubewright_wire::from_postcard::<Summary>(&it.facts.note).ok());
    Ok(caller.answer(&summaries.collect::<Vec<_>>()))
}

/// What everyone may know of a table, without loading it: the store's note is enough.
pub(crate) async fn summary(app: &Arc<App>, id: &str) -> Result<Summary, ApiError> {
    if app.is_loaded(id) {
        return app.look(id, Table::summary).await;
    }
    let name = id.to_owned();
    let listed = app.stored(move |store| store.facts(&name)).await?;
    match tubewright_wire::from_postcard(&listed.facts.note) {
        Ok(summary) => Ok(summary),
        Err(_) => look(app, id, Table::summary).await,
    }
}

/// Looks at a table, on a thread for such work and without keeping it in memory if it is not there.
pub(crate) async fn look<T: Send + 'static>(
    app: &Arc<App>,
    id: &str,
    look: impl Fn(&Table) -> T + Send + Sync + Clone + 'static,
) -> Result<T, ApiError> {
    if app.is_loaded(id) {
        return app.look(id, look).await;
    }
    let permit = app.readers.clone().acquire_owned().await;
    let name = id.to_owned();
    let found = app.stored(move |store| Ok(stored_table(store, &name).map(|table| look(&table)))).await;
    drop(permit);
    found?
}

fn stored_table(store: &dyn Store, id: &str) -> Result<Table, ApiError> {
    let bytes = store.read(id, 0)?;
    let damaged =
        |corrupt: tubewright_table::CorruptLogError| ApiError::Damaged(Damage::Other(corrupt.to_string()));
    let events = Event::read_log(0, &bytes).map_err(damaged)?;
    Table::replay(&events, now()).map_err(damaged)
}

async fn my_tables(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let mut mine = Vec::new();
    // Somebody who was never here has none.
    let listed =
        if caller.visitor.new { Vec::new() } else { app.tables_of(caller.visitor.person, None).await? };
    let who = PersonId(caller.visitor.id());
    for listed in listed {
        let who = who.clone();
        let found = look(&app, &listed.table, move |table| {
            let watcher = table.watcher(&who);
            let seat = if let Watcher::Seat(seat) = watcher { Some(seat) } else { None };
            // At own pace the table waits for this person although others are behind.
            MyTable { seat, summary: table.summary_for(watcher) }
        });
        mine.extend(found.await);
    }
    Ok(caller.answer(&mine))
}

async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Response, ApiError> {
    let who = PersonId(caller.visitor.id());
    Ok(caller.answer(&app.look(&id, move |table| table.snapshot_for(&who)).await?))
}

/// Is there such a table? A socket could not say so before it is open.
async fn exists(app: &App, id: &str) -> Result<(), ApiError> {
    if app.is_loaded(id) {
        return Ok(());
    }
    let name = id.to_owned();
    app.stored(move |store| store.facts(&name)).await?;
    Ok(())
}

async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    TableId(id): TableId,
) -> Result<Response, ApiError> {
    let who = PersonId(caller.visitor.id());
    let record = app.look(&id, move |table| table.record(table.watcher(&who))).await?;
    let record = record.ok_or(CommandError::NotStarted)?;
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"tubewright-{id}.json\"")),
        // What one may know of a game under way depends on who asks.
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, record.to_json()).into_response())
}

async fn delete(
    State(app): State<Arc<App>>,
    caller: Caller,
    TableId(id): TableId,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let who = identity(&caller, &headers);
    app.ask(&id, |done| TableMessage::Delete { who: who.clone(), done }).await?;
    Ok(caller.answer(&()))
}

/// Somebody may be on another device, which has the seat's secret and not the cookie.
fn identity(caller: &Caller, headers: &HeaderMap) -> Identity {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let secret = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
    Identity { person: caller.visitor.person, secret, address: caller.address }
}

async fn leave_no_name(
    State(app): State<Arc<App>>,
    caller: Caller,
    TableId(id): TableId,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let who = identity(&caller, &headers);
    app.ask(&id, |done| TableMessage::LeaveNoName { who: who.clone(), done }).await?;
    Ok(caller.answer(&()))
}

async fn connect(
    State(app): State<Arc<App>>,
    caller: Caller,
    TableId(id): TableId,
    request: Request,
) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    exists(&app, &id).await?;
    let limits = app.limits();
    let held = (
        app.sockets.hold((), limits.sockets),
        app.sockets_by_address.hold(caller.address, limits.sockets_per_address),
        app.sockets_by_person.hold(caller.visitor.person, limits.sockets_per_person),
    );
    let (Some(one), Some(two), Some(three)) = held else {
        return Err(ApiError::TooMany { seconds: SOCKET_RETRY_SECONDS });
    };
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return Ok(rejection.into_response()),
    };
    let known = || Encoding::ALL.iter().rev().map(|encoding| encoding.subprotocol());
    // A browser lets a page read nothing, not even why, unless the server agrees to a sub-protocol that the page named.
    let named = parts.headers.get(SEC_WEBSOCKET_PROTOCOL).and_then(|names| names.to_str().ok());
    let first = named.and_then(|names| names.split(',').next()).map(|name| name.trim().to_owned());
    let upgrade = upgrade
        .protocols(known().map(str::to_owned).chain(first))
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(2 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(512 * 1024);
    let chosen = upgrade.selected_protocol().and_then(|name| name.to_str().ok());
    let encoding = Encoding::ALL.iter().copied().find(|encoding| Some(encoding.subprotocol()) == chosen);
    let named_one = parts.headers.contains_key(SEC_WEBSOCKET_PROTOCOL);
    let who = Identity { person: caller.visitor.person, secret: None, address: caller.address };
    Ok(match encoding.or((!named_one).then_some(Encoding::Json)) {
        Some(encoding) => upgrade.on_upgrade(move |socket| async move {
            let allowance = Allowance { address: two.shared.clone(), person: three.shared.clone() };
            let _held = (one, two, three);
            socket::run(app, id, who, (encoding, allowance), socket).await;
        }),
        None => upgrade.on_upgrade(move |socket| async move {
            let _held = (one, two, three);
            let _ = tokio::time::timeout(app.config.write_within, outdated(socket)).await;
        }),
    })
}

/// A client of another version is told so in text, which every version understands, and by a code, which pages read.
async fn outdated(mut socket: axum::extract::ws::WebSocket) {
    let message = "this page and the server are of different versions; reload the page".to_owned();
    let outdated = ServerMessage::Outdated { protocol: PROTOCOL, message };
    let _ = socket.send(socket::frame(Encoding::Json, &outdated)).await;
    let _ = socket.send(socket::close_frame(CloseCode::Outdated, "reload the page")).await;
}
