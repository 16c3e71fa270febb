//! Requests about tables and people, and the way to a table's socket.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SEC_WEBSOCKET_PROTOCOL,
};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Serialize;
use tubewright_store::{Damage, Store};
use tubewright_table::{Event, PersonId, Table, Watcher};
use tubewright_wire::{CloseCode, Encoding, NewTable, PROTOCOL, ServerMessage, Summary};

use crate::actor;
use crate::app::{self, App};
use crate::caller::{Caller, address, body, refused};
use crate::my_data;
use crate::secret::{is_table_id, random_hex, table_id};
use crate::socket::{self, Allowance};
use crate::table_message::{ApiError, Identity, TableMessage};
use crate::time::now;

/// A message of more bytes ends its socket; shorter ones that are too long are refused.
const MAX_MESSAGE_BYTES: usize = 64 * 1024;

/// The routes.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/api/version", get(version))
        .route("/api/tables", get(list).post(open))
        .route("/api/tables/{id}", get(show).delete(delete))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/me/tables", get(my_tables))
        .route("/api/me", get(my_data::show).delete(my_data::delete))
        .route("/ws/{id}", get(connect))
}

/// Well, unless nothing can be written. Games can still be looked at then, so this is for alarms; a proxy that turns people
/// away by it takes more from them than the disk did.
async fn healthz(State(app): State<Arc<App>>) -> Response {
    match app.read_only() {
        None => "ok\n".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

/// What this server is. A page asks when it cannot connect: with another build than its own it is to be loaded anew.
#[derive(Serialize)]
struct Version {
    version: &'static str,
    build: String,
    protocol: u16,
}

async fn version(State(app): State<Arc<App>>, request: Request) -> Response {
    asked(&app, request.headers(), request.extensions(), async |_| {
        let (version, build) = (env!("CARGO_PKG_VERSION"), app.build.clone());
        Ok(Version { version, build, protocol: PROTOCOL })
    })
    .await
}

async fn metrics(State(app): State<Arc<App>>, request: Request) -> Response {
    if !app.requests.take(address(&app.config, request.headers(), request.extensions())) {
        return turned_away(&app, &ApiError::TooMany);
    }
    let stored = app.stored(|store| Ok((store.count()?, store.size()))).await;
    let (tables, bytes) = stored.unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.page(tables, bytes)).into_response()
}

async fn asked<T: Serialize>(
    app: &Arc<App>,
    headers: &HeaderMap,
    extensions: &Extensions,
    what: impl AsyncFnOnce(&Caller) -> Result<T, ApiError>,
) -> Response {
    match Caller::of(app, headers, extensions) {
        Ok(caller) => {
            let answer = what(&caller).await;
            caller.answer(answer)
        }
        Err(why) => {
            app.metrics.turned_away.fetch_add(1, Relaxed);
            refused(&why)
        }
    }
}

async fn open(State(app): State<Arc<App>>, request: Request) -> Response {
    let (headers, extensions) = (request.headers().clone(), request.extensions().clone());
    asked(&app, &headers, &extensions, async |caller| {
        let new: NewTable = body(&app.config, request).await?;
        if !app.tables_by_address.take(caller.address) || !app.tables_by_person.take(caller.visitor.person) {
            app.metrics.turned_away.fetch_add(1, Relaxed);
            return Err(ApiError::TooMany);
        }
        let (id, seed) = (table_id(), random_hex());
        let opened = Table::open(&new, &id, &seed, &PersonId(caller.visitor.id()), now())?;
        actor::open(&app, &id, &[opened]).await?;
        app.look(&id, Table::summary).await
    })
    .await
}

/// The open tables; the store's notes are enough.
async fn list(State(app): State<Arc<App>>, request: Request) -> Response {
    asked(&app, request.headers(), request.extensions(), async |_| {
        let listed = app.stored(|store| store.listed(app::MAX_LISTED)).await?;
        let summaries =
            listed.iter().filter_map(|it| tubewright_wire::from_postcard::<Summary>(&it.facts.note).ok());
        Ok(summaries.collect::<Vec<_>>())
    })
    .await
}

/// What everyone may know of a table, without loading it: the store's note is enough.
pub(crate) async fn summary(app: &Arc<App>, id: &str) -> Result<Summary, ApiError> {
    known(id)?;
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
    let events = (0..).zip(&bytes).map(|(n, bytes)| Event::from_bytes(n, bytes));
    let events = events.collect::<Result<Vec<_>, _>>().map_err(damaged)?;
    Table::replay(&events, now()).map_err(damaged)
}

/// One of a person's tables.
#[derive(Serialize)]
struct Mine {
    summary: Summary,
    /// The person's seat.
    seat: Option<u8>,
}

async fn my_tables(State(app): State<Arc<App>>, request: Request) -> Response {
    asked(&app, request.headers(), request.extensions(), async |caller| tables_of(&app, caller).await).await
}

async fn tables_of(app: &Arc<App>, caller: &Caller) -> Result<Vec<Mine>, ApiError> {
    let person = caller.visitor.person;
    let mut mine = Vec::new();
    if caller.visitor.new {
        return Ok(mine);
    }
    let who = PersonId(caller.visitor.id());
    for listed in app.tables_of(person, None).await? {
        let who = who.clone();
        let found = look(app, &listed.table, move |table| {
            let watcher = table.watcher(&who);
            let seat = if let Watcher::Seat(seat) = watcher { Some(seat) } else { None };
            // At own pace the table waits for this person although others are behind.
            Mine { seat, summary: table.summary_for(watcher) }
        });
        mine.extend(found.await);
    }
    Ok(mine)
}

async fn show(State(app): State<Arc<App>>, Path(id): Path<String>, request: Request) -> Response {
    asked(&app, request.headers(), request.extensions(), async |caller| {
        let who = PersonId(caller.visitor.id());
        known(&id)?;
        app.look(&id, move |table| table.snapshot(table.watcher(&who))).await
    })
    .await
}

fn known(id: &str) -> Result<(), ApiError> {
    if is_table_id(id) { Ok(()) } else { Err(ApiError::NoSuchTable) }
}

/// Is there such a table? A socket could not say so before it is open.
async fn exists(app: &App, id: &str) -> Result<(), ApiError> {
    known(id)?;
    if app.is_loaded(id) {
        return Ok(());
    }
    let name = id.to_owned();
    app.stored(move |store| store.facts(&name)).await?;
    Ok(())
}

async fn record(State(app): State<Arc<App>>, Path(id): Path<String>, request: Request) -> Response {
    let caller = match Caller::of(&app, request.headers(), request.extensions()) {
        Ok(caller) => caller,
        Err(why) => return refused(&why),
    };
    let who = PersonId(caller.visitor.id());
    let found = match known(&id) {
        Ok(()) => app.look(&id, move |table| table.record(table.watcher(&who))).await,
        Err(why) => Err(why),
    };
    match found {
        Ok(Some(record)) => {
            let name = format!("attachment; filename=\"tubewright-{id}.json\"");
            let headers = [
                (CONTENT_TYPE, "application/json".to_owned()),
                (CONTENT_DISPOSITION, name),
                // What one may know of a game under way depends on who asks.
                (CACHE_CONTROL, "no-store".to_owned()),
            ];
            (headers, record.to_json()).into_response()
        }
        Ok(None) => refused(&tubewright_wire::CommandError::NotStarted.into()),
        Err(why) => refused(&why),
    }
}

async fn delete(State(app): State<Arc<App>>, Path(id): Path<String>, request: Request) -> Response {
    // The host may be on another device, which has the seat's secret and not the cookie.
    let bearer = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let secret = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
    asked(&app, request.headers(), request.extensions(), async |caller| {
        known(&id)?;
        let host = Identity { person: caller.visitor.person, secret };
        app.ask(&id, |done| TableMessage::Delete { host: host.clone(), done }).await
    })
    .await
}

async fn connect(State(app): State<Arc<App>>, Path(id): Path<String>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let caller = match Caller::of(&app, &parts.headers, &parts.extensions) {
        Ok(caller) => caller,
        Err(why) => return turned_away(&app, &why),
    };
    if let Err(why) = exists(&app, &id).await {
        return refused(&why);
    }
    let limits = app.config.limits;
    let held = (
        app.sockets.hold((), limits.sockets),
        app.sockets_by_address.hold(caller.address, limits.sockets_per_address),
        app.sockets_by_person.hold(caller.visitor.person, limits.sockets_per_person),
    );
    let (Some(one), Some(two), Some(three)) = held else { return turned_away(&app, &ApiError::TooMany) };
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
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
    let who = Identity { person: caller.visitor.person, secret: None };
    let mut response = match encoding.or((!named_one).then_some(Encoding::Json)) {
        Some(encoding) => upgrade.on_upgrade(move |socket| async move {
            let allowance = Allowance { address: two.shared.clone(), person: three.shared.clone() };
            let _held = (one, two, three);
            socket::run(app, id, who, (encoding, allowance), socket).await;
        }),
        None => upgrade.on_upgrade(move |socket| async move {
            let _held = (one, two, three);
            let _ = tokio::time::timeout(app.config.write_within, outdated(socket)).await;
        }),
    };
    caller.set_cookie(&mut response);
    response
}

pub(crate) fn turned_away(app: &App, why: &ApiError) -> Response {
    app.metrics.turned_away.fetch_add(1, Relaxed);
    refused(why)
}

/// A client of another version is told so in text, which every version understands, and by a code, which pages read.
async fn outdated(mut socket: axum::extract::ws::WebSocket) {
    let message = "this page and the server are of different versions; reload the page".to_owned();
    let outdated = ServerMessage::Outdated { protocol: PROTOCOL, message };
    let _ = socket.send(socket::frame(Encoding::Json, &outdated)).await;
    let _ = socket.send(socket::close_frame(CloseCode::Outdated, "reload the page")).await;
}
