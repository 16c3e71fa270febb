//! The strongest player: a tree of the coming turns, then whole games after the best choices on them.

mod player;
mod playouts;
mod tree;

use tubewright_rules::{Action, ROUNDS, Rng};

use crate::bot::Budget;
use crate::evaluator::Evaluator;
use crate::position::Decision;

pub use player::SearchBot;
use playouts::play_out;
use tree::Tree;

/// What a search found out about one choice.
#[derive(Clone, Debug)]
pub struct RootMove {
    /// Its place among the choices of the tree's root.
    place: usize,
    /// The choice.
    pub action: Action,
    /// How many times it was looked into.
    pub visits: u32,
    /// The points that it adds until the end of the game, on the average.
    pub mean: f32,
    /// The standard error of that mean by how far the games looked into lie apart, none without them: the value
    /// function's word may be wrong, but no other cards would change it.
    pub error: f32,
}

/// The tree has no fewer nodes than this where the budget has so many: games pay only in large numbers.
const MIN_TREE_NODES: u64 = 30_000;

/// Searches a decision; the best choice comes first, and none has a higher mean.
pub fn search(evaluator: Evaluator<'_>, decision: &Decision, budget: Budget<'_>, seed: u64) -> Vec<RootMove> {
    let mut rng = Rng::new(seed);
    let mut tree = Tree::new(evaluator, decision);
    // The last round's tree sees to the end of the game.
    if decision.sheet.round() + 1 == ROUNDS {
        tree.search(|looked, stage, stages| budget.is_spent_by(looked, stage, stages), &mut rng);
        return behind_the_best(&tree, tree.root_moves(), 0);
    }
    // The tree has the first half of the budget, games played out have the rest.
    let half = |looked, stage, stages| {
        let grown = looked * stages >= MIN_TREE_NODES * stage;
        (grown && budget.is_spent_by(looked, stage, 2 * stages)) || budget.is_spent_by(looked, stage, stages)
    };
    tree.search(half, &mut rng);
    // A choice that dropped out was judged by a smaller tree than those that stayed.
    let mut root_moves = behind_the_best(&tree, tree.root_moves(), 0);
    root_moves.sort_by(|a, b| b.mean.total_cmp(&a.mean));
    let mut played = 0;
    // On a round's last turn the tree looks at next to nothing, and still a small budget is not for games.
    if !budget.is_spent_by(tree.looked().max(MIN_TREE_NODES), 1, 1) {
        let begun = budget.spent(tree.looked());
        let rest = |looked, stage, stages| {
            (budget.spent(looked) - begun) * stages as f32 >= (1.0 - begun) * stage as f32
        };
        played = play_out(evaluator, decision, &mut root_moves, tree.looked(), rest, &mut rng);
    }
    behind_the_best(&tree, root_moves, played)
}

/// Puts what was not played out as far behind the best as the tree found it to be, and never ahead of it: games may
/// have brought up what the tree had put behind this.
fn behind_the_best(tree: &Tree<'_>, mut root_moves: Vec<RootMove>, played: usize) -> Vec<RootMove> {
    let (place, mean) = (root_moves[0].place, root_moves[0].mean);
    for root_move in &mut root_moves[played.max(1)..] {
        root_move.mean = mean - tree.behind(place, root_move.place).max(0.0);
    }
    root_moves
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::context::GameContext;
    use crate::position::Position;

    #[test]
    fn what_games_bring_up_stays_first_though_the_tree_had_put_another_before_it() {
        let (net, context) = (crate::value::london(), GameContext::with_modules());
        let start = Position::start(&context);
        let root = start.reveal(start.random_turn(&mut Rng::new(3)));
        let mut tree = Tree::new(Evaluator { net: &net, context: &context }, &root);
        tree.search(|looked, stage, stages| looked * stages >= 5_000 * stage, &mut Rng::new(3));
        let mut root_moves = tree.root_moves();
        assert!(tree.behind(root_moves[2].place, root_moves[0].place) < 0.0, "the tree prefers its first");
        // Games were played out after the third alone, and it came out best.
        root_moves.swap(0, 2);
        let settled = behind_the_best(&tree, root_moves, 1);
        assert!(settled.len() > 3 && settled.iter().all(|root_move| root_move.mean <= settled[0].mean));
    }

    #[test]
    fn a_search_by_the_clock_ends_soon_after_its_time_on_every_turn_of_a_game() {
        // Once the time is over each stage of a tree of 24 choices takes one step before it asks, and no game follows.
        const STAGES: u32 = 5;
        let (net, context) = (crate::value::london(), GameContext::with_modules());
        // The clock goes on by one of so many ticks whenever it is asked.
        for ticks in [1, 2, 3, 100] {
            let mut rng = Rng::new(4);
            let mut position = Position::start(&context);
            let mut thought = 0;
            while !position.is_over() {
                let decision = position.reveal(position.random_turn(&mut rng));
                let asked = Cell::new(0);
                let clock = || {
                    asked.set(asked.get() + 1);
                    asked.get() as f32 / ticks as f32
                };
                let evaluator = Evaluator { net: &net, context: &context };
                let found = search(evaluator, &decision, Budget::Until(&clock), rng.next_u64());
                assert!(asked.get() <= ticks + STAGES, "asked {} times of {ticks}", asked.get());
                thought += u32::from(asked.get() >= ticks);
                let visits: u32 = found.iter().map(|root_move| root_move.visits).sum();
                assert!(ticks > 1 || visits <= 24 + 12 + 6 + 3 + 2, "{visits} looks without any time");
                let mut choices = 0;
                decision.each_choice(&context.board, |_, _| choices += 1);
                assert_eq!(found.len(), choices);
                position = decision.play_unchecked(&context, found[0].action);
            }
            assert!(thought > 10, "{thought} decisions took their time");
        }
    }
}
