//! Why there is no way to a table.

use std::io;

use tubewright_wire::from_json;
use tungstenite::http::header::LOCATION;
use tungstenite::http::{Response, StatusCode};

/// Why there is no way to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoWay {
    /// Nobody answers, or not as a server should.
    Unreachable(Unreached),
    /// The server has no such table.
    NoTable,
    /// It refuses, for the reason of this word.
    Refused(String),
    /// It speaks another version.
    Outdated,
}

/// Why a server cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreached {
    /// No machine has its name.
    NoHost,
    /// The system says so, in these words.
    System(io::ErrorKind, String),
    /// Its certificate cannot be trusted, or it speaks no TLS.
    Tls(Doubt),
    /// It answers with a page of this status, which may name another place.
    Http(u16, Option<String>),
    /// Something answers, but not as a server of ours.
    NotOurs,
}

/// What is wrong with the TLS of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// Nobody whom this machine trusts has issued its certificate.
    Issuer,
    /// It was valid once.
    Expired,
    /// It is not valid yet.
    TooEarly,
    /// It is somebody else's.
    Name,
    /// Something else about it.
    Certificate,
    /// What came is no TLS, or none that we know.
    NoTls,
}

impl From<&rustls::Error> for Doubt {
    fn from(why: &rustls::Error) -> Self {
        use rustls::CertificateError::{
            BadSignature, Expired, ExpiredContext, NotValidForName, NotValidForNameContext, NotValidYet,
            NotValidYetContext, UnknownIssuer,
        };
        match why {
            rustls::Error::InvalidCertificate(why) => match why {
                UnknownIssuer | BadSignature => Self::Issuer,
                Expired | ExpiredContext { .. } => Self::Expired,
                NotValidYet | NotValidYetContext { .. } => Self::TooEarly,
                NotValidForName | NotValidForNameContext { .. } => Self::Name,
                _ => Self::Certificate,
            },
            _ => Self::NoTls,
        }
    }
}

impl From<io::Error> for Unreached {
    fn from(why: io::Error) -> Self {
        // What is wrong with TLS comes as an error of the stream that it runs through.
        match why.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
            Some(why) => Self::Tls(why.into()),
            None => Self::System(why.kind(), why.to_string()),
        }
    }
}

/// Why the server gave an answer instead of a socket.
pub(super) fn turned_away(answer: &Response<Option<Vec<u8>>>) -> NoWay {
    #[derive(serde::Deserialize)]
    struct Body {
        error: Reason,
    }
    #[derive(serde::Deserialize)]
    struct Reason {
        reason: String,
    }
    let body = answer.body().as_deref().unwrap_or_default();
    match from_json::<Body>(body) {
        Ok(body) => no_way(&body.error.reason),
        // Whatever answers there, it has no tables.
        Err(_) if answer.status() == StatusCode::NOT_FOUND => NoWay::NoTable,
        Err(_) => {
            // A server that moved, or one that wants TLS, says where it is.
            let moved = answer.headers().get(LOCATION).and_then(|place| place.to_str().ok());
            NoWay::Unreachable(Unreached::Http(answer.status().as_u16(), moved.map(str::to_owned)))
        }
    }
}

pub(super) fn no_way(reason: &str) -> NoWay {
    if reason == "no-such-table" { NoWay::NoTable } else { NoWay::Refused(reason.to_owned()) }
}
