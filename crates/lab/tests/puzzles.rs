//! The puzzles that ship with the page: each can be played, and a sample holds with a higher budget.

use std::collections::HashSet;

use tubewright_bots::review::DEFAULT_NODES;
use tubewright_bots::value;
use tubewright_lab::puzzles::holds;
use tubewright_review::{Puzzle, Theme};

const FILE: &str = include_str!("../../web/static/versioned/puzzles.txt");

fn puzzles() -> Vec<Puzzle> {
    FILE.lines().map(|line| Puzzle::from_line(line).unwrap_or_else(|| panic!("no puzzle: {line}"))).collect()
}

#[test]
fn each_is_a_position_of_a_game_that_its_actions_can_be_played_in() {
    let list = puzzles();
    assert!(list.is_sorted_by_key(|puzzle| puzzle.difficulty));
    assert!(Theme::ALL.into_iter().all(|theme| list.iter().any(|puzzle| puzzle.theme == theme)));
    let places: HashSet<_> = list.iter().map(|puzzle| (&puzzle.seed, puzzle.before.len())).collect();
    assert_eq!(places.len(), list.len(), "no position stands there twice");
    for puzzle in &list {
        let game = puzzle.game().unwrap_or_else(|| panic!("it cannot be played: {puzzle}"));
        let seat = game.seats().next().expect("a seat");
        assert!(puzzle.gap >= 3.0 && puzzle.gap > 3.0 * puzzle.error, "{puzzle}");
        for &action in puzzle.best.iter().chain(&puzzle.accept) {
            let action = game.board().locate(action).expect("of London");
            assert!(game.clone().play(seat, action).is_ok(), "{puzzle}");
        }
    }
}

#[test]
fn a_sample_holds_with_a_higher_budget() {
    let net = value::london();
    for puzzle in puzzles().iter().step_by(25) {
        assert!(holds(&net, puzzle, 5 * DEFAULT_NODES), "{puzzle}");
    }
}
