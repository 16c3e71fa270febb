//! The page's side of the worker: ask, and be answered while the page stays free.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use futures_channel::oneshot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::worker::{Answer, Job, Numbered, decode, encode};

/// The worker ended before it answered, or could not be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WorkerLost;

/// Who thinks for the page; started by the first question.
#[derive(Clone, Copy)]
pub(crate) struct Thinker(StoredValue<Option<Rc<RefCell<Desk>>>, LocalStorage>);

/// What lies between the page and its worker.
struct Desk {
    worker: Worker,
    ready: bool,
    last: u32,
    /// Jobs that came before the worker could hear.
    early: Vec<js_sys::Uint8Array>,
    waiting: BTreeMap<u32, oneshot::Sender<Answer>>,
}

impl Thinker {
    /// Makes a thinker known to the whole page, where `expect_context` finds it.
    pub(crate) fn provide() -> Self {
        let thinker = Self(StoredValue::new_local(None));
        provide_context(thinker);
        thinker
    }

    /// Starts the worker before anyone asks, and notes on the root element that it answers.
    pub(crate) fn warm_up(self) {
        spawn_local(async move {
            if self.ask(Job::Hello).await == Ok(Answer::Hello)
                && let Some(root) = root()
            {
                // The note is for tests; nothing else depends on it.
                let _ = root.dataset().set("thinker", "ready");
            }
        });
    }

    /// Has the worker do a job. Several may be under way; they are done one after the other.
    pub(crate) async fn ask(self, job: Job) -> Result<Answer, WorkerLost> {
        let answer = self.desk()?.borrow_mut().send(job);
        answer.await.map_err(|_| WorkerLost)
    }

    /// Ends the worker and whatever it was doing; the next question starts another.
    pub(crate) fn stop(self) {
        if let Some(desk) = self.0.try_update_value(Option::take).flatten() {
            desk.borrow_mut().close();
        }
    }

    fn desk(self) -> Result<Rc<RefCell<Desk>>, WorkerLost> {
        if let Some(desk) = self.0.get_value() {
            return Ok(desk);
        }
        let desk = open(self).ok_or(WorkerLost)?;
        self.0.set_value(Some(desk.clone()));
        Ok(desk)
    }
}

impl Desk {
    fn send(&mut self, content: Job) -> oneshot::Receiver<Answer> {
        self.last += 1;
        let (sender, receiver) = oneshot::channel();
        self.waiting.insert(self.last, sender);
        let message = encode(&Numbered { number: self.last, content });
        if self.ready {
            self.worker.post_message(&message).expect("bytes can be sent");
        } else {
            self.early.push(message);
        }
        receiver
    }

    fn hear(&mut self, event: &MessageEvent) {
        if let Some(Numbered { number, content }) = decode(event) {
            if let Some(sender) = self.waiting.remove(&number) {
                // Whoever asked may have lost interest.
                let _ = sender.send(content);
            }
        } else {
            // The first message is empty, and says that the worker listens.
            self.ready = true;
            for message in self.early.drain(..) {
                self.worker.post_message(&message).expect("bytes can be sent");
            }
        }
    }

    /// Drops the senders, so that everyone who waits learns that the worker is lost.
    fn close(&mut self) {
        self.worker.terminate();
        self.waiting.clear();
    }
}

fn root() -> Option<HtmlElement> {
    document().document_element()?.dyn_into().ok()
}

/// Starts a worker with the program that this page has compiled already.
fn open(thinker: Thinker) -> Option<Rc<RefCell<Desk>>> {
    let build = root()?.dataset().get("build")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&format!("{build}/worker.js"), &options).ok()?;
    worker.post_message(&wasm_bindgen::module()).ok()?;

    let desk = Rc::new(RefCell::new(Desk {
        worker: worker.clone(),
        ready: false,
        last: 0,
        early: Vec::new(),
        waiting: BTreeMap::new(),
    }));
    let hearing = Rc::downgrade(&desk);
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(desk) = hearing.upgrade() {
            desk.borrow_mut().hear(&event);
        }
    });
    worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    let on_error = Closure::<dyn Fn()>::new(move || thinker.stop());
    worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
    Some(desk)
}
