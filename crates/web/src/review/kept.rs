//! Reviews that this browser keeps, each with its game: they open at once the next time, also without a network.

use tubewright_review::Review;
use tubewright_rules::Record;
use tubewright_thinker::{Question, Wish};

use crate::storage;

/// The names of the reviews kept, a line each, the newest first.
const REVIEWS: &str = "reviews";
/// Older ones are forgotten, so that storage never fills up: one takes some 15 kB.
const MOST: usize = 24;
/// Between the game and its review: no line of either is this.
const BETWEEN: &str = "\n=\n";

fn name(address: &str, seat: usize) -> String {
    format!("review {address} {seat}")
}

/// A game as a text: what the worker is asked about.
fn game_text(record: &Record, seat: usize) -> String {
    let (wish, level, record) = (Wish::Review, String::new(), record.clone());
    Question { wish, seat, level, record }.to_text()
}

/// The review of a seat's game at an address, if it is of this very game.
pub(super) fn find(address: &str, record: &Record, seat: usize) -> Option<Review> {
    let (game, review) = read(address, seat)?;
    (game == game_text(record, seat)).then_some(())?;
    Review::from_text(&review)
}

/// The game whose review is kept for an address: for whoever comes back without a network.
pub(super) fn game(address: &str, seat: usize) -> Option<Record> {
    let (game, _) = read(address, seat)?;
    Some(Question::from_text(&game)?.record)
}

fn read(address: &str, seat: usize) -> Option<(String, String)> {
    let text = storage::read(&name(address, seat))?;
    let (game, review) = text.split_once(BETWEEN)?;
    Some((game.to_owned(), review.to_owned()))
}

/// Keeps a review with its game.
pub(super) fn keep(address: &str, record: &Record, seat: usize, review: &Review) {
    let name = name(address, seat);
    let kept = storage::read(REVIEWS).unwrap_or_default();
    let (kept, forgotten) = with_first(&kept, &name);
    for old in forgotten {
        storage::forget(&old);
    }
    let text = format!("{}{BETWEEN}{}", game_text(record, seat), review.to_text());
    if storage::write(&name, &text) {
        storage::write(REVIEWS, &kept);
    }
}

/// The list with a name at its head, and the names that have no room in it any more.
fn with_first(list: &str, name: &str) -> (String, Vec<String>) {
    let others = list.lines().filter(|other| *other != name && !other.is_empty());
    let mut all: Vec<String> = std::iter::once(name).chain(others).map(ToOwned::to_owned).collect();
    let forgotten = all.split_off(all.len().min(MOST));
    (all.join("\n"), forgotten)
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Deal, Game, Modules, Setup};

    use super::*;

    #[test]
    fn the_newest_reviews_are_kept_each_once() {
        let (list, forgotten) = with_first("a\nb\nc", "b");
        assert_eq!((list.as_str(), forgotten.len()), ("b\na\nc", 0));
        let many: Vec<String> = (0..MOST).map(|number| number.to_string()).collect();
        let (list, forgotten) = with_first(&many.join("\n"), "new");
        assert_eq!(list.lines().count(), MOST);
        assert_eq!(forgotten, [(MOST - 1).to_string()]);
    }

    #[test]
    fn a_game_reads_back_with_and_without_modules() {
        for modules in [Modules::NONE, Modules::BOTH] {
            let setup = Setup::of_deal(&Deal::from_seed("kept"), &["", ""], modules);
            let record = Game::new(Board::london(), setup).expect("a set-up").record();
            let text = game_text(&record, 1);
            assert!(!text.contains(BETWEEN), "{text}");
            let read = Question::from_text(&text).expect("a question");
            assert_eq!((read.record, read.seat), (record, 1));
        }
    }
}
