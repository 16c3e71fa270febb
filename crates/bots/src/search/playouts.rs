//! Whole games played out: what the tree, which ends with the round, cannot see.
//!
//! The value function is surest about positions that are near to each other in time, and least about what a
//! round leaves for the next ones. So the choices that the tree finds nearly as good as its best are played on
//! to the end of the game, on the same decks, each turn by the value function alone. What comes of that is
//! less clever than the tree and right about the rounds to come; the two are weighed against each other.

use tubewright_rules::{Cards, Deck, ROUNDS, Rng};

use super::RootMove;
use crate::evaluator::Evaluator;
use crate::position::{Decision, Position};

/// A choice that the tree puts so many points behind its best is not played out.
const MAX_BEHIND: f32 = 3.0;
/// No more choices than this are played out.
const MAX_CONTENDERS: usize = 8;
/// However many games were played, they count no more than this; the rest is the tree's word.
const MAX_WEIGHT: f32 = 0.75;
/// After so many games they count half of what they may.
const HALF_WEIGHT: f32 = 75.0;

/// One choice, and what its games came to.
struct Contender {
    root_move: RootMove,
    /// What the tree made of it, and the standard error of that.
    tree: (f32, f32),
    after: Position,
    sum: f64,
    /// How much better these were than the mean of all choices on the same cards, and the squares of that.
    ahead: f64,
    squares: f64,
}

/// Plays on after the best choices of a tree that has looked at so many nodes, by sequential halving like the
/// tree itself, and puts them in the order in which they come out; gives how many were played out.
pub(super) fn play_out(
    evaluator: Evaluator<'_>,
    decision: &Decision,
    root_moves: &mut Vec<RootMove>,
    mut looked: u64,
    spent: impl Fn(u64, u64, u64) -> bool,
    rng: &mut Rng,
) -> usize {
    let top = root_moves[0].mean;
    let near = root_moves
        .iter()
        .take(MAX_CONTENDERS)
        .take_while(|root_move| root_move.mean > top - MAX_BEHIND)
        .count();
    if near < 2 {
        return 0;
    }
    let mut contenders: Vec<Contender> = root_moves
        .drain(..near)
        .map(|root_move| {
            let after = decision.play_unchecked(evaluator.context, root_move.action);
            Contender {
                tree: (root_move.mean, root_move.error),
                root_move,
                after,
                sum: 0.0,
                ahead: 0.0,
                squares: 0.0,
            }
        })
        .collect();
    let stages = u64::from(near.next_power_of_two().trailing_zeros());
    let total = evaluator.context.total(&decision.sheet) as f32;
    let mut games = 0;
    let mut alive = near;
    for stage in 1..=stages {
        loop {
            let decks = decks(decision, rng);
            let mut points = [0.0; MAX_CONTENDERS];
            for (points, contender) in points.iter_mut().zip(&contenders[..alive]) {
                *points = f64::from(play_on(evaluator, contender.after, &decks, &mut looked) - total);
            }
            let mean = points[..alive].iter().sum::<f64>() / alive as f64;
            for (points, contender) in points.iter().zip(&mut contenders[..alive]) {
                let ahead = points - mean;
                contender.sum += points;
                contender.ahead += ahead;
                contender.squares += ahead * ahead;
            }
            games += 1;
            if spent(looked, stage, stages) {
                break;
            }
        }
        weigh(&mut contenders[..alive], games);
        alive = alive.div_ceil(2);
    }
    root_moves.splice(0..0, contenders.into_iter().map(|contender| contender.root_move));
    near
}

/// Cards for the rest of this round and for all later ones.
fn decks(decision: &Decision, rng: &mut Rng) -> [Deck; ROUNDS] {
    let now = decision.sheet.round();
    std::array::from_fn(|round| {
        let seen = if round == now { decision.faceup.seen() } else { Cards::EMPTY };
        Deck::with_top(seen, rng)
    })
}

/// Plays to the end of the game by the value function; gives the final score.
fn play_on(
    evaluator: Evaluator<'_>,
    mut position: Position,
    decks: &[Deck; ROUNDS],
    looked: &mut u64,
) -> f32 {
    while !position.is_over() {
        let decision = position.reveal_next(&decks[position.sheet.round()]).expect("the round goes on");
        let mut best = (f32::MIN, position);
        evaluator.each_choice(&decision, None, |_, next, _, worth| {
            *looked += 1;
            if worth > best.0 {
                best = (worth, *next);
            }
        });
        position = best.1;
    }
    evaluator.context.total(&position.sheet) as f32
}

/// Weighs the tree's word and that of so many games for each of these, and puts the best first.
fn weigh(contenders: &mut [Contender], games: u32) {
    let games = games as f32;
    let share = MAX_WEIGHT * games / (games + HALF_WEIGHT);
    // Games say which choice is better and by how much. All of them together come to less than the tree expects, as the
    // value function alone plays them, and depend on the luck of the decks: so the mean stays what it was.
    let before = mean(contenders);
    for contender in &mut *contenders {
        let played = contender.sum as f32 / games;
        let ahead = contender.ahead as f32 / games;
        let variance = (contender.squares as f32 / games - ahead * ahead).max(0.0);
        contender.root_move.mean = (1.0 - share) * contender.tree.0 + share * played;
        contender.root_move.error = (1.0 - share) * contender.tree.1 + share * (variance / games).sqrt();
    }
    let shift = before - mean(contenders);
    contenders.iter_mut().for_each(|contender| contender.root_move.mean += shift);
    contenders.sort_by(|a, b| b.root_move.mean.total_cmp(&a.root_move.mean));
}

fn mean(contenders: &[Contender]) -> f32 {
    contenders.iter().map(|contender| contender.root_move.mean).sum::<f32>() / contenders.len() as f32
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Action, Board, Pencil, Setup};

    use super::*;
    use crate::context::GameContext;

    /// Some choices, the tree's word on each, and what so many games of each came to on the average.
    fn contenders<const N: usize>(tree: [f32; N], played: [f32; N], games: u32) -> Vec<Contender> {
        let context = GameContext::solo(Board::london(), &Setup::solo(Pencil::ALL));
        let contender = |(tree, played): (f32, f32)| {
            let root_move = RootMove { place: 0, action: Action::Pass, visits: 10, mean: tree, error: 1.0 };
            let sum = f64::from(played) * f64::from(games);
            // Each game lies ten points to one side of the mean of all choices.
            let (ahead, squares) = (0.0, f64::from(games) * 100.0);
            Contender { root_move, tree: (tree, 1.0), after: Position::start(&context), sum, ahead, squares }
        };
        tree.into_iter().zip(played).map(contender).collect()
    }

    #[test]
    fn many_games_outweigh_the_tree_and_few_do_not() {
        for (games, first) in [(5, 100.0), (1000, 99.5)] {
            let mut contenders = contenders([100.0, 99.5], [90.0, 92.0], games);
            weigh(&mut contenders, games);
            assert_eq!(contenders[0].tree.0, first, "after {games} games");
        }
    }

    #[test]
    fn what_is_expected_stays_on_the_scale_of_the_tree() {
        let mut contenders = contenders([100.0, 98.0], [90.0, 91.0], 400);
        weigh(&mut contenders, 400);
        let mean = (contenders[0].root_move.mean + contenders[1].root_move.mean) / 2.0;
        assert!((mean - 99.0).abs() < 1e-3, "{mean}");
        // Ten points to either side over 400 games is half a point; the tree's word was a point off.
        assert!(contenders.iter().all(|contender| (0.5..1.0).contains(&contender.root_move.error)));
    }

    #[test]
    fn a_choice_that_dropped_out_stays_as_far_behind_as_it_was_found_to_be() {
        // The games overturn the tree: what it put first drops out, and the other two go on on poor decks.
        let mut contenders = contenders([100.0, 98.0, 98.0], [85.0, 90.0, 90.5], 80);
        weigh(&mut contenders, 80);
        assert_eq!(contenders[2].tree.0, 100.0);
        let behind = contenders[0].root_move.mean - contenders[2].root_move.mean;
        for contender in &mut contenders[..2] {
            (contender.sum, contender.squares) = (contender.sum * 1.5, contender.squares * 2.0);
        }
        weigh(&mut contenders[..2], 160);
        assert!(
            (contenders[0].root_move.mean - contenders[2].root_move.mean - behind).abs() < 0.2,
            "not {behind} any more"
        );
    }

    #[test]
    fn games_are_played_out_on_cards_that_have_not_been_seen_and_within_the_budget() {
        let net = crate::value::london();
        let context = GameContext::solo(Board::london(), &Setup::solo(Pencil::ALL));
        let evaluator = Evaluator { net: &net, context: &context };
        let mut rng = Rng::new(7);
        let start = Position::start(&context);
        let decision = start.reveal(start.random_turn(&mut rng));
        let cards = decks(&decision, &mut rng);
        let seen = decision.faceup.seen();
        assert!(cards[0].cards()[..seen.len() as usize].iter().all(|&card| seen.contains(card)));

        let mut root_moves = Vec::new();
        evaluator.each_choice(&decision, None, |action, _, _, worth| {
            root_moves.push(RootMove { place: 0, action, visits: 1, mean: worth, error: 1.0 });
        });
        root_moves.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        let before: Vec<Action> = root_moves.iter().map(|root_move| root_move.action).collect();
        let most = std::cell::Cell::new(0);
        let spent = |looked: u64, stage, stages| {
            most.set(looked);
            looked * stages >= 100_000 * stage
        };
        play_out(evaluator, &decision, &mut root_moves, 0, spent, &mut rng);
        assert!((100_000..110_000).contains(&most.get()), "{} nodes", most.get());
        // Nothing is lost and nothing comes twice; what was not played out stays where it was.
        let after: Vec<Action> = root_moves.iter().map(|root_move| root_move.action).collect();
        assert_eq!(before[MAX_CONTENDERS.min(before.len())..], after[MAX_CONTENDERS.min(after.len())..]);
        let sorted = |mut list: Vec<Action>| {
            list.sort_by_key(|action| format!("{action:?}"));
            list
        };
        assert_eq!(sorted(before), sorted(after));
    }
}
