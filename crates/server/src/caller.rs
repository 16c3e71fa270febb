//! Who sends a request and from where, and answers in the encoding that was asked for.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::body::{Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use tubewright_wire::POSTCARD_MEDIA_TYPE;

use crate::app::App;
use crate::config::Config;
use crate::person::Visitor;
use crate::table_message::ApiError;

const JSON: &str = "application/json";
/// The longest body of a request.
const MAX_BODY_BYTES: usize = 8 * 1024;

/// Who asks.
pub(crate) struct Caller {
    pub(crate) visitor: Visitor,
    pub(crate) address: IpAddr,
    secure: bool,
    postcard: bool,
}

/// The address that a request comes from, or that the proxy says it comes from.
pub(crate) fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
    let forwarded = forwarded.filter(|_| config.trust_proxy).and_then(|value| value.to_str().ok());
    // Only the last one was written by our own proxy.
    let forwarded = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    one_place(forwarded.or(direct).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// What counts as one address: with IPv6 everyone has 64 bits of it to themselves.
pub(crate) fn one_place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address => address,
    }
}

/// Do people reach us through TLS?
pub(crate) fn is_secure(config: &Config, headers: &HeaderMap) -> bool {
    let forwarded = headers.get("x-forwarded-proto").filter(|_| config.trust_proxy);
    config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
        || forwarded.is_some_and(|scheme| scheme.as_bytes() == b"https")
}

/// Does a page of ours ask? Programs that are no browsers name no origin.
pub(crate) fn is_our_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(ours) = &config.public_url {
        return origin == ours.trim_end_matches('/');
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && named == host
}

impl Caller {
    /// Who asks, unless they ask too often or from another's page.
    pub(crate) fn of(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Result<Self, ApiError> {
        let address = address(&app.config, headers, extensions);
        if !app.requests.take(address) {
            return Err(ApiError::TooMany);
        }
        if !is_our_origin(&app.config, headers) {
            return Err(ApiError::WrongOrigin);
        }
        let wants = headers.get(ACCEPT).or_else(|| headers.get(CONTENT_TYPE));
        let postcard = wants.is_some_and(|kind| kind.as_bytes().starts_with(POSTCARD_MEDIA_TYPE.as_bytes()));
        let visitor = Visitor::of(headers);
        Ok(Self { visitor, address, secure: is_secure(&app.config, headers), postcard })
    }

    /// The answer, and the visitor's cookie, which lasts anew from every visit.
    pub(crate) fn answer<T: Serialize>(&self, answer: Result<T, ApiError>) -> Response {
        let mut response = match answer {
            Ok(value) => self.encoded(StatusCode::OK, &value),
            Err(why) => self.encoded(status(&why), &refusal(&why)),
        };
        self.set_cookie(&mut response);
        response
    }

    /// The visitor's cookie, for answers that are made elsewhere.
    pub(crate) fn set_cookie(&self, response: &mut Response) {
        response.headers_mut().insert(SET_COOKIE, self.visitor.cookie(self.secure));
    }

    /// Has the browser forget who it was.
    pub(crate) fn unset_cookie(&self, response: &mut Response) {
        response.headers_mut().insert(SET_COOKIE, Visitor::farewell(self.secure));
    }

    fn encoded<T: Serialize>(&self, status: StatusCode, value: &T) -> Response {
        let (kind, body) = if self.postcard {
            (POSTCARD_MEDIA_TYPE, tubewright_wire::to_postcard(value))
        } else {
            (JSON, tubewright_wire::to_json(value).into_bytes())
        };
        (status, [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store")], body).into_response()
    }
}

/// A refusal as a body: its reason for programs, a line for people.
#[derive(Serialize)]
struct RefusalBody {
    error: Error,
}

#[derive(Serialize)]
struct Error {
    reason: String,
    message: String,
}

fn refusal(why: &ApiError) -> RefusalBody {
    RefusalBody { error: Error { reason: why.reason().to_owned(), message: why.to_string() } }
}

fn status(why: &ApiError) -> StatusCode {
    match why {
        ApiError::NoSuchTable => StatusCode::NOT_FOUND,
        ApiError::TooFast | ApiError::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ApiError::ReadOnly(_) | ApiError::Busy => StatusCode::SERVICE_UNAVAILABLE,
        ApiError::Damaged(_) | ApiError::InPart { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        ApiError::WrongOrigin => StatusCode::FORBIDDEN,
        ApiError::Table(tubewright_wire::CommandError::NotHost) => StatusCode::FORBIDDEN,
        ApiError::Table(_) => StatusCode::CONFLICT,
        ApiError::HelloFirst | ApiError::HelloTwice | ApiError::BadRequest(_) => StatusCode::BAD_REQUEST,
    }
}

/// A refusal for somebody of whom nothing is known yet.
pub(crate) fn refused(why: &ApiError) -> Response {
    let body = tubewright_wire::to_json(&refusal(why));
    (status(why), [(CONTENT_TYPE, JSON), (CACHE_CONTROL, "no-store")], body).into_response()
}

/// Reads the body of a request, which must not take long to come.
pub(crate) async fn body<T: DeserializeOwned>(config: &Config, request: Request) -> Result<T, ApiError> {
    let kind = request.headers().get(CONTENT_TYPE).map(|kind| kind.as_bytes().to_vec()).unwrap_or_default();
    let bytes: Bytes = timeout(config.header_within, to_bytes(request.into_body(), MAX_BODY_BYTES))
        .await
        .map_err(|_| ApiError::BadRequest("its body did not come".to_owned()))?
        .map_err(|_| ApiError::BadRequest(format!("it has at most {MAX_BODY_BYTES} bytes")))?;
    // A browser sends this kind across origins only after asking, and the answer is no.
    let read = if kind.starts_with(POSTCARD_MEDIA_TYPE.as_bytes()) {
        tubewright_wire::from_postcard(&bytes)
    } else if kind.starts_with(JSON.as_bytes()) {
        tubewright_wire::from_json(&bytes)
    } else {
        return Err(ApiError::BadRequest(format!("it is {JSON} or {POSTCARD_MEDIA_TYPE}")));
    };
    read.map_err(|unreadable| ApiError::BadRequest(unreadable.to_string()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::HeaderName;

    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &str)| {
            (HeaderName::from_static(name), HeaderValue::from_str(value).expect("plain text"))
        };
        list.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let open = Config::default();
        let ours = [("host", "play.example.org"), ("origin", "https://play.example.org")];
        assert!(is_our_origin(&open, &headers(&ours)));
        assert!(is_our_origin(&open, &headers(&[("host", "play.example.org")])), "no browser");
        for origin in [
            "https://evil.example",
            "null",
            "https://play.example.org.evil.example",
            "https://play.example.org:8443",
        ] {
            assert!(
                !is_our_origin(&open, &headers(&[("host", "play.example.org"), ("origin", origin)])),
                "{origin}"
            );
        }
        let fixed = Config { public_url: Some("https://play.example.org/".to_owned()), ..Config::default() };
        assert!(is_our_origin(
            &fixed,
            &headers(&[("host", "127.0.0.1:8080"), ("origin", "https://play.example.org")])
        ));
        assert!(!is_our_origin(
            &fixed,
            &headers(&[("host", "evil.example"), ("origin", "https://evil.example")])
        ));
    }

    #[test]
    fn one_network_of_ipv6_is_one_address() {
        let place = |text: &str| one_place(text.parse().expect("an address"));
        assert_eq!(place("2001:db8:1:2::1"), place("2001:db8:1:2:ffff::9"));
        assert_ne!(place("2001:db8:1:2::1"), place("2001:db8:1:3::1"));
        assert_eq!(place("::ffff:192.0.2.7"), place("192.0.2.7"));
        assert_ne!(place("192.0.2.7"), place("192.0.2.8"));
    }

    #[test]
    fn a_forwarded_address_counts_only_behind_a_trusted_proxy() {
        let forwarded = headers(&[("x-forwarded-for", "6.6.6.6, 192.0.2.7"), ("x-forwarded-proto", "https")]);
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
        let plain = Config::default();
        assert_eq!(address(&plain, &forwarded, &extensions), IpAddr::from([127, 0, 0, 1]));
        assert!(!is_secure(&plain, &forwarded));
        let proxied = Config { trust_proxy: true, ..Config::default() };
        assert_eq!(address(&proxied, &forwarded, &extensions), IpAddr::from([192, 0, 2, 7]));
        assert!(is_secure(&proxied, &forwarded));
    }
}
