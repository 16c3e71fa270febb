//! TLS in the server: a certificate and its key from files, which are read again when they change.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// How often the files are looked at.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// A certificate with its key, as the files had them last.
pub struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    acceptor: RwLock<TlsAcceptor>,
}

/// Why there is no TLS.
#[derive(Debug)]
pub enum TlsError {
    /// This file cannot be read, or has nothing of the kind in it.
    File(PathBuf, String),
    /// The two do not go together.
    Mismatch(String),
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file, why) => write!(f, "{}: {why}", file.display()),
            Self::Mismatch(why) => write!(f, "certificate and key do not fit: {why}"),
        }
    }
}

impl std::error::Error for TlsError {}

/// When a file was changed last, and its length.
type Stamp = Option<(SystemTime, u64)>;

fn stamp(file: &Path) -> Stamp {
    let about = fs::metadata(file).ok()?;
    Some((about.modified().ok()?, about.len()))
}

impl Tls {
    /// Reads both files, in PEM.
    pub fn load(certificate: &Path, key: &Path) -> Result<Arc<Self>, TlsError> {
        let acceptor = RwLock::new(read(certificate, key)?);
        Ok(Arc::new(Self { certificate: certificate.to_owned(), key: key.to_owned(), acceptor }))
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        self.acceptor.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads the files again whenever they change; as long as they do not fit, the old ones stay in use. Never ends.
    pub async fn follow(self: Arc<Self>) {
        let stamps = || (stamp(&self.certificate), stamp(&self.key));
        let mut known = stamps();
        let mut ticks = tokio::time::interval(LOOK_EVERY);
        loop {
            ticks.tick().await;
            let there = stamps();
            if there == known {
                continue;
            }
            known = there;
            match read(&self.certificate, &self.key) {
                Ok(acceptor) => {
                    *self.acceptor.write().unwrap_or_else(PoisonError::into_inner) = acceptor;
                    tracing::info!("certificate-read");
                }
                Err(why) => tracing::warn!(%why, "certificate-unread"),
            }
        }
    }
}

fn read(certificate: &Path, key: &Path) -> Result<TlsAcceptor, TlsError> {
    let unread = |file: &Path, why: String| TlsError::File(file.to_owned(), why);
    let bytes = |file: &Path| fs::read(file).map_err(|error: io::Error| unread(file, error.to_string()));
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&bytes(certificate)?)
        .collect::<Result<_, _>>()
        .map_err(|why| unread(certificate, why.to_string()))?;
    if chain.is_empty() {
        return Err(unread(certificate, "no certificate in it".to_owned()));
    }
    let secret = PrivateKeyDer::from_pem_slice(&bytes(key)?).map_err(|why| unread(key, why.to_string()))?;
    let mismatch = |why: tokio_rustls::rustls::Error| TlsError::Mismatch(why.to_string());
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(mismatch)?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .map_err(mismatch)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
