//! The tree: choices by upper confidence, turns by chance, what they are worth by the rules of chance.
//!
//! Nothing is a mean of what was tried. A turn's worth is that of its best choice, a choice's the mean over
//! the turns that may follow, each by its exact chance; the value function stands in for choices that were
//! not looked at yet. So looking at a bad choice costs time and spoils no figure.

use tubewright_rules::{Action, Deck, Rng, Turn};

use super::RootMove;
use crate::evaluator::Evaluator;
use crate::position::Decision;
use crate::value::Accumulator;

/// How far, in points, a choice seldom tried is given the benefit of the doubt.
const EXPLORATION: f32 = 1.0;
/// The value function's word counts as so many visits.
const PRIOR: f32 = 0.5;
/// A choice that the value function puts so many points behind is not looked at.
const MAX_BEHIND: f32 = 14.0;
/// No more choices than this are compared at the root.
const MAX_ROOT_EDGES: usize = 24;
/// Turns by card, without the switch and with it.
const TURNS: usize = 22;
/// A tree grows to so many choices and no further, about 300 MB: a second's worth and more on a fast core.
const MAX_EDGES: usize = 6_000_000;
/// A round has at most ten turns, and the tree ends with the round.
const MAX_DEPTH: usize = 12;

const NONE: u32 = u32::MAX;

/// One choice at a node, and what is known of the turns after it.
struct Edge {
    action: Action,
    /// Does it end the round? Then the value function's word stands.
    ends: bool,
    /// What it adds at once.
    gain: f32,
    /// What it adds until the end of the game, by the value function.
    worth: f32,
    visits: u32,
    /// The sum, over the turns looked at, of their chance times what they are worth.
    expected: f32,
    /// The sum of their chances.
    chance: f32,
    /// Where its [`TURNS`] children begin, once it has any.
    children: u32,
}

impl Edge {
    /// What it adds until the end of the game, by all that is known.
    #[inline]
    fn estimate(&self) -> f32 {
        if self.chance == 0.0 {
            return self.worth;
        }
        // Turns that were not looked at are as good as those that were.
        let found = self.gain + self.expected / self.chance;
        let visits = self.visits as f32;
        (PRIOR * self.worth + visits * found) / (PRIOR + visits)
    }
}

/// A turn's cards lie there: the choices on it.
struct Node {
    first: u32,
    count: u32,
    visits: u32,
    /// What its best choice adds until the end of the game.
    value: f32,
}

/// A choice on the way down the tree.
#[derive(Clone, Copy, Default)]
struct Visit {
    edge: usize,
    /// The node that it is a choice of, and how likely the turn of that was.
    node: u32,
    chance: f32,
}

/// What came of the games through one choice of the root, for the standard error.
#[derive(Clone, Copy, Default)]
struct Spread {
    sum: f64,
    squares: f64,
}

/// A search tree over one decision.
pub(super) struct Tree<'a> {
    evaluator: Evaluator<'a>,
    root: Decision,
    /// The root's hidden sums: those of every position of the round are not far from them.
    near: Accumulator,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    children: Vec<u32>,
    /// By choice of the root.
    spreads: Vec<Spread>,
    /// By stage of the halving: the choices of the root that were compared, and what was known of each at its end.
    stages: Vec<Vec<(usize, f32)>>,
    /// Positions looked at.
    looked: u64,
    /// How many edges there may be.
    max_edges: usize,
}

fn turn_number(turn: Turn) -> usize {
    turn.card().index() + if turn.has_switch() { TURNS / 2 } else { 0 }
}

impl<'a> Tree<'a> {
    /// A tree with its root's choices.
    pub(super) fn new(evaluator: Evaluator<'a>, root: &Decision) -> Self {
        let after_pass = root.leading_to(evaluator.context, &root.sheet);
        let mut tree = Self {
            evaluator,
            root: *root,
            near: evaluator.net.accumulate(evaluator.context, &after_pass, None),
            nodes: Vec::new(),
            edges: Vec::new(),
            children: Vec::new(),
            spreads: Vec::new(),
            stages: Vec::new(),
            looked: 0,
            max_edges: MAX_EDGES,
        };
        tree.expand(root);
        tree.edges.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        tree.spreads = vec![Spread::default(); tree.edges.len()];
        tree
    }

    /// Adds a node; gives its number.
    fn expand(&mut self, decision: &Decision) -> u32 {
        let first = self.edges.len();
        let ends = decision.ends_round();
        let mut value = f32::MIN;
        let edges = &mut self.edges;
        self.evaluator.each_choice(decision, Some(&self.near), |action, _, gain, worth| {
            value = worth.max(value);
            let (visits, expected, chance, children) = (0, 0.0, 0.0, NONE);
            edges.push(Edge { action, ends, gain, worth, visits, expected, chance, children });
        });
        let count = (self.edges.len() - first) as u32;
        self.looked += u64::from(count);
        self.nodes.push(Node { first: first as u32, count, visits: 0, value });
        self.nodes.len() as u32 - 1
    }

    /// Sequential halving: all choices are looked into on the same decks, and the worse half drops out when
    /// `spent` says that a stage, of so many, has used its share after so many nodes.
    pub(super) fn search(&mut self, spent: impl Fn(u64, u64, u64) -> bool, rng: &mut Rng) {
        let top = self.edges[0].worth;
        let hopeful = |edge: &&Edge| edge.worth > top - MAX_BEHIND;
        let mut alive: Vec<usize> =
            (0..self.edges.iter().take(MAX_ROOT_EDGES).take_while(hopeful).count()).collect();
        // On a round's last turn there is nothing to look into: all choices end the round.
        if alive.len() < 2 || self.edges[0].ends {
            return;
        }
        let stages = u64::from(alive.len().next_power_of_two().trailing_zeros());
        for stage in 1..=stages {
            loop {
                let deck = Deck::with_top(self.root.faceup.seen(), rng);
                for &edge in &alive {
                    let worth = f64::from(self.descend(edge, &deck));
                    self.spreads[edge].sum += worth;
                    self.spreads[edge].squares += worth * worth;
                }
                // Each stage has its share of the room too, so that the last ones can still learn something.
                let full = self.edges.len() as u64 * stages >= self.max_edges as u64 * stage;
                if full || spent(self.looked, stage, stages) {
                    break;
                }
            }
            alive.sort_by(|&a, &b| self.edges[b].estimate().total_cmp(&self.edges[a].estimate()));
            self.stages.push(alive.iter().map(|&edge| (edge, self.edges[edge].estimate())).collect());
            alive.truncate(alive.len().div_ceil(2));
        }
    }

    /// Follows one choice of the root into the tree, on these cards, to a turn not looked at yet or the end
    /// of the round, and carries what is found there up again; gives what this game seems to come to.
    fn descend(&mut self, root: usize, deck: &Deck) -> f32 {
        let mut path = [Visit::default(); MAX_DEPTH];
        let mut depth = 0;
        let mut earned = 0.0;
        let mut decision = self.root;
        let mut visit = Visit { edge: root, node: 0, chance: 1.0 };
        let rest = loop {
            // A step through what is known costs too: near the end nothing new is left to look at.
            self.looked += 1;
            path[depth] = visit;
            depth += 1;
            let edge = &mut self.edges[visit.edge];
            edge.visits += 1;
            if edge.ends {
                break edge.worth;
            }
            earned += edge.gain;
            let position = decision.play_unchecked(self.evaluator.context, edge.action);
            let turn = deck.turn_after(position.faceup).expect("the round goes on");
            let chance = position.chance(turn);
            decision = position.reveal(turn);
            if edge.children == NONE {
                edge.children = self.children.len() as u32;
                self.children.resize(self.children.len() + TURNS, NONE);
            }
            let slot = edge.children as usize + turn_number(turn);
            let mut node = self.children[slot];
            if node == NONE {
                node = self.expand(&decision);
                self.children[slot] = node;
                let value = self.nodes[node as usize].value;
                let edge = &mut self.edges[visit.edge];
                edge.chance += chance;
                edge.expected += chance * value;
                break value;
            }
            self.nodes[node as usize].visits += 1;
            visit = Visit { edge: self.most_promising(node), node, chance };
        };
        for i in (1..depth).rev() {
            let Visit { node, chance, .. } = path[i];
            let value = self.of(node).map(|i| self.edges[i].estimate()).fold(f32::MIN, f32::max);
            let before = std::mem::replace(&mut self.nodes[node as usize].value, value);
            self.edges[path[i - 1].edge].expected += chance * (value - before);
        }
        earned + rest
    }

    fn of(&self, node: u32) -> std::ops::Range<usize> {
        let node = &self.nodes[node as usize];
        node.first as usize..(node.first + node.count) as usize
    }

    fn most_promising(&self, node: u32) -> usize {
        let visits = self.nodes[node as usize].visits as f32;
        let spread = EXPLORATION * (1.0 + visits).sqrt().sqrt();
        let range = self.of(node);
        let mut best = (range.start, f32::MIN);
        for i in range {
            let edge = &self.edges[i];
            let score = edge.estimate() + spread / (PRIOR + edge.visits as f32).sqrt();
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// How many positions were looked at.
    pub(super) fn looked(&self) -> u64 {
        self.looked
    }

    /// How far one choice of the root is behind another, as it was found when the two were last compared: what is
    /// found out later about one of them alone says nothing about the other. Those never compared in the tree
    /// have the value function's word.
    pub(super) fn behind(&self, best: usize, other: usize) -> f32 {
        let word = |stage: &[(usize, f32)], place| Some(stage.iter().find(|(edge, _)| *edge == place)?.1);
        let compared = |stage: &Vec<(usize, f32)>| Some(word(stage, best)? - word(stage, other)?);
        let by_value = || self.edges[best].worth - self.edges[other].worth;
        self.stages.iter().rev().find_map(compared).unwrap_or_else(by_value)
    }

    /// What was found out about each choice of the root, best first.
    pub(super) fn root_moves(&self) -> Vec<RootMove> {
        let root = &self.edges[..self.nodes[0].count as usize];
        let mut list: Vec<RootMove> = root
            .iter()
            .zip(&self.spreads)
            .enumerate()
            .map(|(place, (edge, spread))| {
                let n = f64::from(edge.visits);
                let variance = if edge.visits > 1 {
                    let mean = spread.sum / n;
                    (spread.squares / n - mean * mean).max(0.0) / (n - 1.0)
                } else {
                    0.0
                };
                RootMove {
                    place,
                    action: edge.action,
                    visits: edge.visits,
                    mean: edge.estimate(),
                    error: variance.sqrt() as f32,
                }
            })
            .collect();
        // More visits mean that it survived longer; among equals the mean decides.
        list.sort_by(|a, b| (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).expect("numbers"));
        list
    }
}

#[cfg(test)]
mod tests {
    use tubewright_rules::{Board, Pencil, Setup};

    use super::*;
    use crate::context::GameContext;
    use crate::position::Position;

    #[test]
    fn a_tree_stops_growing_however_long_it_may_think() {
        let net = crate::value::london();
        let context = GameContext::solo(Board::london(), &Setup::solo(Pencil::ALL));
        let start = Position::start(&context);
        let root = start.reveal(start.random_turn(&mut Rng::new(1)));
        let mut tree = Tree::new(Evaluator { net: &net, context: &context }, &root);
        tree.max_edges = 20_000;
        // A budget that is never spent: only the room ends this search.
        tree.search(|_, _, _| false, &mut Rng::new(1));
        let grown = tree.edges.len();
        assert!((tree.max_edges..tree.max_edges + 1000).contains(&grown), "{grown} edges");
        let bytes = grown * size_of::<Edge>()
            + tree.nodes.len() * size_of::<Node>()
            + tree.children.len() * size_of::<u32>();
        let full = bytes as f64 / grown as f64 * MAX_EDGES as f64;
        assert!(full < 330e6, "{full:.0} bytes, more than the 300 MB that are said");
        // There was room left for the last stage, in which only two choices stay.
        let visits: Vec<u32> = tree.root_moves().iter().map(|root_move| root_move.visits).collect();
        assert!(visits[0] == visits[1] && 2 * visits[1] > 3 * visits[2], "{visits:?}");
    }

    /// What a position of the last round still brings on the average, with the best of all choices on every turn.
    fn exact(context: &GameContext, position: &Position) -> f64 {
        if position.is_over() {
            return 0.0;
        }
        let mut sum = 0.0;
        let weights = position.turns(|turn, weight| {
            let best = worths(context, &position.reveal(turn))
                .into_iter()
                .map(|(_, worth)| worth)
                .fold(0.0, f64::max);
            sum += f64::from(weight) * best;
        });
        sum / f64::from(weights)
    }

    /// Every choice on a turn of the last round with what it brings on the average.
    fn worths(context: &GameContext, decision: &Decision) -> Vec<(Action, f64)> {
        let mut list = Vec::new();
        decision.each_choice(&context.board, |action, sheet| {
            let gain = f64::from(context.total(sheet)) - f64::from(context.total(&decision.sheet));
            list.push((action, gain + exact(context, &decision.leading_to(context, sheet))));
        });
        list
    }

    #[test]
    fn near_the_end_of_the_game_a_tree_finds_what_exact_chance_says() {
        let net = crate::value::london();
        let context = GameContext::solo(Board::london(), &Setup::solo(Pencil::ALL));
        let evaluator = Evaluator { net: &net, context: &context };
        let mut rng = Rng::new(5);
        let mut compared = 0;
        while compared < 12 {
            let mut position = Position::start(&context);
            while !position.is_over() {
                let decision = position.reveal(position.random_turn(&mut rng));
                let (last, unseen) = (decision.sheet.round() == 3, decision.faceup.seen().others().len());
                let list = if last && unseen <= 4 && !decision.ends_round() {
                    worths(&context, &decision)
                } else {
                    Vec::new()
                };
                if list.len() > 1 {
                    let mut tree = Tree::new(evaluator, &decision);
                    tree.search(|looked, stage, stages| looked * stages >= 200_000 * stage, &mut rng);
                    let best = list.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
                    let found = &tree.root_moves()[0];
                    let (_, worth) = list.iter().find(|(action, _)| *action == found.action).expect("legal");
                    assert!(best - worth < 0.05, "{:?} gives {worth}, the best {best}", found.action);
                    assert!((f64::from(found.mean) - worth).abs() < 0.1, "{} said of {worth}", found.mean);
                    compared += 1;
                }
                let mut next = (f32::MIN, position);
                evaluator.each_choice(&decision, None, |_, after, _, worth| {
                    if worth > next.0 {
                        next = (worth, *after);
                    }
                });
                position = next.1;
            }
        }
    }
}
