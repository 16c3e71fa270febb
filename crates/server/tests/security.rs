//! No answer leaves without the headers that keep other hosts and inline code out.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderMap, Request};
use tower::ServiceExt;
use tubewright_server::{App, Config, Limits};
use tubewright_store::Memory;

fn check(path: &str, headers: &HeaderMap) {
    let policy = headers["content-security-policy"].to_str().expect("a policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{path}");
    assert!(!policy.contains("http") && !policy.contains("unsafe-inline"), "{path}");
    assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
}

#[tokio::test]
async fn every_answer_forbids_other_hosts_and_inline_code() {
    let state = App::new(Config::default(), Arc::new(Memory::default()));
    for (path, status) in [
        ("/", None),
        ("/t/none", None),
        ("/r/none", None),
        ("/t/none/qr.svg", Some(404)),
        ("/healthz", Some(200)),
        ("/metrics", Some(200)),
        ("/nothing", Some(404)),
        ("/api/version", Some(200)),
        ("/api/tables", Some(200)),
        ("/api/tables/none", Some(404)),
        ("/api/tables/none/record", Some(404)),
        ("/api/me", Some(200)),
        ("/api/me/tables", Some(200)),
        ("/ws/none", Some(404)),
    ] {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let response = tubewright_server::app(state.clone()).oneshot(request).await.expect("an answer");
        if let Some(status) = status {
            assert_eq!(response.status(), status, "{path}");
        }
        check(path, response.headers());
    }
}

#[tokio::test]
async fn refusals_for_asking_too_often_or_from_elsewhere_have_them_too() {
    let limits = Limits { requests_per_second: 1, ..Limits::default() };
    let state = App::new(Config { limits, ..Config::default() }, Arc::new(Memory::default()));
    let mut statuses = Vec::new();
    for _ in 0..8 {
        let request = Request::get("/api/tables").header("origin", "https://evil.example");
        let request = request.body(Body::empty()).expect("a request");
        let response = tubewright_server::app(state.clone()).oneshot(request).await.expect("an answer");
        check("/api/tables", response.headers());
        statuses.push(response.status().as_u16());
    }
    assert!(statuses.contains(&403) && statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn the_cookie_lasts_anew_from_every_visit() {
    let state = App::new(Config::default(), Arc::new(Memory::default()));
    let ask = async |cookie: Option<String>| {
        let mut request = Request::get("/api/me/tables");
        if let Some(cookie) = cookie {
            request = request.header("cookie", cookie);
        }
        let request = request.body(Body::empty()).expect("a request");
        let response = tubewright_server::app(state.clone()).oneshot(request).await.expect("an answer");
        response.headers()["set-cookie"].to_str().expect("text").to_owned()
    };
    let first = ask(None).await;
    let pair = first.split(';').next().expect("a pair").to_owned();
    assert!(first.contains("Max-Age=34560000"), "{first}");
    assert_eq!(ask(Some(pair)).await, first);
}
