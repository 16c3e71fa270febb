//! What a person came to on the same cards at other times: the totals alone, so that tries can be compared.

use super::play::Play;
use crate::game_params::GameParams;
use crate::storage;

/// The totals of each deal, a line each, the deal played last first.
const TRIES: &str = "tries";
/// Older deals are forgotten, so that storage never fills up.
const MOST_DEALS: usize = 60;
/// So many of a deal are shown, the last ones.
const MOST_SHOWN: usize = 9;

/// Notes what a game came to that has just ended.
pub(super) fn note(play: Play) {
    if let Some((cards, total)) = this_try(play) {
        storage::write(TRIES, &noted(&kept(), &cards, total));
    }
}

/// The totals of other tries on the cards of a game that is over, in their order.
pub(super) fn others(play: Play) -> Vec<u32> {
    let Some((cards, total)) = this_try(play) else { return Vec::new() };
    let mut totals = totals(&kept(), &cards);
    if let Some(this) = totals.iter().rposition(|&other| other == total) {
        totals.remove(this);
    }
    totals.split_off(totals.len().saturating_sub(MOST_SHOWN))
}

/// Is anything noted?
pub(super) fn are_any() -> bool {
    !kept().is_empty()
}

fn kept() -> String {
    storage::read(TRIES).unwrap_or_default()
}

/// The deal, modules and pencils as an address without the company, and the total. With several people at one device it is
/// nobody's try.
fn this_try(play: Play) -> Option<(String, u32)> {
    let address = play.address();
    let params = GameParams::of(address.split_once('?')?.1);
    play.table_now(|table| {
        let (seat, game) = (table.seat()?, table.game());
        let pencils = Some(game.setup().seats[seat.index()].pencils);
        let cards = GameParams { pencils, bots: Vec::new(), ..params }.address();
        Some((cards, game.score(seat).total))
    })
}

/// A line is a deal and its totals, with spaces between: an address has none.
fn is_of(line: &str, cards: &str) -> bool {
    line.split(' ').next() == Some(cards)
}

fn noted(kept: &str, cards: &str, total: u32) -> String {
    let before = kept.lines().find(|line| is_of(line, cards)).unwrap_or(cards);
    let others = kept.lines().filter(|line| !is_of(line, cards)).take(MOST_DEALS - 1);
    others.fold(format!("{before} {total}"), |all, line| format!("{all}\n{line}"))
}

fn totals(kept: &str, cards: &str) -> Vec<u32> {
    let line = kept.lines().find(|line| is_of(line, cards)).unwrap_or_default();
    line.split(' ').skip(1).filter_map(|total| total.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_kept_by_deal_and_the_oldest_deals_forgotten() {
        let kept = [("/a", 98), ("/ab", 3), ("/a", 106)];
        let kept = kept.iter().fold(String::new(), |kept, (cards, total)| noted(&kept, cards, *total));
        assert_eq!(totals(&kept, "/a"), [98, 106]);
        assert_eq!(totals(&kept, "/ab"), [3]);
        assert!(totals(&kept, "/b").is_empty());
        let kept = (0..MOST_DEALS).fold(kept, |kept, deal| noted(&kept, &format!("/{deal}"), 1));
        assert!(totals(&kept, "/a").is_empty());
        assert_eq!(kept.lines().count(), MOST_DEALS);
    }
}
