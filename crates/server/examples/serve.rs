//! Serves the page on the port given last, or on any free one: `cargo run -p tubewright-server --example serve -- 8080`.

use std::net::{Ipv4Addr, SocketAddr};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let port = std::env::args().next_back().and_then(|port| port.parse().ok());
    let addr = SocketAddr::from((Ipv4Addr::LOCALHOST, port.unwrap_or(0)));
    tubewright_server::serve(addr, |addr| println!("http://{addr}/")).await
}
