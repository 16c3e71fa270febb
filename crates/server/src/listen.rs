//! Connections: each must say soon what it wants and take soon what it gets, and all of them end with the server.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
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
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream, UnixListener, UnixStream};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::app::{App, stopped};
use crate::caller::one_place;
use crate::patience::Patient;
use crate::socket::STOP_WITHIN;
use crate::tls::Tls;

/// Where connections come in.
pub struct Entrance {
    listener: Listener,
    tls: Option<Arc<Tls>>,
    is_control: bool,
}

enum Listener {
    Tcp(TcpListener),
    Unix(UnixListener),
}

/// A connection as it came in.
enum Accepted {
    Tcp(TcpStream, SocketAddr),
    Unix(UnixStream),
}

/// Goes with each request that came in by the socket of the operator, which only the owner of the data can reach.
#[derive(Clone, Copy)]
pub(crate) struct Control;

impl Entrance {
    /// An address of the network.
    pub fn tcp(listener: TcpListener) -> Self {
        Self { listener: Listener::Tcp(listener), tls: None, is_control: false }
    }

    /// A socket in the file system, for a proxy on the same machine.
    pub fn unix(listener: UnixListener) -> Self {
        Self { listener: Listener::Unix(listener), tls: None, is_control: false }
    }

    /// A socket in the file system for `tubewright admin`: whoever may open it may do what operators do.
    pub fn control(listener: UnixListener) -> Self {
        Self { listener: Listener::Unix(listener), tls: None, is_control: true }
    }

    /// The same, through TLS.
    #[must_use]
    pub fn with_tls(self, tls: Arc<Tls>) -> Self {
        Self { tls: Some(tls), ..self }
    }

    async fn accept(&self) -> io::Result<Accepted> {
        Ok(match &self.listener {
            Listener::Tcp(listener) => {
                let (stream, address) = listener.accept().await?;
                Accepted::Tcp(stream, address)
            }
            Listener::Unix(listener) => Accepted::Unix(listener.accept().await?.0),
        })
    }
}

/// Answers on a listener until `stop` comes, then tells every socket to come back and finishes what is under way.
///
/// This is [`crate::serve`] without signals.
pub async fn serve_on(
    listener: TcpListener,
    state: Arc<App>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    serve_at(vec![Entrance::tcp(listener)], state, stop).await
}

/// As [`serve_on`], at several entrances.
pub async fn serve_at(
    entrances: Vec<Entrance>,
    state: Arc<App>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let router = crate::app(state.clone());
    let housekeeping = tokio::spawn(state.clone().housekeeping());
    // Nothing is ever sent: it closes when the last connection has let go of it.
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let mut doors = JoinSet::new();
    for entrance in entrances {
        doors.spawn(let_in(entrance, state.clone(), router.clone(), alive.clone()));
    }
    stop.await;
    doors.shutdown().await;
    drop(alive);
    state.stop().await;
    let _ = timeout(STOP_WITHIN, gone.recv()).await;
    drop(housekeeping.await);
    Ok(())
}

/// Takes in connections until it is stopped.
async fn let_in(entrance: Entrance, state: Arc<App>, router: Router, alive: mpsc::Sender<()>) {
    loop {
        // Behind a proxy all connections are the proxy's; their requests are counted by whom they are from.
        let most = if state.config.trust_proxy { 0 } else { state.limits().connections_per_address() };
        match entrance.accept().await {
            Ok(Accepted::Tcp(stream, address)) => {
                let Some(held) = state.connections.hold(one_place(address.ip()), most) else {
                    state.metrics.turned_away.fetch_add(1, Relaxed);
                    continue;
                };
                // Small messages go out at once.
                let _ = stream.set_nodelay(true);
                let connection = Connection::new(&state, &router, address, false);
                let (tls, alive) = (entrance.tls.clone(), alive.clone());
                tokio::spawn(async move {
                    match tls {
                        None => connection.serve(stream).await,
                        Some(tls) => connection.serve_tls(&tls, stream).await,
                    }
                    drop((alive, held));
                });
            }
            Ok(Accepted::Unix(stream)) => {
                let nowhere = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
                let connection = Connection::new(&state, &router, nowhere, entrance.is_control);
                let alive = alive.clone();
                tokio::spawn(async move {
                    connection.serve(stream).await;
                    drop(alive);
                });
            }
            Err(error) => {
                // As when there are too many open files: those who are here go on, and a place may become free.
                tracing::warn!(why = %error, "accept-failed");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

struct Connection {
    state: Arc<App>,
    router: Router,
    address: SocketAddr,
    is_control: bool,
}

impl Connection {
    fn new(state: &Arc<App>, router: &Router, address: SocketAddr, is_control: bool) -> Self {
        Self { state: state.clone(), router: router.clone(), address, is_control }
    }

    async fn serve_tls(self, tls: &Tls, stream: TcpStream) {
        let shaken = timeout(self.state.config.header_within, tls.acceptor().accept(stream)).await;
        // An error is the client's affair, as when it speaks no TLS.
        if let Ok(Ok(stream)) = shaken {
            self.serve(stream).await;
        }
    }

    async fn serve<S: AsyncRead + AsyncWrite + Send + Unpin + 'static>(self, stream: S) {
        let Self { state, router, address, is_control } = self;
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            if is_control {
                request.extensions_mut().insert(Control);
            }
            TowerToHyperService::new(router.clone()).call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(state.config.header_within)
            .max_buf_size(16 * 1024)
            .serve_connection(TokioIo::new(Patient::new(stream, state.clone())), service)
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
}
