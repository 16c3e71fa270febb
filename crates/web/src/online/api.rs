//! Requests about tables, as `wire` types them, by the browser's own means.

use js_sys::Uint8Array;
use leptos::prelude::window;
use tubewright_wire::{ErrorBody, HttpMethod, HttpRequest, POSTCARD_MEDIA_TYPE, from_postcard, to_postcard};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::version;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// The server cannot be reached.
    Unreachable,
    /// It refused, for the reason of this word.
    Refused(String),
}

/// Sends a request to the server.
pub(crate) async fn ask<R: HttpRequest>(request: R) -> Result<R::Answer, NoAnswer> {
    let body = request.body().map(to_postcard);
    let init = prepared(R::METHOD, body.as_deref(), request.bearer()).ok_or(NoAnswer::Unreachable)?;
    let answer = fetched(&request.path(), init).await?;
    from_postcard(&answer).map_err(|_| {
        // Only another version answers in a form that this one cannot read.
        version::seek();
        NoAnswer::Unreachable
    })
}

/// Fetches a text; nothing where the server has none or cannot be reached.
pub(super) async fn text(address: &str) -> Option<String> {
    String::from_utf8(fetched(address, RequestInit::new()).await.ok()?).ok()
}

fn prepared(method: HttpMethod, body: Option<&[u8]>, bearer: Option<&str>) -> Option<RequestInit> {
    let headers = Headers::new().ok()?;
    headers.set("accept", POSTCARD_MEDIA_TYPE).ok()?;
    let init = RequestInit::new();
    init.set_method(method.name());
    if let Some(body) = body {
        headers.set("content-type", POSTCARD_MEDIA_TYPE).ok()?;
        init.set_body(&Uint8Array::from(body));
    }
    if let Some(secret) = bearer {
        headers.set("authorization", &format!("Bearer {secret}")).ok()?;
    }
    init.set_headers(&headers);
    Some(init)
}

async fn fetched(address: &str, init: RequestInit) -> Result<Vec<u8>, NoAnswer> {
    let (is_ok, bytes) = response(address, init).await.ok_or(NoAnswer::Unreachable)?;
    if is_ok {
        return Ok(bytes);
    }
    // What is refused in another form was refused on the way, by a proxy say.
    let refusal: ErrorBody = from_postcard(&bytes).map_err(|_| NoAnswer::Unreachable)?;
    Err(NoAnswer::Refused(refusal.error.reason))
}

/// Whether the server gave what was asked for, and the bytes that came.
async fn response(address: &str, init: RequestInit) -> Option<(bool, Vec<u8>)> {
    let response = JsFuture::from(window().fetch_with_str_and_init(address, &init)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some((response.ok(), Uint8Array::new(&bytes).to_vec()))
}
