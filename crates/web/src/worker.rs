//! The side of the worker: jobs come in, answers go out, and the page stays free.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::think::{Advice, Question};

/// What the page can ask for.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Job {
    /// Nothing but an answer: whoever asks learns that the worker lives.
    Hello,
    /// A bot's action on this turn.
    Choose(Question),
    /// The best actions on this turn for a person.
    Advise(Question),
    /// A bot's whole run on the cards of a finished game.
    Run(Question),
}

/// The answers, each to the job of the same name.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Answer {
    /// The worker lives.
    Hello,
    /// The action as text; none where the question makes no sense.
    Chosen(Option<String>),
    /// Actions with the points that they are expected to bring, the best first.
    Advice(Vec<Advice>),
    /// The record of the run, as JSON.
    Ran(Option<String>),
}

/// A job or an answer with the number that joins the two.
#[derive(Serialize, Deserialize)]
pub(crate) struct Numbered<T> {
    pub(crate) number: u32,
    pub(crate) content: T,
}

fn work(job: &Job) -> Answer {
    match job {
        Job::Hello => Answer::Hello,
        Job::Choose(question) => Answer::Chosen(question.choose()),
        Job::Advise(question) => Answer::Advice(question.advise()),
        Job::Run(question) => Answer::Ran(question.run()),
    }
}

/// Answers jobs for as long as the page keeps this worker.
pub(crate) fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let page = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let job: Numbered<Job> = decode(&message).expect("the page is of the same build");
        let answer = Numbered { number: job.number, content: work(&job.content) };
        page.post_message(&encode(&answer)).expect("bytes can be sent");
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // Whatever came before this was not heard: the page waits for a first, empty message.
    scope.post_message(&js_sys::Uint8Array::new_with_length(0)).expect("bytes can be sent");
}

/// A message as bytes.
pub(crate) fn encode<T: Serialize>(message: &T) -> js_sys::Uint8Array {
    let bytes = postcard::to_allocvec(message).expect("messages are plain data");
    js_sys::Uint8Array::from(bytes.as_slice())
}

/// The message in an event, where it is one.
pub(crate) fn decode<T: for<'a> Deserialize<'a>>(event: &MessageEvent) -> Option<T> {
    let bytes: js_sys::Uint8Array = event.data().dyn_into().ok()?;
    postcard::from_bytes(&bytes.to_vec()).ok()
}
