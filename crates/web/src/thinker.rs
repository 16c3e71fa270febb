//! The page's side of the worker: ask, and be answered while the page stays free.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use futures_channel::oneshot;
use leptos::prelude::*;
use tubewright_rules::Record;
use tubewright_thinker::{Answer, PART, Question, ask_to_read, read_file};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker ended before it answered, or could not be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WorkerLost;

/// Hears a part of an answer.
type Hear = Box<dyn FnMut(&str)>;

/// Who thinks for the page. The worker, and with it the program of the bots, is loaded for the first question.
#[derive(Clone, Copy)]
pub(crate) struct Thinker {
    desk: StoredValue<Option<Rc<RefCell<Desk>>>, LocalStorage>,
}

/// What lies between the page and its worker.
struct Desk {
    worker: Worker,
    ready: bool,
    last: u32,
    /// Questions that came before the worker could hear.
    early: Vec<String>,
    waiting: BTreeMap<u32, oneshot::Sender<String>>,
    /// Who wants the parts of an answer as they come.
    following: BTreeMap<u32, Hear>,
}

impl Thinker {
    /// Makes a thinker known to the whole page, where `expect_context` finds it.
    pub(crate) fn provide() {
        provide_context(Self { desk: StoredValue::new_local(None) });
    }

    /// Has the worker answer a question. Several may be under way; they are answered one after the other.
    pub(crate) async fn ask(self, question: Question) -> Result<Answer, WorkerLost> {
        self.ask_text(&question).await.map(|text| Answer::from_text(&text))
    }

    /// As [`Self::ask`], for a question that is not answered with actions.
    pub(crate) async fn ask_text(self, question: &Question) -> Result<String, WorkerLost> {
        self.send(&question.to_text()).await
    }

    /// Has the worker read a file as a record; else it says in English what is wrong with it.
    pub(crate) async fn read(self, file: &str) -> Result<Result<Record, String>, WorkerLost> {
        let answer = self.send(&ask_to_read(file)).await?;
        read_file(&answer).ok_or(WorkerLost)
    }

    /// Asks what is answered in parts: `hear` gets them one by one, and then the whole comes.
    pub(crate) async fn follow(
        self,
        question: &Question,
        hear: impl FnMut(&str) + 'static,
    ) -> Result<String, WorkerLost> {
        let desk = self.desk()?;
        let (number, answer) = desk.borrow_mut().send(&question.to_text());
        desk.borrow_mut().following.insert(number, Box::new(hear));
        drop(desk);
        answer.await.map_err(|_| WorkerLost)
    }

    async fn send(self, message: &str) -> Result<String, WorkerLost> {
        let (_, answer) = self.desk()?.borrow_mut().send(message);
        answer.await.map_err(|_| WorkerLost)
    }

    /// Ends the worker and whatever it was doing; the next question starts another.
    pub(crate) fn stop(self) {
        if let Some(desk) = self.desk.try_update_value(Option::take).flatten() {
            desk.borrow_mut().close();
        }
    }

    fn desk(self) -> Result<Rc<RefCell<Desk>>, WorkerLost> {
        if let Some(desk) = self.desk.get_value() {
            return Ok(desk);
        }
        let desk = open(self).ok_or(WorkerLost)?;
        self.desk.set_value(Some(desk.clone()));
        Ok(desk)
    }
}

impl Desk {
    fn send(&mut self, message: &str) -> (u32, oneshot::Receiver<String>) {
        self.last += 1;
        let (sender, receiver) = oneshot::channel();
        self.waiting.insert(self.last, sender);
        // A number joins an answer to its question.
        let message = format!("{}\n{message}", self.last);
        if self.ready {
            self.post(&message);
        } else {
            self.early.push(message);
        }
        (self.last, receiver)
    }

    fn post(&self, message: &str) {
        self.worker.post_message(&message.into()).expect("a text can be sent");
    }

    fn hear(&mut self, event: &MessageEvent) {
        let text = event.data().as_string().unwrap_or_default();
        if let Some((number, answer)) = text.split_once('\n') {
            self.pass_on(number, answer);
        } else {
            // The first message is empty, and says that the worker listens.
            self.ready = true;
            for message in std::mem::take(&mut self.early) {
                self.post(&message);
            }
        }
    }

    /// Hands an answer or a part of one to whoever asked, who may have lost interest.
    fn pass_on(&mut self, number: &str, answer: &str) {
        if let Some(number) = number.strip_suffix(PART) {
            let follower = number.parse().ok().and_then(|number: u32| self.following.get_mut(&number));
            if let Some(hear) = follower {
                hear(answer);
            }
        } else if let Ok(number) = number.parse() {
            self.following.remove(&number);
            if let Some(sender) = self.waiting.remove(&number) {
                let _ = sender.send(answer.to_owned());
            }
        }
    }

    /// Drops the senders, so that everyone who waits learns that the worker is lost.
    fn close(&mut self) {
        self.worker.terminate();
        self.waiting.clear();
        self.following.clear();
    }
}

fn root() -> Option<HtmlElement> {
    document().document_element()?.dyn_into().ok()
}

fn open(thinker: Thinker) -> Option<Rc<RefCell<Desk>>> {
    let build = root()?.dataset().get("build")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&format!("{build}/worker.js"), &options).ok()?;

    let desk = Rc::new(RefCell::new(Desk {
        worker: worker.clone(),
        ready: false,
        last: 0,
        early: Vec::new(),
        waiting: BTreeMap::new(),
        following: BTreeMap::new(),
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
