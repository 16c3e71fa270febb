//! Sitting down: by the buttons of a room, or by an address that asks for it, as that of a rematch does.

use leptos::prelude::*;
use tubewright_rules::Pencil;
use tubewright_texts::t;
use tubewright_wire::{Command, Stage};

use super::state::Online;
use super::{name, secret};
use crate::i18n::I18n;

/// What follows the `#` of such an address.
const ASKED: &str = "sit";

/// The address of a table at which the visitor sits down as they arrive.
pub(super) fn address(table: &str) -> String {
    format!("/t/{table}#{ASKED}")
}

/// Takes a seat under the visitor's name: the one named, else the one kept for them, else any that is free.
pub(super) fn sit_down(online: Online, seat: Option<usize>, colour: Option<Pencil>) {
    let i18n = I18n::here();
    let name = name::kept();
    let name = if name.trim().is_empty() { t!(i18n, "name-guest") } else { name };
    let secret = secret::of(&online.id()).unwrap_or_else(secret::fresh);
    secret::keep(&online.id(), &secret);
    let seat = seat.map(|seat| seat as u8);
    online.ask(Command::Sit { seat, name, colour, secret: Some(secret) });
}

/// Sits down as soon as the table is seen, if the address asks for it and the game waits for somebody.
pub(super) fn as_the_address_asks(online: Online) {
    if secret::taken_from_address(ASKED).is_none() {
        return;
    }
    let done = StoredValue::new(false);
    Effect::new(move || {
        let waits = online.see(|snapshot| snapshot.stage == Stage::Gathering && snapshot.you.is_none());
        if waits.is_none() || done.get_value() {
            return;
        }
        done.set_value(true);
        if waits == Some(true) {
            sit_down(online, None, None);
        }
    });
}
