//! The keys to the seats that the visitor has at tables: kept in this browser, handed on by a link.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::game_params::fresh_seed;
use crate::storage;

fn name(table: &str) -> String {
    format!("seat {table}")
}

/// The key to the visitor's seat at a table, if they have one.
pub(crate) fn of(table: &str) -> Option<String> {
    storage::read(&name(table))
}

/// Keeps a key.
pub(crate) fn keep(table: &str, secret: &str) {
    storage::write(&name(table), secret);
}

/// Forgets the key of a seat that was given up.
pub(crate) fn forget(table: &str) {
    storage::forget(&name(table));
}

/// Keeps the key of a seat at one table for another, unless there is one.
pub(crate) fn hand_on(table: &str, to: &str) {
    if let Some(secret) = of(table).filter(|_| of(to).is_none()) {
        keep(to, &secret);
    }
}

/// The tables to which there are keys.
pub(crate) fn tables() -> Vec<String> {
    storage::names(&name("")).into_iter().map(|name| name["seat ".len()..].to_owned()).collect()
}

/// Has the visitor a seat at any table?
pub(crate) fn has_any() -> bool {
    !tables().is_empty()
}

/// A key that nobody can guess.
pub(crate) fn fresh() -> String {
    fresh_seed()
}

/// Takes over the key that came with the address, `#seat=…`, and removes it from there: it is not to be shared by
/// mistake with the address.
pub(crate) fn take_from_address(table: &str) {
    let secret = taken_from_address("seat=").filter(|secret| tubewright_wire::check_secret(secret));
    if let Some(secret) = secret {
        keep(table, &secret);
    }
}

/// What follows these words behind the `#` of the address; if there are such, all of that leaves the address.
pub(super) fn taken_from_address(words: &str) -> Option<String> {
    let location = window().location();
    let hash = location.hash().ok()?;
    let rest = hash.strip_prefix('#')?.strip_prefix(words)?;
    let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        // Where it fails, it only stays to be seen in the address bar.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    Some(rest.to_owned())
}

/// The link that lets another device in to the visitor's seat.
pub(crate) fn link(table: &str) -> Option<String> {
    Some(format!("{}#seat={}", address(table), of(table)?))
}

/// The link that lets anybody in to the table.
pub(crate) fn address(table: &str) -> String {
    format!("{}/t/{table}", window().location().origin().unwrap_or_default())
}
