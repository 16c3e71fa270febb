//! Connections: each must say soon what it wants, and all of them end with the server.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::app::{App, stopped};
use crate::caller::one_place;
use crate::socket::STOP_WITHIN;

/// Answers on a listener until `stop` comes, then tells every socket to come back and finishes what is under way.
///
/// This is [`crate::serve`] without signals.
pub async fn serve_on(
    listener: TcpListener,
    state: Arc<App>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let router = crate::app(state.clone());
    let housekeeping = tokio::spawn(state.clone().housekeeping());
    // Nothing is ever sent: it closes when the last connection has let go of it.
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let mut stop = pin!(stop);
    // Behind a proxy all connections are the proxy's.
    let most = if state.config.trust_proxy { 0 } else { state.config.limits.connections_per_address() };
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, address)) => {
                let Some(held) = state.connections.hold(one_place(address.ip()), most) else {
                    state.metrics.turned_away.fetch_add(1, Relaxed);
                    continue;
                };
                // Small messages go out at once.
                let _ = stream.set_nodelay(true);
                let (state, router, alive) = (state.clone(), router.clone(), alive.clone());
                tokio::spawn(async move {
                    connection(&state, router, stream, address).await;
                    drop((alive, held));
                });
            }
            Err(error) => {
                // As when there are too many open files: those who are here go on, and a place may become free.
                tracing::warn!(why = %error, "accept-failed");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop((listener, alive));
    state.stop().await;
    let _ = timeout(STOP_WITHIN, gone.recv()).await;
    drop(housekeeping.await);
    Ok(())
}

async fn connection(state: &App, router: Router, stream: TcpStream, address: SocketAddr) {
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        TowerToHyperService::new(router.clone()).call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(state.config.header_within)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = state.stopping.subscribe();
    // An error is the client's affair: it has gone, or was cut off.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = stopped(&mut stopping) => connection.as_mut().graceful_shutdown(),
    }
    let _ = timeout(STOP_WITHIN, connection).await;
}
