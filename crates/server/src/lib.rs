//! The server: one process that hands out the page, which it carries inside itself, and keeps tables.
//!
//! [`App`] is its state over a store, [`app`] everything it answers, [`serve`] the process.

mod actor;
mod admin;
mod api;
mod api_error;
mod app;
mod bot_pool;
mod caller;
mod check;
mod config;
mod headers;
mod in_flight;
mod limits;
mod listen;
mod log;
mod metrics;
mod my_data;
mod observe;
mod open_files;
mod operator_api;
mod operator_page;
mod operators;
mod pages;
mod patience;
mod person;
mod preview;
mod process;
mod qr;
mod secret;
mod socket;
mod table_message;
mod time;
mod tls;
mod wakes;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn_with_state, map_response_with_state};
use tokio::net::TcpListener;

pub use actor::facts;
pub use admin::{AdminError, export};
pub use app::App;
pub use check::{Copied, Finding, Repair, check, copy, repair};
pub use config::Config;
pub use limits::Limits;
pub use listen::{Entrance, serve_at, serve_on};
pub use log::{Verbosity, init_log};
pub use open_files::raise_open_files;
pub use operators::{Banned, Operators, ParseBannedError, Report};
pub use tls::{Tls, TlsError};

/// Everything the server answers, without a port.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::sync::Arc;
///
/// use axum::{body::Body, http::Request};
/// use tower::ServiceExt;
/// use tubewright_server::{App, Config, app};
/// use tubewright_store::Memory;
///
/// let state = App::new(Config::default(), Arc::new(Memory::default()));
/// let request = Request::get("/healthz").body(Body::empty())?;
/// let response = app(state).oneshot(request).await?;
/// assert_eq!(response.status(), 200);
/// # Ok(())
/// # }
/// ```
pub fn app(state: Arc<App>) -> Router {
    api::routes(state.clone())
        .merge(pages::tables::<pages::Dist>())
        .with_state(state.clone())
        .merge(pages::routes::<pages::Dist>().layer(from_fn_with_state(state.clone(), pages::limited)))
        .merge(operator_page::routes())
        .layer(map_response_with_state(state.clone(), headers::secure))
        .layer(from_fn_with_state(state.clone(), in_flight::counted))
        .layer(from_fn_with_state(state, observe::observed))
}

/// Serves until the process is asked to end (SIGINT or SIGTERM), tells every socket to come back, and finishes what is
/// under way.
///
/// Port 0 takes any free port; `ready` is told the address once it can be reached.
pub async fn serve(addr: SocketAddr, state: Arc<App>, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let listener = TcpListener::bind(addr).await?;
    ready(listener.local_addr()?);
    serve_on(listener, state, asked_to_end()).await
}

/// As [`serve`], at entrances of any kind.
pub async fn serve_entrances(entrances: Vec<Entrance>, state: Arc<App>) -> io::Result<()> {
    serve_at(entrances, state, asked_to_end()).await
}

async fn asked_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupted = tokio::signal::ctrl_c();
    let Ok(mut terminated) = signal(SignalKind::terminate()) else {
        // Without a handler the signal ends the process at once, which is what was asked for.
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupted => {}
        _ = terminated.recv() => {}
    }
}
