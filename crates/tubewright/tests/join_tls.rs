//! A server behind TLS: its certificate must be vouched for, and then everything is as without.

mod afar;
mod serving;

use std::fs;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;

use afar::{Ann, Terminal};
use rcgen::{BasicConstraints, CertificateParams, IsCa, KeyPair};
use serving::Server;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// An authority, and what is needed to speak for `localhost` by its word: the authority's certificate as PEM.
fn vouched_for() -> (String, TlsAcceptor) {
    let own_key = KeyPair::generate().expect("a key");
    let mut own = CertificateParams::new(Vec::new()).expect("no names");
    own.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let own = own.self_signed(&own_key).expect("a certificate");
    let key = KeyPair::generate().expect("a key");
    let server = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let server = server.signed_by(&key, &own, &own_key).expect("a certificate");
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the versions are known")
        .with_no_client_auth()
        .with_single_cert(vec![server.der().clone()], PrivateKeyDer::Pkcs8(key.serialize_der().into()))
        .expect("key and certificate belong together");
    (own.pem(), TlsAcceptor::from(Arc::new(config)))
}

/// What a proxy does: TLS outside, the server inside. Returns its port.
fn proxy(runtime: &Runtime, acceptor: TlsAcceptor, server: SocketAddr) -> u16 {
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    runtime.spawn(async move {
        while let Ok((outside, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // Who does not trust us hangs up.
                let Ok(mut outside) = acceptor.accept(outside).await else { return };
                let mut inside = TcpStream::connect(server).await.expect("the server is there");
                let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
            });
        }
    });
    port
}

#[test]
fn a_table_is_reached_through_tls_where_its_certificate_is_trusted() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&home.path().join("data"), 0);
    let runtime = Runtime::new().expect("threads");
    let (pem, acceptor) = vouched_for();
    let port = proxy(&runtime, acceptor, server.address);
    let file = |name: &str, pem: &str| {
        let path = home.path().join(name);
        fs::write(&path, pem).expect("a file");
        path.to_str().expect("a plain path").to_owned()
    };
    let (trusted, other) = (file("authority.pem", &pem), file("other.pem", &vouched_for().0));
    let mut ann = Ann::open(&server, |_| {});
    ann.come(&server);

    let page = format!("https://localhost:{port}/t/{}", ann.table);
    let doubted = Command::new(env!("CARGO_BIN_EXE_tubewright"))
        .args(["join", &page])
        .env_clear()
        .env("SSL_CERT_FILE", other)
        .stdin(Stdio::null())
        .output()
        .expect("it ends");
    let said = String::from_utf8_lossy(&doubted.stderr);
    assert_eq!((doubted.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    assert!(
        said.contains("its certificate was issued by somebody whom this machine does not trust"),
        "{said}"
    );

    // The address of the socket does as well.
    let socket = format!("wss://localhost:{port}/ws/{}", ann.table);
    let mut bob = Terminal::join(&[&socket, "--name", "Bob"], home.path(), &[("SSL_CERT_FILE", &trusted)]);
    for turn in 0..3 {
        assert!(ann.play() && bob.play(turn));
    }
    bob.hear("Round 1 of 4, turn 4.");
    bob.type_line("quit");
    let (code, told) = bob.end();
    assert_eq!(code, Some(0));
    assert!(told.contains(&format!("To go on: tubewright join {page} --plain\n")), "{told}");
}
