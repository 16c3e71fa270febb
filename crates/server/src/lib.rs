//! The server: one process that hands out the page, which it carries inside itself.

mod headers;
mod pages;

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::middleware::map_response;
use axum::routing::get;
use tokio::net::TcpListener;

/// Everything the server answers, without a port.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() {
/// use axum::{body::Body, http::Request};
/// use tower::ServiceExt;
///
/// let request = Request::get("/healthz").body(Body::empty()).unwrap();
/// let response = tubewright_server::app().oneshot(request).await.unwrap();
/// assert_eq!(response.status(), 200);
/// # }
/// ```
pub fn app() -> Router {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .merge(pages::routes::<pages::Dist>())
        .layer(map_response(headers::secure))
}

/// Serves until the process is asked to end (SIGINT or SIGTERM), then finishes the answers under way.
///
/// Port 0 takes any free port; `ready` is told the address once it can be reached.
pub async fn serve(addr: SocketAddr, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let listener = TcpListener::bind(addr).await?;
    ready(listener.local_addr()?);
    axum::serve(listener, app()).with_graceful_shutdown(asked_to_end()).await
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
