//! Games that this browser keeps: each under its address, the one played last first.

use tubewright_table::{LocalTable, Stage};

use crate::storage;

/// The addresses of the games kept, a line each.
const GAMES: &str = "games";
/// Older ones are forgotten, so that storage never fills up.
const MOST: usize = 12;

fn name(address: &str) -> String {
    format!("game {address}")
}

fn addresses() -> Vec<String> {
    storage::read(GAMES).unwrap_or_default().lines().map(ToOwned::to_owned).collect()
}

/// Keeps a game as it is now.
pub(crate) fn keep(address: &str, table: &LocalTable) {
    let mut games = addresses();
    if games.first().is_none_or(|first| first != address) {
        games.retain(|other| other != address);
        games.insert(0, address.to_owned());
        for old in games.drain(MOST.min(games.len())..) {
            storage::forget(&name(&old));
        }
        storage::write(GAMES, &games.join("\n"));
    }
    storage::write(&name(address), &table.to_text());
}

/// The game kept for an address.
pub(crate) fn find(address: &str) -> Option<LocalTable> {
    // What another version wrote and this one cannot read is no game any more.
    LocalTable::from_text(&storage::read(&name(address))?).ok()
}

/// Forgets the game of an address.
pub(crate) fn forget(address: &str) {
    storage::forget(&name(address));
}

/// The game played last that is not over, with its address.
pub(crate) fn unfinished() -> Option<(String, LocalTable)> {
    let games = addresses().into_iter();
    let mut found = games.filter_map(|address| find(&address).map(|table| (address, table)));
    found.find(|(_, table)| table.stage() != Stage::Over)
}
