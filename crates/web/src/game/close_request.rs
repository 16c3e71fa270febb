//! The system's own way to close something: Back on Android, Escape elsewhere. Windows proper hear it by themselves.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Listens until it is dropped; then the next such wish is somebody else's.
pub(crate) struct CloseRequest {
    watcher: JsValue,
    _heard: Closure<dyn Fn()>,
}

impl CloseRequest {
    /// Hears the next wish to close. None in a browser that knows of no such thing.
    pub(crate) fn listen(close: impl Fn() + 'static) -> Option<Self> {
        let constructor: Function = Reflect::get(&window(), &"CloseWatcher".into()).ok()?.dyn_into().ok()?;
        let watcher = Reflect::construct(&constructor, &Array::new()).ok()?;
        let heard = Closure::<dyn Fn()>::new(close);
        Reflect::set(&watcher, &"onclose".into(), heard.as_ref()).ok()?;
        Some(Self { watcher, _heard: heard })
    }
}

impl Drop for CloseRequest {
    fn drop(&mut self) {
        let destroy = Reflect::get(&self.watcher, &"destroy".into()).and_then(JsCast::dyn_into::<Function>);
        if let Ok(destroy) = destroy {
            // One that was heard already has nothing left to undo.
            let _ = destroy.call0(&self.watcher);
        }
    }
}
