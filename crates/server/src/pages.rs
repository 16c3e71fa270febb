//! The page and its files, embedded and compressed before.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::api;
use crate::api_error::ApiError;
use crate::app::App;
use crate::caller::{TableId, address};
use crate::preview::{self, with_preview};
use crate::qr;
use crate::secret::is_table_id;

/// What `cargo xtask web` made, inside the program.
#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
pub(crate) struct Dist;

/// The addresses that the page itself understands; every other one is a file or does not exist.
const ADDRESSES: [&str; 6] = ["/", "/play", "/how-to-play", "/rules", "/settings", "/about"];

/// The pages that start the programs: to play without tables, to play with them, and to learn from games.
const PAGE: &str = "index.html";
const TABLES_PAGE: &str = "tables.html";
const STUDY_PAGE: &str = "study.html";

/// Answers every address of the page with the page, and every other one with the file of that name.
pub(crate) fn routes<Files: RustEmbed + 'static>() -> Router {
    let page = get(async |headers: HeaderMap| file::<Files>(PAGE, &headers));
    let tables = get(async |headers: HeaderMap| file::<Files>(TABLES_PAGE, &headers));
    let study = get(async |headers: HeaderMap| file::<Files>(STUDY_PAGE, &headers));
    let mut router = Router::new()
        .route("/tables", tables)
        .route("/review", study.clone())
        .route("/practice", study.clone())
        .route("/r/{id}/review", study);
    for address in ADDRESSES {
        router = router.route(address, page.clone());
    }
    router.fallback(async |request: Request| {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return StatusCode::METHOD_NOT_ALLOWED.into_response();
        }
        let answer = file::<Files>(request.uri().path().trim_start_matches('/'), request.headers());
        if answer.status() == StatusCode::NOT_FOUND && wants_a_page(request.headers()) {
            // The page itself says that nothing is here, in the visitor's language and with a way on.
            let mut page = file::<Files>(PAGE, request.headers());
            if page.status() == StatusCode::OK {
                *page.status_mut() = StatusCode::NOT_FOUND;
                return page;
            }
        }
        answer
    })
}

/// Lets each network have only so many files in a time: whoever reads them all again and again costs others their line.
pub(crate) async fn limited(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match app.files.take(address(&app.config, request.headers(), request.extensions())) {
        Ok(()) => next.run(request).await,
        Err(why) => {
            app.metrics.turned_away.fetch_add(1, Relaxed);
            why.into_response()
        }
    }
}

/// The page at the addresses of tables, with what a shared link shows.
pub(crate) fn tables<Files: RustEmbed + 'static>() -> Router<Arc<App>> {
    let page = get(async |State(app): State<Arc<App>>, Path(id): Path<String>, request: Request| {
        let headers = request.headers();
        let whole = file::<Files>(TABLES_PAGE, headers);
        if !is_table_id(&id)
            || app.requests.take(address(&app.config, headers, request.extensions())).is_err()
        {
            // A page without a preview costs us nothing.
            return whole;
        }
        // Whether there is such a table is for the page to say, in the visitor's language.
        let Ok(summary) = api::summary(&app, &id).await else { return whole };
        let Some(page) = Files::get(TABLES_PAGE) else { return whole };
        let text = String::from_utf8_lossy(&page.data);
        let text = with_preview(&text, &summary, &app.config, headers);
        ([(CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
    });
    let code = get(async |State(app): State<Arc<App>>, TableId(id): TableId, request: Request| {
        let headers = request.headers();
        app.requests.take(address(&app.config, headers, request.extensions()))?;
        api::summary(&app, &id).await?;
        Ok::<_, ApiError>(match qr::svg(&format!("{}/t/{id}", preview::base(&app.config, headers))) {
            Some(svg) => {
                ([(CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "image/svg+xml")], svg).into_response()
            }
            None => StatusCode::NOT_FOUND.into_response(),
        })
    });
    let picture = get(async || {
        let headers = [(CACHE_CONTROL, "public, max-age=86400"), (CONTENT_TYPE, "image/png")];
        (headers, preview::PNG)
    });
    Router::new()
        .route(preview::PICTURE, picture)
        .route("/t/{id}", page.clone())
        .route("/r/{id}", page)
        .route("/t/{id}/qr.svg", code)
}

/// The build of the page inside, as it names itself; empty without a page.
pub(crate) fn build() -> String {
    let Some(page) = Dist::get(PAGE) else { return String::new() };
    let text = String::from_utf8_lossy(&page.data);
    let named = text.split_once("data-build=\"").and_then(|(_, rest)| rest.split_once('"'));
    named.map(|(build, _)| build.to_owned()).unwrap_or_default()
}

/// Does a person look at the answer? Programs ask for files and get a plain text.
fn wants_a_page(headers: &HeaderMap) -> bool {
    headers.get(ACCEPT).and_then(|kinds| kinds.to_str().ok()).is_some_and(|kinds| kinds.contains("text/html"))
}

fn file<Files: RustEmbed>(path: &str, asked: &HeaderMap) -> Response {
    let Some(plain) = Files::get(path) else {
        return missing::<Files>(path);
    };
    let Some(kind) = content_type(path) else {
        // The compressed forms are there for negotiation only.
        return missing::<Files>(path);
    };
    let (encoding, file) = negotiate::<Files>(path, asked).unwrap_or(("identity", plain));
    let tag = tag(&file);
    let caching = if path.starts_with("build/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [(CACHE_CONTROL, caching), (ETAG, tag.as_str()), (VARY, "accept-encoding")];
    if asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let described = [(CONTENT_TYPE, kind), (CONTENT_ENCODING, encoding)];
    let mut response = (common, described, Body::from(file.data)).into_response();
    if encoding == "identity" {
        response.headers_mut().remove(CONTENT_ENCODING);
    }
    response
}

/// The smallest form that the browser accepts, where there is one.
fn negotiate<Files: RustEmbed>(path: &str, asked: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = asked.get(ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |name: &str| {
        accepted.split(',').any(|part| {
            let mut words = part.split(';').map(str::trim);
            words.next() == Some(name) && words.all(|word| !matches!(word, "q=0" | "q=0.0"))
        })
    };
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, ending)| Some((encoding, Files::get(&format!("{path}.{ending}"))?)))
}

fn missing<Files: RustEmbed>(path: &str) -> Response {
    if [PAGE, TABLES_PAGE, STUDY_PAGE].contains(&path) && Files::get(path).is_none() {
        let text = "The page is not built into this server. Build it with `cargo xtask web`, then build the server again.\n";
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    }
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}

/// Half of the hash: enough to tell two versions apart.
fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let digits = hash[..16].iter().map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", digits.collect::<String>())
}

fn content_type(path: &str) -> Option<&'static str> {
    let (_, ending) = path.rsplit_once('.')?;
    Some(match ending {
        "css" => "text/css; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "net" => "application/octet-stream",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::http::HeaderValue;
    use axum::http::header::CONTENT_LENGTH;
    use tower::ServiceExt;

    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/dist"]
    struct Example;

    #[derive(RustEmbed)]
    #[folder = "tests/nothing-built"]
    #[allow_missing = true]
    struct Nothing;

    async fn ask<Files: RustEmbed + 'static>(
        path: &str,
        headers: &[(&str, &str)],
    ) -> (StatusCode, HeaderMap, String) {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).expect("a request");
        let state = App::new(crate::Config::default(), Arc::new(tubewright_store::Memory::default()));
        let router = tables::<Files>().with_state(state).merge(routes::<Files>());
        let response = router.oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 1 << 20).await.expect("a short body");
        (parts.status, parts.headers, String::from_utf8_lossy(&body).into_owned())
    }

    async fn get(path: &str, headers: &[(&str, &str)]) -> (StatusCode, HeaderMap, String) {
        ask::<Example>(path, headers).await
    }

    #[tokio::test]
    async fn every_address_of_the_page_is_the_page() {
        let alone =
            ["/", "/play?deal=x", "/how-to-play", "/rules", "/settings", "/about"].map(|it| (it, "page"));
        let together = ["/tables", "/t/abc", "/r/abc?lang=pl"].map(|it| (it, "page with tables"));
        let study =
            ["/review?deal=x", "/practice", "/r/abc/review?seat=2&turn=3.1"].map(|it| (it, "page to learn"));
        for (address, which) in alone.into_iter().chain(together).chain(study) {
            let (status, headers, body) = get(address, &[]).await;
            assert_eq!(status, 200, "{address}");
            assert_eq!(headers[CONTENT_TYPE], "text/html; charset=utf-8");
            assert_eq!(headers[CACHE_CONTROL], "no-cache");
            assert!(body.starts_with("<!doctype html>"));
            assert!(body.contains(&format!("<title>The {which}</title>")), "{address}: {body}");
        }
    }

    #[tokio::test]
    async fn a_person_at_a_wrong_address_gets_the_page_and_a_404() {
        let (status, headers, body) = get("/nothing", &[("accept", "text/html,*/*;q=0.8")]).await;
        assert_eq!(
            (status, &headers["content-type"]),
            (StatusCode::NOT_FOUND, &"text/html; charset=utf-8".parse().expect("a header"))
        );
        assert_eq!(body, get("/", &[]).await.2);
    }

    #[tokio::test]
    async fn what_does_not_exist_is_not_found() {
        for path in ["/nothing", "/t", "/t/a/b", "/build/0123/none.js", "/..%2fCargo.toml", "/index.html.br"]
        {
            assert_eq!(get(path, &[]).await.0, 404, "{path}");
        }
    }

    #[tokio::test]
    async fn the_smallest_accepted_form_is_sent() {
        let file = "/build/0123/app.js";
        for (accepted, encoding, body) in [
            ("gzip, deflate, br", Some("br"), "as brotli\n"),
            ("gzip;q=0.8", Some("gzip"), "as gzip\n"),
            ("br;q=0, gzip", Some("gzip"), "as gzip\n"),
            ("zstd", None, "export default 1;\n"),
        ] {
            let (_, headers, sent) = get(file, &[("accept-encoding", accepted)]).await;
            assert_eq!(headers.get(CONTENT_ENCODING).map(|it| it.as_bytes()), encoding.map(str::as_bytes));
            assert_eq!(headers[CONTENT_TYPE], "text/javascript; charset=utf-8");
            assert_eq!(headers[VARY], "accept-encoding");
            assert_eq!(sent, body);
        }
    }

    #[tokio::test]
    async fn files_of_one_build_are_cached_for_ever() {
        let (_, headers, _) = get("/build/0123/app.js", &[]).await;
        assert_eq!(headers[CACHE_CONTROL], "public, max-age=31536000, immutable");
    }

    #[tokio::test]
    async fn a_known_version_is_not_sent_again() {
        let (_, headers, _) = get("/", &[]).await;
        let tag = headers[ETAG].to_str().expect("a tag").to_owned();
        let (status, _, body) = get("/", &[("if-none-match", &tag)]).await;
        assert_eq!((status, body.as_str()), (StatusCode::NOT_MODIFIED, ""));
    }

    #[tokio::test]
    async fn the_picture_of_a_shared_link_is_there_for_whoever_shows_it() {
        let (status, headers, _) = get("/preview.png", &[]).await;
        assert_eq!(
            (status, &headers[CONTENT_TYPE]),
            (StatusCode::OK, &HeaderValue::from_static("image/png"))
        );
        assert_eq!(headers[CONTENT_LENGTH], preview::PNG.len().to_string());
    }

    #[tokio::test]
    async fn a_server_without_its_page_says_how_to_build_it() {
        let (status, _, body) = ask::<Nothing>("/", &[]).await;
        assert_eq!(status, 503);
        assert!(body.contains("cargo xtask web"));
    }
}
