//! The strong player: a tree of the coming turns, played out to the end of the round, and the value
//! function for what comes after it.

mod tree;

use tubewright_rules::{Action, Call};

use crate::bot::Budget;
use crate::choices::each_choice;
use crate::position::{Frame, Position};
use crate::value::{Hidden, Net};

pub(crate) use tree::BY_VALUE_ALONE;
use tree::Tree;

/// A choice on a turn, the position that it leads to, and what the value function makes of it.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// What is played.
    pub(crate) action: Action,
    /// Where that leads.
    pub(crate) next: Position,
    /// What it adds at once.
    pub(crate) gain: f32,
    /// What it adds until the end of the game, by the value function.
    pub(crate) worth: f32,
    hidden: Option<Hidden>,
}

/// What a search reads: the value function and the frame of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge<'a> {
    /// The value function.
    pub(crate) net: &'a Net,
    /// What stays the same all game.
    pub(crate) frame: &'a Frame,
}

impl Judge<'_> {
    /// Every choice on a turn whose cards lie there, in the order of [`each_choice`].
    pub(crate) fn candidates(
        &self,
        shown: &Position,
        call: Call,
        near: Option<&Hidden>,
        list: &mut Vec<Candidate>,
    ) {
        list.clear();
        let total = self.frame.total(&shown.sheet) as i32;
        each_choice(self.frame.board, &shown.sheet, call, |action, sheet| {
            let mut next = Position { sheet: *sheet, faceup: shown.faceup };
            let gain = (self.frame.total(sheet) as i32 - total) as f32;
            if next.is_over() {
                list.push(Candidate { action, next, gain, worth: gain, hidden: None });
                return;
            }
            next.settle(self.frame);
            // Pass is named first, and every other choice differs little from it.
            let near = list.first().and_then(|pass: &Candidate| pass.hidden.as_ref()).or(near);
            let hidden = self.net.hidden(self.frame, &next, near);
            let worth = gain + self.net.value(&hidden);
            list.push(Candidate { action, next, gain, worth, hidden: Some(hidden) });
        });
    }
}

impl Judge<'_> {
    /// What any legal action adds until the end of the game, by the value function.
    pub(crate) fn worth(&self, shown: &Position, action: Action) -> f32 {
        let next = shown.after(self.frame, action);
        let gain = (self.frame.total(&next.sheet) as i32 - self.frame.total(&shown.sheet) as i32) as f32;
        if next.is_over() { gain } else { gain + self.net.value(&self.net.hidden(self.frame, &next, None)) }
    }
}

/// The best of a list by the value function; the first where several are equal.
pub(crate) fn best_of(list: &[Candidate]) -> &Candidate {
    let mut best = &list[0];
    for candidate in list {
        if candidate.worth > best.worth {
            best = candidate;
        }
    }
    best
}

/// What a search found out about one choice.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    /// The choice.
    pub(crate) candidate: Candidate,
    /// How many times it was played out.
    pub(crate) visits: u32,
    /// The points that it adds until the end of the game: the mean of those games, or the worth of it.
    pub(crate) mean: f32,
    /// The standard error of that mean.
    pub(crate) error: f32,
}

/// Searches a turn whose cards lie there; the best choice comes first.
pub(crate) fn search(
    judge: Judge<'_>,
    shown: &Position,
    call: Call,
    budget: Budget<'_>,
    seed: u64,
) -> Vec<Finding> {
    let mut tree = Tree::new(judge, shown, call);
    tree.search(budget, seed);
    tree.findings()
}
