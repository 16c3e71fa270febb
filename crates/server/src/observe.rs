//! Every request: counted by route and status, and written to the access log where it is asked for.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::caller::address;
use crate::log::ACCESS;
use crate::metrics::Histogram;

/// How the files of the page are called among the routes: a route each would be a series each.
const FILES: &str = "files";

/// How many requests came, by route, method and status, and how long each route took to answer.
#[derive(Default)]
pub(crate) struct Requests(Mutex<BTreeMap<String, Route>>);

#[derive(Default)]
struct Route {
    answers: BTreeMap<(&'static str, u16), u64>,
    took: Histogram,
}

impl Requests {
    fn add(&self, route: &str, method: &'static str, status: u16, took: Duration) {
        let mut routes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !routes.contains_key(route) {
            routes.insert(route.to_owned(), Route::default());
        }
        let Some(route) = routes.get_mut(route) else { return };
        *route.answers.entry((method, status)).or_default() += 1;
        route.took.add(took);
    }

    /// Adds the figures to a page for Prometheus.
    pub(crate) fn write(&self, page: &mut String) {
        let routes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        page.push_str(
            "# HELP tubewright_http_requests_total Requests that were answered\n\
             # TYPE tubewright_http_requests_total counter\n",
        );
        for (name, route) in routes.iter() {
            for ((method, status), count) in &route.answers {
                let labels = format!("method=\"{method}\",route=\"{name}\",status=\"{status}\"");
                let _ = writeln!(page, "tubewright_http_requests_total{{{labels}}} {count}");
            }
        }
        page.push_str(
            "# HELP tubewright_http_request_seconds From a request's head until the head of its answer\n\
             # TYPE tubewright_http_request_seconds histogram\n",
        );
        for (name, route) in routes.iter() {
            route.took.write(page, "http_request_seconds", &format!("route=\"{name}\""));
        }
    }
}

/// Counts a request and its answer.
pub(crate) async fn observed(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let (method, path) = (method_name(request.method()), request.uri().path().to_owned());
    let from = shortened(address(&app.config, request.headers(), request.extensions()));
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    app.metrics.requests.add(route.as_deref().unwrap_or(FILES), method, status, took);
    let micros = took.as_micros() as u64;
    tracing::info!(target: ACCESS, method, path, status, micros, %from, "request");
    response
}

/// Any other name is a stranger's, and would be a series of its own.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// An address without the part that tells one household from the next.
fn shortened(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & !0xff)),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_access_log_names_networks_and_no_households() {
        let short = |text: &str| shortened(text.parse().expect("an address")).to_string();
        assert_eq!(short("192.0.2.77"), "192.0.2.0");
        assert_eq!(short("::ffff:192.0.2.77"), "192.0.2.0");
        assert_eq!(short("2001:db8:1:2::1"), "2001:db8:1::");
    }

    #[test]
    fn requests_are_counted_by_route_method_and_status() {
        let requests = Requests::default();
        for status in [200, 200, 404] {
            requests.add("/api/tables/{id}", "GET", status, Duration::from_millis(3));
        }
        let mut page = String::new();
        requests.write(&mut page);
        for line in [
            "tubewright_http_requests_total{method=\"GET\",route=\"/api/tables/{id}\",status=\"200\"} 2",
            "tubewright_http_requests_total{method=\"GET\",route=\"/api/tables/{id}\",status=\"404\"} 1",
            "tubewright_http_request_seconds_bucket{route=\"/api/tables/{id}\",le=\"0.005\"} 3",
            "tubewright_http_request_seconds_count{route=\"/api/tables/{id}\"} 3",
        ] {
            assert!(page.lines().any(|it| it == line), "{line} is missing in\n{page}");
        }
    }
}
