//! No answer leaves without the headers that keep other hosts and inline code out.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use tower::ServiceExt;
use tubewright_server::{App, Config};
use tubewright_store::Memory;

fn state() -> Arc<App> {
    App::new(Config::default(), Arc::new(Memory::default()))
}

#[tokio::test]
async fn every_answer_forbids_other_hosts_and_inline_code() {
    for path in ["/", "/healthz", "/nothing"] {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let response = tubewright_server::app(state()).oneshot(request).await.expect("an answer");
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().expect("a policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!policy.contains("http") && !policy.contains("unsafe-inline"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
    }
}
