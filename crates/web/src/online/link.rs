//! What drives the client of a table in a browser: sockets, a timer, and the signs that the device is back.

use std::collections::BTreeMap;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use tubewright_client::{Output, SocketId};
use tubewright_wire::{ClientMessage, Encoding, Frame, Time};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BinaryType, CloseEvent, MessageEvent, WebSocket};

use super::state::Online;

/// A timer is set for no longer than this, in milliseconds: browsers take much longer times for none.
const LONGEST_TIMER: Time = 3_600_000;

/// What the browser has in use for the client of one table.
#[derive(Default)]
pub(super) struct Link {
    sockets: BTreeMap<SocketId, WebSocket>,
    timer: Option<TimeoutHandle>,
}

/// The time by the device's clock.
pub(super) fn now() -> Time {
    js_sys::Date::now() as Time
}

/// Wakes the client whenever the device is back from sleep or from another network, until the page is left.
pub(super) fn wake_when_back(online: Online) {
    let wake = move || online.drive(|client| client.wake(now()));
    let back = window_event_listener(ev::online, move |_| wake());
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        if !document().hidden() {
            wake();
        }
    });
    on_cleanup(move || {
        back.remove();
        seen.remove();
        online.end();
    });
}

impl Link {
    /// Does what the client wants. `false` where a socket could not even be asked for.
    pub(super) fn carry_out(&mut self, output: Output, address: &str, online: Online) -> bool {
        match output {
            Output::Connect(id) => match open(address, id, online) {
                Some(socket) => drop(self.sockets.insert(id, socket)),
                None => return false,
            },
            Output::Send(id, message) => self.send(id, &message),
            Output::Close(id) => self.close(id),
        }
        true
    }

    fn send(&self, id: SocketId, message: &ClientMessage) {
        if let (Some(socket), Frame::Binary(bytes)) =
            (self.sockets.get(&id), Encoding::Postcard.encode_client(message))
        {
            // What cannot be sent now is sent again on the next connection.
            let _ = socket.send_with_u8_array(&bytes);
        }
    }

    /// Closing may take as long as the network does: nothing more is heard of the socket.
    fn close(&mut self, id: SocketId) {
        if let Some(socket) = self.sockets.remove(&id) {
            socket.set_onopen(None);
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }

    /// A socket was closed from the other side.
    fn forget(&mut self, id: SocketId) {
        self.sockets.remove(&id);
    }

    /// Calls the client when it has something to do again.
    pub(super) fn set_timer(&mut self, due: Option<Time>, online: Online) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
        let wait = due.map(|due| due.saturating_sub(now()).min(LONGEST_TIMER));
        let call = move || online.drive(|client| client.tick(now()));
        self.timer = wait.and_then(|wait| set_timeout_with_handle(call, Duration::from_millis(wait)).ok());
    }
}

fn open(address: &str, id: SocketId, online: Online) -> Option<WebSocket> {
    let socket = WebSocket::new_with_str(address, Encoding::Postcard.subprotocol()).ok()?;
    socket.set_binary_type(BinaryType::Arraybuffer);
    let on_open = Closure::<dyn Fn()>::new(move || online.drive(|client| client.opened(id, now())));
    socket.set_onopen(Some(on_open.into_js_value().unchecked_ref()));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
        let message = Encoding::Postcard.decode_server(&bytes);
        online.drive(|client| match message {
            Ok(message) => client.received(id, message, now()),
            Err(_) => client.unreadable(id, now()),
        });
    });
    socket.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    let on_close = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
        online.link(|link| link.forget(id));
        online.drive(|client| client.closed(id, Some(event.code()), now()));
    });
    socket.set_onclose(Some(on_close.into_js_value().unchecked_ref()));
    Some(socket)
}
