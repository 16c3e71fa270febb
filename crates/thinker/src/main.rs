//! The worker's program: questions come in, answers go out, and the page stays free.

use std::cell::OnceCell;
use std::sync::Arc;

use tubewright_bots::value::Net;
use tubewright_thinker::{PART, respond};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, XmlHttpRequest, XmlHttpRequestResponseType};

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        // A number joins an answer to its question.
        let (number, question) = text.split_once('\n').expect("the page is of the same build");
        let post = |text: String| page.post_message(&text.into()).expect("a text can be sent");
        let answer = respond(question, &net, &mut |part| post(format!("{number}{PART}\n{part}")));
        post(format!("{number}\n{answer}"));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // Whatever came before this was not heard: the page waits for a first, empty message.
    scope.post_message(&"".into()).expect("a text can be sent");
}

thread_local! {
    static NET: OnceCell<Arc<Net>> = const { OnceCell::new() };
}

/// The value function; one that could not be fetched is asked for again with the next question.
fn net() -> Option<Arc<Net>> {
    NET.with(|net| {
        if net.get().is_none() {
            // Nobody else sets it: a worker has one thread.
            let _ = net.set(fetch_net()?);
        }
        net.get().cloned()
    })
}

/// Fetches the value function, which lies beside the worker's script. Waiting is no harm in a worker.
fn fetch_net() -> Option<Arc<Net>> {
    let request = XmlHttpRequest::new().ok()?;
    request.open_with_async("GET", "london.net", false).ok()?;
    request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
    request.send().ok()?;
    let bytes = js_sys::Uint8Array::new(&request.response().ok()?).to_vec();
    Net::from_bytes(&bytes).ok().map(Arc::new)
}
