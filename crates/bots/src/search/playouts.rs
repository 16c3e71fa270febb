//! Whole games played out: what the tree, which ends with the round, cannot see.
//!
//! The value function is surest about positions that are near to each other in time, and least about what a
//! round leaves for the next ones. So the choices that the tree finds nearly as good as its best are played on
//! to the end of the game, on the same decks, each turn by the value function alone. What comes of that is
//! less clever than the tree and right about the rounds to come; the two are weighed against each other.

use tubewright_rules::{Cards, Deck, ROUNDS, Rng};

use super::{Finding, Judge};
use crate::position::Position;

/// A choice that the tree puts so many points behind its best is not played out.
const NEAR: f32 = 3.0;
/// No more choices than this are played out.
const WIDEST: usize = 8;
/// However many games were played, they count no more than this; the rest is the tree's word.
const MOST_WEIGHT: f32 = 0.75;
/// After so many games they count half of what they may.
const HALF_WEIGHT: f32 = 75.0;

/// One choice, and what its games came to.
struct Line {
    finding: Finding,
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
    judge: Judge<'_>,
    shown: &Position,
    findings: &mut Vec<Finding>,
    mut looked: u64,
    spent: impl Fn(u64, u64, u64) -> bool,
    rng: &mut Rng,
) -> usize {
    let top = findings[0].mean;
    let near = findings.iter().take(WIDEST).take_while(|finding| finding.mean > top - NEAR).count();
    if near < 2 {
        return 0;
    }
    let mut lines: Vec<Line> = findings
        .drain(..near)
        .map(|finding| {
            let after = shown.after(judge.frame, finding.action);
            Line { tree: (finding.mean, finding.error), finding, after, sum: 0.0, ahead: 0.0, squares: 0.0 }
        })
        .collect();
    let stages = u64::from(near.next_power_of_two().trailing_zeros());
    let total = judge.frame.total(&shown.sheet) as f32;
    let mut games = 0;
    let mut alive = near;
    for stage in 1..=stages {
        loop {
            let decks = decks(shown, rng);
            let mut points = [0.0; WIDEST];
            for (points, line) in points.iter_mut().zip(&lines[..alive]) {
                *points = f64::from(play_on(judge, line.after, &decks, &mut looked) - total);
            }
            let mean = points[..alive].iter().sum::<f64>() / alive as f64;
            for (points, line) in points.iter().zip(&mut lines[..alive]) {
                let ahead = points - mean;
                line.sum += points;
                line.ahead += ahead;
                line.squares += ahead * ahead;
            }
            games += 1;
            if spent(looked, stage, stages) {
                break;
            }
        }
        weigh(&mut lines[..alive], games);
        alive = alive.div_ceil(2);
    }
    findings.splice(0..0, lines.into_iter().map(|line| line.finding));
    near
}

/// Cards for the rest of this round and for all later ones.
fn decks(shown: &Position, rng: &mut Rng) -> [Deck; ROUNDS] {
    let now = shown.sheet.round();
    std::array::from_fn(|round| {
        let seen = if round == now { shown.faceup.seen() } else { Cards::EMPTY };
        Deck::with_top(seen, rng)
    })
}

/// Plays to the end of the game by the value function; gives the final score.
fn play_on(judge: Judge<'_>, mut position: Position, decks: &[Deck; ROUNDS], looked: &mut u64) -> f32 {
    while !position.is_over() {
        let call = position.reveal(&decks[position.sheet.round()]).expect("the round goes on");
        let mut best = (f32::MIN, position);
        judge.each(&position, call, None, |_, next, _, worth| {
            *looked += 1;
            if worth > best.0 {
                best = (worth, *next);
            }
        });
        position = best.1;
    }
    judge.frame.total(&position.sheet) as f32
}

/// Weighs the tree's word and that of so many games for each of these, and puts the best first.
fn weigh(lines: &mut [Line], games: u32) {
    let games = games as f32;
    let share = MOST_WEIGHT * games / (games + HALF_WEIGHT);
    // Games say which choice is better and by how much. All of them together come to less than the tree expects, as the
    // value function alone plays them, and depend on the luck of the decks: so the mean stays what it was.
    let before = mean(lines);
    for line in &mut *lines {
        let played = line.sum as f32 / games;
        let ahead = line.ahead as f32 / games;
        let variance = (line.squares as f32 / games - ahead * ahead).max(0.0);
        line.finding.mean = (1.0 - share) * line.tree.0 + share * played;
        line.finding.error = (1.0 - share) * line.tree.1 + share * (variance / games).sqrt();
    }
    let shift = before - mean(lines);
    lines.iter_mut().for_each(|line| line.finding.mean += shift);
    lines.sort_by(|a, b| b.finding.mean.total_cmp(&a.finding.mean));
}

fn mean(lines: &[Line]) -> f32 {
    lines.iter().map(|line| line.finding.mean).sum::<f32>() / lines.len() as f32
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Action, Board, Pencil, Setup};

    use super::*;
    use crate::position::Frame;

    /// Some choices, the tree's word on each, and what so many games of each came to on the average.
    fn lines<const N: usize>(tree: [f32; N], played: [f32; N], games: u32) -> Vec<Line> {
        let frame = Frame::solo(Board::london(), &Setup::solo(Pencil::ALL));
        let line = |(tree, played): (f32, f32)| {
            let finding = Finding { place: 0, action: Action::Pass, visits: 10, mean: tree, error: 1.0 };
            let sum = f64::from(played) * f64::from(games);
            // Each game lies ten points to one side of the mean of all choices.
            let (ahead, squares) = (0.0, f64::from(games) * 100.0);
            Line { finding, tree: (tree, 1.0), after: Position::start(&frame), sum, ahead, squares }
        };
        tree.into_iter().zip(played).map(line).collect()
    }

    #[test]
    fn many_games_outweigh_the_tree_and_few_do_not() {
        for (games, first) in [(5, 100.0), (1000, 99.5)] {
            let mut lines = lines([100.0, 99.5], [90.0, 92.0], games);
            weigh(&mut lines, games);
            assert_eq!(lines[0].tree.0, first, "after {games} games");
        }
    }

    #[test]
    fn what_is_expected_stays_on_the_scale_of_the_tree() {
        let mut lines = lines([100.0, 98.0], [90.0, 91.0], 400);
        weigh(&mut lines, 400);
        let mean = (lines[0].finding.mean + lines[1].finding.mean) / 2.0;
        assert!((mean - 99.0).abs() < 1e-3, "{mean}");
        // Ten points to either side over 400 games is half a point; the tree's word was a point off.
        assert!(lines.iter().all(|line| (0.5..1.0).contains(&line.finding.error)));
    }

    #[test]
    fn a_choice_that_dropped_out_stays_as_far_behind_as_it_was_found_to_be() {
        // The games overturn the tree: what it put first drops out, and the other two go on on poor decks.
        let mut lines = lines([100.0, 98.0, 98.0], [85.0, 90.0, 90.5], 80);
        weigh(&mut lines, 80);
        assert_eq!(lines[2].tree.0, 100.0);
        let behind = lines[0].finding.mean - lines[2].finding.mean;
        for line in &mut lines[..2] {
            (line.sum, line.squares) = (line.sum * 1.5, line.squares * 2.0);
        }
        weigh(&mut lines[..2], 160);
        assert!(
            (lines[0].finding.mean - lines[2].finding.mean - behind).abs() < 0.2,
            "not {behind} any more"
        );
    }

    #[test]
    fn games_are_played_out_on_cards_that_have_not_been_seen_and_within_the_budget() {
        let net = crate::value::london();
        let frame = Frame::solo(Board::london(), &Setup::solo(Pencil::ALL));
        let judge = Judge { net: &net, frame: &frame };
        let mut rng = Rng::new(7);
        let mut shown = Position::start(&frame);
        let call = shown.faceup.reveal_unchecked(shown.random_turn(&mut rng));
        let cards = decks(&shown, &mut rng);
        let seen = shown.faceup.seen();
        assert!(cards[0].cards()[..seen.len() as usize].iter().all(|&card| seen.contains(card)));

        let mut findings = Vec::new();
        judge.each(&shown, call, None, |action, _, _, worth| {
            findings.push(Finding { place: 0, action, visits: 1, mean: worth, error: 1.0 });
        });
        findings.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        let before: Vec<Action> = findings.iter().map(|finding| finding.action).collect();
        let most = std::cell::Cell::new(0);
        let spent = |looked: u64, stage, stages| {
            most.set(looked);
            looked * stages >= 100_000 * stage
        };
        play_out(judge, &shown, &mut findings, 0, spent, &mut rng);
        assert!((100_000..110_000).contains(&most.get()), "{} nodes", most.get());
        // Nothing is lost and nothing comes twice; what was not played out stays where it was.
        let after: Vec<Action> = findings.iter().map(|finding| finding.action).collect();
        assert_eq!(before[WIDEST.min(before.len())..], after[WIDEST.min(after.len())..]);
        let sorted = |mut list: Vec<Action>| {
            list.sort_by_key(|action| format!("{action:?}"));
            list
        };
        assert_eq!(sorted(before), sorted(after));
    }
}
