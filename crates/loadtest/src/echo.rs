//! The yardstick: a server that only sends back what it gets, and clients that do nothing else.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::figures::{Figures, Times};

/// Serves a bare echo for ever; `ready` is told its address.
pub async fn serve_echo(ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    ready(listener.local_addr()?);
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let answer = async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(each);
    axum::serve(listener, Router::new().route("/", any(answer))).await
}

async fn each(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

/// Sends messages of so many bytes through an echo on so many sockets, each as soon as the last one came back.
pub async fn echo(server: SocketAddr, sockets: usize, bytes: usize, last: Duration) -> io::Result<Figures> {
    let mut open = Vec::with_capacity(sockets);
    for _ in 0..sockets {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{server}/"), stream).await.map_err(io::Error::other)?;
        open.push(socket);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let failures = Arc::new(AtomicUsize::new(0));
    let begun = Instant::now();
    let tasks: Vec<_> = open
        .into_iter()
        .map(|mut socket| {
            let (stop, failures) = (stop.clone(), failures.clone());
            tokio::spawn(async move {
                let mut times = Times::default();
                let message = Message::binary(vec![7; bytes]);
                while !stop.load(Relaxed) {
                    let sent = Instant::now();
                    let back = match socket.send(message.clone()).await {
                        Ok(()) => socket.next().await,
                        Err(_) => None,
                    };
                    if !matches!(back, Some(Ok(_))) {
                        failures.fetch_add(1, Relaxed);
                        break;
                    }
                    times.add(sent.elapsed());
                }
                times
            })
        })
        .collect();
    tokio::time::sleep(last).await;
    stop.store(true, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let mut times = Times::default();
    for task in tasks {
        times.extend(&task.await.map_err(io::Error::other)?);
    }
    let per_s = times.len() as f64 / seconds;
    Ok(Figures {
        sockets,
        seconds,
        commands: times.len(),
        commands_per_s: per_s,
        messages_per_s: per_s,
        p50_ms: times.within(0.5),
        p99_ms: times.within(0.99),
        max_ms: times.within(1.0),
        failures: failures.load(Relaxed),
    })
}
