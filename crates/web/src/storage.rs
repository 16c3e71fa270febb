//! What this browser keeps for its visitor; where storage is full or forbidden, things are forgotten and nothing fails.

use leptos::prelude::window;
use web_sys::Storage;

/// The text kept under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// All names that begin so and have something kept under them.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    names.filter(|name| name.starts_with(beginning)).collect()
}

/// Keeps a text under a name; `false` where the browser refuses, as private windows and full disks do.
pub(crate) fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// Forgets what is kept under all names that begin so.
pub(crate) fn forget_all(beginning: &str) {
    // All names first: they change places while some are removed.
    for name in names(beginning) {
        forget(&name);
    }
}

/// Forgets what is kept under a name for this visit alone.
pub(crate) fn forget_for_this_visit(name: &str) {
    if let Some(storage) = visit() {
        let _ = storage.remove_item(name);
    }
}

/// Forgets everything that was ever kept here.
pub(crate) fn clear() {
    for storage in storage().into_iter().chain(visit()) {
        let _ = storage.clear();
    }
}

/// The text kept under a name for this visit alone.
pub(crate) fn read_for_this_visit(name: &str) -> Option<String> {
    visit()?.get_item(name).ok()?
}

/// Keeps a text under a name for this visit alone.
pub(crate) fn write_for_this_visit(name: &str, text: &str) {
    if let Some(storage) = visit() {
        let _ = storage.set_item(name, text);
    }
}

fn visit() -> Option<Storage> {
    window().session_storage().ok()?
}

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}
