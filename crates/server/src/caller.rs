//! Who sends a request and from where, what they send, and what all answers have in common.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Request, State};
use axum::http::header::{ACCEPT, CONTENT_TYPE, HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use tubewright_wire::{Encoding, POSTCARD_MEDIA_TYPE};

use crate::api_error::{ApiError, JSON_MEDIA_TYPE, encoded};
use crate::app::App;
use crate::config::Config;
use crate::listen::Control;
use crate::person::Visitor;
use crate::secret::is_table_id;

/// The longest body of a request.
const MAX_BODY_BYTES: usize = 8 * 1024;

/// Who asks.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) visitor: Visitor,
    pub(crate) address: IpAddr,
    secure: bool,
    encoding: Encoding,
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
    config.tls
        || config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
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

/// Does this server go by the name that the request calls it by? A page of a stranger can have its own name lead to an
/// address in the visitor's network (DNS rebinding), and would then be of our origin. It can do so with no address and no name
/// that nobody can register; others are allowed by the operator, or are the proxy's to check.
fn is_our_host(config: &Config, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(HOST) else { return true };
    let Some(name) = host.to_str().ok().and_then(host_name) else { return false };
    let public = config.public_url.as_deref().and_then(|url| url.split_once("://"));
    let public = public.and_then(|(_, rest)| host_name(rest.split('/').next()?));
    let ours = config.allowed_hosts.iter().filter_map(|host| host_name(host)).chain(public);
    (config.trust_proxy && config.public_url.is_none() && config.allowed_hosts.is_empty())
        || is_private(&name)
        || ours.into_iter().any(|ours| ours == name)
}

/// The name in `HOST:PORT`, in lower case.
fn host_name(host: &str) -> Option<String> {
    let authority: axum::http::uri::Authority = host.parse().ok()?;
    Some(authority.host().trim_end_matches('.').to_ascii_lowercase())
}

/// Is it an address, or a name that leads nowhere outside the own network?
fn is_private(name: &str) -> bool {
    const NOBODYS: [&str; 6] = [".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test"];
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<IpAddr>().is_ok()
        || !name.contains('.')
        || NOBODYS.iter().any(|ending| name.ends_with(ending))
}

impl Caller {
    /// Who asks, unless they ask too often, by another's name or from another's page.
    fn of(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Result<Self, ApiError> {
        let address = address(&app.config, headers, extensions);
        app.requests.take(address)?;
        if !is_our_host(&app.config, headers) {
            return Err(ApiError::WrongHost);
        }
        if !is_our_origin(&app.config, headers) {
            return Err(ApiError::WrongOrigin);
        }
        let visitor = Visitor::of(headers);
        if extensions.get::<Control>().is_none() {
            app.lets_in(&visitor.person, address)?;
        }
        Ok(Self { visitor, address, secure: is_secure(&app.config, headers), encoding: wanted(headers) })
    }

    /// A value as the answer to this request.
    pub(crate) fn answer<T: Serialize>(&self, value: &T) -> Response {
        encoded(StatusCode::OK, self.encoding, value)
    }

    /// Has the browser forget who it was.
    pub(crate) fn unset_cookie(&self, response: &mut Response) {
        Visitor::farewell(self.secure, response.headers_mut());
    }
}

/// Any handler may ask who calls; they are let in once per request.
impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(known.clone());
        }
        let caller = Self::of(app, &parts.headers, &parts.extensions)?;
        parts.extensions.insert(caller.clone());
        Ok(caller)
    }
}

/// The encoding that a request wants its answer in: that of its own body if it does not say.
fn wanted(headers: &HeaderMap) -> Encoding {
    let kind = headers.get(ACCEPT).or_else(|| headers.get(CONTENT_TYPE));
    let postcard = kind.is_some_and(|kind| kind.as_bytes().starts_with(POSTCARD_MEDIA_TYPE.as_bytes()));
    if postcard { Encoding::Postcard } else { Encoding::Json }
}

/// What the answers to all requests about tables and people have in common: the visitor's cookie, which lasts anew from
/// every visit, and refusals in the encoding that was asked for.
pub(crate) async fn answered(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let encoding = wanted(&parts.headers);
    let caller = Caller::from_request_parts(&mut parts, &app).await;
    let mut response = match &caller {
        Ok(_) => next.run(Request::from_parts(parts, body)).await,
        Err(why) => why.clone().into_response(),
    };
    if let Some(why) = response.extensions_mut().remove::<ApiError>() {
        if matches!(why, ApiError::TooMany { .. } | ApiError::WrongOrigin | ApiError::WrongHost) {
            app.metrics.turned_away.fetch_add(1, Relaxed);
        }
        response = why.response(encoding);
    }
    if let Ok(caller) = caller
        && !response.headers().contains_key(SET_COOKIE)
    {
        caller.visitor.set_cookies(caller.secure, response.headers_mut());
    }
    response
}

/// The body of a request, which must not take long to come.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).map(|kind| kind.as_bytes().to_vec());
        let kind = kind.unwrap_or_default();
        let bytes = timeout(app.config.header_within, to_bytes(request.into_body(), MAX_BODY_BYTES));
        let bytes = bytes
            .await
            .map_err(|_| ApiError::BadRequest("its body did not come".to_owned()))?
            .map_err(|_| ApiError::BadRequest(format!("it has at most {MAX_BODY_BYTES} bytes")))?;
        // For either kind a browser asks us before it sends it from a page of another origin, and gets no leave. The kinds
        // that a form can send without asking are not read.
        let read = if kind.starts_with(POSTCARD_MEDIA_TYPE.as_bytes()) {
            tubewright_wire::from_postcard(&bytes)
        } else if kind.starts_with(JSON_MEDIA_TYPE.as_bytes()) {
            tubewright_wire::from_json(&bytes)
        } else {
            return Err(ApiError::BadRequest(format!("it is {JSON_MEDIA_TYPE} or {POSTCARD_MEDIA_TYPE}")));
        };
        read.map(Self).map_err(|unreadable| ApiError::BadRequest(unreadable.to_string()))
    }
}

/// The id of a table in the address of a request.
pub(crate) struct TableId(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Path::<String>::from_request_parts(parts, state).await {
            Ok(Path(id)) if is_table_id(&id) => Ok(Self(id)),
            _ => Err(ApiError::NoSuchTable),
        }
    }
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
    fn a_strangers_name_that_leads_to_our_address_is_not_ours() {
        let plain = Config::default();
        let is_ours = |config: &Config, host: &str| is_our_host(config, &headers(&[("host", host)]));
        for host in
            ["127.0.0.1:8080", "[::1]:8080", "localhost:8080", "192.168.1.5", "mybox:80", "mybox.local"]
        {
            assert!(is_ours(&plain, host), "{host}");
        }
        for host in ["evil.example", "127.0.0.1.evil.example:8080", "localhost.evil.example", "a b"] {
            assert!(!is_ours(&plain, host), "{host}");
        }
        let fixed = Config { public_url: Some("https://play.example.org/".to_owned()), ..Config::default() };
        assert!(is_ours(&fixed, "Play.Example.org") && is_ours(&fixed, "127.0.0.1:8080"));
        assert!(!is_ours(&fixed, "evil.example"));
        let named = Config { allowed_hosts: vec!["club.example.org".to_owned()], ..Config::default() };
        assert!(is_ours(&named, "club.example.org:8080") && !is_ours(&named, "evil.example"));
        // The proxy knows which names it answers to.
        assert!(is_ours(&Config { trust_proxy: true, ..Config::default() }, "any.example"));
        assert!(is_our_host(&plain, &HeaderMap::new()), "a program that names no host is no browser");
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
