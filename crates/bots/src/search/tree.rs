//! The tree: choices by upper confidence, turns by chance, one shuffled deck for all choices compared.

use tubewright_rules::{Call, Deck, Rng, Turn};

use super::{Candidate, Finding, Judge, best_of};
use crate::bot::Budget;
use crate::position::Position;

/// The value function's word counts as so many games played out.
const PRIOR: f32 = 4.0;
/// How far, in points, a choice seldom tried is given the benefit of the doubt.
const CURIOSITY: f32 = 4.0;
/// A choice that the value function puts so many points behind is not looked at.
const HOPELESS: f32 = 14.0;
/// No more choices than this are compared at the root.
const WIDEST: usize = 24;
/// Turns by card, without the switch and with it.
const TURNS: usize = 22;

/// How far off, in points, the value function's word is taken to be where nothing was played out.
pub(crate) const BY_VALUE_ALONE: f32 = 4.0;

const NONE: u32 = u32::MAX;

/// One choice of a node.
struct Choice {
    candidate: Candidate,
    visits: u32,
    sum: f32,
    /// Where its [`TURNS`] children begin, once it has any.
    children: u32,
}

/// A turn's cards lie there: the choices on it.
struct Node {
    first: u32,
    count: u32,
    visits: u32,
}

/// A search tree over one decision.
pub(super) struct Tree<'a> {
    judge: Judge<'a>,
    nodes: Vec<Node>,
    choices: Vec<Choice>,
    children: Vec<u32>,
    /// Of the root's choices: the sum of squares, for the standard error.
    squares: Vec<f64>,
    /// Positions looked at.
    looked: u64,
    scratch: Vec<Candidate>,
}

fn turn_number(turn: Turn) -> usize {
    turn.card().index() + if turn.has_switch() { TURNS / 2 } else { 0 }
}

impl<'a> Tree<'a> {
    /// A tree with its root's choices.
    pub(super) fn new(judge: Judge<'a>, shown: &Position, call: Call) -> Self {
        let mut tree = Self {
            judge,
            nodes: Vec::new(),
            choices: Vec::new(),
            children: Vec::new(),
            squares: Vec::new(),
            looked: 0,
            scratch: Vec::new(),
        };
        tree.expand(shown, call);
        tree.choices.sort_by(|a, b| b.candidate.worth.total_cmp(&a.candidate.worth));
        tree.squares = vec![0.0; tree.choices.len()];
        tree
    }

    /// Adds a node; gives its number.
    fn expand(&mut self, shown: &Position, call: Call) -> u32 {
        let mut list = std::mem::take(&mut self.scratch);
        self.judge.candidates(shown, call, None, &mut list);
        self.looked += list.len() as u64;
        self.nodes.push(Node { first: self.choices.len() as u32, count: list.len() as u32, visits: 0 });
        let choice = |candidate| Choice { candidate, visits: 0, sum: 0.0, children: NONE };
        self.choices.extend(list.drain(..).map(choice));
        self.scratch = list;
        self.nodes.len() as u32 - 1
    }

    /// Sequential halving: all choices are played out on the same decks, and the worse half drops out.
    pub(super) fn search(&mut self, budget: Budget<'_>, seed: u64) {
        let top = self.choices[0].candidate.worth;
        let hopeful = |choice: &&Choice| choice.candidate.worth > top - HOPELESS;
        let mut alive: Vec<usize> =
            (0..self.choices.iter().take(WIDEST).take_while(hopeful).count()).collect();
        // On the very last turn the worth is the truth.
        if alive.len() < 2 || self.choices[0].candidate.next.is_over() {
            return;
        }
        let mut rng = Rng::new(seed);
        let stages = (alive.len() as f32).log2().ceil() as u64;
        for stage in 1..=stages {
            loop {
                let next = &self.choices[0].candidate.next;
                let deck = Deck::with_top(next.faceup.seen(), &mut rng);
                for &choice in &alive {
                    let worth = self.play_out(choice, &deck);
                    self.squares[choice] += f64::from(worth * worth);
                }
                if budget.is_spent_by(self.looked, stage, stages) {
                    break;
                }
            }
            alive.sort_by(|&a, &b| self.mean(b).total_cmp(&self.mean(a)));
            alive.truncate(alive.len().div_ceil(2));
        }
        // What dropped out keeps what it had, and never comes before what stayed.
    }

    fn mean(&self, choice: usize) -> f32 {
        let choice = &self.choices[choice];
        if choice.visits == 0 { choice.candidate.worth } else { choice.sum / choice.visits as f32 }
    }

    /// Plays one choice of the root to the end of its round; gives what it adds until the end of the game.
    fn play_out(&mut self, root: usize, deck: &Deck) -> f32 {
        let round = self.choices[root].candidate.next.sheet.round();
        let mut path: [(usize, f32); 12] = [(0, 0.0); 12];
        let mut depth = 0;
        let mut earned = 0.0;
        let mut choice = root;
        let rest = loop {
            // A step through what is known costs too: near the end nothing new is left to look at.
            self.looked += 1;
            let candidate = &self.choices[choice].candidate;
            earned += candidate.gain;
            path[depth] = (choice, earned - candidate.gain);
            depth += 1;
            let mut position = candidate.next;
            if position.is_over() || position.sheet.round() != round {
                break candidate.worth - candidate.gain;
            }
            let turn = deck.turn_after(position.faceup).expect("the round goes on");
            let call = position.faceup.reveal_unchecked(turn);
            if self.choices[choice].children == NONE {
                self.choices[choice].children = self.children.len() as u32;
                self.children.resize(self.children.len() + TURNS, NONE);
            }
            let slot = self.choices[choice].children as usize + turn_number(turn);
            let node = self.children[slot];
            if node == NONE {
                let node = self.expand(&position, call);
                self.children[slot] = node;
                choice = self.best_by_worth(node);
                let candidate = &self.choices[choice].candidate;
                path[depth] = (choice, earned);
                depth += 1;
                let start = candidate.clone();
                self.nodes[node as usize].visits += 1;
                break start.gain + self.roll_out(start, deck, round);
            }
            self.nodes[node as usize].visits += 1;
            choice = self.most_promising(node);
        };
        let worth = earned + rest;
        for &(choice, before) in &path[..depth] {
            let choice = &mut self.choices[choice];
            choice.visits += 1;
            choice.sum += worth - before;
        }
        worth
    }

    /// On from a choice by the value function alone, to the end of the round.
    fn roll_out(&mut self, mut at: Candidate, deck: &Deck, round: usize) -> f32 {
        let mut earned = 0.0;
        let mut list = std::mem::take(&mut self.scratch);
        while !at.next.is_over() && at.next.sheet.round() == round {
            let mut position = at.next;
            let turn = deck.turn_after(position.faceup).expect("the round goes on");
            let call = position.faceup.reveal_unchecked(turn);
            self.judge.candidates(&position, call, at.hidden.as_ref(), &mut list);
            self.looked += list.len() as u64;
            at = best_of(&list).clone();
            earned += at.gain;
        }
        self.scratch = list;
        earned + at.worth - at.gain
    }

    fn of(&self, node: u32) -> std::ops::Range<usize> {
        let node = &self.nodes[node as usize];
        node.first as usize..(node.first + node.count) as usize
    }

    fn best_by_worth(&self, node: u32) -> usize {
        let mut best = self.of(node).start;
        for i in self.of(node) {
            if self.choices[i].candidate.worth > self.choices[best].candidate.worth {
                best = i;
            }
        }
        best
    }

    fn most_promising(&self, node: u32) -> usize {
        let visits = self.nodes[node as usize].visits as f32;
        let spread = CURIOSITY * (1.0 + visits).sqrt().sqrt();
        let score = |choice: &Choice| {
            let weight = PRIOR + choice.visits as f32;
            (PRIOR * choice.candidate.worth + choice.sum) / weight + spread / weight.sqrt()
        };
        let range = self.of(node);
        let mut best = (range.start, f32::MIN);
        for i in range {
            let score = score(&self.choices[i]);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// What was found out about each choice of the root, best first.
    pub(super) fn findings(&self) -> Vec<Finding> {
        let root = 0..self.nodes[0].count as usize;
        let mut list: Vec<Finding> = root
            .map(|i| {
                let choice = &self.choices[i];
                let n = f64::from(choice.visits);
                let mean = self.mean(i);
                let variance = if choice.visits > 1 {
                    (self.squares[i] / n - f64::from(mean) * f64::from(mean)).max(0.0) / (n - 1.0)
                } else {
                    f64::from(BY_VALUE_ALONE * BY_VALUE_ALONE)
                };
                Finding {
                    candidate: choice.candidate.clone(),
                    visits: choice.visits,
                    mean,
                    error: variance.sqrt() as f32,
                }
            })
            .collect();
        // More visits mean that it survived longer; among equals the mean decides.
        list.sort_by(|a, b| (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).expect("numbers"));
        list
    }
}
