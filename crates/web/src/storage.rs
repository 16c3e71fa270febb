//! What this browser keeps for its visitor; where storage is full or forbidden, things are forgotten and nothing fails.

use leptos::prelude::window;
use web_sys::Storage;

/// The text kept under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under a name.
pub(crate) fn write(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // Private windows and full disks refuse; the page goes on without.
        let _ = storage.set_item(name, text);
    }
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// Forgets everything that was ever kept here.
pub(crate) fn clear() {
    if let Some(storage) = storage() {
        let _ = storage.clear();
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}
