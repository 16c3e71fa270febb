//! How the database is reached: the address, TLS, and what every connection is told first.

use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, Connection, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::{Damage, Failure, StoreError};

/// How long to wait for the database before somebody is told that it cannot be reached.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// Connections for reading.
const READERS: usize = 8;

/// A statement, or a lock that it waits for, does not take longer; a node that was stopped in the middle of a
/// transaction holds nobody up for longer. An append is answered when it is durable, also where the database is set up
/// to lose the last ones.
const SESSION: &str = "
    SET statement_timeout = '10s';
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '5s';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
";

/// A database, and how it is spoken to.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: MakeRustlsConnect,
}

impl Address {
    /// Reads `postgres://…`. Without `sslmode` the connection is encrypted unless it stays on this machine; the
    /// certificate must be signed by a root of the system, or of the file that `sslrootcert` names.
    pub(super) fn parse(url: &str) -> Result<Self, StoreError> {
        let wrong = || StoreError::Failed(Failure::Address);
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(wrong());
        }
        let (url, roots) = without_roots(url);
        let mut config = Config::from_str(&url).map_err(|_| wrong())?;
        if config.get_hosts().is_empty() {
            return Err(wrong());
        }
        if !url.contains("sslmode=") {
            let local = config.get_hosts().iter().all(stays_here);
            config.ssl_mode(if local { SslMode::Disable } else { SslMode::Require });
        }
        config.application_name("tubewright");
        config.connect_timeout(PATIENCE);
        config.keepalives_idle(Duration::from_secs(10));
        config.tcp_user_timeout(Duration::from_secs(10));
        let tls = match config.get_ssl_mode() {
            SslMode::Disable => RootCertStore::empty(),
            _ => root_certificates(roots)?,
        };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| StoreError::Failed(Failure::Other(error.to_string())))?
            .with_root_certificates(tls)
            .with_no_client_auth();
        Ok(Self { config, tls: MakeRustlsConnect::new(tls) })
    }

    /// Connections for reading, opened when they are needed.
    pub(super) fn pool(&self) -> Result<Pool, StoreError> {
        let checked = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(self.config.clone(), self.tls.clone(), checked);
        let told = Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(SESSION).await.map_err(HookError::Backend) })
        });
        let built = Pool::builder(manager)
            .max_size(READERS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .post_create(told)
            .build();
        built.map_err(|error| StoreError::Failed(Failure::Other(error.to_string())))
    }

    /// A connection of its own. The second half must be polled for the first to work.
    pub(super) async fn connect(&self) -> Result<(Client, Half), StoreError> {
        let connecting = self.config.connect(self.tls.clone());
        match tokio::time::timeout(PATIENCE, connecting).await {
            Ok(connected) => Ok(connected?),
            Err(_) => Err(StoreError::Failed(Failure::Unreachable)),
        }
    }
}

/// What reads from and writes to the socket of a connection.
pub(super) type Half =
    Connection<Socket, <MakeRustlsConnect as tokio_postgres::tls::MakeTlsConnect<Socket>>::Stream>;

/// Tells a new connection what every one is told.
pub(super) async fn prepare(client: &Client) -> Result<(), StoreError> {
    Ok(client.batch_execute(SESSION).await?)
}

/// The address without `sslrootcert`, which the driver does not know, and the file that it names.
fn without_roots(url: &str) -> (String, Option<PathBuf>) {
    let Some((base, query)) = url.split_once('?') else { return (url.to_owned(), None) };
    let (roots, rest): (Vec<&str>, Vec<&str>) =
        query.split('&').partition(|part| part.starts_with("sslrootcert="));
    let file = roots.first().and_then(|part| part.split_once('=')).map(|(_, file)| PathBuf::from(file));
    let url = if rest.is_empty() { base.to_owned() } else { format!("{base}?{}", rest.join("&")) };
    (url, file)
}

fn stays_here(host: &Host) -> bool {
    match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
        }
    }
}

fn root_certificates(file: Option<PathBuf>) -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    match file {
        Some(file) => {
            let unreadable =
                |error: rustls::pki_types::pem::Error| StoreError::Failed(Failure::Other(error.to_string()));
            for certificate in CertificateDer::pem_file_iter(file).map_err(unreadable)? {
                let added = roots.add(certificate.map_err(unreadable)?);
                added.map_err(|error| StoreError::Failed(Failure::Other(error.to_string())))?;
            }
        }
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    Ok(roots)
}

/// Can it go away by itself, so that the same is tried again?
pub(super) fn is_passing(error: &tokio_postgres::Error) -> bool {
    let Some(code) = error.code() else { return true };
    [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::QUERY_CANCELED,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        // A database that has gone over to a standby refuses writes here and takes them there.
        SqlState::READ_ONLY_SQL_TRANSACTION,
    ]
    .contains(code)
        || is_away(code)
}

/// Is the database starting, stopping or full of connections?
fn is_away(code: &SqlState) -> bool {
    [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::TOO_MANY_CONNECTIONS,
    ]
    .contains(code)
        || code.code().starts_with("08")
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(said) = error.as_db_error() else {
            return Self::Failed(match std::error::Error::source(&error) {
                _ if error.is_closed() => Failure::Unreachable,
                Some(cause) if cause.is::<io::Error>() => Failure::Unreachable,
                Some(cause) => Failure::Other(cause.to_string()),
                None => Failure::Other(error.to_string()),
            });
        };
        let code = said.code();
        match code {
            &SqlState::DISK_FULL => Self::Full,
            &SqlState::READ_ONLY_SQL_TRANSACTION => Self::ReadOnly,
            &SqlState::DATA_CORRUPTED | &SqlState::INDEX_CORRUPTED => {
                Self::Corrupt(Damage::Other(said.message().to_owned()))
            }
            &SqlState::T_R_DEADLOCK_DETECTED | &SqlState::LOCK_NOT_AVAILABLE | &SqlState::QUERY_CANCELED => {
                Self::Failed(Failure::Busy)
            }
            code if is_away(code) => Self::Failed(Failure::Unreachable),
            _ => Self::Failed(Failure::Other(said.message().to_owned())),
        }
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => error.into(),
            PoolError::Timeout(_) => Self::Failed(Failure::Unreachable),
            error => Self::Failed(Failure::Other(error.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> SslMode {
        Address::parse(url).map(|address| address.config.get_ssl_mode()).expect("an address")
    }

    #[test]
    fn what_leaves_the_machine_is_encrypted() {
        assert_eq!(mode("postgres://me@localhost/tables"), SslMode::Disable);
        assert_eq!(mode("postgres://me@127.0.0.1/tables"), SslMode::Disable);
        assert_eq!(mode("postgres:///tables?host=/var/run/postgresql"), SslMode::Disable);
        assert_eq!(mode("postgres://me@db.example/tables"), SslMode::Require);
        assert_eq!(mode("postgres://me@localhost,db.example/tables"), SslMode::Require);
        assert_eq!(mode("postgres://me@db.example/tables?sslmode=disable"), SslMode::Disable);
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for url in ["", "postgres:", "sqlite:tables.db", "postgres://", "mysql://localhost/tables"] {
            let refused = Address::parse(url).err();
            assert_eq!(refused, Some(StoreError::Failed(Failure::Address)), "{url}");
        }
    }

    #[test]
    fn the_file_of_roots_is_ours_to_read() {
        let (url, file) = without_roots("postgres://a/b?sslmode=require&sslrootcert=/x/y.pem");
        assert_eq!((url.as_str(), file), ("postgres://a/b?sslmode=require", Some("/x/y.pem".into())));
    }
}
