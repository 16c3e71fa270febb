//! The socket to a table: it comes back by itself, and no request is lost or done twice on the way.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use tubewright_wire::{ClientMessage, CloseCode, Command, Encoding, Frame, ResumePoint, ServerMessage};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, CloseEvent, MessageEvent, WebSocket};

/// A first attempt to come back follows at once, later ones ever more slowly.
const FIRST_WAIT: u64 = 300;
const LONGEST_WAIT: u64 = 10_000;
/// A socket from which nothing is heard is asked for a sign of life, and given up without one.
const PING_EVERY: Duration = Duration::from_secs(15);

/// What comes from the other side.
pub(super) enum Heard {
    /// A message.
    Message(Box<ServerMessage>),
    /// Something that is no message of this version.
    Unreadable,
    /// The server does not speak this version.
    Outdated,
    /// The table was deleted.
    Deleted,
    /// The connection is gone; the next one is on its way. So many in a row did not come to a welcome.
    Lost {
        /// How many.
        failed: u32,
    },
}

/// A connection to one table.
#[derive(Clone, Copy)]
pub(super) struct Link(StoredValue<Rc<Wire>, LocalStorage>);

struct Wire {
    address: String,
    hello: Box<dyn Fn() -> (Option<String>, Option<ResumePoint>)>,
    hear: Box<dyn Fn(Heard)>,
    now: RefCell<Now>,
}

#[derive(Default)]
struct Now {
    socket: Option<WebSocket>,
    /// Attempts in a row that did not come to a welcome.
    failed: u32,
    /// When the server wants to see us again, in milliseconds from when it stops.
    come_back: Option<u32>,
    /// Nothing was heard since the last ping.
    silent: bool,
    welcome: bool,
    closed: bool,
    /// Requests without an answer: they are sent again on the next connection, under the same number.
    unanswered: Vec<(u64, Command)>,
}

impl Link {
    /// Connects to the table at an address and stays connected until the page is left. `hello` says what to begin
    /// with: the seat's secret and what was seen last.
    pub(super) fn open(
        address: String,
        hello: impl Fn() -> (Option<String>, Option<ResumePoint>) + 'static,
        hear: impl Fn(Heard) + 'static,
    ) -> Self {
        let wire = Rc::new(Wire {
            address,
            hello: Box::new(hello),
            hear: Box::new(hear),
            now: RefCell::new(Now::default()),
        });
        let link = Self(StoredValue::new_local(wire));
        link.connect();
        let beat = set_interval_with_handle(move || link.beat(), PING_EVERY);
        // Back from sleep or from another network: nobody wants to wait for the next attempt.
        let woken = move || {
            if !document().hidden() {
                link.hurry();
            }
        };
        let online = window_event_listener(ev::online, move |_| link.hurry());
        let visible = window_event_listener(ev::visibilitychange, move |_| woken());
        on_cleanup(move || {
            if let Ok(beat) = beat {
                beat.clear();
            }
            online.remove();
            visible.remove();
            link.close();
        });
        link
    }

    /// Asks the table for something; the answer bears the number that this gives.
    pub(super) fn ask(self, command: Command) -> u64 {
        // Half of the 53 bits that are safe everywhere would do.
        let id = (js_sys::Math::random() * 9_007_199_254_740_991.0) as u64;
        self.with(|wire| {
            let mut now = wire.now.borrow_mut();
            now.unanswered.push((id, command.clone()));
            if now.welcome {
                now.send(&ClientMessage::Command { id, command });
            }
        });
        id
    }

    fn with(self, act: impl FnOnce(&Rc<Wire>)) {
        if let Some(wire) = self.0.try_get_value() {
            act(&wire);
        }
    }

    fn connect(self) {
        self.with(|wire| {
            if wire.now.borrow().closed {
                return;
            }
            let Ok(socket) = WebSocket::new_with_str(&wire.address, Encoding::Postcard.subprotocol()) else {
                return;
            };
            socket.set_binary_type(BinaryType::Arraybuffer);
            let on_open = Closure::<dyn Fn()>::new(move || self.opened());
            socket.set_onopen(Some(on_open.into_js_value().unchecked_ref()));
            let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event| self.heard(&event));
            socket.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
            let on_close = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
                match CloseCode::from_code(event.code()) {
                    Some(CloseCode::Outdated) => self.with(|wire| (wire.hear)(Heard::Outdated)),
                    Some(CloseCode::TableDeleted) => self.with(|wire| (wire.hear)(Heard::Deleted)),
                    _ => {}
                }
                self.lost();
            });
            socket.set_onclose(Some(on_close.into_js_value().unchecked_ref()));
            wire.now.borrow_mut().socket = Some(socket);
        });
    }

    fn opened(self) {
        self.with(|wire| {
            let (secret, last) = (wire.hello)();
            wire.now.borrow_mut().send(&ClientMessage::Hello { secret, last });
        });
    }

    fn heard(self, event: &MessageEvent) {
        let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
        let Ok(message) = Encoding::Postcard.decode_server(&bytes) else {
            self.with(|wire| (wire.hear)(Heard::Unreadable));
            return;
        };
        self.with(|wire| {
            let mut again = Vec::new();
            {
                let mut now = wire.now.borrow_mut();
                now.silent = false;
                match &message {
                    ServerMessage::Welcome { .. } => {
                        now.welcome = true;
                        now.failed = 0;
                        again.clone_from(&now.unanswered);
                    }
                    ServerMessage::ComeBack { after } => now.come_back = Some(*after),
                    ServerMessage::Done { id, .. } | ServerMessage::Refused { id: Some(id), .. } => {
                        now.unanswered.retain(|(other, _)| other != id);
                    }
                    _ => {}
                }
            }
            (wire.hear)(Heard::Message(Box::new(message)));
            for (id, command) in again {
                wire.now.borrow().send(&ClientMessage::Command { id, command });
            }
        });
    }

    fn lost(self) {
        self.with(|wire| {
            let (failed, wait) = {
                let mut now = wire.now.borrow_mut();
                if now.closed || now.socket.take().is_none() {
                    return;
                }
                if now.welcome {
                    // A reaction is of the moment: one that was sent is not sent again.
                    now.unanswered.retain(|(_, command)| !matches!(command, Command::React { .. }));
                }
                now.failed += u32::from(!now.welcome);
                now.welcome = false;
                (now.failed, now.come_back.take().map_or_else(|| pause(now.failed), u64::from))
            };
            (wire.hear)(Heard::Lost { failed });
            set_timeout(
                move || {
                    self.with(|wire| {
                        if wire.now.borrow().socket.is_none() {
                            self.connect();
                        }
                    });
                },
                Duration::from_millis(wait),
            );
        });
    }

    /// Connects now, unless there is a connection or one is being made.
    fn hurry(self) {
        self.with(|wire| {
            if wire.now.borrow().socket.is_none() {
                self.connect();
            } else {
                self.beat();
            }
        });
    }

    /// Asks for a sign of life; a socket that gave none since the last time is dead, whatever it says itself.
    fn beat(self) {
        let mut dead = None;
        self.with(|wire| {
            let mut now = wire.now.borrow_mut();
            if !now.welcome {
                return;
            }
            if now.silent {
                dead.clone_from(&now.socket);
            }
            now.silent = true;
            now.send(&ClientMessage::Ping { stamp: 0 });
        });
        if let Some(socket) = dead {
            self.give_up(&socket);
        }
    }

    /// Gives this connection up for a new one.
    pub(super) fn begin_again(self) {
        let mut old = None;
        self.with(|wire| old.clone_from(&wire.now.borrow().socket));
        if let Some(socket) = old {
            self.give_up(&socket);
        }
    }

    /// Closing may take as long as the network does; the page goes on at once.
    fn give_up(self, socket: &WebSocket) {
        socket.set_onclose(None);
        socket.set_onmessage(None);
        let _ = socket.close();
        self.lost();
    }

    /// Ends the connection for good.
    pub(super) fn close(self) {
        self.with(|wire| {
            let mut now = wire.now.borrow_mut();
            now.closed = true;
            if let Some(socket) = now.socket.take() {
                socket.set_onclose(None);
                socket.set_onmessage(None);
                let _ = socket.close();
            }
        });
    }
}

/// How long to wait before the next attempt, in milliseconds: a little longer or shorter for each, so that those whom
/// the same accident has cut off do not all come back at once.
fn pause(failed: u32) -> u64 {
    let usual = (FIRST_WAIT << failed.min(6)).min(LONGEST_WAIT);
    (usual as f64 * (0.5 + js_sys::Math::random())) as u64
}

impl Now {
    fn send(&self, message: &ClientMessage) {
        let Some(socket) = &self.socket else { return };
        if let Frame::Binary(bytes) = Encoding::Postcard.encode_client(message) {
            // What cannot be sent now is sent again on the next connection.
            let _ = socket.send_with_u8_array(&bytes);
        }
    }
}
