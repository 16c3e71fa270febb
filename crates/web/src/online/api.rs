//! The server's requests and answers in JSON, by the browser's own means: a reader in the program would make it larger.

use js_sys::{Array, JSON, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// The server cannot be reached.
    Unreachable,
    /// It refused, for the reason of this word.
    Refused(String),
}

/// Fetches what an address has to say.
pub(crate) async fn get(address: &str) -> Result<JsValue, NoAnswer> {
    ask(address, RequestInit::new()).await
}

/// Sends JSON to an address.
pub(crate) async fn post(address: &str, body: &str) -> Result<JsValue, NoAnswer> {
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_body(&JsValue::from_str(body));
    if let Ok(headers) = Headers::new()
        && headers.set("content-type", "application/json").is_ok()
    {
        request.set_headers(&headers);
    }
    ask(address, request).await
}

/// Deletes what is at an address, by the cookie or by the secret of a seat.
pub(crate) async fn delete(address: &str, secret: Option<&str>) -> Result<(), NoAnswer> {
    let request = RequestInit::new();
    request.set_method("DELETE");
    if let Some(secret) = secret
        && let Ok(headers) = Headers::new()
        && headers.set("authorization", &format!("Bearer {secret}")).is_ok()
    {
        request.set_headers(&headers);
    }
    ask(address, request).await.map(drop)
}

/// Fetches a text; nothing where the server has none or cannot be reached.
pub(crate) async fn text(address: &str) -> Option<String> {
    let (found, text) = fetched(address, RequestInit::new()).await.ok()?;
    found.then_some(text)
}

async fn ask(address: &str, request: RequestInit) -> Result<JsValue, NoAnswer> {
    let (found, text) = fetched(address, request).await?;
    let answer = JSON::parse(&text).unwrap_or(JsValue::NULL);
    if found { Ok(answer) } else { Err(NoAnswer::Refused(text_of(&field(&answer, "error"), "reason"))) }
}

/// What the server answers, and whether it gave what was asked for.
async fn fetched(address: &str, request: RequestInit) -> Result<(bool, String), NoAnswer> {
    let response = JsFuture::from(window().fetch_with_str_and_init(address, &request)).await;
    let response: Response = response.ok().and_then(|it| it.dyn_into().ok()).ok_or(NoAnswer::Unreachable)?;
    let text = response.text().map_err(|_| NoAnswer::Unreachable)?;
    let text = JsFuture::from(text).await.map_err(|_| NoAnswer::Unreachable)?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}

/// A field of an object; null where there is none.
pub(crate) fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &JsValue::from_str(name)).unwrap_or(JsValue::NULL)
}

/// A text in a field.
pub(crate) fn text_of(object: &JsValue, name: &str) -> String {
    field(object, name).as_string().unwrap_or_default()
}

/// The items of a list in a field.
pub(crate) fn list_of(object: &JsValue, name: &str) -> Vec<JsValue> {
    items(field(object, name))
}

/// The items of a list; none where it is no list.
pub(crate) fn items(list: JsValue) -> Vec<JsValue> {
    list.dyn_into::<Array>().map(|list| list.to_vec()).unwrap_or_default()
}

/// A text as JSON.
pub(crate) fn quoted(text: &str) -> String {
    JSON::stringify(&text.into()).map_or_else(|_| "\"\"".to_owned(), Into::into)
}
