//! Games that this browser keeps: each under its address, the one played last first.

use tubewright_table::{LocalTable, Stage};

use super::tries;
use crate::storage;
use crate::update;

/// The addresses of the games kept, a line each.
const GAMES: &str = "games";
/// Older ones are forgotten, so that storage never fills up.
const MOST: usize = 12;
/// Said on the window when the browser does not keep a game; the page tells the person once.
pub(crate) const NOT_KEPT: &str = "game-not-kept";

/// What the game of an address is kept under.
pub(super) fn name(address: &str) -> String {
    format!("game {address}")
}

fn addresses() -> Vec<String> {
    storage::read(GAMES).unwrap_or_default().lines().map(ToOwned::to_owned).collect()
}

/// Keeps a game as it is now; gives what it is kept as, unless the browser keeps nothing.
pub(crate) fn keep(address: &str, table: &LocalTable) -> Option<String> {
    let mut games = addresses();
    if games.first().is_none_or(|first| first != address) {
        games.retain(|other| other != address);
        games.insert(0, address.to_owned());
        while games.len() > MOST {
            let is_over = |address: &String| find(address).is_none_or(|table| table.stage() == Stage::Over);
            storage::forget(&name(&games.remove(to_forget(&games, is_over))));
        }
        storage::write(GAMES, &games.join("\n"));
    }
    let text = table.to_text();
    if storage::write(&name(address), &text) {
        return Some(text);
    }
    update::say(NOT_KEPT);
    None
}

/// The place of the game to forget: the oldest of those that are over, else the oldest. The first was just played.
fn to_forget(games: &[String], is_over: impl Fn(&String) -> bool) -> usize {
    games.iter().skip(1).rposition(is_over).map_or(games.len() - 1, |place| place + 1)
}

/// What is kept for an address, by this tab or another one.
pub(crate) fn text(address: &str) -> Option<String> {
    storage::read(&name(address))
}

/// The game kept for an address.
pub(crate) fn find(address: &str) -> Option<LocalTable> {
    // What another version wrote and this one cannot read is no game any more.
    LocalTable::from_text(&text(address)?).ok()
}

/// Forgets the game of an address.
pub(crate) fn forget(address: &str) {
    storage::forget(&name(address));
}

/// A game with its address.
type Kept = (String, LocalTable);

/// The games kept, the one played last first: those that go on, and those that are over.
pub(crate) fn games() -> (Vec<Kept>, Vec<Kept>) {
    let games = addresses().into_iter();
    let found = games.filter_map(|address| find(&address).map(|table| (address, table)));
    found.partition(|(_, table)| table.stage() != Stage::Over)
}

/// Has a game been finished in this browser?
pub(crate) fn has_finished_any() -> bool {
    tries::are_any() || !games().1.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_are_over_are_forgotten_first_and_the_oldest_of_them_before_the_others() {
        let games = |all: &str| all.split(' ').map(ToOwned::to_owned).collect::<Vec<_>>();
        let is_over = |game: &String| game.starts_with("over");
        assert_eq!(to_forget(&games("now over-1 going over-2 going"), is_over), 3);
        assert_eq!(to_forget(&games("now going going"), is_over), 2);
        assert_eq!(to_forget(&games("over-now going going"), is_over), 2);
    }
}
